"""Feature: signed webhooks of servers, and the public API with public tables as JSON.

Both contain only what a spectator of a public table may know, and name no hidden person."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack

import structlog

from bot.config import shown_servers
from bot.discord.interactions.responder import Responder
from bot.discord.posts.game_messages import MessageType
from bot.discord.posts.post_builder import Post
from bot.feature import Connection, Feature, listening
from bot.store import MessageKind, OutboxRow
from bot.tables import Tables
from bot.webhooks import commands
from bot.webhooks.commands import WebhookManagement
from bot.webhooks.public_api import JsonPages, PublicApi
from bot.webhooks.public_view import WebhookEvents
from bot.webhooks.rows import PERSONAL_DATA, WebhookRows
from bot.webhooks.sender import EventBodies, Sender

_log = structlog.get_logger(__name__)


def _tables(tables: Tables) -> None:
    tables.store.person_rows.features.append(PERSONAL_DATA)
    tables.repository.reactions.append(WebhookEvents(tables.store.part(WebhookRows)))


def _responder(responder: Responder) -> None:
    responder.tables.add(WebhookManagement(responder.tables, responder.settings.operation.webhooks))


def _discord(parts: Connection) -> None:
    async def given_up(row: OutboxRow) -> tuple[Post, None]:
        """Write the message that somebody's webhook has failed for a day."""
        return Post(commands.given_up(await parts.messages.words_of(row, None), row.data)), None

    parts.messages.types[MessageKind.WEBHOOK] = MessageType(write=given_up)


async def _start(parts: Connection, stack: AsyncExitStack) -> None:
    await _tell(parts, stack)
    await _serve(parts, stack)


async def _tell(parts: Connection, stack: AsyncExitStack) -> None:
    """Send webhook events, if the operator wants any."""
    tables, client = parts.tables, parts.client
    poster = tables.service(WebhookManagement).poster
    stack.push_async_callback(poster.close)
    if parts.settings.operation.webhooks == "off":
        tables.store.part(WebhookRows).off = True
        return
    sender = Sender(tables, EventBodies(tables, client.servers.everybody_sees), poster, client.is_ready)
    tables.on_change(sender.wake)
    sender.start()
    stack.push_async_callback(sender.stop)


async def _serve(parts: Connection, stack: AsyncExitStack) -> None:
    """Serve public tables as JSON if a port is set. Raises HostFailure if that port is in use."""
    here, servers = parts.settings.operation, parts.client.servers
    if not here.public_api_port:
        return
    shown = shown_servers(here.public_api_servers)
    pages = JsonPages(parts.tables, servers.heard_open, servers.open_channels, shown)
    view = PublicApi(pages, here.public_api_rate_limit, time.monotonic, parts.routes)
    port = await listening(
        view.start, here.public_api_host, here.public_api_port, "the view of public tables", "operation.public_api_port"
    )
    stack.push_async_callback(view.stop)
    _log.info("view of public tables", port=port)


WEBHOOKS = Feature(
    "webhooks",
    tables=_tables,
    commands=(commands.group(),),
    components=commands.ITEMS,
    responder=_responder,
    discord=_discord,
    start=_start,
)
