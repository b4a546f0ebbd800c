"""Permissions at a table, other than playing one's own seat: defined and checked in one place.

An absent owner blocks nothing: the owner's permissions pass to the players and to managers.

Reserved seats and the waiting list of an open table; and changes of a seat's player in a running game.

A seat is reserved for a day. Then a timer (`KEPT`) turns the reservation into a plain invitation, and the waiting list
moves up.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from msgspec import Struct, structs

from bot.store import DepartureRow, GuestRow, MessageKind, OrderRow, SeatRow, UnitOfWork
from bot.store.row_types import INVITED, KEPT, REMIND
from bot.store.schema import OfferRow, TimerRow
from bot.store.timers import NEVER
from bot.tables.clocks.table_clocks import SettingsOf, keep, late, reseated, settled
from bot.tables.history.outcome import RESIGNED, among_people
from bot.tables.notifications import message
from bot.tables.table import HUMAN, RUNNING, Table, TableError
from games.kernel import Seat
from renderers.words import Words

Lasted = Callable[[int], float]
PATIENCE_HOURS = 48
"""The hours for which somebody may be waited for without a clock, before others may act."""
RESTING_HOURS = 7 * 24
"""The hours for which a running table may be idle before others get its owner's permissions, even if it waits
for somebody else.
"""
OWNER, MANAGER, PLAYER = "owner", "manager", "player"

# Permissions by request. The owner opened the table; managers are those of its server, see `Asker`.
MAY: dict[str, frozenset[str]] = {
    "arrange": frozenset({OWNER, MANAGER}),
    "invite": frozenset({OWNER, MANAGER, PLAYER}),
    "start": frozenset({OWNER}),
    "settle": frozenset({PLAYER, MANAGER}),
    "resume": frozenset({OWNER, MANAGER}),
    "skip": frozenset({OWNER, MANAGER}),
    "repost": frozenset({OWNER, MANAGER, PLAYER}),
    "move": frozenset({OWNER, MANAGER}),
    "replace": frozenset({OWNER, MANAGER}),
    "close": frozenset({OWNER, MANAGER}),
    "close-running": frozenset({MANAGER}),
}


class Asker(Struct, frozen=True):
    """Who asks: a person, and whether that person manages the table's server (Discord's Manage Server)."""

    user: int
    manager: bool = False

    def roles(self, table: Table, lasted: Lasted | None = None) -> frozenset[str]:
        """Return the roles of a person at a table; `lasted` returns the seconds since a time."""
        player = table.seat_of(self.user) is not None
        takes_over = (player or self.manager) and lasted is not None and vanished(table, lasted)
        held = {OWNER: table.row.owner == self.user or takes_over, MANAGER: self.manager, PLAYER: player}
        return frozenset(role for role, has in held.items() if has)


def vanished(table: Table, lasted: Lasted) -> bool:
    """Return whether the owner of a table is absent: no time left, waited for too long, or without a seat.

    Also if the table has been idle for long.
    """
    # An owner may be away while the table waits for somebody else, and then nobody can do what only the owner may.
    seat = table.seat_of(table.row.owner)
    if table.status != RUNNING or table.game is None:
        return lasted(table.row.changed) >= PATIENCE_HOURS * 3600
    rests = lasted(table.row.since)
    if seat is None or seat in late(table) or rests >= RESTING_HOURS * 3600:
        return True
    return not table.pace.runs and seat in table.game.awaited() and rests >= PATIENCE_HOURS * 3600


def check(table: Table, asker: Asker, permission: str, lasted: Lasted | None = None) -> None:
    """Raise TableError, saying who may, if a person may not make a request at a table."""
    if not MAY[permission] & asker.roles(table, lasted):
        raise TableError("tables-only-players" if PLAYER in MAY[permission] else _REFUSALS[permission], table=table.id)


_REFUSALS = {
    permission: "tables-only-owner" if OWNER in may else "tables-only-manager" for permission, may in MAY.items()
}
_REFUSALS["start"] = "tables-not-owner"
WAITING, LAPSED = "waiting", "lapsed"
"""The kinds of claims on a seat: it is reserved, the person gets the next free one, or an invitation without
reservation.
"""
# the claims of invited people, who may join a private table
CALLED = (INVITED, LAPSED)
# the seconds for which a seat is reserved; afterwards anybody may take it
RESERVED_SECONDS = 24 * 3600


def full(table: Table) -> bool:
    """Return whether every seat is taken."""
    return len(table.seats) >= table.row.max_seats


def free_for(table: Table, user: int, now: int) -> int:
    """Return how many seats are free for a person: those not reserved for others; all for invited people."""
    free = max(0, table.row.max_seats - len(table.seats))
    own = table.guest(user)
    if own is not None and own.how == INVITED:
        return free
    return max(0, free - sum(invited(table, one.user, now) for one in table.guests))


def invited(table: Table, user: int, now: int) -> bool:
    """Return whether a seat is reserved for a person now."""
    own = table.guest(user)
    return own is not None and own.how == INVITED and now - own.at < RESERVED_SECONDS


def next_seat(table: Table, user: int | None) -> Seat:
    """Return the seat meant for a person, else the first free one meant for nobody, else the first."""
    taken = {row.seat for row in table.seats}
    free = [number for number in range(table.row.max_seats) if number not in taken]
    own = None if user is None else table.guest(user)
    if own is not None and own.seat in free:
        return own.seat
    meant = {one.seat for one in table.guests}
    return next((number for number in free if number not in meant), free[0])


def without(table: Table, user: int) -> Table:
    """Return the table without a person's claim."""
    return structs.replace(table, guests=tuple(one for one in table.guests if one.user != user))


def moved_up(unit: UnitOfWork, table: Table, now: int) -> Table:
    """Return the table with waiting people in the free seats, longest waiting first; each of them is notified."""
    for guest in table.guests:
        if guest.how != WAITING or not free_for(table, guest.user, now):
            continue
        seat = SeatRow(table.id, next_seat(table, guest.user), guest.user, guest.name, HUMAN, guest.username)
        unit.remove(GuestRow, table_id=table.id, user=guest.user).add(seat)
        data = {"id": "host-note-moved-up", "args": {"table": table.id}}
        unit.message(**message(table, MessageKind.NOTE, "user", guest.user, now, data=data))
        seats = tuple(sorted((*table.seats, seat), key=lambda row: row.seat))
        table = structs.replace(without(table, guest.user), seats=seats)
    return table


def reserved_until(unit: UnitOfWork, table: Table) -> None:
    """Set the timer of a table to the end of its first reservation."""
    since = min((one.at for one in table.guests if one.how == INVITED), default=None)
    if since is None:
        unit.remove(TimerRow, kind=KEPT, table_id=table.id, seat=-1)
    else:
        unit.put(TimerRow(KEPT, table.id, -1, 0, since, since + RESERVED_SECONDS))


def lapsed(unit: UnitOfWork, table: Table, now: int) -> Table:
    """Return the table without expired reservations; the waiting list moves up."""
    guests = []
    for guest in table.guests:
        if guest.how == INVITED and now - guest.at >= RESERVED_SECONDS:
            guest = structs.replace(guest, how=LAPSED)
            unit.put(guest)
        guests.append(guest)
    return moved_up(unit, structs.replace(table, guests=tuple(guests)), now)


def bot_name(table: Table, player: str, language: str, first: int = 1) -> str:
    """Return a name for a bot that nobody at the table has or had: its level, numbered from `first` on.

    It is in the table's public language.
    """
    # The name is stored with the seat, so it is never translated later.
    taken, words = {*table.names, *(left.name for left in table.departures)}, Words(language or table.row.language)
    named = (words(f"bot-{player}-seat", number=str(number)) for number in count(first))
    return next(name for name in named if name not in taken)


def seated(
    table: Table, new: SeatRow, now: int, of: SettingsOf, how: str | None = None, *, more: bool = False
) -> tuple[UnitOfWork, Table]:
    """Return a running table with another player at a seat, without the old standing orders and an open proposal.

    `how` the old player left is stored with the name; None if no departure is stored. The seat keeps its remaining
    time, see `reseated`; `more` if the others give it time for a decision. `of` has the settings of both.
    """
    seats = tuple(new if row.seat == new.seat else row for row in table.seats)
    waiting = () if table.game is None else table.game.waiting()
    due = any(not row.human and row.seat in waiting for row in seats)
    unit = UnitOfWork().put(new).remove(OrderRow, table_id=table.id, seat=new.seat).withdraw(table.id)
    clocks = reseated(table, new.seat, new.user, now, of, more=more)
    keep(unit, table.clocks, clocks)
    still = {(own.kind, own.seat) for own in clocks if own.sent}
    for own in table.clocks:
        if own.sent and (own.kind, own.seat) not in still:
            unit.message(**settled(table, own, now))
    # It belongs to the person who had the seat; a new one gets their own by the new decision.
    unit.remove(TimerRow, kind=REMIND, table_id=table.id, seat=new.seat)
    if new.user is not None and new.seat in waiting:  # it says since when the new player has been asked
        unit.put(TimerRow(REMIND, table.id, new.seat, new.user, now, NEVER))
    unit.remove(OfferRow, table_id=table.id, seat=new.seat)
    orders = tuple(row for row in table.order_rows if row.seat != new.seat)
    left = table.departures
    if how is not None:
        left = (*left, _departure(table, new.seat, how))
        unit.add(left[-1])
    row = structs.replace(table.row, ai_due=due, changed=now)
    after = structs.replace(table, row=row, seats=seats, order_rows=orders, proposal=None)
    return unit, structs.replace(after, departures=left, clocks=clocks)


def _departure(table: Table, seat: Seat, how: str) -> DepartureRow:
    """Return a seat's player as somebody who leaves it. It counts as a loss if only people began the game."""
    old = table.seats[seat]
    lost = how == RESIGNED and among_people(table)
    here = (table.id, table.row.revision, table.version, seat)
    return DepartureRow(*here, old.user, old.name, old.kind, how, lost, old.username)
