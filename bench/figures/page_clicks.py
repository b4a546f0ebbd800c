"""From a click on the page to the changed board, while people press at a steady rate in Discord.

The page's clients are plain HTTP clients without a browser: they sign in by the link that *Open board* gives, listen to
the table's events, click answers and fetch the changed picture, as the page does.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import Any

import aiohttp

from bench.clients import PlayingClients
from bench.figures import Figure, at_most, for_scale, missing, percentile
from bench.figures.standard_load import typical_encoding, where_time_goes
from bench.load.load import LoadPlan, load
from bench.load.load_report import Stopwatch
from bench.load.loaded_hosts import LoadedHosts, free_port
from renderers.titles import TITLES
from sandbox.checks.components import walk
from sandbox.driver import Rig

PEOPLE, TABLES, PRESSES_A_SECOND = 100, 40, 20
PRESSED = 0.8
"""The part of the load's actions that are presses: some find nothing to press."""
WARM_SECONDS, SECONDS = 60, 120
CLIENTS, PACE = 15, 5.0
"""People who play on the page against bots, and the seconds between two clicks of one of them."""
BARS = ((0.5, 250), (0.99, 1_000))
"""Milliseconds from a click to the changed board, by percentile."""
_LOOK_SECONDS = 5.0
"""Seconds after which a client asks for the position although it was told of no change."""
_SPREAD = (0.5, 1.5)


def rows() -> Iterator[Figure]:
    """Measure the clicks under the load."""
    people = PageClients()
    plan = LoadPlan(
        people=PEOPLE, tables=TABLES, pace=PRESSED * PEOPLE / PRESSES_A_SECOND, seconds=SECONDS, warm=WARM_SECONDS
    )
    encoding = typical_encoding()
    report = asyncio.run(load(plan, beside=people))
    yield for_scale("load average of the machine at the end", os.getloadavg()[0], "")
    yield for_scale("presses a second in Discord", report.presses / report.seconds, "/s")
    yield from where_time_goes(report, encoding)
    yield for_scale("moves by a click on the page", len(people.boards), "")
    yield from _parts("a click to the next choice of the same move", people.choices)
    yield from _parts("a click to the answer with the changed position", people.answers)
    if not people.boards:
        yield missing("a click to the changed board", "no move was made")
        return
    for part, bar in BARS:
        found = percentile(people.boards, part) * 1e3
        yield at_most(f"a click to the changed board, picture included, p{part * 100:.0f}", found, bar, "ms")
    yield at_most("clicks that were not answered", people.failed, 0, "")


def _parts(what: str, found: list[float]) -> Iterator[Figure]:
    for part, _ in BARS if found else ():
        yield for_scale(f"{what}, p{part * 100:.0f}", percentile(found, part) * 1e3, "ms")


class PageClients:
    """People who play on the page, each alone at a table against random bots; their times in seconds."""

    def __init__(self) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.settings: Mapping[str, str] = {"FOOD_COURT_WEB_PUBLIC_URL": self.url, "FOOD_COURT_WEB_PORT": str(port)}
        self.choices: list[float] = []
        self.answers: list[float] = []
        self.boards: list[float] = []
        self.failed = 0

    async def opened(self, rig: Rig, hosts: LoadedHosts, stack: AsyncExitStack) -> list[PageClient]:
        """Open their tables, and sign everybody in."""
        found = []
        for number in range(CLIENTS):
            person = rig.person(f"Clicker {number + 1}", member=True)
            channel = rig.world.add_channel(rig.guild, f"page-{number + 1}")
            dice = Random(f"page-{number}")
            clients = PlayingClients(hosts, channel, TITLES[number % len(TITLES)], [person], dice)
            # Each from a different address, because the page limits the requests of one address.
            connector = aiohttp.TCPConnector(local_addr=(f"127.0.1.{number + 1}", 0))
            jar = aiohttp.CookieJar(unsafe=True)
            http = aiohttp.ClientSession(self.url, connector=connector, cookie_jar=jar, headers={"Origin": self.url})
            client = PageClient(self, clients, await stack.enter_async_context(http), hosts.stopwatch, dice)
            await client.begin()
            found.append(client)
        return found


class PageClient:
    """One person at the page of their table."""

    def __init__(
        self,
        times: PageClients,
        clients: PlayingClients,
        http: aiohttp.ClientSession,
        stopwatch: Stopwatch,
        dice: Random,
    ) -> None:
        self._times = times
        self._clients = clients
        self._http = http
        self._stopwatch = stopwatch
        self._dice = dice
        self._changed = asyncio.Event()

    async def begin(self) -> None:
        """Start a game against bots and sign in by the link that *Open board* gives."""
        clients, (person,) = self._clients, self._clients.people
        await clients.gather(bots=1)
        call = await clients.rig.until(clients.call, within=60)
        assert call is not None
        board = call[0]
        opening = next(one.custom_id for one in board.buttons if one.custom_id.endswith("/web"))
        answer = await person.press(board, opening)
        key = next(one["url"] for one in walk(answer.shown.message.components) if "url" in one).partition("#")[2]
        await self._post("/api/sign-in", {"key": key})

    async def stay(self, enough: Callable[[], bool]) -> None:
        """Click one answer after another until the run ends."""
        listening = asyncio.create_task(self._listen())
        try:
            while not enough():
                await asyncio.sleep(PACE * self._dice.uniform(*_SPREAD))
                await self._turn(await self._get("", ()))
        finally:
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening

    async def _listen(self) -> None:
        """Hear of every change of the table, as the page does."""
        while True:
            with suppress(aiohttp.ClientError, TimeoutError):
                async with self._http.get(f"{self._table}/events", timeout=aiohttp.ClientTimeout(None)) as events:
                    async for line in events.content:
                        if line.startswith(b"data"):
                            self._changed.set()
            await asyncio.sleep(1)

    @property
    def _table(self) -> str:
        return f"/api/tables/{self._clients.table}"

    async def _turn(self, position: Any) -> None:
        """Answer what is asked by random clicks up to one move; else wait for a change and look at the board."""
        if position["status"] == "finished":
            await self.begin()
            return
        while (question := position["question"]) is not None:
            body = self._picked(question)
            if "values" in body or body.pop("complete"):
                await self._move(position, body)
                return
            position = await self._timed(self._times.choices, self._get("", body["links"]))
            await asyncio.sleep(self._dice.uniform(*_SPREAD))
        self._changed.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), _LOOK_SECONDS)
        await self._picture(await self._get("", ()))

    def _picked(self, question: Any) -> dict[str, Any]:
        """Return a random answer, or things picked together."""
        things, answers = question["set"], question["answers"]
        if things is not None and (not answers or self._dice.random() < 1 / 2):
            count = self._dice.randint(things["fewest"], min(things["most"], len(things["things"])))
            values = [one["value"] for one in self._dice.sample(things["things"], count)]
            return {"links": things["links"], "values": values}
        answer = self._dice.choice(answers)
        return {"links": answer["links"], "complete": answer["complete"]}

    async def _move(self, position: Any, body: dict[str, Any]) -> None:
        """Send a move; record the time to the changed position and to its picture."""
        key = str(self._dice.getrandbits(60))
        began = time.perf_counter()
        after = await self._post(f"{self._table}/do", {"number": position["number"], "key": key, **body})
        answered = time.perf_counter() - began
        if after is None or after["number"] == position["number"]:
            return  # refused by the rules, which a random pick of several things may be
        if await self._picture(after) and self._stopwatch.running:
            self._times.answers.append(answered)
            self._times.boards.append(time.perf_counter() - began)

    async def _timed(self, times: list[float], answer: Awaitable[Any]) -> Any:
        began = time.perf_counter()
        found = await answer
        if self._stopwatch.running:
            times.append(time.perf_counter() - began)
        return found

    async def _picture(self, position: Any) -> bool:
        """Fetch the picture of a position; return whether it came."""
        given = {"page": position["page"], "number": str(position["number"])}
        async with self._http.get(f"{self._table}/picture", params=given) as answer:
            await answer.read()
            return self._answered(answer)

    async def _get(self, path: str, links: tuple[str, ...] | list[str]) -> Any:
        async with self._http.get(self._table + path, params=[("link", link) for link in links]) as answer:
            answer.raise_for_status()
            return await answer.json()

    async def _post(self, path: str, body: Any) -> Any:
        async with self._http.post(path, json=body) as answer:
            return await answer.json() if self._answered(answer) else None

    def _answered(self, answer: aiohttp.ClientResponse) -> bool:
        self._times.failed += not answer.ok
        return answer.ok
