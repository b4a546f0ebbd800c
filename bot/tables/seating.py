"""Somebody else at a seat of a table that has begun: what goes with the one who leaves it, and what is remembered."""

from __future__ import annotations

from itertools import count

from msgspec import structs

from bot.store import DepartureRow, SeatRow, UnitOfWork
from bot.store.kinds import REMIND
from games.kernel import Seat
from renderers.words import Words

from .clock_messages import settled
from .outcome import RESIGNED, among_people
from .table import Table
from .table_clocks import SettingsOf, keep, reseated


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
    on_the_board(unit.delete_offer(table.id, new.seat), table, now)
    orders = tuple(row for row in table.order_rows if row.seat != new.seat)
    left = table.departures
    if how is not None:
        left = (*left, _departure(table, new.seat, how))
        unit.departure(**structs.asdict(left[-1]))
    row = structs.replace(table.row, ai_due=due, changed=now)
    after = structs.replace(table, row=row, seats=seats, order_rows=orders, proposal=None)
    return unit, structs.replace(after, departures=left, clocks=clocks)


def on_the_board(unit: UnitOfWork, table: Table, now: int) -> UnitOfWork:
    """With a change of the seats that are offered, the board of the table's server is looked at, if there is one."""
    return unit if table.row.guild is None else unit.refresh_board(table.row.guild, now)


def _departure(table: Table, seat: Seat, how: str) -> DepartureRow:
    """Who has a seat now, as one who leaves it. Resigning is a loss where people alone sat down to play."""
    old = table.seats[seat]
    lost = how == RESIGNED and among_people(table)
    here = (table.id, table.row.revision, table.version, seat)
    return DepartureRow(*here, old.user, old.name, old.kind, how, lost, old.username)
