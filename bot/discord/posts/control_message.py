"""Keeps controls only on the latest message of a table, and removes them from the one before.

A message whose controls cannot be removed now is remembered, and retried with the next message to the same channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import aiohttp
import discord
import structlog

from bot.store.schema import StaleRow
from bot.tables import Tables

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""Errors between this process and Discord."""
UNKNOWN_MESSAGE = 10008
_UNKNOWN_CHANNEL = 10003
_HOST_CODES = (40001, 40333)  # unauthorized; blocked by Cloudflare

log = structlog.get_logger(__name__)


def refuses_host(error: BaseException) -> bool:
    """Return whether Discord, or Cloudflare before it, rejects this host whatever the request."""
    # A renewed token gives 401. A refusal of a single request has one of Discord's error codes; the library raises a
    # 429 without one only if an address is blocked.
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status == 401 or error.code in _HOST_CODES or (error.status in (403, 429) and not error.code)


Past = Callable[[int, int], Awaitable[str | None]]
"""Returns what a channel's message says once it asks nobody any more; None if it stays as it is."""


async def _as_it_is(_: int, __: int) -> None:
    """Return None: nothing is known of the message but its controls."""


async def carry(
    client: discord.Client,
    tables: Tables,
    table_id: str,
    channel: int,
    message: int,
    *,
    carries: bool = True,
    new: bool = False,
    past: Past = _as_it_is,
) -> None:
    """Make a message the one with a table's controls (or none), and remove them from the one before it.

    If it is `new`, a later one may have been posted since that has them already: then it has none itself. With the
    controls the call to those it asked is removed, by `past`. A failure to remove old controls is only logged and
    retried later, because they are stale anyway.
    """
    now = tables.repository.clock()
    found = await tables.store.live.set_post(table_id, channel, message, now, carries=carries, new=new)
    await _tidied(client, tables, found, past)


async def tidy(client: discord.Client, tables: Tables, channel: int, past: Past = _as_it_is) -> None:
    """Remove the controls that a channel's messages should not have any more. Raises StoreError."""
    await _tidied(client, tables, await tables.store.live.stale([channel]), past)


async def _tidied(client: discord.Client, tables: Tables, found: Sequence[StaleRow], past: Past) -> None:
    for stale in found:
        place = client.get_partial_messageable(stale.channel)
        if await _stripped(place.get_partial_message(stale.message), await past(stale.channel, stale.message)):
            await tables.store.live.cleared(stale.message)


async def strip(tables: Tables, message: discord.Message | discord.PartialMessage) -> None:
    """Remove the controls from a message if it still exists; retried later if that fails."""
    if not await _stripped(message):
        await tables.store.live.leave(message.channel.id, message.id)


async def _stripped(message: discord.Message | discord.PartialMessage, text: str | None = None) -> bool:
    """Remove the controls from a message, and set its `text`; return whether it has none now."""
    try:
        if text is None:
            await message.edit(view=None)
        else:
            await message.edit(content=text, view=None, allowed_mentions=discord.AllowedMentions.none())
    except FAILURES as error:
        log.info("old controls stay for now", message=message.id, why=str(error))
        # A message that does not exist any more has no controls either.
        return isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_MESSAGE, _UNKNOWN_CHANNEL)
    return True
