"""Only the latest message of a table carries controls: those of the one before are taken off."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import structlog

from bot.tables import Tables

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""What may go wrong between this process and Discord."""

log = structlog.get_logger(__name__)


async def carry(
    client: discord.Client, tables: Tables, table_id: str, channel: int, message: int, *, carries: bool = True
) -> None:
    """Let a message carry a table's controls from now on (or none), and take them off the message before it.

    Old controls are stale anyway, so a failure to remove them is only logged.
    """
    before = await tables.store.post(table_id)
    if carries:
        await tables.store.set_post(table_id, channel, message)
    if before is not None and before.message != message:
        await strip(client.get_partial_messageable(before.channel).get_partial_message(before.message))


async def strip(message: discord.Message | discord.PartialMessage) -> None:
    """Take the controls off a message, if it is still there."""
    try:
        await message.edit(view=None)
    except FAILURES as error:
        log.info("old controls stay", message=message.id, why=str(error))
