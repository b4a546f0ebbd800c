"""The message with which people sign up for a tournament: kept up to date where it stands, and left where it moves."""

from __future__ import annotations

import json
from contextlib import suppress

import discord
from msgspec import structs

from bot.store import MessageKind, OutboxRow
from bot.tables import Tables
from bot.tables.tournaments.tournament_progress import ANNOUNCE, MOVED

from .outbox_messages import OutboxMessages
from .post_builder import Post
from .responder import RespondingClient


class Announcements:
    """Changes what has been posted of tournaments."""

    def __init__(self, client: RespondingClient, tables: Tables, messages: OutboxMessages) -> None:
        self._client = client
        self._tables = tables
        self._messages = messages

    async def refresh(self, row: OutboxRow) -> None:
        """Bring a tournament's first message up to date, where it still stands; posted anew it is the newest.

        One in a channel that the tournament has left is left alone: another one may be on its way.
        """
        channel = (await self._tables.tournaments.get(row.table_id)).row.channel
        for newest in (await self._posted(row))[-1:]:
            if newest.target == channel:
                post, _ = await self._messages.write(row)
                with suppress(discord.NotFound):
                    await self._change(newest, post)

    async def leave(self, row: OutboxRow) -> None:
        """Have those that were posted before the newest say where it is, wherever that can still be done."""
        for old in (await self._posted(row))[:-1]:
            post, _ = await self._messages.write(structs.replace(row, data=json.dumps({"what": MOVED})))
            with suppress(discord.NotFound, discord.Forbidden):
                await self._change(old, post)

    async def _posted(self, row: OutboxRow) -> list[OutboxRow]:
        posted = await self._tables.store.outbox_queue.posted(row.table_id, MessageKind.TOURNAMENT)
        return [one for one in posted if json.loads(one.data)["what"] == ANNOUNCE]

    async def _change(self, old: OutboxRow, post: Post) -> None:
        assert old.message is not None
        before = self._client.get_partial_messageable(old.target).get_partial_message(old.message)
        await before.edit(content=post.content, view=post.controls(), allowed_mentions=post.pings())
