"""Remembers the parent channels of archived threads, which no session lists. A thread never moves, so Discord is
asked once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

import discord
from msgspec import Struct

_KEPT = 10_000
# The maximum of threads asked for at a time; the others stay unknown for now.
_TOGETHER = 25


class ThreadParent(Struct, frozen=True):
    """The channel of a thread, and whether the thread is private."""

    channel: int
    private: bool


# The home of something deleted, of no thread, or of one in a channel that the host cannot see.
_NOWHERE = ThreadParent(0, private=True)


class ThreadParents:
    """The parent channels of archived threads, by id."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: OrderedDict[int, ThreadParent] = OrderedDict()

    async def of(self, threads: Iterable[int]) -> dict[int, ThreadParent]:
        """Return the known homes of threads. Raises FAILURES."""
        wanted = sorted(threads, reverse=True)  # newest first
        unknown = [thread for thread in wanted if thread not in self._known][:_TOGETHER]
        await asyncio.gather(*(self._ask(thread) for thread in unknown))
        found = {thread: self._known[thread] for thread in wanted if thread in self._known}
        for thread in found:
            self._known.move_to_end(thread)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return found

    def deleted(self, thread: int) -> None:
        """Note that a thread was deleted."""
        if thread in self._known:
            self._known[thread] = _NOWHERE

    async def _ask(self, thread: int) -> None:
        try:
            data: Any = await self._client.http.get_channel(thread)
        except (discord.NotFound, discord.Forbidden):
            self._known[thread] = _NOWHERE
            return
        private = data["type"] == discord.ChannelType.private_thread.value
        self._known[thread] = ThreadParent(int(data["parent_id"]), private) if "thread_metadata" in data else _NOWHERE
