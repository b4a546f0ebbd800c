"""Database queries of tournaments: reading them, and writing a change of one in a unit of work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Annotated, Any

from msgspec import structs
from sqlalchemy import BindParameter, Index, Select, case, delete, func, insert, or_, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.person_rows import anonymous_by
from bot.store.row_types import Id, Name, Person, Row, TableStatus, Time, Username, personal, stored, update_rows
from bot.store.schema import Numbers, TableId
from bot.store.unit_of_work import UnitOfWork

OPEN, RUNNING, FINISHED, CANCELLED = "open", "running", "finished", "cancelled"
"""The status of a tournament: people sign up; it is played; it has ended, or was cancelled."""
LIVE = (OPEN, RUNNING)
_OVER = (TableStatus.FINISHED, TableStatus.ABANDONED)


@stored(
    "tournaments",
    "id",
    Index("tournaments_guild", "guild", "status"),
    info=personal("which tournaments you opened", "they stay for the others, without you"),
)
class TournamentRow(Row, frozen=True):
    """A tournament of a server: its game and format; `at_once` is the maximum of its tables for one person.

    `rounds` is what the format makes of it, 0 for the usual; `lot` are the entrants' numbers as they were drawn at its
    start, separated by spaces. `revision` counts every change of it, of its entrants and of its matches. From `secret`
    follow the host's parts of its tables' seeds; its hash is shown from the first moment on.
    """

    id: TableId
    guild: Id
    channel: Id
    owner: Person
    name: Annotated[str, 80]
    format: Annotated[str, 12]
    title: Annotated[str, 40]
    options: str
    pace: Annotated[str, 40]
    size: int
    rounds: int
    at_once: int
    status: Annotated[str, 12]
    lot: str
    made: Time
    revision: int = 0
    secret: bytes | None = None


OfTournament = Annotated[str, 12, "tournaments.id"]


@stored(
    "entrants",
    "tournament number",
    Index("entrants_user", "user"),
    info=personal(
        "tournaments that you take part in, with your names", "their matches stay for the others, under a number"
    ),
)
class EntrantRow(Row, frozen=True):
    """Who takes part in a tournament, by the number under which they signed up; when they dropped out, or 0. `user` is
    None for who wants to be forgotten. `press` is the number of the interaction with which they signed up, or 0.
    """

    tournament: OfTournament
    number: int
    user: Person | None
    name: Name
    joined: Time
    dropped: Time = 0
    username: Username = ""
    press: Id = 0


@stored("matches", "tournament number", Index("matches_table", "table_id"))
class MatchRow(Row, frozen=True):
    """A match of a tournament: its entrants by seats and their places, separated by spaces; one alone has a bye.

    `table_id` is '' until its table is opened; both are written together, so there is only one. `how` it ended is ''
    until it has a result, see `bot.tournaments.formats.matches`; `order` counts the matches as they end.
    """

    tournament: OfTournament
    number: int
    round: int
    players: Numbers
    table_id: TableId = ""
    places: Numbers = ""
    how: Annotated[str, 8] = ""
    order: int = 0


tournaments, entrants, matches = TournamentRow.table, EntrantRow.table, MatchRow.table
_tournament, _entrant, _match = tournaments.c, entrants.c, matches.c


class TournamentRows:
    """Reads tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, tournament: str) -> tuple[TournamentRow, list[EntrantRow], list[MatchRow]] | None:
        """Return a tournament with its entrants and matches in order; None if there is none with that id."""
        rows = await self._database.rows(select(tournaments).where(_tournament.id == tournament))
        if not rows:
            return None
        taking_part = select(entrants).where(_entrant.tournament == tournament).order_by(_entrant.number)
        drawn = select(matches).where(_match.tournament == tournament).order_by(_match.number)
        return (
            TournamentRow(**rows[0]),
            [EntrantRow(**row) for row in await self._database.rows(taking_part)],
            [MatchRow(**row) for row in await self._database.rows(drawn)],
        )

    async def of_guild(self, guild: int, *, live: bool = True) -> list[TournamentRow]:
        """Return the tournaments of a server, newest first: live ones only, or all."""
        query = select(tournaments).where(_tournament.guild == guild)
        query = query.where(_tournament.status.in_(LIVE)) if live else query
        ordered = query.order_by(_tournament.made.desc(), _tournament.id)
        return [TournamentRow(**row) for row in await self._database.rows(ordered)]

    async def of_person(self, user: int) -> list[TournamentRow]:
        """Return the tournaments that somebody takes part in, or has opened."""
        theirs = select(_entrant.tournament).where(_entrant.user == user)
        query = select(tournaments).where(or_(_tournament.owner == user, _tournament.id.in_(theirs)))
        return [
            TournamentRow(**row) for row in await self._database.rows(query.order_by(_tournament.made, _tournament.id))
        ]

    async def running(self) -> list[str]:
        """Return the running tournaments."""
        query = select(_tournament.id).where(_tournament.status == RUNNING).order_by(_tournament.made, _tournament.id)
        return [row["id"] for row in await self._database.rows(query)]

    async def of_table(self, table_id: str) -> str | None:
        """Return the tournament that a table belongs to."""
        rows = await self._database.rows(select(_match.tournament).where(_match.table_id == table_id))
        return rows[0]["tournament"] if rows else None

    async def over(self, tables: Collection[str]) -> dict[str, str]:
        """Return those of some tables that have ended, with their status."""
        table = schema.tables.c
        query = select(table.id, table.status).where(table.id.in_(tables), table.status.in_(_OVER))
        return {row["id"]: row["status"] for row in await self._database.rows(query)}

    async def places(self, table_id: str) -> dict[int, tuple[int | None, int]]:
        """Return the result of a table: who had each seat at its end, and the place."""
        result = schema.results.c
        query = select(result.seat, result.user, result.place).where(result.table_id == table_id)
        return {row["seat"]: (row["user"], row["place"]) for row in await self._database.rows(query)}

    async def busy(self) -> Counter[int]:
        """Return at how many tournament tables each person has a seat now, without seats given up."""
        seat = schema.seats.c
        running = select(_tournament.id).where(_tournament.status == RUNNING)
        here = (_match.how == "", _match.table_id != "", _match.tournament.in_(running), seat.user.is_not(None))
        query = select(seat.user, func.count().label("tables")).join(matches, _match.table_id == seat.table_id)
        rows = await self._database.rows(query.where(*here).group_by(seat.user))
        return Counter({row["user"]: row["tables"] for row in rows})

    async def owned(self, user: int, guild: int) -> int:
        """Count the live tournaments that somebody has opened on a server."""
        query = select(func.count().label("count")).where(_tournament.owner == user, _tournament.guild == guild)
        (row,) = await self._database.rows(query.where(_tournament.status.in_(LIVE)))
        return int(row["count"])


def changed(unit: UnitOfWork, row: TournamentRow) -> UnitOfWork:
    """Return the new values of a tournament, without those that never change."""
    values = {name: value for name, value in structs.asdict(row).items() if name not in _LASTING}
    return unit.change(TournamentRow, {"id": row.id}, **values)


_LASTING = ("id", "guild", "made", "revision")


def person(user: BindParameter[int]) -> dict[str, Select[Any]]:
    """Return the queries for a person's data in tournaments, by subject."""
    kept = (_entrant.tournament, _entrant.number, _entrant.name, _entrant.username, _entrant.joined, _entrant.dropped)
    own = (_tournament.id, _tournament.name, _tournament.title, _tournament.status, _tournament.made)
    return {
        "tournaments": select(*kept).where(_entrant.user == user),
        "owned_tournaments": select(*own).where(_tournament.owner == user),
    }


async def forget(database: Database, user: int, now: int, notes: Collection[Mapping[str, Any]]) -> None:
    """Remove a person from all tournaments: their matches stay for the others, under a number. Raises StoreError.

    `notes` are messages to send then.
    """
    theirs = select(_entrant.tournament).where(_entrant.user == user)
    mine = tournaments
    known = or_(mine.c.id.in_(theirs), mine.c.owner == user)
    unplayed = select(_tournament.id).where(_tournament.status == OPEN)
    async with database.writing() as connection:
        await connection.execute(update(mine).where(known).values(revision=mine.c.revision + 1))
        early = (_entrant.user == user, _entrant.tournament.in_(unplayed))
        await connection.execute(delete(entrants).where(*early))
        gone = case((_entrant.dropped == 0, now), else_=_entrant.dropped)
        nobody = {"user": None, "name": anonymous_by(_entrant.number), "username": "", "dropped": gone}
        await connection.execute(update(entrants).where(_entrant.user == user).values(nobody))
        await connection.execute(*update_rows(TournamentRow, {"owner": user}, owner=0))
        for note in notes:
            await connection.execute(insert(schema.outbox).values(note))
