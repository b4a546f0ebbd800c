"""The responses of the public API: paged lists, one table, the champions of a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from msgspec import Struct

from bot.ratings.rows import ChampionQueries, RatingQueries
from bot.store import LIVE, Damaged, TableRow, TableStatus
from bot.store.schema import ResultRow
from bot.tables import NoSuchTable, Table, Tables
from bot.tables.table import FINISHED, RUNNING, told_apart
from bot.webhooks.public_view import (
    Place,
    PublicPosition,
    PublicResult,
    PublicRows,
    PublicTable,
    Visible,
    is_public,
    position_of,
    result_of,
    table_of,
)

Channels = Callable[[int], Collection[int] | None]
"""Returns the public channels and threads of a server; None for a server without the bot."""
Fetch = Callable[[Place | None, int], Awaitable[list[tuple[Place, TableRow]]]]
# how often more rows are read if a page contains some that may not be shown
_ROUNDS = 4


class TablesPage(Struct, frozen=True, forbid_unknown_fields=True):
    """Public tables, the last opened first. `next` is the cursor of the page that follows, or null."""

    tables: list[PublicTable]
    next: str | None


class TablePage(Struct, frozen=True, forbid_unknown_fields=True):
    """One public table; `position` is null before the start and while it is suspended."""

    table: PublicTable
    position: PublicPosition | None


class ResultsPage(Struct, frozen=True, forbid_unknown_fields=True):
    """Games that are over, the last ended first. `next` is the cursor of the page that follows, or null."""

    results: list[PublicResult]
    next: str | None


class PublicChampion(Struct, frozen=True, forbid_unknown_fields=True):
    """A person: how many games among people they finished at public tables of a server, and how many they won."""

    name: str
    wins: int
    games: int


class ChampionsPage(Struct, frozen=True, forbid_unknown_fields=True):
    """The champions of a server, best first; at most 20."""

    server: str
    champions: list[PublicChampion]


class ListQuery(Struct, frozen=True):
    """The requested part of a list."""

    before: Place | None = None
    limit: int = 50
    server: int | None = None
    title: str = ""
    status: str = ""


class JsonPages:
    """Makes the responses. `servers` are those that are shown, all if none is named."""

    def __init__(self, tables: Tables, visible: Visible, channels: Channels, servers: Collection[int]) -> None:
        self._tables = tables
        self._visible = visible
        self._channels = channels
        self._servers = servers

    async def tables(self, wanted: ListQuery) -> TablesPage:
        """Return a page of tables. Raises StoreError."""
        store = self._tables.store

        async def fetch(before: Place | None, most: int) -> list[tuple[Place, TableRow]]:
            guilds = self._guilds(wanted)
            return await store.part(PublicRows).opened(
                before, most, guilds=guilds, title=wanted.title, status=wanted.status
            )

        rows, following = await self._page(wanted, fetch)
        seats, hidden = (
            await store.part(PublicRows).seats([row.id for row in rows]),
            await store.part(RatingQueries).hidden(),
        )
        return TablesPage([table_of(row, seats[row.id], hidden) for row in rows], following)

    async def table(self, table_id: str) -> TablePage | None:
        """Return one table; None if there is none that may be shown. Raises StoreError."""
        row = await self._tables.store.table(table_id)
        # The same answer for an unknown table and one that may not be shown: nobody learns that it exists.
        if row is None or not self._shown(row):
            return None
        hidden = await self._tables.store.part(RatingQueries).hidden()
        try:
            table = await self._tables.get(table_id)
        except (NoSuchTable, Damaged):
            return None
        return TablePage(table_of(table.row, table.seats, hidden), _position(table))

    async def results(self, wanted: ListQuery) -> ResultsPage:
        """Return a page of results. Raises StoreError."""
        store = self._tables.store

        async def fetch(before: Place | None, most: int) -> list[tuple[Place, TableRow]]:
            return await store.part(PublicRows).ended(before, most, guilds=self._guilds(wanted), title=wanted.title)

        rows, following = await self._page(wanted, fetch)
        hidden = await store.part(RatingQueries).hidden()
        seats: dict[str, list[ResultRow]] = {row.id: [] for row in rows}
        for one in await store.part(RatingQueries).at(list(seats)):
            seats[one.table_id].append(one)
        return ResultsPage([result_of(ended, hidden) for ended in seats.values() if ended], following)

    async def champions(self, server: int, title: str) -> ChampionsPage | None:
        """Return the wins at a server's public tables; None if the server is not shown. Raises StoreError."""
        channels = self._channels(server) if not self._servers or server in self._servers else None
        if channels is None:
            return None
        standings = self._tables.store.part(ChampionQueries)
        rows = await standings.champions(server, title or None, 20, channels=channels)
        names = told_apart([row.name for row in rows], [""] * len(rows))  # accounts are not shown
        found = [PublicChampion(name, row.wins, row.games) for name, row in zip(names, rows, strict=True)]
        return ChampionsPage(str(server), found)

    def _guilds(self, wanted: ListQuery) -> Collection[int]:
        return self._servers if wanted.server is None else [wanted.server]

    def _shown(self, row: TableRow) -> bool:
        return is_public(row, self._visible) and (not self._servers or row.guild in self._servers)

    async def _page(self, wanted: ListQuery, fetch: Fetch) -> tuple[list[TableRow], str | None]:
        """Return rows that may be shown, up to a number, and the cursor of the next page if there may be one."""
        found: list[TableRow] = []
        before = wanted.before
        for _ in range(_ROUNDS):
            rows = await fetch(before, wanted.limit)
            for place, row in rows:
                before = place
                if self._shown(row):
                    found.append(row)
                if len(found) == wanted.limit:
                    return found, cursor(place)
            if len(rows) < wanted.limit:
                return found, None
        return found, None if before is None else cursor(before)


def cursor(place: Place) -> str:
    """Format a position in a list for a URL."""
    return f"{place[0]}-{place[1]}"


def _position(table: Table) -> PublicPosition | None:
    if table.game is None or table.status not in (RUNNING, FINISHED):
        return None
    return position_of(table.game, table.known(None))


STATUSES = tuple(str(status) for status in (*LIVE, TableStatus.FINISHED, TableStatus.ABANDONED))
