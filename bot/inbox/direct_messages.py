"""Writes the direct messages about all of a person's tables: inbox, reminders, the daily digest."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress

from bot.discord.gateway.locales import Readers
from bot.discord.posts import channel_call, post_builder
from bot.discord.posts.game_messages import standing
from bot.discord.posts.message_types import NoticeTemplate
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post, TableFacts
from bot.discord.posts.viewer_text import ViewerText, escaped, table_name
from bot.inbox import texts
from bot.inbox.service import DigestSender
from bot.store import OutboxRow
from bot.tables import AwaitedTable, NoSuchTable, Tables
from bot.tables.history.hidden_versions import asks_secretly
from bot.tables.waiting import asked_since, owes
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
        said = [words("inbox-reminder"), *asked, *texts.shown(lines, words)]
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

    async def follow(self, recipe: NoticeTemplate) -> Post:
        """Write what has happened at a followed table, as a spectator may know it."""
        row, table, words = recipe.row, recipe.table, recipe.words
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
                return table.row.channel, channel_call.instead_of_direct_message(
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
