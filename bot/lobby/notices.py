"""Writes messages about tables before their game: invitations, full tables, rematches."""

from __future__ import annotations

import discord

from bot.discord.interactions.custom_ids import Press
from bot.discord.layout import Item
from bot.discord.posts import post_builder
from bot.discord.posts.message_types import MessageType, NoticeTemplate
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.discord.posts.viewer_text import table_name, where
from bot.feature import Connection
from bot.lobby import message, texts
from bot.lobby import texts as lobby_text
from bot.store import MessageKind, OutboxRow
from bot.tables import Table, Tables
from bot.tables.table import OPEN
from renderers.words import Words


def full(table: Table, words: Words, *, public: bool) -> Post:
    """Tell the owner that all seats are taken, with a button to start; `public`: with a ping."""
    owner = table.row.owner
    text = words("host-note-full", table=table_name(table, words), where=where(table))
    if table.status != OPEN:
        return Post(text)
    press: Item = discord.ui.Button(
        style=discord.ButtonStyle.primary, label=words("table-button-start"), custom_id=f"@{table.id}/start"
    )
    return Post(f"<@{owner}> {text}" if public else text, (owner,) if public else (), (press,))


async def _invitation(recipe: NoticeTemplate) -> Post:
    """Write an invitation: title, players, and buttons to accept or decline; without buttons once the game has
    begun.
    """
    table, words = recipe.table, recipe.words
    text = lobby_text.invitation(table, words, recipe.data["by"])
    if table.status != OPEN:
        return Post(text)
    yes = post_builder.button(words, "host-join", Press("join", table.id, 0), style=discord.ButtonStyle.success)
    return Post(text, (), (yes, post_builder.button(words, "host-not-join", Press("refuse", table.id, 0))))


class FullTables:
    """Tells the owner of a table that all seats are taken."""

    def __init__(self, tables: Tables, messages: OutboxMessages) -> None:
        self._tables = tables
        self._messages = messages

    async def wanted(self, row: OutboxRow) -> bool:
        """Return whether the table still waits for its start."""
        return (await self._tables.get(row.table_id)).status == OPEN

    async def post(self, recipe: NoticeTemplate) -> Post:
        """Write the owner's direct message."""
        return full(recipe.table, recipe.words, public=False)

    async def in_channel(self, row: OutboxRow) -> tuple[int, Post] | None:
        """Write the channel's message if the owner takes no direct messages."""
        table = await self._tables.get(row.table_id)
        return table.row.channel, full(table, await self._messages.of_server(table.row.guild), public=True)


async def _rematch(recipe: NoticeTemplate) -> Post:
    return texts.rematch_post(recipe.table, recipe.data, recipe.words)


def add(parts: Connection) -> None:
    """Register the message types of the lobby."""

    async def refresh(row: OutboxRow) -> None:
        await message.refresh(parts.client, parts.tables, row.table_id, parts.settings.host.language)

    owners = FullTables(parts.tables, parts.messages)
    kinds: dict[str, MessageType] = {
        MessageKind.INVITE: MessageType(of_table=_invitation),
        MessageKind.FULL: MessageType(of_table=owners.post, wanted=owners.wanted, in_channel=owners.in_channel),
        MessageKind.REMATCH: MessageType(of_table=_rematch),
        MessageKind.LOBBY: MessageType(deliver=refresh),
    }
    parts.messages.types.update(kinds)
