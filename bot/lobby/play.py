"""*Play*: which game, then a game against a bot at once, or a table for others to join."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.discord.gateway import limits, permissions
from bot.discord.interactions import persistent_components
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls, Item
from bot.discord.posts.viewer_text import table_name
from bot.lobby import commands
from bot.lobby import options as plan
from bot.lobby.options import TableRequest
from bot.worker import timed
from games.kernel import LEVELS
from games.kernel.registry import title as title_of
from renderers.titles import TITLES
from renderers.words import Words

EASY, _PEOPLE = LEVELS[0], "people"
START = "play//"
"""The custom id of a button that asks which game to play."""


def bot_button(words: Words, title: str, message: str, row: int = 0) -> Item:
    """Return a button that starts a game of a title against an easy bot; its label is a message of the catalogue."""
    return _button(words(message), EASY, title, row, discord.ButtonStyle.primary)


async def _ask(interaction: Interaction, title: str = "") -> None:
    """Ask which game to play, or against whom."""
    responder = interaction.client.responder
    words, server = responder.words(interaction), await plan.settings_of(interaction)
    options = [
        discord.SelectOption(
            label=words(f"{one}-name"),
            value=one,
            description=limits.cut(words(f"{one}-tagline"), limits.MENU_TEXT),
            default=one == title,
        )
        for one in (server.titles or TITLES)[: limits.OPTIONS]
    ]
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id="play:title", placeholder=words("play-which"), options=options, row=0
    )
    if not title:
        await responder.answer(interaction, f"**{words('play-which')}**", view=Controls([menu]))
        return
    info = title_of(title).info
    low, high = info.seats
    facts = words("how-to-play-facts", low=low, high=high, minutes=info.minutes({}, high))
    said = [f"**{words(f'{title}-name')}** — {words(f'{title}-tagline')}", f"-# {facts}", words("play-against")]
    ways = [
        bot_button(words, title, "play-bot", 1),
        _button(words("play-people"), _PEOPLE, title, 1, discord.ButtonStyle.secondary),
    ]
    await responder.answer(interaction, "\n".join(said), view=Controls([menu, *ways]))


def _button(label: str, what: str, title: str, row: int, style: discord.ButtonStyle) -> Item:
    made: Item = discord.ui.Button(style=style, label=label, custom_id=f"play/{what}/{title}", row=row)
    return made


async def _against_a_bot(interaction: Interaction, title: str) -> None:
    """Start a game against easy bots, as few as the title needs, and show the person's first decision."""
    responder, user = interaction.client.responder, interaction.user.id
    asked = TableRequest(title, max(title_of(title).info.seats[0], 2))
    wanted = await plan.planned(interaction, asked)
    permissions.require_post(interaction, interaction.channel_id)
    await plan.admit(interaction, title)
    assert interaction.channel_id is not None
    place, _ = await commands.thread_of(interaction, wanted)
    table = await commands.opened(interaction, wanted, interaction.channel_id if place is None else place.id)
    language = responder.words(interaction, public=True).locale
    while len(table.seats) < table.row.max_seats:
        table = await responder.tables.lobby.add_player(table.id, user, EASY, language=language)
    table = (await responder.tables.lobby.start(table.id, user)).table
    words = responder.words(interaction)
    note = words("play-begun", table=table_name(table, words), where=f"<#{table.row.channel}>")
    await responder.show_panel(interaction, table.id, note=note)


async def _pressed(interaction: Interaction, match: re.Match[str], _: persistent_components.Values) -> None:
    """Ask which game, or begin it."""
    what, title = match["what"], match["title"]
    with timed("handler", f"press play {what}"):
        if title and title not in TITLES:
            await interaction.client.responder.refuse_expired(interaction)
        elif what == EASY:
            await _against_a_bot(interaction, title)
        elif what == _PEOPLE:
            await commands.open_table(interaction, TableRequest(title))
        else:
            await _ask(interaction)


async def _picked(interaction: Interaction, _: re.Match[str], values: persistent_components.Values) -> None:
    """Ask against whom to play the game picked."""
    title = persistent_components.one(values)
    with timed("handler", "press play title"):
        await _ask(interaction, title if title in TITLES else "")


ITEMS = (
    *persistent_components.controls(_pressed, rf"play/(?P<what>{EASY}|{_PEOPLE}|)/(?P<title>[a-z0-9_]*)"),
    *persistent_components.controls(_picked, r"play:title"),
)
