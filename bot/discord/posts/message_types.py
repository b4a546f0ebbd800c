"""Message types: how each kind of outbox row is written, whether it is still needed, how it is delivered. Features
add theirs.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from msgspec import Struct

from bot.discord.posts.post_builder import Post
from bot.store import OutboxRow
from bot.tables import Table
from renderers.kit.picture import Picture
from renderers.words import Words


class NoticeTemplate(Struct, frozen=True):
    """A row of the outbox about a table, with the table, the words of its readers, and its data."""

    row: OutboxRow
    table: Table
    words: Words
    data: dict[str, Any]


class MessageType(Struct, frozen=True):
    """How messages of one kind are handled; a part that is None is handled as for a usual message about a table."""

    write: Callable[[OutboxRow], Awaitable[tuple[Post, Picture | None]]] | None = None
    """Writes the message and its picture from the row alone: for kinds about people, or about no single table."""
    of_table: Callable[[NoticeTemplate], Awaitable[Post]] | None = None
    """Writes a message about a table."""
    wanted: Callable[[OutboxRow], Awaitable[bool]] | None = None
    """Returns whether its reader still needs it. Raises errors of Discord."""
    in_channel: Callable[[OutboxRow], Awaitable[tuple[int, Post] | None]] | None = None
    """Returns the channel and its message if the reader takes no direct messages; None if nobody may see it."""
    deliver: Callable[[OutboxRow], Awaitable[int | None]] | None = None
    """Delivers it in a special way; returns the id of its message. Raises as `wanted`."""
    delivered: Callable[[OutboxRow, discord.Message], Awaitable[None]] | None = None
    """Called once it was delivered."""
