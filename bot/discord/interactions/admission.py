"""Admits each interaction once, in one process, and recognises a request that is repeated because no answer arrived.

Limits how fast people press and type: far above the speed of play, low enough that nobody can flood a table.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from ipaddress import IPv6Network, ip_address
from typing import Any

import discord
import msgspec
from msgspec import Struct

from bot.config import HostSettings
from bot.discord.interactions.responses import Reply
from bot.discord.names import person_of
from bot.store.request_log import LoggedRequest
from bot.tables import Tables

WINDOW_SECONDS = 10.0
_KEPT = 4096


class TooFast(Exception):
    """Too many requests; nothing was done. `seconds` is how long to wait, `said_before` whether they were told."""

    def __init__(self, message: str, seconds: int, said_before: bool) -> None:
        super().__init__(message)
        self.message = message
        self.seconds = seconds
        self.said_before = said_before


class _Level(Struct):
    """A key's remaining requests at a time, and whether one was refused since it last had all of them."""

    left: float
    at: float
    refused: bool = False


class RateLimit:
    """Allows each key a number of requests within `window` seconds; 0 sets no limit. `message` is the refusal."""

    def __init__(
        self,
        most: int,
        message: str = "",
        clock: Callable[[], float] = time.monotonic,
        window: float = WINDOW_SECONDS,
    ) -> None:
        self._most = most
        self._message = message
        self._clock = clock
        self._window = window
        self._levels: OrderedDict[Hashable, _Level] = OrderedDict()

    def admit(self, key: Hashable) -> None:
        """Count one request. Raises TooFast."""
        if not self._most:
            return
        level = self._level(key)
        if level.left < 1:
            said_before, level.refused = level.refused, True
            raise TooFast(self._message, math.ceil((1 - level.left) * self._window / self._most), said_before)
        level.left -= 1

    def _level(self, key: Hashable) -> _Level:
        now = self._clock()
        level = self._levels.setdefault(key, _Level(float(self._most), now))
        level.left = min(self._most, level.left + (now - level.at) * self._most / self._window)
        level.at = now
        level.refused = level.refused and level.left < self._most / 2
        self._levels.move_to_end(key)
        # Only the key that was quiet for longest is forgotten; most likely it has all its requests again.
        if len(self._levels) > _KEPT:
            self._levels.popitem(last=False)
        return level


def network(address: str) -> str:
    """Return the key of an internet address; of IPv6 its network, because one person has many addresses in it."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


_KEY = 40


def typed(interaction: discord.Interaction[Any]) -> str:
    """Return the key of a request as it was typed or pressed: the same options of a command in the same place, or
    the same press.
    """
    data: dict[str, Any] = dict(interaction.data or {})
    message = None if interaction.message is None else interaction.message.id
    # Only what the person has entered: the id and the token of a repeated request are different.
    entered = {key: data.get(key) for key in ("name", "options", "custom_id", "values", "components", "target_id")}
    what = (interaction.user.id, interaction.type.value, interaction.channel_id, message, entered)
    return hashlib.sha256(msgspec.json.encode(what, order="sorted")).hexdigest()[:_KEY]


OTHERS_FIRST_SECONDS = 0.5
"""The seconds that a stopping host leaves an interaction to the process that replaces it."""
RefuseClosing = Callable[[discord.Interaction[Any]], Awaitable[None]]
"""Tells the person that the host is stopping."""
AnswerAgain = Callable[[discord.Interaction[Any], LoggedRequest], Awaitable[None]]
"""Tells the person that their request was already carried out, and shows the table."""


class Admission:
    """Decides which interactions this process handles."""

    def __init__(
        self, tables: Tables, host: HostSettings, refuse_closing: RefuseClosing, answer_again: AnswerAgain
    ) -> None:
        self._tables = tables
        self._refuse_closing = refuse_closing
        self._answer_again = answer_again
        self._people = RateLimit(host.rate_limit, "host-error-too-fast")
        self._places = RateLimit(host.table_rate_limit, "host-error-crowded")
        self.closing = False
        """Set when the host is stopping: nothing new is admitted."""

    async def admit(self, interaction: discord.Interaction[Any], table_id: str = "") -> bool:
        """Return whether to handle an interaction, once among all processes that receive it; `table_id` is its table.

        While the host stops, others handle it; if there are none, the person gets a refusal. A request that was already
        carried out and not answered is only answered. Raises TooFast for too many requests, and
        StoreError.
        """
        reply = Reply.begin(interaction)
        if self.closing and not self._tables.store.exclusive:
            # Another process may read the same event, and should handle it then.
            await asyncio.sleep(OTHERS_FIRST_SECONDS)
        if not self.closing:
            self.limit(interaction.user.id, table_id)
        # While a shard moves to another process, both may read the same event.
        if not await self._tables.store.first(interaction.id):
            return False
        await self._tables.notification_settings.of(interaction.user.id)  # their language, before any answer
        await self._tables.repository.server_rules.language(interaction.guild_id)
        # Suggestions change nothing, so they are not logged, and asking for them again is no repetition.
        if interaction.type is discord.InteractionType.autocomplete:
            return not self.closing
        if self.closing:
            await self._refuse_closing(interaction)
            return False
        reply.defer_in_time()
        await self._tables.people.seen(person_of(interaction.user), interaction.guild_id)
        return await self._is_new(interaction, reply)

    def limit(self, user: int, table_id: str = "") -> None:
        """Count a request of a person, at a table if one is named. Raises TooFast for too many requests."""
        self._people.admit(user)
        if table_id:
            self._places.admit(table_id)

    async def _is_new(self, interaction: discord.Interaction[Any], reply: Reply) -> bool:
        """Log the request with what its handler writes; answer it here if it was done a moment ago."""
        now, requests = self._tables.repository.clock(), self._tables.store.request_log
        request = LoggedRequest(interaction.id, interaction.user.id, typed(interaction), now, reply.came)
        reply.request = request
        handler = asyncio.current_task()
        assert handler is not None
        handler.add_done_callback(lambda _: requests.end(request))
        before = await requests.repeated(request)
        if before is not None:
            await self._answer_again(interaction, before)
            return False
        requests.begin(request)
        return True
