"""The outbox: in order for each target, each message once, through failures and restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.store import OutboxRow
from bot.tables import Retry, Tables, Undeliverable, nonce
from games.kernel import Chance

from .host import ANN, CHANNEL, GUILD, Clock, Letterbox, duel, host, step

HELD = 30
"""For how many seconds a message is held while it is delivered; no delay of another try is as long."""


async def until(tables: Tables, done: Callable[[], bool]) -> None:
    """Let the worker run until something holds, moving the clock on to the next try when nothing is under way."""
    clock = tables.shelf.clock
    assert isinstance(clock, Clock)
    for _ in range(2000):
        if done():
            return
        due = await tables.store.next_due()
        if due is not None and due > clock.now and due - clock.now != HELD:
            clock.now = due
        if tables.outbox is not None:
            tables.outbox.wake()
        await asyncio.sleep(0.002)
    raise AssertionError("it did not happen")


async def some_moves(tables: Tables, table_id: str, count: int) -> None:
    """Play some random moves, as far as the game goes."""
    chance = Chance(b"outbox")
    for _ in range(count):
        if (await tables.get(table_id)).status == "running":
            await step(tables, table_id, chance)


async def test_what_a_dead_process_left_is_sent_by_the_next(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await some_moves(tables, table.id, 12)
    async with host(url, "again") as tables:
        box = Letterbox()
        tables.send(box, "next")
        await until(tables, lambda: len(box.rows) >= 3)
        ids = [row.id for row in box.rows]
        assert ids == sorted(set(ids))


async def test_a_message_held_by_a_dead_process_is_sent_with_the_same_nonce(url: str) -> None:
    async with host(url) as tables:
        await duel(tables)
        held = await tables.store.claim("dead", tables.shelf.clock(), 60, 10)
        assert len(held) == 1
        assert await tables.store.claim("living", tables.shelf.clock(), 60, 10) == []
        later = await tables.store.claim("living", tables.shelf.clock() + 61, 60, 10)
        assert [nonce(row) for row in later] == [nonce(row) for row in held]
        assert len(nonce(held[0])) <= 25


async def test_a_passing_fault_delays_but_keeps_the_order(url: str) -> None:
    async with host(url) as tables:
        box = Letterbox()
        box.failures = [Retry("429", 2.0), Retry("reset"), OSError("gone")]
        table = await duel(tables)
        await some_moves(tables, table.id, 12)
        tables.send(box, "test")
        await until(tables, lambda: len(box.rows) >= 3)
        firsts = [row.first for row in box.rows]
        assert firsts == sorted(firsts) and box.rows[0].kind == "setup"
        assert box.rows[0].attempts == 3


async def test_what_cannot_be_delivered_is_told_to_the_owner(url: str) -> None:
    async with host(url) as tables:
        box = Letterbox()
        box.failures = [Undeliverable("the channel is gone")]
        await duel(tables)
        tables.send(box, "test")
        await until(tables, lambda: len(box.rows) >= 1)
        (note,) = box.rows
        assert (note.kind, note.place, note.target) == ("undelivered", "user", ANN.id)
        assert "the channel is gone" in note.data


async def test_one_slow_target_does_not_hold_up_another(url: str) -> None:
    async with host(url) as tables:
        gate = asyncio.Event()
        seen: list[int] = []

        class Slow:
            async def deliver(self, row: OutboxRow) -> int:
                if row.target == CHANNEL:
                    await gate.wait()
                seen.append(row.target)
                return 1

        tables.send(Slow(), "test")
        await duel(tables)
        other = await tables.open("foodfighters", ANN, CHANNEL + 1, GUILD, 2)
        await tables.add_player(other.id, ANN.id, "random")
        await tables.start(other.id, ANN.id)
        await until(tables, lambda: CHANNEL + 1 in seen)
        assert CHANNEL not in seen
        gate.set()
        await until(tables, lambda: CHANNEL in seen)


async def test_of_two_processes_only_one_gets_each_message(shared_url: str) -> None:
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        for n in range(8):
            table = await one.open("foodfighters", ANN, CHANNEL + n, GUILD, 2)
            await one.add_player(table.id, ANN.id, "random")
            await one.start(table.id, ANN.id)
        claims = await asyncio.gather(
            *(
                tables.store.claim(name, one.shelf.clock(), 60, 3)
                for _ in range(4)
                for name, tables in (("1", one), ("2", two))
            )
        )
        ids = [row.id for rows in claims for row in rows]
        assert len(ids) == len(set(ids)) == 8


@pytest.mark.parametrize(("hours", "first"), [(20, "setup"), (25, "undelivered")])
async def test_a_day_without_discord_is_waited_out(url: str, hours: int, first: str) -> None:
    async with host(url) as tables:
        box = Letterbox()
        box.failures = [Retry("Discord answered 503")]
        await duel(tables)
        clock = tables.shelf.clock
        assert isinstance(clock, Clock)
        clock.now += hours * 3600
        tables.send(box, "test")
        await until(tables, lambda: bool(box.rows))
        assert box.rows[0].kind == first


async def test_a_message_put_off_keeps_the_worker_at_rest_until_then(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await some_moves(tables, table.id, 12)
        now = tables.shelf.clock()
        assert await tables.store.next_due() == now
        (head,) = await tables.store.claim("me", now, 30, 20)
        assert await tables.store.next_due() == now + 30, "held"
        await tables.store.retry(head, now + 500, "503")
        assert await tables.store.next_due() == now + 500, "those behind it wait as well"


async def test_what_a_killed_process_held_is_sent_at_once_when_there_is_only_one(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"
    async with host(url) as tables:
        await duel(tables)
        (held,) = await tables.store.claim("killed", tables.shelf.clock(), 30, 10)
    async with host(url, "next") as tables:
        box = Letterbox()
        tables.send(box, "next")
        await until(tables, lambda: bool(box.rows))
        assert tables.shelf.clock() == Clock().now, "no time had to pass"
        assert [nonce(row) for row in box.rows] == [nonce(held)]


async def test_a_message_that_cannot_be_made_does_not_block_its_channel_for_ever(url: str) -> None:
    async with host(url) as tables:
        box = Letterbox()
        box.failures = [ValueError("a fault in words") for _ in range(8)]
        table = await duel(tables)
        await some_moves(tables, table.id, 12)
        tables.send(box, "test")
        await until(tables, lambda: any(row.kind == "undelivered" for row in box.rows))
        await until(tables, lambda: any(row.place == "channel" for row in box.rows))
