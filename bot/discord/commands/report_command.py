"""`/report`: tell a server's managers about a person or a table. Only they read it, and who reports is told so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.tables import TableError
from bot.tables.reports import LONGEST

from .. import bot_permissions
from ..responder import Interaction
from . import table_argument
from .parameters import command


@command("report", "reason", "person", "table", tables=table_argument.TableFilter(table_argument.EVER, seated=False))
async def report(
    interaction: Interaction,
    reason: Range[str, 1, LONGEST],
    person: discord.User | None = None,
    table: str | None = None,
) -> None:
    """`/report`: a person or a table, and why."""
    if interaction.guild_id is None:
        raise TableError("report-no-server")
    responder, words = interaction.client.responder, interaction.client.responder.words(interaction)
    named = "" if not table else (await table_argument.named(interaction, table)).id
    about = None if person is None else person.id
    await responder.tables.reports.report(interaction.guild_id, interaction.user.id, about, named, reason)
    await responder.answer(interaction, words("report-sent"))


report.allowed_contexts = bot_permissions.SERVERS
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (report,)
