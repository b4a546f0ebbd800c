"""The leases of shards in the database, over a separate connection, so that nothing else in the host delays them.

A change locks all leases for a moment, so that processes decide one after another. Times are the database's.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Struct
from sqlalchemy import RowMapping, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.shards.leases import LEASE_SETTINGS, GatewaySession, Lease, Peer, shares, turn_wait
from bot.store import schema
from bot.store.database import Database

_FORGOTTEN_SECONDS = 60.0
_shard, _process = schema.shards.c, schema.processes.c
_ALONE = (
    "SET LOCAL lock_timeout = '3s'",
    # A process that was cut off in the middle of this must not block the others.
    "SET LOCAL idle_in_transaction_session_timeout = '2s'",
    "LOCK TABLE shards IN EXCLUSIVE MODE",
)


class LeaseTable(Struct, frozen=True):
    """All shards and processes at a time of the database's clock."""

    now: float
    leases: Sequence[Lease]
    peers: Sequence[Peer]

    def held_by(self, name: str) -> dict[int, Lease]:
        """Return the leases of a process, by shard."""
        return {lease.shard: lease for lease in self.leases if lease.holder == name}


class ShardLeases(Database):
    """Takes, renews, hands over and releases leases in PostgreSQL. An SQLite file has one process.

    A lease lasts `seconds`. `clock` replaces the database's clock in tests.
    """

    def __init__(
        self, url: str, seconds: float = LEASE_SETTINGS.lease, clock: Callable[[], float] | None = None
    ) -> None:
        super().__init__(create_async_engine(url, hide_parameters=True, pool_size=1, max_overflow=0), exclusive=False)
        self._seconds = seconds
        self._clock = clock

    async def settle(
        self, me: str, wanted: int, sessions: Mapping[int, GatewaySession], *, leaving: bool = False
    ) -> LeaseTable:
        """Renew the leases of a process with its sessions, and take what it should have; return the new state.

        `wanted` is the number of shards if there is no valid lease; otherwise the number stays. Raises StoreError.
        """
        async with self._alone() as (connection, now):
            await _count(connection, wanted, now)
            until = now + self._seconds
            await _appear(connection, Peer(me, until, leaving), now)
            for shard in (await _lease_table(connection, now)).held_by(me):
                await _change(connection, shard, until=until, **_resumable(sessions.get(shard)))
            sheet = await _lease_table(connection, now)
            found = shares(me, sheet.leases, sheet.peers, now)
            for shard in found.take:
                values = {"holder": me, "next_holder": None, "until": until, "epoch": _shard.epoch + 1}
                await _change(connection, shard, **values)
            for shard in found.await_handover:
                await _change(connection, shard, next_holder=me)
            return await _lease_table(connection, now)

    async def pass_on(self, me: str, next_holders: Mapping[int, tuple[str, GatewaySession | None]]) -> None:
        """Give shards of a process to their next holders, with their sessions. Raises StoreError."""
        async with self._alone() as (connection, now):
            sheet = await _lease_table(connection, now)
            held, alive = sheet.held_by(me), {peer.name: peer.until for peer in sheet.peers}
            for shard, (next_holder, session) in next_holders.items():
                if shard in held:  # a next holder that died meanwhile keeps a lease no longer than it counts as alive
                    values = {
                        "holder": next_holder,
                        "next_holder": None,
                        "until": alive.get(next_holder, now),
                        "epoch": _shard.epoch + 1,
                    }
                    await _change(connection, shard, **values, **_resumable(session))

    async def give_back(self, me: str, sessions: Mapping[int, GatewaySession]) -> None:
        """Release all leases of a process that ends; others may take them at once and resume its sessions. Raises
        StoreError.
        """
        async with self._alone() as (connection, now):
            for shard in (await _lease_table(connection, now)).held_by(me):
                await _change(connection, shard, holder=None, until=now, **_resumable(sessions.get(shard)))
            await connection.execute(delete(schema.processes).where(_process.name == me))

    async def turn(self, shard: int, concurrency: int, spacing: float) -> float:
        """Identify a shard now if it is its turn; return the seconds to wait otherwise. Raises StoreError."""
        async with self._alone() as (connection, now):
            begun = {row.shard: row.began for row in await connection.execute(select(_shard.shard, _shard.began))}
            wait = turn_wait(shard, begun, concurrency, spacing, now)
            if not wait:
                await _change(connection, shard, began=now)
            return wait

    async def look(self) -> LeaseTable:
        """Return the state without changing anything. Raises StoreError."""
        async with self.writing() as connection:
            return await _lease_table(connection, await self._now(connection))

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[tuple[AsyncConnection, float]]:
        async with self.writing() as connection:
            if connection.dialect.name == "postgresql":
                for statement in _ALONE:
                    await connection.execute(text(statement))
            yield connection, await self._now(connection)

    async def _now(self, connection: AsyncConnection) -> float:
        if self._clock is not None:
            return self._clock()
        return float((await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one())


async def _count(connection: AsyncConnection, wanted: int, now: float) -> None:
    """Make sure that there is a row for each shard; their number changes only if nobody serves any."""
    rows = (await connection.execute(select(_shard.total, _shard.until, _shard.holder))).all()
    if rows and (rows[0].total == wanted or any(row.holder is not None and row.until > now for row in rows)):
        return
    await connection.execute(delete(schema.shards))
    blank = {"total": wanted, "until": 0.0, "epoch": 0, "url": "", "sequence": 0, "began": 0.0}
    await connection.execute(insert(schema.shards), [{"shard": shard, **blank} for shard in range(wanted)])


async def _appear(connection: AsyncConnection, peer: Peer, now: float) -> None:
    """Note that a process is alive; those that have been away for long are deleted."""
    old = now - _FORGOTTEN_SECONDS
    await connection.execute(delete(schema.processes).where((_process.name == peer.name) | (_process.until < old)))
    values = {"name": peer.name, "until": peer.until, "leaving": peer.leaving}
    await connection.execute(insert(schema.processes).values(values))


async def _lease_table(connection: AsyncConnection, now: float) -> LeaseTable:
    leases = (await connection.execute(select(schema.shards).order_by(_shard.shard))).mappings()
    peers = (await connection.execute(select(schema.processes).order_by(_process.name))).mappings()
    return LeaseTable(now, [_lease(row) for row in leases], [Peer(**row) for row in peers])


def _lease(row: RowMapping) -> Lease:
    session = None if row["session"] is None else GatewaySession(row["session"], row["url"], row["sequence"])
    return Lease(row["shard"], row["holder"], row["until"], row["epoch"], row["next_holder"], session)


async def _change(connection: AsyncConnection, shard: int, **values: Any) -> None:
    await connection.execute(update(schema.shards).where(_shard.shard == shard).values(values))


def _resumable(session: GatewaySession | None) -> dict[str, Any]:
    """Return the columns of a session; nothing without one, because an older one may still be stored."""
    return {} if session is None else {"session": session.id, "url": session.url, "sequence": session.sequence}
