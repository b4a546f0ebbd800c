"""Which process serves which shard: pure computation on leases, without a clock or a database.

A shard is served by the process that holds its lease. A lease expires unless it is renewed, so a dead process is
replaced. A lease that is to be handed over has a next holder, to whom the present holder passes it with the session.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import ceil

from msgspec import Struct

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
    return (guild or 0) // SHARD_STEP % total


def shares(me: str, leases: Sequence[Lease], peers: Iterable[Peer], now: float) -> Shares:
    """Decide what a process takes so that all shards are served and no process that stays has two more than another.

    Every process that reads the same state decides the same.
    """
    there = {peer.name: peer.leaving for peer in peers if peer.until > now}
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
