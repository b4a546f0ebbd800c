"""The public API: read-only JSON over HTTP for public tables and results, paged, cached and rate-limited.

The responses of the public API: paged lists, one table, the champions of a server.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from inspect import cleandoc
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler
from msgspec import Struct

from bot.ratings.rows import ChampionQueries, RatingQueries
from bot.store import LIVE, Damaged, StoreError, TableRow, TableStatus
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
from bot.webhooks.sender import PublicEvent
from renderers.titles import TITLES

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
FRESH_SECONDS = 15
"""The seconds for which a response may be cached."""
MOST, USUAL = 100, 50
MOST_BYTES = 4096
"""Of a request."""
_WINDOW = 60.0
_ADDRESSES = 10_000
_KEPT = 256
_CURSOR = re.compile(r"([0-9]{1,15})-([a-z0-9]{1,12})")
_NUMBER = re.compile(r"[0-9]{1,19}")
# the greatest number that the database accepts; Discord's ids are smaller
_HIGHEST = 2**63 - 1
_TABLE = re.compile(r"[a-z0-9]{1,12}")
_log = logging.getLogger(__name__)
_log.addFilter(lambda record: not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError)))
"""Requests that are not HTTP are not logged: anybody could fill the log with them."""
Make = Callable[[web.Request], Awaitable[Any]]


class ApiFailure(Struct, frozen=True, forbid_unknown_fields=True):
    """Why there is no answer."""

    error: str


class BadQuery(Exception):
    """A request that cannot be answered; the text says why."""


class Allowance:
    """A rate limit for each address: requests in each minute. 0 sets no limit."""

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._most = most
        self._clock = clock
        self._began = clock()
        self._asked: Counter[str] = Counter()

    def wait(self, address: str) -> int:
        """Return the seconds until an address may ask again; 0 if it may now, which is counted."""
        now = self._clock()
        # The number of addresses is limited too, or requests from very many of them would fill the memory.
        if now - self._began >= _WINDOW or len(self._asked) >= _ADDRESSES:
            self._began = now
            self._asked.clear()
        asker = network(address)
        if self._most and self._asked[asker] >= self._most:
            return max(1, int(self._began + _WINDOW - now) + 1)
        self._asked[asker] += 1
        return 0


class PublicApi:
    """The web server of the public API."""

    def __init__(
        self, pages: JsonPages, rate_limit: int, clock: Callable[[], float], beside: Sequence[web.RouteDef] = ()
    ) -> None:
        """`beside`: routes of others, which admit their requests themselves."""
        self._pages = pages
        self._beside = beside
        self._clock = clock
        self._allowance = Allowance(rate_limit, clock)
        self._kept: OrderedDict[str, tuple[float, int, bytes]] = OrderedDict()
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> int:
        """Start to listen; return the port, which is a free one for 0. Raises OSError if it is in use."""
        app = web.Application(client_max_size=MOST_BYTES, middlewares=[_in_json])
        app.add_routes(self._beside)
        routes: dict[str, Make] = {
            "/v1/tables": self._tables,
            "/v1/tables/{table}": self._table,
            "/v1/results": self._results,
            "/v1/servers/{server}/champions": self._champions,
            "/v1/schema": self._schema,
            "/{unknown:.*}": self._unknown,
        }
        app.add_routes([web.get(path, self._answering(make)) for path, make in routes.items()])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2, logger=_log)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        return int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _answering(self, make: Make) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(request: web.Request) -> web.Response:
            wait = self._allowance.wait(request.remote or "")
            if wait:
                return _said(429, _failure("too many requests; try again later"), {"Retry-After": str(wait)})
            status, body = await self._remembered(request, make)
            if status != 200:
                return _said(status, body, {"Cache-Control": "no-store"})
            tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
            headers = {"ETag": tag, "Cache-Control": f"public, max-age={FRESH_SECONDS}"}
            known = [one.strip().removeprefix("W/") for one in request.headers.get("If-None-Match", "").split(",")]
            return web.Response(status=304, headers=headers) if tag in known else _said(200, body, headers)

        return answer

    async def _remembered(self, request: web.Request, make: Make) -> tuple[int, bytes]:
        """Return a cached response, or make it."""
        key, now = request.path_qs, self._clock()
        known = self._kept.get(key)
        if known is not None and now - known[0] < FRESH_SECONDS:
            return known[1:]
        try:
            found = await make(request)
            made = (404, _failure("there is nothing here")) if found is None else (200, msgspec.json.encode(found))
        except BadQuery as error:
            made = 400, _failure(str(error))
        # Not kept: the database may answer the next request.
        except StoreError:
            return 503, _failure("the database does not answer; try again later")
        self._kept[key] = (now, *made)
        self._kept.move_to_end(key)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return made

    async def _tables(self, request: web.Request) -> TablesPage:
        return await self._pages.tables(_wanted(request, "server", "title", "status"))

    async def _table(self, request: web.Request) -> TablePage | None:
        _wanted(request, listed=False)
        table = request.match_info["table"]
        return await self._pages.table(table) if _TABLE.fullmatch(table) else None

    async def _results(self, request: web.Request) -> ResultsPage:
        return await self._pages.results(_wanted(request, "server", "title"))

    async def _champions(self, request: web.Request) -> ChampionsPage | None:
        wanted, server = _wanted(request, "title", listed=False), request.match_info["server"]
        return await self._pages.champions(int(server), wanted.title) if _is_number(server) else None

    async def _schema(self, request: web.Request) -> dict[str, Any]:
        _wanted(request, listed=False)
        return schema()

    async def _unknown(self, _: web.Request) -> None:
        return None


@web.middleware
async def _in_json(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Return the library's own refusals, for example of other methods than GET, in the form of all errors."""
    try:
        return await handler(request)
    except web.HTTPException as error:
        allowed = {name: value for name, value in error.headers.items() if name == "Allow"}
        return _said(error.status, _failure(error.reason.lower()), {"Cache-Control": "no-store", **allowed})


def schema() -> dict[str, Any]:
    """Return the JSON schema of all responses and of webhook events."""
    shown = [TablesPage, TablePage, ResultsPage, ChampionsPage, ApiFailure, PublicEvent]
    _, components = msgspec.json.schema_components(shown, ref_template="#/$defs/{name}")
    for component in components.values():  # Python keeps the indentation of docstrings up to 3.12
        if "description" in component:
            component["description"] = cleandoc(component["description"])
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}


def _wanted(request: web.Request, *filters: str, listed: bool = True) -> ListQuery:
    """Parse which part of a list is requested. Raises Wrong, which says what is allowed."""
    asked, known = request.query, (*filters, *(("limit", "cursor") if listed else ()))
    for name in asked:
        if name not in known or len(asked.getall(name)) > 1:
            raise BadQuery(f"allowed once each: {', '.join(known)}" if known else "no parameters are allowed here")
    limit, server, at = asked.get("limit", str(USUAL)), asked.get("server"), asked.get("cursor")
    if not (_is_number(limit) and 1 <= int(limit) <= MOST):
        raise BadQuery(f"limit: allowed is 1 to {MOST}")
    if server is not None and not _is_number(server):
        raise BadQuery("server: allowed is the id of a server")
    title, status = asked.get("title", ""), asked.get("status", "")
    if title and title not in TITLES:
        raise BadQuery(f"title: allowed are {', '.join(TITLES)}")
    if status and status not in STATUSES:
        raise BadQuery(f"status: allowed are {', '.join(STATUSES)}")
    place = None if at is None else _CURSOR.fullmatch(at)
    if at is not None and place is None:
        raise BadQuery("cursor: allowed is the `next` of a page before")
    before = None if place is None else (int(place[1]), place[2])
    return ListQuery(before, int(limit), None if server is None else int(server), title, status)


def _is_number(text: str) -> bool:
    return _NUMBER.fullmatch(text) is not None and int(text) <= _HIGHEST


def network(address: str) -> str:
    """Return the address for the rate limit; of IPv6 its network, because one person has many addresses in it."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


def _failure(why: str) -> bytes:
    return msgspec.json.encode(ApiFailure(why))


def _said(status: int, body: bytes, headers: dict[str, str]) -> web.Response:
    beside = {"X-Content-Type-Options": "nosniff", **headers}
    return web.Response(status=status, body=body, content_type="application/json", headers=beside)
