"""`/games`: every table of a person, over all servers and direct messages, and the way to what waits for them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.timing import timed

from .. import inbox, limits
from ..components import picked
from ..responder import Interaction
from ..translator import about
from . import catch_up
from .parameters import command


def _filters() -> list[Choice[str]]:
    return [Choice(name=about(f"inbox-show-{one}", limit=limits.CHOICE_NAME), value=one) for one in inbox.FILTERS]


@command("games", "show")
@app_commands.choices(show=_filters())
async def games(interaction: Interaction, show: str = "all") -> None:
    """`/games`: where one is needed."""
    await show_page(interaction, show, 0)


async def show_page(interaction: Interaction, which: str, page: int) -> None:
    """Show a page of a person's tables."""
    responder = interaction.client.responder
    places = await responder.tables.places(interaction.user.id)
    text, view = inbox.build(places, responder.words(interaction), which, page)
    await responder.answer(interaction, text, view=view)


async def open_next(interaction: Interaction) -> None:
    """Open the decision that has waited longest, in private; say so where nothing waits any more."""
    responder = interaction.client.responder
    place = next((one for one in await responder.tables.places(interaction.user.id) if one.waits), None)
    if place is None:
        await responder.answer(interaction, responder.words(interaction)("inbox-nothing-waits"))
        return
    words, table = responder.words(interaction), place.table
    title = words(f"{table.row.title}-name")
    note = words("inbox-here", title=title, table=table.id, where=inbox.where(place))
    await responder.show_panel(interaction, table.id, table.seat_of(interaction.user.id), note=note)


async def _pressed(interaction: Interaction, which: str, page: int) -> None:
    """Do what a control of the page says; whatever goes wrong is answered to the person."""
    responder = interaction.client.responder
    try:
        if not await responder.enter(interaction):
            return
        with timed("handler", "press games"):
            if which == "next":
                await open_next(interaction)
            elif which == "news":
                await catch_up.show_all(interaction)
            elif which in inbox.FILTERS:
                await show_page(interaction, which, page)
            else:
                await responder.refuse_expired(interaction)
    except Exception as error:
        await responder.refuse(interaction, error)


class GamesButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"games/(?P<do>[a-z]+)/(?P<page>[0-9]{1,4})"
):
    """A button that turns a page or opens what waits."""

    def __init__(self, item: discord.ui.Button[Any], do: str, page: int) -> None:
        super().__init__(item)
        self.do = do
        self.page = page

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """The button again, from what it was posted with."""
        return cls(item, match["do"], int(match["page"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Turn the page, or open what waits."""
        await _pressed(interaction, self.do, self.page)


class GamesMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"games:show"):
    """The menu of what is shown."""

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """The menu again."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show what was picked."""
        await _pressed(interaction, picked(interaction), 0)


class LaterButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"later/(?P<hours>[0-9]{1,3})"):
    """The button on a reminder that puts all reminders off."""

    def __init__(self, item: discord.ui.Button[Any], hours: int) -> None:
        super().__init__(item)
        self.hours = hours

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """The button again, from what it was posted with."""
        return cls(item, int(match["hours"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Put off the reminders of whoever presses."""
        responder = interaction.client.responder
        try:
            if not await responder.enter(interaction):
                return
            until = await responder.tables.reminders.later(interaction.user.id, 3600 * self.hours)
            await responder.answer(interaction, responder.words(interaction)("inbox-later", when=f"<t:{until}:f>"))
        except Exception as error:
            await responder.refuse(interaction, error)


ITEMS = (GamesButton, GamesMenu, LaterButton)
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (games,)
