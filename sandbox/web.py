"""The sandbox's web page: its files, its WebSocket, and the actions of a person on it.

    WebPage(rig).add_routes(sandbox.app)  # before sandbox.start()

Requests on the socket are ``{id, do, …}`` and are answered ``{re: id, result}`` or ``{re: id, error}``, with the error
as a sentence; events are ``{event, …}``. The page is for the person at this machine and has no password, so it answers
only under an address that a foreign site cannot use (see ``_own_address``).
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import logging
from collections.abc import Awaitable, Callable
from importlib import resources
from typing import Any

from aiohttp import WSMsgType, web
from yarl import URL

from sandbox import web_view
from sandbox.checks import commands
from sandbox.checks.api_errors import ApiError, Json
from sandbox.checks.components import (
    CHANNEL_SELECT,
    FILE_UPLOAD,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    SELECTS,
    USER_SELECT,
    walk,
)
from sandbox.checks.validate import Upload
from sandbox.clock import MovedClock, is_zone
from sandbox.driver import CannotRun, Pending, Person, Rig
from sandbox.model.entities import Channel, Interaction, Message, Role, StateChange, User
from sandbox.rendered import Modal
from sandbox.web_view import Reads

log = logging.getLogger(__name__)

TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://{host}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# Uploaded files share the page's origin, so none of them may be interpreted as a page or a script.
FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
NAME_LENGTH = 32

Action = Callable[["WebVisit", Json], Awaitable[Any]]


class WebPage:
    """The web page of a rig. ``reads`` outlives the visits, so that marks of unread messages survive a reload.

    With a clock, the page can set it ahead.
    """

    def __init__(self, rig: Rig, clock: MovedClock | None = None) -> None:
        self.rig = rig
        self.clock = clock
        self.reads: Reads = {}
        self.zones: dict[int, str] = {}
        """The time zones of people's devices by user id, where they differ from this machine's."""
        self.visits: set[WebVisit] = set()
        static = resources.files("sandbox") / "static"
        self._files = {
            one.name: (one.read_bytes(), TYPES[suffix])
            for one in static.iterdir()
            if (suffix := one.name[one.name.rfind(".") :]) in TYPES
        }
        rig.world.subscribe(self._follow)

    def add_routes(self, app: web.Application) -> None:
        """Serve the page at ``/``, its files at ``/static/`` and its socket at ``/live``."""
        app.router.add_get("/", self._index)
        app.router.add_get("/static/{name}", self._static)
        app.router.add_get("/live", self._live)
        app.on_shutdown.append(self._close)
        app.on_response_prepare.append(_guard_files)

    async def _index(self, request: web.Request) -> web.Response:
        return self._file(request, "index.html")

    async def _static(self, request: web.Request) -> web.Response:
        return self._file(request, request.match_info["name"])

    def _file(self, request: web.Request, name: str) -> web.Response:
        _own_address(request)
        if name not in self._files:
            raise web.HTTPNotFound(text="There is no such file.")
        content, kind = self._files[name]
        headers = {
            "Cache-Control": "no-cache",
            "Content-Security-Policy": POLICY.format(host=request.host),
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
        }
        return web.Response(body=content, content_type=kind, charset="utf-8", headers=headers)

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        _own_address(request)
        _own_page(request)
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=2 * self.rig.world.upload_limit)
        await socket.prepare(request)
        visit = WebVisit(self, self._who(request.query.get("you", "")), socket)
        self.visits.add(visit)
        try:
            await visit.serve()
        finally:
            self.visits.discard(visit)
        return socket

    def _who(self, username: str) -> Person:
        people = self.rig.people or [self.rig.person("Ann")]
        return next((one for one in people if one.user.username == username), people[0])

    def _follow(self, change: StateChange) -> None:
        for visit in self.visits:
            visit.hear(change)

    def redraw(self) -> None:
        """Send every open page the current people, places and marks."""
        for visit in self.visits:
            visit.redraw()

    async def _close(self, app: web.Application) -> None:
        for visit in list(self.visits):
            await visit.socket.close()


def _own_address(request: web.Request) -> None:
    """Refuse a request under a foreign name: a site that resolves its own name to this machine (DNS rebinding).

    A Host header with a plain address or ``localhost`` cannot come from such a site.
    """
    host = URL(f"http://{request.host}").host or ""
    if host == "localhost":
        return
    try:
        ipaddress.ip_address(host)
    except ValueError:
        raise web.HTTPForbidden(text="Open this page by its address, for example http://127.0.0.1.") from None


def _own_page(request: web.Request) -> None:
    """Refuse a socket opened by another site: browsers name the requesting page in ``Origin``."""
    if request.headers.get("Origin") != f"http://{request.host}":
        raise web.HTTPForbidden(text="Only the sandbox's own page may connect here.")


async def _guard_files(request: web.Request, response: web.StreamResponse) -> None:
    if request.path.startswith("/cdn/"):
        response.headers["Content-Security-Policy"] = FILE_POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"


class WebVisit:
    """One open page: its person, its outgoing events, and its requests."""

    def __init__(self, page: WebPage, person: Person, socket: web.WebSocketResponse) -> None:
        self.page = page
        self.rig = page.rig
        self.person = person
        self.socket = socket
        self._out: asyncio.Queue[Json | None] = asyncio.Queue()
        self._redraw_due = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Serve the page until it is closed."""
        self._out.put_nowait({**self._places(), "fresh": True})
        self._start(self._send())
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    self._start(self._answer(frame.data))
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _places(self) -> Json:
        ahead = None if self.page.clock is None else self.page.clock.ahead
        return web_view.places(self.rig, self.person, self.page.reads, self.page.zones, ahead)

    def _start(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self) -> None:
        while not self.socket.closed:
            frame = await self._out.get()
            if frame is None:
                self._redraw_due = False
                frame = self._places()
            try:
                await self.socket.send_str(json.dumps(frame))
            except ConnectionError:
                return

    # --- what happens in the world ---

    def redraw(self) -> None:
        """Send the places again, once for all changes of this moment."""
        if not self._redraw_due:
            self._redraw_due = True
            self._out.put_nowait(None)

    def hear(self, change: StateChange) -> None:
        """Forward a change if this person may see it."""
        if isinstance(change.subject, Interaction) or change.event == "TYPING_START":
            return
        message = change.subject
        if isinstance(message, Message) and change.channel and self._may_see(message, change.channel):
            if message.deleted:
                self._out.put_nowait({"event": "message_gone", "id": str(message.id)})
            else:
                self._out.put_nowait({"event": "message", "message": web_view.message(self.rig.world, message)})
        self.redraw()

    def _may_see(self, message: Message, channel: Channel) -> bool:
        return message.only in (None, self.person.id) and web_view.can_see(self.rig.world, self.person.user, channel)

    # --- what the person asks for ---

    async def _answer(self, text: str) -> None:
        number = None
        try:
            request = json.loads(text)
            number = request["id"]
            result = await ACTIONS[request["do"]](self, request)
            self._out.put_nowait({"re": number, "result": result})
        except (CannotRun, ApiError) as refusal:
            self._out.put_nowait({"re": number, "error": getattr(refusal, "message", str(refusal))})
        except (KeyError, TypeError, ValueError) as error:
            self._out.put_nowait({"re": number, "error": f"the sandbox did not understand the page ({error!r})"})
        except Exception:
            log.exception("the page's request %s failed", text[:200])
            self._out.put_nowait({"re": number, "error": "the sandbox failed; its log says why"})

    def channel(self, request: Json) -> Channel:
        """Return the channel that a request names. Raises ``ApiError`` if this person cannot see it."""
        channel = self.rig.world.channel(int(request["channel"]))
        if not web_view.can_see(self.rig.world, self.person.user, channel):
            raise CannotRun("you cannot see this channel")
        return channel

    def message(self, request: Json) -> Message:
        """Return the message that a request names, if this person can see it."""
        message = self.channel(request).messages.get(int(request["message"]))
        if message is None or message.only not in (None, self.person.id):
            raise CannotRun("the message is gone")
        return message

    def resolved(self, kind: int, value: Any) -> User | Channel | Role | Any:
        """Return an option's value, with ids of users, channels and roles replaced by the objects."""
        world = self.rig.world
        roles = {role.id: role for guild in world.guilds.values() for role in guild.roles.values()}
        sources: dict[int, list[dict[int, Any]]] = {
            6: [world.users], 7: [world.channels], 8: [roles], 9: [world.users, roles],
        }  # fmt: skip
        known = (source[int(value)] for source in sources.get(kind, []) if int(value) in source)
        return next(known, value)

    def chosen(self, select: int, values: list[str]) -> list[Any]:
        """Return what was chosen from a menu of this type, with ids replaced by the objects."""
        kinds = {USER_SELECT: 6, ROLE_SELECT: 8, MENTIONABLE_SELECT: 9, CHANNEL_SELECT: 7}
        return [self.resolved(kinds.get(select, 0), value) for value in values]

    def answer(self, field: int, value: Any) -> Any:
        """Return the answer of the page to a field of this type as the driver takes it."""
        if field == FILE_UPLOAD:
            return [Upload(str(one["name"]), base64.b64decode(one["content"])) for one in value]
        return self.chosen(field, value) if field in SELECTS else value


# --- the actions, by name ---


async def _open(visit: WebVisit, request: Json) -> Json:
    before = int(request["before"]) if request.get("before") else None
    return web_view.conversation(visit.rig, visit.person, visit.channel(request), before)


async def _read(visit: WebVisit, request: Json) -> None:
    channel = visit.channel(request)
    visit.page.reads[visit.person.id, channel.id] = max(channel.messages, default=0)
    visit.page.redraw()


async def _say(visit: WebVisit, request: Json) -> None:
    visit.person.say(visit.channel(request), str(request["text"]))


async def _direct(visit: WebVisit, request: Json) -> Json:
    other = visit.rig.world.user(int(request["user"]))
    return {"id": str(visit.rig.world.dm(visit.person.user, other).id)}


async def _commands(visit: WebVisit, request: Json) -> list[Json]:
    return web_view.offered(visit.rig.world, visit.person.user, visit.channel(request))


async def _slash(visit: WebVisit, request: Json) -> Json:
    channel, path = visit.channel(request), str(request["path"])
    kinds = _option_kinds(visit, channel, path)
    options = {name: visit.resolved(kinds.get(name, 0), value) for name, value in request["options"].items()}
    return await _outcome(visit.person.slash(channel, path, options))


def _option_kinds(visit: WebVisit, channel: Channel, path: str) -> dict[str, int]:
    level: Json = {"options": web_view.offered(visit.rig.world, visit.person.user, channel)}
    for word in path.split():
        level = next((one for one in level.get("options") or [] if one["name"] == word), {})
    return {option["name"]: option["type"] for option in level.get("options") or []}


async def _complete(visit: WebVisit, request: Json) -> list[Json]:
    channel = visit.channel(request)
    option, text, others = str(request["option"]), str(request["text"]), request["others"]
    return await visit.person.complete(channel, str(request["path"]), option, text, others)


async def _press(visit: WebVisit, request: Json) -> Json:
    return await _outcome(visit.person.press(visit.message(request), str(request["custom_id"])))


async def _select(visit: WebVisit, request: Json) -> Json:
    message, custom_id = visit.message(request), str(request["custom_id"])
    values = visit.chosen(_component_type(message.components, custom_id), request["values"])
    return await _outcome(visit.person.select(message, custom_id, values))


def _component_type(components: list[Json], custom_id: str) -> int:
    return next((int(one["type"]) for one in walk(components) if one.get("custom_id") == custom_id), 0)


async def _submit(visit: WebVisit, request: Json) -> Json:
    number = int(request["modal"])
    for one in visit.rig.sandbox.interactions.by_token.values():
        if one.id == number and one.user is visit.person.user and one.modal:
            form, given = Modal(one), request["values"]
            fields = {field.custom_id: field.kind for field in form.fields if field.custom_id in given}
            answers = {name: visit.answer(kind, given[name]) for name, kind in fields.items()}
            return await _outcome(visit.person.submit(form, answers))
    raise CannotRun("the form is no longer known; open it again")


async def _outcome(pending: Pending) -> Json:
    """Return what the page does not learn from messages: a modal to open, or that no response came."""
    await pending.acknowledged()
    one = pending.interaction
    modal = {"id": str(one.id), **one.modal} if one.modal else None
    return {"failed": one.failed is not None, "modal": modal}


async def _menus(visit: WebVisit, request: Json) -> list[Json]:
    kind = commands.MESSAGE_MENU if "message" in request else commands.USER_MENU
    return web_view.offered(visit.rig.world, visit.person.user, visit.channel(request), kind)


async def _menu(visit: WebVisit, request: Json) -> Json:
    name, channel = str(request["name"]), visit.channel(request)
    if name not in [command["name"] for command in await _menus(visit, request)]:
        raise CannotRun(f"there is no menu command {name!r} here")
    if "message" in request:
        return await _outcome(visit.person.menu(visit.message(request), name))
    person = Person(visit.rig, visit.rig.world.user(int(request["user"])))
    return await _outcome(visit.person.menu(person, name, channel))


async def _dismiss(visit: WebVisit, request: Json) -> None:
    message = visit.message(request)
    if not message.ephemeral:
        raise CannotRun("only messages that you alone can see can be dismissed")
    visit.rig.world.delete_message(message)


def _someone(visit: WebVisit, request: Json) -> Person:
    found = next((one for one in visit.rig.people if one.id == int(request["user"])), None)
    if found is None:
        raise CannotRun("there is nobody of that id")
    return found


async def _add_person(visit: WebVisit, request: Json) -> Json:
    name = " ".join(str(request["name"]).split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise CannotRun(f"a name has 1 to {NAME_LENGTH} characters")
    if any(one.name.casefold() == name.casefold() for one in visit.rig.people):
        raise CannotRun(f"there is somebody called {name} already")
    person = visit.rig.person(name, locale=visit.person.user.locale)
    visit.page.redraw()
    return web_view.user(person.user)


async def _locale(visit: WebVisit, request: Json) -> None:
    if request["locale"] not in web_view.LOCALES:
        raise CannotRun(f"Discord has no language {request['locale']}")
    _someone(visit, request).user.locale = request["locale"]
    visit.page.redraw()


async def _dms_open(visit: WebVisit, request: Json) -> None:
    _someone(visit, request).user.dms_open = bool(request["open"])
    visit.page.redraw()


async def _zone(visit: WebVisit, request: Json) -> None:
    zone = str(request["zone"])
    if zone and not is_zone(zone):
        raise CannotRun(f"there is no time zone {zone}")
    visit.page.zones[_someone(visit, request).id] = zone
    visit.page.redraw()


async def _clock(visit: WebVisit, request: Json) -> None:
    if visit.page.clock is None:
        raise CannotRun("this sandbox goes by the machine's clock")
    try:
        visit.page.clock.move(int(request["seconds"]))
    except ValueError as error:
        raise CannotRun(str(error)) from error
    visit.page.redraw()


ACTIONS: dict[str, Action] = {
    "open": _open,
    "read": _read,
    "send": _say,
    "dm": _direct,
    "commands": _commands,
    "slash": _slash,
    "complete": _complete,
    "press": _press,
    "select": _select,
    "submit": _submit,
    "menus": _menus,
    "menu": _menu,
    "dismiss": _dismiss,
    "add_person": _add_person,
    "locale": _locale,
    "dms_open": _dms_open,
    "zone": _zone,
    "clock": _clock,
}
