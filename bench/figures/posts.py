"""How many messages a table posts per turn while scripted people play in the sandbox."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import structlog
from msgspec import Struct, structs

from bench.figures import Figure, at_most
from bench.pressing import posted
from bot import app
from bot.app import Host
from bot.config import DatabaseSettings, Settings, pointed
from bot.tables import Table
from bot.tables import TableUser as Player
from games.kernel import PLAYERS, Chance, Game
from sandbox.driver import Person, Rig
from sandbox.server import Sandbox

QUICK = 0.02
PEOPLE = ("Ann", "Bo", "Cleo")
RESULT = 1
"""The final message, which belongs to no turn."""


class TurnPace(Struct, frozen=True):
    """What counts as a turn of a title, its limit of posts, and how many people and turns are played."""

    bar: float
    turn: Callable[[Any], int]
    what: str = "turn"
    people: int = 3
    turns: int = 12


PACES = {
    "foodfighters": TurnPace(1, lambda state: int(state.turn), people=2, turns=10),
    "foodies": TurnPace(1, lambda state: int(state.turn), "throw of the die", turns=12),
    "critter_kitchen": TurnPace(2, lambda state: int(state.round), "round", turns=4),
    "food_truck_city": TurnPace(1, lambda state: int(state.turn), turns=10),
    "food_chain_magnate": TurnPace(3, lambda state: int(state.turn), turns=3),
}
"""The pace of each title; a turn of Foodies is one throw of the die, in which everybody takes part."""


def rows() -> Iterator[Figure]:
    """Yield the posts per turn of every title."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    for title, pace in PACES.items():
        posts, turns = asyncio.run(played(title, pace))
        yield at_most(f"posts per {pace.what}, {title}", posts / turns, pace.bar, "posts")


async def played(title: str, pace: TurnPace) -> tuple[int, int]:
    """Return how many messages were posted after the first turn, and in how many turns."""
    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            async with app.running(_settings(rig, Path(folder))) as host:
                await host.client.wait_until_ready()
                return await _turns(host, rig, title, pace)


def _settings(rig: Rig, folder: Path) -> Settings:
    addresses = rig.sandbox.addresses
    made = pointed(Settings(), token=rig.token, api_base=addresses.api_base, gateway_url=addresses.gateway_url)
    quick = structs.replace(made.discord, guild_ready_timeout=QUICK)
    cold = structs.replace(made.host, warm_pictures=False)
    database = DatabaseSettings(f"sqlite+aiosqlite:///{folder}/tables.sqlite3")
    return structs.replace(made, discord=quick, host=cold, database=database)


async def _turns(host: Host, rig: Rig, title: str, pace: TurnPace) -> tuple[int, int]:
    """Play whole turns after the first, and wait before each move until all messages are posted."""
    people = [rig.person(name) for name in PEOPLE[: pace.people]]
    table = await _started(host, rig, title, people)
    taste, begun = Chance(b"posts of " + title.encode()), dict[int, int]()
    while True:
        await _told(host, rig)
        game = (await host.tables.get(table.id)).game
        assert game is not None
        begun.setdefault(pace.turn(game.state), _posts(rig))
        turns = [*begun][1:]
        if game.result() is not None:
            return _posts(rig) - RESULT - begun[turns[0]], len(turns)
        if len(turns) > pace.turns:
            return begun[turns[-1]] - begun[turns[0]], len(turns) - 1
        await _move(host, table, game, people, taste)


async def _started(host: Host, rig: Rig, title: str, people: list[Person]) -> Table:
    first, *others = (Player(person.id, person.name) for person in people)
    table = await host.tables.lobby.open(title, first, rig.tables.id, rig.guild.id, len(people))
    for person in others:
        await host.tables.lobby.join(table.id, person)
    return (await host.tables.lobby.start(table.id, first.id)).table


async def _move(host: Host, table: Table, game: Game[Any, Any], people: list[Person], taste: Chance) -> None:
    seat = game.waiting()[0]
    action = PLAYERS["normal"].choose(game.title, game.view(seat), seat, taste)
    await host.tables.moves.act(table.id, seat, action, user=people[seat].id)


async def _told(host: Host, rig: Rig) -> None:
    """Wait until no message is pending."""
    while await host.tables.store.next_due() is not None:
        await rig.world.stirring(QUICK)


def _posts(rig: Rig) -> int:
    return len(posted(rig.tables))
