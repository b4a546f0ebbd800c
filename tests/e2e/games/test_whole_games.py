"""Whole games from `/table new` to the result, by what people see; and one whose host is killed again and again."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bench.pressing import YOUR_MOVE, choose, offered, read_press, shown_version
from bot.app import Host
from bot.tables import archive
from sandbox.driver import Pending, Person, RenderedMessage, Rig
from sandbox.server import Sandbox
from tests.e2e.hosts import child, posted, unsent
from tests.e2e.playing import asked, by_buttons, by_typing, gathered, over, starts
from tests.lengths import amount

pytestmark = pytest.mark.e2e

TURNS = 400
KILLS = amount(4, 6)
START_SECONDS = 30.0  # for a process to begin and to draw its first picture


async def opened(rig: Rig, ann: Person, bo: Person) -> None:
    """Ann opens a table by command, Bo joins by button, Ann starts."""
    await starts(rig, ann, await gathered(rig, "foodfighters", ann, bo))


async def test_two_people_play_a_whole_game_one_by_buttons_one_by_typing(host: Host, rig: Rig) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    await opened(rig, ann, bo)
    taste = Random(7)
    for _ in range(TURNS):
        if over(rig):
            break
        person = asked(rig, ann, bo)
        assert person is not None
        before = shown_version(posted(rig)[-1])
        await (by_buttons if person is ann else by_typing)(rig, person, taste)
        await rig.until(lambda before=before: over(rig) or shown_version(posted(rig)[-1]) > before)  # type: ignore[misc]
    assert over(rig)
    (row,) = await host.tables.find(channel=rig.tables.id, statuses=None)
    assert row.status == "finished"
    report = archive.verify(await archive.export(host.tables.repository, row.id))
    assert report.problems == []


class Diners:
    """Two people who play on whatever becomes of the host, and remember what it has promised them."""

    def __init__(self, rig: Rig, folder: Path, taste: Random) -> None:
        self.rig = rig
        self.folder = folder
        self.taste = taste
        self.people = [rig.person("Ann"), rig.person("Bo")]
        self.promises: dict[int, tuple[int | None, str]] = {}
        """By version: the seat and the links of each move that was acknowledged."""

    @contextlib.asynccontextmanager
    async def served(self) -> AsyncIterator[None]:
        """The host as a process of its own, ready to answer; it is killed at the end."""
        before = self.rig.sandbox.gateway.ready
        async with child(self.rig, self.folder):
            await self.rig.until(lambda: self.rig.sandbox.gateway.ready > before, within=START_SECONDS)
            yield

    async def told(self) -> None:
        """Wait until the channel has heard of everything so far."""
        await self.rig.until(lambda: unsent(self.folder) == 0, within=START_SECONDS)

    async def turn(self) -> None:
        """Whoever is asked plays a whole turn by buttons or by typing, and the channel hears of it."""
        if self.taste.random() < 0.3:
            await by_typing(self.rig, self._asked(), self.taste)
        else:
            async for _ in self._presses():
                pass
        await self.told()

    async def broken_off(self) -> None:
        """Whoever is asked begins a turn; soon after one of the presses, answered or not, the host is killed."""
        async with self.served():
            await (self.told() if posted(self.rig) else opened(self.rig, *self.people))
            await self.turn()
            if over(self.rig):  # a lucky attack may end a game in a few turns
                return
            async with contextlib.aclosing(self._presses()) as presses:
                async for pending in presses:  # noqa: B007  # the last one is remembered below
                    if self.taste.random() < 0.4:
                        break
            for _ in range(self.taste.randrange(6)):
                await self.rig.world.stirring(0.1)
        self._remember(pending)

    async def _presses(self) -> AsyncGenerator[Pending, None]:
        """One turn of whoever is asked: each press as it is sent. It is answered before the next one."""
        person = self._asked()
        panel = (await person.press(posted(self.rig)[-1], YOUR_MOVE)).shown
        while offered(panel):
            pending = choose(person, panel, self.taste)
            yield pending
            panel = (await pending).shown
            self._remember(pending)

    def _asked(self) -> Person:
        person = asked(self.rig, *self.people)
        assert person is not None
        return person

    def _remember(self, pending: Pending) -> None:
        """Keep what a press was promised: an answer at a later version says that it made a move."""
        sent, panel = pending.interaction, pending.interaction.original
        press = read_press(sent.data["custom_id"])
        assert press is not None
        if sent.response is not None and panel is not None and shown_version(RenderedMessage(panel)) > press.version:
            links = " ".join([*press.links, *sent.data.get("values", [])])
            self.promises[press.version + 1] = (press.seat, links)


async def test_a_game_survives_the_host_being_killed(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        diners = Diners(rig, tmp_path, Random(11))
        for _ in range(KILLS):
            if not over(rig):
                await diners.broken_off()
        async with diners.served():
            await diners.told()
            while not over(rig):
                await diners.turn()
        async with diners.served():
            await diners.told()
        assert rig.unhandled == [] and rig.errors == []
        _judge(diners)


def _judge(diners: Diners) -> None:
    """Every move once and in order, none acknowledged and lost; every message of the outbox posted exactly once."""
    with contextlib.closing(sqlite3.connect(diners.folder / "tables.sqlite3")) as database:
        moves = database.execute("select version, seat, action from moves order by version").fetchall()
        states = database.execute("select distinct state from outbox").fetchall()
        told = database.execute(
            "select kind, first, version, message from outbox where place = 'channel' "
            "and kind in ('setup', 'turn', 'update', 'result') order by id"
        ).fetchall()
    assert [number for number, _, _ in moves] == list(range(1, len(moves) + 1))
    assert diners.promises, "nothing was acknowledged"
    for number, (seat, links) in diners.promises.items():
        assert moves[number - 1][1] == seat and made_of(links) <= made_of(moves[number - 1][2]), "acknowledged and lost"
    assert states == [("sent",)]
    last = 0
    for kind, first, number, _ in told:
        assert kind == "update" or first == last + 1, "each move is told, and by one message"
        last = number
    boards = [message.id for message in posted(diners.rig) if message.pictures]
    assert [message for kind, _, _, message in told if kind != "update"] == boards, "each was posted once, in order"


def made_of(links: str) -> Counter[str]:
    """The links of an action, in any order; of several things alike a menu numbers the copies."""
    return Counter(link.partition("#")[0] for link in links.split())
