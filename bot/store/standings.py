"""How games ended, who left them, and who won how often."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, and_, case, func, or_, select, union_all

from . import schema
from .database import Database
from .kinds import TableStatus
from .rows import ChampionRow, CourseRow, DepartureRow


class Standings:
    """Results by server and person, and what they are made of."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def champions(self, guild: int, title: str | None, most: int, *, ranked: bool = True) -> list[ChampionRow]:
        """Who finished games against others on a server: most wins first, of equals the one who needed fewer games.

        Games among people alone, or else (not `ranked`) all the others. Who resigned from a seat has lost that game.
        """
        end, left = schema.results, schema.departures
        at_seat = and_(end.c.table_id == left.c.table_id, end.c.seat == left.c.seat)
        here = [end.c.guild == guild, end.c.rivals > 0, *([] if title is None else [end.c.title == title])]
        ended = select(end.c.user, end.c.name, end.c.place)
        lost = select(left.c.user, left.c.name, (end.c.rivals + 1).label("place")).join(end, at_seat)
        found = union_all(
            ended.where(*here, end.c.user.is_not(None), end.c.ranked == ranked),
            lost.where(*here, left.c.user.is_not(None), left.c.how == "resigned", left.c.ranked == ranked),
        ).subquery()
        wins = func.sum(case((found.c.place == 1, 1), else_=0)).label("wins")
        games = func.count().label("games")
        query = select(found.c.user, func.max(found.c.name).label("name"), wins, games).group_by(found.c.user)
        rows = await self._database.rows(query.order_by(wins.desc(), games, "name", found.c.user).limit(most))
        return [ChampionRow(**row) for row in rows]

    async def unranked(self, guild: int) -> list[str]:
        """Finished tables of a server whose results are not written: those that ended before results were kept."""
        written = select(schema.results.c.table_id)
        table = schema.tables.c
        query = select(table.id).where(
            table.guild == guild, table.status == TableStatus.FINISHED, table.id.not_in(written)
        )
        return [row["id"] for row in await self._database.rows(query)]

    async def departures(self, table_id: str) -> list[DepartureRow]:
        """Who left seats of a table to others, in order."""
        left = schema.departures
        query = select(left).where(left.c.table_id == table_id).order_by(left.c.revision)
        return [DepartureRow(**row) for row in await self._database.rows(query)]

    async def course(self, table_id: str) -> list[CourseRow]:
        """The changes that tell the course of a game, in order: what was taken back, drawn, revealed, given up."""
        move = schema.moves.c
        query: Select[Any] = select(move.version, move.kind, move.seat, move.restores, move.reveals)
        telling = or_(move.restores.is_not(None), move.kind == "concede", move.reveals)
        rows = await self._database.rows(query.where(move.table_id == table_id, telling).order_by(move.version))
        return [CourseRow(**row) for row in rows]
