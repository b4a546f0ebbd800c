"""What stands in people's direct messages is kept as things are: their inbox, and calls until they are answered.

An inbox is one message that is edited in place, and sent anew only where it is gone. A call is taken away when what it
called to is done; a reminder of several tables names those that are left.
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
from bot.tables.waiting import unanswered

CALLING = (MessageKind.CALL, MessageKind.REMINDER)
"""The messages that stand until what they call to is done."""
TOO_MANY_EDITS = 30046
_LATER_SECONDS = 300.0

Send = Callable[[Post], Awaitable[discord.Message]]


class LiveInbox:
    """The standing messages of people, by Discord's number."""

    def __init__(self, client: discord.Client, tables: Tables, personal: DirectMessages) -> None:
        self._client = client
        self._tables = tables
        self._personal = personal

    async def bring_up_to_date(self, row: OutboxRow, send: Send) -> int | None:
        """Bring all standing messages of a row's target up to date; returns the message that is their inbox, if any.

        `send` posts a message. Raises what goes wrong on the way to Discord, Retry where it is to be done later.
        """
        await self.settle(row.target)
        before = await self._tables.store.part(InboxRows).inbox(row.target)
        if not (await self._tables.notification_settings.of(row.target)).inbox:
            if before is not None:
                await self._deleted(before.channel, before.message)
                await self._tables.store.part(InboxRows).drop_inbox(row.target)
            return None
        post = await self._personal.inbox(row.target)
        looks = _looks(post)
        if before is not None and before.checksum == looks:
            return before.message
        if before is None or not await edited(self._client, before.channel, before.message, post):
            sent = await send(post)
            before = InboxRow(row.target, sent.id, sent.channel.id, looks, 0)
        now = self._tables.repository.clock()
        await self._tables.store.part(InboxRows).keep_inbox(structs.replace(before, checksum=looks, at=now))
        return before.message

    async def called(self, row: OutboxRow, sent: discord.Message) -> None:
        """Remember a message that calls somebody; it is taken away at once where they have answered meanwhile."""
        if row.known_kind not in CALLING:
            return
        waiting, public = _called_to(row), not isinstance(sent.channel, discord.DMChannel)
        named = waiting[:1] if public else waiting  # in a channel it names one table alone
        ping = PingRow(sent.id, sent.channel.id, row.target, public, json.dumps(named))
        await self._tables.store.part(InboxRows).keep_ping(ping)
        await self._bring_up_to_date(ping)

    async def settle(self, user: int) -> None:
        """Take away the calls of a person that are answered."""
        for ping in await self._tables.store.part(InboxRows).pings(user):
            await self._bring_up_to_date(ping)

    async def _bring_up_to_date(self, ping: PingRow) -> None:
        """Take a call away where it is answered, and let a reminder name only what is left."""
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
        """Delete a message of the host; one that is gone is as well."""
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except (discord.NotFound, discord.Forbidden):
            return


async def edited(client: discord.Client, channel: int, message: int, post: Post) -> bool:
    """Write a message anew; False where it is gone. Raises Retry where it has been edited too often."""
    place = client.get_partial_messageable(channel).get_partial_message(message)
    try:
        await place.edit(content=post.content, view=post.controls(), allowed_mentions=post.pings())
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
    """The tables to which a message calls its reader, and since when each has waited."""
    if row.known_kind is MessageKind.CALL:
        return [(row.table_id, row.made)]
    return [(table, since) for table, since in json.loads(row.data)["waiting"]]


def _looks(post: Post) -> str:
    """A checksum of what a message shows."""
    controls = " ".join(str(getattr(item, "custom_id", "")) for item in post.items)
    return hashlib.blake2b(f"{post.content}\n{controls}".encode(), digest_size=8).hexdigest()
