"""Who has won: results are written with the move that ends a game, and counted by server and title."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bot.store import Conflict, Unit
from bot.store.rows import ChampionRow
from games.kernel import Game

from .model import Table

if TYPE_CHECKING:
    from .shelf import Shelf

_SHOWN = 20


def results(table: Table, game: Game[Any, Any], at: int) -> Iterator[dict[str, Any]]:
    """The rows of a game that is over, one for each seat; none for one that goes on.

    A seat's place is one more than the number of seats ranked before it, so equals share a place.
    """
    result = game.result()
    before = 0
    for equals in result.ranking if result is not None else ():
        for at_seat in equals:
            seat = table.seats[at_seat]
            yield {
                "table_id": table.id,
                "seat": seat.seat,
                "guild": table.row.guild,
                "title": table.row.title,
                "user": seat.user,
                "name": seat.name,
                "place": before + 1,
                "rivals": len(table.seats) - 1,
                "at": at,
            }
        before += len(equals)


class Champions:
    """The winners of each server."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def of(self, guild: int, title: str | None = None) -> list[ChampionRow]:
        """The people who finished games on a server, of one title or of all, best first; at most 20."""
        store = self._shelf.store
        for table_id in await store.unranked(guild):
            await self._catch_up(await self._shelf.get(table_id))
        return await store.champions(guild, title, _SHOWN)

    async def _catch_up(self, table: Table) -> None:
        """Write the results of a game that ended before results were kept."""
        assert table.game is not None
        unit = Unit()
        for row in results(table, table.game, table.row.changed):
            unit.result(**row)
        try:
            await self._shelf.store.write(unit)
        except Conflict:
            return  # another request was first
