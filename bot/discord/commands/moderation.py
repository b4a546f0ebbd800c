"""Commands for owners of tables and managers of servers when a table cannot continue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.discord.commands import table_argument
from bot.discord.commands.parameters import table_command
from bot.discord.gateway import limits, permissions, threads
from bot.discord.gateway.locales import about
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls
from bot.discord.posts.channel_failures import sentence as why_lost
from bot.discord.posts.viewer_text import escaped, table_name
from bot.tables import Asker, Obstacle, Table, TableUser
from bot.tables.table import FINISHED, OPEN, RUNNING, SUSPENDED
from games.kernel import DEFAULT_LEVEL, PLAYERS
from renderers.words import Words

_FROZEN = table_argument.TableFilter((SUSPENDED,), seated=False, own=False)
_GOING = table_argument.TableFilter((RUNNING, SUSPENDED), seated=False, own=False)
_LIVE = table_argument.TableFilter((OPEN, RUNNING, SUSPENDED), seated=False, own=False)
_MOST_SEATS = 10


def asker(interaction: Interaction, table: Table) -> Asker:
    """Return who asks, with whether Discord says that they manage the table's server."""
    here = interaction.guild_id is not None and interaction.guild_id == table.row.guild
    return Asker(interaction.user.id, manager=here and permissions.manages(interaction))


def said(blocks: Sequence[Obstacle], words: Words) -> list[str]:
    """Return one line for each problem of a table, with what to do about it."""
    return [_said(block, words) for block in blocks]


def _said(block: Obstacle, words: Words) -> str:
    args = {key: escaped(value) if key == "name" else value for key, value in block.args.items()}
    if block.kind == "lost":
        args = {"why": why_lost(str(block.args["why"]), words)}
    return words(f"table-block-{block.kind}", **args)


@table_command("resume", path="table", wanted=_FROZEN)
async def resume(interaction: Interaction, table: Table) -> None:
    """Resume a suspended table."""
    responder = interaction.client.responder
    await responder.tables.moderation.resume(table.id, asker(interaction, table))
    await responder.tell(interaction, table, "table-resumed")


@table_command("skip", path="table", wanted=_GOING)
async def skip(interaction: Interaction, table: Table) -> None:
    """Make a random move where a bot has failed."""
    responder = interaction.client.responder
    await responder.tables.moderation.skip(table.id, asker(interaction, table))
    await responder.tell(interaction, table, "table-skipped")


@table_command("repost", path="table", wanted=table_argument.TableFilter((RUNNING, FINISHED), seated=False, own=False))
async def repost(interaction: Interaction, table: Table) -> None:
    """Post the board again, here; a table from another channel moves."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    channel = table.row.channel if interaction.guild_id is None else interaction.channel_id
    assert channel is not None
    permissions.require_post(interaction, channel)
    if interaction.guild_id is not None and channel != table.row.channel:
        await responder.tables.repository.server_rules.admit_place(
            interaction.guild_id, table.row.title, threads.channels(interaction)
        )
    await responder.tables.moderation.repost(table.id, asker(interaction, table), channel, interaction.guild_id)
    await responder.answer(interaction, words("table-reposted", table=table_name(table, words), where=f"<#{channel}>"))


def _players() -> list[Choice[str]]:
    return [Choice(name=about(f"bot-{kind}-choice", limit=limits.CHOICE_NAME), value=kind) for kind in PLAYERS]


@table_command("replace", "seat", "person", "kind", path="table", wanted=_GOING)
@app_commands.choices(kind=_players())
async def replace(
    interaction: Interaction,
    table: Table,
    seat: Range[int, 1, _MOST_SEATS],
    person: TableUser | None = None,
    kind: str = DEFAULT_LEVEL,
) -> None:
    """Give a seat to another person, or to a bot."""
    responder = interaction.client.responder
    by, told = asker(interaction, table), responder.words(interaction, public=True).locale
    acted = await responder.tables.moderation.replace(table.id, seat - 1, by, person, kind, language=told)
    who = escaped(acted.table.names[seat - 1])
    await responder.answer(interaction, responder.words(interaction)("table-replaced", number=seat, who=who))


@table_command("close", path="table", wanted=_LIVE)
async def close(interaction: Interaction, table: Table) -> None:
    """Ask for confirmation to close the table for good."""
    words = interaction.client.responder.words(interaction)
    button = table_argument.button(words, "close-now", table, discord.ButtonStyle.danger)
    await interaction.client.responder.answer(
        interaction, words("table-confirm-close", table=table_name(table, words)), view=Controls([button])
    )


@table_argument.at_table("close-now", _LIVE)
async def close_now(interaction: Interaction, table: Table) -> None:
    """Close a table for good."""
    responder = interaction.client.responder
    await responder.tables.moderation.close(table.id, asker(interaction, table))
    await responder.tell(interaction, table, "table-closed")


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (resume, skip, repost, replace, close)
