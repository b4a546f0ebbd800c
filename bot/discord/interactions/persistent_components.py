"""Buttons and menus that outlive the process that posted them: the custom id contains the meaning.

A module that offers such controls registers a pattern for each kind of custom id and one handler. Admission and error
handling are the same for all and are done here.

The latest selection of a person on a message whose controls still show an earlier one.

Before the edited message arrives, a person may pick in another menu or press a button whose custom id contains the
earlier selection. The latest selection of each person on each message is therefore stored until the table moves on;
input from outdated controls is added to it and replaces nothing.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, Self

import discord

from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.responder import Interaction
from bot.discord.panel.choices import OPEN
from games.kernel import Chosen
from renderers.kit.presenter import MultiSelect

Values = tuple[str, ...]
"""The values picked in a menu; empty for a button."""
Act = Callable[[Interaction, "re.Match[str]", Values], Awaitable[None]]
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
        responder, values = interaction.client.responder, picked(interaction)
        try:
            if await responder.admission.admit(interaction, self.table(self.match, values)):
                await self.act(interaction, self.match, values)
        except Exception as error:
            await responder.refuse(interaction, error)


def _named(match: re.Match[str], _: Values) -> str:
    """Return the table in a custom id; '' if it is about no table."""
    return str(match.groupdict().get("table") or "")


def controls(
    act: Act, *patterns: str | re.Pattern[str], table: Place = _named
) -> tuple[type[PersistentComponent], ...]:
    """Make a component for each pattern of custom ids, with one handler.

    `table` returns the table whose rate limit applies, from the custom id and the values picked.
    """
    return tuple(_kind(re.compile(pattern), act, table) for pattern in patterns)


def _kind(found: re.Pattern[str], does: Act, place: Place) -> type[PersistentComponent]:
    class Kind(PersistentComponent, template=found):
        pattern, act, table = found, staticmethod(does), staticmethod(place)

    return Kind


def pressed(interaction: discord.Interaction[Any]) -> str:
    """Return the custom id of the pressed control."""
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", ""))


def picked(interaction: discord.Interaction[Any]) -> Values:
    """Return the values picked in the menu of a press."""
    data: dict[str, Any] = dict(interaction.data or {})
    return tuple(str(value) for value in data.get("values") or ())


def one(values: Values) -> str:
    """Return the value picked in a menu for one value; '' for a button."""
    return values[0] if values else ""


_NOTHING = (OPEN,)


async def latest(interaction: Interaction, press: Press) -> Chosen:
    """Return the choices last picked on the pressed message at the press's version; none if there were none."""
    found = await interaction.client.responder.tables.store.kept(_key(interaction, press))
    return () if found is None or found == _NOTHING else found


async def note(interaction: Interaction, press: Press, links: Chosen) -> None:
    """Store the choices picked last; with none the earlier ones are deleted."""
    # Without an earlier selection there is nothing to delete, and nothing is written.
    if links or await latest(interaction, press):
        await interaction.client.responder.tables.keep({_key(interaction, press): links or _NOTHING})


async def following(interaction: Interaction, press: Press, links: Chosen) -> Chosen:
    """Return the choices that a menu adds to, including a selection that its message does not show yet."""
    picked = await latest(interaction, press)
    beside = len(picked) == len(links) and picked[:-1] == links[:-1]
    return picked if beside else links


def late(picked: Chosen, found: MultiSelect | None, links: Chosen) -> bool:
    """Return whether a button that completes an action contains another set than the one picked last."""
    if found is None or found.each or found.count or not picked:
        return False
    begin = len(found.links)
    same = picked[:begin] == found.links == links[:begin]
    return same and Counter(picked[begin:]) != Counter(links[begin:-1])


def _key(interaction: Interaction, press: Press) -> str:
    message = 0 if interaction.message is None else interaction.message.id
    told = f"picked {message} {interaction.user.id} {press.table} {press.version}"
    return base64.b32encode(hashlib.sha256(told.encode()).digest()[:10]).decode().lower()
