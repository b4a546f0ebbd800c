"""Computes a person's ratings, games, places, answer times and meetings. Hidden people see only their own.

None of it is in the database: it follows from results. Computed values are cached in this process,
and continued as long as the earlier results have not changed.

Counts wins: results are written with the move that ends a game, and counted by server and title.
"""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import groupby

from msgspec import Struct

from bot.ratings.rating_model import ALWAYS, Histories, Pool, RatedGame, RatingEntry, RatingPoint, Season, histories
from bot.ratings.rows import ChampionQueries, ChampionRow, RatedRow, RatingQueries
from bot.ratings.statistics import (
    AnswerTimes,
    Badge,
    FinishedGame,
    HeadToHead,
    Reliability,
    answer_times,
    badges,
    head_to_head,
)
from bot.store import Conflict, UnitOfWork
from bot.store.schema import DepartureRow
from bot.tables.history.outcome import PLAYED, RESIGNED, game_notes, results
from bot.tables.repository import TableRepository
from bot.tables.table import Table, TableError, told_apart
from renderers.titles import titles

_SHOWN = 20


class Champions:
    """Counts the wins on each server."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def of(
        self, guild: int, title: str | None = None, *, ranked: bool = True, season: Season = ALWAYS
    ) -> list[ChampionRow]:
        """Return the people who finished games on a server, of one title or of all, best first; at most 20.

        Only ranked games (`bot.tables.history.outcome`), or with `ranked` False all the others.
        """
        standings = self._repository.store.part(ChampionQueries)
        for table_id in await standings.unranked(guild):
            await self.catch_up(table_id)
        first, end = season.first, season.end
        return await standings.champions(guild, title, _SHOWN, ranked=ranked, first=first, end=end)

    async def catch_up(self, table_id: str) -> None:
        """Write the results of a game that ended before results were stored."""
        await self._write(await self._repository.get(table_id))

    async def _write(self, table: Table) -> None:
        game, unit = table.played_game(), UnitOfWork()
        how = await game_notes(self._repository.store, table.id)
        for row in results(table, game, table.row.changed, how):
            unit.add(row)
        try:
            await self._repository.store.write(unit)
        except Conflict:
            return  # another request was first


_KEPT = 8
_PEOPLE, _TRUSTED_SECONDS = 2_000, 600
"""The size and age of the cache of people's reliability."""
Scope = tuple[int | None, int, int]


class Profile(Struct, frozen=True):
    """A person's statistics."""

    user: int
    name: str
    games: tuple[FinishedGame, ...]
    curves: dict[Pool, tuple[RatingPoint, ...]]
    speed: AnswerTimes | None
    badges: tuple[Badge, ...]
    reliable: Reliability
    against: HeadToHead | None = None
    """Their results against the person who asks."""


class RankedPlayer(Struct, frozen=True):
    """A person on a list of ratings."""

    name: str
    games: int
    point: RatingPoint


class RatingService:
    """Computes statistics from results."""

    def __init__(self, repository: TableRepository, champions: Champions) -> None:
        self._repository = repository
        self._champions = champions
        self._lock = asyncio.Lock()
        self._mark: tuple[int, ...] = ()
        self._rows: list[RatedRow] = []
        self._left: list[DepartureRow] = []
        self._known: dict[Scope, tuple[list[RatedGame], Histories]] = {}
        self._reliable: dict[tuple[int, int], tuple[int, Reliability]] = {}

    async def profile(self, user: int, viewer: int, guild: int | None) -> Profile:
        """Return a person's statistics: all to themselves, to others those of a server. Raises TableError if they
        are hidden or there are none.
        """
        store, own = self._repository.store, user == viewer
        if not own and user in await store.part(RatingQueries).hidden():
            raise TableError("profile-hidden")
        for table_id in await store.part(RatingQueries).unwritten(user):
            await self._champions.catch_up(table_id)
        rows = [
            row for row in await store.part(RatingQueries).of(user) if own or (row.guild == guild and guild is not None)
        ]
        left = await store.part(RatingQueries).given_up(user)
        at_left = await store.part(RatingQueries).at([one.table_id for one in left])
        lost = [one for one in _lost(left, at_left) if own or one[0] == guild]
        if not rows and not lost and not own:
            raise TableError("profile-nothing")
        games = sorted([*map(_ended, rows), *(game for _, game in lost)], key=lambda one: (one.at, one.table))
        rated = await self.ratings()
        curves = {pool: tuple(people[user]) for pool, people in rated.items() if user in people}
        speed, reliable = (
            answer_times(await store.part(RatingQueries).waits(user)),
            Reliability.of(games, await store.part(RatingQueries).late(user)),
        )
        earned = badges(games, speed, len(titles()))
        pairs = [] if own else await self._pairs(rows, viewer)
        name = rows[-1].name if rows else left[-1].name if left else ""
        return Profile(
            user, name, tuple(games), curves, speed, tuple(earned), reliable, head_to_head(pairs) if pairs else None,
        )  # fmt: skip

    async def games(self, user: int, guild: int | None) -> list[FinishedGame]:
        """Return a person's finished games on a server, and the seats they gave up there, in the order of their
        ends.
        """
        store = self._repository.store.part(RatingQueries)
        left = await store.given_up(user)
        lost = _lost(left, await store.at([one.table_id for one in left]))
        played = [_ended(row) for row in await store.of(user) if row.guild == guild]
        return sorted([*played, *(game for at, game in lost if at == guild)], key=lambda one: (one.at, one.table))

    async def reliable(self, users: Iterable[int | None], guild: int | None) -> dict[int, Reliability]:
        """Return the reliability of some people by their games on a server, without hidden people and those with few
        games.

        It may be some minutes old.
        """
        records, now, found = self._repository.store.part(RatingQueries), self._repository.clock(), {}
        hidden = await records.hidden()
        for user in users:
            if user is None or user in hidden or guild is None:
                continue
            at, known = self._reliable.get((user, guild), (0, None))
            # The absolute difference, because the clock may be set back.
            if known is None or abs(now - at) > _TRUSTED_SECONDS:
                known = Reliability.of(await self.games(user, guild), await records.late(user))
                self._reliable[user, guild] = now, known
            if known.tells:
                found[user] = known
        while len(self._reliable) > _PEOPLE:
            self._reliable.pop(next(iter(self._reliable)))
        return found

    async def ratings(self, guild: int | None = None, season: Season = ALWAYS) -> Histories:
        """Return all ratings by title and number of seats; only from the games of one server or season if given."""
        async with self._lock:
            mark = await self._repository.store.part(RatingQueries).mark()
            if mark != self._mark or not self._rows:
                self._rows = await self._repository.store.part(RatingQueries).rated()
                self._left = await self._repository.store.part(RatingQueries).given_up()
                self._mark = mark
            return await self._worked_out((guild, season.first, season.end))

    async def standings(self, guild: int, title: str, season: Season) -> dict[int, list[RankedPlayer]]:
        """Return the ratings of a title on a server, for each number of seats: best first, without hidden people."""
        rated, hidden = await self.ratings(guild, season), await self._repository.store.part(RatingQueries).hidden()
        listed = {user for (of, _), people in rated.items() if of == title for user in people} - hidden
        names, found = await self._names(guild, listed), {}
        for (of, seats), people in sorted(rated.items()):
            shown = [RankedPlayer(names[user], len(p), p[-1]) for user, p in people.items() if user in listed]
            if of == title and shown:
                found[seats] = sorted(shown, key=lambda one: (-one.point.rating.sure, one.name))
        return found

    async def _names(self, guild: int, users: set[int]) -> dict[int, str]:
        """Return the current names of people on a server, all different."""
        known = await self._repository.store.part(RatingQueries).names(guild, users)
        people = [known.get(user, ("?", "")) for user in sorted(users)]
        return dict(zip(sorted(users), told_apart(*zip(*people, strict=True)), strict=True)) if people else {}

    async def hide(self, user: int, hidden: bool) -> None:
        """Hide a person from everybody else, or show them again."""
        await self._repository.store.part(RatingQueries).hide(user, hidden)

    async def _pairs(self, rows: Sequence[RatedRow], viewer: int) -> list[tuple[int, int]]:
        """Return the places of the two people at tables where both played to the end."""
        other = {row.table_id: row.place for row in rows}
        own = [row for row in await self._repository.store.part(RatingQueries).of(viewer) if row.table_id in other]
        return [(row.place, other[row.table_id]) for row in own]

    async def _worked_out(self, scope: Scope) -> Histories:
        guild, first, end = scope
        rows = [row for row in self._rows if guild in (None, row.guild) and first <= row.at < end]
        games = played(rows, self._left)
        before, known = self._known.get(scope, ([], {}))
        # Earlier games change as well, for example when a person is deleted: then everything is computed again.
        if games[: len(before)] != before:
            before, known = [], {}
        if len(games) > len(before):
            known = await asyncio.to_thread(histories, games[len(before) :], known)
        self._known.pop(scope, None)
        self._known[scope] = games, known
        while len(self._known) > _KEPT:
            self._known.pop(next(iter(self._known)))
        return known


def played(rows: Sequence[RatedRow], left: Sequence[DepartureRow]) -> list[RatedGame]:
    """Return the rated games, in the order of their ends; see `bot.ratings.rating_model` for the rules."""
    gone: dict[str, list[DepartureRow]] = {}
    for one in left:
        gone.setdefault(one.table_id, []).append(one)
    found = []
    for table_id, group in groupby(rows, key=lambda row: row.table_id):
        seats = list(group)
        first = seats[0]
        if first.ranked and not first.hints:
            entries = tuple(RatingEntry(row.user, row.place) for row in seats)
            found.append(RatedGame(first.title, len(seats), first.at, entries))
        for one in () if first.hints else gone.get(table_id, ()):
            others = [row for row in seats if row.how in (PLAYED, RESIGNED) and row.user not in (None, one.user)]
            stayed = tuple(RatingEntry(row.user, 1, counts=False) for row in others)
            if one.user is not None and stayed:
                found.append(RatedGame(first.title, len(seats), first.at, (RatingEntry(one.user, 2), *stayed)))
    return found


def _ended(row: RatedRow) -> FinishedGame:
    return FinishedGame(
        row.table_id, row.title, row.at, row.place, row.rivals + 1, row.how, row.ranked and not row.hints
    )


def _lost(left: Sequence[DepartureRow], rows: Sequence[RatedRow]) -> list[tuple[int | None, FinishedGame]]:
    """Return the games that a person has given up to a bot, with their servers."""
    ends = {row.table_id: row for row in rows}
    found = []
    for one in left:
        row = ends.get(one.table_id)
        if row is not None:
            seats = row.rivals + 1
            found.append(
                (row.guild, FinishedGame(one.table_id, row.title, row.at, seats, seats, "gave-up", not row.hints))
            )
    return found


COLUMNS = ("table", "title", "ended", "place", "seats", "how", "ranked")


def as_csv(games: Sequence[FinishedGame]) -> bytes:
    """Return a person's games as a table for a spreadsheet, with times in UTC."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for game in games:
        at = datetime.fromtimestamp(game.at, UTC).isoformat()
        writer.writerow((game.table, game.title, at, game.place, game.seats, game.how, int(game.ranked)))
    return out.getvalue().encode()
