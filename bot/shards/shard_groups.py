"""The shards that this process serves: takes free groups, also of dead processes, and shares with new processes.

The shards are divided into groups of neighbours; a process that holds the lock of a group serves its shards. A process
takes a free group if no other one has fewer; the one with most gives one up if another one has at least two fewer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Protocol

import structlog

from bot.shards.group_locks import GroupLocks, Processes
from bot.store import StoreError
from bot.worker import FailureState, Worker

GROUPS = 16
"""The maximum of groups, and so of processes that serve shards."""
POLL_SECONDS = 1.0
OVERLAP_SECONDS = 3.0
"""How long a group that was given up is still listened to, while its next process connects."""
log = structlog.get_logger(__name__)


class GatewayConnections(Protocol):
    """The connections to Discord, one client for each group."""

    def open(self, group: int, shards: Sequence[int], total: int) -> None:
        """Start to serve a group of shards."""
        ...

    def close(self, group: int, overlap: float = 0.0) -> None:
        """Stop serving a group; listen for some more seconds before."""
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
    """All shards, for ever: if there can be no other process."""

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
    # A difference of one would only be turned round, for ever.
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
        except Exception as error:  # whatever it is: this worker decides who answers
            # The locks may be somebody else's by now.
            self._close_all()
            await self._locks.close()
            if self._trouble.is_new(str(error)):
                log.warning("shards are not served", why=str(error), exc_info=not isinstance(error, StoreError))
        else:
            if self._trouble.is_over():
                log.info("shards are served again")
        return POLL_SECONDS

    async def _look(self) -> None:
        """Take what is free, or give up one group. Raises StoreError."""
        if not self._locks.joined:
            self.total = await self._locks.join(self.total)
        now = await self._locks.look()
        if now.me != self._mine:  # never seen; rather nobody is answered than twice
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
                log.info("shards taken", group=group)
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
