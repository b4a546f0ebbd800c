"""Collects the slash commands: the core's own, and those that features add. Nothing is sent to Discord here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

import structlog
from discord import app_commands

from bot.discord import limits
from bot.discord.commands import game, help, orders, play, privacy, rules, table_argument, view
from bot.discord.gateway import permissions
from bot.discord.gateway.locales import about
from bot.discord.interactions import modals
from games.kernel import TitleInfo

Command: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group

log = structlog.get_logger(__name__)

COMPONENTS = (
    *help.ITEMS,
    *table_argument.ITEMS,
    *modals.ITEMS,
    *rules.ITEMS,
    *privacy.ITEMS,
)
"""Persistent buttons and menus of these commands."""


def commands(
    infos: Sequence[TitleInfo],
    features: Sequence[Command] = (),
    subcommands: Mapping[str, Sequence[app_commands.Command[Any, ..., Any]]] = MappingProxyType({}),
) -> list[Command]:
    """Return all commands of a host with these titles, at most as many as Discord allows; `/play` serves every title
    anyway.

    `features` are commands of features, `subcommands` those that are added to a group here, by its name.
    """
    own: list[Command] = [
        table_group(subcommands.get("table", ())),
        *view.COMMANDS,
        *help.COMMANDS,
        *rules.COMMANDS,
        *orders.COMMANDS,
        *privacy.COMMANDS,
        privacy.group(subcommands.get("privacy", ())),
        *features,
    ]
    reserved = {"play", *(command.name for command in own)}
    fit = [info for info in infos if limits.is_name(info.id) and info.id not in reserved]
    for info in infos:
        if info not in fit:
            log.warning("title without separate commands; /play accepts its moves", title=info.id)
    # The titles' own commands come last and are dropped first, because `/play` accepts their moves as well.
    every = [*own, *play.commands(fit)][: limits.COMMANDS]
    for each in every:
        each.allowed_installs = permissions.INSTALLS
        each.allowed_contexts = each.allowed_contexts or permissions.CONTEXTS
    return every


def table_group(features: Sequence[app_commands.Command[Any, ..., Any]] = ()) -> app_commands.Group:
    """`/table …`: commands for tables, including those that features add."""
    group = app_commands.Group(name="table", description=about("command-table-about"))
    own = game.COMMANDS
    for command in (*own, *features):
        group.add_command(command, override=True)
    return group
