"""The contract of a feature. A feature is one folder; the core names none of them; `bot.app` has the one list."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from discord import app_commands

from bot.config import Settings
from bot.discord import commands
from bot.discord.commands import Command
from bot.discord.gateway.client import HostClient
from bot.discord.gateway.permissions import CONTEXTS, INSTALLS
from bot.discord.interactions.components import PersistentComponent
from bot.discord.interactions.responder import Responder
from bot.discord.posts.control_message import NO_BUTTONS, TableButtons
from bot.discord.posts.delivery import DiscordMessenger
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.tables import Tables
from games.kernel import TitleInfo
from renderers.titles import titles


class HostFailure(Exception):
    """The host cannot start or continue; the message is one clear line for its operator."""


async def listening(start: Callable[[str, int], Awaitable[int]], host: str, port: int, what: str, setting: str) -> int:
    """Start to listen; return the port. Raises HostFailure, which names the setting, if the port is in use."""
    try:
        return await start(host, port)
    except OSError as error:
        raise HostFailure(f"{what} cannot listen on {host}:{port}: {error.strerror}; change {setting}.") from error


@dataclass(frozen=True)
class Connection:
    """The parts of a host that is about to connect to Discord, as features see them."""

    settings: Settings
    tables: Tables
    client: HostClient
    responder: Responder
    messages: OutboxMessages
    """Writes outbox messages; a feature adds its message types."""
    messenger: DiscordMessenger
    """Delivers outbox messages; a feature adds delivery steps."""
    routes: list[web.RouteDef] = field(default_factory=list)
    """What the public API answers beside its own; a feature adds its routes, which admit requests themselves."""


def _nothing(_: Any) -> None:
    """Do nothing: for features without this part."""


def _always(_: Settings) -> bool:
    """Return True: for features that no setting turns off."""
    return True


async def _no_worker(_: Connection, __: AsyncExitStack) -> None:
    """Do nothing: for features without a worker."""


@dataclass(frozen=True)
class Feature:
    """A feature of the host. Parts that it does not need keep their defaults."""

    name: str
    tables: Callable[[Tables], None] = _nothing
    """Adds services, reactions to changes of tables, timer handlers and personal data; does not use Discord."""
    commands: Sequence[Command] = ()
    menus: Sequence[app_commands.ContextMenu] = ()
    """Commands in the menus of messages and people."""
    subcommands: Mapping[str, Sequence[app_commands.Command[Any, ..., Any]]] = field(default_factory=dict)
    """Commands that are added to a command group of the core, by its name: `table`, `privacy`."""
    components: Sequence[type[PersistentComponent]] = ()
    """Buttons and menus that still work after a restart."""
    responder: Callable[[Responder], None] = _nothing
    """Sets what handlers of interactions need from the feature."""
    discord: Callable[[Connection], None] = _nothing
    """Adds the feature's message types and how they are delivered."""
    buttons: TableButtons = NO_BUTTONS
    """Buttons below messages about a table."""
    wanted: Callable[[Settings], bool] = _always
    """Whether its buttons are shown with the operator's settings."""
    start: Callable[[Connection, AsyncExitStack], Awaitable[None]] = _no_worker
    """Starts the feature's workers, and registers their stop with the stack."""


def register(client: HostClient, features: Sequence[Feature]) -> None:
    """Add every command to the client's tree, and every persistent component to the client."""
    for command in commands_of(features):
        client.tree.add_command(command)
    for menu in (menu for feature in features for menu in feature.menus):
        menu.allowed_installs, menu.allowed_contexts = INSTALLS, menu.allowed_contexts or CONTEXTS
        client.tree.add_command(menu)
    client.components += commands.COMPONENTS
    for feature in features:
        client.components += feature.components
        feature.responder(client.responder)


def commands_of(features: Sequence[Feature], infos: Sequence[TitleInfo] | None = None) -> list[Command]:
    """Return all commands of a host with these features and titles: the registered ones unless others are given."""
    own = [command for feature in features for command in feature.commands]
    of_groups: dict[str, list[app_commands.Command[Any, ..., Any]]] = defaultdict(list)
    for feature in features:
        for group, found in feature.subcommands.items():
            of_groups[group].extend(found)
    known = [title.info for title in titles()] if infos is None else infos
    return commands.commands(known, own, of_groups)


def build(tables: Tables, features: Iterable[Feature]) -> Tables:
    """Add the services of features to the tables; return the tables."""
    for feature in features:
        feature.tables(tables)
    return tables
