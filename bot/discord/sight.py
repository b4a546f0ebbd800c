"""Which tables of a server are open to a person: those in channels that they see, and those where they are somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.store import TableRow
from bot.store.tournaments import TournamentRow
from bot.tables import Table
from bot.tables.standins import returning

from .servers_known import ServersKnown


async def open_to(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether a table is open to the person of an interaction who does not play there.

    On its server to who follows it, is called there, manages the server or sees the channel. From elsewhere, such as
    below what they are told in private, to who follows it and is still on its server. Raises TableError.
    """
    user, held, servers = interaction.user.id, interaction.permissions, _servers(interaction)
    follows, guild = user in table.followers, table.row.guild
    if guild is None or guild != interaction.guild_id:
        return follows and guild is not None and await servers.has(guild, user)
    called = follows or table.guest(user) is not None or returning(table, user) is not None
    if called or held.manage_guild or held.administrator or table.row.channel == interaction.channel_id:
        return True
    return (await servers.seen_by(interaction))(table.row.channel)


async def listed(interaction: discord.Interaction[Any]) -> Callable[[TableRow], bool]:
    """Which tables of a server its lists show to the person of an interaction.

    Those in channels that they see, but none that is private; and all where they play, that they own or follow.
    """
    tables, user = interaction.client.responder.tables, interaction.user.id
    sees = await _servers(interaction).seen_by(interaction)
    own = {row.id for row in await tables.find(user=user)}
    own.update(await tables.store.watching.followed(user))
    return lambda row: row.id in own or row.owner == user or (not row.private and sees(row.channel))


async def tournaments(interaction: discord.Interaction[Any]) -> Callable[[TournamentRow], bool]:
    """Which tournaments of a server are open to the person of an interaction: those in channels that they see.

    And all that they have opened or take part in; those who manage the server see all.
    """
    held, user = interaction.permissions, interaction.user.id
    if held.manage_guild or held.administrator:
        return lambda _: True
    sees = await _servers(interaction).seen_by(interaction)
    own = {row.id for row in await interaction.client.responder.tables.store.tournaments.of_person(user)}
    return lambda row: row.id in own or sees(row.channel)


def _servers(interaction: discord.Interaction[Any]) -> ServersKnown:
    known: ServersKnown = interaction.client.servers
    return known
