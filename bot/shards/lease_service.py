"""The shards of this process: renews their leases, takes over those of dead processes, and shares with new ones.

A process trusts its leases only until shortly before their end, by its own monotonic clock. So a process that loses the
database stops answering before another one takes its shards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Protocol

import structlog

from bot import timing
from bot.shards.lease_rows import (
    LEASE_SETTINGS,
    WHOLE,
    GatewaySession,
    Lease,
    LeaseSettings,
    LeaseTable,
    ShardLeases,
    Share,
    passed_on,
    turn_wait,
)
from bot.store import StoreError
from bot.worker import FailureState


class GatewayConnections(Protocol):
    """The gateway connections of this process, one for each shard that it serves."""

    def open(self, shard: int, total: int, session: GatewaySession | None) -> None:
        """Serve a shard, unless that is done already: resume its session if possible, else begin one."""
        ...

    def close(self, shard: int) -> GatewaySession | None:
        """Stop reading a shard; return the session that another process may resume."""
        ...

    def sessions(self) -> dict[int, GatewaySession]:
        """Return the session of each connected shard, up to what has been read."""
        ...

    def begin(self) -> None:
        """Note that all shards of this process are known: it is ready once they are connected."""
        ...


LEAVE_SECONDS = 3.0
"""How long a stopping process waits for others to take its shards."""
# After this time without an answer the database is asked again: it may be unreachable.
_ANSWER_SECONDS = 2.5
log = structlog.get_logger(__name__)


class Shards(Protocol):
    """Decides which shards this process serves."""

    total: int

    async def start(self) -> None:
        """Start to serve. Raises StoreError."""
        ...

    def serves(self, guild: int | None) -> bool:
        """Return whether this process serves a server now; direct messages without one."""
        ...

    def share(self) -> Share:
        """Return the share of servers that this process serves now."""
        ...

    async def turn(self, shard: int, concurrency: int, spacing: float) -> float:
        """Return the seconds until a shard may identify; 0 if it does so now. Raises StoreError."""
        ...

    async def leave(self) -> None:
        """Hand the shards over to other processes, if there are any; until then they are served."""
        ...

    async def stop(self) -> None:
        """Stop serving."""
        ...


class AllShards:
    """All shards, for ever: if there can be no other process."""

    def __init__(
        self, links: GatewayConnections, total: int, monotonic: Callable[[], float] = timing.monotonic
    ) -> None:
        self.total = total
        self._links = links
        self._monotonic = monotonic
        self._begun: dict[int, float] = {}

    async def start(self) -> None:
        """Start to serve."""
        for shard in range(self.total):
            self._links.open(shard, self.total, None)
        self._links.begin()

    def serves(self, guild: int | None) -> bool:
        """Return True."""
        return True

    def share(self) -> Share:
        """Return everything."""
        return WHOLE

    async def turn(self, shard: int, concurrency: int, spacing: float) -> float:
        """Return the seconds until a shard may identify; 0 if it does so now."""
        now = self._monotonic()
        wait = turn_wait(shard, self._begun, concurrency, spacing, now)
        if not wait:
            self._begun[shard] = now
        return wait

    async def leave(self) -> None:
        """Do nothing: there is no other process."""

    async def stop(self) -> None:
        """Do nothing: the connections end with the client."""


class LeasedShards:
    """The shards of which this process, `me`, has leases. `wanted` is their total number if there are none yet."""

    def __init__(
        self,
        leases: ShardLeases,
        links: GatewayConnections,
        me: str,
        wanted: int,
        monotonic: Callable[[], float] = timing.monotonic,
        lease_settings: LeaseSettings = LEASE_SETTINGS,
    ) -> None:
        self.total = wanted
        self._leases = leases
        self._links = links
        self._me = me
        self._monotonic = monotonic
        self._lease_settings = lease_settings
        self._held: dict[int, Lease] = {}
        self._closed: dict[int, tuple[int, GatewaySession]] = {}
        self._deadline = 0.0
        self._leaving = self._handing = self._alone = False
        self._waking = asyncio.Event()
        self._looked = asyncio.Event()
        self._trouble = FailureState()
        self._task: asyncio.Task[None] | None = None

    @property
    def held(self) -> list[int]:
        """The shards of which this process has leases."""
        return sorted(self._held)

    async def start(self) -> None:
        """Take free leases, and start the worker. Raises StoreError."""
        await self.look()
        self._links.begin()
        self._task = asyncio.create_task(self._run(), name="shards")

    def serves(self, guild: int | None) -> bool:
        """Return whether this process surely has the lease of a server's shard."""
        return self.share().has(guild)

    def share(self) -> Share:
        """Return the shards of which this process surely has leases."""
        # A comparison without any network: it is asked with every press.
        return Share(self.total, list(self._held) if self._monotonic() < self._deadline else ())

    async def turn(self, shard: int, concurrency: int, spacing: float) -> float:
        """Return the seconds until a shard may identify, among all processes; 0 if it does so now. Raises
        StoreError.
        """
        return await self._leases.turn(shard, concurrency, spacing)

    async def leave(self) -> None:
        """Hand the shards over with their sessions; what nobody takes in time stays, and is served."""
        self._leaving = True
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS):
                while self._held and self._task is not None:
                    self._looked.clear()
                    self._waking.set()
                    await self._looked.wait()
                    # With nobody to take them, waiting any longer would only delay the stop.
                    if self._alone:
                        return

    async def stop(self) -> None:
        """Release all leases; the next process resumes the sessions."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        # Closed before the leases are released: from then on another process may resume the session.
        found = {shard: self._links.close(shard) for shard in self._held}
        self._held = {}
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                await self._leases.give_back(self._me, {shard: one for shard, one in found.items() if one is not None})
        except (StoreError, TimeoutError) as error:
            log.warning("shards are not given back", why=str(error))
        with suppress(StoreError):
            await self._leases.disconnect()

    @property
    def _rest(self) -> float:
        return self._lease_settings.handover if self._handing or self._leaving else self._lease_settings.poll_interval

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._rest):
                    await self._waking.wait()
            self._waking.clear()
            await self._looked_once()
            # Also after a failed renewal: then above all the deadline may have passed.
            self._fall_silent()
            self._looked.set()

    async def _looked_once(self) -> None:
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                await self.look()
        except (StoreError, TimeoutError) as error:
            if self._trouble.is_new(str(error) or "no answer"):  # it checks once a second
                log.warning("leases of shards are not renewed", why=str(error) or "no answer")
        except Exception:  # whatever it is: without this worker the leases would expire
            log.exception("leases of shards are not renewed")
        else:
            if self._trouble.is_over():
                log.info("leases of shards are renewed again")

    async def look(self) -> None:
        """Renew the leases, take free ones and hand over requested ones. Raises StoreError."""
        # The time before the request: the lease may have been renewed at any moment after it.
        asked = self._monotonic()
        sheet = await self._leases.settle(self._me, self.total, self._links.sessions(), leaving=self._leaving)
        self._follow(sheet, asked)
        due = passed_on(self._me, sheet.leases, sheet.peers, sheet.now)
        if due:
            await self._pass_on(due)
        self._handing = any(lease.next_holder == self._me for lease in sheet.leases)
        self._alone = not any(p.until > sheet.now and not p.leaving and p.name != self._me for p in sheet.peers)

    def _follow(self, sheet: LeaseTable, asked: float) -> None:
        """Serve exactly the shards that are held now."""
        before, self._held = self._held, sheet.held_by(self._me)
        if len(sheet.leases) != self.total:
            log.warning("another number of shards is in use", here=self.total, there=len(sheet.leases))
            # Other processes have already divided the servers by the other number.
            self._shut(before)
            self.total, self._closed = len(sheet.leases), {}
        self._deadline = asked + self._lease_settings.deadline
        self._shut(shard for shard, lease in before.items() if self._other(lease))
        connected = self._links.sessions()
        for shard, lease in self._held.items():
            if shard not in connected:
                # This process closed the session later than it was last stored, unless another one has had the shard
                # since.
                epoch, session = self._closed.pop(shard, (-1, None))
                self._links.open(shard, self.total, session if epoch == lease.epoch else lease.session)

    def _other(self, before: Lease) -> bool:
        """Return whether a shard that was held is lost, or another process had it meanwhile."""
        now = self._held.get(before.shard)
        return now is None or now.epoch != before.epoch

    def _shut(self, shards: Iterable[int]) -> None:
        """Stop reading shards that another process has."""
        for shard in list(shards):
            log.warning("a shard is lost", shard=shard)
            self._links.close(shard)

    async def _pass_on(self, due: list[tuple[int, str]]) -> None:
        """Hand shards over. Events read so far are handled here, later ones by the next holder."""
        # Closed first, so that the sequence number that is handed over is final and no event is handled twice.
        next_holders = {shard: (next_holder, self._links.close(shard)) for shard, next_holder in due}
        for shard, (_, session) in next_holders.items():
            if session is not None:
                # If the database fails now, this process still has the shard and can resume the session.
                self._closed[shard] = self._held[shard].epoch, session
        await self._leases.pass_on(self._me, next_holders)
        for shard, (next_holder, _) in next_holders.items():
            log.info("shard passed on", shard=shard, to=next_holder)
            self._held.pop(shard, None)
            self._closed.pop(shard, None)

    def _fall_silent(self) -> None:
        """Stop reading when the leases may have expired; the sessions can be resumed."""
        if self._monotonic() < self._deadline:
            return
        for shard, lease in self._held.items():
            session = self._links.close(shard)
            if session is not None:
                log.warning("shard left: its lease could not be renewed", shard=shard)
                self._closed[shard] = lease.epoch, session
