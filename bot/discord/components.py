"""Buttons and menus that outlive the process which posted them: each press says by its custom id what it means."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord

from . import ids
from .desk import Desk, Interaction
from .ids import Press

_HOUSE = re.compile(r"[a-z]+:")
"""How every custom id of the house begins; the library's own are hexadecimal digits only."""


class PressButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.BUTTON):
    """A button of the house. Who may press is decided in the callback: the library swallows errors of checks."""

    def __init__(self, item: discord.ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """The button again, from what it was posted with."""
        return cls(item, Press.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says."""
        await _answered(interaction, self.press)


class PressMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.MENU):
    """A menu of the house: the value picked adds links to those chosen."""

    def __init__(self, item: discord.ui.Select[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """The menu again, from what it was posted with."""
        return cls(item, Press.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the picked option says."""
        await _answered(interaction, self.press, self.item.values[0])


ITEMS = (PressButton, PressMenu)
"""What the client must know to hear presses on messages of the past."""


async def _answered(interaction: Interaction, press: Press, picked: str = "") -> None:
    """Do what a press says; whatever goes wrong is answered to the person."""
    desk = interaction.client.desk
    try:
        if desk.closing:
            return await desk.refuse_closing(interaction)
        links = await desk.links(press)
        await _HANDLERS[press.do](desk, interaction, press.doing(press.do, (*links, *picked.split()), press.page))
    except Exception as error:
        await desk.refuse(interaction, error)


async def unknown(interaction: Interaction) -> None:
    """Answer a press on a control of the house that no version knows any more."""
    custom_id = str((interaction.data or {}).get("custom_id", ""))
    if _HOUSE.match(custom_id) and not any(
        item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in ITEMS
    ):
        await interaction.client.desk.refuse_expired(interaction)


async def _move(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Choose links: play when they complete an action, else show what may come next."""
    await desk.choose(interaction, press)


async def _undo(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.take_back(interaction, press)


async def _board(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.show_panel(interaction, press.table, press.seat, press.links, press.page, pictured=True)


async def _text(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.show_text(interaction, press.table)


async def _agree(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.consent(interaction, press.table, agrees=True)


async def _decline(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.consent(interaction, press.table, agrees=False)


async def _peek(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.peek(interaction, press)


_HANDLERS: dict[str, Callable[[Desk, Interaction, Press], Awaitable[None]]] = {
    "move": _move,
    "pick": _move,
    "undo": _undo,
    "board": _board,
    "text": _text,
    "agree": _agree,
    "decline": _decline,
    "peek": _peek,
}
