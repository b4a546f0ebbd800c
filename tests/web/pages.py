"""A host that serves the page of boards, and people who are signed in there."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
from msgspec import structs

from bot import app
from bot.app import Host
from bot.config import WebSettings
from bot.tables import Asker, Table, TableUser
from bot.web.commands import WebAddress
from bot.web.guard import Visitor, WebKeys
from sandbox.driver import Person, Rig
from tests.e2e.hosts import settings


@dataclass
class Guest:
    """A person with a simulated browser: their requests have its headers."""

    url: str
    http: aiohttp.ClientSession
    headers: dict[str, str] = field(default_factory=dict)

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        """Read something; the status and what was answered."""
        async with self.http.get(self.url + path, headers={**self.headers, **headers}) as answer:
            return answer.status, await read(answer)

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        """Send something as the page does."""
        own = {"Origin": self.url, **self.headers, **headers}
        async with self.http.post(self.url + path, json=body, headers=own) as answer:
            return answer.status, await read(answer)


async def read(answer: aiohttp.ClientResponse) -> Any:
    """Return the body: JSON, or bytes."""
    return await answer.json() if answer.content_type == "application/json" else await answer.read()


@contextlib.asynccontextmanager
async def serving(rig: Rig, folder: Path, **more: Any) -> AsyncIterator[Host]:
    """A host that serves the page on a free port."""
    made = settings(rig, folder)
    page = WebSettings(public_url="http://127.0.0.1:0", port=0, **more)
    async with app.running(structs.replace(made, web=page)) as host:
        await host.client.wait_until_ready()
        yield host


def address(host: Host) -> str:
    """Return the address of the page."""
    return host.tables.service(WebAddress).url


GUESTS = count(1)
"""Numbers of browsers: each has a separate address, as far as the host believes its proxy."""


@contextlib.asynccontextmanager
async def guest(host: Host) -> AsyncIterator[Guest]:
    """Return a person who is not signed in."""
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http:
        number = next(GUESTS)
        yield Guest(address(host), http, {"X-Forwarded-For": f"10.9.{number // 256}.{number % 256}"})


@contextlib.asynccontextmanager
async def signed_in(host: Host, person: Person, table: str = "") -> AsyncIterator[Guest]:
    """Return a person who has used a link."""
    async with guest(host) as one:
        status, _ = await one.post("/api/sign-in", {"key": await link(host, person, table)})
        assert status == 200
        yield one


async def link(host: Host, person: Person, table: str = "") -> str:
    """The key of a new link."""
    visitor = Visitor(person.id, table, person.name, "en-GB")
    return await host.tables.store.part(WebKeys).link(visitor, host.tables.repository.clock())


async def a_game(host: Host, rig: Rig, *people: Person, title: str = "foodfighters", private: bool = False) -> Table:
    """A running table of these people."""
    first, *others = (TableUser(person.id, person.name) for person in people)
    table = await host.tables.lobby.open(title, first, rig.tables.id, rig.guild.id, len(people))
    for other in others:
        await host.tables.lobby.join(table.id, other)
    if private:
        await host.tables.setup.set_audience(table.id, Asker(first.id), private=True)
    return (await host.tables.lobby.start(table.id, first.id)).table
