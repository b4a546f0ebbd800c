"""The leases of shards in the database, over a separate connection, so that nothing else in the host delays them.

A change locks all leases for a moment, so that processes decide one after another. Times are the database's.

Which process serves which shard: pure computation on leases, without a clock or a database.

A shard is served by the process that holds its lease. A lease expires unless it is renewed, so a dead process is
replaced. A lease that is to be handed over has a next holder, to whom the present holder passes it with the session.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from math import ceil
from typing import Any

from msgspec import Struct
from sqlalchemy import RowMapping, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store import schema
from bot.store.database import Database

# Discord derives the shard from the upper bits of a server's id, so this many ids in a row are on one shard.
SHARD_STEP = 1 << 22


class LeaseSettings(Struct, frozen=True):
    """The times of leases, in seconds.

    `lease` is its duration after a renewal, by the database's clock; `deadline` how long its holder trusts it, by its
    own clock from before the request, which is always less. `poll_interval` is how often a process renews and checks,
    and `handover` how often while shards are handed over. A dead process is replaced within a lease, a poll and the
    time to resume a session.
    """

    lease: float = 8.0
    deadline: float = 6.0
    poll_interval: float = 1.0
    handover: float = 0.1


LEASE_SETTINGS = LeaseSettings()


class GatewaySession(Struct, frozen=True):
    """A gateway session that can be resumed, also by another process: Discord sends again what it missed."""

    id: str
    url: str
    sequence: int


class Lease(Struct, frozen=True):
    """A shard in the database; `until` are seconds of its clock. `epoch` counts how often it was handed over."""

    shard: int
    holder: str | None = None
    until: float = 0.0
    epoch: int = 0
    next_holder: str | None = None
    session: GatewaySession | None = None

    def free(self, now: float) -> bool:
        """Whether nobody serves the shard."""
        return self.holder is None or self.until <= now


class Peer(Struct, frozen=True):
    """A process that serves shards: how long it counts as alive, and whether it is about to stop."""

    name: str
    until: float
    leaving: bool = False


class Share(Struct, frozen=True):
    """The shards of `total` that a process serves."""

    total: int
    shards: Collection[int]

    def has(self, guild: int | None) -> bool:
        """Return whether a server belongs to them; direct messages without one."""
        return shard_of(guild, self.total) in self.shards


WHOLE = Share(1, (0,))


class Shares(Struct, frozen=True):
    """What a process does about shards of others: those it takes now, and those it requests."""

    take: Sequence[int] = ()
    await_handover: Sequence[int] = ()


def shard_of(guild: int | None, total: int) -> int:
    """Return the shard of a server; direct messages are on the first."""
    # The formula is Discord's: (guild_id >> 22) % num_shards.
    return (guild or 0) // SHARD_STEP % total


def shares(me: str, leases: Sequence[Lease], peers: Iterable[Peer], now: float) -> Shares:
    """Decide what a process takes so that all shards are served and no process that stays has two more than another.

    Every process that reads the same state decides the same.
    """
    there = {peer.name: peer.leaving for peer in peers if peer.until > now}
    # Sorted, because every process must decide the same from the same state.
    staying = sorted(name for name, leaving in there.items() if not leaving)
    if me not in staying:
        return Shares()
    owners = {lease.shard: _owner(lease, there, now) for lease in leases}
    most, have = ceil(len(leases) / len(staying)), Counter(owners.values())
    take: list[int] = []
    await_handover: list[int] = []
    for lease in sorted(leases, key=lambda one: one.shard):
        if owners[lease.shard] == me and lease.free(now):
            take.append(lease.shard)  # its holder is gone before it handed it over
        elif have[me] < most and owners[lease.shard] not in staying:
            (take if lease.free(now) else await_handover).append(lease.shard)
            have[me] += 1
    await_handover += _evened(me, owners, {name: have[name] for name in staying}, leases)
    return Shares(take, await_handover)


def _owner(lease: Lease, there: Mapping[str, bool], now: float) -> str | None:
    """Return who serves a shard or is about to; None if nobody does."""
    if lease.next_holder is not None and not there.get(lease.next_holder, True):
        return lease.next_holder
    return None if lease.free(now) else lease.holder


def _evened(me: str, owners: Mapping[int, str | None], have: dict[str, int], leases: Sequence[Lease]) -> list[int]:
    """Return the shards that I request from processes with two more than I have, the last ones first."""
    found = []
    while have:
        richest = max(sorted(have), key=lambda name: have[name])
        # A difference of one would only be turned round by a handover, for ever.
        if have[richest] < have[me] + 2:
            break
        theirs = [one.shard for one in leases if owners[one.shard] == one.holder == richest and one.shard not in found]
        if not theirs:
            break
        found.append(max(theirs))
        have[richest] -= 1
        have[me] += 1
    return found


def passed_on(me: str, leases: Iterable[Lease], peers: Iterable[Peer], now: float) -> list[tuple[int, str]]:
    """Return my shards that a running process has requested, each with that process."""
    there = {peer.name for peer in peers if peer.until > now and not peer.leaving}
    mine = (lease for lease in leases if lease.holder == me and lease.next_holder != me)
    return [
        (lease.shard, lease.next_holder)
        for lease in mine
        if lease.next_holder is not None and lease.next_holder in there
    ]


def turn_wait(shard: int, begun: Mapping[int, float], concurrency: int, spacing: float, now: float) -> float:
    """Return the seconds until a shard may identify; `begun` is when each one did last.

    Of those with the same remainder by `concurrency` only one may within `spacing` seconds.
    """
    alike = [at for other, at in begun.items() if other % concurrency == shard % concurrency]
    return max(0.0, max(alike, default=now - spacing) + spacing - now)


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
        # One connection outside of the host's pool: nothing else in the host can delay a renewal.
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
                # The epoch tells a process that lost a lease and got it back that another one may have had the session
                # meanwhile.
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
        # clock_timestamp() is the present time; now() would be the start of the transaction, before it waited for the
        # lock.
        return float((await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one())


async def _count(connection: AsyncConnection, wanted: int, now: float) -> None:
    """Make sure that there is a row for each shard; their number changes only if nobody serves any."""
    rows = (await connection.execute(select(_shard.total, _shard.until, _shard.holder))).all()
    # Two numbers of shards at once would have servers served twice or not at all.
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
