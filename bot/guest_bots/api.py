"""The HTTP API for bots that play from outside: a stream of questions, the next links, and moves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
from aiohttp import web
from msgspec import Struct

from bot.discord.interactions.admission import RateLimit, TooFast, network
from bot.guest_bots.service import GuestBotRow, GuestBots, Question
from bot.store import StoreError
from games.kernel import Action, Choice, InputError, check
from games.kernel.ai.guests import view_schema
from games.kernel.registry import TITLES, title

PING_SECONDS = 15.0
MOST_LINKS = 200
STRANGERS, BOTS = 60, 600
"""Requests within ten seconds: of an address without a valid token, and of a bot."""
_BEARER = "Bearer "
T = TypeVar("T")
Answer = Callable[[web.Request, GuestBotRow], Awaitable[web.StreamResponse]]


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole action: its links separated by spaces, for example `attack F0 F1`. `number` is that of its question."""

    action: str
    number: int | None = None


class Links(Struct, frozen=True, forbid_unknown_fields=True):
    """The links chosen so far."""

    chosen: list[str]


class Offered(Struct, frozen=True):
    """The possible next links: none after a whole action."""

    choices: list[Choice]


class Refused(Struct, frozen=True, omit_defaults=True):
    """Why a request is refused: in words, or by the id of the rule, then with the offered links."""

    error: str
    offered: list[Choice] = []


class BotApi:
    """Answers the programs of guest bots."""

    def __init__(self, bots: GuestBots, ping_seconds: float = PING_SECONDS) -> None:
        self._bots = bots
        self._ping_seconds = ping_seconds
        self._strangers = RateLimit(STRANGERS)
        self._known = RateLimit(BOTS)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes below `/api/bot`."""
        return [
            web.get("/api/bot/stream", self._authorized(self._stream)),
            web.post("/api/bot/games/{table}/move", self._authorized(self._move)),
            web.post("/api/bot/games/{table}/choices", self._authorized(self._choices)),
            web.get("/api/bot/schema/{title}", self._schema),
        ]

    def _authorized(self, answer: Answer) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def answered(request: web.Request) -> web.StreamResponse:
            try:
                bot = await self._bot_of(request)
                if bot is None:
                    return _said(401, Refused("a valid token is needed: Authorization: Bearer …"))
                self._known.admit(bot.id)
                return await answer(request, bot)
            except TooFast as error:
                wait = {"Retry-After": str(error.seconds)}
                return _said(429, Refused("too many requests; try again later"), wait)
            except StoreError:
                return _said(503, Refused("the database does not answer; try again later"))

        return answered

    async def _bot_of(self, request: web.Request) -> GuestBotRow | None:
        given = request.headers.get("Authorization", "")
        token = given.removeprefix(_BEARER) if given.startswith(_BEARER) else ""
        bot = await self._bots.of_token(token) if token else None
        if bot is None:
            self._strangers.admit(network(request.remote or ""))
        return bot

    async def _stream(self, request: web.Request, bot: GuestBotRow) -> web.StreamResponse:
        stream = self._bots.connect(bot.id)
        response = web.StreamResponse(headers={"Content-Type": "application/x-ndjson", "Cache-Control": "no-store"})
        try:
            await response.prepare(request)
            while (event := await stream.next(self._ping_seconds)) is not None:
                await response.write(msgspec.json.encode(event) + b"\n")
        except ConnectionError:
            pass  # the program has disconnected; its next stream begins with the decisions it owes
        finally:
            self._bots.leave(bot.id, stream)
        return response

    async def _move(self, request: web.Request, bot: GuestBotRow) -> web.StreamResponse:
        wanted = await _body(request, Move)
        question = self._bots.question(bot.id, request.match_info["table"])
        if isinstance(wanted, str):
            return _said(400, Refused(wanted))
        stale = question is not None and wanted.number not in (None, question.event.number)
        if question is None or stale or question.answer.done():
            return _said(409, Refused("this table does not wait for this bot"))
        action = Action.of(wanted.action.split(" "))
        try:
            check(question.game.title, question.game.state, question.event.seat, action)
        except InputError as error:
            return _refused(error, question)
        question.answer.set_result(action)
        return _said(200, Offered([]))

    async def _choices(self, request: web.Request, bot: GuestBotRow) -> web.StreamResponse:
        wanted = await _body(request, Links)
        question = self._bots.question(bot.id, request.match_info["table"])
        if isinstance(wanted, str):
            return _said(400, Refused(wanted))
        if question is None:
            return _said(409, Refused("this table does not wait for this bot"))
        try:
            found = question.game.choices(question.event.seat, tuple(wanted.chosen[:MOST_LINKS]))
        except InputError as error:
            return _refused(error, question)
        return _said(200, Offered(found))

    async def _schema(self, request: web.Request) -> web.StreamResponse:
        try:
            self._strangers.admit(network(request.remote or ""))
        except TooFast as error:
            return _said(429, Refused("too many requests; try again later"), {"Retry-After": str(error.seconds)})
        wanted = request.match_info["title"]
        if wanted not in TITLES:
            return _said(404, Refused(f"there is no such title; there are {', '.join(TITLES)}"))
        return web.Response(body=schema_of(wanted), content_type="application/schema+json")


@cache
def schema_of(title_id: str) -> bytes:
    """Return the JSON schema of a title's views."""
    return msgspec.json.encode(view_schema(title(title_id)))


def _refused(error: InputError, question: Question) -> web.Response:
    return _said(400, Refused(error.reason.id, list(error.legal)))


async def _body(request: web.Request, kind: type[T]) -> T | str:
    """Return the content of a request, or what is wrong with it."""
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return f"the body is not as documented: {error}"


def _said(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    beside = {"X-Content-Type-Options": "nosniff", "Cache-Control": "no-store", **(headers or {})}
    return web.Response(status=status, body=msgspec.json.encode(body), content_type="application/json", headers=beside)
