"""Bots that play from outside: asked by a stream, answering by HTTP; late, wrong or excessive requests harm nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from zlib import crc32

import aiohttp
import msgspec
import pytest

from bot.cli.bot_client import BotClient
from bot.guest_bots.api import BOTS, STRANGERS, BotApi, schema_of
from bot.guest_bots.service import QUEUED, GuestBots, Ping, Stream
from bot.tables import Asker, Stale, Table, TableError, Tables, archive
from bot.tables.table import FINISHED
from bot.webhooks.public_api import JsonPages, PublicApi, network
from games.kernel import Chance, InputError, random_action
from games.kernel.ai.guests import Choices
from games.kernel.registry import TITLES, title
from tests.lengths import amount
from tests.tables.host import ANN, BO, CHANNEL, GUILD, host, written

PATIENT = 60.0


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"


@asynccontextmanager
async def served(url: str, seconds: float = PATIENT) -> AsyncIterator[tuple[Tables, GuestBots, str]]:
    """A host whose bots think, its guests, and the address of its API."""
    async with host(url) as tables:
        bots = tables.service(GuestBots)
        bots.seconds = seconds
        pages = JsonPages(tables, lambda *_: True, lambda _: None, ())
        api = PublicApi(pages, 0, lambda: 0.0, BotApi(bots, network, ping_seconds=0.1).routes())
        port = await api.start("127.0.0.1", 0)
        tables.ai_seats.start()
        try:
            yield tables, bots, f"http://127.0.0.1:{port}"
        finally:
            bots.close()
            await api.stop()


async def against_ann(tables: Tables, bots: GuestBots, title_id: str = "foodfighters") -> tuple[str, str]:
    """A running table of Ann and a guest bot, and the bot's token."""
    token = await bots.add(BO.id, "soup-fan")
    await bots.allow(GUILD, allowed=True)
    table = await tables.lobby.open(title_id, ANN, CHANNEL, GUILD, 2, title(title_id).testing.unattended)
    await bots.seat(table, Asker(ANN.id), "soup-fan", "soup-fan (guest bot)")
    await tables.lobby.start(table.id, ANN.id)
    return table.id, token


async def ann_plays(tables: Tables, table_id: str, until: Callable[[Table], bool]) -> Table:
    """Ann moves at random whenever she is asked, until something is so."""
    changed, dice = asyncio.Event(), Chance(b"ann")
    tables.on_change(changed.set)
    while not until(table := await tables.get(table_id)):
        changed.clear()
        game = table.running_game()
        seat = table.seat_of(ANN.id)
        assert seat is not None
        if seat in game.waiting():
            action = random_action(game.title, game.state, seat, dice)
            with suppress(Stale, InputError):  # the bot may have answered in between
                await tables.moves.act(table_id, seat, action, user=ANN.id, version=table.version)
        elif not until(await tables.get(table_id)):
            await changed.wait()
    return table


def is_over(table: Table) -> bool:
    return table.status == FINISHED


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
        table = await ann_plays(tables, table_id, is_over)
        await playing
        kinds = {(move.seat, move.cause) for move in await tables.records(table_id)}
        assert (1, "ai") in kinds and bot.views
        assert all(view["viewer"] == 1 for view in bot.views)
        schema = json.loads(schema_of(title_id))
        assert set(bot.views[0]) == set(schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"])
        assert await written(tables, "note") == []
        file = await archive.export(tables.repository, table_id)
        assert [seat.kind for seat in file.seats] == ["human", "guest"] and archive.verify(file).problems == []
    assert table.seats[1].name == "soup-fan (guest bot)"


async def test_a_built_in_bot_moves_for_one_that_is_late_and_the_channel_is_told_once(url: str) -> None:
    async with served(url, seconds=0.05) as (tables, bots, _):
        table_id, _ = await against_ann(tables, bots)
        await ann_plays(tables, table_id, is_over)
        notes = await written(tables, "note")
        assert len(notes) == 1 and json.loads(notes[0].data)["id"] == "guest-bots-late"


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
        await ann_plays(tables, table_id, is_over)


async def test_bots_are_seated_only_where_the_server_allows_it_and_under_their_own_name(url: str) -> None:
    async with host(url) as tables:
        bots = tables.service(GuestBots)
        await bots.add(BO.id, "soup-fan")
        table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD, 3)
        with pytest.raises(TableError) as refused:
            await bots.seat(table, Asker(ANN.id), "soup-fan", "soup-fan")
        assert refused.value.reason.id == "guest-bots-not-here"
        await bots.allow(GUILD, allowed=True)
        for by, name, why in ((BO.id, "soup-fan", "tables-only-owner"), (ANN.id, "nobody", "guest-bots-unknown")):
            with pytest.raises(TableError) as refused:
                await bots.seat(table, Asker(by), name, name)
            assert refused.value.reason.id == why
        with pytest.raises(TableError) as refused:
            await bots.add(ANN.id, "soup-fan")
        assert refused.value.reason.id == "guest-bots-taken"
        for name in ("two", "three"):
            await bots.add(BO.id, name)
        with pytest.raises(TableError) as refused:
            await bots.add(BO.id, "four")
        assert refused.value.reason.id == "guest-bots-too-many"
        assert [name for name, _ in await bots.of(BO.id)] == ["soup-fan", "two", "three"]
        await tables.people.forget(BO.id)
        assert await bots.of(BO.id) == []


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
        await ann_plays(tables, table_id, lambda table: 1 in table.running_game().waiting())
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
        playing = asyncio.create_task(ann_plays(tables, table_id, is_over))
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
