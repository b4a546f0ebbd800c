"""Finds what people achieved by a game: new badges, and a new leader of a rating of their server.

It is computed from results, so it can be computed at any time after the game. Hidden people are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.ratings.rating_model import RatingPoint
from bot.ratings.rows import RatedRow, RatingQueries
from bot.ratings.service import RatingService
from bot.ratings.statistics import Badge, badges
from bot.tables.repository import TableRepository
from bot.tables.table import told_apart
from renderers.titles import titles


class Achievement(Struct, frozen=True):
    """An achievement: a badge, or else the lead in the rating of the game's title for its number of seats."""

    name: str
    badge: Badge | None = None
    seats: int = 0


class Achievements:
    """Finds the achievements of a game."""

    def __init__(self, repository: TableRepository, records: RatingService) -> None:
        self._repository = repository
        self._records = records

    async def of(self, table_id: str) -> list[Achievement]:
        """Return the achievements of a finished table's people on their server, by seat."""
        records = self._repository.store.part(RatingQueries)
        rows, hidden = await records.at([table_id]), await records.hidden()
        shown = [row for row in rows if row.user is not None and row.user not in hidden and row.guild is not None]
        named = told_apart([row.name for row in rows], [row.username for row in rows])
        names = {row.seat: name for row, name in zip(rows, named, strict=True)}
        found = [Achievement(names[row.seat], badge) for row in shown for badge in await self._earned(row)]
        leader = await self._new_leader(shown, hidden) if shown else None
        return [*found, Achievement(names[leader.seat], seats=leader.rivals + 1)] if leader is not None else found

    async def _earned(self, row: RatedRow) -> list[Badge]:
        """Return the badges that somebody has since a game and did not have before it."""
        assert row.user is not None
        games = await self._records.games(row.user, row.guild)
        until = [game for game in games if (game.at, game.table) <= (row.at, row.table_id)]
        before = {badge.id for badge in badges([g for g in until if g.table != row.table_id], None, len(titles()))}
        return [badge for badge in badges(until, None, len(titles())) if badge.id not in before]

    async def _new_leader(self, rows: Sequence[RatedRow], hidden: set[int]) -> RatedRow | None:
        """Return who leads a rating since a game, if somebody else did before."""
        last = rows[0]
        rated = (await self._records.ratings(last.guild)).get((last.title, last.rivals + 1), {})
        seen = {user: points for user, points in rated.items() if user not in hidden}
        before = _leader({user: [one for one in points if one.at < last.at] for user, points in seen.items()})
        now = _leader({user: [one for one in points if one.at <= last.at] for user, points in seen.items()})
        if before is None or now == before:
            return None
        return next((row for row in rows if row.user == now), None)


def _leader(rated: Mapping[int, Sequence[RatingPoint]]) -> int | None:
    """Return who has the highest lower bound; None if nobody has played."""
    played = {user: points[-1].rating.sure for user, points in rated.items() if points}
    return max(sorted(played), key=lambda user: played[user]) if played else None
