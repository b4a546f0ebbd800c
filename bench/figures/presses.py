"""Response times of presses through the real client library on loopback: the host against a bare bot."""

from __future__ import annotations

import asyncio
import logging
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import takewhile
from pathlib import Path

import structlog
from msgspec import Struct, field, structs

from bench.figures import Figure, at_most, for_scale, percentile
from bench.figures.bare_bot import QUICK, bare_bot, bare_panel
from bench.pressing import YOUR_MOVE, about, newest, offered, use
from bot import app
from bot.app import Host
from bot.config import DatabaseSettings, Settings, pointed
from bot.tables import Table
from bot.tables import TableUser as Player
from renderers.words import Words
from sandbox.driver import Pending, Person, RenderedMessage, Rig
from sandbox.server import Sandbox

PRESSES = 400
TITLE = "foodfighters"
THOUGHT_ABOUT = "food_truck_city"
THOUGHTS = 8
BUTTONS = ("foodfighters-verb-roll", "foodfighters-verb-pass", "foodfighters-verb-swap")
"""The number of moves that one message reports; an attack may take several."""
PAUSE = 0.05
"""Seconds between presses, so that the work after each message (removing the old board's buttons) is finished."""


class Times(Struct):
    """Milliseconds from a command or a press to each of its results."""

    pong: list[float] = field(default_factory=list)
    panel: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    confirmed: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)


def rows() -> Iterator[Figure]:
    """Measure both bots on one sandbox alternately, so that other load on the machine affects both alike."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    yield from asyncio.run(_all())


async def _all() -> list[Figure]:
    times, busy = Times(), Times()
    async with Sandbox() as sandbox:
        bare, rig = Rig(sandbox, bot="Pong"), Rig(sandbox)
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            async with bare_bot(bare), app.running(settings(rig, Path(folder))) as host:
                await host.client.wait_until_ready()
                app.settle_in()  # as on a real host
                while len(times.confirmed) < PRESSES:
                    await _game(host, rig, bare, times)
                async with _thinking(host, rig):
                    while len(busy.confirmed) < PRESSES:
                        await _game(host, rig, bare, busy)
    pong, slowest = statistics.median(times.pong), percentile(times.pong, 0.99)
    first, confirmed = statistics.median(times.first), statistics.median(times.confirmed)
    panel = statistics.median(times.panel)
    return [
        for_scale("a bare bot's pong, p50", pong, "ms"),
        for_scale("a bare bot's pong, p99", slowest, "ms"),
        for_scale("a bare bot's panel in answer to a press on one, p50", panel, "ms"),
        for_scale("the same against its pong", panel / pong, "x"),
        at_most("first answer to a press, p50, within 2.5x of the pong", first, 2.5 * pong, "ms"),
        at_most(
            "first answer to a press, p99, within 3x of the pong", percentile(times.first, 0.99), 3 * slowest, "ms"
        ),
        at_most("a press confirmed, p50, within 3x of the pong", confirmed, 3 * pong, "ms"),
        at_most("a press confirmed, p99", percentile(times.confirmed, 0.99), 40, "ms"),
        at_most("the picture of that move posted, p50", statistics.median(times.posted), 60, "ms"),
        for_scale("the picture of that move posted, p99", percentile(times.posted, 0.99), "ms"),
        at_most(
            "a press confirmed while all bots think, p99, against none",
            percentile(busy.confirmed, 0.99) / percentile(times.confirmed, 0.99), 1.5, "x",
        ),
    ]  # fmt: skip


@asynccontextmanager
async def _thinking(host: Host, rig: Rig) -> AsyncIterator[None]:
    """Keep more of the strongest bots thinking than can think at the same time."""
    owner = rig.person("Zoe")
    table = await host.tables.lobby.open(THOUGHT_ABOUT, Player(owner.id, owner.name), rig.tables.id, rig.guild.id, 2)
    await host.tables.lobby.add_player(table.id, owner.id, "random")
    table = (await host.tables.lobby.start(table.id, owner.id)).table
    seat = table.running_game().waiting()[0]

    async def think() -> None:
        while True:
            await host.tables.ai_seats.think(table, seat, "expert")

    await host.tables.ai_seats.think(table, seat, "expert")  # now the worker processes exist
    thoughts = [asyncio.create_task(think()) for _ in range(THOUGHTS)]
    try:
        yield
    finally:
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)


def settings(rig: Rig, folder: Path) -> Settings:
    """Return settings for a host without rate limits, in a sandbox, with a SQLite file in a folder."""
    addresses = rig.sandbox.addresses
    made = pointed(Settings(), token=rig.token, api_base=addresses.api_base, gateway_url=addresses.gateway_url)
    quick = structs.replace(made.discord, guild_ready_timeout=QUICK)
    tireless = structs.replace(made.host, rate_limit=0, table_rate_limit=0)
    database = DatabaseSettings(f"sqlite+aiosqlite:///{folder}/tables.sqlite3")
    return structs.replace(made, discord=quick, host=tireless, database=database)


async def _game(host: Host, rig: Rig, bare: Rig, times: Times) -> None:
    """Play a game of two people who roll, swap or pass, else take the first choice; also press the bare bot."""
    people = [rig.person("Ann"), rig.person("Bo")]
    first, second = (Player(person.id, person.name) for person in people)
    table = await host.tables.lobby.open(TITLE, first, rig.tables.id, rig.guild.id, 2)
    await host.tables.lobby.join(table.id, second)
    table = (await host.tables.lobby.start(table.id, first.id)).table
    board = await _board(rig, table, 0)
    cleo, panel = bare.person("Cleo"), await bare_panel(bare)
    while table.status == "running" and len(times.confirmed) < PRESSES:
        await asyncio.sleep(PAUSE)
        times.pong.append(await _first(cleo.slash(bare.tables, "pong")))
        await asyncio.sleep(PAUSE)
        times.panel.append(await _first(cleo.press(panel, "Pass")))
        await asyncio.sleep(PAUSE)
        board = await _press(host, rig, people, table, board, times)
        table = await host.tables.get(table.id)


async def _press(
    host: Host, rig: Rig, people: list[Person], table: Table, board: RenderedMessage, times: Times
) -> RenderedMessage:
    """Make one press for the next player, on the newest board or on the private panel that it opened."""
    assert table.game is not None
    person = people[table.game.waiting()[0]]
    start = time.perf_counter()
    pending = _pressed(person, board)
    times.first.append(await _first(pending))
    answer = await pending
    answered = _milliseconds(start)
    now = await host.tables.get(table.id)
    if now.version > table.version:
        times.confirmed.append(answered)
    if now.row.announced_version == table.row.announced_version:
        return answer.shown
    board = await _board(rig, now, board.id)
    times.posted.append(_milliseconds(start))
    return board


def _pressed(person: Person, shown: RenderedMessage) -> Pending:
    """Press the button to roll, pass or swap, whichever is present; else pick from the menu, or open the panel."""
    labels = {control.label: control for control in offered(shown)}
    wanted = [Words("en")(message) for message in BUTTONS]
    found = next((labels[label] for label in wanted if label in labels), None)
    control = found or next(iter(shown.selects), None) or labels[YOUR_MOVE]
    values = [str(option["value"]) for option in control.options]
    return use(person, shown, control, ["pass"] if "pass" in values else values[: control.fewest])


async def _first(pending: Pending) -> float:
    start = time.perf_counter()
    await pending.acknowledged()
    return _milliseconds(start)


def _milliseconds(start: float) -> float:
    return (time.perf_counter() - start) * 1e3


async def _board(rig: Rig, table: Table, after: int) -> RenderedMessage:
    """Wait for the newest message of a table that has a picture, and return it."""

    def found() -> RenderedMessage | None:
        later = takewhile(lambda shown: shown.id > after, newest(rig.tables))
        return next((shown for shown in later if shown.pictures and about(shown, table.id)), None)

    shown = await rig.until(found)
    assert shown is not None
    return shown
