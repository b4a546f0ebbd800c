"""The clocks of a table: which run, how long yet, and what a change of its game does to them.

Each person's seat has a clock of its own, which runs while it owes what everybody may see that it owes, in its person's
waking time. A question of which nobody may see who has answered (veiled, or asked aside) has one clock for all whom it
asks, the `window`: it runs until the last has answered and takes nothing from anybody's own, so that no clock tells who
answered when. No clock runs while the table is paused. All is arithmetic; nothing here reads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import structs

from bot.clocks import Habits, Pace
from bot.store import Unit
from bot.store.kinds import CLOCK, WINDOW
from bot.store.timers import NEVER, TimerRow
from games.kernel import Decision, Game, Seat

from .model import RUNNING, Made, Table
from .veiling import CAME_OUT

ALL: Seat = -1
"""The seat of the window."""
HabitsOf = Callable[[int], Habits]
_Question = tuple[Seat, str, int]


def ticked(table: Table, game: Game[Any, Any], made: Sequence[Made], now: int, of: HabitsOf) -> tuple[TimerRow, ...]:
    """The clocks of a table after changes of its game; `of` are the habits of its people."""
    pace = table.pace
    if not pace.runs or game.result() is not None:
        return ()
    before = () if table.game is None else table.game.decisions()
    turns = (0 if table.game is None else _turn(table.game)), _turn(game)
    asked, still = _open(before, turns[0]), _open(game.decisions(), turns[1])
    acted = {one.seat for one in made if one.kind == "act"}
    fresh = {seat for seat, _, _ in still} - {seat for seat, _, _ in asked & still if seat not in acted}
    restored = any(one.restores is not None for one in made)
    found = []
    for row in table.seats:
        if not row.human or row.user is None:
            continue
        own = clock(table, row.seat)
        own = _begun(table, row.seat, row.user) if own is None or own.user != row.user else own
        if row.seat in fresh or row.seat not in {seat for seat, _, _ in still}:
            own = _stopped(own, pace, now, of)
        if row.seat in fresh:
            own = _granted(own, pace, of, more=not restored)
        found.append(own)
    after = tuple(found) + _window(table, game, turns, made)
    return after if table.row.paused else running(structs.replace(table, game=game, clocks=after), now, of)


def clock(table: Table, seat: Seat) -> TimerRow | None:
    """The clock of a seat, or the window (`ALL`); None where there is none."""
    return next((one for one in table.clocks if one.seat == seat), None)


def up(table: Table, seat: Seat) -> bool:
    """Whether a seat's time for what it owes is up, or that of the window (`ALL`)."""
    own = clock(table, seat)
    return table.status == RUNNING and own is not None and own.sent > 0


def late(table: Table) -> tuple[Seat, ...]:
    """The seats whose time is up and which still owe something; of a veiled question all whom it asks."""
    if table.game is None or table.status != RUNNING:
        return ()
    found = {seat for seat in owing(table.game) if up(table, seat)}
    return tuple(sorted(found | (windowed(table.game) if up(table, ALL) else set())))


def deadline(table: Table, seat: Seat) -> int | None:
    """When a seat's time for what it is asked will be up; None where no clock runs for it."""
    if not table.clocks or table.game is None or table.status != RUNNING or table.row.paused:
        return None
    asked = ALL if seat in windowed(table.game) else seat if seat in owing(table.game) else None
    own = None if asked is None else clock(table, asked)
    running = own is not None and own.since and not own.sent and own.due < NEVER
    return own.due if own is not None and running else None


def owing(game: Game[Any, Any]) -> set[Seat]:
    """The seats that everybody may see to owe something."""
    return {decision.seat for decision in game.decisions() if decision.owed and not _veiled(decision)}


def windowed(game: Game[Any, Any]) -> set[Seat]:
    """The seats asked a question of which nobody may see who has answered, while somebody still owes an answer."""
    return {seat for seat, _, _ in _hidden(game, 0)}


def running(table: Table, now: int, of: HabitsOf) -> tuple[TimerRow, ...]:
    """The clocks of a table, those that are to run begun where they stand."""
    assert table.game is not None
    due = owing(table.game)
    found = []
    for own in table.clocks:
        if own.kind == CLOCK and own.seat in due and not own.since and not own.sent:
            own = structs.replace(own, since=now, due=of(own.user).waking.after(now, own.left))
        elif own.kind == WINDOW and not own.since and not own.sent:
            own = structs.replace(own, since=now, due=_window_end(table, table.game, now, of), left=0)
        found.append(own)
    return tuple(found)


def stopped(table: Table, now: int, of: HabitsOf) -> tuple[TimerRow, ...]:
    """The clocks of a table that is paused: none runs, each keeps what is left."""
    return tuple(
        structs.replace(own, since=0, due=NEVER, left=left(own, now, of)) if own.since and not own.sent else own
        for own in table.clocks
    )


def retimed(table: Table, user: int, before: Habits, now: int, of: HabitsOf) -> tuple[TimerRow, ...]:
    """The clocks after a person has changed their habits: what has passed counts by those of before."""
    found = []
    for own in table.clocks:
        if own.since and not own.sent and own.user == user:
            kept = left(own, now, lambda _: before)
            own = structs.replace(own, since=now, left=kept, due=of(user).waking.after(now, kept))
        found.append(own)
    return _with_window(structs.replace(table, clocks=tuple(found)), user, now, of)


def granted(table: Table, seat: Seat, now: int, of: HabitsOf) -> tuple[TimerRow, ...]:
    """The clocks after the others have decided to wait on: as much time again as for a new decision."""
    found = []
    for own in table.clocks:
        if own.seat == seat:
            own = structs.replace(own, since=0, due=NEVER, sent=0, left=0)
            own = own if own.kind == WINDOW else _granted(own, table.pace, of, more=True)
        found.append(own)
    return running(structs.replace(table, clocks=tuple(found)), now, of)


def begun(table: Table, now: int, of: HabitsOf) -> tuple[TimerRow, ...]:
    """The clocks of a running table that has just been given another pace: all begin anew."""
    bare = structs.replace(table, game=None, clocks=())
    return () if table.game is None else ticked(bare, table.game, (), now, of)


def revived(table: Table, now: int, of: HabitsOf) -> tuple[TimerRow, ...]:
    """The clocks of a table that was frozen: nothing of the time since is anybody's."""
    if table.game is None or table.row.paused:
        return table.clocks
    over = now if table.pace.house else NEVER  # where the house answers it is still to do so
    clocks = tuple(
        structs.replace(own, due=over) if own.sent else structs.replace(own, since=0, due=NEVER) for own in table.clocks
    )
    return running(structs.replace(table, clocks=clocks), now, of)


def reseated(table: Table, seat: Seat, now: int, of: HabitsOf) -> tuple[TimerRow, ...]:
    """The clocks after another person has sat down at a seat of a running game: theirs begins anew."""
    user = table.seats[seat].user
    if user is None or table.game is None or not table.pace.runs:
        return table.clocks
    own = _begun(table, seat, user)
    own = _granted(own, table.pace, of, more=True) if seat in owing(table.game) else own
    others = [one for one in table.clocks if one.seat != seat]
    after = tuple(sorted((*others, own), key=lambda one: one.seat))
    return after if table.row.paused else running(structs.replace(table, clocks=after), now, of)


def keep(unit: Unit, before: Sequence[TimerRow], after: Sequence[TimerRow]) -> None:
    """Write the clocks that differ from those of before."""
    stay = {(own.kind, own.seat) for own in after}
    for own in before:
        if (own.kind, own.seat) not in stay:
            unit.no_timer(own.kind, own.table_id, own.seat)
    for own in after:
        if own not in before:
            unit.timer(**structs.asdict(own))


def left(own: TimerRow, now: int, of: HabitsOf) -> int:
    """The waking seconds that a clock still has."""
    if not own.since or own.kind == WINDOW:
        return own.left
    return max(own.left - of(own.user).waking.passed(own.since, max(now, own.since)), 0)


def _with_window(table: Table, user: int, now: int, of: HabitsOf) -> tuple[TimerRow, ...]:
    """The clocks with the window as it is by the habits of now, if the person is one of those it is open for."""
    window = clock(table, ALL)
    if window is None or not window.since or window.sent or table.game is None:
        return table.clocks
    if table.seat_of(user) not in windowed(table.game):
        return table.clocks
    until = max(_window_end(table, table.game, window.since, of), now)
    return tuple(structs.replace(own, due=until) if own is window else own for own in table.clocks)


def _window_end(table: Table, game: Game[Any, Any], since: int, of: HabitsOf) -> int:
    """When the time of the last person whom a veiled question asks will be up; never where it asks nobody."""
    asked = [own for own in table.clocks if own.kind == CLOCK and own.seat in windowed(game)]
    return max((_own_end(own, table.pace, since, of(own.user)) for own in asked), default=NEVER)


def _own_end(own: TimerRow, pace: Pace, since: int, habits: Habits) -> int:
    """When a seat's time for a veiled question would be up, by what it has been given in public."""
    bank = 0 if own.since else own.left
    return habits.waking.after(since, bank + pace.more(habits.hours))


def _begun(table: Table, seat: Seat, user: int) -> TimerRow:
    return TimerRow(CLOCK, table.id, seat, user, 0, NEVER, left=table.pace.most)


def _stopped(own: TimerRow, pace: Pace, now: int, of: HabitsOf) -> TimerRow:
    """A clock whose decision has been made: what is left of it goes back to the bank."""
    return structs.replace(own, since=0, due=NEVER, sent=0, left=min(left(own, now, of), pace.most))


def _granted(own: TimerRow, pace: Pace, of: HabitsOf, *, more: bool) -> TimerRow:
    """A clock with the time for a new decision; none is new for who only took back, unless nothing is left."""
    further = pace.more(of(own.user).hours)
    return structs.replace(own, left=own.left + further if more or pace.moves else max(own.left, further))


def _window(table: Table, game: Game[Any, Any], turns: tuple[int, int], made: Sequence[Made]) -> tuple[TimerRow, ...]:
    """The window of a veiled question: the same while nobody could see that anything changed.

    Once the answers have come out, the same people may be asked the same again, as after a card was played: that is
    another question, with a time of its own.
    """
    asked = _hidden(game, turns[1])
    if not asked:
        return ()
    old, anew = clock(table, ALL), any(one.veil == CAME_OUT for one in made)
    if old is not None and not anew and table.game is not None and _hidden(table.game, turns[0]) == asked:
        return (old,)
    return (TimerRow(WINDOW, table.id, ALL, 0, 0, NEVER),)


def _turn(game: Game[Any, Any]) -> int:
    return int(game.title.turn(game.state).number)


def _open(decisions: Sequence[Decision], turn: int) -> set[_Question]:
    return {(one.seat, one.kind, turn) for one in decisions if one.owed and not _veiled(one)}


def _hidden(game: Game[Any, Any], turn: int) -> set[_Question]:
    found = [one for one in game.decisions() if _veiled(one)]
    return {(one.seat, one.kind, turn) for one in found} if any(one.owed for one in found) else set()


def _veiled(decision: Decision) -> bool:
    return decision.veiled or decision.aside
