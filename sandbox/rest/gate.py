"""The processing of every REST request: token, faults, rate limits, handler, and response format."""

from __future__ import annotations

import asyncio
import json
import logging
import traceback
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from sandbox.checks.api_errors import ApiError, unauthorized
from sandbox.interactions import Interactions
from sandbox.model.entities import Application, User
from sandbox.model.world import World
from sandbox.network_faults import Fault, Faults, Trouble
from sandbox.ratelimit import RateLimits, limited
from sandbox.rest.call import Call, Reply, Route, read_body

log = logging.getLogger(__name__)
API = "/api/v10"
_NOTHING = "0"
"""An id that no object has; a request for it is a bug of the bot, reported at the end of the test."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request in the record: its path, its response, and its duration in seconds."""

    method: str
    path: str
    template: str
    status: int
    code: int
    text: str
    seconds: float


@dataclass(slots=True)
class Gate:
    """Processes all requests. ``refused`` are 4xx responses, ``unhandled`` unknown paths, ``errors`` internal bugs."""

    world: World
    interactions: Interactions
    limits: RateLimits
    faults: Faults
    gateway_url: str = ""
    record: deque[Request] = field(default_factory=lambda: deque(maxlen=10_000))
    refused: list[Request] = field(default_factory=list)
    unhandled: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    async def serve(self, request: web.Request, route: Route) -> web.StreamResponse:
        """Answer a request to a known route."""
        started = asyncio.get_running_loop().time()
        fault = self.faults.take(route.method, route.template)
        if fault and not fault.after:
            if fault.trouble is not Trouble.DELAY:
                # If the body is not read, aiohttp closes the client's connection.
                await request.read()
                return self._strike(request, route, fault, started)
            await asyncio.sleep(fault.seconds)
        status, text, headers = await self._answer(request, route)
        if fault and fault.after:
            if fault.trouble is Trouble.CUT:
                return await self._cut(request, status, text, headers)
            if fault.trouble is not Trouble.DELAY:
                return self._strike(request, route, fault, started)
            await asyncio.sleep(fault.seconds)
        self._note(request, route, status, text, started)
        return _response(status, text, headers)

    async def _answer(self, request: web.Request, route: Route) -> tuple[int, bytes, dict[str, str]]:
        arrived = asyncio.get_running_loop().time()
        headers: dict[str, str] = {}
        try:
            body, uploads = await read_body(request, self.world.upload_limit)
            caller, person = self._caller(request, route)
            if not route.interaction:
                info = request.match_info
                major = info.get("channel") or info.get("guild") or info.get("token") or ""
                bot = str(caller.id) if caller else ""
                verdict = self.limits.take(route.method, route.template, major, bot, exempt=not bot)
                headers = verdict.headers
                if verdict.refusal:
                    return 429, _encode(verdict.refusal), headers
            call = Call(
                self.world, self.interactions, request.match_info, request.query, arrived,
                self.gateway_url, caller, body, uploads, person,
            )  # fmt: skip
            reply = route.handler(call)
        except ApiError as error:
            reply = Reply(error.status, error.body())
        except ConnectionResetError:  # the client died while sending; nobody receives the response
            reply = Reply(400, {"message": "400: Bad Request", "code": 0})
        except Exception:
            log.exception("The sandbox failed at %s %s", route.method, request.path)
            self.errors.append(traceback.format_exc())
            reply = Reply(500, {"message": "500: Internal Server Error", "code": 0})
        return reply.status, b"" if reply.body is None else _encode(reply.body), headers

    def _caller(self, request: web.Request, route: Route) -> tuple[Application | None, User | None]:
        """Return the application that sends a request, and the person for whom, if it has their access token."""
        if not route.token:
            return None, None
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind == "Bearer" and route.bearer:
            for one in self.world.applications.values():
                if token in one.access:
                    return one, one.access[token]
        application = self.world.application_by_token(token) if kind == "Bot" else None
        if application is None:
            raise unauthorized()
        return application, None

    def _strike(self, request: web.Request, route: Route, fault: Fault, started: float) -> web.StreamResponse:
        if fault.trouble is Trouble.RESET:
            _abort(request)
            return web.Response()
        if fault.trouble is Trouble.LIMITED:
            verdict = limited(fault.seconds, everywhere=fault.everywhere)
            status, text, headers = 429, _encode(verdict.refusal), verdict.headers
        else:
            status, text, headers = fault.status, _encode({"message": fault.message, "code": fault.code}), {}
        self._note(request, route, status, text, started, forced=True)
        return _response(status, text, headers)

    async def _cut(self, request: web.Request, status: int, text: bytes, headers: dict[str, str]) -> web.StreamResponse:
        response = web.StreamResponse(status=status, headers={**headers, "Content-Type": "application/json"})
        response.content_length = max(len(text), 2)
        await response.prepare(request)
        await response.write(text[: len(text) // 2])
        _abort(request)
        return response

    def _note(
        self, request: web.Request, route: Route, status: int, text: bytes, started: float, *, forced: bool = False
    ) -> None:
        seconds = asyncio.get_running_loop().time() - started
        refused = status >= 400
        body = json.loads(text) if refused else {}
        words = text.decode() if refused else ""
        noted = Request(route.method, request.path, route.template, status, body.get("code", 0), words, seconds)
        self.record.append(noted)
        if _NOTHING in request.match_info.values():
            self.errors.append(f"about nothing: {route.method} {request.path}")
        if refused and not forced:
            self.refused.append(noted)
        self.world.poke()

    async def unknown(self, request: web.Request) -> web.StreamResponse:
        """Answer a request to a path that Discord does not have, and record it for the end of the test."""
        await request.read()
        self.unhandled.append(f"{request.method} {request.path}")
        return _response(404, _encode({"message": "404: Not Found", "code": 0}), {})


def _encode(body: object) -> bytes:
    return json.dumps(body, separators=(",", ":")).encode()


def _response(status: int, text: bytes, headers: dict[str, str]) -> web.Response:
    # Client libraries compare the content type for equality, so it must not have a charset.
    if text:
        headers = {**headers, "Content-Type": "application/json"}
    return web.Response(status=status, body=text or None, headers=headers)


def _abort(request: web.Request) -> None:
    transport = request.transport
    if isinstance(transport, asyncio.Transport):
        transport.abort()
