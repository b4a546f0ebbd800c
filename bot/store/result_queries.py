"""How games ended, who left them, and who won how often."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, and_, case, func, or_, select, union_all

from . import schema
from .database import Database
from .kinds import TableStatus
from .rows import ChampionRow, DepartureRow, NotableRow


class ResultQueries:
    """Results by server and person, and what they are made of."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def champions(
        self,
        guild: int,
        title: str | None,
        most: int,
        *,
        ranked: bool = True,
        first: int = 0,
        end: int = 1 << 60,
        channels: Collection[int] | None = None,
    ) -> list[ChampionRow]:
        """Who finished games against others on a server: most wins first, of equals the one who needed fewer games.

        Games among people alone, or else (not `ranked`) all the others, that ended from `first` to before `end`. Who
        resigned from a seat has lost that game. Who is hidden is left out. With `channels` only games count that were
        played there, at tables that were not private.
        """
        ended, left = schema.results.c, schema.departures.c
        at_seat = and_(ended.table_id == left.table_id, ended.seat == left.seat)
        here = [ended.guild == guild, ended.rivals > 0, ended.at >= first, ended.at < end]
        here += [] if title is None else [ended.title == title]
        if channels is not None:
            table = schema.tables.c
            here.append(ended.table_id.in_(select(table.id).where(table.channel.in_(channels), ~table.private)))
        played = select(ended.user, ended.name, ended.username, ended.place)
        lost = select(left.user, left.name, left.username, (ended.rivals + 1).label("place"))
        lost = lost.join(schema.results, at_seat)
        found = union_all(
            played.where(*here, ended.user.is_not(None), ended.ranked == ranked),
            lost.where(*here, left.user.is_not(None), left.how == "resigned", left.ranked == ranked),
        ).subquery()
        wins = func.sum(case((found.c.place == 1, 1), else_=0)).label("wins")
        games = func.count().label("games")
        named = (func.max(found.c.name).label("name"), func.max(found.c.username).label("username"))
        query = select(found.c.user, *named, wins, games).group_by(found.c.user)
        hidden = select(schema.profiles.c.user).where(schema.profiles.c.hidden)
        query = query.where(found.c.user.not_in(hidden))
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

    async def course(self, table_id: str) -> list[NotableRow]:
        """The changes that tell the course of a game, in order: what was taken back, drawn, revealed, given up."""
        move = schema.moves.c
        query: Select[Any] = select(move.version, move.kind, move.seat, move.restores, move.reveals)
        telling = or_(move.restores.is_not(None), move.kind == "concede", move.reveals)
        rows = await self._database.rows(query.where(move.table_id == table_id, telling).order_by(move.version))
        return [NotableRow(**row) for row in rows]
