"""The timeline of a game for one viewer: valid changes, undone ones, and those that nobody else may know."""

from __future__ import annotations

from bot.replays.game_log import Timeline
from bot.store import OutlineRow
from bot.tables.table import HIDDEN
from games.kernel import Chance
from tests.tables.host import ANN, BO, agreed, duel, host, step


def act(version: int, seat: int = 0, turn: int = 1, *, secrecy: str = "", hidden: str = "") -> OutlineRow:
    """A move."""
    return OutlineRow(version, "act", seat, seat, turn, None, secrecy, hidden)


def undo(version: int, restores: int) -> OutlineRow:
    """An undo."""
    return OutlineRow(version, "undo", 0, 0, 1, restores, "", "")


def versions(steps: object) -> list[int]:
    """The versions of steps."""
    return [step.version for step in steps]  # type: ignore[attr-defined]


BRANCHED = (act(1), act(2), act(3, 1), undo(4, 1), act(5, 1, 2), act(6, 0, 2))


def test_the_line_holds_what_counts_and_leaves_out_what_was_taken_back() -> None:
    timeline = Timeline(BRANCHED, None)
    assert versions(timeline.line) == [1, 5, 6]
    assert versions(timeline.turns()) == [1, 5, 6], "whose turn it is makes a turn, too"


def test_one_turns_forth_and_back_along_the_line() -> None:
    timeline = Timeline(BRANCHED, None)
    first, middle, last = timeline.line
    assert timeline.after(first) == middle and timeline.before(middle) == first
    assert timeline.before(first) is None and timeline.after(last) is None
    assert timeline.after(first, 0) == last and timeline.before(last, 1) == middle


def test_a_branch_that_was_taken_back_can_be_walked_and_leads_on_to_how_the_game_went() -> None:
    timeline = Timeline(BRANCHED, None)
    lost = timeline.at(3)
    assert (lost.version, lost.counts) == (3, False)
    assert versions(timeline.branch(3)) == [1, 2, 3]
    before = timeline.before(lost)
    assert before is not None and before.version == 2
    after = timeline.after(lost)
    assert after is not None and (after.version, after.counts) == (5, True)


def test_a_take_back_itself_shows_what_it_restored_and_numbers_beyond_the_end_show_the_end() -> None:
    timeline = Timeline(BRANCHED, None)
    assert timeline.at(4).version == 1
    assert timeline.at(99).version == 6
    assert timeline.at(0).version == 1


def test_what_was_restored_again_counts() -> None:
    rows = (act(1), act(2), undo(3, 1), OutlineRow(4, "redo", 0, 0, 1, 2, "", ""), act(5))
    timeline = Timeline(rows, None)
    assert versions(timeline.line) == [1, 2, 5]
    assert timeline.at(2).counts


def test_an_answer_that_nobody_else_may_know_of_is_a_step_of_its_seat_alone() -> None:
    rows = (
        act(1),
        act(2, 0, secrecy=HIDDEN, hidden="1 0"),
        act(3, 1, secrecy=HIDDEN, hidden="1 1"),
        act(4, 1, secrecy="out", hidden="1 1"),
    )
    assert [(step.version, step.shown, step.seat) for step in Timeline(rows, None).line] == [(1, 1, 0), (4, 2, None)]
    assert [(step.version, step.shown) for step in Timeline(rows, 0).line] == [(1, 1), (2, 2), (4, 3)]
    assert [step.seat for step in Timeline(rows, 1).line] == [0, 1, 1]
    assert Timeline(rows, None).at_version(3).version == 1


async def test_the_timeline_of_a_table_follows_its_take_backs(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        for number in range(4):
            await step(tables, table.id, Chance(bytes([number])))
        before = (await tables.get(table.id)).version
        game = (await tables.get(table.id)).running_game()
        asker = (ANN, BO)[game.waiting()[0]]
        await agreed(tables, table.id, asker.id)
        timeline = await Timeline.of(tables.repository, table.id, None)
        assert timeline.line[-1].version < before
        assert not timeline.at(before).counts
