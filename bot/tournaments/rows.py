"""Database queries of tournaments: reading them, and writing a change of one in a unit of work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import BindParameter, Integer, Select, bindparam, case, delete, func, insert, or_, select, text, update

from bot.store import schema
from bot.store.database import Database
from bot.store.kinds import TableStatus
from bot.store.person_rows import anonymous_by
from bot.store.unit_of_work import UnitOfWork
from bot.tournaments.schema import entrants, matches, tournaments

OPEN, RUNNING, FINISHED, CANCELLED = "open", "running", "finished", "cancelled"
"""Where a tournament is in its life: people sign up; it is played; it has come to its end, or was called off."""
LIVE = (OPEN, RUNNING)
_OVER = (TableStatus.FINISHED, TableStatus.ABANDONED)
_tournament, _entrant, _match = (
    tournaments.c,
    entrants.c,
    matches.c,
)


class TournamentRow(Struct, frozen=True):
    """A tournament without its entrants and matches."""

    id: str
    guild: int
    channel: int
    owner: int
    name: str
    format: str
    title: str
    options: str
    pace: str
    size: int
    rounds: int
    at_once: int
    status: str
    lot: str
    made: int
    revision: int = 0


class EntrantRow(Struct, frozen=True):
    """Somebody who takes part in a tournament; without an account who wants to be forgotten."""

    tournament: str
    number: int
    user: int | None
    name: str
    joined: int
    dropped: int = 0
    username: str = ""


class MatchRow(Struct, frozen=True):
    """A match of a tournament: entrants by seats, the table if there is one, and the places if it is over."""

    tournament: str
    number: int
    round: int
    players: str
    table_id: str = ""
    places: str = ""
    how: str = ""
    order: int = 0


class TournamentRows:
    """Reading tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, tournament: str) -> tuple[TournamentRow, list[EntrantRow], list[MatchRow]] | None:
        """A tournament with its entrants and matches in order; None where there is none of that id."""
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
        """The tournaments of a server, the newest first: those of which something may come, else all."""
        query = select(tournaments).where(_tournament.guild == guild)
        query = query.where(_tournament.status.in_(LIVE)) if live else query
        ordered = query.order_by(_tournament.made.desc(), _tournament.id)
        return [TournamentRow(**row) for row in await self._database.rows(ordered)]

    async def of_person(self, user: int) -> list[TournamentRow]:
        """The tournaments that somebody takes part in, or has opened."""
        theirs = select(_entrant.tournament).where(_entrant.user == user)
        query = select(tournaments).where(or_(_tournament.owner == user, _tournament.id.in_(theirs)))
        return [
            TournamentRow(**row) for row in await self._database.rows(query.order_by(_tournament.made, _tournament.id))
        ]

    async def running(self) -> list[str]:
        """The tournaments that are being played."""
        query = select(_tournament.id).where(_tournament.status == RUNNING).order_by(_tournament.made, _tournament.id)
        return [row["id"] for row in await self._database.rows(query)]

    async def of_table(self, table_id: str) -> str | None:
        """The tournament that a table belongs to."""
        rows = await self._database.rows(select(_match.tournament).where(_match.table_id == table_id))
        return rows[0]["tournament"] if rows else None

    async def over(self, tables: Collection[str]) -> dict[str, str]:
        """Those of some tables that have come to an end, with their status."""
        table = schema.tables.c
        query = select(table.id, table.status).where(table.id.in_(tables), table.status.in_(_OVER))
        return {row["id"]: row["status"] for row in await self._database.rows(query)}

    async def places(self, table_id: str) -> dict[int, tuple[int | None, int]]:
        """The result of a table: who had each seat at its end, and the place."""
        result = schema.results.c
        query = select(result.seat, result.user, result.place).where(result.table_id == table_id)
        return {row["seat"]: (row["user"], row["place"]) for row in await self._database.rows(query)}

    async def busy(self) -> Counter[int]:
        """At how many tables of tournaments everybody has a seat now; who has given theirs up plays there no more."""
        seat = schema.seats.c
        running = select(_tournament.id).where(_tournament.status == RUNNING)
        here = (_match.how == "", _match.table_id != "", _match.tournament.in_(running), seat.user.is_not(None))
        query = select(seat.user, func.count().label("tables")).join(matches, _match.table_id == seat.table_id)
        rows = await self._database.rows(query.where(*here).group_by(seat.user))
        return Counter({row["user"]: row["tables"] for row in rows})

    async def owned(self, user: int, guild: int) -> int:
        """How many live tournaments somebody has opened on a server."""
        query = select(func.count().label("count")).where(_tournament.owner == user, _tournament.guild == guild)
        (row,) = await self._database.rows(query.where(_tournament.status.in_(LIVE)))
        return int(row["count"])


def opened(unit: UnitOfWork, row: TournamentRow) -> UnitOfWork:
    """A new tournament."""
    return unit.also(_NEW, structs.asdict(row))


def on(unit: UnitOfWork, tournament: str, revision: int) -> UnitOfWork:
    """What a change was made on: a conflict if the tournament has another revision by now."""
    return unit.also(_ON, {"the_tournament": tournament, "was": revision})


def changed(unit: UnitOfWork, row: TournamentRow) -> UnitOfWork:
    """New values of a tournament, all but those that stay for ever."""
    values = {name: getattr(row, name) for name in _CHANGING}
    return unit.also(_CHANGE, {"the_tournament": row.id, **values})


def entered(unit: UnitOfWork, row: EntrantRow) -> UnitOfWork:
    """Somebody takes part, or as they do from now on."""
    return unit.also(_ENTER, structs.asdict(row))


def left(unit: UnitOfWork, row: EntrantRow) -> UnitOfWork:
    """Somebody who signed up does not take part after all."""
    return unit.also(_LEAVE, {"the_tournament": row.tournament, "the_number": row.number})


def matched(unit: UnitOfWork, row: MatchRow) -> UnitOfWork:
    """A match, or as it is from now on."""
    return unit.also(_MATCH, structs.asdict(row))


_WAS = bindparam("was", type_=Integer)
_HERE = _tournament.id == bindparam("the_tournament")
_NEW = insert(tournaments)
_ON = (
    update(tournaments)
    .where(_HERE)
    .values(revision=case((_tournament.revision == _WAS, _WAS + 1)))  # else NULL, which the column refuses
)
_CHANGING = ("channel", "owner", "name", "format", "title", "options", "pace", "size", "rounds", "at_once", "status",
             "lot")  # fmt: skip
_CHANGE = update(tournaments).where(_HERE).values({name: bindparam(name) for name in _CHANGING})
_ENTER = text(
    'INSERT INTO entrants (tournament, number, "user", name, joined, dropped, username)'
    " VALUES (:tournament, :number, :user, :name, :joined, :dropped, :username)"
    " ON CONFLICT (tournament, number) DO UPDATE SET dropped = excluded.dropped, name = excluded.name,"
    " username = excluded.username"
)
_LEAVE = delete(entrants).where(
    _entrant.tournament == bindparam("the_tournament"), _entrant.number == bindparam("the_number")
)
_MATCH = text(
    'INSERT INTO matches (tournament, number, round, players, table_id, places, how, "order")'
    " VALUES (:tournament, :number, :round, :players, :table_id, :places, :how, :order)"
    " ON CONFLICT (tournament, number) DO UPDATE SET players = excluded.players, table_id = excluded.table_id,"
    ' places = excluded.places, how = excluded.how, "order" = excluded."order"'
)


def person(user: BindParameter[int]) -> dict[str, Select[Any]]:
    """What is kept of a person in tournaments, as queries by what it is about."""
    kept = (_entrant.tournament, _entrant.number, _entrant.name, _entrant.username, _entrant.joined, _entrant.dropped)
    own = (_tournament.id, _tournament.name, _tournament.title, _tournament.status, _tournament.made)
    return {
        "tournaments": select(*kept).where(_entrant.user == user),
        "owned_tournaments": select(*own).where(_tournament.owner == user),
    }


async def forget(database: Database, user: int, now: int, notes: Collection[Mapping[str, Any]]) -> None:
    """Take a person out of all tournaments: their matches stay for the others, under a number. Raises StoreError.

    `notes` are messages that are to be sent then.
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
        await connection.execute(update(mine).where(mine.c.owner == user).values(owner=0))
        for note in notes:
            await connection.execute(insert(schema.outbox).values(note))
