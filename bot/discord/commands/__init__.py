"""The slash commands. `register` puts them all into a tree; nothing is sent to Discord by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog
from discord import app_commands

from games.kernel import TitleInfo
from games.kernel.registry import titles

from .. import bot_permissions, limits
from ..client import HostTree
from ..translator import about
from . import (
    block_command,
    catch_up_command,
    champions_command,
    clock_commands,
    commitments_command,
    find_command,
    game_commands,
    games_command,
    help_command,
    hint_command,
    learn_command,
    lobby_commands,
    lobby_form,
    log_command,
    moderation_commands,
    order_panel,
    play_commands,
    privacy_commands,
    profile_command,
    rematch_command,
    replay_command,
    report_command,
    rules_command,
    seats_command,
    server_commands,
    settings_command,
    substitute_commands,
    table_argument,
    tournament_commands,
    view_commands,
    webhook_commands,
)

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
        rules_command,
        privacy_commands,
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
        *help_command.COMMANDS,
        *rules_command.COMMANDS,
        *order_panel.COMMANDS,
        *champions_command.COMMANDS,
        *settings_command.COMMANDS,
        *games_command.COMMANDS,
        *catch_up_command.TOP,
        *replay_command.COMMANDS,
        *learn_command.COMMANDS,
        *hint_command.COMMANDS,
        *rematch_command.COMMANDS,
        *profile_command.COMMANDS,
        *find_command.COMMANDS,
        *seats_command.COMMANDS,
        *block_command.COMMANDS,
        *server_commands.COMMANDS,
        *report_command.COMMANDS,
        privacy_commands.group(),
        webhook_commands.group(),
        tournament_commands.group(),
    ]
    fit = [info for info in infos if limits.is_name(info.id) and info.id not in RESERVED]
    for info in infos:
        if info not in fit:
            log.warning("title without commands of its own; /play takes its moves", title=info.id)
    every = [*own, *play_commands.commands(fit)][: limits.COMMANDS]
    for each in every:
        each.allowed_installs = bot_permissions.INSTALLS
        each.allowed_contexts = each.allowed_contexts or bot_permissions.CONTEXTS
    return every


def table_group() -> app_commands.Group:
    """`/table …`: the life of a table."""
    group = app_commands.Group(name="table", description=about("command-table-about"))
    for part in (
        lobby_commands,
        game_commands,
        log_command,
        commitments_command,
        moderation_commands,
        clock_commands,
        substitute_commands,
        catch_up_command,
    ):
        for command in part.COMMANDS:
            group.add_command(command, override=True)
    return group
