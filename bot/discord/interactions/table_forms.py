"""Routes buttons, menus and forms about one table to handlers registered by an action word: `@FORMS.on("seats")`."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.discord.gateway.limits import CUSTOM_ID, MENU_TEXT, cut
from bot.discord.interactions import persistent_components
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.table_components import HandlerRegistry
from bot.tables import Table
from bot.tables.table import OPEN
from bot.timing import timed
from renderers.words import Words

_IDS = r"(?P<table>[a-z0-9]+)/(?P<what>[a-z-]+):(?P<given>.*)"

Act = Callable[[Interaction, Table, str, Sequence[str]], Awaitable[None]]

FORMS: HandlerRegistry[Act] = HandlerRegistry()
"""Handles a control, with the rest of its custom id and the values picked."""


async def _pressed(interaction: Interaction, match: re.Match[str], values: persistent_components.Values) -> None:
    """Handle a press on a control."""
    responder = interaction.client.responder
    table = await responder.named(interaction, match["table"])
    if match["what"] not in FORMS and table.status == OPEN:
        # Posted by another version of the host: the message gets the controls of this one.
        await responder.refresh_open(interaction, table)
    act = FORMS.of(match["what"])
    with timed("handler", f"press {match['what']}"):
        await act(interaction, table, match["given"], values)


ITEMS = persistent_components.controls(_pressed, "=" + _IDS, r"\+" + _IDS)


def form_button(words: Words, what: str, table_id: str) -> discord.ui.Button[Any]:
    """Return a button about a table; its label is the message `table-form-<what>`."""
    label, custom_id = words(f"table-form-{what}"), f"+{table_id}/{what}:"
    return discord.ui.Button(style=discord.ButtonStyle.secondary, label=label, custom_id=custom_id)


def form_menu(
    what: str, table_id: str, given: str, placeholder: str, options: Sequence[discord.SelectOption], *, most: int = 0
) -> discord.ui.Select[Any] | None:
    """Return a menu about a table; with `most` any number up to it may be picked. None if there is nothing to
    choose.
    """
    custom_id = f"={table_id}/{what}:{given}"
    # One empty menu, or one custom id that is too long, and Discord rejects the whole message.
    if not options or len(custom_id) > CUSTOM_ID:
        return None
    low, high = (0, min(most, len(options))) if most else (1, 1)
    shown = cut(placeholder, MENU_TEXT)
    return discord.ui.Select(
        custom_id=custom_id, placeholder=shown, options=list(options), min_values=low, max_values=high
    )
