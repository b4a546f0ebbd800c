"""Who has won: results are written with the move that ends a game, and counted by server and title."""

from __future__ import annotations

from bot.ratings.rating_model import ALWAYS, Season
from bot.ratings.rows import ChampionQueries
from bot.store import Conflict, UnitOfWork
from bot.store.rows import ChampionRow
from bot.tables.outcome import game_notes, results
from bot.tables.repository import TableRepository
from bot.tables.table import Table

_SHOWN = 20


class Champions:
    """The winners of each server."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def of(
        self, guild: int, title: str | None = None, *, ranked: bool = True, season: Season = ALWAYS
    ) -> list[ChampionRow]:
        """The people who finished games on a server, of one title or of all, best first; at most 20.

        Games among people alone, as `bot.tables.outcome` has it; not `ranked`, all the others.
        """
        standings = self._repository.store.part(ChampionQueries)
        for table_id in await standings.unranked(guild):
            await self.catch_up(table_id)
        first, end = season.first, season.end
        return await standings.champions(guild, title, _SHOWN, ranked=ranked, first=first, end=end)

    async def catch_up(self, table_id: str) -> None:
        """Write the results of a game that ended before results were kept."""
        await self._write(await self._repository.get(table_id))

    async def _write(self, table: Table) -> None:
        game, unit = table.played_game(), UnitOfWork()
        how = await game_notes(self._repository.store, table.id)
        for row in results(table, game, table.row.changed, how):
            unit.result(**row)
        try:
            await self._repository.store.write(unit)
        except Conflict:
            return  # another request was first
