"""Which tables of a server are open to a person: those in channels that they see, and those where they are somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.store import TableRow
from bot.tables import Table
from bot.tables.standins import returning

from .servers_known import ServersKnown


async def open_to(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether a table of an interaction's server is open to its person: who is called there, manages or sees it."""
    user, held = interaction.user.id, interaction.permissions
    called = table.guest(user) is not None or returning(table, user) is not None
    if called or held.manage_guild or held.administrator or table.row.channel == interaction.channel_id:
        return True
    servers: ServersKnown = interaction.client.servers
    return (await servers.seen_by(interaction))(table.row.channel)


async def listed(interaction: discord.Interaction[Any]) -> Callable[[TableRow], bool]:
    """Which tables of a server its lists show to the person of an interaction.

    Those in channels that they see, but none that is private; and all where they play, that they own or follow.
    """
    tables, user = interaction.client.responder.tables, interaction.user.id
    sees = await interaction.client.servers.seen_by(interaction)
    own = {row.id for row in await tables.find(user=user)}
    own.update(await tables.store.watching.followed(user))
    return lambda row: row.id in own or row.owner == user or (not row.private and sees(row.channel))
