"""Boards are looked at again soon after it may have changed on a server who sees which of its channels.

A table in a channel that was closed must not stay on a board that others read. Listened to is what the gateway says,
not what the library makes of it: of a server that this process does not know by itself it makes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from itertools import islice
from typing import Any

import discord
import structlog

from bot.store import StoreError
from bot.worker import Worker

_CHANGES = (
    "GUILD_CREATE",  # a session begins: what changed before that nobody has heard
    "CHANNEL_UPDATE",
    "CHANNEL_DELETE",
    "THREAD_DELETE",
    "GUILD_ROLE_CREATE",
    "GUILD_ROLE_UPDATE",
    "GUILD_ROLE_DELETE",
)
_TOGETHER = 1000
"""Boards of so many servers are looked for at once."""
_IDLE_SECONDS = 3600.0
_AGAIN_SECONDS = 5.0
"""So long after the database could not be written to it is tried again."""

log = structlog.get_logger(__name__)

Look = Callable[[Collection[int]], Awaitable[None]]
"""Has the boards of servers looked at. Raises StoreError."""


class GatewayWatch(Worker):
    """Hears what changes on the servers of a client. What comes while a look is being written is one more look."""

    def __init__(self, client: discord.Client, look: Look) -> None:
        super().__init__("server changes", self._turn)
        self._look = look
        self._changed: set[int] = set()
        parsers = client._connection.parsers
        for event in _CHANGES:
            parsers[event] = partial(self._noticed, parsers[event])

    async def stop(self) -> None:
        """As `Worker.stop`; what was heard last is not forgotten."""
        await super().stop()
        await self._turn()

    def _noticed(self, read: Callable[[Any], None], data: dict[str, Any]) -> None:
        """Have the library read an event, and note its server."""
        read(data)
        self._changed.add(int(data["guild_id"] if "guild_id" in data else data["id"]))
        self.wake()

    async def _turn(self) -> float:
        while changed := set(islice(self._changed, _TOGETHER)):
            self._changed -= changed
            try:
                await self._look(changed)
            except StoreError as error:
                log.warning("boards have to wait", why=str(error))
                self._changed |= changed
                return _AGAIN_SECONDS
        return _IDLE_SECONDS
