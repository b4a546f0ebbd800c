"""The outbox: in order for each target, each message once, through failures and restarts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.app import FEATURES
from bot.feature import build
from bot.store import MessageKind, OutboxRow, Store, UnitOfWork
from bot.tables import Asker, Retry, TableError, Tables, Undeliverable, nonce
from bot.tables.notifications import message
from games.kernel import Chance
from tests.tables.host import (
    ANN,
    BO,
    CHANNEL,
    GUILD,
    Clock,
    Letterbox,
    clock_of,
    duel,
    entropy,
    host,
    nothing_left,
    step,
    waiting,
)

HELD = 30
"""The seconds for which a message is held during delivery; every retry delay is shorter."""


async def until(tables: Tables, done: Callable[[], bool]) -> None:
    """Let the worker run until a condition holds, advancing the clock to the next attempt when it is idle."""
    clock = clock_of(tables)
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
    """Let both roll for Beans and buy nothing, so that nobody has to be called in private."""
    chance = Chance(b"outbox")
    for _ in range(count):
        game = (await tables.get(table_id)).running_game()
        quiet = {choice.key for choice in game.choices(game.waiting()[0])} & {"roll", "pass"}
        await step(tables, table_id, chance, quiet.pop())


async def test_a_message_held_by_a_dead_process_is_sent_with_the_same_nonce(url: str) -> None:
    async with host(url) as tables:
        await duel(tables)
        held = await tables.store.claim("dead", tables.repository.clock(), 60, 10)
        assert len(held) == 1
        assert await tables.store.claim("living", tables.repository.clock(), 60, 10) == []
        later = await tables.store.claim("living", tables.repository.clock() + 61, 60, 10)
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
        await until(tables, lambda: any(row.kind == "undelivered" for row in box.rows))
        (note,) = (row for row in box.rows if row.kind == "undelivered")
        assert (note.place, note.target) == ("user", ANN.id)
        assert "the channel is gone" in note.data


async def test_what_a_newer_host_sends_to_a_person_about_no_table_does_not_silence_them(url: str) -> None:
    async with host(url) as tables:
        table, box = await duel(tables), Letterbox()
        strange = message(table, MessageKind.REPORT, "user", ANN.id, tables.repository.clock())
        known = message(table, MessageKind.REPORT, "user", ANN.id, tables.repository.clock())
        await tables.store.write(
            UnitOfWork().message(**{**strange, "kind": "of tomorrow", "table_id": ""}).message(**known)
        )

        class Older:
            async def deliver(self, row: OutboxRow) -> int | None:
                if row.kind == "of tomorrow":
                    raise ValueError(row.kind)
                return await box.deliver(row)

        tables.send(Older(), "test")
        await until(tables, lambda: any(row.target == ANN.id for row in box.rows))


async def test_one_slow_target_does_not_hold_up_another(url: str) -> None:
    async with host(url) as tables:
        gate = asyncio.Event()
        seen: list[int] = []

        class Slow:
            async def deliver(self, row: OutboxRow) -> int | None:
                if row.target == CHANNEL:
                    await gate.wait()
                seen.append(row.target)
                return 1

        tables.send(Slow(), "test")
        await duel(tables)
        other = await tables.lobby.open("foodfighters", ANN, CHANNEL + 1, GUILD, 2)
        await tables.lobby.add_player(other.id, ANN.id, "random")
        await tables.lobby.start(other.id, ANN.id)
        await until(tables, lambda: CHANNEL + 1 in seen)
        assert CHANNEL not in seen
        gate.set()
        await until(tables, lambda: CHANNEL in seen)


async def test_of_two_processes_only_one_gets_each_message(shared_url: str) -> None:
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        for n in range(8):
            table = await one.lobby.open("foodfighters", ANN, CHANNEL + n, GUILD, 2)
            await one.lobby.add_player(table.id, ANN.id, "random")
            await one.lobby.start(table.id, ANN.id)
        claims = await asyncio.gather(
            *(
                tables.store.claim(name, one.repository.clock(), 60, 3)
                for _ in range(4)
                for name, tables in (("1", one), ("2", two))
            )
        )
        ids = [row.id for rows in claims for row in rows]
        assert len(ids) == len(set(ids)) == 8


@pytest.mark.parametrize(("tries", "first"), [(152, "setup"), (153, "undelivered")])
async def test_a_day_without_discord_is_waited_out(url: str, tries: int, first: str) -> None:
    async with host(url) as tables:
        box = Letterbox()
        box.failures = [Retry("Discord answered 503") for _ in range(tries)]
        await duel(tables)
        tables.send(box, "test")
        began = tables.repository.clock()
        await until(tables, lambda: bool(box.rows))
        assert box.rows[0].kind == first
        assert 23.5 * 3600 <= tables.repository.clock() - began <= 24.5 * 3600


async def test_a_message_that_waits_for_another_one_is_never_given_up_and_counts_no_attempt(url: str) -> None:
    async with host(url) as tables:
        box = Letterbox()
        box.failures = [Retry("the message that asks is not posted yet", 1.0, usual=True) for _ in range(160)]
        await duel(tables)
        tables.send(box, "test")
        await until(tables, lambda: bool(box.rows))
        assert (box.rows[0].kind, box.rows[0].attempts) == ("setup", 0)


HOUR, YEAR = 3600, 365 * 24 * 3600


async def one_look(tables: Tables) -> None:
    """Let the outbox send what is due, so that no other time passes."""
    assert tables.outbox is not None
    tables.outbox.wake()
    while (due := await tables.store.next_due()) is not None and due <= tables.repository.clock():  # noqa: ASYNC110  # only the database knows
        await asyncio.sleep(0.002)


@pytest.mark.parametrize("jump", [-YEAR, -300, 3 * HOUR])
async def test_a_clock_that_is_set_delays_no_message_and_loses_none(url: str, jump: int) -> None:
    """One message is put off, another has just been written, a third is held by a process that is gone."""
    async with host(url) as tables:
        table = await duel(tables)
        other = await tables.lobby.open("foodfighters", ANN, CHANNEL + 1, GUILD, 2)
        await tables.lobby.add_player(other.id, ANN.id, "random")
        (held,) = await tables.store.claim("gone", tables.repository.clock(), HELD, 1)
        box, clock = Letterbox(), tables.repository.clock
        await tables.lobby.start(other.id, ANN.id)
        box.failures = [Retry("reset") for _ in range(12)]
        assert isinstance(clock, Clock)
        clock.now += HELD
        tables.send(box, "test")
        await until(tables, lambda: not box.failures)
        set_at = clock.now = clock.now + jump
        await some_moves(tables, table.id, 12)
        async with asyncio.timeout(20):
            while not {CHANNEL, CHANNEL + 1} <= {row.target for row in box.rows}:
                clock.now += 5
                await one_look(tables)
        assert held.id in {row.id for row in box.rows}
        assert clock.now - set_at <= 12 * 60
        assert "undelivered" not in {row.kind for row in box.rows}


async def test_a_clock_set_ahead_gives_nobodys_seat_away(url: str) -> None:
    passing = Clock()
    store = await Store.open(url)
    tables = build(Tables(store, clock=Clock(), entropy=entropy("steady"), monotonic=passing), FEATURES)
    clock = clock_of(tables)
    try:
        table = await duel(tables)
        seat, _ = await waiting(tables, table.id)
        clock.now += 400 * 24 * HOUR
        with pytest.raises(TableError):
            await tables.moderation.replace(table.id, seat, Asker(ANN.id))
        for one in (clock, passing):
            one.now += 49 * HOUR
        clock.now -= 800 * 24 * HOUR
        await tables.moderation.replace(table.id, seat, Asker(ANN.id))
    finally:
        await tables.stop()
        await store.close()


async def test_the_owner_is_told_once_of_each_cause_until_it_changes(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        lost, gate = ["forbidden", "forbidden", "gone", "", "gone", "gone"], list[str]()

        class Closed:
            async def deliver(self, row: OutboxRow) -> int | None:
                if row.kind == MessageKind.UNDELIVERED:
                    gate.append(json.loads(row.data)["why"])
                elif row.place == "channel" and (why := lost.pop(0)):
                    raise Undeliverable(why)
                return 1

        for _ in range(5):
            await tables.moderation.repost(table.id, Asker(ANN.id), CHANNEL, GUILD)
        tables.send(Closed(), "test")
        await until(tables, lambda: not lost)
        await nothing_left(tables)
        assert gate == ["forbidden", "gone", "gone"]


async def test_a_run_of_messages_stops_at_the_first_that_fails(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        for _ in range(30):
            await tables.moderation.repost(table.id, Asker(ANN.id), CHANNEL, GUILD)
        seen, again = list[int](), {5, 17, 23}

        class Stumbling:
            async def deliver(self, row: OutboxRow) -> int | None:
                if row.id in again:
                    again.discard(row.id)
                    raise Retry("reset")
                seen.append(row.id)
                return row.id

        tables.send(Stumbling(), "test")
        await until(tables, lambda: len(seen) >= 31)
        assert seen == sorted(set(seen)) and len(seen) == 31


async def test_what_a_killed_process_held_is_sent_at_once_when_there_is_only_one(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"
    async with host(url) as tables:
        await duel(tables)
        (held,) = await tables.store.claim("killed", tables.repository.clock(), 30, 10)
    async with host(url, "next") as tables:
        box = Letterbox()
        tables.send(box, "next")
        await until(tables, lambda: bool(box.rows))
        assert tables.repository.clock() == Clock().now, "no time had to pass"
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


async def test_what_is_to_be_done_about_a_time_that_is_up_is_asked_in_private_where_the_channel_is_gone(
    url: str,
) -> None:
    async with host(url) as tables:
        table, told = await duel(tables), list[OutboxRow]()

        class Gone:
            async def deliver(self, row: OutboxRow) -> int | None:
                if row.place == "channel":
                    raise Undeliverable("gone")
                told.append(row)
                return 1

        late = message(table, MessageKind.LATE, "channel", CHANNEL, tables.repository.clock(), data={"seat": 0})
        await tables.store.write(UnitOfWork().message(**late))
        tables.send(Gone(), "test")
        await nothing_left(tables)
        asked = [row for row in told if row.kind == MessageKind.LATE]
        assert sorted((row.place, row.target) for row in asked) == [("user", ANN.id), ("user", BO.id)]
        assert all(json.loads(row.data) == {"seat": 0} for row in asked)
