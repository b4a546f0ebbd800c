"""Delivers a tournament's main message, which is kept up to date, and creates threads for its tables.

Creates the threads of a tournament's tables, if a server wants one for each, and then begins the game there.

Writes the messages of a tournament's channel from the data of outbox rows.
"""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial
from typing import Any

import discord
import structlog
from msgspec import structs

from bot.discord.gateway import permissions
from bot.discord.gateway.permissions import NoThread
from bot.discord.interactions.responder import RespondingClient
from bot.discord.posts.delivery import DiscordMessenger
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.pictures import PictureCache
from bot.discord.posts.post_builder import Post, shortened
from bot.ratings.rows import RatingQueries
from bot.store import MessageKind, OutboxRow
from bot.tables import Retry, Stale, Tables
from bot.tables.rights import Asker
from bot.tables.table import OPEN
from bot.tournaments import panel, texts
from bot.tournaments.progress import ANNOUNCE, MOVED, TournamentState
from bot.tournaments.service import TournamentService
from renderers.kit.picture import Picture
from renderers.words import Words


def write(
    contest: TournamentState, data: dict[str, Any], hidden: set[int], words: Words
) -> tuple[Post, partial[Picture] | None]:
    """Return a tournament's message in its current state, and a function that draws its picture, if any."""
    post, draw = _written(contest, data, hidden, words)
    return structs.replace(post, content=shortened(words, post.content)), draw


def _written(
    contest: TournamentState, data: dict[str, Any], hidden: set[int], words: Words
) -> tuple[Post, partial[Picture] | None]:
    called = texts.names(contest, hidden, words)
    items = panel.show_button(contest, words)
    match data["what"]:
        case "announce" | "refresh":
            text = texts.announcement(contest, called, words)
            return Post(text, (), panel.public(contest, words)), None
        case "moved":
            where, name = f"<#{contest.row.channel}>", texts.title(contest, words)
            return Post(words("tournament-moved", name=name, where=where), (), items), None
        case "started":
            text, users = texts.started(contest, called, hidden, words)
            return Post(text, users, items), None
        case "round":
            return Post(texts.round_told(contest, data["round"], called, words), (), items), None
        case "challenge":
            return Post(texts.challenge(contest, data["match"], called, words), (), items), None
        case "rung":
            return Post(texts.rung(contest, data["match"], called, words), (), items), None
        case "dropped":
            return Post(texts.dropped(contest, data["who"], called, words), (), items), None
        case "over":
            text, winners = texts.over(contest, called, hidden, words)
            return Post(text, winners, items), texts.drawing(contest, called, words)
        case _:
            return Post(words("tournament-cancelled", name=texts.title(contest, words)), (), items), None


class TournamentMessages:
    """Writes a tournament's channel messages, and edits posted ones."""

    def __init__(
        self, client: RespondingClient, tables: Tables, messages: OutboxMessages, picture_cache: PictureCache
    ) -> None:
        self._client = client
        self._tables = tables
        self._messages = messages
        self._picture_cache = picture_cache

    async def write(self, row: OutboxRow) -> tuple[Post, Picture | None]:
        """Write a channel message; at the end with the ranking as a picture."""
        contest = await self._tables.service(TournamentService).get(row.table_id)
        words = await self._messages.of_server(contest.row.guild)
        hidden = await self._tables.store.part(RatingQueries).hidden()
        post, draw = write(contest, json.loads(row.data), hidden, words)
        if draw is None:
            return post, None
        return post, await self._picture_cache.draw(("tournament", row.id, words.locale), draw, asked=False)

    async def deliver(self, row: OutboxRow, messenger: DiscordMessenger) -> int | None:
        """Carry out a row: most are posted, some edit a message or begin a game."""
        match json.loads(row.data)["what"]:
            case "refresh":
                await self.refresh(row)
            case "moved":
                await self.leave(row)
            case "thread":
                await self._begin(row)
            case _:
                return await messenger.post_usual(row)
        return None

    async def refresh(self, row: OutboxRow) -> None:
        """Update a tournament's main message if it still exists; posted again it is the newest.

        One in a channel that the tournament has left stays as it is: another one may be on its way.
        """
        channel = (await self._tables.service(TournamentService).get(row.table_id)).row.channel
        for newest in (await self._posted(row))[-1:]:
            if newest.target == channel:
                post, _ = await self._messages.write(row)
                with suppress(discord.NotFound):
                    await self._change(newest, post)

    async def leave(self, row: OutboxRow) -> None:
        """Make older main messages link to the newest, where that is still possible."""
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
        await before.edit(view=post.layout(), allowed_mentions=post.pings())

    async def _begin(self, row: OutboxRow) -> None:
        """Begin the table of a row's match in a thread, else in the tournament's channel.

        Raises TableError if it is gone, Retry if another process was first, and errors of Discord.
        """
        contest = await self._tables.service(TournamentService).get(row.table_id)
        match = next(one for one in contest.matches if one.number == json.loads(row.data)["match"])
        table = await self._tables.get(match.table_id)
        if table.status != OPEN:
            return
        by = Asker(table.row.owner)
        try:
            if table.row.channel == contest.row.channel:
                name = await self._thread_name(contest, match.number)
                thread = await _thread(self._client, contest, name, again=row.tried)
                if thread is not None:
                    await self._tables.setup.move(table.id, by, thread)
            await self._tables.lobby.start(table.id, by.user)
        except Stale as error:
            raise Retry("somebody else has changed the table", 1.0, usual=True) from error

    async def _thread_name(self, contest: TournamentState, match: int) -> str:
        """Return the name of the thread of a tournament's table, unique by the table's id at its end."""
        words = await self._messages.of_server(contest.row.guild)
        called = texts.names(contest, await self._tables.store.part(RatingQueries).hidden(), words)
        return texts.thread_name(contest, match, called, words)


log = structlog.get_logger(__name__)


async def _thread(client: RespondingClient, contest: TournamentState, name: str, *, again: bool) -> int | None:
    """Return the thread of a table: the one with that name from an earlier attempt, else a new one if possible."""
    if again:
        # Discord has nonces for messages, not for threads; the name is unique.
        active = await client.http.get_active_threads(contest.row.guild)
        for one in active["threads"]:
            if int(one["parent_id"]) == contest.row.channel and one["name"] == name:
                return int(one["id"])
    try:
        return (await permissions.begin(await client.fetch_channel(contest.row.channel), name)).id
    except (discord.Forbidden, NoThread) as error:
        log.info("no thread for a tournament's table", channel=contest.row.channel, why=type(error).__name__)
        return None
