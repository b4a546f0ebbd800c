"""An evening of five games between two people at default settings: how often they are called, and what is left over."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bench.pressing import choose, posted, press_on
from bot.app import Host
from bot.tables import Asker, Table
from bot.tables.table import RUNNING
from games.kernel import Chance, Game, Seat, random_action
from renderers.titles import TITLES
from sandbox.driver import Person, RenderedMessage, Rig, SandboxAnswer
from sandbox.model.entities import Flag, StateChange
from tests.e2e.hosts import a_table, delivered
from tests.e2e.playing import types
from tests.lengths import LONG, amount

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

MOVES = amount(12, 60)
"""The number of moves of each title."""
SOON = 10
"""Seconds within which a message that is tried again is due."""
ASKING = ("move:", "pick:", "slot:", "several:", "chain:", "standing:")
"""The prefixes of the custom ids of controls for a decision."""


class Notified:
    """Counts the messages that notify people: pings in the channel and direct messages that are not silent."""

    def __init__(self, rig: Rig, *people: Person) -> None:
        self.people = people
        self.rig = rig
        self.pings = Counter[int]()
        self.letters = Counter[int]()
        """Direct messages that were sent; `loud` of them notify."""
        self.loud = Counter[int]()
        self.stop = rig.world.subscribe(self._look)

    def _look(self, change: StateChange) -> None:
        if change.event != "MESSAGE_CREATE":
            return
        message = change.subject
        for person in self.people:
            if message.channel_id == person.dm.id:
                self.letters[person.id] += 1
                self.loud[person.id] += not message.flags & Flag.SILENT
            elif any(one.id == person.id for one in message.mentions):
                self.pings[person.id] += 1

    def calls(self, person: Person) -> int:
        """Return how often a person was called."""
        return self.pings[person.id] + self.loud[person.id]


def asks(shown: RenderedMessage) -> bool:
    """Return whether a message has controls for a decision."""
    return any(one.custom_id.startswith(ASKING) for one in (*shown.buttons, *shown.selects))


def about(rig: Rig, person: Person) -> list[RenderedMessage]:
    """Return a person's direct messages about the table in #tables."""
    return [shown for shown in rig.dms(person) if f"<#{rig.tables.id}>" in shown.text]


def owed(game: Game[Any, Any]) -> set[tuple[Seat, str, int]]:
    """Return who owes which decision of which turn."""
    turn = game.title.turn(game.state).number
    return {(one.seat, one.kind, turn) for one in game.decisions() if one.owed}


async def move(host: Host, rig: Rig, table: Table, seat: Seat, person: Person, taste: Random) -> None:
    """Make one action: somewhere else than it is asked, or by the controls of the direct message."""

    async def act(shown: RenderedMessage) -> SandboxAnswer | None:
        answer = await choose(person, shown, taste)
        return answer if (await host.tables.get(table.id)).version == table.version else None

    letters = [shown for shown in about(rig, person) if asks(shown)]
    if letters and taste.random() < 0.5:
        await press_on(letters[-1], act)
    else:
        game = table.running_game()
        await types(rig, person, random_action(table.title, game.state, seat, Chance(taste.randbytes(8))))


async def nothing_stale(host: Host, rig: Rig, table: Table, *people: Person) -> None:
    """Fail if a message asks somebody who owes nothing, or a person has two messages about the table."""
    game = table.running_game()
    for person in people:
        letters = about(rig, person)
        assert len(letters) <= 1, [shown.text for shown in letters]
        waits = table.seat_of(person.id) in game.waiting()
        assert waits or not any(map(asks, letters)), letters[0].text
    board = await host.tables.store.live.post(table.id)
    for shown in posted(rig.tables):
        if asks(shown) and (board is None or shown.id != board.message):
            called = {table.seat_of(user.id) for user in shown.message.mentions}
            assert called & set(game.awaited()), shown.text


@pytest.mark.parametrize("title", TITLES if LONG else ("foodfighters", "food_chain_magnate"))
async def test_an_evening_calls_once_for_each_turn_and_leaves_nothing_to_press(
    host: Host, rig: Rig, title: str
) -> None:
    people, taste = (rig.person("Ann"), rig.person("Bo")), Random(title)
    table = await a_table(host, rig, *people, title=title)  # nobody presses, so the seed is the same in every run
    await delivered(host)
    notified, before, mover = Notified(rig, *people), set[tuple[Seat, str, int]](), None
    await host.tables.lobby.start(table.id, people[0].id)
    called = [0, 0]
    for _ in range(MOVES):
        await delivered(host, SOON)
        table = await host.tables.get(table.id)
        if table.status != RUNNING:
            break
        game = table.running_game()
        await nothing_stale(host, rig, table, *people)
        new, waited = owed(game) - before, {seat for seat, *_ in before}
        for seat, person in enumerate(people):
            calls = notified.calls(person) - called[seat]
            turns = sum(one == seat for one, *_ in new)
            assert calls <= turns, f"{person.name} is called {calls} times to {new}"
            if turns and seat != mover and seat not in waited:
                assert calls == 1, f"{person.name} is called {calls} times to {new}, not once"
        before, called = owed(game), [notified.calls(person) for person in people]
        mover = taste.choice(game.waiting())
        await move(host, rig, table, mover, people[mover], taste)
    if table.status == RUNNING:
        await host.tables.moderation.close(table.id, Asker(0, manager=True))
    await delivered(host)
    for person in people:
        letters = about(rig, person)
        assert letters or title != "critter_kitchen", "hands and plans come in private"
        assert all("This game is over." in shown.text and not shown.buttons for shown in letters)
        assert notified.loud[person.id] == 0 or title == "food_truck_city", "only asides call in private"
    notified.stop()
