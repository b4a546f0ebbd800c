"""Buttons and menus that outlive the process which posted them: each press says by its custom id what it means.

Whoever offers such controls names a pattern for each kind of custom id and one function that does what a press on them
says. That it is taken on once, and that whatever goes wrong becomes an answer, is the same for all and stands here.

The library has controls of this kind, too. But to find the one that was pressed it makes every button and menu of the
message anew for each press, which takes as long as the rules do; a custom id says all that is needed.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from msgspec import Struct

from bot.discord.interactions.responder import Interaction

Values = tuple[str, ...]
"""What was picked from a menu; nothing where a button was pressed."""
Act = Callable[[Interaction, "re.Match[str]", Values], Awaitable[None]]
"""Does what a press says: who pressed, the custom id by its pattern's groups, what was picked."""
Place = Callable[["re.Match[str]", Values], str]


class PersistentComponent(Struct, frozen=True):
    """A kind of control: the custom ids that it has, what a press on it does, and which table that is about.

    Who may press is decided in what it does.
    """

    pattern: re.Pattern[str]
    act: Act
    table: Place

    async def press(self, interaction: Interaction, match: re.Match[str]) -> None:
        """Do what the control says; whatever goes wrong is answered to the person."""
        responder, values = interaction.client.responder, picked(interaction)
        try:
            if await responder.admission.admit(interaction, self.table(match, values)):
                await self.act(interaction, match, values)
        except Exception as error:
            await responder.refuse(interaction, error)


def _named(match: re.Match[str], _: Values) -> str:
    """The table that a custom id names; nothing for one that is about no table."""
    return str(match.groupdict().get("table") or "")


def controls(act: Act, *patterns: str | re.Pattern[str], table: Place = _named) -> tuple[PersistentComponent, ...]:
    """Controls, one kind for each pattern of custom ids, whose presses a function does.

    `table` tells from the custom id and what was picked at which table too much may be pressed at once.
    """
    return tuple(PersistentComponent(re.compile(pattern), act, table) for pattern in patterns)


class ComponentRouter:
    """The kinds of controls whose presses a client answers."""

    def __init__(self) -> None:
        self._kinds: dict[re.Pattern[str], PersistentComponent] = {}

    def add(self, *kinds: PersistentComponent) -> None:
        """Answer presses on these from now on."""
        self._kinds.update((kind.pattern, kind) for kind in kinds)

    async def press(self, interaction: Interaction) -> bool:
        """Do what the control says that was pressed; False where it is of none of these kinds."""
        custom_id = pressed(interaction)
        for pattern, kind in self._kinds.items():
            match = pattern.fullmatch(custom_id)
            if match is not None:
                await kind.press(interaction, match)
                return True
        return False


def pressed(interaction: discord.Interaction[Any]) -> str:
    """The custom id of the control that was pressed."""
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", ""))


def picked(interaction: discord.Interaction[Any]) -> Values:
    """What was picked from the menu that a press came from."""
    data: dict[str, Any] = dict(interaction.data or {})
    return tuple(str(value) for value in data.get("values") or ())


def one(values: Values) -> str:
    """The value picked from a menu that takes one; nothing where the press came from no menu."""
    return values[0] if values else ""
