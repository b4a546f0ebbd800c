"""Feature: a server's board of open tables, and announcements of open seats, results and records in channels.

Adds to changes of tables: refreshes of boards, and announcements.

An announcement is written with the change that it is about; whether it is still wanted is checked when it is sent.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AsyncExitStack

from bot.announcements import board as texts
from bot.announcements.board import REFRESH_BOARD, BoardMessages, BoardRows, GatewayWatch, board_refresh
from bot.discord.interactions.responder import Interaction, Responder
from bot.discord.posts.game_messages import MessageType, NoticeTemplate
from bot.discord.posts.post_builder import Post
from bot.feature import Connection, Feature
from bot.servers.service import ServerService, ServerSettingsCache
from bot.store import NEWS, MessageKind, OutboxRow, UnitOfWork
from bot.store.row_types import SETTING_SECONDS
from bot.store.schema import OfferRow
from bot.tables import Tables
from bot.tables.notifications import message
from bot.tables.repository import Played, Reaction
from bot.tables.table import Table


class Announcements(Reaction):
    """Refreshes boards, and announces open seats, results and achievements where managers want that."""

    def __init__(self, known: ServerSettingsCache, boards: BoardRows) -> None:
        self._known = known
        self._boards = boards

    async def opened(self, unit: UnitOfWork, table: Table, now: int, *, offered: bool) -> None:
        """Announce the seats of a new table on its server."""
        _refresh_board(unit, table, now)
        channel = (await self._known.of(table.row.guild)).channel("vacancies")
        if offered and channel and channel != table.row.channel:
            told = message(table, MessageKind.VACANCY, NEWS, channel, now)
            # There is time to make the table private before it is announced.
            unit.message(**{**told, "due": now + SETTING_SECONDS})

    async def renamed(self, guild: int | None, now: int) -> None:
        """Refresh the board, because it contains names."""
        if guild is not None:
            await self._boards.refresh([guild], now)

    async def written(self, unit: UnitOfWork, before: Table | None, table: Table, now: int) -> None:
        """Refresh the board if a table is on it, or was until now, or has offered seats."""
        open_until_now = (before is None or before.game is None) and before != table
        if open_until_now or unit.writes(OfferRow):
            _refresh_board(unit, table, now)

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Announce a result and the achievements in it."""
        if not change.over:
            return
        server = await self._known.of(table.row.guild)
        for setting, kind in (("results", MessageKind.OUTCOME), ("records", MessageKind.RECORD)):
            channel = server.channel(setting)
            if channel and not table.row.private:
                unit.message(**message(table, kind, NEWS, channel, change.now, version=change.made[-1].version))
        _refresh_board(unit, table, change.now)  # it may have named a seat that was offered


def _refresh_board(unit: UnitOfWork, table: Table, now: int) -> None:
    if table.row.guild is not None:
        unit.also(REFRESH_BOARD, board_refresh(table.row.guild, now))


def _tables(tables: Tables) -> None:
    boards, servers = tables.store.part(BoardRows), tables.find_service(ServerService)
    known = tables.find_service(ServerSettingsCache)
    if servers is None or known is None:
        return  # nobody can say where a board or an announcement belongs

    async def changed(guild: int, setting: str, value: str) -> None:
        """Create, move or delete a board."""
        if setting == "board":
            await boards.want(guild, int(value or 0), tables.repository.clock())
            tables.wake_outbox()

    async def looked(guild: int) -> None:
        await refresh(tables, (guild,))

    servers.on_change.append(changed)
    servers.on_look.append(looked)
    tables.repository.reactions.append(Announcements(known, boards))


async def refresh(tables: Tables, guilds: Collection[int]) -> None:
    """Refresh the boards of servers that have one, because events may have been missed. Raises StoreError."""
    if await tables.store.part(BoardRows).refresh(guilds, tables.repository.clock()):
        tables.wake_outbox()


def _responder(responder: Responder) -> None:
    async def board(interaction: Interaction) -> list[str]:
        """Say where the server's board of open tables is, if it has one."""
        guild = interaction.guild_id
        found = None if guild is None else await responder.tables.store.part(BoardRows).of(guild)
        return texts.board_line(found, responder.words(interaction))

    responder.help_lines = board


def _discord(parts: Connection) -> None:
    client, tables, messages, messenger = parts.client, parts.tables, parts.messages, parts.messenger
    boards = BoardMessages(client, tables, messages)

    async def announcement(template: NoticeTemplate) -> Post:
        return await texts.post(tables, template.row, template.table, template.words)

    async def wanted(row: OutboxRow) -> bool:
        """Return whether there is still something to announce; all readers must see the table's channel."""
        if not await texts.still_current(tables, row):
            return False
        table = await tables.get(row.table_id)
        channel = table.row.channel
        return channel in await client.servers.seen_from(table.row.guild or 0, row.target, (channel,))

    async def board(row: OutboxRow) -> int | None:
        return await boards.bring_up_to_date(row, lambda place, post: messenger.post(place, row, post))

    announced = MessageType(of_table=announcement, wanted=wanted)
    messages.types.update(dict.fromkeys((MessageKind.VACANCY, MessageKind.OUTCOME, MessageKind.RECORD), announced))
    messages.types[MessageKind.BOARD] = MessageType(deliver=board)


async def _start(parts: Connection, stack: AsyncExitStack) -> None:
    async def changed(guilds: Collection[int]) -> None:
        await refresh(parts.tables, guilds)

    watch = GatewayWatch(parts.client.listeners, changed)
    watch.start()
    stack.push_async_callback(watch.stop)


ANNOUNCEMENTS = Feature("announcements", tables=_tables, responder=_responder, discord=_discord, start=_start)
