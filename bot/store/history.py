"""Archives finished games: compresses their changes together, and reads them back.

One position differs little from the next, so hundreds of snapshots compress to the size of a few. A change keeps its
row with everything that is queried; its snapshot, events and draws go into the archive unchanged, so no rules are
needed to read them. The newest change of a game is never archived, so that a finished table is shown without opening an
archive. Each archive is written in one transaction: after a crash it exists completely or not at all.

Also loads a table: its row, its seats and the position of its game in one step.

Database queries about the course of a game: who left seats, and its special changes.
"""

from __future__ import annotations

import asyncio
import lzma
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Select, and_, bindparam, delete, exists, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Damaged, Database
from bot.store.outbox_queue import digest
from bot.store.row_types import insert_row
from bot.store.schema import ArchiveRow, DepartureRow, NotableRow, SeatRow, TableRow

MOST_CHANGES = 1024
"""The maximum of changes in an archive."""
# An archive is read whole for any change in it, so its uncompressed size is limited.
MOST_BYTES = 4 * 2**20
# A person who steps through a game goes from one change to the next, so a few archives stay open.
_OPEN = 2
# Adjacent snapshots are similar and close together, so the lowest level finds them; higher ones gain nothing.
_PRESET = 1
_move, _table, _volume = schema.moves.c, schema.tables.c, schema.archives.c


class ArchivedChange(Struct, frozen=True, array_like=True):
    """The archived data of one change of a game; old snapshots have no checksum."""

    version: int
    snapshot: bytes
    events: bytes
    draws: bytes
    digest: str | None

    @property
    def sound(self) -> bool:
        """Whether the snapshot matches its checksum, if it has one."""
        return self.digest in (None, digest(self.snapshot))


class _Content(Struct, array_like=True):
    """An archive's changes by column, which compresses better."""

    versions: list[int]
    snapshots: list[bytes]
    events: list[bytes]
    draws: list[bytes]
    digests: list[str | None]


class ArchivedHistory:
    """Archives the changes of finished games, and reads them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._opened: OrderedDict[tuple[str, int], dict[int, ArchivedChange]] = OrderedDict()

    async def unarchived(self, before: int, most: int) -> list[str]:
        """Return some of the tables that ended before a time and have changes to archive."""
        query = select(_table.id).where(text(schema.UNARCHIVED), _table.changed < before)
        return [row["id"] for row in await self._database.rows(query.order_by(_table.changed).limit(most))]

    async def archive(self, table_id: str) -> int:
        """Archive all changes of a finished table except the newest; return how many.

        A damaged snapshot stays where it is. If another process archives the same table, one of them does it. Raises
        StoreError.
        """
        done = 0
        while (count := await self._archive_some(table_id)) is not None:
            # A round that archives nothing (0) may still have passed damaged changes; only None is the end.
            done += count
        return done

    async def _archive_some(self, table_id: str) -> int | None:
        """Write one archive; None if nothing is left."""
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
        # A damaged snapshot would be archived as if it were sound, so it keeps its row and its checksum, which still
        # reports it.
        changes = [change for change in read if change.snapshot and change.sound]
        last = read[-1].version if read else found[0]["version"] - 1
        # Compressing takes a while, and the event loop has presses to answer.
        packed = await asyncio.to_thread(_pack, changes) if changes else b""
        return len(changes) if await self._write(table_id, bound, last, changes, packed) else 0

    async def _write(
        self, table_id: str, bound: int, last: int, changes: Sequence[ArchivedChange], packed: bytes
    ) -> bool:
        """Write an archive and empty the rows of its changes, unless another process has done so; return whether."""
        marking = (
            update(schema.tables)
            .where(_table.id == table_id, _table.archived_version == bound)
            .values(archived_version=last)
        )
        volume = ArchiveRow(table_id, bound + 1, last, packed, digest(packed))
        async with self._database.writing() as connection:
            # Another process has archived these changes meanwhile.
            if (await connection.execute(marking)).rowcount != 1:
                return False
            if changes:
                await connection.execute(*insert_row(volume))
                await _empty(connection, table_id, [change.version for change in changes])
        return True

    async def changes(self, table_id: str, versions: Sequence[int]) -> dict[int, ArchivedChange]:
        """Return archived changes by their versions, which are in order. Raises Damaged if one cannot be read."""
        here = and_(_volume.table_id == table_id, _volume.first <= versions[-1], _volume.last >= versions[0])
        found: dict[int, ArchivedChange] = {}
        for row in await self._database.rows(select(_volume.first).where(here)):
            found |= await self._open(table_id, row["first"])
        try:
            return {version: found[version] for version in versions}
        except KeyError as error:
            raise Damaged(f"move {error} of table {table_id} is in no volume") from None

    def forget(self) -> None:
        """Close all archives."""
        self._opened.clear()

    async def _open(self, table_id: str, first: int) -> dict[int, ArchivedChange]:
        key = (table_id, first)
        if key not in self._opened:
            here = and_(_volume.table_id == table_id, _volume.first == first)
            # Archives are never changed once written, so one that is open needs no second query.
            (row,) = await self._database.rows(select(_volume.content, _volume.digest).where(here))
            # Checked before unpacking, because damaged data may unpack to something else.
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
    """Remove archived data from the rows of changes."""
    # A file reuses space only of deleted rows: rows that shrink leave their pages nearly empty. So the rows of a file,
    # which has no other writer, are deleted and inserted again.
    here = and_(_move.table_id == table_id, _move.version.in_(versions))
    if connection.dialect.name != "sqlite":
        await connection.execute(update(schema.moves).where(here).values(**_EMPTIED))
        return
    rows = (await connection.execute(select(schema.moves).where(here).order_by(_move.version))).mappings()
    emptied = [{**row, **_EMPTIED} for row in rows]
    await connection.execute(delete(schema.moves).where(here))
    await connection.execute(insert(schema.moves), emptied)


def _fitting(changes: list[ArchivedChange]) -> list[ArchivedChange]:
    """Return as many of the changes, in order, as fit an archive; at least one."""
    size = 0
    for number, change in enumerate(changes):
        size += len(change.snapshot) + len(change.events) + len(change.draws)
        if number and size > MOST_BYTES:
            return changes[:number]
    return changes


def _pack(changes: Sequence[ArchivedChange]) -> bytes:
    """Return the changes as an archive's content, and read it again before anything is deleted."""
    columns: list[Any] = [list(column) for column in zip(*map(msgspec.structs.astuple, changes), strict=True)]
    # The columns are compressed together: what is alike from one change to the next is then close together.
    packed = lzma.compress(msgspec.msgpack.encode(_Content(*columns)), preset=_PRESET)
    if list(_unpack(packed).values()) != list(changes):  # no assert: without this check a game could be lost
        raise Damaged("a volume does not open as it was bound; its changes stay where they are")
    return packed


def _unpack(packed: bytes) -> dict[int, ArchivedChange]:
    content = msgspec.msgpack.decode(lzma.decompress(packed), type=_Content)
    rows = zip(content.versions, content.snapshots, content.events, content.draws, content.digests, strict=True)
    return {row[0]: ArchivedChange(*row) for row in rows}


BESIDE = (schema.orders, schema.proposals, schema.departures, schema.followers)
"""Data of which only some tables have rows."""
_POSITION = ("snapshot", "digest", "hidden_counts")
# Columns that are read with the table's row once, not with every seat.
_FIRST_SEAT = 0


class Loaded(Struct, frozen=True):
    """A table with its seats in order, and which of `BESIDE` it has rows of, so that nothing else is read.

    `frozen` is the position after its newest change, with the `hidden_counts` answers there; None before a game has
    begun.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    beside: frozenset[str]
    frozen: bytes | None
    hidden_counts: str
    sound: bool
    """Whether the position matches its checksum, if it has one."""


def _loading() -> Select[Any]:
    """Return the query, built once: building it takes as long as running it."""
    table, seat, move = schema.tables.c, schema.seats.c, schema.moves.c
    there = [exists().where(each.c.table_id == table.id).label(f"has {each.name}") for each in BESIDE]
    seated = [column.label(f"seat {column.name}") for column in seat]
    position = [move[name].label(f"move {name}") for name in _POSITION]
    newest = and_(move.table_id == table.id, move.version == table.version, seat.seat == _FIRST_SEAT)
    return (
        # Columns of the tables have equal names, so those of seats and moves get labels.
        select(schema.tables, *there, *seated, *position)
        .select_from(schema.tables.outerjoin(schema.seats, seat.table_id == table.id).outerjoin(schema.moves, newest))
        .where(table.id == bindparam("the_table"))
        .order_by(seat.seat)
    )


_LOADING = _loading()
_OF_TABLE, _OF_SEAT = [column.name for column in schema.tables.c], [column.name for column in schema.seats.c]


async def loaded(database: Database, table_id: str) -> Loaded | None:
    """Load a table by its id. Raises StoreError."""
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
        # A damaged position is reported and not raised: the caller suspends this table, and others continue.
        frozen is None or first["move digest"] in (None, digest(frozen)),
    )


class ResultQueries:
    """Queries about results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def departures(self, table_id: str) -> list[DepartureRow]:
        """Return who left seats of a table to others, in order."""
        left = schema.departures
        query = select(left).where(left.c.table_id == table_id).order_by(left.c.revision)
        return [DepartureRow(**row) for row in await self._database.rows(query)]

    async def course(self, table_id: str) -> list[NotableRow]:
        """Return the special changes of a game, in order: undone, drawn, revealed, resigned."""
        move = schema.moves.c
        query: Select[Any] = select(move.version, move.kind, move.seat, move.restores, move.reveals)
        telling = or_(move.restores.is_not(None), move.kind == "concede", move.reveals)
        rows = await self._database.rows(query.where(move.table_id == table_id, telling).order_by(move.version))
        return [NotableRow(**row) for row in rows]
