"""Turns outbox rows, which contain only data, into text, picture and controls."""

from __future__ import annotations

import json
import logging

import discord

from bot.discord.gateway.locales import Readers
from bot.discord.posts import direct_message, game_messages
from bot.discord.posts.control_message import NO_BUTTONS, TableButtons
from bot.discord.posts.game_messages import NOTICES, GameMessages, MessageType, NoticeTemplate
from bot.discord.posts.pictures import PictureCache
from bot.discord.posts.post_builder import Post, TableFacts
from bot.store import PRIVATE, MessageKind, OutboxRow
from bot.tables import NoSuchTable, Tables
from bot.tables.clocks.table_clocks import clock
from bot.tables.people import still_calls
from bot.tables.table import asks_secretly
from renderers.kit.picture import Picture
from renderers.words import Words

_log = logging.getLogger(__name__)
_USUAL = MessageType()
OF_GAMES = (MessageKind.SECRET, MessageKind.COMMITMENTS, MessageKind.QUESTION, MessageKind.PROPOSAL)
"""What is written from a game, beside what tells of it."""
_REMEMBERED = 512


class OutboxMessages:
    """Writes the message of a row in the language of its readers; the kind decides how."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        picture_cache: PictureCache,
        readers: Readers,
        language: str,
        buttons: TableButtons = NO_BUTTONS,
    ) -> None:
        self._client = client
        self._tables = tables
        self._picture_cache = picture_cache
        self._readers = readers
        self._language = language
        self.games = GameMessages(tables, picture_cache, buttons)
        self.types: dict[str, MessageType] = {
            MessageKind.ANSWER: MessageType(write=self._answer),
            MessageKind.LATE: MessageType(wanted=self._still_late),
            MessageKind.SECRET: MessageType(in_channel=self._secret_in_channel),
        }
        """The message types by kind: features add theirs."""

    async def write(self, row: OutboxRow, *, pictured: bool = True) -> tuple[Post, Picture | None]:
        """Return the message of a row, and its picture if `pictured`. Raises NoSuchTable for a deleted table."""
        kind = self.types.get(row.kind, _USUAL)
        if kind.write is not None:
            return await kind.write(row)
        template = await self._recipe(row)
        if (notice := NOTICES.get(row.known_kind)) is not None:
            return notice(template), None
        if kind.of_table is not None:
            return await kind.of_table(template), None
        return await self.games.write(template, pictured=pictured)

    async def in_words(self, row: OutboxRow) -> Post:
        """Return the message of a row for a place without attachments, with the board as text. Raises as `write`."""
        if row.known_kind.tells_of_the_game or row.known_kind is MessageKind.SECRET:
            return await self.games.in_words(await self._recipe(row))
        return (await self.write(row, pictured=False))[0]

    async def _recipe(self, row: OutboxRow) -> NoticeTemplate:
        table = await self._tables.get(row.table_id)
        return NoticeTemplate(row, table, await self.words_of(row, table.row.guild), json.loads(row.data))

    async def _answer(self, row: OutboxRow) -> tuple[Post, Picture | None]:
        """Show a person whose request could not be answered the state of its table, if it was about one."""
        words = await self.words_of(row, None)
        lost = "owed" if json.loads(row.data).get("done", True) else "lost"
        try:
            return game_messages.post(await self._tables.get(row.table_id), row.viewer, words, lost), None
        except NoSuchTable:
            return Post(words(f"host-answer-{lost}-alone")), None

    async def _still_late(self, row: OutboxRow) -> bool:
        """Return whether the clock of a message is still the one that ran out."""
        data = json.loads(row.data)
        own = clock((await self._tables.get(row.table_id)), data["seat"])
        return own is not None and own.sent > 0 and own.since == data["since"]

    async def _secret_in_channel(self, row: OutboxRow) -> tuple[int, Post] | None:
        """Return the channel's message if somebody takes no direct messages.

        None if that would show who still has to answer a secret question, or has no standing order for it: the message
        that asks has a button for them. Also None if it calls nobody and there was one before: its button shows what
        is new.
        """
        table = await self._tables.get(row.table_id)
        assert row.viewer is not None
        game, calls = (
            await self._tables.game_at(row.table_id, row.version),
            await still_calls(self._tables.repository, row),
        )
        before = await self._tables.store.outbox_queue.direct_message(row)
        if asks_secretly(game, row.viewer) or (before is not None and not calls):
            return None
        words = await self.of_server(table.row.guild)
        facts = TableFacts.of(table, row.version, await self._tables.repository.number(table, row.version, None))
        asked, title = game.decision(row.viewer), table.row.title
        if calls and asked is not None and not asked.secret:
            return table.row.channel, direct_message.instead_of_direct_message(facts, title, words, row.viewer)
        first = await self.games.first(table, row)
        return table.row.channel, direct_message.closed(facts, title, words, row.viewer, first, calls=calls)

    async def wanted(self, row: OutboxRow) -> bool:
        """Return whether a message is still useful to its reader."""
        kind = row.known_kind
        if not (kind in self.types or kind in NOTICES or kind in OF_GAMES or kind.tells_of_the_game):
            return False
        asked = self.types.get(row.kind, _USUAL).wanted
        return asked is None or await asked(row)

    async def closed(self, row: OutboxRow) -> tuple[int, Post] | None:
        """Return the channel and message that replace a direct message whose reader takes none; None for no channel."""
        instead = self.types.get(row.kind, _USUAL).in_channel
        return None if instead is None else await instead(row)

    async def words_of(self, row: OutboxRow, guild: int | None) -> Words:
        """Return the words of a row's reader: of the person, else of a server."""
        if row.place in PRIVATE:
            return await self._readers.words(row.target, self._language)
        return await self.of_server(guild)

    async def of_server(self, guild: int | None) -> Words:
        """Return the words of a server for everybody there."""
        return await self._readers.server(self._client, guild, self._language)
