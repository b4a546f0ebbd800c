"""Whoever is asked one question after another: the message in the channel asks the present one, below its picture."""

from __future__ import annotations

import pytest

from bench.pressing import shown_version
from bot.app import Host
from bot.tables import Table
from games.kernel import Action
from sandbox.driver import Person, RenderedMessage, Rig
from tests.e2e.food_trucks import SILENT, idle
from tests.e2e.hosts import delivered, posted, started, to_move
from tests.e2e.playing import set_orders

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

SOON = 4
"""Seconds after which a turn's last press is shown."""


def edits(rig: Rig, shown: RenderedMessage) -> int:
    """How often a message was edited."""
    path = f"/channels/{rig.tables.id}/messages/{shown.id}"
    return sum(one.method == "PATCH" and one.path.endswith(path) for one in rig.sandbox.gate.record)


def pictures(shown: RenderedMessage) -> list[int]:
    """The pictures of a message."""
    return [one.id for one in shown.message.attachments]


async def asked_on(host: Host, rig: Rig, *people: Person) -> tuple[Table, Person, RenderedMessage]:
    """A table at which somebody has rolled and is asked what to buy, with the message below which they rolled."""
    table = await started(host, rig, *people)
    while True:
        person, board = await to_move(host, table, *people), posted(rig)[-1]
        seat, many = people.index(person), len(posted(rig))
        table = (await host.tables.moves.act(table.id, seat, Action("roll"), user=person.id)).table
        if await to_move(host, table, *people) is person:
            return table, person, board
        await rig.until(lambda before=many: len(posted(rig)) > before)  # type: ignore[misc]


async def test_the_next_question_is_asked_below_the_picture_that_is_there(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    people = (ann, bo)
    table, person, board = await asked_on(host, rig, *people)
    drawn, said, pushed = pictures(board), len(posted(rig)), [len(rig.pushes(one)) for one in people]
    await rig.until(lambda: shown_version(board) == table.known(None), within=SOON)
    assert posted(rig)[-1].id == board.id and len(posted(rig)) == said
    assert pictures(board) == drawn and board.pictures, "the picture is the one that was there"
    assert [len(rig.pushes(one)) for one in people] == pushed, "nobody is pinged"
    assert "Roll for Beans" not in board.labels and "Pass" in board.labels
    assert not any(option["label"][0].isdigit() for menu in board.selects for option in menu.options)
    answer = await person.press(board, "Pass")
    assert not answer.failed and "stale" not in answer.text
    await rig.until(lambda: posted(rig)[-1].id != board.id and not board.buttons)
    assert pictures(board) == drawn


async def test_presses_that_follow_quickly_are_one_edit(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    people = (ann, bo)
    table = await started(host, rig, *people, title="food_truck_city")
    for person in people:
        await set_orders(rig, person, SILENT)
    table = await host.tables.get(table.id)
    quick = list[Table]()
    while len(quick) < 2:  # one person's answers in a row
        if not quick:
            await delivered(host, SOON)
            board, before = posted(rig)[-1], edits(rig, posted(rig)[-1])
        game = table.played_game()
        (seat, *_) = game.waiting()
        told, table = table.row.announced_version, await acted(host, table, seat, *people)
        quick = [*quick, table] if table.row.announced_version == told else []
    await rig.until(lambda: shown_version(board) == table.known(None), within=SOON)
    assert edits(rig, board) == before + 1


async def test_an_answer_that_nobody_may_know_of_changes_nothing(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    people = (ann, bo, cleo)
    table = await started(host, rig, *people, title="foodies")
    while not table.played_game().decisions()[0].hides_answered:
        table = await acted(host, table, table.played_game().waiting()[0], *people)
    await delivered(host, SOON)
    board, before = posted(rig)[-1], edits(rig, posted(rig)[-1])
    table = await acted(host, table, table.played_game().waiting()[0], *people)
    await delivered(host, SOON)
    assert table.played_game().decisions()[0].hides_answered and edits(rig, board) == before


async def acted(host: Host, table: Table, seat: int, *people: Person) -> Table:
    """Let a seat do what changes least."""
    table = await host.tables.get(table.id)
    action = idle(table.played_game(), seat)
    return (await host.tables.moves.act(table.id, seat, action, user=people[seat].id)).table
