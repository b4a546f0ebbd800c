"""Two people play by buttons: what they press, what they read, what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest

from bench.pressing import shown_version
from bot.app import Host
from sandbox.driver import Person, RenderedMessage, Rig
from tests.e2e.hosts import posted, started, to_move
from tests.e2e.playing import by_buttons, over

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

T = TypeVar("T")


class LastOffered(Random):
    """Chooses the last thing offered: rarely an attack, after which a turn may need two messages."""

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        return seq[-1]

    def sample(self, population: Sequence[T], k: int, **_: object) -> list[T]:
        return list(population[-k:])


async def presses(rig: Rig, person: Person) -> int:
    """Play one turn of a person by buttons alone, from the channel's message on; return the number of presses."""
    call = await called(rig, person)
    before = shown_version(call)
    count = await by_buttons(rig, person, LastOffered(), call)
    await rig.until(lambda: over(rig) or shown_version(posted(rig)[-1]) > before)
    return count


async def called(rig: Rig, person: Person) -> RenderedMessage:
    """Wait until the channel's newest message says that it is a person's turn; return it."""
    await rig.until(lambda: person.mention in posted(rig)[-1].text and "Your move" in posted(rig)[-1].labels)
    return posted(rig)[-1]


async def test_two_people_open_a_table_start_and_play_several_turns_by_buttons(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await ann.slash(rig.tables, "table new", title="foodfighters")
    await bo.press(posted(rig)[-1], "Join")
    await ann.slash(rig.tables, "table start")
    first = await rig.message(ann, rig.tables, "have fun!")
    before = posted(rig).index(first)
    (row,) = await host.tables.find(channel=rig.tables.id)
    table = await host.tables.get(row.id)
    for turn in range(6):
        person = await to_move(host, table, ann, bo)
        assert await presses(rig, person) <= 6
        assert len(posted(rig)) <= before + turn + 2, "at most one message a turn"
    *old, last = posted(rig)
    await rig.until(lambda: not any(message.buttons for message in old))
    assert last.buttons, "only the latest message has controls"
    told = posted(rig)[before:]
    assert all(len(message.pictures) == 1 and message.pictures[0].description for message in told)


async def test_each_turn_pings_whoever_is_to_move_and_nobody_else(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    for _ in range(3):
        person = await to_move(host, table, ann, bo)
        message = (await called(rig, person)).message
        assert {user.id for user in message.mentions} <= {person.id}, "who is asked within a turn is told in private"
        await presses(rig, person)


async def test_the_answer_is_in_the_readers_language_and_the_channel_in_the_servers(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, bo, ann)
    person = await to_move(host, table, bo, ann)
    if person is ann:
        await presses(rig, ann)
    message = await called(rig, bo)
    assert "your move" in message.content
    answer = await bo.press(message, "Your move")
    assert "Aktion" in answer.text or "Schließ die Reihen" in answer.text, "whichever the first turn has brought up"
    assert "Brett zeigen" in answer.shown.labels
