"""Checks requests to the page (host name, origin, rate limit), and adds headers to every answer.

A page of another site can neither read nor send anything here: the cookie is SameSite=Strict, a request that changes
something must be JSON from this origin, and no answer may be framed or used by others. Where the page also opens inside
Discord, Discord may frame it; there the cookie is one that the browser keeps for Discord's pages alone.

Who may see which table on the page, and as whom: a seat's player as that seat, others as spectators.

Keys of people who use the page: links that work once, and sessions. Only their hashes are stored.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Annotated
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec import Struct
from sqlalchemy import Index, delete, select

from bot.discord.gateway.guild_cache import GuildCache, VisibilityUnknown, may_be_told
from bot.discord.interactions.admission import RateLimit, network
from bot.discord.names import table_label
from bot.ratings.rows import RatingQueries
from bot.store.database import Database
from bot.store.person_rows import PersonalData, forgetting, of_person
from bot.store.row_types import Name, Person, Row, Time, insert_row, personal, stored
from bot.tables import NoSuchTable, Table, Tables
from bot.tables.table import FINISHED, RUNNING
from games.kernel import Seat
from renderers.words import Words

LINK_SECONDS, SESSION_SECONDS = 5 * 60, 30 * 86_400
_BYTES = 32
LONGEST = 64
"""The maximum of characters of a key."""


@stored(
    "web_keys",
    "hash",
    Index("web_keys_user", "user"),
    Index("web_keys_until", "until"),
    info=personal("where you are signed in on the board's page, with your name, for 30 days"),
)
class WebKeyRow(Row, frozen=True):
    """A link that signs a person in `once`, or a session; valid until a time.

    A link leads to a table, and stores the name and language of the person who requested it.
    """

    hash: Annotated[str, 64]
    user: Person
    once: bool
    until: Time
    table_id: Annotated[str, 12]
    name: Name
    locale: Annotated[str, 12]


class Visitor(Struct, frozen=True):
    """The owner of a key: the person, the table that it leads to, their name and the language of their Discord."""

    user: int
    table: str
    name: str
    locale: str


_key = WebKeyRow.table.c


class WebKeys:
    """Makes, accepts and deletes keys."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def link(self, visitor: Visitor, now: int) -> str:
        """Return a new key that signs a person in once, within minutes."""
        return await self._new(visitor, now + LINK_SECONDS, once=True)

    async def begin(self, visitor: Visitor, now: int, seconds: int = SESSION_SECONDS) -> str:
        """Return the key of a new session."""
        return await self._new(visitor, now + seconds, once=False)

    async def sign_in(self, key: str, now: int) -> tuple[str, Visitor] | None:
        """Use the key of a link up; return that of a new session. None if it is unknown, used or too old."""
        gone = delete(WebKeyRow.table).where(_key.hash == _hash(key), _key.once).returning(WebKeyRow.table)
        async with self._database.writing() as connection:
            # Only one of two simultaneous requests deletes the row; the other gets no session.
            found = (await connection.execute(gone)).mappings().first()
            await connection.execute(delete(WebKeyRow.table).where(_key.until <= now))
        if found is None or found["until"] <= now:
            return None
        visitor = _visitor(WebKeyRow(**found))
        return await self.begin(visitor, now), visitor

    async def session(self, key: str, now: int) -> Visitor | None:
        """Return the owner of a session key; None if it is invalid."""
        query = select(WebKeyRow.table).where(_key.hash == _hash(key), ~_key.once, _key.until > now)
        rows = await self._database.rows(query)
        return _visitor(WebKeyRow(**rows[0])) if rows else None

    async def sign_out(self, key: str) -> None:
        """End one session."""
        async with self._database.writing() as connection:
            await connection.execute(delete(WebKeyRow.table).where(_key.hash == _hash(key), ~_key.once))

    async def sign_out_everywhere(self, user: int) -> int:
        """End all sessions of a person, and their unused links; return how many there were."""
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(WebKeyRow.table).where(_key.user == user).returning(_key.hash))
            return len(gone.all())

    async def _new(self, visitor: Visitor, until: int, *, once: bool) -> str:
        key = secrets.token_urlsafe(_BYTES)
        row = WebKeyRow(_hash(key), visitor.user, once, until, visitor.table, visitor.name[:120], visitor.locale[:12])
        async with self._database.writing() as connection:
            await connection.execute(*insert_row(row))
        return key


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode(errors="replace")).hexdigest()


def _visitor(row: WebKeyRow) -> Visitor:
    return Visitor(row.user, row.table_id, row.name, row.locale)


PERSONAL_DATA = PersonalData(
    {"web_sessions": of_person(WebKeyRow.table, "once", "until", "name", "locale")}, forgetting(WebKeyRow)
)
REQUESTS = 600
"""The requests of one address in a minute; who is signed in has as many there for themselves."""
SIGN_INS = {"/api/sign-in": 20, "/api/activity/sign-in": 120}
"""The sign-ins of one address in a minute; all who are inside Discord have that of its proxy."""
_RECOGNISED = 10_000
DISCORD = ("https://discord.com", "https://ptb.discord.com", "https://canary.discord.com")
"""Where Discord's clients run, which show the page in a frame; `activity.js` names them, too."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors "
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
Network = IPv4Network | IPv6Network


class Guard:
    """Checks every request before any handler."""

    def __init__(self, url: str, proxies: Sequence[Network], clock: Callable[[], float], activity: str = "") -> None:
        """Guard the page at a URL; `activity` is its origin inside Discord, '' if it does not open there."""
        parts = urlsplit(url)
        self._activity = activity
        self._origins = {f"{parts.scheme}://{parts.netloc}", *([activity] if activity else [])}
        self.headers = _headers(activity)
        self._host = parts.netloc
        self._secure = parts.scheme == "https"
        self._proxies = proxies
        self._all = RateLimit(REQUESTS, clock=clock, window=60.0)
        self._sign_ins = {path: RateLimit(most, clock=clock, window=60.0) for path, most in SIGN_INS.items()}
        self._recognised: OrderedDict[str, None] = OrderedDict()
        # With this prefix a browser takes the cookie only if it is for this host alone, and sends it encrypted only.
        self._cookie = "__Host-food-court" if self._secure else "food-court"

    async def check(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what is not for this page. Raises TooFast."""
        refused = self._refused(request)
        if refused is not None:
            return refused
        return await handler(request)

    def _refused(self, request: web.Request) -> web.Response | None:
        if request.host != self._host:  # a cookie sent to another name, or a foreign name that points here
            return refusal(421, "this host is not served here")
        asker, key = network(self.address(request)), self.key(request)
        self._all.admit((asker, key if key in self._recognised else ""))
        if request.path in self._sign_ins:
            self._sign_ins[request.path].admit(asker)
        elsewhere = request.headers.get("Sec-Fetch-Site", "none") not in ("same-origin", "none")
        if elsewhere and request.path.startswith("/api/"):
            return refusal(403, "requests of other sites are not answered")
        if request.method not in ("GET", "HEAD") and (
            request.headers.get("Origin") not in self._origins or request.content_type != "application/json"
        ):
            return refusal(403, "allowed is JSON from the page itself")
        return None

    def address(self, request: web.Request) -> str:
        """Return the client's address: the one that a known proxy names, else that of the connection."""
        found = request.remote or ""
        forwarded = [one.strip() for line in request.headers.getall("X-Forwarded-For", []) for one in line.split(",")]
        # From the last on: each proxy appends its client's address, and earlier ones may be forged.
        while forwarded and self._trusted(found):
            found = forwarded.pop()
        return found

    def _trusted(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def key(self, request: web.Request) -> str:
        """Return the session key of a request; '' for none."""
        shown = request.cookies.get(self._cookie, "")
        return shown if len(shown) <= LONGEST else ""

    def recognise(self, key: str) -> None:
        """Count the requests with the key of a session for themselves from now on: it is somebody's."""
        self._recognised[key] = None
        self._recognised.move_to_end(key)
        if len(self._recognised) > _RECOGNISED:
            self._recognised.popitem(last=False)

    def inside(self, request: web.Request) -> bool:
        """Return whether a request comes from the page inside Discord."""
        return bool(self._activity) and request.headers.get("Origin") == self._activity

    def keep(
        self, response: web.Response, key: str, seconds: int = SESSION_SECONDS, *, inside: bool = False, name: str = ""
    ) -> None:
        """Store the key of a session in the browser, for this host alone and hidden from scripts."""
        # A frame of another site gets only cookies that are not strict; a partitioned one is for frames of that site
        # alone. Not `set_cookie`: the standard library knows no partitioned ones before Python 3.14.
        strict = "Secure; SameSite=Strict" if self._secure else "SameSite=Strict"
        how = "Secure; SameSite=None; Partitioned" if inside else strict
        response.headers.add("Set-Cookie", f"{name or self._cookie}={key}; Max-Age={seconds}; Path=/; HttpOnly; {how}")

    def drop(self, response: web.Response, *, inside: bool) -> None:
        """Delete the key from the browser."""
        self.keep(response, "", 0, inside=inside)


def _headers(activity: str) -> dict[str, str]:
    """Return the headers of every answer; `activity` is the page's origin inside Discord, '' for none."""
    policy = HEADERS["Content-Security-Policy"]
    if activity:
        return {**HEADERS, "Content-Security-Policy": policy + " ".join([*DISCORD, activity])}
    return {**HEADERS, "Content-Security-Policy": f"{policy}'none'", "X-Frame-Options": "DENY"}


def refusal(status: int, why: str, headers: dict[str, str] | None = None) -> web.Response:
    """Return a refusal; `why` is for developers, the page shows its own sentence."""
    return web.json_response({"error": why}, status=status, headers=headers)


class Viewer(Struct, frozen=True):
    """A viewer of a table: the person, if they are signed in, and the seat, if it is theirs."""

    visitor: Visitor | None
    table: Table
    seat: Seat | None
    words: Words
    names: tuple[str, ...]


class ListedTable(Struct, frozen=True):
    """A table in the list of a person's tables."""

    id: str
    name: str
    waits: bool


class Viewers:
    """Finds out who may see which table."""

    def __init__(self, tables: Tables, servers: GuildCache) -> None:
        self._tables = tables
        self._servers = servers

    async def find(self, table_id: str, visitor: Visitor | None, words: Words) -> Viewer | None:
        """Return how somebody sees a table; None if they may see no such table here. Raises StoreError."""
        try:
            table = await self._tables.get(table_id)
        except NoSuchTable:
            return None
        if table.status not in (RUNNING, FINISHED) or table.game is None:
            return None
        seat = table.seat_of(visitor.user) if visitor is not None else None
        if seat is not None:
            return Viewer(visitor, table, seat, words, table.names)
        try:
            public = await may_be_told(table.row, self._servers.everybody_sees)
        except VisibilityUnknown:
            return None
        return Viewer(visitor, table, None, words, await self._public_names(table, words)) if public else None

    async def tables(self, user: int, words: Words, channel: int | None = None) -> list[ListedTable]:
        """Return a person's running tables, of a channel or all; those that wait for them come first.

        Raises StoreError.
        """
        found = []
        for row in await self._tables.find(user=user, channel=channel, statuses=(RUNNING,)):
            table = await self._tables.get(row.id)
            seat = table.seat_of(user)
            if seat is not None and table.game is not None:
                found.append(ListedTable(table.id, table_label(table, words, 200), seat in table.game.waiting()))
        return sorted(found, key=lambda one: not one.waits)

    async def _public_names(self, table: Table, words: Words) -> tuple[str, ...]:
        """Return the names of the seats, without those of people who are hidden."""
        hidden = await self._tables.store.part(RatingQueries).hidden()
        return tuple(
            words("web-hidden", number=seat.seat + 1) if seat.user in hidden else name
            for seat, name in zip(table.seats, table.names, strict=True)
        )
