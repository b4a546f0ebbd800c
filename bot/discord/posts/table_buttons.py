"""Buttons that features put below messages about a table, by the place that they have there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from bot.discord.layout import Item
from renderers.words import Words

MakeButton = Callable[[Words, str], Item]
"""Makes a button from its readers' words and the id of the table; the message gives it its row."""


class TableButtons(Struct, frozen=True):
    """Buttons of features; a host without a feature shows none of its buttons."""

    lobby: Sequence[MakeButton] = ()
    """Below a table that has not started."""
    setup: Sequence[MakeButton] = ()
    """Below the first message of a game, where there is room."""
    turn: Sequence[MakeButton] = ()
    """Below each message that tells how a game goes on."""
    lookups: Sequence[MakeButton] = ()
    """Beside what may be looked up at any time."""
    result: Sequence[MakeButton] = ()
    """Below a result: what can be made of the game."""
    again: Sequence[MakeButton] = ()
    """Below a result where people have played, at the end: what they may do next."""

    @classmethod
    def of(cls, found: Iterable[TableButtons]) -> TableButtons:
        """All of several, in order."""
        every = list(found)
        return cls(*(tuple(one for each in every for one in getattr(each, name)) for name in cls.__struct_fields__))


NO_BUTTONS = TableButtons()


def made(buttons: Iterable[MakeButton], words: Words, table_id: str, row: int | None = None) -> list[Item]:
    """Make buttons of a table, in a row if one is given."""
    items = [button(words, table_id) for button in buttons]
    for item in items:
        item.row = row
    return items
