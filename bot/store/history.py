"""Finished games take little room: their changes are archived, compressed together.

One position of a game differs little from the next, so hundreds of snapshots compress to the size of a few. A change
keeps its row, with all that is asked about people and times; its snapshot, events and draws go into the volume, byte by
byte as they were written: no rules are needed to read them again. The newest change of a game is never bound, so that a
finished table is shown without opening an archive. Binding is one transaction for each volume: a process that dies has
bound it or not.

A table as whoever touches it needs it: its row, its seats and the position of its game, read in one step.
"""

from __future__ import annotations

import asyncio
import lzma
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Select, and_, bindparam, delete, exists, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.refresh_jobs import digest
from bot.store.rows import SeatRow, TableRow
from bot.store.store_errors import Damaged

MOST_CHANGES = 1024
"""So many changes make an archive at most."""
MOST_BYTES = 4 * 2**20
"""So many bytes, before they are compressed, make an archive at most: it is read whole for any change in it."""
_OPEN = 2
"""So many archives are kept open: whoever looks back goes from one change to the next."""
_PRESET = 1
"""Neighbours lie close together, where the least effort finds them; more gains nothing."""
_move, _table, _volume = schema.moves.c, schema.tables.c, schema.archives.c


class ArchivedChange(Struct, frozen=True, array_like=True):
    """What an archive holds of one change of a game; old snapshots have no checksum."""

    version: int
    snapshot: bytes
    events: bytes
    draws: bytes
    digest: str | None

    @property
    def sound(self) -> bool:
        """Whether the snapshot is as it was written, as far as one can tell."""
        return self.digest in (None, digest(self.snapshot))


class _Content(Struct, array_like=True):
    """An archive's changes by column: what is alike lies together."""

    versions: list[int]
    snapshots: list[bytes]
    events: list[bytes]
    draws: list[bytes]
    digests: list[str | None]


class ArchivedHistory:
    """Binding the changes of finished games, and reading them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._opened: OrderedDict[tuple[str, int], dict[int, ArchivedChange]] = OrderedDict()

    async def unarchived(self, before: int, most: int) -> list[str]:
        """Some of the tables that are over since before a time and whose changes are not bound yet."""
        query = select(_table.id).where(text(schema.UNARCHIVED), _table.changed < before)
        return [row["id"] for row in await self._database.rows(query.order_by(_table.changed).limit(most))]

    async def archive(self, table_id: str) -> int:
        """Bind the changes of a table that is over, all but the newest; returns how many were bound.

        A snapshot that is damaged stays where it is. Another process may be at the same table: one of them does it.
        Raises StoreError.
        """
        done = 0
        while (count := await self._archive_some(table_id)) is not None:
            done += count
        return done

    async def _archive_some(self, table_id: str) -> int | None:
        """Bind one volume; None where nothing is left to bind."""
        found = await self._database.rows(
            select(_table.version, _table.archived_version).where(_table.id == table_id, text(schema.UNARCHIVED))
        )
        if not found:
            return None
        bound = found[0]["archived_version"]
        here = and_(_move.table_id == table_id, _move.version > bound, _move.version < found[0]["version"])
        columns = [_move[name] for name in ArchivedChange.__struct_fields__]
        query = select(*columns).where(here).order_by(_move.version).limit(MOST_CHANGES)
        read = _fitting([ArchivedChange(**row) for row in await self._database.rows(query)])
        changes = [change for change in read if change.snapshot and change.sound]
        last = read[-1].version if read else found[0]["version"] - 1
        packed = await asyncio.to_thread(_pack, changes) if changes else b""
        return len(changes) if await self._write(table_id, bound, last, changes, packed) else 0

    async def _write(
        self, table_id: str, bound: int, last: int, changes: Sequence[ArchivedChange], packed: bytes
    ) -> bool:
        """Write an archive and empty the rows of its changes, unless somebody else has done so; returns whether."""
        marking = (
            update(schema.tables)
            .where(_table.id == table_id, _table.archived_version == bound)
            .values(archived_version=last)
        )
        volume = {"table_id": table_id, "first": bound + 1, "last": last, "content": packed, "digest": digest(packed)}
        async with self._database.writing() as connection:
            if (await connection.execute(marking)).rowcount != 1:
                return False
            if changes:
                await connection.execute(insert(schema.archives), volume)
                await _empty(connection, table_id, [change.version for change in changes])
        return True

    async def changes(self, table_id: str, versions: Sequence[int]) -> dict[int, ArchivedChange]:
        """Bound changes by their versions, which are in order. Raises Damaged where one cannot be read."""
        here = and_(_volume.table_id == table_id, _volume.first <= versions[-1], _volume.last >= versions[0])
        found: dict[int, ArchivedChange] = {}
        for row in await self._database.rows(select(_volume.first).where(here)):
            found |= await self._open(table_id, row["first"])
        try:
            return {version: found[version] for version in versions}
        except KeyError as error:
            raise Damaged(f"move {error} of table {table_id} is in no volume") from None

    def forget(self) -> None:
        """Keep no volume open any more."""
        self._opened.clear()

    async def _open(self, table_id: str, first: int) -> dict[int, ArchivedChange]:
        key = (table_id, first)
        if key not in self._opened:
            here = and_(_volume.table_id == table_id, _volume.first == first)
            (row,) = await self._database.rows(select(_volume.content, _volume.digest).where(here))
            if digest(row["content"]) != row["digest"]:
                raise Damaged(f"the volume of table {table_id} from move {first} on is damaged")
            self._opened[key] = await asyncio.to_thread(_unpack, row["content"])
        self._opened.move_to_end(key)
        found = self._opened[key]
        while len(self._opened) > _OPEN:
            self._opened.popitem(last=False)
        return found


_EMPTIED: dict[str, Any] = {"snapshot": b"", "events": b"", "draws": b"", "digest": None}


async def _empty(connection: AsyncConnection, table_id: str, versions: Sequence[int]) -> None:
    """Take out of the rows of changes what lies in an archive.

    A file gives the room back only where rows are deleted: rows that shrink leave their pages all but empty. There
    nobody else can write meanwhile, so they are written anew.
    """
    here = and_(_move.table_id == table_id, _move.version.in_(versions))
    if connection.dialect.name != "sqlite":
        await connection.execute(update(schema.moves).where(here).values(**_EMPTIED))
        return
    rows = (await connection.execute(select(schema.moves).where(here).order_by(_move.version))).mappings()
    emptied = [{**row, **_EMPTIED} for row in rows]
    await connection.execute(delete(schema.moves).where(here))
    await connection.execute(insert(schema.moves), emptied)


def _fitting(changes: list[ArchivedChange]) -> list[ArchivedChange]:
    """As many of the changes, in order, as make an archive; one at least."""
    size = 0
    for number, change in enumerate(changes):
        size += len(change.snapshot) + len(change.events) + len(change.draws)
        if number and size > MOST_BYTES:
            return changes[:number]
    return changes


def _pack(changes: Sequence[ArchivedChange]) -> bytes:
    """The changes as an archive's content, opened again before anything is thrown away for it."""
    columns: list[Any] = [list(column) for column in zip(*map(msgspec.structs.astuple, changes), strict=True)]
    packed = lzma.compress(msgspec.msgpack.encode(_Content(*columns)), preset=_PRESET)
    if list(_unpack(packed).values()) != list(changes):  # not an assert: without it what follows would lose a game
        raise Damaged("a volume does not open as it was bound; its changes stay where they are")
    return packed


def _unpack(packed: bytes) -> dict[int, ArchivedChange]:
    content = msgspec.msgpack.decode(lzma.decompress(packed), type=_Content)
    rows = zip(content.versions, content.snapshots, content.events, content.draws, content.digests, strict=True)
    return {row[0]: ArchivedChange(*row) for row in rows}


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
