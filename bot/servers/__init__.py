"""Feature: settings of a server, and reports to its managers."""

from __future__ import annotations

from contextlib import AsyncExitStack

from bot.discord.posts.game_messages import MessageType
from bot.discord.posts.post_builder import Post
from bot.feature import Connection, Feature
from bot.servers import commands
from bot.servers import service as server_service
from bot.servers import settings as server_settings
from bot.servers.commands import ReportDelivery
from bot.servers.rows import PERSONAL_DATA, ReportRows
from bot.servers.service import Reports, ServerService, ServerSettingsCache
from bot.store import MessageKind, OutboxRow
from bot.tables import Tables


def _tables(tables: Tables) -> None:
    repository = tables.repository
    known = ServerSettingsCache(tables.store, lambda: repository.clock())
    service = ServerService(tables.store, known, lambda: repository.clock())
    reports = Reports(tables.store, known, lambda: repository.clock())
    reports.wake = tables.wake_outbox
    tables.add(known, service, reports)
    repository.server_rules = service
    tables.store.maintenance.features.append(tables.store.part(ReportRows).forget)
    tables.store.person_rows.features.append(PERSONAL_DATA)


def _discord(parts: Connection) -> None:
    client, tables, messages, messenger = parts.client, parts.tables, parts.messages, parts.messenger
    reports = ReportDelivery(client, tables, messages)

    async def report(row: OutboxRow) -> int | None:
        return await reports.deliver(row, messenger)

    async def hello(row: OutboxRow) -> tuple[Post, None]:
        return await server_settings.post(row, messages, parts.responder)

    messages.types[MessageKind.REPORT] = MessageType(deliver=report)

    async def week(row: OutboxRow) -> tuple[Post, None]:
        return await server_service.post(row, messages)

    messages.types[MessageKind.WELCOME] = MessageType(write=hello)
    messages.types[MessageKind.WEEKLY] = MessageType(write=week)


async def _start(parts: Connection, stack: AsyncExitStack) -> None:
    welcomes = server_settings.Welcomes(parts.tables)
    parts.client.listeners["guild_join"].append(welcomes.joined)
    welcomes.start()
    stack.push_async_callback(welcomes.stop)
    summaries = server_service.WeeklySummaries(parts.tables)
    summaries.start()
    stack.push_async_callback(summaries.stop)


SERVERS = Feature(
    "servers",
    tables=_tables,
    commands=commands.COMMANDS,
    components=commands.ITEMS,
    discord=_discord,
    start=_start,
)
