"""Database queries for ratings and statistics: results in the order of their ends, answer times, wins on a server."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    and_,
    case,
    exists,
    func,
    or_,
    select,
    union,
    union_all,
)

from bot.store import schema
from bot.store.database import Database
from bot.store.person_rows import PersonalData, forgetting, of_person
from bot.store.row_types import HIDDEN, Person, Row, TableStatus, personal, put_row, stored
from bot.store.schema import DepartureRow, ResultRow


@stored("profiles", "user", info=personal("whether your results are shown to others"))
class ProfileRow(Row, frozen=True):
    """A person's choice about their records: whether they are `hidden` from everybody else."""

    user: Person
    hidden: bool


class RatedRow(ResultRow, frozen=True):
    """A result, and whether hints were allowed there."""

    hints: bool = False


class ChampionRow(Struct, frozen=True):
    """A person on a server: how many games they finished against others there, and how many of them they won."""

    user: int
    name: str
    wins: int
    games: int
    username: str = ""


profiles = ProfileRow.table
_result, _left, _table = schema.results.c, schema.departures.c, schema.tables.c
_GAVE_UP = and_(_left.how == "resigned", _left.ranked)
RECENT = 60
"""The number of somebody's latest tables from which answer times are computed."""


class RatingQueries:
    """Reads results, and each person's choice about their own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def mark(self) -> tuple[int, ...]:
        """Return numbers that change whenever the data of ratings changes."""
        ends = (func.count(), func.count(_result.user), func.sum(_result.at), func.max(_result.at))
        leaving = (func.count(), func.count(_left.user))
        rows = [row for counts in (ends, leaving) for row in await self._database.rows(select(*counts))]
        return tuple(int(value or 0) for row in rows for value in row.values())

    async def rated(self) -> list[RatedRow]:
        """Return the results that ratings depend on: of games among people, and of those that somebody gave up."""
        given_up = exists().where(_left.table_id == _result.table_id, _GAVE_UP)
        return await self._results(_result.rivals > 0, or_(_result.ranked, given_up))

    async def of(self, user: int) -> list[RatedRow]:
        """Return a person's results against others, in the order of their ends."""
        return await self._results(_result.rivals > 0, _result.user == user)

    async def at(self, tables: list[str]) -> list[RatedRow]:
        """Return all results of some tables."""
        return await self._results(_result.table_id.in_(tables))

    async def names(self, guild: int, users: Collection[int]) -> dict[int, tuple[str, str]]:
        """Return the names and usernames of people who have finished games on a server, or given up a seat there."""
        ended = select(_result.user, _result.name, _result.username).where(_result.guild == guild)
        left = select(_left.user, _left.name, _left.username).join(schema.tables, _table.id == _left.table_id)
        found = union(ended.where(_result.user.in_(users)), left.where(_table.guild == guild, _left.user.in_(users)))
        rows = await self._database.rows(select(found.subquery()))
        return {row["user"]: (row["name"], row["username"]) for row in rows}

    async def given_up(self, user: int | None = None) -> list[DepartureRow]:
        """Return who gave up a seat of a finished game among people, which counts as lost."""
        over = exists().where(_result.table_id == _left.table_id)
        mine = [] if user is None else [_left.user == user]
        query = select(schema.departures).where(_GAVE_UP, over, *mine).order_by(_left.table_id, _left.revision)
        return [DepartureRow(**row) for row in await self._database.rows(query)]

    async def waits(self, user: int) -> list[int]:
        """Return how many seconds others waited for a person's moves, at the tables of their last moves."""
        move = schema.moves.c
        here = select(move.table_id).where(move.user == user).group_by(move.table_id)
        latest = here.order_by(func.max(move.at).desc(), move.table_id).limit(RECENT)
        tables = [row["table_id"] for row in await self._database.rows(latest)]
        by_table: dict[str, Any] = {"partition_by": move.table_id, "order_by": move.version}
        told = or_(move.secrecy != HIDDEN, move.user == user)  # what others may not know is in nobody's figures
        since = (
            select(
                move.user,
                move.cause,
                (move.at - func.lag(move.at).over(**by_table)).label("wait"),
                func.lag(move.user).over(**by_table).label("before"),
            )
            .where(move.table_id.in_(tables), told)
            .subquery()
            .c
        )
        others = or_(since.before.is_(None), since.before != user)
        query = select(since.wait).where(since.user == user, since.cause == "player", since.wait.is_not(None), others)
        return [int(row["wait"]) for row in await self._database.rows(query)]

    async def late(self, user: int) -> set[str]:
        """Return the finished tables at which a bot has answered for a person whose time was up.

        The log says for which seat; the player of a seat at the end has not left it.
        """
        move, seat = schema.moves.c, schema.seats.c
        mine = and_(seat.table_id == _result.table_id, seat.seat == _result.seat, seat.user == user)
        timeout = exists().where(move.table_id == seat.table_id, move.seat == seat.seat, move.cause == "timeout")
        query = select(_result.table_id).join(schema.seats, mine).where(_result.user == user, timeout)
        return {row["table_id"] for row in await self._database.rows(query)}

    async def hidden(self) -> set[int]:
        """Return the people who are hidden from everybody else."""
        query = select(profiles.c.user).where(profiles.c.hidden)
        return {row["user"] for row in await self._database.rows(query)}

    async def hide(self, user: int, hidden: bool) -> None:
        """Hide a person from everybody else, or show them again."""
        async with self._database.writing() as connection:
            await connection.execute(*put_row(ProfileRow(user, hidden)))

    async def unwritten(self, user: int) -> list[str]:
        """Return a person's finished tables without results: those that ended before results were stored."""
        written = select(_result.table_id)
        mine = select(schema.seats.c.table_id).where(schema.seats.c.user == user)
        over = and_(_table.status == TableStatus.FINISHED, _table.id.in_(mine), _table.id.not_in(written))
        return [row["id"] for row in await self._database.rows(select(_table.id).where(over))]

    async def _results(self, *where: ColumnElement[bool]) -> list[RatedRow]:
        query = select(schema.results, _table.hints).join(schema.tables, _table.id == _result.table_id).where(*where)
        rows = await self._database.rows(query.order_by(_result.at, _result.table_id, _result.seat))
        return [RatedRow(**row) for row in rows]


class ChampionQueries:
    """Results by server and person."""

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
        """Return who finished games against others on a server: most wins first, then fewest games.

        Games among people alone, or else (not `ranked`) all the others, that ended from `first` to before `end`. Who
        resigned from a seat has lost. Hidden people are left out. With `channels` only games count that were
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
        hidden = select(profiles.c.user).where(profiles.c.hidden)
        query = query.where(found.c.user.not_in(hidden))
        rows = await self._database.rows(query.order_by(wins.desc(), games, "name", found.c.user).limit(most))
        return [ChampionRow(**row) for row in rows]

    async def unranked(self, guild: int) -> list[str]:
        """Return a server's finished tables without results: those that ended before results were stored."""
        written = select(schema.results.c.table_id)
        table = schema.tables.c
        query = select(table.id).where(
            table.guild == guild, table.status == TableStatus.FINISHED, table.id.not_in(written)
        )
        return [row["id"] for row in await self._database.rows(query)]


PERSONAL_DATA = PersonalData({"profile": of_person(profiles, "hidden")}, forgetting(ProfileRow))
