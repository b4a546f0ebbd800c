"""`/rematch`: the same people, options and pace once more, the seats turned; one press for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.tables import Person, Table
from bot.tables.model import FINISHED, OPEN

from .. import permissions, table_plan
from ..lobby_text import where
from ..responder import Interaction
from . import table_argument
from .parameters import command


@command("rematch", "table")
async def rematch(interaction: Interaction, table: str | None = None) -> None:
    """`/rematch`: play again with those of a game that is over."""
    await table_argument.run(interaction, "rematch", table)


@table_argument.at_table("rematch", table_argument.Wanted((FINISHED,)))
async def rematch_at(interaction: Interaction, table: Table, _: str) -> None:
    """Open the rematch, or take the own seat where somebody else has opened it; all others are told by its message."""
    permissions.require_post(interaction, table.row.channel)
    responder = interaction.client.responder
    if await responder.tables.rematches.following(table) is None:
        await table_plan.admit(interaction, table.row.title)
    person = Person(interaction.user.id, interaction.user.display_name)
    again = await responder.tables.rematches.again(table.id, person)
    words, there = responder.words(interaction), where(again.table)
    message = "rematch-opened" if again.opened else "rematch-joined"
    await responder.answer(interaction, words(message, table=again.table.id, where=there), aside=True)
    if not again.opened and again.table.status == OPEN:
        await responder.refresh_open(interaction, again.table)


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (rematch,)
