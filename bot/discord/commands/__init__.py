"""The slash commands. `register` puts them all into a tree; nothing is sent to Discord by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog
from discord import app_commands

from bot.clocks import commands as clock_commands
from bot.clocks import substitute_commands
from bot.discord.commands import (
    blocks,
    commitments,
    game,
    help,
    hint,
    moderation,
    order_panel,
    play,
    privacy,
    rules,
    table_argument,
)
from bot.discord.commands import log as log_command
from bot.discord.commands import view as view_commands
from bot.discord.gateway import limits, permissions
from bot.discord.gateway.client import HostTree
from bot.discord.gateway.locales import about
from bot.inbox import catch_up
from bot.inbox import commands as games_command
from bot.inbox import settings as settings_command
from bot.lessons import commands as learn_command
from bot.lobby import commands as lobby_commands
from bot.lobby import find as find_command
from bot.lobby import form as lobby_form
from bot.lobby import rematch_command, seats
from bot.ratings import commands as champions_command
from bot.ratings import profile
from bot.replays import commands as replay_command
from bot.servers import commands as server_commands
from bot.servers import report_command
from bot.tournaments import commands as tournament_commands
from bot.webhooks import commands as webhook_commands
from games.kernel import TitleInfo
from games.kernel.registry import titles

log = structlog.get_logger(__name__)

_RATINGS = ("rematch", "profile", "find", "seats", "block", "tournament", "server", "report")
_LOOKING = ("board", "hand", "rules", "help", "me", "games", "champions", "replay", "catch-up", "learn", "hint")
RESERVED = ("table", "orders", "play", "privacy", "webhook", *_RATINGS, *_LOOKING)


def register(tree: HostTree) -> None:
    """Put every command into the tree, and let the client hear presses on the menus and buttons they post."""
    for command in commands([title.info for title in titles()]):
        tree.add_command(command)
    tree.client.responder.show_open = lobby_commands.show
    tree.client.responder.refresh_open = lobby_commands.refresh
    tree.client.responder.practise = learn_command.practise
    persistent = (
        table_argument,
        lobby_form,
        rules,
        privacy,
        settings_command,
        games_command,
        replay_command,
        learn_command,
        server_commands,
        webhook_commands,
        tournament_commands,
    )
    for part in persistent:
        tree.client.router.add(*part.ITEMS)


def commands(infos: Sequence[TitleInfo]) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All commands of a host with these titles, at most as many as Discord takes; `/play` serves every title anyway."""
    own: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = [
        table_group(),
        *view_commands.COMMANDS,
        *help.COMMANDS,
        *rules.COMMANDS,
        *order_panel.COMMANDS,
        *champions_command.COMMANDS,
        *settings_command.COMMANDS,
        *games_command.COMMANDS,
        *catch_up.TOP,
        *replay_command.COMMANDS,
        *learn_command.COMMANDS,
        *hint.COMMANDS,
        *rematch_command.COMMANDS,
        *profile.COMMANDS,
        *find_command.COMMANDS,
        *seats.COMMANDS,
        *blocks.COMMANDS,
        *server_commands.COMMANDS,
        *report_command.COMMANDS,
        privacy.group(),
        webhook_commands.group(),
        tournament_commands.group(),
    ]
    fit = [info for info in infos if limits.is_name(info.id) and info.id not in RESERVED]
    for info in infos:
        if info not in fit:
            log.warning("title without commands of its own; /play takes its moves", title=info.id)
    every = [*own, *play.commands(fit)][: limits.COMMANDS]
    for each in every:
        each.allowed_installs = permissions.INSTALLS
        each.allowed_contexts = each.allowed_contexts or permissions.CONTEXTS
    return every


def table_group() -> app_commands.Group:
    """`/table …`: the life of a table."""
    group = app_commands.Group(name="table", description=about("command-table-about"))
    for part in (
        lobby_commands,
        game,
        log_command,
        commitments,
        moderation,
        clock_commands,
        substitute_commands,
        catch_up,
    ):
        for command in part.COMMANDS:
            group.add_command(command, override=True)
    return group
