"""Buttons and menus that outlive the process that posted them: the custom id contains the meaning.

A module that offers such controls registers a pattern for each kind of custom id and one handler. Admission and error
handling are the same for all and are done here.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, Self

import discord

from bot.discord.interactions.responder import Interaction

Values = tuple[str, ...]
"""The values picked in a menu; empty for a button."""
ControlHandler = Callable[[Interaction, "re.Match[str]", Values], Awaitable[None]]
"""Handles a press: the interaction, the match of the custom id, the values picked."""
Place = Callable[["re.Match[str]", Values], str]


class PersistentComponent(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?!)"):
    """A kind of control: the pattern of its custom ids, its handler, and the table it is about.

    The handler checks permissions.
    """

    pattern: ClassVar[re.Pattern[str]]
    act: ClassVar[staticmethod[[Interaction, re.Match[str], Values], Awaitable[None]]]
    table: ClassVar[staticmethod[[re.Match[str], Values], str]]

    def __init__(self, item: discord.ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(cls, _: Any, item: discord.ui.Item[Any], match: re.Match[str], /) -> Self:
        """Make the control that was pressed."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Handle a press; any error is answered to the person."""
        responder, values = interaction.client.responder, picked_values(interaction)
        try:
            if await responder.admission.admit(interaction, self.table(self.match, values)):
                await self.act(interaction, self.match, values)
        except Exception as error:
            await responder.refuse(interaction, error)


def _named(match: re.Match[str], _: Values) -> str:
    """Return the table in a custom id; '' if it is about no table."""
    return str(match.groupdict().get("table") or "")


def controls(
    act: ControlHandler, *patterns: str | re.Pattern[str], table: Place = _named
) -> tuple[type[PersistentComponent], ...]:
    """Make a component for each pattern of custom ids, with one handler.

    `table` returns the table whose rate limit applies, from the custom id and the values picked.
    """
    return tuple(_kind(re.compile(pattern), act, table) for pattern in patterns)


def _kind(found: re.Pattern[str], does: ControlHandler, place: Place) -> type[PersistentComponent]:
    class Kind(PersistentComponent, template=found):
        pattern, act, table = found, staticmethod(does), staticmethod(place)

    return Kind


def pressed(interaction: discord.Interaction[Any]) -> str:
    """Return the custom id of the pressed control."""
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", ""))


def picked_values(interaction: discord.Interaction[Any]) -> Values:
    """Return the values picked in the menu of a press."""
    data: dict[str, Any] = dict(interaction.data or {})
    return tuple(str(value) for value in data.get("values") or ())


def one(values: Values) -> str:
    """Return the value picked in a menu for one value; '' for a button."""
    return values[0] if values else ""
