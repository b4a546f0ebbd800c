"""What people have reached by a game: badges that they had not before, and the lead in a rating of their server.

It follows from the results, so that it may be asked at any time after the game. Who is hidden has reached nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.ratings.rating_model import RatingPoint
from bot.ratings.rows import RatingQueries
from bot.ratings.service import RatingService
from bot.ratings.statistics import Badge, badges
from bot.store.rows import ResultRow
from bot.tables.naming import told_apart
from bot.tables.repository import TableRepository
from renderers.titles import titles


class Achievement(Struct, frozen=True):
    """What somebody has reached: a badge, or else the lead in the rating of the game's title for so many seats."""

    name: str
    badge: Badge | None = None
    seats: int = 0


class Achievements:
    """Works out what a game has brought."""

    def __init__(self, repository: TableRepository, records: RatingService) -> None:
        self._repository = repository
        self._records = records

    async def of(self, table_id: str) -> list[Achievement]:
        """What the people of a finished table have reached by it on their server, by their seats."""
        records = self._repository.store.part(RatingQueries)
        rows, hidden = await records.at([table_id]), await records.hidden()
        shown = [row for row in rows if row.user is not None and row.user not in hidden and row.guild is not None]
        named = told_apart([row.name for row in rows], [row.username for row in rows])
        names = {row.seat: name for row, name in zip(rows, named, strict=True)}
        found = [Achievement(names[row.seat], badge) for row in shown for badge in await self._earned(row)]
        leader = await self._new_leader(shown, hidden) if shown else None
        return [*found, Achievement(names[leader.seat], seats=leader.rivals + 1)] if leader is not None else found

    async def _earned(self, row: ResultRow) -> list[Badge]:
        """The badges that somebody has since a game of theirs and did not have before it."""
        assert row.user is not None
        games = await self._records.games(row.user, row.guild)
        until = [game for game in games if (game.at, game.table) <= (row.at, row.table_id)]
        before = {badge.id for badge in badges([g for g in until if g.table != row.table_id], None, len(titles()))}
        return [badge for badge in badges(until, None, len(titles())) if badge.id not in before]

    async def _new_leader(self, rows: Sequence[ResultRow], hidden: set[int]) -> ResultRow | None:
        """Whose rating leads since a game, where another's led before."""
        last = rows[0]
        rated = (await self._records.ratings(last.guild)).get((last.title, last.rivals + 1), {})
        seen = {user: points for user, points in rated.items() if user not in hidden}
        before = _leader({user: [one for one in points if one.at < last.at] for user, points in seen.items()})
        now = _leader({user: [one for one in points if one.at <= last.at] for user, points in seen.items()})
        if before is None or now == before:
            return None
        return next((row for row in rows if row.user == now), None)


def _leader(rated: Mapping[int, Sequence[RatingPoint]]) -> int | None:
    """Who has most points almost surely; None where nobody has played."""
    played = {user: points[-1].rating.sure for user, points in rated.items() if points}
    return max(sorted(played), key=lambda user: played[user]) if played else None
