"""Claims on seats of a table that has not started: seats kept for who is invited, and the list of those who wait.

A seat is kept for a day. A timer of the table (`KEPT`) then makes of the claim an invitation alone, and who waits moves
up.

Somebody else at a seat of a table that has begun: what goes with the one who leaves it, and what is remembered.
"""

from __future__ import annotations

from itertools import count

from msgspec import structs

from bot.store import DepartureRow, MessageKind, SeatRow, UnitOfWork
from bot.store.kinds import INVITED, KEPT, REMIND
from bot.tables.clock_messages import settled
from bot.tables.notifications import message
from bot.tables.outcome import RESIGNED, among_people
from bot.tables.table import HUMAN, Table
from bot.tables.table_clocks import SettingsOf, keep, reseated
from games.kernel import Seat
from renderers.words import Words

WAITING, LAPSED = "waiting", "lapsed"
"""The claims that somebody may have on a seat: it is kept free for them, they get the next that is free, or they are
still invited and none is kept any more."""
CALLED = (INVITED, LAPSED)
"""The claims of who is invited: they may come to a private table."""
RESERVED_SECONDS = 24 * 3600
"""So long a seat is kept free for who is invited; afterwards whoever comes first has it."""


def full(table: Table) -> bool:
    """Whether every seat is taken."""
    return len(table.seats) >= table.row.max_seats


def free_for(table: Table, user: int, now: int) -> int:
    """How many seats are free for a person: those that are not kept for others; all for who is invited."""
    free = max(0, table.row.max_seats - len(table.seats))
    own = table.guest(user)
    if own is not None and own.how == INVITED:
        return free
    return max(0, free - sum(invited(table, one.user, now) for one in table.guests))


def invited(table: Table, user: int, now: int) -> bool:
    """Whether a seat is kept for a person now."""
    own = table.guest(user)
    return own is not None and own.how == INVITED and now - own.at < RESERVED_SECONDS


def next_seat(table: Table, user: int | None) -> Seat:
    """The seat that is meant for a person, else the first free one that is meant for nobody, else the first."""
    taken = {row.seat for row in table.seats}
    free = [number for number in range(table.row.max_seats) if number not in taken]
    own = None if user is None else table.guest(user)
    if own is not None and own.seat in free:
        return own.seat
    meant = {one.seat for one in table.guests}
    return next((number for number in free if number not in meant), free[0])


def without(table: Table, user: int) -> Table:
    """The table without a person's claim."""
    return structs.replace(table, guests=tuple(one for one in table.guests if one.user != user))


def moved_up(unit: UnitOfWork, table: Table, now: int) -> Table:
    """The table with those who waited at the seats that are free now, the longest first; each of them is told."""
    for guest in table.guests:
        if guest.how != WAITING or not free_for(table, guest.user, now):
            continue
        seat = SeatRow(table.id, next_seat(table, guest.user), guest.user, guest.name, HUMAN, guest.username)
        unit.delete_guest(table.id, guest.user).seat(**structs.asdict(seat))
        data = {"id": "host-note-moved-up", "args": {"table": table.id}}
        unit.message(**message(table, MessageKind.NOTE, "user", guest.user, now, data=data))
        seats = tuple(sorted((*table.seats, seat), key=lambda row: row.seat))
        table = structs.replace(without(table, guest.user), seats=seats)
    return table


def reserved_until(unit: UnitOfWork, table: Table) -> None:
    """Have the claims on a table looked at when the first of the seats that are kept is kept no longer."""
    since = min((one.at for one in table.guests if one.how == INVITED), default=None)
    if since is None:
        unit.delete_timer(KEPT, table.id, -1)
    else:
        timer = {"since": since, "due": since + RESERVED_SECONDS, "sent": 0, "last": 0}
        unit.timer(kind=KEPT, table_id=table.id, seat=-1, user=0, **timer)


def lapsed(unit: UnitOfWork, table: Table, now: int) -> Table:
    """The table without the claims of those for whom a seat was kept too long; who waits moves up to what is free."""
    guests = []
    for guest in table.guests:
        if guest.how == INVITED and now - guest.at >= RESERVED_SECONDS:
            guest = structs.replace(guest, how=LAPSED)
            unit.guest(**structs.asdict(guest))
        guests.append(guest)
    return moved_up(unit, structs.replace(table, guests=tuple(guests)), now)


def bot_name(table: Table, player: str, language: str, first: int = 1) -> str:
    """A name for a bot that nobody at the table has or had: its level, numbered from `first` on.

    It is kept with the seat, so it is said in one language for good: that in which the table is told, else the table's.
    """
    taken, words = {*table.names, *(left.name for left in table.departures)}, Words(language or table.row.language)
    named = (words(f"bot-{player}-seat", number=str(number)) for number in count(first))
    return next(name for name in named if name not in taken)


def seated(
    table: Table, new: SeatRow, now: int, of: SettingsOf, how: str | None = None, *, more: bool = False
) -> tuple[UnitOfWork, Table]:
    """A running table with somebody else at a seat: no orders of the one before stay, and no open proposal.

    `how` the one before left is kept with the name; None where nobody is to be remembered. The seat keeps what is left
    of its time, see `reseated`; `more` where the others give it time for a decision. `of` knows who leaves and comes.
    """
    seats = tuple(new if row.seat == new.seat else row for row in table.seats)
    waiting = () if table.game is None else table.game.waiting()
    due = any(not row.human and row.seat in waiting for row in seats)
    unit = UnitOfWork().clear_seat(table.id, new.seat).seat(**structs.asdict(new)).delete_orders(table.id, new.seat)
    unit.ai_due(table.id, due=due, changed=now).withdraw(table.id)
    clocks = reseated(table, new.seat, new.user, now, of, more=more)
    keep(unit, table.clocks, clocks)
    still = {(own.kind, own.seat) for own in clocks if own.sent}
    for own in table.clocks:
        if own.sent and (own.kind, own.seat) not in still:
            unit.message(**settled(table, own, now))
    unit.delete_timer(REMIND, table.id, new.seat)
    unit.delete_offer(table.id, new.seat)
    orders = tuple(row for row in table.order_rows if row.seat != new.seat)
    left = table.departures
    if how is not None:
        left = (*left, _departure(table, new.seat, how))
        unit.departure(**structs.asdict(left[-1]))
    row = structs.replace(table.row, ai_due=due, changed=now)
    after = structs.replace(table, row=row, seats=seats, order_rows=orders, proposal=None)
    return unit, structs.replace(after, departures=left, clocks=clocks)


def _departure(table: Table, seat: Seat, how: str) -> DepartureRow:
    """Who has a seat now, as one who leaves it. Resigning is a loss where people alone sat down to play."""
    old = table.seats[seat]
    lost = how == RESIGNED and among_people(table)
    here = (table.id, table.row.revision, table.version, seat)
    return DepartureRow(*here, old.user, old.name, old.kind, how, lost, old.username)
