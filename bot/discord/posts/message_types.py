"""Kinds of messages: how each is written, whether it is still wanted, and how it is delivered. Features add theirs."""

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
    """A row of the outbox about a table, laid open: the table as it stands now, the words of its readers, its data."""

    row: OutboxRow
    table: Table
    words: Words
    data: dict[str, Any]


class MessageType(Struct, frozen=True):
    """What is particular about messages of a kind; what is None goes the usual way of a message about a table."""

    write: Callable[[OutboxRow], Awaitable[tuple[Post, Picture | None]]] | None = None
    """Makes the message and its picture from the row alone: of people, or of no one table."""
    of_table: Callable[[NoticeTemplate], Awaitable[Post]] | None = None
    """Makes a message about a table."""
    wanted: Callable[[OutboxRow], Awaitable[bool]] | None = None
    """Whether it is still of use to its reader. Raises what goes wrong on the way to Discord."""
    in_channel: Callable[[OutboxRow], Awaitable[tuple[int, Post] | None]] | None = None
    """Which channel is told what where its reader takes no direct messages; None where nobody may be told."""
    deliver: Callable[[OutboxRow], Awaitable[int | None]] | None = None
    """Delivers it in a way of its own; returns the message that it is now. Raises as `wanted`."""
    delivered: Callable[[OutboxRow, discord.Message], Awaitable[None]] | None = None
    """What is to be done once it stands."""
