"""Where threads belong that no session lists since they are archived. A thread never moves: Discord is asked once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import discord
from msgspec import Struct

_KEPT = 10_000
_TOGETHER = 25
"""So many are asked for at a time; of the others nothing is known for now."""


class ThreadParent(Struct, frozen=True):
    """The channel of a thread, and whether the thread is private."""

    channel: int
    private: bool


_NOWHERE = ThreadParent(0, private=True)
"""The home of what is gone, or is no thread, or is in a channel that the host itself does not see."""


class ThreadParents:
    """The homes of archived threads, by Discord's numbers."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: OrderedDict[int, ThreadParent] = OrderedDict()
        parsers = client._connection.parsers
        parsers["THREAD_DELETE"] = partial(self._deleted, parsers["THREAD_DELETE"])

    async def of(self, threads: Iterable[int]) -> dict[int, ThreadParent]:
        """The homes of threads, as far as they are known by now. Raises FAILURES."""
        wanted = sorted(threads, reverse=True)  # the newest first
        unknown = [thread for thread in wanted if thread not in self._known][:_TOGETHER]
        await asyncio.gather(*(self._ask(thread) for thread in unknown))
        found = {thread: self._known[thread] for thread in wanted if thread in self._known}
        for thread in found:
            self._known.move_to_end(thread)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return found

    def _deleted(self, read: Callable[[Any], None], data: dict[str, Any]) -> None:
        """Have the library read an event, and note that a thread is no more; it knows no archived one."""
        read(data)
        if (thread := int(data["id"])) in self._known:
            self._known[thread] = _NOWHERE

    async def _ask(self, thread: int) -> None:
        try:
            data: Any = await self._client.http.get_channel(thread)
        except (discord.NotFound, discord.Forbidden):
            self._known[thread] = _NOWHERE
            return
        private = data["type"] == discord.ChannelType.private_thread.value
        self._known[thread] = ThreadParent(int(data["parent_id"]), private) if "thread_metadata" in data else _NOWHERE
