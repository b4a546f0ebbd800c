"""One REST request as the handler of a route sees it, and the parsing of its body."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.checks.api_errors import Json, refuse
from sandbox.checks.forms import identifier
from sandbox.checks.validate import Upload
from sandbox.interactions import Interactions
from sandbox.messages import Uploads
from sandbox.model.entities import Application, Channel, User
from sandbox.model.world import World

_FILE_PART = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Reply:
    """A status and a JSON body, or no body for 204."""

    status: int = 204
    body: Any = None


@dataclass(slots=True)
class Call:
    """A request that has passed the gate. ``arrived`` is the event loop's time of its arrival.

    ``person`` is whose access token it has, where it has one instead of a bot's token.
    """

    world: World
    interactions: Interactions
    path: Mapping[str, str]
    query: Mapping[str, str]
    arrived: float
    gateway_url: str = ""
    caller: Application | None = None
    body: Any = None
    uploads: Uploads = field(default_factory=dict)
    person: User | None = None

    @property
    def app(self) -> Application:
        """Return the application whose token the request carries."""
        assert self.caller is not None, "the route was declared without a token"
        return self.caller

    @property
    def bot(self) -> User:
        """Return the bot user that sent the request."""
        return self.app.bot

    @property
    def form(self) -> Json:
        """Return the body as an object, empty if there was none. Raises 50035 for anything else."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise refuse(50035, {"_errors": [{"code": "DICT_TYPE_CONVERT", "message": "Expected an object."}]})
        return self.body

    def id(self, name: str) -> int:
        """Return an id from the path."""
        return identifier(self.path[name], name)

    def channel(self) -> Channel:
        """Return the channel in the path, or raise 10003."""
        return self.world.channel(self.id("channel"))

    def number(self, name: str, default: int = 0) -> int:
        """Return a number from the query. Raises 50035 for anything else."""
        return identifier(self.query.get(name, default), name)

    def flag(self, name: str) -> bool:
        """Return a boolean query parameter."""
        return self.query.get(name, "").lower() in ("1", "true")


Handler = Callable[[Call], Reply]


@dataclass(frozen=True, slots=True)
class Route:
    """A method and path template, its handler, and whether it requires a bot token; `bearer`: or a person's."""

    method: str
    template: str
    handler: Handler
    token: bool = True
    interaction: bool = False
    bearer: bool = False


async def read_body(request: web.Request, limit: int) -> tuple[Any, Uploads]:
    """Return the JSON body, and the uploaded files by their number.

    Raises 50109 for invalid JSON, 40005 if the files together exceed ``limit`` bytes.
    """
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request, limit)
    if request.content_type == "application/x-www-form-urlencoded":
        return dict(await request.post()), {}
    text = await request.read()
    return (_parse(text) if text else None), {}


async def _read_multipart(request: web.Request, limit: int) -> tuple[Any, Uploads]:
    body: Any = None
    uploads: Uploads = {}
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read())
        if part.name == "payload_json":
            body = _parse(content)
        elif found := _FILE_PART.fullmatch(part.name or ""):
            total += len(content)
            uploads[int(found[1])] = Upload(part.filename or "unknown.txt", content)
    if total > limit:
        raise refuse(40005)
    return body, uploads


def _parse(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise refuse(50109) from None
