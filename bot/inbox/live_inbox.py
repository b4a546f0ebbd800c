"""Keeps direct messages about all of a person's tables up to date: the inbox, and reminders until they are answered.

An inbox is one message that is edited in place, and sent again only if it was deleted. A reminder is reduced to the
tables that still wait, and deleted with the last of them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable

import discord
from msgspec import structs

from bot.discord.posts.control_message import UNKNOWN_MESSAGE
from bot.discord.posts.post_builder import Post
from bot.inbox.direct_messages import DirectMessages
from bot.inbox.rows import InboxRow, InboxRows, PingRow
from bot.store import MessageKind, OutboxRow
from bot.tables import Retry, Tables
from bot.tables.direct_messages import DirectMessage
from bot.tables.waiting import unanswered

# Discord limits the edits of a message that is older than an hour.
TOO_MANY_EDITS = 30046
_LATER_SECONDS = 300.0

Send = Callable[[Post], Awaitable[discord.Message]]


class LiveInbox:
    """The self-updating direct messages of people, by id."""

    def __init__(self, client: discord.Client, tables: Tables, personal: DirectMessages) -> None:
        self._client = client
        self._tables = tables
        self._personal = personal

    async def bring_up_to_date(self, row: OutboxRow, send: Send) -> int | None:
        """Refresh all messages of a row's target; return the message that is their inbox, if any.

        `send` posts a message. Raises errors of Discord, Retry if it should be done later.
        """
        # First the answered calls: they are deleted also for people without an inbox.
        await self.settle(row.target)
        before = await self._tables.store.part(InboxRows).inbox(row.target)
        if not (await self._tables.notification_settings.of(row.target)).inbox:
            if before is not None:
                await self._deleted(before.channel, before.message)
                await self._tables.store.part(InboxRows).drop_inbox(row.target)
            return None
        post = await self._personal.inbox(row.target)
        looks = _looks(post)
        # An equal inbox is not edited: edits are limited by Discord.
        if before is not None and before.checksum == looks:
            return before.message
        if before is None or not await edited(self._client, before.channel, before.message, post):
            sent = await send(post)
            before = InboxRow(row.target, sent.id, sent.channel.id, looks, 0)
        now = self._tables.repository.clock()
        await self._tables.store.part(InboxRows).keep_inbox(structs.replace(before, checksum=looks, at=now))
        return before.message

    async def called(self, row: OutboxRow, sent: discord.Message) -> None:
        """Store a message that calls somebody; it is deleted at once if they have answered meanwhile.

        The direct message about one table is none of these, but the message in the channel that replaces it is.
        """
        public = not isinstance(sent.channel, discord.DMChannel)
        instead = public and row.known_kind is MessageKind.SECRET and DirectMessage.of(row).calls
        if row.known_kind is not MessageKind.REMINDER and not instead:
            return
        waiting = _called_to(row)
        named = waiting[:1] if public else waiting  # in a channel it names only one table
        ping = PingRow(sent.id, sent.channel.id, row.target, public, json.dumps(named))
        await self._tables.store.part(InboxRows).keep_ping(ping)
        await self._bring_up_to_date(ping)

    async def settle(self, user: int) -> None:
        """Delete the answered calls of a person."""
        for ping in await self._tables.store.part(InboxRows).pings(user):
            await self._bring_up_to_date(ping)

    async def _bring_up_to_date(self, ping: PingRow) -> None:
        """Delete an answered call, and reduce a reminder to the remaining tables."""
        called = [(table, since) for table, since in json.loads(ping.waiting)]
        left = await unanswered(self._tables.repository, ping.user, called, public=ping.public)
        if left == called:
            return
        store = self._tables.store.part(InboxRows)
        if not left:
            await self._deleted(ping.channel, ping.message)
            await store.drop_ping(ping.message)
            return
        post = await self._personal.reminder(ping.user, [table for table, _ in left])
        if await edited(self._client, ping.channel, ping.message, post):
            await store.keep_ping(structs.replace(ping, waiting=json.dumps(left)))
        else:
            await store.drop_ping(ping.message)

    async def _deleted(self, channel: int, message: int) -> None:
        """Delete a message of the host; an already deleted one is no error."""
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except (discord.NotFound, discord.Forbidden):
            return


async def edited(client: discord.Client, channel: int, message: int, post: Post) -> bool:
    """Edit a message; return False if it was deleted. Raises Retry if it has been edited too often."""
    place = client.get_partial_messageable(channel).get_partial_message(message)
    try:
        await place.edit(view=post.layout(), allowed_mentions=post.pings())
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        return False
    except discord.HTTPException as error:
        if error.code == TOO_MANY_EDITS:
            raise Retry("edited too often", _LATER_SECONDS, usual=True) from error
        raise
    return True


def _called_to(row: OutboxRow) -> list[tuple[str, int]]:
    """Return the tables to which a message calls its reader, and since when each has waited."""
    if row.known_kind is MessageKind.SECRET:
        return [(row.table_id, row.made)]
    return [(table, since) for table, since in json.loads(row.data)["waiting"]]


def _looks(post: Post) -> str:
    """Return a checksum of a message's content."""
    controls = " ".join(str(getattr(item, "custom_id", "")) for item in post.items)
    return hashlib.blake2b(f"{post.content}\n{controls}".encode(), digest_size=8).hexdigest()
