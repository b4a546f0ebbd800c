"""The store: one database, SQLite or PostgreSQL, with one writer and any number of readers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import IO, TYPE_CHECKING, Any

from msgspec import structs
from sqlalchemy import and_, delete, or_, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.database_url import wrong_database
from bot.store import migrate as files
from bot.store import schema
from bot.store.database import FAILURES, WRONG_URL, Damaged, Database, StoreError, Uncertain, engine_of, first_line
from bot.store.history import ArchivedChange, ArchivedHistory, Loaded, ResultQueries, loaded
from bot.store.migrate import Maintenance, migrate, refuse_file
from bot.store.outbox_queue import LiveMessages, OutboxQueue, digest
from bot.store.person_rows import FollowerRows, Names, PersonRows
from bot.store.request_log import LoggedRequest, LogMarkers, RequestLog
from bot.store.row_types import LIVE, TableStatus, put_row
from bot.store.schema import (
    CommitmentRow,
    FactRow,
    GuestRow,
    MoveRow,
    OrderRow,
    OutlineRow,
    ProposalRow,
    SavedLinksRow,
    TableRow,
)
from bot.store.timers import Timers
from bot.store.unit_of_work import Committer, UnitOfWork

if TYPE_CHECKING:
    from bot.store.database import ListenNotify

_MOVE = [schema.moves.c[name] for name in MoveRow.__struct_fields__]
_TAKEN = "taken:"
_TAKING = (
    postgresql.insert(schema.facts).values(value="").on_conflict_do_nothing().returning(schema.facts.c.key)
)  # one statement, so it needs no transaction around it
_TIDY = 64
# many more interactions than Discord delivers again
_REMEMBERED = 20_000
# ten minutes in Discord's ids
_LONG_AGO = (600 * 1000) << 22


class Store(Database):
    """An open database with all its queries, and the one writer of a process."""

    def __init__(self, engine: AsyncEngine, lock: IO[str] | None) -> None:
        super().__init__(engine, exclusive=lock is not None)
        self._lock = lock
        self._committer = Committer(self)
        self._notifications: ListenNotify | None = None
        # Discord may deliver an event again after a session is resumed, also to the same process.
        self._taken: OrderedDict[int, None] = OrderedDict()
        self.maintenance = Maintenance(self)
        self.person_rows = PersonRows(self)
        self.names = Names(self)
        self.results = ResultQueries(self)
        self.log_markers = LogMarkers(self)
        self.request_log = RequestLog(self, self._committer.write)
        self.outbox_queue = OutboxQueue(self, self.write)
        self.live = LiveMessages(self, self._committer.write)
        self.timers = Timers(self)
        self.followers = FollowerRows(self)
        self.archive = ArchivedHistory(self)
        self.claim, self.next_due = self.outbox_queue.claim, self.outbox_queue.next_due

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open and migrate a database. Raises StoreError with one clear line if it cannot be used."""
        if wrong := wrong_database(url):
            raise StoreError(f"the database's URL {wrong}: see database.url in config.example.toml")
        # Before anything is locked or created: the file of another program must stay as it is.
        refuse_file(url)
        store = cls(engine_of(url), files.taken(url))
        try:
            await store.run(migrate)
        except (*FAILURES, *WRONG_URL, StoreError) as error:
            await store.close()
            raise StoreError(f"the database {store.name} cannot be used: {first_line(error)}") from error
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Write what waits and close."""
        # First, because it still writes through the database; the lock is released last, when nobody writes any more.
        await self.request_log.stop()
        await self._committer.stop()
        if self._notifications is not None:
            await self._notifications.stop()
        await self.disconnect()
        if self._lock is not None:
            self._lock.close()

    async def write(self, unit: UnitOfWork, table_id: str = "") -> None:
        """Write a unit durably, together with others that wait, and with the request that it belongs to.

        `table_id` is the table that a person's request may have changed; '' for moderation. Raises Conflict or
        StoreError.
        """
        request = self.request_log.current()
        if request is None or request.done or not table_id:
            await self._committer.write(unit)
        else:
            await self._log(request, unit.put(request.row(table_id)))
        self.wrote()

    async def _log(self, request: LoggedRequest, unit: UnitOfWork) -> None:
        """Write the first change that a person's request makes."""
        try:
            await self._committer.write(unit)
        except asyncio.CancelledError:
            request.done = True  # it is written nevertheless
            raise
        except Uncertain:
            self.request_log.doubt()
            raise
        request.done = True

    # Other processes

    def listen(self, heard: Callable[[], None]) -> None:
        """Register a listener for writes of other processes; with a file there are none."""
        if not self.exclusive and self._notifications is None:
            from bot.store.database import ListenNotify  # its driver is imported only where it is needed

            self._notifications = ListenNotify(self._engine, heard)

    @property
    def listening(self) -> bool:
        """Whether notifications of other processes are received now."""
        return self._notifications is not None and self._notifications.listening

    def wrote(self) -> None:
        """Notify other processes of a write."""
        if self._notifications is not None:
            self._notifications.notify()

    # Tables

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table by its id."""
        return await self._one(select(schema.tables).where(schema.tables.c.id == table_id), TableRow)

    async def loaded(self, table_id: str) -> Loaded | None:
        """Return a table by its id, with everything that is needed to continue it."""
        return await loaded(self, table_id)

    async def guests(self, table_id: str) -> list[GuestRow]:
        """Return the reservations and the waiting list of a table, oldest first."""
        guest = schema.guests.c
        query = select(schema.guests).where(guest.table_id == table_id).order_by(guest.at, guest.user)
        return await self._all(query, GuestRow)

    async def version(self, table_id: str) -> int | None:
        """Return the current version of a table."""
        found = await self._value(select(schema.tables.c.version).where(schema.tables.c.id == table_id))
        return None if found is None else int(found)

    async def revision(self, table_id: str) -> int | None:
        """Return the current revision of a table."""
        found = await self._value(select(schema.tables.c.revision).where(schema.tables.c.id == table_id))
        return None if found is None else int(found)

    async def tables_of(
        self,
        *,
        user: int | None = None,
        channel: int | None = None,
        guild: int | None = None,
        title: str | None = None,
        statuses: Collection[str] | None = LIVE,
        most: int | None = None,
    ) -> list[TableRow]:
        """Return tables by player or owner, channel, server, title and status (None: any), the last changed first.

        `most` is for callers that filter nothing afterwards.
        """
        # The id decides between equal times, so that a list has the same order at every call.
        query = select(schema.tables).order_by(schema.tables.c.changed.desc(), schema.tables.c.id)
        if user is not None:
            mine = select(schema.seats.c.table_id).where(schema.seats.c.user == user)
            query = query.where(or_(schema.tables.c.id.in_(mine), schema.tables.c.owner == user))
        if channel is not None:
            query = query.where(schema.tables.c.channel == channel)
        if guild is not None:
            query = query.where(schema.tables.c.guild == guild)
        if title is not None:
            query = query.where(schema.tables.c.title == title)
        if statuses is not None:
            query = query.where(schema.tables.c.status.in_(statuses))
        return await self._all(query.limit(most), TableRow)

    async def tables_due_for_ai(self) -> list[str]:
        """Return running tables that wait for a bot."""
        due = and_(schema.tables.c.status == TableStatus.RUNNING, schema.tables.c.ai_due)
        return [row["id"] for row in await self.rows(select(schema.tables.c.id).where(due))]

    async def suspended(self) -> list[TableRow]:
        """Return tables whose rules failed."""
        return await self._all(select(schema.tables).where(schema.tables.c.status == TableStatus.SUSPENDED), TableRow)

    async def orders(self, table_id: str) -> list[OrderRow]:
        """Return a table's standing orders."""
        return await self._all(select(schema.orders).where(schema.orders.c.table_id == table_id), OrderRow)

    async def proposal(self, table_id: str) -> ProposalRow | None:
        """Return a table's open proposal."""
        return await self._one(select(schema.proposals).where(schema.proposals.c.table_id == table_id), ProposalRow)

    async def offered(self, table_id: str, seat: int) -> bool:
        """Return whether a seat of a running table is offered to others."""
        offer = schema.offers.c
        return await self._value(select(offer.at).where(offer.table_id == table_id, offer.seat == seat)) is not None

    async def offers(self, guild: int, channels: Collection[int] | None = None) -> list[tuple[str, int]]:
        """Return the seats offered at a server's running tables, by table and seat, newest first; none private.

        With `channels` those of tables there alone.
        """
        offer, table = schema.offers.c, schema.tables.c
        query = select(offer.table_id, offer.seat).join(schema.tables, table.id == offer.table_id)
        query = query.where(table.guild == guild, table.status == TableStatus.RUNNING, ~table.private)
        if channels is not None:
            query = query.where(table.channel.in_(channels))
        rows = await self.rows(query.order_by(offer.at.desc(), offer.table_id, offer.seat))
        return [(row["table_id"], row["seat"]) for row in rows]

    # Moves

    async def snapshot(self, table_id: str, version: int) -> bytes | None:
        """Return the saved game at a version. Raises Damaged if it does not match its checksum."""
        move = schema.moves.c
        found = await self.rows(select(move.snapshot, move.digest).where(*_at_version(table_id, version)))
        if not found:
            return None
        data, checksum = bytes(found[0]["snapshot"]), found[0]["digest"]
        if not data:
            change = (await self.archive.changes(table_id, [version]))[version]
            data, checksum = change.snapshot, change.digest
        if checksum not in (None, digest(data)):
            raise Damaged(f"the snapshot of table {table_id} after move {version} is damaged")
        return data

    async def hidden(self, table_id: str, version: int) -> str:
        """Return how many hidden answers each seat had given at a version, separated by spaces."""
        return str(await self._value(select(schema.moves.c.hidden_counts).where(*_at_version(table_id, version))) or "")

    async def accounts(self, table_id: str, version: int) -> str:
        """Return the stored clock accounts after a change of a game."""
        return str(await self._value(select(schema.moves.c.accounts).where(*_at_version(table_id, version))) or "")

    async def moves(self, table_id: str, first: int = 0, last: int | None = None) -> list[MoveRow]:
        """Return changes of a game in order, between two versions (both included)."""
        query = select(*_MOVE).where(schema.moves.c.table_id == table_id, schema.moves.c.version >= first)
        if last is not None:
            query = query.where(schema.moves.c.version <= last)
        rows = await self._all(query.order_by(schema.moves.c.version), MoveRow)
        # The events of an archived change are empty in its row; those of a change that is not archived never are.
        bound = [row.version for row in rows if not row.events]
        if not bound:
            return rows
        changes = await self.archive.changes(table_id, bound)
        return [row if row.events else _opened(row, changes[row.version]) for row in rows]

    async def outline(self, table_id: str) -> list[OutlineRow]:
        """Return all changes of a game in order, without what they did."""
        move = schema.moves.c
        columns = [move[name] for name in OutlineRow.__struct_fields__]
        return await self._all(select(*columns).where(move.table_id == table_id).order_by(move.version), OutlineRow)

    async def commitments(self, table_id: str) -> list[CommitmentRow]:
        """Return a table's commitments to secret answers, in order."""
        query = (
            select(schema.commitments)
            .where(schema.commitments.c.table_id == table_id)
            .order_by(schema.commitments.c.version)
        )
        return await self._all(query, CommitmentRow)

    async def seed_revealed_in(self, table_id: str, version: int) -> bytes | None:
        """Return the seed at a version, if the end of the game was undone since and another seed taken."""
        move = schema.moves.c
        query = select(move.seed).where(move.table_id == table_id, move.version > version, move.seed.is_not(None))
        rows = await self.rows(query.order_by(move.version).limit(1))
        return rows[0]["seed"] if rows else None

    # Stored choices, facts

    async def keep(self, links: Mapping[str, Sequence[str]], now: int) -> None:
        """Store choices of unfinished actions under their keys."""
        async with self.writing() as connection:
            for key, chain in links.items():
                await connection.execute(*put_row(SavedLinksRow(key, " ".join(chain), now)))

    async def kept(self, key: str) -> tuple[str, ...] | None:
        """Return stored choices by their key."""
        links = await self._value(select(schema.saved_links.c.links).where(schema.saved_links.c.key == key))
        return None if links is None else tuple(str(links).split(" "))

    async def remember(self, key: str, value: str) -> None:
        """Store a fact of the host."""
        async with self.writing() as connection:
            await connection.execute(*put_row(FactRow(key, value)))

    async def remembered(self, key: str) -> str | None:
        """Return a fact of the host."""
        found = await self._value(select(schema.facts.c.value).where(schema.facts.c.key == key))
        return None if found is None else str(found)

    async def first(self, number: int) -> bool:
        """Return whether this process is the first to handle something that several may receive, for example an
        interaction.

        `number` is Discord's id, which grows with time. Without other processes nothing is written: what was done
        before this process began is in the request log.
        """
        if number in self._taken:
            return False
        self._taken[number] = None
        while len(self._taken) > _REMEMBERED:
            self._taken.popitem(last=False)
        if self.exclusive:
            return True
        # Padded with zeros, so that keys sort as text in the order of the numbers and old ones can be deleted by range.
        taken = bool(await self.rows(_TAKING, key=f"{_TAKEN}{number:020}"))
        # Tidying with each press would double its writes; once in some milliseconds is enough.
        if taken and (number >> 22) % _TIDY == 0:
            facts, old = schema.facts, f"{_TAKEN}{number - _LONG_AGO:020}"
            async with self.writing() as connection:
                await connection.execute(delete(facts).where(facts.c.key >= _TAKEN, facts.c.key < old))
        return taken


def _at_version(table_id: str, version: int) -> tuple[Any, Any]:
    return schema.moves.c.table_id == table_id, schema.moves.c.version == version


def _opened(row: MoveRow, change: ArchivedChange) -> MoveRow:
    return structs.replace(row, events=change.events, draws=change.draws)
