"""`/rematch`: the same people, options and pace once more, the seats turned; one press for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.tables import Table
from bot.tables.rematches import RematchResult
from bot.tables.table import FINISHED, OPEN

from .. import bot_permissions, table_plan
from ..lobby_text import where
from ..people import person_of
from ..responder import Interaction
from . import table_argument
from .parameters import command


@command("rematch", "table")
async def rematch(interaction: Interaction, table: str | None = None) -> None:
    """`/rematch`: play again with those of a game that is over."""
    await table_argument.run(interaction, "rematch", table)


@table_argument.at_table("rematch", table_argument.TableFilter((FINISHED,)))
async def rematch_at(interaction: Interaction, table: Table, _: str) -> None:
    """Open the rematch, or take the own seat where somebody else has opened it; all others are told by its message."""
    bot_permissions.require_post(interaction, table.row.channel)
    responder = interaction.client.responder
    again = await _again(interaction, table)
    words, there = responder.words(interaction), where(again.table)
    alone = again.opened and again.table.status != OPEN  # nobody else had to be asked
    message = "rematch-begun" if alone else "rematch-opened" if again.opened else "rematch-joined"
    await responder.answer(interaction, words(message, table=again.table.id, where=there), aside=True)
    if not again.opened and again.table.status == OPEN:
        await responder.refresh_open(interaction, again.table)


async def _again(interaction: Interaction, table: Table) -> RematchResult:
    """Take the own seat at the rematch; where none is open yet, unless the server has no room for one more table."""
    tables, person = interaction.client.responder.tables, person_of(interaction.user)
    guild = table.row.guild
    if guild is None or await tables.rematches.following(table) is not None:
        return await tables.rematches.again(table.id, person)
    within, who = await table_plan.again(interaction, table, guild)
    async with tables.servers.opening(guild):
        if await tables.rematches.following(await tables.get(table.id)) is None:
            await tables.servers.admit(guild, table.row.title, within, who)
        return await tables.rematches.again(table.id, person)


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (rematch,)
