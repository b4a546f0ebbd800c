"""The public API: only public data, page by page, cached briefly, and rate-limited."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import aiohttp
import msgspec
import pytest
from msgspec import Struct

from bot.ratings.service import RatingService
from bot.tables import Asker, Tables
from bot.webhooks.public_api import (
    FRESH_SECONDS,
    ApiFailure,
    ChampionsPage,
    JsonPages,
    PublicApi,
    ResultsPage,
    TablePage,
    TablesPage,
    schema,
)
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, Clock, duel, host
from tests.webhooks.receiver import DOCS

OPEN = {CHANNEL, CHANNEL + 1}
P = TypeVar("P", bound=Struct)


class Passing:
    """A clock that only tests move."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def visible(guild: int, channel: int) -> bool:
    """Two channels of each server are open to everybody there."""
    return channel in OPEN


def channels(guild: int) -> Collection[int] | None:
    """The same, server by server; there are two of them."""
    return OPEN if guild in (GUILD, GUILD + 1) else None


class Asking:
    """A client of the public API."""

    def __init__(self, session: aiohttp.ClientSession, address: str, clock: Passing) -> None:
        self._session = session
        self._address = address
        self.clock = clock

    async def get(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """An answer; asked long enough after the last one that none is remembered."""
        self.clock.now += FRESH_SECONDS
        return await self.again(path, **headers)

    async def again(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """An answer at once."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        async with self._session.get(self._address + path, headers=named) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, await answer.read()

    async def other(self, method: str, path: str) -> tuple[int, dict[str, str], bytes]:
        """An answer to something else than a question."""
        async with self._session.request(method, self._address + path) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, await answer.read()

    async def page(self, path: str, kind: type[P]) -> P:
        """An answer of a kind, held to its schema: nothing is missing and nothing unknown."""
        status, headers, body = await self.get(path)
        assert status == 200 and headers["content-type"].startswith("application/json"), body
        return msgspec.json.decode(body, type=kind)


@asynccontextmanager
async def asking(tables: Tables, servers: Collection[int] = (), rate_limit: int = 0) -> AsyncIterator[Asking]:
    """A view of tables and somebody who asks it."""
    clock = Passing()
    view = PublicApi(JsonPages(tables, visible, channels, servers), rate_limit, clock)
    port = await view.start("127.0.0.1", 0)
    try:
        async with aiohttp.ClientSession() as session:
            yield Asking(session, f"http://127.0.0.1:{port}", clock)
    finally:
        await view.stop()


async def opened(tables: Tables, count: int, channel: int = CHANNEL, guild: int | None = GUILD) -> list[str]:
    """Some tables, the last opened first."""
    found = [await tables.lobby.open("foodfighters", CLEO, channel, guild, 2) for _ in range(count)]
    return sorted((table.id for table in found), reverse=True)


@pytest.mark.both_databases
async def test_tables_and_results_are_shown_page_by_page_whatever_happens_meanwhile(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables, asking(tables) as somebody:
        await opened(tables, 5, channel=999)
        ids = await opened(tables, 5)
        first = await somebody.page("/v1/tables?limit=2", TablesPage)
        assert [table.id for table in first.tables] == ids[:2] and first.next is not None
        clock.now += 1
        await opened(tables, 1)
        rest = list[str]()
        cursor: str | None = first.next
        while cursor is not None:
            page = await somebody.page(f"/v1/tables?limit=2&cursor={cursor}", TablesPage)
            rest += [table.id for table in page.tables]
            cursor = page.next
        assert rest == ids[2:], "none twice, none left out, none of a closed channel"
        ended = [(await duel(tables)).id for _ in range(3)]
        for table_id in ended:
            clock.now += 1
            await tables.moves.resign(table_id, BO.id)
        results = await somebody.page("/v1/results?limit=2", ResultsPage)
        assert [result.table for result in results.results] == ended[:0:-1]
        last = await somebody.page(f"/v1/results?limit=2&cursor={results.next}", ResultsPage)
        assert [result.table for result in last.results] == ended[:1] and last.next is None
        assert {place.name for place in last.results[0].places} == {"Ann", "Bo"}
        finished = await somebody.page(f"/v1/tables?status=finished&server={GUILD}&title=foodfighters", TablesPage)
        assert {table.id for table in finished.tables} == set(ended)
        assert (await somebody.page("/v1/results?title=foodies", ResultsPage)).results == []


async def test_nothing_is_shown_of_private_tables_closed_channels_messages_and_servers_left_out(url: str) -> None:
    async with host(url) as tables, asking(tables, [GUILD]) as somebody:
        private = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.setup.set_audience(private.id, Asker(ANN.id), private=True)
        closed = await opened(tables, 1, channel=999)
        direct = await opened(tables, 1, guild=None)
        elsewhere = await opened(tables, 1, guild=GUILD + 1)
        assert (await somebody.page("/v1/tables", TablesPage)).tables == []
        assert (await somebody.page(f"/v1/tables?server={GUILD + 1}", TablesPage)).tables == []
        unseen = (private.id, *closed, *direct, *elsewhere, "none9")
        answers = [await somebody.get(f"/v1/tables/{one}") for one in unseen]
        assert {status for status, _, _ in answers} == {404} and len({body for _, _, body in answers}) == 1
        assert (await somebody.get(f"/v1/servers/{GUILD + 1}/champions"))[0] == 404


async def test_a_table_is_shown_as_a_spectator_sees_it(url: str) -> None:
    async with host(url) as tables, asking(tables) as somebody:
        table = await duel(tables)
        assert table.game is not None
        page = await somebody.page(f"/v1/tables/{table.id}", TablePage)
        assert page.position is not None and page.position.waits == list(table.game.awaited())
        assert page.position.view == msgspec.json.decode(msgspec.json.encode(table.game.view(None)))
        assert [seat.name for seat in page.table.seats] == ["Ann", "Bo"]
        waiting = (await opened(tables, 1))[0]
        assert (await somebody.page(f"/v1/tables/{waiting}", TablePage)).position is None


async def test_champions_count_public_games_alone_and_who_is_hidden_has_no_name_anywhere(url: str) -> None:
    async with host(url) as tables, asking(tables) as somebody:
        for channel in (CHANNEL, 999):
            table = await tables.lobby.open("foodfighters", ANN, channel, GUILD, 2)
            await tables.lobby.join(table.id, BO)
            await tables.lobby.start(table.id, ANN.id)
            await tables.moves.resign(table.id, BO.id)
        path = f"/v1/servers/{GUILD}/champions"
        page = await somebody.page(path, ChampionsPage)
        assert {one.name: one.games for one in page.champions} == {"Ann": 1, "Bo": 1}
        assert (await somebody.page(f"{path}?title=foodies", ChampionsPage)).champions == []
        await tables.service(RatingService).hide(BO.id, True)
        assert [one.name for one in (await somebody.page(path, ChampionsPage)).champions] == ["Ann"]
        for shown in ("/v1/tables", "/v1/results"):
            body = (await somebody.get(shown))[2]
            assert b'"Bo"' not in body and b"null" in body


async def test_an_answer_is_remembered_for_a_moment_and_what_has_not_changed_is_not_sent_again(url: str) -> None:
    async with host(url) as tables, asking(tables) as somebody:
        await opened(tables, 1)
        status, headers, body = await somebody.get("/v1/tables")
        assert status == 200 and headers["cache-control"] == f"public, max-age={FRESH_SECONDS}"
        unchanged, again, nothing = await somebody.get("/v1/tables", If_None_Match=f'"other", W/{headers["etag"]}')
        assert (unchanged, again["etag"], nothing) == (304, headers["etag"], b"")
        await opened(tables, 1)
        assert (await somebody.again("/v1/tables"))[2] == body, "a moment ago"
        status, later, _ = await somebody.get("/v1/tables", If_None_Match=headers["etag"])
        assert status == 200 and later["etag"] != headers["etag"]


async def test_one_address_may_ask_so_often_and_then_after_a_while(url: str) -> None:
    async with host(url) as tables, asking(tables, rate_limit=3) as somebody:
        statuses = [(await somebody.again("/v1/tables"))[0] for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        _, headers, body = await somebody.again("/v1/schema")
        assert 1 <= int(headers["retry-after"]) <= 61 and msgspec.json.decode(body, type=ApiFailure)
        somebody.clock.now += 61
        assert (await somebody.again("/v1/tables"))[0] == 200


async def test_what_cannot_be_answered_says_what_is_allowed(url: str) -> None:
    wrong = {
        "/v1/tables?limit=0": "1 to 100",
        "/v1/tables?limit=x": "1 to 100",
        "/v1/tables?limit=101": "1 to 100",
        "/v1/tables?cursor=DROP": "cursor",
        "/v1/tables?server=-1": "server",
        "/v1/tables?server=9999999999999999999": "server",
        "/v1/tables?title=chess": "foodfighters",
        "/v1/tables?status=dreaming": "running",
        "/v1/tables?page=2": "limit, cursor",
        "/v1/tables?limit=1&limit=2": "once",
        "/v1/results?status=open": "allowed",
        "/v1/schema?x=1": "no parameters",
    }
    async with host(url) as tables, asking(tables) as somebody:
        for path, said in wrong.items():
            status, _, body = await somebody.get(path)
            assert status == 400 and said in msgspec.json.decode(body, type=ApiFailure).error, path
        gone = ["/", "/v2/tables", "/v1/tables/../x", "/v1/tables/A'--", "/metrics"]
        gone += [f"/v1/servers/{server}/champions" for server in ("x", "9999999999999999999", "9" * 5000)]
        for path in gone:
            status, _, body = await somebody.get(path)
            assert status == 404 and msgspec.json.decode(body, type=ApiFailure), path


async def test_servers_are_known_by_ids_as_long_as_discords_are_today(url: str) -> None:
    server = 1_443_000_000_000_000_001
    async with host(url) as tables, asking(tables) as somebody:
        view = PublicApi(JsonPages(tables, visible, lambda guild: OPEN if guild == server else None, ()), 0, Passing())
        port = await view.start("127.0.0.1", 0)
        try:
            (table,) = await opened(tables, 1, guild=server)
            page = await somebody.page(f"/v1/tables?server={server}", TablesPage)
            assert [(one.id, one.server) for one in page.tables] == [(table, str(server))]
            async with aiohttp.request("GET", f"http://127.0.0.1:{port}/v1/servers/{server}/champions") as answer:
                assert answer.status == 200 and (await answer.json())["server"] == str(server)
        finally:
            await view.stop()


async def test_whoever_asks_otherwise_than_by_get_is_told_so_and_nobody_can_fill_the_log(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with host(url) as tables, asking(tables) as somebody:
        status, headers, body = await somebody.other("POST", "/v1/tables")
        assert status == 405 and "GET" in headers["allow"] and msgspec.json.decode(body, type=ApiFailure)
        assert (await somebody.other("GET", "/v1/tables/" + "a" * 9000))[0] == 400
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_the_schema_in_the_documentation_is_the_one_that_is_served(url: str) -> None:
    written: Any = msgspec.json.decode((DOCS / "integrations.schema.json").read_bytes())
    assert written == msgspec.json.decode(msgspec.json.encode(schema()))
    async with host(url) as tables, asking(tables) as somebody:
        assert msgspec.json.decode((await somebody.get("/v1/schema"))[2]) == written
    kept = (DOCS / "integrations.md").read_text("utf-8")
    for path in re.findall(r"^\| `(/v1/[^`]+)` \|", kept, re.M):
        assert path.split("/")[2] in ("tables", "results", "servers", "schema")
