"""What people are to the host beyond one table: who has won, and each one's own data."""

from __future__ import annotations

from typing import Any

from bot.store.rows import ChampionRow

from .champions import Champions
from .freezing import Freezing
from .habits import KnownHabits
from .privacy import Deleted, Privacy
from .repository import TableRepository
from .requests import Part, Workers


class People(Part):
    """The winners of each server, and what somebody may ask about their own data."""

    def __init__(self, repository: TableRepository, freezing: Freezing, workers: Workers, habits: KnownHabits) -> None:
        super().__init__(repository, freezing, workers)
        self._habits = habits
        self._champions, self._privacy = Champions(repository), Privacy(repository)

    async def champions(self, guild: int, title: str | None = None, *, ranked: bool = True) -> list[ChampionRow]:
        """The people who finished games on a server, of one title or of all, best first; at most 20.

        Games among people alone, as `bot.tables.ending` has it; not `ranked`, all the others.
        """
        return await self._champions.of(guild, title, ranked=ranked)

    async def personal_data(self, user: int) -> dict[str, Any]:
        """Everything that is kept of a person, as plain values."""
        return await self._privacy.export(user)

    async def forget(self, user: int) -> Deleted:
        """Delete everything of a person; automated players look at the seats that they have taken over."""
        deleted = await self._privacy.delete(user)
        self._habits.forget(user)
        for table_id in await self._repository.store.robots_due():
            self._workers.wake_players(table_id)
        return deleted
