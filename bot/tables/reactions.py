"""Reactions of features to a change of a table: they add rows to its unit of work, so that everything is written or
nothing.

The settings of servers that concern every table; the feature that stores them sets them here.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from bot.store import UnitOfWork
from bot.store.schema import TimerRow
from bot.tables.table import GameChange, Table
from games.kernel import Game


class Played(Struct, frozen=True):
    """A change of a table's game: the game after it, the changes made, and their messages.

    `clocks` are the table's clocks after it; `now` is in seconds since 1970.
    """

    game: Game[Any, Any]
    made: Sequence[GameChange]
    messages: Sequence[dict[str, Any]]
    clocks: tuple[TimerRow, ...]
    now: int

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.result() is not None


class Reaction:
    """A feature's reactions to changes of tables. Each method does nothing unless a feature overrides it."""

    async def opened(self, unit: UnitOfWork, table: Table, now: int, *, offered: bool) -> None:
        """Add to the opening of a table; `offered`: anybody may join, unlike a rematch."""

    async def leaving(self, table: Table, user: int) -> None:
        """Raise TableError if a person may not leave an open table."""

    async def cannot_wait(self, table: Table) -> bool:
        """Return whether to close a table that cannot start at its time, because nobody waits for others there."""
        return False

    async def renamed(self, guild: int | None, now: int) -> None:
        """React to a new name of somebody at tables of a server."""

    async def written(self, unit: UnitOfWork, before: Table | None, table: Table, now: int) -> None:
        """Add to any change of a table; `before` is None for a new table, and if this process does not know it."""

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Add to a change of a table's game; `table` is the state before it."""


class ServerRules:
    """The rules of servers, by Discord id. This default knows of none."""

    def known_language(self, guild: int | None) -> str:
        """Return the public language of a server as far as it is cached; '' for Discord's setting."""
        return ""

    async def language(self, guild: int | None) -> str:
        """Return the public language of a server; '' for Discord's setting. Raises StoreError."""
        return ""

    async def wants_threads(self, guild: int | None) -> bool:
        """Return whether every table of a server gets a thread. Raises StoreError."""
        return False

    async def admit_place(self, guild: int, title: str, channels: Collection[int]) -> None:
        """Raise TableError if a title may not be played in a channel."""
