"""Bots that play from outside: asked by a stream, answering by HTTP; late, wrong or excessive requests harm nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

import aiohttp
import msgspec
import pytest

from bot.cli.bot_client import BotClient
from bot.guest_bots.api import BOTS, STRANGERS, BotApi, schema_of
from bot.guest_bots.service import QUEUED, BotQuestion, GuestBots, Ping, Stream, seconds_at
from bot.lobby.service import Rematches
from bot.ratings.rows import RatingQueries
from bot.tables import Asker, Table, TableError, Tables, TableUser, archive
from bot.tables.clocks import Pace
from bot.tables.clocks.pace import NONE
from bot.tables.table import RUNNING
from bot.webhooks.public_api import JsonPages, PublicApi
from games.kernel.ai.guests import Choices
from games.kernel.registry import TITLES, title
from tests.guest_bots.playing import is_over, plays_at_random
from tests.lengths import amount
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, host, written

PATIENT = 60.0


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"


@asynccontextmanager
async def served(url: str, seconds: float = PATIENT) -> AsyncIterator[tuple[Tables, GuestBots, str]]:
    """A host whose bots think, its guests, and the address of its API."""
    async with host(url) as tables:
        bots = tables.service(GuestBots)
        bots.limit = lambda _: seconds
        pages = JsonPages(tables, lambda *_: True, lambda _: None, ())
        api = PublicApi(pages, 0, lambda: 0.0, BotApi(bots, ping_seconds=0.1).routes())
        port = await api.start("127.0.0.1", 0)
        tables.ai_seats.start()
        try:
            yield tables, bots, f"http://127.0.0.1:{port}"
        finally:
            bots.close()
            await api.stop()


async def against_ann(
    tables: Tables, bots: GuestBots, title_id: str = "foodfighters", pace: Pace = NONE
) -> tuple[str, str]:
    """A running table of Ann and a guest bot, and the bot's token."""
    token = await bots.add(BO.id, "soup-fan")
    await bots.allow(GUILD, allowed=True)
    table = await tables.lobby.open(title_id, ANN, CHANNEL, GUILD, 2, title(title_id).testing.unattended, pace)
    await bots.seat(table, Asker(ANN.id), "soup-fan", "soup-fan (guest bot)")
    await tables.lobby.start(table.id, ANN.id)
    return table.id, token


class Eager:
    """Takes one of the offered links, as the seat's view decides; remembers what it was asked."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []

    def choose(self, view: dict[str, Any], choices: Choices) -> str:
        self.views.append(view)
        keys: list[str] = list(choices)
        return keys[crc32(repr((len(self.views), choices.chosen)).encode()) % len(choices.offered)]


@pytest.mark.parametrize("title_id", TITLES)
async def test_a_bot_plays_a_whole_game_of_every_title_over_http(url: str, title_id: str) -> None:
    bot = Eager()
    async with served(url) as (tables, bots, address):
        table_id, token = await against_ann(tables, bots, title_id)
        client = BotClient(address, token, bot)
        playing = asyncio.create_task(asyncio.to_thread(client.play, lambda event: bool(event["type"] == "over")))
        table = await plays_at_random(tables, table_id, ANN.id, is_over)
        await playing
        kinds = {(move.seat, move.cause) for move in await tables.records(table_id)}
        assert (1, "ai") in kinds and bot.views
        assert all(view["viewer"] == 1 for view in bot.views)
        schema = json.loads(schema_of(title_id))
        assert set(bot.views[0]) == set(schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"])
        assert await written(tables, "note") == []
        results = await tables.store.part(RatingQueries).at([table_id])
        assert len(results) == 2 and not any(row.ranked for row in results)
        file = await archive.export(tables.repository, table_id)
        assert [seat.kind for seat in file.seats] == ["human", "guest"] and archive.verify(file).problems == []
    assert table.seats[1].name == "soup-fan (guest bot)"


async def test_a_built_in_bot_moves_for_one_that_is_late_and_the_channel_is_told_once(url: str) -> None:
    async with served(url, seconds=0.05) as (tables, bots, _):
        table_id, _ = await against_ann(tables, bots)
        await plays_at_random(tables, table_id, ANN.id, is_over)
        notes = await written(tables, "note")
        assert len(notes) == 1 and json.loads(notes[0].data)["id"] == "guest-bots-late"


def test_how_long_a_bot_may_think_is_a_share_of_the_pace() -> None:
    paces = ("none", "1/day", "3/day", "24/day", "24h+4h", "24h+1h", "96h+12h", "99h+99h")
    assert [seconds_at(Pace.read(one)) for one in paces] == [30.0, 120.0, 40.0, 5.0, 20.0, 5.0, 60.0, 120.0]


async def test_a_bot_is_told_its_time_which_follows_the_pace_of_the_table(url: str) -> None:
    async with host(url) as tables:
        bots = tables.service(GuestBots)
        table_id, _ = await against_ann(tables, bots, pace=Pace.read("24/day"))
        table = await tables.get(table_id)
        choosing = asyncio.create_task(bots.choose(table, 1))
        event = await bots.connect(1).next(PATIENT)
        assert isinstance(event, BotQuestion) and event.seconds == 5.0
        choosing.cancel()


async def test_a_bot_that_is_deleted_is_replaced_at_once_and_a_new_token_ends_the_old_one(url: str) -> None:
    async with served(url) as (tables, bots, address):
        table_id, old = await against_ann(tables, bots)
        token = await bots.renew(BO.id, "soup-fan")
        assert token != old and await bots.of_token(old) is None
        with pytest.raises(TableError):
            await bots.renew(ANN.id, "soup-fan")
        async with asking(address, old) as ask:
            assert (await ask("GET", "/api/bot/stream"))[0] == 401
        await bots.remove(BO.id, "soup-fan")
        await plays_at_random(tables, table_id, ANN.id, is_over)


async def refused(seating: Awaitable[object]) -> str:
    """Why something is refused."""
    with pytest.raises(TableError) as error:
        await seating
    return error.value.reason.id


async def test_bots_are_seated_only_where_the_server_allows_it_and_under_their_own_name(url: str) -> None:
    async with host(url) as tables:
        bots = tables.service(GuestBots)
        await bots.add(BO.id, "soup-fan")
        table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD, 3)
        assert await refused(bots.seat(table, Asker(ANN.id), "soup-fan", "soup-fan")) == "guest-bots-not-here"
        await bots.allow(GUILD, allowed=True)
        assert await refused(bots.seat(table, Asker(CLEO.id), "soup-fan", "soup-fan")) == "tables-only-owner"
        assert await refused(bots.seat(table, Asker(ANN.id), "nobody", "nobody")) == "guest-bots-unknown"
        assert await refused(bots.add(ANN.id, "soup-fan")) == "guest-bots-taken"
        for name in ("two", "three"):
            await bots.add(BO.id, name)
        assert await refused(bots.add(BO.id, "four")) == "guest-bots-too-many"
        assert [name for name, _ in await bots.of(BO.id)] == ["soup-fan", "two", "three"]
        await tables.people.forget(BO.id)
        assert await bots.of(BO.id) == []


async def test_people_bring_their_own_bots_to_tables_that_are_open_to_them(url: str) -> None:
    async with host(url) as tables:
        bots = tables.service(GuestBots)
        await bots.add(BO.id, "soup-fan")
        await bots.allow(GUILD, allowed=True)
        table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD, 4)

        async def seated(by: TableUser) -> Table:
            return await bots.seat(table, Asker(by.id), "soup-fan", "soup-fan")

        assert await refused(seated(BO)) == "tables-no-guest-bots"
        await tables.setup.set_audience(table.id, Asker(ANN.id), guest_bots=True, private=True)
        assert await refused(seated(BO)) == "tables-no-guest-bots"
        await tables.setup.set_audience(table.id, Asker(ANN.id), private=False)
        assert await refused(seated(CLEO)) == "tables-only-owner"
        await tables.people.block(ANN.id, BO)
        assert await refused(seated(BO)) == "tables-no-seat"
        await tables.people.block(ANN.id, BO, blocks=False)
        assert [seat.name for seat in (await seated(BO)).seats] == ["Ann", "soup-fan"]
        assert await refused(seated(ANN)) == "tables-guest-seated"


async def test_a_rematch_needs_the_permission_of_the_server_again(url: str) -> None:
    async with host(url) as tables:
        bots = tables.service(GuestBots)
        table_id, _ = await against_ann(tables, bots)
        await tables.moves.resign(table_id, ANN.id)
        await bots.allow(GUILD, allowed=False)
        again = tables.service(Rematches).again
        assert await refused(again(table_id, ANN)) == "guest-bots-not-here"
        await bots.allow(GUILD, allowed=True)
        assert (await again(table_id, ANN)).table.status == RUNNING


Ask = Callable[..., Awaitable[tuple[int, Any]]]


@asynccontextmanager
async def asking(address: str, token: str) -> AsyncIterator[Ask]:
    """A program that asks the API by hand."""
    async with aiohttp.ClientSession(headers={"Authorization": f"Bearer {token}"} if token else {}) as session:

        async def ask(method: str, path: str, body: bytes | None = None) -> tuple[int, Any]:
            async with session.request(method, address + path, data=body) as answer:
                read = await answer.read()
                return answer.status, json.loads(read)

        yield ask


async def test_what_is_not_legal_is_answered_with_what_is(url: str) -> None:
    async with served(url) as (tables, bots, address):
        table_id, token = await against_ann(tables, bots)
        await plays_at_random(tables, table_id, ANN.id, lambda table: 1 in table.running_game().waiting())
        async with asking(address, token) as ask, reading(address, token) as events:
            event = await anext(events)
            assert event["type"] == "asked" and event["table"] == table_id and event["seat"] == 1
            keys = [choice["key"] for choice in event["choices"]]
            place = f"/api/bot/games/{table_id}"
            status, found = await ask("POST", f"{place}/choices", msgspec.json.encode({"chosen": []}))
            assert status == 200 and [choice["key"] for choice in found["choices"]] == keys
            nonsense = [b"", b"{", b"[]", b'{"action": 5}', b'{"action": "x", "more": 1}', b"\xff", b"[" * 4000]
            for body in nonsense:
                assert (await ask("POST", f"{place}/move", body))[0] == 400, body
            assert (await ask("POST", f"{place}/move", b"x" * 100_000))[0] == 413
            status, found = await ask("POST", f"{place}/move", b'{"action": "dance on the table"}')
            assert status == 400 and [choice["key"] for choice in found["offered"]] == keys
            assert (await ask("POST", "/api/bot/games/other/move", b'{"action": "roll"}'))[0] == 409
            status, _ = await ask("POST", f"{place}/move", b'{"action": "roll"}')
            assert status == (200 if "roll" in keys else 400)
            assert (await ask("GET", "/api/bot/schema/chess"))[0] == 404


@asynccontextmanager
async def reading(address: str, token: str) -> AsyncIterator[AsyncIterator[Any]]:
    """A bot's stream, without its pings."""
    headers = {"Authorization": f"Bearer {token}"}
    async with aiohttp.ClientSession(headers=headers) as session, session.get(f"{address}/api/bot/stream") as answer:

        async def events() -> AsyncIterator[Any]:
            async for line in answer.content:
                event = json.loads(line)
                if event["type"] != "ping":
                    yield event

        yield events()


async def test_thousands_of_hostile_requests_stop_no_game(url: str) -> None:
    count = amount(600, 10_000)
    async with served(url, seconds=0.5) as (tables, bots, address):
        table_id, token = await against_ann(tables, bots)

        async def flood(with_token: str, many: int) -> list[int]:
            paths = ("/api/bot/stream/x", f"/api/bot/games/{table_id}/move", "/api/bot/games/%00/choices")
            async with asking(address, with_token) as ask:
                bodies = (b"{}", b'{"action": "' + b"a " * 1500 + b'"}', b'{"chosen": ["attack", "F0"]}')
                return [(await ask("POST", paths[at % 3], bodies[at // 3 % 3]))[0] for at in range(many)]

        floods = [flood(name, count // 3) for name in ("", "fcb_wrong", token)]
        playing = asyncio.create_task(plays_at_random(tables, table_id, ANN.id, is_over))
        anonymous, wrong, own = await asyncio.gather(*floods)
        assert is_over(await playing)
        assert set(anonymous) | set(wrong) <= {401, 404, 405, 429} and 429 in anonymous
        assert set(own) <= {400, 404, 405, 409, 429}
        assert STRANGERS < BOTS


async def test_a_stream_that_nobody_reads_is_closed_and_one_without_events_pings() -> None:
    stream = Stream()
    assert await stream.next(0.0) == Ping()
    for _ in range(QUEUED + 1):
        stream.put(Ping())
    assert await stream.next(1.0) is None
