"""A table as whoever touches it needs it: its row, its seats and the position of its game, read in one step."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Select, and_, bindparam, exists, select

from . import schema
from .checksum import digest
from .database import Database
from .rows import SeatRow, TableRow

BESIDE = (schema.orders, schema.proposals, schema.departures, schema.followers)
"""What only some tables have rows of."""
_POSITION = ("snapshot", "digest", "hidden_counts")
_FIRST_SEAT = 0
"""With its row comes the position: once, not with every seat."""


class Loaded(Struct, frozen=True):
    """A table with its seats in order, and those of `BESIDE` that it has rows of: nothing else need be asked for.

    `frozen` is the position after its newest change, with the `hidden_counts` answers there; None before a game has
    begun.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    beside: frozenset[str]
    frozen: bytes | None
    hidden_counts: str
    sound: bool
    """Whether the position is as it was written, as far as one can tell."""


def _loading() -> Select[Any]:
    """The query, made once: to make it takes as long as to ask it."""
    table, seat, move = schema.tables.c, schema.seats.c, schema.moves.c
    there = [exists().where(each.c.table_id == table.id).label(f"has {each.name}") for each in BESIDE]
    seated = [column.label(f"seat {column.name}") for column in seat]
    position = [move[name].label(f"move {name}") for name in _POSITION]
    newest = and_(move.table_id == table.id, move.version == table.version, seat.seat == _FIRST_SEAT)
    return (
        select(schema.tables, *there, *seated, *position)
        .select_from(schema.tables.outerjoin(schema.seats, seat.table_id == table.id).outerjoin(schema.moves, newest))
        .where(table.id == bindparam("the_table"))
        .order_by(seat.seat)
    )


_LOADING = _loading()
_OF_TABLE, _OF_SEAT = [column.name for column in schema.tables.c], [column.name for column in schema.seats.c]


async def loaded(database: Database, table_id: str) -> Loaded | None:
    """A table by its id. Raises StoreError."""
    found = await database.rows(_LOADING, the_table=table_id)
    if not found:
        return None
    first = found[0]
    data = first["move snapshot"]
    frozen = None if data is None else bytes(data)
    seats = [{name: row[f"seat {name}"] for name in _OF_SEAT} for row in found if row["seat seat"] is not None]
    return Loaded(
        TableRow(**{name: first[name] for name in _OF_TABLE}),
        tuple(SeatRow(**seat) for seat in seats),
        frozenset(each.name for each in BESIDE if first[f"has {each.name}"]),
        frozen,
        first["move hidden_counts"] or "",
        frozen is None or first["move digest"] in (None, digest(frozen)),
    )
