"""The shards that this process serves: takes free groups, also of dead processes, and shares with new processes.

The shards are divided into groups of neighbours; a process that holds the lock of a group serves its shards. A process
takes a free group if no other one has fewer; the one with most gives one up if another one has at least two fewer.

The advisory locks of a process in PostgreSQL are on one connection and end with it.

Every process holds a shared lock on the number of shards, so that the others can count it, and an exclusive lock on
each group of shards that it serves. Nobody has to clean up after a process that dies.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Protocol

import structlog
from msgspec import Struct
from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store import StoreError
from bot.store.database import FAILURES, first_line
from bot.worker import FailureState, Worker

SILENCE_SECONDS = 10
"""Idle seconds after which PostgreSQL ends a connection, of a lost machine or a hanging process."""
ANSWER_SECONDS = 4.0
"""The longest wait for an answer: less than the silence, so that a cut-off process stops before it is replaced."""
_CLOSE_SECONDS = 1.0
# The first key of the advisory locks; the second is the number of shards, the group, or the bucket of session starts.
_MEMBER, _GROUP, _START = 1179602756, 1179602757, 1179602758
_OURS = (
    "FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_LOCKS = text(f"SELECT classid::bigint AS kind, objid::bigint AS number, pid {_OURS}")
_NOTHING: Mapping[str, int] = {}
_PID = text("SELECT pg_backend_pid()")
_TRY = text("SELECT pg_try_advisory_lock(:kind, :number)")
_WAIT = text("SELECT pg_advisory_lock(:kind, :number)")
_SHARE = text("SELECT pg_advisory_lock_shared(:kind, :number)")
_UNLOCK = text("SELECT pg_advisory_unlock(:kind, :number)")
_UNLOCK_ALL = text("SELECT pg_advisory_unlock_all()")


class Processes(Struct, frozen=True):
    """The processes at work, by number: the groups of this one, `me`, and how many each other one has."""

    me: frozenset[int]
    others: Mapping[int, int]
    held: frozenset[int]
    """All groups that some process serves."""


class GroupLocks:
    """The locks of this process; without a connection until `join`. Everything raises StoreError."""

    def __init__(self, url: str) -> None:
        named = {
            "idle_session_timeout": f"{SILENCE_SECONDS}s",
            # For operators who look in pg_stat_activity which process serves which shards.
            "application_name": f"food_court shards {socket.gethostname()[:20]} {os.getpid()}",
        }
        self._engine = create_async_engine(
            url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
            connect_args={"server_settings": named, "timeout": ANSWER_SECONDS},
        )
        self._connection: AsyncConnection | None = None
        self._pid = 0
        self._asking = asyncio.Lock()

    @property
    def joined(self) -> bool:
        """Whether the connection is open, as far as is known."""
        return self._connection is not None

    async def join(self, wanted: int) -> int:
        """Connect, visible to other processes; return the number of shards: theirs, if there are any."""
        with self._saying():
            async with asyncio.timeout(ANSWER_SECONDS):
                self._connection = await self._engine.connect()
        self._pid = await self._one(_PID)
        # One after another: of two that start at once the second uses the number of the first.
        await self._one(_WAIT, _MEMBER, 0)
        totals = [row.number for row in await self._all() if row.kind == _MEMBER and row.number]
        total = min(totals, default=wanted)
        await self._one(_SHARE, _MEMBER, total)
        await self._one(_UNLOCK, _MEMBER, 0)
        return int(total)

    async def look(self) -> Processes:
        """Return which process serves which groups."""
        rows = await self._all()
        others = {row.pid: 0 for row in rows if row.kind == _MEMBER and row.number and row.pid != self._pid}
        groups = [(row.number, row.pid) for row in rows if row.kind == _GROUP]
        for _, pid in groups:
            if pid in others:
                others[pid] += 1
        mine = frozenset(group for group, pid in groups if pid == self._pid)
        return Processes(mine, others, frozenset(group for group, _ in groups))

    async def take(self, group: int) -> bool:
        """Lock a group unless another process has it; return whether this process has it now."""
        return bool(await self._one(_TRY, _GROUP, group))

    async def release(self, group: int) -> None:
        """Release a group to the others."""
        await self._one(_UNLOCK, _GROUP, group)

    async def begin_start(self, bucket: int) -> bool:
        """Return whether a session of a bucket may start now: no other process starts one."""
        return bool(await self._one(_TRY, _START, bucket))

    async def end_start(self, bucket: int) -> None:
        """Let other processes start a session of a bucket."""
        await self._one(_UNLOCK, _START, bucket)

    async def leave(self) -> None:
        """Release everything and no longer count as a process; the connection stays open, to watch."""
        await self._one(_UNLOCK_ALL)

    async def close(self) -> None:
        """Close the connection, which releases everything; the server may be gone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                async with asyncio.timeout(_CLOSE_SECONDS):
                    await connection.invalidate()
                    await connection.close()
            except (*FAILURES, TimeoutError):
                pass  # the server notices the silence

    async def _all(self) -> Any:
        return (await self._ask(_LOCKS)).all()

    async def _one(self, statement: TextClause, kind: int = 0, number: int = 0) -> Any:
        given = {"kind": kind, "number": number} if kind else {}
        return (await self._ask(statement, given)).scalar_one()

    async def _ask(self, statement: TextClause, given: Mapping[str, int] = _NOTHING) -> Any:
        if self._connection is None:
            raise StoreError("the shards are not served: there is no connection to the database")
        with self._saying():
            # One query at a time, as on every connection to PostgreSQL.
            async with self._asking, asyncio.timeout(ANSWER_SECONDS):
                return await self._connection.execute(statement, given)

    @contextmanager
    def _saying(self) -> Iterator[None]:
        """Turn errors of the database into one clear line."""
        try:
            yield
        except TimeoutError as error:
            raise StoreError("the database does not answer") from error
        except FAILURES as error:
            raise StoreError(f"the database cannot be asked for shards: {first_line(error)}") from error


GROUPS = 16
"""The maximum of groups, and so of processes that serve shards."""
POLL_SECONDS = 1.0
OVERLAP_SECONDS = 3.0
"""The seconds for which a released group is still listened to, while its next process connects."""
log = structlog.get_logger(__name__)


class GatewayConnections(Protocol):
    """The connections to Discord, one client for each group."""

    def open(self, group: int, shards: Sequence[int], total: int) -> None:
        """Start to serve a group of shards."""
        ...

    def close(self, group: int, overlap: float = 0.0) -> None:
        """Stop serving a group; listen for some more seconds first."""
        ...


class Shards(Protocol):
    """Serves the shards of this process."""

    async def start(self) -> None:
        """Start to serve. Raises StoreError."""
        ...

    async def leave(self, seconds: float) -> None:
        """Give the shards up to other processes, if there are any; listen until they have connected, or time is up."""
        ...

    async def stop(self) -> None:
        """Stop serving."""
        ...


class AllShards:
    """All shards, if there can be no other process."""

    def __init__(self, gateways: GatewayConnections, total: int) -> None:
        self._gateways = gateways
        self._total = total

    async def start(self) -> None:
        """Start to serve."""
        self._gateways.open(0, range(self._total), self._total)

    async def leave(self, seconds: float) -> None:
        """Do nothing: there is no other process."""

    async def stop(self) -> None:
        """Do nothing: the connections end with the client."""


def groups(total: int) -> list[range]:
    """Divide shards into groups of neighbours."""
    count = min(total, GROUPS)
    return [range(total * group // count, total * (group + 1) // count) for group in range(count)]


def may_take(mine: int, others: Collection[int]) -> bool:
    """Return whether a process takes one more free group: if no other process has fewer."""
    return mine <= min(others, default=mine)


def should_give(mine: int, others: Collection[int]) -> bool:
    """Return whether a process gives up a group: if it has most, and another one at least two fewer."""
    # A difference of one would only be reversed, for ever.
    return mine >= max(others, default=0) and mine >= min(others, default=mine) + 2


class ShardGroups:
    """The groups of shards of this process; `total` is the number of shards if no other process is at work."""

    def __init__(self, locks: GroupLocks, gateways: GatewayConnections, total: int) -> None:
        self.total = total
        self._locks = locks
        self._gateways = gateways
        self._mine: set[int] = set()
        self._trouble = FailureState()
        self._worker = Worker("shards", self._turn)

    async def start(self) -> None:
        """Take free groups, and start the worker. Raises StoreError."""
        await self._look()
        self._worker.start()

    async def leave(self, seconds: float) -> None:
        """Give all groups up; if there are other processes, listen until they have connected, or time is up."""
        await self._worker.stop()
        clock = asyncio.get_running_loop().time
        end = clock() + seconds
        with suppress(StoreError):
            others = (await self._locks.look()).others
            await self._locks.leave()
            while others and not self._mine <= (await self._locks.look()).held and clock() < end:  # noqa: ASYNC110
                await asyncio.sleep(POLL_SECONDS / 4)
            if others and self._mine:  # they have the locks now, and connect
                await asyncio.sleep(max(0.0, min(OVERLAP_SECONDS, end - clock())))

    async def stop(self) -> None:
        """Stop serving."""
        await self._worker.stop()
        self._close_all()
        await self._locks.close()

    async def _turn(self) -> float:
        try:
            await self._look()
        except Exception as error:  # any error: this worker decides which process answers
            # Another process may have the locks by now.
            self._close_all()
            await self._locks.close()
            if self._trouble.is_new(str(error)):
                log.warning("shards are not served", why=str(error), exc_info=not isinstance(error, StoreError))
        else:
            if self._trouble.is_over():
                log.info("shards are served again")
        return POLL_SECONDS

    async def _look(self) -> None:
        """Take free groups, or give up one group. Raises StoreError."""
        if not self._locks.joined:
            self.total = await self._locks.join(self.total)
        now = await self._locks.look()
        if now.me != self._mine:  # never observed; no answer is better than two
            raise StoreError("the locks of shards are lost")
        free = set(range(len(groups(self.total)))) - now.held
        await self._take(sorted(free), now)
        if not free and should_give(len(self._mine), now.others.values()):
            await self._give(max(self._mine))

    async def _take(self, free: Sequence[int], now: Processes) -> None:
        for group in free:
            if not may_take(len(self._mine), now.others.values()):
                return
            if await self._locks.take(group):
                log.info("shards acquired", group=group)
                self._mine.add(group)
                self._gateways.open(group, groups(self.total)[group], self.total)

    async def _give(self, group: int) -> None:
        await self._locks.release(group)
        log.info("shards given up", group=group)
        self._mine.remove(group)
        self._gateways.close(group, OVERLAP_SECONDS)

    def _close_all(self) -> None:
        for group in self._mine:
            self._gateways.close(group)
        self._mine.clear()
