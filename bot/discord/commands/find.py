"""`/find`: the tables of this server that wait for players, as somebody wants them; a menu takes a seat at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.company.open_seats import Offer, Wish
from bot.tables import Table, TableError
from bot.tables.claims import free_for
from games.kernel.presets import preset_of
from games.kernel.registry import title as title_of
from renderers.words import Words

from .. import clock_text, limits, scenarios, seats_text
from ..custom_ids import Again
from ..lobby_text import seat_name, where
from ..panel import Controls
from ..responder import Interaction
from ..viewer_text import escaped
from . import clocks, lobby
from .parameters import command, title_choices
from .seats import EXPERIENCES, LANGUAGES

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
    house: bool | None = None,
) -> None:
    """`/find`: tables that wait for players."""
    if interaction.guild_id is None:
        raise TableError("find-no-server")
    responder = interaction.client.responder
    words, user = responder.words(interaction), interaction.user.id
    wish = Wish(
        title, _scenario(title, scenario), None if pace is None else str(clocks.read(pace)), language, experience,
        seats or 0, house,
    )  # fmt: skip
    now = responder.tables.repository.clock()
    open_here = await responder.tables.open_in(interaction.guild_id, user)
    found = [table for table in open_here if wish.fits(_offer(table, user, now))]
    found.sort(key=lambda table: not free_for(table, user, now))
    text, view = build(found, user, now, words)
    await responder.answer(interaction, text, view=view)


find = command("find", "title", "scenario", "pace", "seats", "language", "experience", "house")(_find)
find.autocomplete("pace")(clocks.complete_pace)
find.autocomplete("scenario")(lobby.complete_scenario)


def _scenario(title: str | None, text: str | None) -> str | None:
    """The scenario that was picked or typed. Raises TableError without a title, and for one that it does not have."""
    if text is None:
        return None
    if title is None:
        raise TableError("find-scenario-needs-title")
    read = scenarios.read(title_of(title).info, text)
    if isinstance(read, int):
        raise TableError("tables-no-such-scenario", given=limits.cut(text, limits.LABEL))
    return read.id


def _offer(table: Table, user: int, now: int) -> Offer:
    """A table as far as one looks for it."""
    row, preset = table.row, preset_of(table.title.info, table.options)
    house = any(not seat.human for seat in table.seats)
    free = free_for(table, user, now)
    name = "" if preset is None else preset.id
    return Offer(row.title, name, str(table.pace), row.language, row.experience, row.wanted, free, house)


def build(found: Sequence[Table], user: int, now: int, words: Words) -> tuple[str, Controls]:
    """The tables found, a line each, with a menu to sit down."""
    if not found:
        return words("find-none"), Controls()
    said = [words("find-found", tables=len(found))]
    said += [_line(table, user, now, words) for table in found[:_SHOWN]]
    free = [t for t in found[:_SHOWN] if t.seat_of(user) is None and free_for(t, user, now)]
    if not free:
        return "\n".join(said), Controls()
    options = [
        discord.SelectOption(label=limits.cut(f"{words(f'{t.row.title}-name')} · {t.id}", limits.MENU_TEXT), value=t.id)
        for t in free
    ]
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(Again("join")), placeholder=words("find-join"), options=options
    )
    return "\n".join(said), Controls([menu])


def _line(table: Table, user: int, now: int, words: Words) -> str:
    """What is played, with whom, how many are missing, how fast, and for whom."""
    who = words.join([seat_name(table, at, words) for at in range(len(table.seats))]) or "–"
    free, title = free_for(table, user, now), words(f"{table.row.title}-name")
    head = words(
        "find-line", title=title, table=table.id, who=who, free=free, seats=table.row.wanted, where=where(table)
    )
    preset = preset_of(table.title.info, table.options)
    more = [escaped(scenarios.called(table.title.info, preset, words))] if preset is not None else []
    more += [clock_text.pace(table.pace, words)] if table.pace.runs else []
    more += seats_text.lines(table, words)
    return head if not more else f"{head}\n-# {' · '.join(more)}"


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (find,)
