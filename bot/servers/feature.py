"""Registers the feature: what managers of a server set and read."""

from __future__ import annotations

from contextlib import AsyncExitStack

from bot.discord.interactions.responder import Interaction, Responder
from bot.discord.posts.message_types import MessageType, NoticeTemplate
from bot.discord.posts.post_builder import Post
from bot.feature import Connection, Feature
from bot.lobby import listing
from bot.servers import commands, report_command, texts
from bot.servers.board import BoardMessages, GatewayWatch
from bot.servers.report_command import ReportDelivery
from bot.servers.rows import PERSONAL_DATA, BoardRows, ReportRows
from bot.servers.service import Announcements, Reports, ServerService, ServerSettingsCache
from bot.store import MessageKind, OutboxRow
from bot.tables import Tables


def _tables(tables: Tables) -> None:
    repository = tables.repository
    known = ServerSettingsCache(tables.store, lambda: repository.clock())
    service = ServerService(tables.store, known, lambda: repository.clock())
    reports = Reports(tables.store, known, lambda: repository.clock())
    service.wake = reports.wake = tables.wake_outbox
    tables.add(known, service, reports)
    repository.server_rules = service
    repository.reactions.append(Announcements(known, tables.store.part(BoardRows)))
    tables.store.maintenance.features.append(tables.store.part(ReportRows).forget)
    tables.store.person_rows.features.append(PERSONAL_DATA)


def _responder(responder: Responder) -> None:
    async def board(interaction: Interaction) -> list[str]:
        """Where the server's board of open tables stands, if it has one."""
        guild = interaction.guild_id
        found = None if guild is None else await responder.tables.store.part(BoardRows).of(guild)
        return listing.board_line(found, responder.words(interaction))

    responder.help_lines = board


def _discord(parts: Connection) -> None:
    client, tables, messages, messenger = parts.client, parts.tables, parts.messages, parts.messenger
    boards, reports = BoardMessages(client, tables, messages), ReportDelivery(client, tables, messages)

    async def announcement(recipe: NoticeTemplate) -> Post:
        return await texts.post(tables, recipe.row, recipe.table, recipe.words)

    async def wanted(row: OutboxRow) -> bool:
        """Whether there is still something to announce, of a table in a channel that all see who read it."""
        if not await texts.wanted(tables, row):
            return False
        table = await tables.get(row.table_id)
        channel = table.row.channel
        return channel in await client.servers.seen_from(table.row.guild or 0, row.target, (channel,))

    async def board(row: OutboxRow) -> int | None:
        return await boards.bring_up_to_date(row, lambda place, post: messenger.post(place, row, post))

    async def report(row: OutboxRow) -> int | None:
        return await reports.deliver(row, messenger)

    announced = MessageType(of_table=announcement, wanted=wanted)
    messages.types.update(dict.fromkeys((MessageKind.VACANCY, MessageKind.OUTCOME, MessageKind.RECORD), announced))
    messages.types.update(
        {MessageKind.BOARD: MessageType(deliver=board), MessageKind.REPORT: MessageType(deliver=report)}
    )


async def _start(parts: Connection, stack: AsyncExitStack) -> None:
    watch = GatewayWatch(parts.client, parts.tables.service(ServerService).refresh_boards)
    watch.start()
    stack.push_async_callback(watch.stop)


SERVERS = Feature(
    "servers",
    tables=_tables,
    commands=(*commands.COMMANDS, *report_command.COMMANDS),
    components=commands.ITEMS,
    responder=_responder,
    discord=_discord,
    start=_start,
)
