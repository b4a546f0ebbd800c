"""Buttons and menus that outlive the process which posted them: each press says by its custom id what it means.

Whoever offers such controls names a pattern for each kind of custom id and one function that does what a press on them
says. That it is taken on once, and that whatever goes wrong becomes an answer, is the same for all and stands here.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, Self

import discord
from msgspec import Struct

from .responder import Interaction

Values = tuple[str, ...]
"""What was picked from a menu; nothing where a button was pressed."""
Act = Callable[[Interaction, "re.Match[str]", Values], Awaitable[None]]
"""Does what a press says: who pressed, the custom id by its pattern's groups, what was picked."""
Place = Callable[["re.Match[str]", Values], str]


class _Meaning(Struct, frozen=True):
    act: Act
    table: Place


class Lasting(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?!)"):
    """A control of the house. Who may press is decided in what it does: the library swallows errors of checks."""

    meaning: ClassVar[_Meaning]

    def __init__(self, item: discord.ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self._match = match

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """The control again, from what it was posted with."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the control says; whatever goes wrong is answered to the person."""
        responder, values = interaction.client.responder, picked(interaction)
        try:
            if await responder.enter(interaction, self.meaning.table(self._match, values)):
                await self.meaning.act(interaction, self._match, values)
        except Exception as error:
            await responder.refuse(interaction, error)


def _named(match: re.Match[str], _: Values) -> str:
    """The table that a custom id names; nothing for one that is about no table."""
    return str(match.groupdict().get("table") or "")


def controls(act: Act, *patterns: str | re.Pattern[str], table: Place = _named) -> tuple[type[Lasting], ...]:
    """Controls, one kind for each pattern of custom ids, whose presses a function does.

    `table` tells from the custom id and what was picked at which table too much may be pressed at once.
    """
    return tuple(_control(pattern, _Meaning(act, table)) for pattern in patterns)


def _control(pattern: str | re.Pattern[str], of: _Meaning) -> type[Lasting]:
    class Control(Lasting, template=pattern):
        meaning = of

    return Control


def picked(interaction: discord.Interaction[Any]) -> Values:
    """What was picked from the menu that a press came from."""
    data: dict[str, Any] = dict(interaction.data or {})
    return tuple(str(value) for value in data.get("values") or ())


def one(values: Values) -> str:
    """The value picked from a menu that takes one; nothing where the press came from no menu."""
    return values[0] if values else ""
