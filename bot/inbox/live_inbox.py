"""Keeps direct messages about all of a person's tables up to date: the inbox, and reminders until they are answered.

An inbox is one message that is edited in place, and sent again only if it was deleted. A reminder is reduced to the
tables that still wait, and deleted with the last of them.

Writes the direct messages about all of a person's tables: inbox, reminders, the daily digest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import discord
from msgspec import structs

from bot.discord.gateway.locales import Readers
from bot.discord.names import escaped, table_name
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import direct_message, post_builder
from bot.discord.posts.control_message import UNKNOWN_MESSAGE
from bot.discord.posts.game_messages import NoticeTemplate, standing
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post, TableFacts
from bot.inbox import texts
from bot.inbox.rows import InboxRow, InboxRows, PingRow
from bot.inbox.service import DigestSender
from bot.store import MessageKind, OutboxRow
from bot.tables import AwaitedTable, NoSuchTable, Retry, Tables
from bot.tables.notifications import DirectMessage
from bot.tables.people import asked_since, owes, unanswered
from bot.tables.table import asks_secretly
from renderers.registry import presenter


class DirectMessages:
    """Writes them from the current state, in the language of the person."""

    def __init__(self, tables: Tables, messages: OutboxMessages, readers: Readers, language: str) -> None:
        self._tables = tables
        self._messages = messages
        self._readers = readers
        self._language = language

    async def reminded(self, row: OutboxRow) -> tuple[Post, None]:
        """Write a reminder for its outbox row."""
        return await self.reminder(row.target, reminded_of(row), json.loads(row.data).get("nudged", [])), None

    async def reminder(self, user: int, tables: Sequence[str], nudged: Sequence[str] = ()) -> Post:
        """Write a reminder of those of some tables that wait for a person, with buttons to the decision and to
        postpone.

        Other players have asked for the reminder at those that are `nudged`.
        """
        words = await self._readers.words(user, self._language)
        places = await self.waiting(user, tables)
        lines = [texts.line(place, words) for place in places]
        politely = [table_name(place.table, words) for place in places if place.table.id in nudged]
        asked = [words("inbox-nudged", tables=words.join(politely))] if politely else []
        said = [words("inbox-reminder"), *asked, *texts.limited(lines, words)]
        return Post("\n".join(said), (), texts.reminder_items(words))

    async def inbox(self, user: int) -> Post:
        """Write a person's inbox message."""
        words = await self._readers.words(user, self._language)
        text, view = texts.standing(await self._tables.places(user), words)
        return Post(text, (), tuple(view.children), silent=True)

    async def digest(self, row: OutboxRow) -> tuple[Post, None]:
        """Write a person's daily digest."""
        words = await self._readers.words(row.target, self._language)
        found = await self._tables.service(DigestSender).of(row.target)
        return Post("") if found is None else texts.post(found, row.target, words), None

    async def follow(self, template: NoticeTemplate) -> Post:
        """Write what has happened at a followed table, as a spectator may know it."""
        row, table, words = template.row, template.table, template.words
        game = await self._tables.game_at(row.table_id, row.version)
        records = standing(await self._tables.records(row.table_id, row.first, row.version))
        events = [event for record in records for event in record.events]
        actors = [escaped(name) for name in table.actors(row.version)]
        told = ViewerText(game, presenter(table.row.title), words, actors, None, events)
        posts = await self._tables.store.live.posts([table.id])
        head = texts.line(AwaitedTable(table, False, posts[0] if posts else None), words)
        text = post_builder.fitted(words, [head], told.digest(pictured=False), [])
        return Post(text, (), texts.news_items(table, words))

    async def still_waits(self, row: OutboxRow) -> bool:
        """Return whether somebody who was reminded has still not answered."""
        return bool(await self.waiting(row.target, reminded_of(row)))

    async def in_channel(self, row: OutboxRow) -> tuple[int, Post] | None:
        """Return the channel and message of a reminder that cannot be delivered in private, at the first table that
        visibly waits.
        """
        for table in [place.table for place in await self.waiting(row.target, reminded_of(row))]:
            seat = table.seat_of(row.target)
            # Everybody sees whom a message in a channel pings, so nobody is pinged there about a secret question.
            if seat is not None and not asks_secretly(table.running_game(), seat):
                words = await self._messages.of_server(table.row.guild)
                title = table.row.title
                return table.row.channel, direct_message.instead_of_direct_message(
                    TableFacts.of(table), title, words, seat
                )
        return None

    async def waiting(self, user: int, tables: Sequence[str]) -> list[AwaitedTable]:
        """Return those of some tables that still wait for a person."""
        posts = {post.table_id: post for post in await self._tables.store.live.posts(tables)}
        since, found = await asked_since(self._tables.repository, user), []
        for table_id in tables:
            with suppress(NoSuchTable):
                table = await self._tables.get(table_id)
                found += [AwaitedTable.of(table, user, posts.get(table_id), since)] if owes(table, user) else []
        return found


def reminded_of(row: OutboxRow) -> list[str]:
    """Return the tables of a reminder."""
    return [table_id for table_id, _ in json.loads(row.data)["waiting"]]


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
