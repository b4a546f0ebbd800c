"""The repository of tables: loads them on demand, caches them, and writes their changes through the store.

Reactions of features to a change of a table: they add rows to its unit of work, so that everything is written or
nothing.

The settings of servers that concern every table; the feature that stores them sets them here.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct, structs

from bot.store import Conflict, Damaged, ProposalRow, Store, TableRow, UnitOfWork
from bot.store.row_types import revise_row
from bot.store.schema import MoveRow, ResultRow, TimerRow
from bot.store.timers import drop_timers
from bot.tables.clocks import table_clocks
from bot.tables.clocks.settings_cache import SettingsCache
from bot.tables.clocks.table_clocks import BOT, MOVED, Restored, changed, clocks_after, keep, kept_accounts
from bot.tables.history.commitments import add_commitments
from bot.tables.history.outcome import game_notes, results
from bot.tables.notifications import Notifications, direct_messages, ended
from bot.tables.table import (
    FINISHED,
    HIDDEN,
    RUNNING,
    SUSPENDED,
    Contradiction,
    Counts,
    GameChange,
    LogEntry,
    NoSuchTable,
    Origin,
    Stale,
    Table,
    counted_on,
    listed,
    number,
    record,
    seat_names,
)
from bot.worker import Waits
from games.kernel import Game, Seat, SnapshotError, Title, thaw
from games.kernel.registry import title as title_of


class Played(Struct, frozen=True):
    """A change of a table's game: the game after it, the changes made, and their messages.

    `clocks` are the table's clocks after it; `now` is in seconds since 1970.
    """

    game: Game[Any, Any]
    made: Sequence[GameChange]
    messages: Sequence[dict[str, Any]]
    clocks: tuple[TimerRow, ...]
    now: int

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.result() is not None


class Reaction:
    """A feature's reactions to changes of tables. Each method does nothing unless a feature overrides it."""

    async def opened(self, unit: UnitOfWork, table: Table, now: int, *, offered: bool) -> None:
        """Add to the opening of a table; `offered`: anybody may join, unlike a rematch."""

    async def leaving(self, table: Table, user: int) -> None:
        """Raise TableError if a person may not leave an open table."""

    async def cannot_wait(self, table: Table) -> bool:
        """Return whether to close a table that cannot start at its time, because nobody waits for others there."""
        return False

    async def renamed(self, guild: int | None, now: int) -> None:
        """React to a new name of somebody at tables of a server."""

    async def written(self, unit: UnitOfWork, before: Table | None, table: Table, now: int) -> None:
        """Add to any change of a table; `before` is None for a new table, and if this process does not know it."""

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Add to a change of a table's game; `table` is the state before it."""


class ServerRules:
    """The rules of servers, by Discord id. This default knows of none."""

    def known_language(self, guild: int | None) -> str:
        """Return the public language of a server as far as it is cached; '' for Discord's setting."""
        return ""

    async def language(self, guild: int | None) -> str:
        """Return the public language of a server; '' for Discord's setting. Raises StoreError."""
        return ""

    async def wants_threads(self, guild: int | None) -> bool:
        """Return whether every table of a server gets a thread. Raises StoreError."""
        return False

    async def admit_place(self, guild: int, title: str, channels: Collection[int]) -> None:
        """Raise TableError if a title may not be played in a channel."""


Clock = Callable[[], int]
"""Returns seconds since 1970."""
Entropy = Callable[[int], bytes]
"""Returns a number of random bytes."""
_log = logging.getLogger(__name__)
_KEPT = 256


class TableRepository:
    """Tables by id. The lock of a table is held from reading to writing, never during a network request."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Entropy,
        kept: int = _KEPT,
        monotonic: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.waits = Waits(clock, monotonic or clock)
        self.notification_settings = SettingsCache(store, lambda: self.clock())
        self.server_rules = ServerRules()
        self.reactions: list[Reaction] = []
        """Reactions of features to changes of tables, in this order."""
        self.entropy = entropy
        self._kept = kept
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._near: OrderedDict[str, asyncio.Lock] = OrderedDict()
        # All locks in use. The most recent ones are kept, because making a lock for each move is slower.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """Return the lock of a table in this process; the store protects against other processes."""
        lock = self._near.get(table_id)
        if lock is None:
            lock = self._locks.get(table_id)
            # A lock that somebody holds or waits for must stay the same object, or two changes of a table would run at
            # once.
            self._near[table_id] = lock = asyncio.Lock() if lock is None else lock
            self._locks[table_id] = lock
            while len(self._near) > self._kept:
                self._near.popitem(last=False)
        return lock

    async def get(self, table_id: str) -> Table:
        """Return the current state of a table. Raises NoSuchTable."""
        known = self._tables.get(table_id)
        if known is not None and (self.store.exclusive or await self._fresh(known)):
            if table_id in self._tables:  # it may have been forgotten while its row was read
                self._tables.move_to_end(table_id)
            return known
        return self._keep_newest(await self._load(table_id))

    async def add(self, unit: UnitOfWork, table: Table) -> Table:
        """Write a new table. Raises Conflict if its id exists."""
        await self._react(unit, table)
        await self.store.write(unit, table.id)
        return self._keep_newest(table)

    async def write(self, unit: UnitOfWork, table: Table) -> Table:
        """Write a change and cache the resulting table with the next revision. Raises Stale if another change was
        first.

        Raises Contradiction if no other change was first and it still cannot be written. `table` still has the
        revision on which the change was made.
        """
        # Compare-and-set: the lock of a table is local to this process; others are noticed by the revision, and that
        # before anything else is written.
        row = table.row
        unit.operations.insert(0, revise_row(TableRow, row.id, row.revision, **_changes(table.saved or row, row)))
        for message in ended(self._tables.get(table.id), table, self.clock()):
            unit.message(**message)
        await self._react(unit, table)
        table = structs.replace(table, row=structs.replace(row, revision=row.revision + 1))
        try:
            await self._write(unit, table)
        # It is unknown whether the change was written, also after a cancellation: the next use loads the table.
        except BaseException:
            self._tables.pop(table.id, None)
            raise
        return self._keep_newest(table)

    async def _write(self, unit: UnitOfWork, table: Table) -> None:
        """Write a change of a table; retry once after a conflict without another change, then it is a fault."""
        try:
            await self.store.write(unit, table.id)
        except Conflict:
            await self._refuse_late(table)
            try:
                await self.store.write(unit, table.id)
            except Conflict as error:
                await self._refuse_late(table)
                raise Contradiction(f"version {table.version} of table {table.id} cannot be written") from error

    async def opened(self, unit: UnitOfWork, table: Table, *, offered: bool) -> None:
        """Let features add to the opening of a table; `offered`: anybody may join."""
        for reaction in self.reactions:
            await reaction.opened(unit, table, self.clock(), offered=offered)

    async def cannot_wait(self, table: Table) -> bool:
        """Return whether a feature wants a table closed that cannot start at its time."""
        return any([await reaction.cannot_wait(table) for reaction in self.reactions])

    async def _react(self, unit: UnitOfWork, table: Table) -> None:
        """Let features add to a change of a table."""
        for reaction in self.reactions:
            await reaction.written(unit, self._tables.get(table.id), table, self.clock())

    async def _refuse_late(self, table: Table) -> None:
        """Raise Stale if another process has changed a table since it was read."""
        row = await self.store.table(table.id)
        # `table` already has the revision that this change would have made, so an equal one is another change's.
        if row is None or row.revision >= table.row.revision:
            raise Stale(table.id)

    async def write_game(
        self,
        unit: UnitOfWork,
        table: Table,
        game: Game[Any, Any],
        made: list[GameChange],
        notices: Notifications,
        *,
        agreed: bool = False,
        **changes: Any,
    ) -> Table:
        """Write changes of a game with their messages; `changes` are other columns of the table's row.

        `agreed`: everybody else has agreed to an undo or redo. If all changes are hidden answers, the time of the last
        change and an open proposal stay as they are, because they are visible.
        """
        now, shown = self.clock(), any(move.secrecy != HIDDEN for move in made)
        over = game.result() is not None
        row = _row_after(table, game, made[-1].version, notices, now if shown else table.row.changed, changes)
        of = await self.notification_settings.all(table.users)
        clocks = clocks_after(table, game, made, now, of, await self._restored(table, made, agreed))
        moves = _move_rows(table, made, now, kept_accounts(table, clocks, len(made), now, of))
        for move in moves:
            unit.add(move)
        latest = tuple(record(table.title, move) for move in moves)
        # In the same transaction as the move, so that no hash is shown whose salt could be lost.
        add_commitments(unit, table, made, self.entropy)
        for message in (
            *notices.messages,
            *direct_messages(table, game, made, now, lambda user: of(user).notify),
        ):
            unit.message(**message)
        announced = over or notices.announced_version != table.row.announced_version
        _keep_clocks(unit, table, clocks, now, announced=announced, how=_outcomes(made))
        if over or table.status == FINISHED:
            unit.remove(ResultRow, table_id=table.id)  # of an undone end; the next end writes its own
        if over:
            drop_timers(unit, table.id)
            for result in results(table, game, now, await game_notes(self.store, table.id, made)):
                unit.add(result)
        for reaction in self.reactions:
            await reaction.played(unit, table, Played(game, made, notices.messages, clocks, now))
        proposal = None if shown and not _lasts(table.proposal) else table.proposal
        if table.proposal is not None and proposal is None:
            unit.withdraw(table.id)
        after = structs.replace(table, row=row, game=game, proposal=proposal, clocks=clocks, latest=latest)
        return await self.write(unit, structs.replace(after, hidden_counts=latest[-1].hidden_counts))

    async def _restored(self, table: Table, made: Sequence[GameChange], agreed: bool) -> Restored | None:
        """Return the accounts that an undo or redo restores; None for other changes, and if no clock runs."""
        back = next((one.restores for one in made if one.restores is not None), None)
        if back is None or not table.row.pace:
            return None
        to, present = [table_clocks.read(await self.store.accounts(table.id, at)) for at in (back, table.version)]
        return Restored(to, present, agreed)

    async def records(self, table_id: str, first: int = 0, last: int | None = None) -> list[LogEntry]:
        """Return the changes of a game between two versions, decoded. They contain secrets: filter events by viewer."""
        known = self._tables.get(table_id)
        latest = known.latest if known is not None else ()
        # Messages and panels are mostly about what was written last, and each asks for it several times.
        if last is not None and latest and latest[0].version <= first and last <= latest[-1].version:
            return [one for one in latest if first <= one.version <= last]
        title = await self._title(table_id)
        return [record(title, move) for move in await self.store.moves(table_id, first, last)]

    async def game_at(self, table_id: str, version: int) -> Game[Any, Any]:
        """Return the game at a version. Raises NoSuchTable."""
        known = self._tables.get(table_id)
        if known is not None and known.version == version and known.game is not None:
            return known.game
        title = await self._title(table_id)
        data = await self.store.snapshot(table_id, version)
        if data is None:
            raise NoSuchTable(table_id)
        return thaw(title, data)

    async def _title(self, table_id: str) -> Title[Any, Any]:
        """Return the title of a table. Raises NoSuchTable."""
        known = self._tables.get(table_id)
        row = await self.store.table(table_id) if known is None else known.row
        if row is None:
            raise NoSuchTable(table_id)
        return title_of(row.title)

    async def sound(self, table: Table) -> int:
        """Return the newest earlier version whose snapshot is undamaged and readable; 0 for none."""
        # From the newest on, because everything after the version that is found is lost to the players.
        for version in range(table.version - 1, 0, -1):
            try:
                await self.game_at(table.id, version)
            except (Damaged, SnapshotError):
                continue
            return version
        return 0

    async def number(self, table: Table, version: int, viewer: Seat | None) -> int:
        """Return the number of a version for a viewer (None: everybody): the changes up to it that the viewer may
        know of.
        """
        return number(version, await self._hidden(table, version), viewer)

    async def version_of(self, table: Table, shown: int, viewer: Seat | None) -> int:
        """Return the last version that a viewer saw under a number; beyond the present one for numbers still to
        come.
        """
        version, ahead = table.version, table.known(viewer) - shown
        while ahead > 0:  # one version less is at most one number less, so no candidate is skipped
            version -= ahead
            ahead = await self.number(table, version, viewer) - shown
        return version - ahead

    async def seen(self, table: Table, viewer: Seat | None) -> int:
        """Return the version of the last change that a viewer may know of."""
        return await self.version_of(table, table.known(viewer) - 1, viewer) + 1

    async def _hidden(self, table: Table, version: int) -> Counts:
        if version == table.version or not any(table.hidden_counts):
            return table.hidden_counts
        return listed(await self.store.hidden(table.id, version))

    def forget(self, table_id: str) -> None:
        """Drop a table from the cache, so that its next use loads it."""
        self._tables.pop(table_id, None)

    async def renew_played_on(self, origins: Collection[str]) -> None:
        """Have the tables that continue the games of some others read again: players there have other names now."""
        for table_id in await self.store.names.played_on(origins):
            async with self.lock(table_id):
                await self.store.names.renew(table_id)
                self.forget(table_id)

    async def _fresh(self, table: Table) -> bool:
        return await self.store.revision(table.id) == table.row.revision

    async def _load(self, table_id: str) -> Table:
        found = await self.store.loaded(table_id)
        if found is None:
            raise NoSuchTable(table_id)
        row, seats = found.row, found.seats
        if row.version == 0:
            return Table(row, seats, guests=tuple(await self.store.guests(table_id)))
        if found.frozen is None:
            raise Stale(table_id)
        if not found.sound:
            _log.error("table %s is suspended: its snapshot after move %s is damaged", table_id, row.version)
            return Table(
                structs.replace(row, status=SUSPENDED), seats, hidden_counts=listed(found.hidden_counts), damaged=True
            )
        game = _thawed(row, found.frozen)
        if game is None:
            return Table(structs.replace(row, status=SUSPENDED), seats)
        return await self._with(Table(row, seats, game, hidden_counts=listed(found.hidden_counts)), found.beside)

    async def _with(self, table: Table, beside: frozenset[str]) -> Table:
        """Return a table with its related rows; rows that are known not to exist are not read."""
        store, here = self.store, table.id
        return structs.replace(
            table,
            order_rows=tuple(await store.orders(here)) if "orders" in beside else (),
            proposal=await store.proposal(here) if "proposals" in beside else None,
            departures=tuple(await store.results.departures(here)) if "departures" in beside else (),
            clocks=tuple(await store.timers.clocks(here)) if table.row.pace else (),
            followers=tuple(await store.followers.followers(here)) if "followers" in beside else (),
            origin=await self._origin(table.row),
        )

    async def _origin(self, row: TableRow) -> Origin | None:
        """Return where the game of a table comes from, if it continues another one that still exists."""
        found = await self.store.loaded(row.origin) if row.origin else None
        return None if found is None else Origin(row.origin, row.origin_turn, seat_names(found.seats))

    def _keep_newest(self, table: Table) -> Table:
        """Cache a table as the database has it, unless a later revision is cached: it may have been read while that one
        was written.
        """
        table = structs.replace(table, saved=table.row)
        known = self._tables.get(table.id)
        if known is None or known.row.revision <= table.row.revision:
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)
        return table


def _outcomes(made: Sequence[GameChange]) -> dict[Seat, str]:
    """Return by seat what answered its question in some changes."""
    acted = [one for one in made if one.restores is None and one.seat is not None]
    return {one.seat: BOT if one.cause == "timeout" else MOVED for one in reversed(acted) if one.seat is not None}


def _row_after(
    table: Table,
    game: Game[Any, Any],
    version: int,
    notices: Notifications,
    changed: int,
    changes: dict[str, Any],
) -> TableRow:
    """Return a table's own row after a move, with `changes` of other columns."""
    ai_seats = [seat.seat for seat in table.seats if not seat.human]
    return structs.replace(
        table.row,
        status=RUNNING if game.result() is None else FINISHED,
        version=version,
        announced_version=notices.announced_version,
        waiting_seats=notices.waiting_seats,
        since=notices.since,
        # Stored, so that after a restart the waiting tables are found without reading any game.
        ai_due=bool(ai_seats) and not set(ai_seats).isdisjoint(game.waiting()),
        changed=changed,
        **changes,
    )


def _move_rows(table: Table, made: Sequence[GameChange], now: int, kept: Sequence[str]) -> list[MoveRow]:
    """Return the rows of changes of a game, with the accounts and the number of hidden answers after each."""
    hidden, rows = table.hidden_counts, list[MoveRow]()
    for move, account in zip(made, kept, strict=True):
        hidden = counted_on(hidden, len(table.seats), move)
        rows.append(move.row(table.id, now, hidden, account))
    return rows


def _keep_clocks(
    unit: UnitOfWork,
    table: Table,
    clocks: Sequence[TimerRow],
    now: int,
    *,
    announced: bool,
    how: Mapping[Seat, str],
) -> None:
    """Write a table's clocks, and messages about them unless the table announces the change anyway (`announced`).

    `how` says by seat what may have ended a timeout.
    """
    keep(unit, table.clocks, clocks)
    for message in changed(table, clocks, now, announced=announced, how=how):
        unit.message(**message)


# What moves change of their table. They write all of it, so that those of many tables are one statement.
_MOVED = {"version", "announced_version", "waiting_seats", "since", "changed"}


def _changes(before: TableRow, row: TableRow) -> dict[str, Any]:
    """Return the columns of a table's own row that differ."""
    differ = {name for name in TableRow.__struct_fields__ if getattr(before, name) != getattr(row, name)}
    differ |= _MOVED if differ & _MOVED else set()
    return {name: getattr(row, name) for name in sorted(differ)}


def _lasts(proposal: ProposalRow | None) -> bool:
    """Return whether a proposal is about the table, so that it stays open during play."""
    return proposal is not None and bool(proposal.data)


def _thawed(row: TableRow, data: bytes) -> Game[Any, Any] | None:
    """Return the game of a table; None if this code cannot read it, which must not stop other tables."""
    try:
        game = thaw(title_of(row.title), data)
        game.waiting()  # a table whose rules cannot say whose turn it is would be of no use
        return game
    except Exception as error:
        _log.error("table %s cannot be read and is suspended for this process", row.id, exc_info=error)
        return None
