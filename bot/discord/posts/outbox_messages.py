"""Writes messages: a row of the outbox, which is a recipe, becomes words, a picture and controls."""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord
from msgspec import Struct

from bot.discord.gateway import limits
from bot.discord.gateway.guild_cache import Seen
from bot.discord.gateway.locales import Readers
from bot.discord.interactions.custom_ids import Press
from bot.discord.posts import notices, post_builder
from bot.discord.posts.game_messages import GameMessages
from bot.discord.posts.notices import NOTICES, NoticeTemplate
from bot.discord.posts.pictures import PictureCache
from bot.discord.posts.post_builder import Post, TableFacts
from bot.inbox.digest import LATE_SECONDS
from bot.inbox.direct_messages import DirectMessages, reminded_of
from bot.lobby import listing
from bot.lobby.open_tables import OpenFilter
from bot.servers import texts as announcement_text
from bot.store import NEWS, PRIVATE, MessageKind, OutboxRow, StoreError
from bot.tables import Table, TableError, Tables
from bot.tables.hidden_versions import asks_secretly
from bot.tables.table import OPEN
from bot.tables.table_clocks import clock
from bot.tournaments import messages as tournament_messages
from bot.tournaments import texts as tournament_text
from bot.tournaments.tournament import TournamentState
from renderers.kit.picture import Picture
from renderers.words import Words

_log = logging.getLogger(__name__)
_REMEMBERED = 512
"""So many messages that ask somebody now: each is needed once, when the next one of its table is posted."""


class _PastMessage(Struct, frozen=True):
    """What a message of a table is to say once it is past, as it was at a version, with the names that it uses."""

    table_id: str
    version: int
    names: tuple[str, ...]
    text: str


class OutboxMessages:
    """Makes the message of a row in the language of its readers: which part knows how is a matter of its kind."""

    def __init__(
        self, client: discord.Client, tables: Tables, picture_cache: PictureCache, readers: Readers, language: str
    ) -> None:
        self._client = client
        self._tables = tables
        self._picture_cache = picture_cache
        self._readers = readers
        self._language = language
        self._games = GameMessages(tables, picture_cache)
        self.personal = DirectMessages(tables, readers, language)
        self._of_people: dict[str, Callable[[OutboxRow], Awaitable[Post]]] = {
            MessageKind.REMINDER: self.personal.reminded,
            MessageKind.DIGEST: self.personal.digest,
            MessageKind.WEBHOOK: self.personal.webhook,
            MessageKind.ANSWER: self.personal.answer,
        }
        """What is told of no one table, or maybe of none."""
        self._looked_up: dict[str, Callable[[NoticeTemplate], Awaitable[Post]]] = {
            MessageKind.FOLLOW: self._games.follow,
            MessageKind.CALL: self.personal.call,
            MessageKind.VACANCY: self._announcement,
            MessageKind.OUTCOME: self._announcement,
            MessageKind.RECORD: self._announcement,
        }
        """What is told of a table and takes more than the table."""
        self._said: OrderedDict[int, _PastMessage] = OrderedDict()

    async def posted(self, message: int, row: OutboxRow, post: Post) -> None:
        """Remember what a message that says `post` is to say once nobody is asked by it any more.

        Only where no other process can write anything into it.
        """
        self._said.pop(message, None)
        if post.past is not None and self._tables.store.exclusive:
            with suppress(TableError, StoreError):  # the message is posted, whatever becomes of this
                names = (await self._tables.get(row.table_id)).actors(row.version)
                self._said[message] = _PastMessage(row.table_id, row.version, names, post.past)
            if len(self._said) > _REMEMBERED:
                self._said.popitem(last=False)

    async def past(self, channel: int, message: int) -> str | None:
        """What a posted message of a table says once nobody is asked by it any more; None where it is none of those."""
        try:
            said = self._said.pop(message, None)
            if said is not None and (await self._tables.get(said.table_id)).actors(said.version) == said.names:
                return said.text  # nobody who is named there has been deleted meanwhile
            row = await self._tables.store.outbox_queue.telling_by(channel, message)
            if row is None:
                return None
            post, _ = await self.write(row, pictured=False)
            return post.past
        except Exception as error:  # whatever it is, its controls still go
            _log.warning("message %s keeps its call: %s", message, error)
            return None

    async def write(self, row: OutboxRow, *, pictured: bool = True) -> tuple[Post, Picture | None]:
        """The message of a row and its picture, unless it is to be without. Raises NoSuchTable for a table gone."""
        if row.kind == MessageKind.TOURNAMENT:
            return await self.tournament(row)
        if (of_person := self._of_people.get(row.kind)) is not None:
            return await of_person(row), None
        recipe = await self._recipe(row)
        if (notice := NOTICES.get(row.known_kind)) is not None:
            return notice(recipe), None
        if (looked_up := self._looked_up.get(row.kind)) is not None:
            return await looked_up(recipe), None
        return await self._games.write(recipe, pictured=pictured)

    async def in_words(self, row: OutboxRow) -> Post:
        """The message of a row for a place where nothing may be attached, with the board as text. Raises as `write`."""
        if row.known_kind.tells_of_the_game or row.known_kind is MessageKind.SECRET:
            return await self._games.in_words(await self._recipe(row))
        return (await self.write(row, pictured=False))[0]

    async def _recipe(self, row: OutboxRow) -> NoticeTemplate:
        table = await self._tables.get(row.table_id)
        return NoticeTemplate(row, table, await self.words_of(row, table.row.guild), json.loads(row.data))

    async def tournament(self, row: OutboxRow) -> tuple[Post, Picture | None]:
        """What the channel of a tournament is told; at its end with the standings as a picture."""
        contest = await self._tables.tournaments.get(row.table_id)
        words = await self._of_server(contest.row.guild)
        hidden = await self._tables.store.rating_queries.hidden()
        post, draw = tournament_messages.write(contest, json.loads(row.data), hidden, words)
        if draw is None:
            return post, None
        return post, await self._picture_cache.draw(("tournament", row.id, words.locale), draw, asked=False)

    async def _announcement(self, recipe: NoticeTemplate) -> Post:
        """What a server's managers want announced."""
        return await announcement_text.post(self._tables, recipe.row, recipe.table, recipe.words)

    async def thread_name(self, contest: TournamentState, match: int) -> str:
        """What the thread of a tournament's table is called, which is called so alone: by the table's id at its end."""
        words = await self._of_server(contest.row.guild)
        called = tournament_text.names(contest, await self._tables.store.rating_queries.hidden(), words)
        return tournament_text.thread_name(contest, match, called, words)

    async def wanted(self, row: OutboxRow) -> bool:
        """Whether a message is still of use to its reader: who has answered is neither called nor reminded."""
        if row.kind == MessageKind.FULL:  # it may have begun, or been closed, meanwhile
            return (await self._tables.get(row.table_id)).status == OPEN
        if row.kind == MessageKind.LATE:
            own = clock((await self._tables.get(row.table_id)), json.loads(row.data)["seat"])
            return own is not None and own.sent > 0 and own.since == json.loads(row.data)["since"]
        if row.kind == MessageKind.DIGEST:
            late = self._tables.repository.clock() - row.made > LATE_SECONDS
            return not late and await self._tables.digests.of(row.target) is not None
        if row.place == NEWS:
            return await announcement_text.wanted(self._tables, row)
        if row.kind == MessageKind.CALL:
            return bool(await self.personal.waiting(row.target, [row.table_id]))
        if row.kind == MessageKind.REMINDER:
            waits = bool(await self.personal.waiting(row.target, reminded_of(row)))
            return waits and await self._tables.reminders.in_time(row.target)
        return True

    async def closed(self, row: OutboxRow) -> tuple[int, Post] | None:
        """Which channel is told what instead of a private message whose reader takes none.

        None where that would show who still owes an answer to a secret question, or has none given by a standing order:
        the post that asks has a button for them.
        """
        if row.kind in (MessageKind.CALL, MessageKind.REMINDER):
            return await self._called_here(row)
        table = await self._tables.get(row.table_id)
        words = await self._public(table)
        if row.kind == MessageKind.FULL:
            return table.row.channel, notices.full(table, words, public=True)
        assert row.viewer is not None
        if asks_secretly(await self._tables.game_at(row.table_id, row.version), row.viewer):
            return None
        facts = TableFacts.of(table, row.version, await self._tables.repository.number(table, row.version, None))
        return table.row.channel, post_builder.closed(facts, words, row.viewer, await self._games.first(table, row))

    async def _called_here(self, row: OutboxRow) -> tuple[int, Post] | None:
        """A call, which would be lost else, at the first table that may be seen to wait for its reader."""
        named = reminded_of(row) if row.kind == MessageKind.REMINDER else [row.table_id]
        for table in [place.table for place in await self.personal.waiting(row.target, named)]:
            seat = table.seat_of(row.target)
            if seat is not None and not asks_secretly(table.running_game(), seat):
                return table.row.channel, self._ping(table, row.target, await self._public(table))
        return None

    def _ping(self, table: Table, user: int, words: Words) -> Post:
        """A call in the channel to a decision."""
        seat = table.seat_of(user)
        press = Press("move", table.id, table.known(None), seat)
        text = words("host-call-closed", who=f"<@{user}>")
        return Post(text, (user,), (post_builder.button(words, "host-your-move", press),))

    async def board(self, guild: int, seen: Seen) -> Post:
        """The message that shows the open tables of a server, of those in channels that are `seen` by its readers."""
        now, words = self._tables.repository.clock(), await self._of_server(guild)
        shown = await seen(await self._tables.store.open_tables.channels(guild))
        count, found = await self._tables.open_in(guild, 0, OpenFilter(channels=shown, room=True))
        seats = (await self._tables.store.offers(guild, shown))[: limits.ROW_BUTTONS]
        offered = [(await self._tables.get(table), seat) for table, seat in seats]
        text, items = listing.board(count, found, now, words, offered)
        return Post(text, (), items, silent=True)

    async def words_of(self, row: OutboxRow, guild: int | None) -> Words:
        """The words of a row's reader: of the person, else of a server."""
        if row.place in PRIVATE:
            return await self._readers.words(row.target, self._language)
        return await self._of_server(guild)

    async def _public(self, table: Table) -> Words:
        return await self._of_server(table.row.guild)

    async def _of_server(self, guild: int | None) -> Words:
        return await self._readers.server(self._client, guild, self._language)
