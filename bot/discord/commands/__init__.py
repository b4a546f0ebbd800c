"""The slash commands. `register` puts them all into a tree; nothing is sent to Discord by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog
from discord import app_commands

from games.kernel import TitleInfo
from games.kernel.registry import titles

from .. import limits, permissions
from ..client import HostTree
from ..translator import about
from . import (
    block,
    catch_up,
    champions,
    clocks,
    commitments,
    course,
    find,
    game,
    games,
    help,
    hint,
    learn,
    lobby,
    lobby_form,
    me,
    orders_panel,
    play,
    privacy,
    profile,
    rematch,
    replay,
    report,
    rules,
    seats,
    server,
    stand_ins,
    table_argument,
    tournament,
    upkeep,
    views,
    webhook,
)

log = structlog.get_logger(__name__)

_COMPANY = ("rematch", "profile", "find", "seats", "block", "tournament", "server", "report")
_LOOKING = ("board", "hand", "rules", "help", "me", "games", "champions", "replay", "catch-up", "learn", "hint")
RESERVED = ("table", "orders", "play", "privacy", "webhook", *_COMPANY, *_LOOKING)


def register(tree: HostTree) -> None:
    """Put every command into the tree, and let the client hear presses on the menus and buttons they post."""
    for command in commands([title.info for title in titles()]):
        tree.add_command(command)
    tree.client.responder.show_open = lobby.show
    tree.client.responder.refresh_open = lobby.refresh
    tree.client.responder.practise = learn.practise
    lasting = (table_argument, lobby_form, rules, privacy, me, games, replay, learn, server, webhook, tournament)
    for part in lasting:
        tree.client.heard.add(*part.ITEMS)


def commands(infos: Sequence[TitleInfo]) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All commands of a host with these titles, at most as many as Discord takes; `/play` serves every title anyway."""
    own: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = [
        table_group(),
        *views.COMMANDS,
        *help.COMMANDS,
        *rules.COMMANDS,
        *orders_panel.COMMANDS,
        *champions.COMMANDS,
        *me.COMMANDS,
        *games.COMMANDS,
        *catch_up.TOP,
        *replay.COMMANDS,
        *learn.COMMANDS,
        *hint.COMMANDS,
        *rematch.COMMANDS,
        *profile.COMMANDS,
        *find.COMMANDS,
        *seats.COMMANDS,
        *block.COMMANDS,
        *server.COMMANDS,
        *report.COMMANDS,
        privacy.group(),
        webhook.group(),
        tournament.group(),
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
    for part in (lobby, game, course, commitments, upkeep, clocks, stand_ins, catch_up):
        for command in part.COMMANDS:
            group.add_command(command, override=True)
    return group
