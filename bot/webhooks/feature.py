"""Web hooks and the public pages as a feature of the host."""

from __future__ import annotations

from bot.discord.interactions.responder import Responder
from bot.discord.posts.message_types import MessageType
from bot.discord.posts.post_builder import Post
from bot.feature import Connection, Feature
from bot.store import MessageKind, OutboxRow
from bot.tables import Tables
from bot.webhooks import commands
from bot.webhooks.rows import PERSONAL_DATA, WebhookRows
from bot.webhooks.service import WebhookManagement
from bot.webhooks.webhook_events import WebhookEvents


def _tables(tables: Tables) -> None:
    tables.store.person_rows.features.append(PERSONAL_DATA)
    tables.repository.reactions.append(WebhookEvents(tables.store.part(WebhookRows)))


def _responder(responder: Responder) -> None:
    responder.tables.add(WebhookManagement(responder.tables, responder.settings.operation.webhooks))


def _discord(parts: Connection) -> None:
    async def given_up(row: OutboxRow) -> tuple[Post, None]:
        """Whose web hook was given up is told so."""
        return Post(commands.given_up(await parts.messages.words_of(row, None), row.data)), None

    parts.messages.types[MessageKind.WEBHOOK] = MessageType(write=given_up)


WEBHOOKS = Feature(
    "webhooks",
    tables=_tables,
    commands=(commands.group(),),
    components=commands.ITEMS,
    responder=_responder,
    discord=_discord,
)
