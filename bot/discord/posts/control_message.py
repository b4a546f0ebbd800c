"""Only the latest message of a table carries controls: those of the one before are taken off.

What cannot be taken off now is remembered, and tried again whenever a message is carried to the same channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import structlog

from bot.tables import Tables

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""What may go wrong between this process and Discord."""
UNKNOWN_MESSAGE = 10008
_UNKNOWN_CHANNEL = 10003
_HOST_CODES = (40001, 40333)  # unauthorized; stopped by Cloudflare

log = structlog.get_logger(__name__)


def refuses_host(error: BaseException) -> bool:
    """Whether Discord, or Cloudflare before it, refuses this host and not what was asked for.

    So it does with a token that was renewed (401). What refuses a request for its own sake has a code of Discord's; the
    library raises a 429 without one only where an address is shut out.
    """
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status == 401 or error.code in _HOST_CODES or (error.status in (403, 429) and not error.code)


Past = Callable[[int, int], Awaitable[str | None]]
"""What a channel's message says once nobody is asked by it any more; None where it stays as it is."""


async def _as_it_is(_: int, __: int) -> None:
    """Where nothing is known of a message but its controls, it says what it said."""


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
    """Let a message carry a table's controls from now on (or none), and take them off the message before it.

    Where it is a `new` one, another may have been posted since, and carry them already: then it has none itself.

    With the controls goes its call to whom it asked, by `past`. Old controls are stale anyway, so a failure to remove
    them is only logged and left to the next occasion.
    """
    now = tables.repository.clock()
    before = await tables.store.live.set_post(table_id, channel, message, now, carries=carries, new=new)
    await tidy(client, tables, channel, *(() if before is None else (before,)), past=past)


async def tidy(client: discord.Client, tables: Tables, *channels: int, past: Past = _as_it_is) -> None:
    """Take away the controls that some channels' messages should not have any more. Raises StoreError."""
    for stale in await tables.store.live.stale(channels):
        place = client.get_partial_messageable(stale.channel)
        if await _stripped(place.get_partial_message(stale.message), await past(stale.channel, stale.message)):
            await tables.store.live.cleared(stale.message)


async def strip(tables: Tables, message: discord.Message | discord.PartialMessage) -> None:
    """Take the controls off a message, if it is still there; at the next occasion where that fails."""
    if not await _stripped(message):
        await tables.store.live.leave(message.channel.id, message.id)


async def _stripped(message: discord.Message | discord.PartialMessage, text: str | None = None) -> bool:
    """Take the controls off a message, and let it say `text`; whether there is no such message with controls now."""
    try:
        if text is None:
            await message.edit(view=None)
        else:
            await message.edit(content=text, view=None, allowed_mentions=discord.AllowedMentions.none())
    except FAILURES as error:
        log.info("old controls stay for now", message=message.id, why=str(error))
        return isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_MESSAGE, _UNKNOWN_CHANNEL)
    return True
