"""Commands for a running table: status, undo, resigning, and the export as a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord.commands import moderation, table_argument
from bot.discord.commands.parameters import table_command
from bot.discord.gateway import limits
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls
from bot.discord.posts import clock_text
from bot.discord.posts.post_builder import departed
from bot.discord.posts.viewer_text import seat_name, table_name
from bot.tables import Table, archive
from bot.tables.table import ABANDONED, FINISHED, OPEN, RUNNING

_ANY = table_argument.TableFilter(table_argument.EVER, seated=False)
_PLAYED = table_argument.TableFilter((RUNNING, FINISHED, ABANDONED), seated=False)
_PLAYING = table_argument.TableFilter((RUNNING,))
_GIVEN_UP = table_argument.TableFilter((OPEN, RUNNING), helped=True)
PER_PAGE = 15
"""The maximum of changes on one page of the log."""
# The maximum of characters, without the heading.
PAGE_TEXT = limits.CONTENT - 300


@table_command("status", path="table", wanted=_ANY)
async def status(interaction: Interaction, table: Table) -> None:
    """Show the state of a table: players, whose move it is and since when."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    blocks = moderation.said(await responder.tables.moderation.obstacles(table.id), words)
    if table.game is None:
        await responder.answer(interaction, "\n".join([await responder.describe_open(table, words), *blocks]))
        return
    stage = responder.viewer_text(table, words, None).phase(table.game.title.turn(table.game.state).number)
    title, where = words(f"{table.row.title}-name"), f"<#{table.row.channel}>"
    state = words(f"table-status-{table.status}")
    said = [words("table-status", title=title, table=table.id, status=state, stage=stage, where=where)]
    waiting = table.game.awaited() if table.status == RUNNING else ()
    for at in range(len(table.seats)):
        message = "table-seat-waited" if at in waiting else "table-seat"
        said.append(words(message, number=at + 1, who=seat_name(table, at, words)))
    said += [f"-# {line}" for line in departed(table, words)]
    if waiting and table.row.since:
        said.append(words("table-since", when=f"<t:{table.row.since}:R>"))
    said += [*clock_text.pace_line(table, words), *clock_text.lines(table, words)]
    if table.proposal is not None:
        said.append(words("table-proposal-open"))
    said += blocks
    said.append(f"-# {words('host-fair')}")
    await responder.answer(interaction, "\n".join(said))


@table_command("undo", path="table", wanted=table_argument.TableFilter((RUNNING, FINISHED)))
async def undo(interaction: Interaction, table: Table) -> None:
    """Undo one's last move, or ask those concerned."""
    await _ask(interaction, table, "undo")


@table_command("redo", path="table", wanted=table_argument.TableFilter((RUNNING, FINISHED)))
async def redo(interaction: Interaction, table: Table) -> None:
    """Redo what was undone last, or ask those concerned."""
    await _ask(interaction, table, "redo")


async def _ask(interaction: Interaction, table: Table, kind: str) -> None:
    responder = interaction.client.responder
    words = responder.words(interaction)
    acted = await responder.tables.undo.ask(table.id, interaction.user.id, kind)
    if acted.table.proposal is not None:
        await responder.answer(interaction, words("table-asked"))
    elif acted.table.status == ABANDONED:
        await responder.tell(interaction, table, "table-closed")
    else:
        await responder.show_panel(interaction, table.id, note=words(f"table-done-{kind}"))


@table_command("resign", path="table", wanted=_PLAYING)
async def resign(interaction: Interaction, table: Table) -> None:
    """Ask for confirmation, and say what follows: a player whom a bot replaces cannot come back."""
    # On a copy: so far the person is only told what would follow.
    by_rules = table.running_game().copy().concede(table.seat_or_refuse(interaction.user.id)) is not None
    await _confirm(interaction, table, "resign-now", "resign" if by_rules else "resign-to-bot")


@table_argument.at_table("resign-now", _PLAYING)
async def resign_now(interaction: Interaction, table: Table) -> None:
    """Resign."""
    responder = interaction.client.responder
    await responder.tables.moves.resign(table.id, interaction.user.id)
    await responder.tell(interaction, table, "table-resigned")


@table_command("abandon", path="table", wanted=_GIVEN_UP)
async def abandon(interaction: Interaction, table: Table) -> None:
    """Ask for confirmation to close the table before its end."""
    await _confirm(interaction, table, "abandon-now", "abandon")


@table_argument.at_table("abandon-now", _GIVEN_UP)
async def abandon_now(interaction: Interaction, table: Table) -> None:
    """Close a table: an open one at once by its owner, a running one when everybody agrees."""
    responder = interaction.client.responder
    if table.status != OPEN:
        await _ask(interaction, table, "abandon")
        return
    await responder.tables.lobby.close(table.id, interaction.user.id)
    await responder.tell(interaction, table, "table-closed")


async def _confirm(interaction: Interaction, table: Table, command_name: str, asked: str) -> None:
    words = interaction.client.responder.words(interaction)
    button = table_argument.button(words, command_name, table, discord.ButtonStyle.danger)
    text = words(f"table-confirm-{asked}", table=table_name(table, words))
    await interaction.client.responder.answer(interaction, text, view=Controls([button]))


@table_command("export", path="table", wanted=_PLAYED)
async def export(interaction: Interaction, table: Table) -> None:
    """Answer with the table as a file: everything after the game, before that what the person may know."""
    table.refuse_unless_played()
    responder = interaction.client.responder
    words = responder.words(interaction)
    table.played_game()  # a table that was closed before its start has none, which is said
    seat = table.seat_of(interaction.user.id)
    viewer = "all" if table.status == FINISHED else "spectator" if seat is None else seat
    data = archive.encode(await archive.export(responder.tables.repository, table.id, viewer))
    message = "table-exported" if viewer == "all" else "table-exported-part"
    await responder.hand_out(
        interaction, words(message, table=table_name(table, words)), f"{table.row.title}-{table.id}.json", data
    )


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (
    status,
    undo,
    redo,
    resign,
    abandon,
    export,
)
