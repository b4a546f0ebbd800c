"""Combines the settings of a new table: what the owner typed, the server's ready-made tables, and the defaults."""

from __future__ import annotations

import json
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

import discord
from msgspec import Struct

from bot.discord.gateway import permissions, threads
from bot.discord.interactions.responder import Interaction
from bot.discord.panel.labels import alike
from bot.discord.posts import clock_text
from bot.lobby import options as option_line
from bot.lobby import scenarios
from bot.servers.rows import ServerPresetRow, ServerRows
from bot.servers.service import USUAL, ServerService, TableOpener
from bot.servers.settings import ALWAYS, NEVER, ServerSettings
from bot.tables import Table, Tables
from bot.tables.clocks import Pace
from games.kernel import Preset, TitleInfo
from games.kernel.presets import unusual
from games.kernel.registry import title as title_of
from renderers.words import LOCALES, Words


class TableRequest(Struct, frozen=True):
    """What the owner has typed for a new table; None and '' for nothing."""

    title: str
    seats: int | None = None
    options: str = ""
    scenario: str = ""
    thread: bool | None = None
    pace: str = ""
    hints: bool | None = None


class TablePlan(Struct, frozen=True):
    """A table to be opened; `modules` is the number of random modules."""

    title: str
    seats: int | None
    options: dict[str, Any]
    modules: int
    thread: bool
    pace: Pace
    hints: bool


async def planned(interaction: Interaction, asked: TableRequest) -> TablePlan:
    """Plan a new table: typed settings have priority over a ready-made table, and that over the defaults.

    Typed options are added to those of the scenario. Raises OptionsError and TableError for unreadable text.
    """
    server = await settings_of(interaction)
    info, made = title_of(asked.title).info, await _ready_made(interaction, asked)
    wanted = scenarios.read(info, asked.scenario) if asked.scenario and made is None else 0
    preset = json.loads(made.options) if made else wanted.options if isinstance(wanted, Preset) else {}
    raw = {**unusual(info, preset), **option_line.parse(info, asked.options)}
    hints, words = made.hints if made else server.hints, interaction.client.responder.words(interaction)
    return TablePlan(
        asked.title,
        _seats(info, asked.seats or (made.seats if made else None)),
        raw,
        0 if isinstance(wanted, Preset) else wanted,
        await _in_thread(interaction, server, asked.thread),
        clock_text.read(asked.pace, words)
        if asked.pace
        else Pace.read((made.pace if made else "") or server.get("pace")),
        hints if asked.hints is None else asked.hints,
    )


async def settings_of(interaction: Interaction) -> ServerSettings:
    """What the managers of the server have set; nothing where servers have no settings."""
    servers = interaction.client.responder.tables.find_service(ServerService)
    return USUAL if servers is None else await servers.of(interaction.guild_id)


def _seats(info: TitleInfo, seats: int | None) -> int | None:
    """Return the maximum of players; a ready-made table of an older version of a title may have had more."""
    return None if seats is None else max(info.seats[0], min(seats, info.seats[1]))


async def presets(interaction: Interaction, title: str) -> list[ServerPresetRow]:
    """Return the server's ready-made tables of a title."""
    if interaction.guild_id is None:
        return []
    return await interaction.client.responder.tables.store.part(ServerRows).presets(interaction.guild_id, title)


async def preset_named(interaction: Interaction, title: str, name: str) -> ServerPresetRow | None:
    """Return the server's ready-made table of a title with a name; None if there is none."""
    rows = await presets(interaction, title) if name.strip() else []
    return next((row for row in rows if _names(row, name)), None)


def _names(row: ServerPresetRow, given: str) -> bool:
    """Return whether a ready-made table has a name, as typed or as suggested in any language."""
    shown = (Words(locale)("server-preset-offered", name=row.name) for locale in LOCALES)
    return row.key == given.strip().casefold() or alike(given) in map(alike, shown)


async def _ready_made(interaction: Interaction, asked: TableRequest) -> ServerPresetRow | None:
    """Return the named ready-made table, or the default one if neither options nor a scenario are typed."""
    if asked.scenario.strip() or asked.options:
        return await preset_named(interaction, asked.title, asked.scenario)
    return next((row for row in await presets(interaction, asked.title) if row.usual), None)


async def _in_thread(interaction: Interaction, server: ServerSettings, wanted: bool | None) -> bool:
    """Return whether a table gets a thread. Raises TableError if the server's rule is different."""
    if interaction.guild_id is None or not server.threads:
        return bool(wanted)
    if wanted is (server.threads == NEVER):
        raise await interaction.client.responder.tables.service(ServerService).refuse_thread(interaction.guild_id)
    # A thread cannot contain another one, and a table that is opened in one has its thread already.
    return server.threads == ALWAYS and not isinstance(interaction.channel, discord.Thread)


def opening(tables: Tables, guild: int) -> AbstractAsyncContextManager[None]:
    """Return the lock that is held from checking whether one more table may be opened until it is open."""
    servers = tables.find_service(ServerService)
    return nullcontext() if servers is None else servers.opening(guild)


async def admit(interaction: Interaction, title: str) -> None:
    """Raise TableError, with the rule and what to do instead, if somebody may not open a table of a title here."""
    servers = interaction.client.responder.tables.find_service(ServerService)
    if servers is None or interaction.guild_id is None:
        return
    await servers.admit(interaction.guild_id, title, threads.channels(interaction), _opener(interaction))


async def again(interaction: Interaction, table: Table, guild: int) -> tuple[list[int], TableOpener]:
    """Return where a rematch would be on its server, and who would open it, for `Servers.admit`.

    It may be requested in another channel, or in direct messages, where Discord does not send the roles of a person.
    Raises TableError if Discord does not answer.
    """
    known, user = interaction.client.servers, interaction.user.id
    here = interaction.channel_id == table.row.channel
    within = threads.channels(interaction) if here else await known.within(guild, table.row.channel)
    if interaction.guild_id == guild:
        return within, _opener(interaction)
    # The role of everybody has the id of its server, and Discord does not list it among a member's roles.
    return within, TableOpener(user, [*await known.require(guild, user, table.id), guild])


async def admit_tournament(interaction: Interaction, title: str) -> None:
    """Raise TableError, as `admit` does, if somebody may not open a tournament of a title here."""
    servers = interaction.client.responder.tables.find_service(ServerService)
    if servers is not None and interaction.guild_id is not None:
        await servers.admit_tournament(interaction.guild_id, title, threads.channels(interaction), _opener(interaction))


def _opener(interaction: Interaction) -> TableOpener:
    # By their numbers as Discord sends them: of a server that this process does not hear of the library knows no roles.
    roles = [one for one in (*getattr(interaction.user, "_roles", ()), interaction.guild_id) if one is not None]
    return TableOpener(interaction.user.id, roles, permissions.manages(interaction))
