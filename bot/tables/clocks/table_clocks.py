"""The clocks of a table: which run, how much time they have, and how a change of the game affects them.

Each person's seat has a clock. It runs, in the person's waking time, while everybody may see that the seat has to
decide. A question whose answers are hidden has one clock for all whom it asks, the `window`: it runs until the last has
answered and takes nothing from their own clocks, so that no clock reveals who answered when. No clock runs during a
pause. This is pure computation; nothing is read.

Each clock is an account (`accounts`) of the seat, not of its player. Its time is what the pace has granted for the
decisions that still stand, minus all time used. Time used for an undone decision stays used; time granted for it is
withdrawn, so the rest may be negative. Therefore each change of a game is stored with the total granted by then, and an
undo or redo restores that total.

Outbox messages about clocks: time is up, the problem is solved, the deadlines have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec import Struct, structs

from bot.store import MessageKind, UnitOfWork
from bot.store.row_types import CLOCK, WINDOW
from bot.store.schema import TimerRow
from bot.store.timers import NEVER
from bot.tables.clocks import NotificationSettings, Pace, WakingHours
from bot.tables.notifications import message
from bot.tables.table import CAME_OUT, RUNNING, GameChange, Table
from games.kernel import Decision, Game, Seat


class Account(Struct, frozen=True):
    """A clock after a change: the seconds `left` then and `granted` in all since it `began`, a version of the game."""

    left: int
    granted: int
    began: int


Accounts = Mapping[Seat, Account]


class Restored(Struct, frozen=True):
    """The accounts that an undo or redo restores, and those of the change before it.

    `agreed`: everybody else has agreed to it, so that nobody is left without time for it.
    """

    to: Accounts
    present: Accounts
    agreed: bool = False

    def change(self, own: TimerRow) -> int:
        """Return the seconds by which the grants of a clock differ from what they are now."""
        then = self.to.get(own.seat)
        return (0 if then is None or then.began != own.began else then.granted) - own.granted


def within(before: Sequence[TimerRow], after: Accounts) -> Accounts:
    """Return the accounts of a change in the middle of others that were made at once: no more than at both ends."""
    earlier = {own.seat: own for own in before}
    found = {}
    for seat, account in after.items():
        own = earlier.get(seat)
        granted = 0 if own is None or own.began != account.began else own.granted
        found[seat] = Account(account.left, min(granted, account.granted), account.began)
    return found


def written(found: Accounts) -> str:
    """Return accounts as they are stored: `seat:left:granted:began`, separated by spaces."""
    return " ".join(f"{seat}:{one.left}:{one.granted}:{one.began}" for seat, one in found.items())


def read(text: str) -> Accounts:
    """Return stored accounts; none where a change was written without."""
    found = {}
    for one in text.split():
        seat, left, granted, began = map(int, one.split(":"))
        found[seat] = Account(left, granted, began)
    return found


ALL: Seat = -1
"""The seat of the window."""
SettingsOf = Callable[[int], NotificationSettings]
_Question = tuple[Seat, str, int]


def clocks_after(
    table: Table,
    game: Game[Any, Any],
    made: Sequence[GameChange],
    now: int,
    of: SettingsOf,
    restored: Restored | None = None,
) -> tuple[TimerRow, ...]:
    """Return the clocks of a table after changes of its game; `of` are the habits of its people.

    `restored` are the accounts of an undo or redo. The clocks of a finished game are determined by its last change.
    """
    pace = table.pace
    if not pace.runs or game.result() is not None:
        return ()
    before = () if table.game is None else table.game.decisions()
    # The turn's number is part of a question: the same decision in the next turn is a new one, with new time.
    turns = (0 if table.game is None else _turn(table.game)), _turn(game)
    asked, still = _open(before, turns[0]), _open(game.decisions(), turns[1])
    acted = {one.seat for one in made if one.kind == "act"}
    fresh = {seat for seat, _, _ in still} - {seat for seat, _, _ in asked & still if seat not in acted}
    due = {seat for seat, _, _ in still}
    found = []
    for row in table.seats:
        own = clock(table, row.seat) or _again(table, row.seat, row.user or 0, restored)
        if own is None:
            own = _first(table, row.seat, row.user or 0)
            found.append(_moved_on(own, pace, now, of, asked=row.seat in due))
        elif restored is not None:
            found.append(_restored(own, pace, restored, now, of, owes=row.seat in due))
        elif row.seat in fresh or row.seat not in due:
            found.append(_moved_on(own, pace, now, of, asked=row.seat in fresh))
        else:
            found.append(own)
    after = structs.replace(table, game=game, clocks=tuple(found))
    after = structs.replace(after, clocks=(*found, *_window(table, after, turns, made, now, of, restored)))
    return after.clocks if table.row.paused else running(after, now, of)


def clock(table: Table, seat: Seat) -> TimerRow | None:
    """Return the clock of a seat, or the window (`ALL`) while a question is open; None where there is none."""
    if seat == ALL and (table.game is None or not windowed(table.game)):
        return None
    return _account(table, seat)


def up(table: Table, seat: Seat) -> bool:
    """Return whether a seat's time for its decision is up, or that of the window (`ALL`)."""
    own = clock(table, seat)
    return table.status == RUNNING and own is not None and own.sent > 0


def late(table: Table) -> tuple[Seat, ...]:
    """Return the seats whose time is up and that still have to decide; for a secret question all whom it asks."""
    if table.game is None or table.status != RUNNING:
        return ()
    found = {seat for seat in seats_owing(table.game) if up(table, seat)}
    return tuple(sorted(found | (windowed(table.game) if up(table, ALL) else set())))


def deadline(table: Table, seat: Seat) -> int | None:
    """Return when a seat's time will be up; None if no clock runs for it."""
    if not table.clocks or table.game is None or table.status != RUNNING or table.row.paused:
        return None
    asked = ALL if seat in windowed(table.game) else seat if seat in seats_owing(table.game) else None
    own = None if asked is None else clock(table, asked)
    running = own is not None and own.since and not own.sent and own.due < NEVER
    return own.due if own is not None and running else None


def seats_owing(game: Game[Any, Any]) -> set[Seat]:
    """Return the seats that visibly have to decide."""
    return {decision.seat for decision in game.decisions() if decision.owed and not _hides_answered(decision)}


def windowed(game: Game[Any, Any]) -> set[Seat]:
    """Return the seats asked a question with hidden answers, while one of them is missing."""
    return {seat for seat, _, _ in _hidden(game, 0)}


def running(table: Table, now: int, of: SettingsOf) -> tuple[TimerRow, ...]:
    """Return the clocks of a table, with those that should run started."""
    assert table.game is not None
    due, asked = seats_owing(table.game), bool(_asked_people(table, table.game))
    found = []
    for own in table.clocks:
        if own.since or own.sent:
            found.append(own)
        elif own.kind == WINDOW and asked:
            found.append(structs.replace(own, since=now, due=now + max(own.left, 0)))
        elif own.kind == CLOCK and own.seat in due and own.user:
            found.append(structs.replace(own, since=now, due=runs_out(own, now, table.pace, of)))
        else:
            found.append(own)
    return tuple(found)


def runs_out(own: TimerRow, since: int, pace: Pace, of: SettingsOf) -> int:
    """Return when a seat's clock that begins to run at a time will have nothing left."""
    return waking(of(own.user), pace).after(since, max(own.left, 0))


def waking(settings: NotificationSettings, pace: Pace) -> WakingHours:
    """Return when a person's clock runs at a table of a pace: days away stop it, up to the pace's limit."""
    return settings.counted(pace.away_days)


def stopped(table: Table, now: int, of: SettingsOf) -> tuple[TimerRow, ...]:
    """Return the clocks of a table that is paused or suspended: none runs, each keeps its remaining time."""
    return tuple(
        structs.replace(own, since=0, due=NEVER, left=left(own, now, table.pace, of))
        if own.since and not own.sent
        else own
        for own in table.clocks
    )


def retimed(table: Table, user: int, before: NotificationSettings, now: int, of: SettingsOf) -> tuple[TimerRow, ...]:
    """Return the clocks after a person has changed their settings: the time so far counts by the old ones."""
    found = []
    for own in table.clocks:
        if own.since and not own.sent and own.user == user:
            own = structs.replace(own, since=now, left=left(own, now, table.pace, lambda _: before))
            own = structs.replace(own, due=runs_out(own, now, table.pace, of))
        found.append(own)
    return _with_window(structs.replace(table, clocks=tuple(found)), user, before, now, of)


def granted(table: Table, seat: Seat, now: int, of: SettingsOf) -> tuple[TimerRow, ...]:
    """Return the clocks after the others have decided to keep waiting: the same time again as for a new decision."""
    assert table.game is not None
    found = []
    for own in table.clocks:
        if own.seat == seat:
            own = _stopped(own, _further(table, own, now, of))
        found.append(own)
    return running(structs.replace(table, clocks=tuple(found)), now, of)


def begun(table: Table, now: int, of: SettingsOf) -> tuple[TimerRow, ...]:
    """Return the clocks of a running table with a new pace: all start again."""
    bare = structs.replace(table, game=None, clocks=())
    # Without its game and clocks the table looks as if it had just started, so every seat gets a full bank.
    clocks = () if table.game is None else clocks_after(bare, table.game, (), now, of)
    return tuple(structs.replace(own, granted=0) for own in clocks)


def revived(table: Table, now: int, of: SettingsOf) -> tuple[TimerRow, ...]:
    """Return the clocks of a resumed table: the time of the suspension counts for nobody."""
    if table.game is None or table.row.paused:
        return table.clocks
    over = now if table.pace.bot_answers else NEVER  # if a bot answers timeouts, it still has to
    clocks = tuple(
        structs.replace(own, due=over)
        if own.sent
        else structs.replace(own, since=0, due=NEVER, left=left(own, own.since, table.pace, of))
        for own in table.clocks
    )
    return running(structs.replace(table, clocks=clocks), now, of)


def reseated(
    table: Table, seat: Seat, user: int | None, now: int, of: SettingsOf, *, more: bool
) -> tuple[TimerRow, ...]:
    """Return the clocks after a seat of a running game has gone to another person, or to a bot (None).

    Who takes it has the time that is left to it; at least that for a new decision where the others give `more`.
    """
    own = clock(table, seat)
    if table.game is None or not table.pace.runs or (own is None and user is None):
        return table.clocks
    if own is None:
        after = _moved_on(_first(table, seat, user or 0), table.pace, now, of, asked=seat in seats_owing(table.game))
    elif own.sent and user is not None and not more:
        after = structs.replace(own, user=user)
    else:
        after = _stopped(own, left(own, now, table.pace, of))
        after = structs.replace(after, user=user or 0)
        if more and seat in seats_owing(table.game):
            after = structs.replace(after, left=max(after.left, table.pace.more(of(after.user).hours)))
    others = [one for one in table.clocks if one is not own]
    changed = structs.replace(table, clocks=tuple(sorted((*others, after), key=_order)))
    return changed.clocks if table.status != RUNNING or table.row.paused else running(changed, now, of)


def kept_accounts(table: Table, clocks: Sequence[TimerRow], count: int, now: int, of: SettingsOf) -> list[str]:
    """Return the accounts to be written with a number of changes of a game, made at once; `clocks` run after the last.

    The last change of a game leaves no clock: its accounts are those that stop with it.
    """
    held = clocks or table.clocks
    after = {own.seat: Account(left(own, now, table.pace, of), own.granted, own.began) for own in held}
    return [written(within(table.clocks, after))] * (count - 1) + [written(after)]


def keep(unit: UnitOfWork, before: Sequence[TimerRow], after: Sequence[TimerRow]) -> None:
    """Write the clocks that differ from those of before."""
    stay = {(own.kind, own.seat) for own in after}
    for own in before:
        if (own.kind, own.seat) not in stay:
            unit.remove(TimerRow, kind=own.kind, table_id=own.table_id, seat=own.seat)
    for own in after:
        # Most moves change few clocks, and each unchanged row would be another write.
        if own not in before:
            unit.put(own)


def left(own: TimerRow, now: int, pace: Pace, of: SettingsOf) -> int:
    """Return the waking seconds that a clock still has, or seconds of the window; negative after an undo."""
    if not own.since or own.sent:
        return own.left
    if own.kind == WINDOW:
        return own.left if own.due >= NEVER else own.due - now if own.due > now else min(own.left, 0)
    # The clock of the machine may have been set back since.
    used = waking(of(own.user), pace).passed(own.since, max(now, own.since))
    return max(own.left - used, min(own.left, 0))


def _with_window(
    table: Table, user: int, before: NotificationSettings, now: int, of: SettingsOf
) -> tuple[TimerRow, ...]:
    """Return the clocks with the window by the person's new settings, if it is open for them."""
    window = clock(table, ALL)
    if window is None or not window.since or window.sent or window.due >= NEVER or table.game is None:
        return table.clocks
    if table.seat_of(user) not in windowed(table.game):
        return table.clocks
    earlier = _window_length(table, window.since, lambda one: before if one == user else of(one))
    until = max(window.due + _window_length(table, window.since, of) - earlier, now)
    return tuple(structs.replace(own, due=until) if own is window else own for own in table.clocks)


def _account(table: Table, seat: Seat) -> TimerRow | None:
    """Return the clock of a seat or the window, whether a question is open or not; None where there is none."""
    return next((one for one in table.clocks if one.seat == seat), None)


def _asked_people(table: Table, game: Game[Any, Any]) -> list[TimerRow]:
    """Return the clocks of the people whom a secret question asks."""
    seats = windowed(game)
    return [own for own in table.clocks if own.kind == CLOCK and own.user and own.seat in seats]


def _window_length(table: Table, since: int, of: SettingsOf) -> int:
    """Return the seconds until the time of the last person whom a secret question asks would be up; 0 for nobody."""
    assert table.game is not None
    asked = _asked_people(table, table.game)
    return max((_own_end(own, table.pace, since, of(own.user)) for own in asked), default=since) - since


def _own_end(own: TimerRow, pace: Pace, since: int, settings: NotificationSettings) -> int:
    """Return when a seat's time for a secret question would be up, by the time that it has been given in public."""
    bank = 0 if own.since else max(own.left, 0)
    return waking(settings, pace).after(since, bank + pace.more(settings.hours))


def _further(table: Table, own: TimerRow, now: int, of: SettingsOf) -> int:
    """Return the seconds for a new decision of a seat, or for a new question in the window."""
    return _window_length(table, now, of) if own.kind == WINDOW else table.pace.more(of(own.user).hours)


def _order(own: TimerRow) -> tuple[bool, Seat]:
    """Order clocks by seat, the window last."""
    return own.kind == WINDOW, own.seat


def _stopped(own: TimerRow, rest: int) -> TimerRow:
    """Return a clock that does not run, with what is left."""
    return structs.replace(own, since=0, due=NEVER, sent=0, left=rest)


def _first(table: Table, seat: Seat, user: int) -> TimerRow:
    """Return the clock of a seat that has never had one: with a full bank, or the window with nothing."""
    kind, left = (WINDOW, 0) if seat == ALL else (CLOCK, table.pace.most)
    return TimerRow(kind, table.id, seat, user, 0, NEVER, left=left, began=table.version)


def _again(table: Table, seat: Seat, user: int, restored: Restored | None) -> TimerRow | None:
    """Return the clock of a seat as it was when its game was over; None where that is not known."""
    kept = None if restored is None else restored.present.get(seat)
    if kept is None:
        return None
    return structs.replace(_first(table, seat, user), left=kept.left, granted=kept.granted, began=kept.began)


def _moved_on(own: TimerRow, pace: Pace, now: int, of: SettingsOf, *, asked: bool) -> TimerRow:
    """Return the clock of a seat that has decided: the rest goes to the bank, and it may be `asked` something new."""
    had = left(own, now, pace, of)
    have = min(had, pace.most) + (pace.more(of(own.user).hours) if asked else 0)
    return structs.replace(_stopped(own, have), granted=own.granted + have - had)


def _restored(own: TimerRow, pace: Pace, to: Restored, now: int, of: SettingsOf, *, owes: bool) -> TimerRow:
    """Return a clock after an undo or redo: with what was granted by then, less what has been used since."""
    change, had = to.change(own), left(own, now, pace, of)
    have = had + change
    if to.agreed:
        have = max(have, 0) or (pace.more(of(own.user).hours) if owes else 0)
    own = structs.replace(own, granted=own.granted + change)
    if owes and have == had and own.since and not own.sent:
        return own
    if owes and own.sent and have <= 0:
        return structs.replace(own, left=have)
    return _stopped(own, have)


def _window(
    table: Table,
    after: Table,
    turns: tuple[int, int],
    made: Sequence[GameChange],
    now: int,
    of: SettingsOf,
    restored: Restored | None,
) -> tuple[TimerRow, ...]:
    """Return the window of a secret question: the same while nobody could see that anything changed.

    Once the answers have come out, the same people may be asked the same again, as after a card was played: that is
    another question, with separate time. `after` is the table as it is then, with the clocks of its seats.
    """
    assert after.game is not None
    asked, pace = _hidden(after.game, turns[1]), table.pace
    known = _account(table, ALL) or _again(table, ALL, 0, restored)
    if known is None and not asked:
        return ()
    own = _first(table, ALL, 0) if known is None else known
    if restored is not None and known is not None:
        return (_window_restored(own, after, restored, now, of, asked=bool(asked)),)
    revealed = any(one.secrecy == CAME_OUT for one in made)
    if asked and not revealed and table.game is not None and _hidden(table.game, turns[0]) == asked:
        return (own,)
    had = left(own, now, pace, of)
    have = min(had, 0) + (_window_length(after, now, of) if asked else 0)
    return (structs.replace(_stopped(own, have), granted=own.granted + have - had),)


def _window_restored(own: TimerRow, after: Table, to: Restored, now: int, of: SettingsOf, *, asked: bool) -> TimerRow:
    """Return the window after an undo or redo."""
    found = _restored(own, after.pace, structs.replace(to, agreed=False), now, of, owes=asked)
    if to.agreed and found.left <= 0:
        rest = _window_length(after, now, of) if asked else 0
        return _stopped(found, rest)
    return found


def _turn(game: Game[Any, Any]) -> int:
    return int(game.title.turn(game.state).number)


def _open(decisions: Sequence[Decision], turn: int) -> set[_Question]:
    return {(one.seat, one.kind, turn) for one in decisions if one.owed and not _hides_answered(one)}


def _hidden(game: Game[Any, Any], turn: int) -> set[_Question]:
    found = [one for one in game.decisions() if _hides_answered(one)]
    # All whom it asks, whether they have answered or not: a shrinking set would reveal who has answered.
    return {(one.seat, one.kind, turn) for one in found} if any(one.owed for one in found) else set()


def _hides_answered(decision: Decision) -> bool:
    return decision.hides_answered or decision.aside


_UNKNOWN: Mapping[Seat, str] = MappingProxyType({})

BOT, MOVED, WAITED = "bot", "moved", "waited"
"""What ends a timeout: a bot's answer, the person's own, or more time."""
OUTCOMES = (BOT, MOVED, WAITED)


def changed(
    table: Table, after: Sequence[TimerRow], now: int, *, announced: bool, how: Mapping[Seat, str] = _UNKNOWN
) -> Iterator[dict[str, Any]]:
    """Return messages for changed clocks; `announced`: the board's message is rewritten anyway. `how` has outcomes."""
    for own in table.clocks:
        if own.sent and next((one for one in after if one.seat == own.seat and one.since == own.since), None) is None:
            yield settled(table, own, now, how.get(own.seat, ""))
    # Before the first announcement there is no message below which the clocks could be shown.
    if table.row.announced_version and not announced and _ends(table.clocks) != _ends(after):
        yield clocks_message(table, now)


def clocks_message(table: Table, now: int) -> dict[str, Any]:
    """Return the message that updates the clocks below the board."""
    version = table.row.announced_version
    return message(table, MessageKind.CLOCKS, "channel", table.row.channel, now, first=version, version=version)


def time_is_up(table: Table, own: TimerRow, now: int) -> dict[str, Any]:
    """Return the message that somebody's time is up, so that the others may act."""
    return message(table, MessageKind.LATE, "channel", table.row.channel, now, data=_which(own))


def settled(table: Table, own: TimerRow, now: int, how: str = "") -> dict[str, Any]:
    """Return the message that a timeout needs no action any more, and what ended it, if that is known."""
    data = {**_which(own), "how": how}
    return message(table, MessageKind.SETTLED, "channel", table.row.channel, now, data=data)


def _which(own: TimerRow) -> dict[str, int]:
    return {"seat": own.seat, "since": own.since}


def _ends(clocks: Sequence[TimerRow]) -> set[tuple[int, int]]:
    """Return the visible state of running clocks."""
    return {(own.seat, own.due) for own in clocks if own.since and not own.sent}
