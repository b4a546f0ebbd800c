"""Serves the page: its files, and its data and actions as JSON and events.

Notifies open pages of changes of their table that they may know, by server-sent events.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib import resources
from typing import Any, TypeVar
from urllib.parse import quote

import aiohttp
import msgspec
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler
from msgspec import Struct, structs

from bot.discord.interactions import error_text
from bot.discord.interactions.admission import TooFast
from bot.discord.interactions.responder import Responder
from bot.store import StoreError
from bot.tables import NoSuchTable, Stale, TableError, Tables
from bot.tables.table import RUNNING
from bot.trials.service import Trial
from bot.web.activity import SESSION_SECONDS, Activity, ActivityCode
from bot.web.asides import Taken
from bot.web.guard import LONGEST, Guard, Network, Viewer, Viewers, Visitor, WebKeys, refusal
from bot.web.intake import Closing, Done, Intake, TrialPages, Tried
from bot.web.position import Positions
from games.kernel import Chosen, Seat
from renderers.kit.picture import Picture
from renderers.words import Words

OTHERS_SECONDS = 2.0
"""The seconds between two reads of a table that other processes may change."""
ALIVE_SECONDS = 20.0
"""The seconds until a line is sent without a change, because proxies close silent connections."""
MOST, MOST_OF_ONE = 2_000, 12
"""The maximum of listening pages: of all people, and of one person or address."""


class Changes:
    """Wakes all streams after a change of any table; each checks whether its viewer may know of it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._changed = asyncio.Event()
        self._stopping = asyncio.Event()
        self._listening: Counter[str] = Counter()
        tables.on_change(self.wake)

    def wake(self) -> None:
        """Wake all streams."""
        self._changed.set()
        self._changed = asyncio.Event()

    def stop(self) -> None:
        """End all streams."""
        self._stopping.set()
        self.wake()

    def enter(self, who: str) -> bool:
        """Count a listening page; return False if there are too many."""
        if self._listening.total() >= MOST or self._listening[who] >= MOST_OF_ONE:
            return False
        self._listening[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Count one page less."""
        self._listening[who] -= 1
        self._listening += Counter()  # drops zero counts

    async def next(self, table_id: str, seat: Seat | None, known: str) -> str | None:
        """Wait until a table's mark for a viewer is not `known`, and return it; '' after a silence, None at the end."""
        silent_since = asyncio.get_running_loop().time()
        while not self._stopping.is_set():
            changed = self._changed
            with suppress(StoreError, Stale):
                found = await self.mark(table_id, seat)
                if found is None or found != known:
                    return found
            wait = ALIVE_SECONDS if self._tables.store.exclusive else OTHERS_SECONDS
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), wait)
            if asyncio.get_running_loop().time() - silent_since >= ALIVE_SECONDS:
                return ""
        return None

    async def mark(self, table_id: str, seat: Seat | None) -> str | None:
        """Return a table's mark for a viewer: its number and status as they may know them; None for no table."""
        try:
            table = await self._tables.get(table_id)
        except NoSuchTable:
            return None
        return f"{table.known(seat)} {table.status}"


_FILES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
_TABLE = re.compile(r"[a-z0-9]{1,12}")
_PAGE = re.compile(r"[a-z0-9_-]{0,40}")
_LARGEST = 16 * 1024
_WORDS = (
    *("activity-declined", "activity-failed", "activity-none"),
    *("all", "as-text", "back", "board", "done", "failed", "gone", "lost", "news", "none", "not-signed-in", "pages"),
    *("sign-out", "tables", "together", "watching", "wrong-link", "zoom-in", "zoom-out", "zoom-reset"),
)
"""The sentences of the page, `web-…`."""
_log = logging.getLogger(__name__)
_log.addFilter(lambda record: not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError)))
"""Requests that are not HTTP are not logged: anybody could fill the log with them."""
T = TypeVar("T")


class Key(Struct, forbid_unknown_fields=True):
    """The key of a link."""

    key: str


class Nothing(Struct, forbid_unknown_fields=True):
    """A request without content."""


class WebServer:
    """The web server of the page."""

    def __init__(
        self,
        responder: Responder,
        viewers: Viewers,
        url: str,
        proxies: Sequence[Network],
        activity: Activity | None = None,
    ) -> None:
        """Serve the page at a URL, and inside Discord if there is an `activity`."""
        self._tables: Tables = responder.tables
        self._viewers = viewers
        self._proxies = proxies
        self._url = url
        self._keys = self._tables.store.part(WebKeys)
        self._positions = Positions(self._tables, responder.picture_cache)
        self._trials = TrialPages(self._tables, responder.picture_cache)
        self._admission = responder.admission
        self._intake = Intake(self._tables, responder.admission)
        self._changes = Changes(self._tables)
        self._activity = activity
        self._guard = self._new_guard()
        self._files = _files()
        self._runner: web.AppRunner | None = None
        self._drawing: set[asyncio.Task[Picture]] = set()

    async def start(self, host: str, port: int) -> int:
        """Start to listen; return the port, which is a free one for 0. Raises OSError if it is in use."""
        app = web.Application(client_max_size=_LARGEST, middlewares=[_refusing, self._guarded])
        app.on_response_prepare.append(self._add_headers)
        app.add_routes(
            [
                *(web.get(path, self._file) for path in ("/", "/t/{table}", "/sign-in", "/static/{name}")),
                web.post("/api/sign-in", self._sign_in),
                web.post("/api/sign-out", self._sign_out),
                web.get("/api/me", self._me),
                web.get("/api/tables/{table}", self._position),
                web.get("/api/tables/{table}/picture", self._picture),
                web.get("/api/tables/{table}/events", self._events),
                web.post("/api/tables/{table}/do", self._do),
                web.post("/api/tables/{table}/try", self._try),
            ]
        )
        if self._activity is not None:
            begin, enter = (partial(one, self._activity) for one in (self._begin, self._enter))
            app.add_routes([web.get("/api/activity", begin), web.post("/api/activity/sign-in", enter)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2, logger=_log)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        listening = int(self._runner.addresses[0][1])
        if self._url.endswith(":0"):  # a free port, which is known only now
            self._url = f"{self._url[:-2]}:{listening}"
            self._guard = self._new_guard()
        return listening

    def _new_guard(self) -> Guard:
        return Guard(self._url, self._proxies, time.monotonic, self._activity.origin if self._activity else "")

    async def stop(self) -> None:
        """Stop listening."""
        self._changes.stop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def url(self) -> str:
        """The address of the page, without a slash at its end."""
        return self._url

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        return await self._guard.check(request, handler)

    async def _add_headers(self, _: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(self._guard.headers)
        response.headers.setdefault("Cache-Control", "no-store")

    # Files

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info.get("name", "board.html")
        if name not in self._files:
            raise web.HTTPNotFound
        content, kind = self._files[name]
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=content, content_type=kind, charset="utf-8", headers=headers)

    # Signing in

    async def _sign_in(self, request: web.Request) -> web.Response:
        key = (await _read(request, Key)).key
        found = await self._keys.sign_in(key, self._now()) if len(key) <= LONGEST else None
        if found is None:
            return refusal(403, "this link was used already, or is too old")
        session, visitor = found
        response = _json({"table": visitor.table})
        self._guard.keep(response, session)
        return response

    async def _sign_out(self, request: web.Request) -> web.Response:
        await _read(request, Nothing)
        await self._keys.sign_out(self._guard.key(request))
        response = _json({})
        self._guard.drop(response, inside=self._guard.inside(request))
        return response

    async def _begin(self, activity: Activity, request: web.Request) -> web.Response:
        # The session before may be another person's: Discord's client can change its account.
        if before := self._guard.key(request):
            await self._keys.sign_out(before)
        response = activity.begin(self._guard)
        self._guard.drop(response, inside=True)
        return response

    async def _enter(self, activity: Activity, request: web.Request) -> web.Response:
        given = await _read(request, ActivityCode)
        try:
            visitor = await activity.person(request, given)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            _log.warning("Discord does not say who is at the page: %s", type(error).__name__)
            return refusal(503, "Discord does not answer")
        if visitor is None:
            return refusal(403, "Discord does not say who this is")
        words = await self._words(request, visitor)
        response = _json(await activity.tables(visitor.user, given.channel, words))
        session = await self._keys.begin(visitor, self._now(), SESSION_SECONDS)
        self._guard.keep(response, session, SESSION_SECONDS, inside=True)
        return response

    async def _visitor(self, request: web.Request) -> Visitor | None:
        key = self._guard.key(request)
        found = await self._keys.session(key, self._now()) if key else None
        if found is not None:
            self._guard.recognise(key)
        return found

    async def _me(self, request: web.Request) -> web.Response:
        visitor = await self._visitor(request)
        words = await self._words(request, visitor)
        tables = await self._viewers.tables(visitor.user, words) if visitor is not None else []
        return _json(
            {
                "name": "" if visitor is None else visitor.name,
                "locale": words.locale,
                "tables": tables,
                "words": {one: words(f"web-{one}") for one in _WORDS},
            }
        )

    async def _words(self, request: web.Request, visitor: Visitor | None) -> Words:
        if visitor is None:
            return Words(request.headers.get("Accept-Language", "")[:20].partition(",")[0].partition(";")[0])
        settings = await self._tables.notification_settings.of(visitor.user)
        return Words(settings.locale or visitor.locale)

    # Tables

    async def _viewer(self, request: web.Request) -> Viewer:
        table_id = request.match_info["table"]
        if not _TABLE.fullmatch(table_id):
            raise web.HTTPNotFound
        visitor = await self._visitor(request)
        words = await self._words(request, visitor)
        found = await self._viewers.find(table_id, visitor, words)
        # The same answer for an unknown table and a hidden one, so that its existence stays secret.
        if found is None:
            raise web.HTTPNotFound
        return found

    async def _position(self, request: web.Request) -> web.Response:
        viewer = await self._viewer(request)
        trial = await self._trial(request, viewer)
        if trial is not None:
            return _json(self._trials.position(trial, viewer.words, _page(request), _links(request)))
        return await self._answer(viewer, _page(request), Taken(chosen=_links(request)))

    async def _answer(self, viewer: Viewer, page: str, taken: Taken) -> web.Response:
        made = await self._positions.of(
            viewer.table, viewer.seat, viewer.words, viewer.names, page, chosen=taken.chosen, note=taken.note
        )
        tries = viewer.seat is not None and viewer.table.status == RUNNING and self._trials.trials is not None
        return _json(
            structs.replace(made, moves=taken.moves, try_out=viewer.words("table-button-try") if tries else "")
        )

    async def _picture(self, request: web.Request) -> web.Response:
        viewer = await self._viewer(request)
        trial, page = await self._trial(request, viewer), _page(request)
        if trial is not None:
            drawn = await self._trials.draw(trial, viewer.words, page)
        else:
            number = request.query.get("number", "")
            drawn = await self._positions.draw(viewer.table, viewer.seat, viewer.words, viewer.names, page, number)
        headers = {
            "Cache-Control": "private, max-age=600",
            "Picture-Size": f"{drawn.width} {drawn.height}",
            "Picture-Alt": quote(drawn.alt),
        }
        return web.Response(body=drawn.data, content_type="image/png", headers=headers)

    async def _do(self, request: web.Request) -> web.Response:
        done = await _read(request, Done)
        viewer = await self._viewer(request)
        if viewer.visitor is None or viewer.seat is None:
            return refusal(403, "only who plays at this table moves there")
        user, words = viewer.visitor.user, viewer.words
        try:
            taken = await self._intake.take(user, viewer.table.id, done, words)
        except TableError as error:
            taken = Taken(error_text.explained(error, words) or "")
        after, page = await self._viewer(request), _page(request)
        self._draw_ahead(after, page)
        return await self._answer(after, page, taken)

    def _draw_ahead(self, viewer: Viewer, page: str) -> None:
        """Begin to draw the picture that the page asks for as soon as it has the position."""
        # It shares the drawing; whatever fails here fails there, too, and is answered there.
        drawing = asyncio.create_task(
            self._positions.draw(viewer.table, viewer.seat, viewer.words, viewer.names, page), name="web picture"
        )
        self._drawing.add(drawing)
        drawing.add_done_callback(self._drawn)

    def _drawn(self, drawing: asyncio.Task[Picture]) -> None:
        self._drawing.discard(drawing)
        if not drawing.cancelled():
            drawing.exception()

    async def _trial(self, request: web.Request, viewer: Viewer) -> Trial | None:
        """Return the trial that a request is about; None if it is about the table."""
        if "trial" not in request.query or viewer.visitor is None or viewer.seat is None:
            return None
        return await self._trials.find(viewer.table, viewer.visitor.user)

    async def _try(self, request: web.Request) -> web.Response:
        tried = await _read(request, Tried)
        viewer, trials = await self._viewer(request), self._trials.trials
        if viewer.visitor is None or viewer.seat is None or trials is None:
            return refusal(403, "only who plays at this table tries moves there")
        user, words, page = viewer.visitor.user, viewer.words, _page(request)
        if self._admission.closing:
            raise Closing
        self._admission.limit(user, viewer.table.id)
        try:
            # A task of its own: a lost connection ends nothing in the middle.
            doing = asyncio.create_task(self._trials.do(trials, viewer.table, user, tried, words), name="web trial")
            trial, note, chosen = await asyncio.shield(doing)
        except TableError as error:
            trial, chosen = await self._trials.find(viewer.table, user), ()
            note = error_text.explained(error, words) or ""
        if trial is not None:
            return _json(self._trials.position(trial, words, page, chosen, note))
        return await self._answer(await self._viewer(request), page, Taken(note, chosen))

    async def _events(self, request: web.Request) -> web.StreamResponse:
        viewer = await self._viewer(request)
        who = str(viewer.visitor.user) if viewer.visitor else self._guard.address(request)
        if not self._changes.enter(who):
            return refusal(429, "too many pages are open", {"Retry-After": "30"})
        try:
            return await self._stream(request, viewer)
        finally:
            self._changes.leave(who)

    async def _stream(self, request: web.Request, viewer: Viewer) -> web.StreamResponse:
        """Send the table's mark, now and whenever it changes, while the viewer may see the table."""
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"})
        await response.prepare(request)
        known = ""
        try:
            while (found := await self._changes.next(viewer.table.id, viewer.seat, known)) is not None:
                try:
                    now = await self._viewer(request)
                except web.HTTPNotFound:
                    break
                if now.seat != viewer.seat:
                    break
                known = found or known
                await response.write(f"data: {known}\n\n".encode() if found else b": \n\n")
        except ConnectionError:
            pass
        return response

    def _now(self) -> int:
        return self._tables.repository.clock()


@web.middleware
async def _refusing(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer every error, in the same form."""
    try:
        return await handler(request)
    except web.HTTPException as error:
        return refusal(error.status, error.reason.lower())
    except (NoSuchTable, TableError):
        return refusal(404, "not found")
    except TooFast as error:
        return refusal(429, "too many requests; try again later", {"Retry-After": str(error.seconds)})
    except (StoreError, Closing):
        return refusal(503, "try again later", {"Retry-After": "2"})


def _files() -> dict[str, tuple[bytes, str]]:
    """Return the page's files by name, each with its type."""
    static = resources.files("bot.web") / "static"
    found = {one.name: one for one in static.iterdir()}
    return {
        name: (one.read_bytes(), _FILES[name[name.rfind(".") :]])
        for name, one in found.items()
        if name[name.rfind(".") :] in _FILES
    }


async def _read(request: web.Request, kind: type[T]) -> T:
    """Return the body of a request. Raises HTTPBadRequest for one that is not allowed."""
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise web.HTTPBadRequest from error


def _page(request: web.Request) -> str:
    page = request.query.get("page", "")
    if not _PAGE.fullmatch(page):
        raise web.HTTPBadRequest
    return page


def _links(request: web.Request) -> Chosen:
    return tuple(request.query.getall("link", []))


def _json(found: Any) -> web.Response:
    return web.Response(body=msgspec.json.encode(found), content_type="application/json")
