"""`/games`: all tables of a person, over all servers and direct messages, with links to their decisions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.clocks.reminders import Reminders
from bot.discord.commands.parameters import command
from bot.discord.gateway import limits
from bot.discord.gateway.locales import about
from bot.discord.interactions import persistent_components
from bot.discord.interactions.responder import Interaction
from bot.discord.posts.viewer_text import table_name
from bot.inbox import catch_up, texts
from bot.tables import Table
from bot.timing import timed


def _filters() -> list[Choice[str]]:
    return [Choice(name=about(f"inbox-show-{one}", limit=limits.CHOICE_NAME), value=one) for one in texts.FILTERS]


@command("games", "show")
@app_commands.choices(show=_filters())
async def games(interaction: Interaction, show: str = "all") -> None:
    """`/games`: all one's tables."""
    await show_page(interaction, show, 0)


async def show_page(interaction: Interaction, which: str, page: int) -> None:
    """Show a page of a person's tables."""
    responder = interaction.client.responder
    places = await responder.tables.places(interaction.user.id)
    words, user = responder.words(interaction), interaction.user.id

    def awaited(table: Table) -> str:
        return responder.viewer_text(table, words, table.seat_of(user)).awaiting() if table.game is not None else ""

    text, view = texts.build(places, words, which, page, awaited)
    await responder.answer(interaction, text, view=view)


async def open_next(interaction: Interaction) -> None:
    """Open the decision that has waited longest, in private, or say that there is none."""
    responder = interaction.client.responder
    place = next((one for one in await responder.tables.places(interaction.user.id) if one.waits), None)
    if place is None:
        await responder.answer(interaction, responder.words(interaction)("inbox-nothing-waits"))
        return
    words, table = responder.words(interaction), place.table
    note = words("inbox-here", table=table_name(table, words), where=texts.where(place))
    await responder.show_panel(interaction, table.id, table.seat_of(interaction.user.id), note=note)


async def _turned(interaction: Interaction, match: re.Match[str], _: persistent_components.Values) -> None:
    """Turn the page, open a decision, or show what is new."""
    with timed("handler", "press games"):
        if match["do"] == "next":
            await open_next(interaction)
        elif match["do"] == "news":
            await catch_up.show_all(interaction)
        else:
            await _show(interaction, match["do"], int(match["page"]))


async def _filtered(interaction: Interaction, _: re.Match[str], values: persistent_components.Values) -> None:
    """Select which tables are shown."""
    with timed("handler", "press games"):
        await _show(interaction, persistent_components.one(values), 0)


async def _show(interaction: Interaction, which: str, page: int) -> None:
    if which in texts.FILTERS:
        await show_page(interaction, which, page)
    else:
        await interaction.client.responder.refuse_expired(interaction)


async def _put_off(interaction: Interaction, match: re.Match[str], _: persistent_components.Values) -> None:
    """Postpone the reminders of the person who pressed."""
    responder = interaction.client.responder
    until = await responder.tables.service(Reminders).later(interaction.user.id, 3600 * int(match["hours"]))
    await responder.answer(interaction, responder.words(interaction)("inbox-later", when=f"<t:{until}:f>"))


ITEMS = (
    *persistent_components.controls(_turned, r"games/(?P<do>[a-z]+)/(?P<page>[0-9]{1,4})"),
    *persistent_components.controls(_filtered, r"games:show"),
    *persistent_components.controls(_put_off, r"later/(?P<hours>[0-9]{1,3})"),
)
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (games,)
