"""Delivers the one direct message of a person about a table: edited in place, sent again only if it calls."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.discord.posts.control_message import FAILURES, UNKNOWN_MESSAGE
from bot.store import OutboxRow
from bot.tables import Tables
from bot.tables.direct_messages import DirectMessage
from bot.tables.waiting import still_calls

_EDITS = 2  # Discord strictly limits edits of messages older than an hour: then another message does as well
Edit = Callable[[OutboxRow, int], Awaitable[bool]]
"""Writes a row into a direct message; returns False if it does not exist any more."""
Post = Callable[[OutboxRow], Awaitable[int | None]]
"""Sends the message of a row; returns its id."""


class DirectMessageDelivery:
    """Which message it is, is known by the rows of the outbox that were delivered before."""

    def __init__(self, tables: Tables, edit: Edit, post: Post) -> None:
        self._tables = tables
        self._edit = edit
        self._post = post

    async def deliver(self, row: OutboxRow) -> int | None:
        """Bring the direct message up to date; return its id. Raises errors of Discord."""
        before = await self._tables.store.outbox_queue.direct_message(row)
        calls = await still_calls(self._tables.repository, row)
        stands = None if before is None or calls or row.attempts >= _EDITS else before.message
        if stands is not None and await self._edit(row, stands):
            return stands
        return await self._post(row) if calls or DirectMessage.of(row).shows else None

    async def delivered(self, row: OutboxRow, sent: discord.Message) -> None:
        """Delete the message that a new one replaces; if that fails, its controls are removed later."""
        before = await self._tables.store.outbox_queue.direct_message(row)
        if before is None or before.message in (None, sent.id) or not isinstance(sent.channel, discord.DMChannel):
            return
        assert before.message is not None
        try:
            await sent.channel.get_partial_message(before.message).delete()
        except FAILURES as error:
            if not (isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MESSAGE):
                await self._tables.store.live.leave(sent.channel.id, before.message)
