"""A server's board of open tables: one message, edited in place, pinned where the host may, posted anew where gone.

Boards are looked at again soon after it may have changed on a server who sees which of its channels.

A table in a channel that was closed must not stay on a board that others read. Listened to is what the gateway says,
not what the library makes of it: of a server that this process does not know by itself it makes nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from typing import Any

import discord
import structlog
from msgspec import structs

from bot.clocks.substitutes import offers
from bot.discord.gateway import limits
from bot.discord.gateway.guild_cache import Seen
from bot.discord.interactions.responder import RespondingClient
from bot.discord.posts.control_message import FAILURES, UNKNOWN_MESSAGE
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.inbox.live_inbox import edited
from bot.lobby import listing
from bot.lobby.rows import OpenFilter, OpenTables, open_in
from bot.servers.permission_check import may_pin
from bot.servers.rows import BoardRow, BoardRows
from bot.store import OutboxRow, StoreError
from bot.tables import Tables
from bot.worker import Worker

_LOOKED_AT = 100
"""So many messages are looked through for a board that an earlier try has posted."""
Send = Callable[[int, Post], Awaitable[discord.Message]]


class BoardMessages:
    """The boards of servers, by Discord's number."""

    def __init__(self, client: RespondingClient, tables: Tables, messages: OutboxMessages) -> None:
        self._client = client
        self._tables = tables
        self._messages = messages

    async def bring_up_to_date(self, row: OutboxRow, send: Send) -> int | None:
        """Bring the board of a row's server up to date; returns its message, None where it has none.

        `send` posts a message in a channel. Raises what goes wrong on the way to Discord, Retry where it is to be done
        later.
        """
        board = await self._tables.store.part(BoardRows).of(row.target)
        if board is None:
            return None
        if board.message and board.channel != board.target_channel:
            await self._deleted(board)
            board = await self._kept(structs.replace(board, channel=0, message=0, checksum="", pinned=False))
        if not board.target_channel:
            await self._tables.store.part(BoardRows).drop(board.guild)
            return None
        servers = self._client.servers
        servers.forget(board.guild)  # it may be looked at because somebody sees less there than a moment ago
        post = await self._board(board.guild, partial(servers.seen_from, board.guild, board.target_channel))
        board = await self._shown(row, board, post, send)
        return (await self._pinned(board)).message

    async def _board(self, guild: int, seen: Seen) -> Post:
        """The message that shows the open tables of a server, of those in channels that are `seen` by its readers."""
        tables = self._tables
        now, words = tables.repository.clock(), await self._messages.of_server(guild)
        shown = await seen(await tables.store.part(OpenTables).channels(guild))
        count, found = await open_in(tables, guild, 0, OpenFilter(channels=shown, room=True))
        seats = (await offers(tables, guild, shown))[: limits.ROW_BUTTONS]
        offered = [(await tables.get(table), seat) for table, seat in seats]
        text, items = listing.board(count, found, now, words, offered)
        return Post(text, (), items, silent=True)

    async def _shown(self, row: OutboxRow, board: BoardRow, post: Post, send: Send) -> BoardRow:
        """The board as it should look: as it is, edited, or posted where there is none any more."""
        looks = _looks(post)
        if board.message and board.checksum == looks and await self._is_there(board):
            return board
        if not board.message and row.tried:
            board = await self._posted_before(row, board, post)
        if not board.message or not await edited(self._client, board.channel, board.message, post):
            sent = await send(board.target_channel, post)
            board = structs.replace(board, channel=board.target_channel, message=sent.id, pinned=False)
        return await self._kept(structs.replace(board, checksum=looks, at=self._tables.repository.clock()))

    async def _kept(self, board: BoardRow) -> BoardRow:
        await self._tables.store.part(BoardRows).keep(board)
        return board

    async def _posted_before(self, row: OutboxRow, board: BoardRow, post: Post) -> BoardRow:
        """The board that an earlier try of this row has posted, if it has: known by its first line."""
        place, me = self._client.get_partial_messageable(board.target_channel), self._client.user
        head, since = post.content.partition("\n")[0], datetime.fromtimestamp(row.made - 1, UTC)
        try:
            async for message in place.history(limit=_LOOKED_AT, after=since):
                if me is not None and message.author.id == me.id and message.content.startswith(head):
                    return structs.replace(
                        board, channel=board.target_channel, message=message.id, pinned=message.pinned
                    )
        except discord.Forbidden:
            pass
        return board

    async def _is_there(self, board: BoardRow) -> bool:
        """Whether a board that looks as it should still stands."""
        try:
            await self._client.get_partial_messageable(board.channel).fetch_message(board.message)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        except discord.Forbidden:  # it cannot be read, which is no reason to post it anew
            return True
        return True

    async def _pinned(self, board: BoardRow) -> BoardRow:
        """The board, pinned where that may be and has not been done; without a pin it is as good."""
        if board.pinned:
            return board
        place = self._client.get_partial_messageable(board.channel).get_partial_message(board.message)
        try:
            if not may_pin(await self._client.servers.of(board.guild), board.channel):
                return board
            await place.pin()
        except FAILURES:
            return board
        return await self._kept(structs.replace(board, pinned=True))

    async def _deleted(self, board: BoardRow) -> None:
        """Delete a board from where it is not wanted any more; one that is gone is as well."""
        place = self._client.get_partial_messageable(board.channel).get_partial_message(board.message)
        try:
            await place.delete()
        except (discord.NotFound, discord.Forbidden):
            return


def _looks(post: Post) -> str:
    """A checksum of what a board shows, and of what its menu offers."""
    offered = [one.value for item in post.items for one in getattr(item, "options", ())]
    return hashlib.blake2b("\n".join([post.content, *offered]).encode(), digest_size=8).hexdigest()


_CHANGES = (
    "GUILD_CREATE",  # a session begins: what changed before that nobody has heard
    "CHANNEL_UPDATE",
    "CHANNEL_DELETE",
    "THREAD_DELETE",
    "GUILD_ROLE_CREATE",
    "GUILD_ROLE_UPDATE",
    "GUILD_ROLE_DELETE",
)
_TOGETHER = 1000
"""Boards of so many servers are looked for at once."""
_IDLE_SECONDS = 3600.0
_AGAIN_SECONDS = 5.0
"""So long after the database could not be written to it is tried again."""
log = structlog.get_logger(__name__)
Look = Callable[[Collection[int]], Awaitable[None]]
"""Has the boards of servers looked at. Raises StoreError."""


class GatewayWatch(Worker):
    """Hears what changes on the servers of a client. What comes while a look is being written is one more look."""

    def __init__(self, client: discord.Client, look: Look) -> None:
        super().__init__("server changes", self._turn)
        self._look = look
        self._changed: set[int] = set()
        parsers = client._connection.parsers
        for event in _CHANGES:
            parsers[event] = partial(self._noticed, parsers[event])

    async def stop(self) -> None:
        """As `Worker.stop`; what was heard last is not forgotten."""
        await super().stop()
        await self._turn()

    def _noticed(self, read: Callable[[Any], None], data: dict[str, Any]) -> None:
        """Have the library read an event, and note its server."""
        read(data)
        self._changed.add(int(data["guild_id"] if "guild_id" in data else data["id"]))
        self.wake()

    async def _turn(self) -> float:
        while changed := set(islice(self._changed, _TOGETHER)):
            self._changed -= changed
            try:
                await self._look(changed)
            except StoreError as error:
                log.warning("boards have to wait", why=str(error))
                self._changed |= changed
                return _AGAIN_SECONDS
        return _IDLE_SECONDS
