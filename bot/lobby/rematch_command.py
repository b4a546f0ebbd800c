"""`/rematch`: the same people, options and pace again with rotated seats; each person presses once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.discord.commands import table_argument
from bot.discord.commands.parameters import command
from bot.discord.gateway import permissions
from bot.discord.interactions.responder import Interaction
from bot.discord.posts.table_text import where
from bot.discord.posts.time_text import person_of
from bot.lobby import plan
from bot.lobby.service import Rematches, RematchResult
from bot.servers.service import ServerService
from bot.tables import Table
from bot.tables.table import FINISHED, OPEN


@command("rematch", "table")
async def rematch(interaction: Interaction, table: str | None = None) -> None:
    """`/rematch`: play again with those of a game that is over."""
    await table_argument.run(interaction, "rematch", table)


@table_argument.at_table("rematch", table_argument.TableFilter((FINISHED,)))
async def rematch_at(interaction: Interaction, table: Table, _: str) -> None:
    """Open the rematch, or take the own seat where somebody else has opened it; all others are told by its message."""
    permissions.require_post(interaction, table.row.channel)
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
    if guild is None or await tables.service(Rematches).following(table) is not None:
        return await tables.service(Rematches).again(table.id, person)
    within, who = await plan.again(interaction, table, guild)
    async with plan.opening(tables, guild):
        servers = tables.find_service(ServerService)
        if servers is not None and await tables.service(Rematches).following(await tables.get(table.id)) is None:
            await servers.admit(guild, table.row.title, within, who)
        return await tables.service(Rematches).again(table.id, person)


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (rematch,)
