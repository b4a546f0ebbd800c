"""`/find`: the tables of this server that wait for players, as somebody wants them; a menu takes a seat at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Range

from bot.company.open_seats import Offer, Wish
from bot.tables import Table, TableError
from bot.tables.claims import free_for
from games.kernel.presets import preset_of
from games.kernel.registry import title as title_of
from renderers.words import Words

from .. import clock_text, limits, open_tables, scenarios, sight
from ..panel import Controls
from ..responder import Interaction
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
    wanted = None if pace is None else str(clock_text.read(pace, words))
    wish = Wish(title, _scenario(title, scenario), wanted, language, experience, seats or 0, house)
    now = responder.tables.repository.clock()
    open_here = await responder.tables.open_in(interaction.guild_id, user)
    listed = await sight.listed(interaction, [table.row for table in open_here])
    found = [table for table in open_here if table.id in listed and wish.fits(_offer(table, user, now))]
    found.sort(key=lambda table: not free_for(table, user, now))
    text, view = build(found, user, now, words)
    board = await responder.tables.store.boards.of(interaction.guild_id)
    await responder.answer(interaction, "\n".join([text, *open_tables.board_line(board, words)]), view=view)


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
    said += [open_tables.line(table, user, now, words) for table in found[:_SHOWN]]
    sits = open_tables.menu(found[:_SHOWN], words, "join", now, user)
    return "\n".join(said), Controls([] if sits is None else [sits])


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (find,)
