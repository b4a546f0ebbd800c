"""`/find`: the tables of this server that wait for players, filtered; a menu takes a seat at once."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range
from msgspec import structs

from bot.clocks import commands as clock_commands
from bot.clocks.commands import offered_line, take_button_of
from bot.clocks.deadlines import offers
from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import command, title_choices
from bot.discord.gateway import guild_cache
from bot.discord.gateway.locales import about
from bot.discord.interactions import components
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls, Item
from bot.discord.names import escaped, table_name
from bot.discord.names import where as place_of
from bot.discord.posts import clock_text
from bot.lobby import commands as lobby_commands
from bot.lobby import message
from bot.lobby import options as scenarios
from bot.lobby.seats import EXPERIENCES, LANGUAGES
from bot.lobby.service import OpenFilter, OpenTables, open_in
from bot.tables import Table, TableError
from bot.tables.rights import free_for
from bot.tables.table import OPEN
from bot.worker import timed
from games.kernel.presets import preset_of
from games.kernel.registry import title as title_of
from renderers.words import Words

_SHOWN = 10


@app_commands.choices(title=title_choices(), language=LANGUAGES, experience=EXPERIENCES)
async def _find(
    interaction: Interaction,
    title: str | None = None,
    scenario: str | None = None,
    pace: str | None = None,
    seats: Range[int, 1, 9] | None = None,
    language: str | None = None,
    experience: str | None = None,
    bots: bool | None = None,
) -> None:
    """`/find`: tables that wait for players."""
    wanted = OpenFilter(title, None, pace, language, experience, seats or 0, bots)
    await _show(interaction, wanted, scenario)


async def _show(interaction: Interaction, asked: OpenFilter, scenario: str | None = None) -> None:
    """Show the tables of this server that wait for players and match a filter, whose pace is as typed."""
    if interaction.guild_id is None:
        raise TableError("find-no-server")
    responder = interaction.client.responder
    words, user = responder.words(interaction), interaction.user.id
    guild, store = interaction.guild_id, responder.tables.store
    asked = structs.replace(
        asked,
        options=await _filled(store.part(OpenTables), guild, asked.title, scenario),
        pace=None if asked.pace is None else str(clock_text.pace_of(asked.pace, words)),
        channels=await guild_cache.seen_by(interaction, await store.part(OpenTables).channels(guild)),
        room=True,
    )
    count, found = await open_in(responder.tables, guild, user, asked, _SHOWN)
    text, view = build(count, found, user, responder.tables.repository.clock(), words)
    await responder.answer(interaction, "\n".join([text, *await responder.help_lines(interaction)]), view=view)


find = command("find", "title", "scenario", "pace", "seats", "language", "experience", "bots")(_find)
find.autocomplete("pace")(clock_commands.complete_pace)
find.autocomplete("scenario")(lobby_commands.scenario_completer(own=False, drawn=False))


async def _filled(kept: OpenTables, guild: int, title: str | None, text: str | None) -> list[str] | None:
    """Return the options of a server's open tables that match the scenario picked or typed; None without one.

    Raises TableError without a title, and for a scenario that it does not have.
    """
    if text is None:
        return None
    if title is None:
        raise TableError("find-scenario-needs-title")
    read = scenarios.scenario_of(title_of(title).info, text)
    if isinstance(read, int):
        raise TableError("tables-no-such-scenario", given=limits.cut(text, limits.LABEL))
    info, every = title_of(title).info, await kept.options(guild, title)
    return [options for options in every if preset_of(info, json.loads(options)) == read]


def build(count: int, found: Sequence[Table], user: int, now: int, words: Words) -> tuple[str, Controls]:
    """Return the number of tables, the first of them, a line each, and a menu to join."""
    if not found:
        return words("find-none"), Controls()
    said = [words("find-found", tables=count)]
    said += [message.line(table, user, now, words) for table in found]
    sits = message.menu(found, words, "join", now, user)
    return "\n".join(said), Controls([] if sits is None else [sits])


_BUTTONS, _LISTED = 5, 15
_SCOPES = ("mine", "here", "server", "seats")


async def _show_seats(interaction: Interaction) -> None:
    """Show every free seat on this server: of tables that have not started, and those offered to
    substitutes."""
    responder, guild = interaction.client.responder, interaction.guild_id or 0
    words, said = responder.words(interaction), []
    user, now = interaction.user.id, responder.tables.repository.clock()
    store = responder.tables.store
    channels = await guild_cache.seen_by(interaction, await store.part(OpenTables).channels(guild))
    count, waiting = await open_in(responder.tables, guild, user, OpenFilter(channels=channels, room=True), _LISTED)
    for table in waiting:
        free = free_for(table, user, now)
        said.append(words("seat-line-open", table=table_name(table, words), free=free, where=place_of(table)))
    every = await offers(responder.tables, guild, channels)
    offered = [(await responder.tables.get(table), seat) for table, seat in every[:_LISTED]]
    said += [offered_line(table, seat, words) for table, seat in offered]
    items: list[Item] = [take_button_of(words, table, seat) for table, seat in offered[:_BUTTONS]]
    more = count + len(every) - len(said)
    said += [words("table-list-more", count=more)] if more else []
    text = "\n".join([words("seat-list"), *said]) if said else words("table-list-none-seats")
    await responder.answer(interaction, text, view=Controls(items))


@command("list", "where", path="table")
@app_commands.choices(
    where=[
        Choice(name=about(f"command-table-list-{scope}", limit=limits.CHOICE_NAME), value=scope) for scope in _SCOPES
    ]
)
async def list_tables(interaction: Interaction, where: str = "mine") -> None:
    """List the person's tables, those of this channel, or those of this server; those that wait for the person
    first.
    """
    responder, user = interaction.client.responder, interaction.user.id
    words = responder.words(interaction)
    if where == "seats":
        await _show_seats(interaction)
        return
    if where == "mine":
        rows = await responder.tables.find(user=user)
    elif where == "here":
        rows = await responder.tables.find(channel=interaction.channel_id)
        rows = [row for row in rows if row.status != OPEN or not row.private]
    else:
        rows = await responder.tables.find(guild=interaction.guild_id) if interaction.guild_id else []
        listed = await guild_cache.listed(interaction, rows)
        rows = [row for row in rows if row.id in listed]
    waiting = [place.table.id for place in await responder.tables.places(user) if place.waits]
    first = {table_id: at for at, table_id in enumerate(waiting)}
    rows.sort(key=lambda row: first.get(row.id, len(first)))
    found = [await responder.tables.get(row.id) for row in rows[: limits.OPTIONS]]
    if not found:
        await responder.answer(interaction, words(f"table-list-none-{where}"))
        return
    said = [f"- {escaped(table_argument.line(table, user, words))} · <#{table.row.channel}>" for table in found]
    if len(rows) > len(found):
        said.append(words("table-list-more", count=len(rows) - len(found)))
    await responder.answer(interaction, "\n".join(said))


async def _pressed(interaction: Interaction, _: re.Match[str], __: components.Values) -> None:
    """Show all tables that wait for players."""
    with timed("handler", "press find"):
        await _show(interaction, OpenFilter())


START = "find/"
"""The custom id of a button that does what `/find` does."""
ITEMS = components.controls(_pressed, START)
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (find,)
TABLE: Sequence[app_commands.Command[Any, ..., Any]] = (list_tables,)
