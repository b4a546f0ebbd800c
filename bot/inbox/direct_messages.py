"""What a person is told in private of all their tables: the inbox, reminders, calls, the daily digest."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress

from bot.discord.gateway.locales import Readers
from bot.discord.interactions.custom_ids import Press
from bot.discord.posts import answer_text, post_builder
from bot.discord.posts.notices import NoticeTemplate
from bot.discord.posts.post_builder import Post
from bot.inbox import catch_up_text, texts
from bot.store import OutboxRow
from bot.tables import AwaitedTable, NoSuchTable, Tables
from bot.tables.waiting import owes
from bot.webhooks import commands as webhook_text


class DirectMessages:
    """Makes them as things are now, in the language of the person."""

    def __init__(self, tables: Tables, readers: Readers, language: str) -> None:
        self._tables = tables
        self._readers = readers
        self._language = language

    async def reminded(self, row: OutboxRow) -> Post:
        """A reminder as the outbox has it."""
        return await self.reminder(row.target, reminded_of(row), json.loads(row.data).get("nudged", []))

    async def reminder(self, user: int, tables: Sequence[str], nudged: Sequence[str] = ()) -> Post:
        """All of some tables that wait for a person, with the way to the decision and buttons to be left alone.

        Others have asked for them at those that are `nudged`.
        """
        words = await self._readers.words(user, self._language)
        places = await self.waiting(user, tables)
        lines = [texts.line(place, words) for place in places]
        politely = [table for table in nudged if table in {place.table.id for place in places}]
        asked = [words("inbox-nudged", tables=words.join(politely))] if politely else []
        said = [words("inbox-reminder"), *asked, *texts.shown(lines, words)]
        return Post("\n".join(said), (), texts.reminder_items(words))

    async def inbox(self, user: int) -> Post:
        """The one direct message that shows all tables of a person."""
        words = await self._readers.words(user, self._language)
        text, view = texts.standing(await self._tables.places(user), words)
        return Post(text, (), tuple(view.children), silent=True)

    async def digest(self, row: OutboxRow) -> Post:
        """What a person is told once a day."""
        words = await self._readers.words(row.target, self._language)
        found = await self._tables.digests.of(row.target)
        return Post("") if found is None else texts.post(found, row.target, words)

    async def webhook(self, row: OutboxRow) -> Post:
        """Whose web hook was given up is told so."""
        return Post(webhook_text.given_up(await self._readers.words(row.target, self._language), row.data))

    async def answer(self, row: OutboxRow) -> Post:
        """What a person is told whose request could not be answered: how its table stands now, if it was about one."""
        words = await self._readers.words(row.target, self._language)
        lost = "owed" if json.loads(row.data).get("done", True) else "lost"
        try:
            return answer_text.post(await self._tables.get(row.table_id), row.viewer, words, lost)
        except NoSuchTable:
            return Post(words(f"host-answer-{lost}-alone"))

    async def call(self, recipe: NoticeTemplate) -> Post:
        """What a person is told in private instead of a ping in the channel."""
        row, table, words = recipe.row, recipe.table, recipe.words
        posts = await self._tables.store.live.posts([table.id])
        version = await self._tables.repository.number(table, row.version, row.viewer)
        move = post_builder.button(words, "host-your-move", Press("move", table.id, version, row.viewer))
        items = (move, *catch_up_text.items(table, words))
        return Post(texts.line(AwaitedTable.of(table, row.target, posts[0] if posts else None), words), (), items)

    async def waiting(self, user: int, tables: Sequence[str]) -> list[AwaitedTable]:
        """Those of some tables that still wait for a person."""
        posts = {post.table_id: post for post in await self._tables.store.live.posts(tables)}
        found = []
        for table_id in tables:
            with suppress(NoSuchTable):
                table = await self._tables.get(table_id)
                found += [AwaitedTable.of(table, user, posts.get(table_id))] if owes(table, user) else []
        return found


def reminded_of(row: OutboxRow) -> list[str]:
    """The tables of a reminder."""
    return [table_id for table_id, _ in json.loads(row.data)["waiting"]]
