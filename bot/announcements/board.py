"""Database queries of the feature: where each server's board is, and what it shows.

Every change of an open table also schedules a refresh of its server's board (`REFRESH_BOARD`).

A server's board of open tables: one message, edited in place, pinned if allowed, posted again if it was deleted.

A board is also refreshed soon after channel permissions may have changed: a table in a channel that was closed must not
stay on a board that others read.

Writes announcements for a server: open seats, results, and achievements.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Collection, Iterable, MutableMapping, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from typing import Annotated, Any

import discord
import structlog
from msgspec import structs
from sqlalchemy import BigInteger, bindparam, select

from bot.clocks import commands as seat_texts
from bot.clocks.deadlines import offers
from bot.discord import limits
from bot.discord.gateway.guild_cache import Seen
from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.interactions.responder import RespondingClient
from bot.discord.layout import Item, text_of
from bot.discord.limits import CONTENT
from bot.discord.names import escaped, where
from bot.discord.posts.control_message import FAILURES, UNKNOWN_MESSAGE
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.inbox.live_inbox import edited
from bot.lobby import message as lobby_message
from bot.lobby.service import OpenFilter, OpenTables, open_in
from bot.ratings.profile import Achievement, Achievements
from bot.ratings.rows import RatingQueries
from bot.servers.settings import may_pin
from bot.store import MessageKind, OutboxRow, StoreError, outbox_queue
from bot.store.database import Database
from bot.store.row_types import Id, Row, Time, delete_rows, put_row, stored, update_rows
from bot.tables import Table, Tables
from bot.tables.history.outcome import places
from bot.tables.rights import free_for
from bot.tables.table import FINISHED, OPEN
from bot.worker import Worker
from games.kernel import Seat
from renderers.words import Words


@stored("boards", "guild")
class BoardRow(Row, frozen=True):
    """The message of a server that shows its open tables: the channel wanted for it (`target_channel`, 0: none),
    where it is (0: nowhere yet), a checksum of its content, whether it has been pinned, and when it was written.
    """

    guild: Id
    target_channel: Id
    channel: Id = 0
    message: Id = 0
    checksum: Annotated[str, 16] = ""
    pinned: bool = False
    at: Time = 0


boards = BoardRow.table
SOON, APART = 3, 20
"""Seconds from a change to the refresh, and from one edit of a board to the next."""
# A refresh of a server's board; none for one without a board.
REFRESH_BOARD = outbox_queue.refresh_job(
    "board", "b.guild", "b.at", APART, "boards b WHERE b.guild = :the_guild"
).bindparams(bindparam("the_guild", type_=BigInteger()))


def board_refresh(guild: int, now: int) -> dict[str, Any]:
    """Return the values of a refresh of a server's board."""
    return {"the_guild": guild, **outbox_queue.refresh_times(now, SOON)}


class BoardRows:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> BoardRow | None:
        """Return a server's board; None if it has none."""
        rows = await self._database.rows(select(boards).where(boards.c.guild == guild))
        return BoardRow(**rows[0]) if rows else None

    async def keep(self, row: BoardRow) -> None:
        """Store where a board is and what it shows; managers decide where it should be."""
        async with self._database.writing() as connection:
            changed = {name: value for name, value in structs.asdict(row).items() if name != "target_channel"}
            await connection.execute(*update_rows(BoardRow, {"guild": row.guild}, **changed))

    async def refresh(self, guilds: Collection[int], now: int) -> bool:
        """Refresh the boards of some servers; return whether there are any."""
        board = boards.c.guild
        found = [row["guild"] for row in await self._database.rows(select(board).where(board.in_(guilds)))]
        if found:
            async with self._database.writing() as connection:
                for guild in found:
                    await connection.execute(REFRESH_BOARD, board_refresh(guild, now))
        return bool(found)

    async def drop(self, guild: int) -> None:
        """Delete a server's board, unless one has been requested again meanwhile."""
        async with self._database.writing() as connection:
            await connection.execute(*delete_rows(BoardRow, guild=guild, target_channel=0))

    async def want(self, guild: int, channel: int, now: int) -> None:
        """Set the channel in which a server wants its board (0: none), and refresh it."""
        async with self._database.writing() as connection:
            await connection.execute(*put_row(BoardRow(guild, channel), "target_channel"))
            await connection.execute(REFRESH_BOARD, board_refresh(guild, now))


# more channels or roles are only counted

_ANYBODY = 0
_ROOM = 250
# Characters of a board that are reserved for what is below its lines.


async def still_current(tables: Tables, row: OutboxRow) -> bool:
    """Return whether there is still something to announce: seats may be taken, or an end undone."""
    table = await tables.get(row.table_id)
    if row.kind == MessageKind.VACANCY:
        room = free_for(table, _ANYBODY, tables.repository.clock())
        return table.status == OPEN and not table.row.private and room > 0
    over = table.status == FINISHED and table.version == row.version
    return over and (row.kind == MessageKind.OUTCOME or bool(await _achieved(tables, table)))


async def _achieved(tables: Tables, table: Table) -> Sequence[Achievement]:
    """Return what people have achieved by a game; nothing if this host has no ratings."""
    achievements = tables.find_service(Achievements)
    return () if achievements is None else await achievements.of(table.id)


async def post(tables: Tables, row: OutboxRow, table: Table, words: Words) -> Post:
    """Write the announcement of a row. It pings nobody."""
    if row.kind == MessageKind.VACANCY:
        text, items = vacancy(table, tables.repository.clock(), words)
        return Post(text, (), items)
    if row.kind == MessageKind.OUTCOME:
        return Post(_outcome(table, await tables.store.part(RatingQueries).hidden(), words))
    return Post("\n".join(_reached(table, await _achieved(tables, table), words)))


def _outcome(table: Table, hidden: set[int], words: Words) -> str:
    """Write who took which place. People who hide their records are not named."""
    assert table.game is not None
    taken = []
    for seat, place in places(table.game):
        player = table.seats[seat]
        name = words("news-somebody") if player.user in hidden else escaped(table.names[seat])
        taken.append(words("news-place", place=place, name=name))
    return words("news-outcome", title=words(f"{table.row.title}-name"), places=", ".join(taken), where=where(table))


def _reached(table: Table, found: Iterable[Achievement], words: Words) -> Iterable[str]:
    title = words(f"{table.row.title}-name")
    yield words("news-records", title=title)
    for one in found:
        name = escaped(one.name)
        if one.badge is not None:
            yield words("news-badge", name=name, badge=words(f"badge-{one.badge.id}", count=one.badge.count))
        else:
            yield words("news-lead", name=name, title=title, seats=one.seats)


def board_line(board: BoardRow | None, words: Words) -> list[str]:
    """Write where a server's board is; '' if it has none."""
    if board is None or not board.message:
        return []
    return [
        "-# " + words("find-board", where=f"https://discord.com/channels/{board.guild}/{board.channel}/{board.message}")
    ]


Offered = tuple[Table, Seat]
"""Describe an offered seat of a running game."""


def board(
    count: int, tables: Sequence[Table], now: int, words: Words, offered: Sequence[Offered] = ()
) -> tuple[str, tuple[Item, ...]]:
    """Write a server's board: the number of open tables, the first of them as far as there is room, and a menu to join.

    Below are offered seats of running games, newest first, each with a button.
    """
    wanted = [seat_texts.offered_line(table, seat, words) for table, seat in offered]
    wanted = [words("server-board-seats"), *wanted] if wanted else []
    room = CONTENT - _ROOM - sum(len(text) + 1 for text in wanted)
    said, shown = [words("server-board-title")], 0
    for table in tables:
        text = lobby_message.line(table, lobby_message.ANYBODY, now, words)
        if sum(map(len, said)) + len(said) + len(text) > room:
            break
        said.append(text)
        shown += 1
    said += [words("server-board-none")] if not tables else []
    said += [words("server-board-more", count=count - shown)] if shown < count else []
    said += [*wanted, "-# " + words("server-board-foot")]
    sits = lobby_message.menu(tables[:shown], words, lobby_message.SIT, now)
    takes = [seat_texts.take_button_of(words, table, seat) for table, seat in offered]
    return "\n".join(said), (*([] if sits is None else [sits]), *takes)


def vacancy(table: Table, now: int, words: Words) -> tuple[str, tuple[Item, ...]]:
    """Write the announcement of a new table, with a button to join."""
    press: Item = discord.ui.Button(
        style=discord.ButtonStyle.success,
        label=words("host-join"),
        custom_id=RunCommand(lobby_message.SIT).button(table.id),
    )
    return "\n".join([words("server-vacancy"), lobby_message.line(table, lobby_message.ANYBODY, now, words)]), (press,)


# The maximum of messages among which a board of an earlier attempt is looked for.
_LOOKED_AT = 100
Send = Callable[[int, Post], Awaitable[discord.Message]]


class BoardMessages:
    """The boards of servers, by id."""

    def __init__(self, client: RespondingClient, tables: Tables, messages: OutboxMessages) -> None:
        self._client = client
        self._tables = tables
        self._messages = messages

    async def bring_up_to_date(self, row: OutboxRow, send: Send) -> int | None:
        """Refresh the board of a row's server; return its message, None if it has none.

        `send` posts a message in a channel. Raises errors of Discord, Retry if it should be done later.
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
        servers.forget(board.guild)  # this refresh may be caused by somebody who sees less there than a moment ago
        post = await self._board(board.guild, partial(servers.seen_from, board.guild, board.target_channel))
        board = await self._shown(row, board, post, send)
        return (await self._pinned(board)).message

    async def _board(self, guild: int, seen: Seen) -> Post:
        """Write the board of a server, with tables in channels that are `seen` by its readers."""
        tables = self._tables
        now, words = tables.repository.clock(), await self._messages.of_server(guild)
        shown = await seen(await tables.store.part(OpenTables).channels(guild))
        count, found = await open_in(tables, guild, 0, OpenFilter(channels=shown, room=True))
        seats = (await offers(tables, guild, shown))[: limits.ROW_BUTTONS]
        offered = [(await tables.get(table), seat) for table, seat in seats]
        text, items = board(count, found, now, words, offered)
        return Post(text, (), items, silent=True)

    async def _shown(self, row: OutboxRow, board: BoardRow, post: Post, send: Send) -> BoardRow:
        """Return the board's message: unchanged, edited, or posted if there is none any more."""
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
        """Return the board that an earlier attempt of this row has posted, if any: known by its first line."""
        place, me = self._client.get_partial_messageable(board.target_channel), self._client.user
        head, since = post.content.partition("\n")[0], datetime.fromtimestamp(row.made - 1, UTC)
        try:
            async for message in place.history(limit=_LOOKED_AT, after=since):
                # The tables below the first line may have changed since that attempt.
                if me is not None and message.author.id == me.id and text_of(message).startswith(head):
                    return structs.replace(
                        board, channel=board.target_channel, message=message.id, pinned=message.pinned
                    )
        except discord.Forbidden:
            pass
        return board

    async def _is_there(self, board: BoardRow) -> bool:
        """Return whether the message of an unchanged board still exists."""
        try:
            await self._client.get_partial_messageable(board.channel).fetch_message(board.message)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        except discord.Forbidden:  # it cannot be read, but may exist
            return True
        return True

    async def _pinned(self, board: BoardRow) -> BoardRow:
        """Pin the board if that is allowed and not done yet; it works without a pin too."""
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
        """Delete an unwanted board; an already deleted one is no error."""
        place = self._client.get_partial_messageable(board.channel).get_partial_message(board.message)
        try:
            await place.delete()
        except (discord.NotFound, discord.Forbidden):
            return


def _looks(post: Post) -> str:
    """Return a checksum of a board's text and its menu."""
    offered = [one.value for item in post.items for one in getattr(item, "options", ())]
    return hashlib.blake2b("\n".join([post.content, *offered]).encode(), digest_size=8).hexdigest()


_CHANGES = (
    "guild_available",  # a session begins: earlier changes were missed
    "guild_join",
    "guild_channel_update",
    "guild_channel_delete",
    "raw_thread_delete",
    "guild_role_create",
    "guild_role_update",
    "guild_role_delete",
)
# The maximum of servers whose boards are refreshed at once.
_TOGETHER = 1000
_IDLE_SECONDS = 3600.0
# The delay after the database could not be written.
_AGAIN_SECONDS = 5.0
log = structlog.get_logger(__name__)
Look = Callable[[Collection[int]], Awaitable[None]]
"""Schedules refreshes of servers' boards. Raises StoreError."""


class GatewayWatch(Worker):
    """Watches changes of channels and roles on a client's servers. Events during a write cause another refresh."""

    def __init__(self, listeners: MutableMapping[str, list[Callable[..., None]]], look: Look) -> None:
        super().__init__("server changes", self._turn)
        self._look = look
        self._changed: set[int] = set()
        for event in _CHANGES:
            listeners[event].append(self._noticed)

    async def stop(self) -> None:
        """Stop as `Worker.stop`; the last events are not lost."""
        await super().stop()
        await self._turn()

    def _noticed(self, changed: Any, *_: Any) -> None:
        """Note the server of an event: its first argument is a server, something on one, or names its id."""
        guild = changed if isinstance(changed, discord.Guild) else getattr(changed, "guild", None)
        self._changed.add(changed.guild_id if guild is None else guild.id)
        self.wake()

    async def _turn(self) -> float:
        while changed := set(islice(self._changed, _TOGETHER)):
            self._changed -= changed
            try:
                await self._look(changed)
            except StoreError as error:
                log.warning("boards are not refreshed", why=str(error))
                self._changed |= changed
                return _AGAIN_SECONDS
        return _IDLE_SECONDS
