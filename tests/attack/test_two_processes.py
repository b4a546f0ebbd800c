"""Two processes on one PostgreSQL, racing on purpose: for moves, messages and bots, and through death."""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.store import OutboxRow
from bot.tables import Stale, Table, TableError, Tables, nonce
from games.kernel import Chance, random_action
from tests.tables.host import ANN, BO, CHANNEL, GUILD, clock_of, duel, host, nothing_left, waiting

RACES = 150
TABLES = 6


class Wall:
    """Where all processes post: each message under its nonce, as Discord keeps it."""

    def __init__(self) -> None:
        self.posted: dict[str, OutboxRow] = {}
        self.tries: Counter[str] = Counter()
        self.order: list[OutboxRow] = []

    async def deliver(self, row: OutboxRow) -> int:
        """Post once for each nonce."""
        await asyncio.sleep(0)
        self.tries[nonce(row)] += 1
        if nonce(row) not in self.posted:
            self.posted[nonce(row)] = row
            self.order.append(row)
        return row.id

    def orders(self) -> dict[tuple[str, int], list[int]]:
        """Return the numbers sent to each place, in order; between two places the order is free."""
        found: dict[tuple[str, int], list[int]] = {}
        for row in self.order:
            found.setdefault((row.place, row.target), []).append(row.id)
        return found


async def quiet(*hosts: Tables) -> None:
    """Wait until there is nothing to send and no bot must move."""
    for _ in range(300):
        for tables in hosts:
            if tables.outbox is not None:
                tables.outbox.wake()
        await nothing_left(hosts[0])
        if not await hosts[0].store.tables_due_for_ai():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come to rest")


async def press(tables: Tables, table: Table, seat: int, user: int, chance: Chance) -> bool:
    """Press on a person's current message; return whether it counted."""
    assert table.game is not None
    action = random_action(table.title, table.game.state, seat, chance)
    try:
        await tables.moves.act(table.id, seat, action, user=user, version=table.version)
    except (Stale, TableError):
        return False
    return True


async def test_of_presses_in_two_processes_exactly_one_counts_and_each_message_is_sent_by_one(shared_url: str) -> None:
    wall, chance = Wall(), Chance(b"races")
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        for tables, name in ((one, "one"), (two, "two")):
            tables.send(wall, name)
        table, races, won = await duel(one), 0, 0
        while races < RACES:
            if (table := await one.get(table.id)).status != "running":
                table = await duel(two)
            seat, user = await waiting(two, table.id)
            seen = await two.get(table.id)
            counted = await asyncio.gather(*(press(t, seen, seat, user, chance) for t in (one, two, two, one, two)))
            won += sum(counted)
            races += 1
            assert sum(counted) == 1, counted
        await quiet(one, two)
        assert won == RACES
        assert set(wall.tries.values()) == {1}, "no message was taken by both"
        for place, order in wall.orders().items():
            assert order == sorted(order), f"what went to {place} went in order"


async def test_automated_players_of_two_processes_move_once_each(shared_url: str) -> None:
    wall = Wall()
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        found = []
        for number in range(TABLES):
            table = await one.lobby.open("foodfighters", ANN, CHANNEL + number, GUILD, 2)
            await one.lobby.add_player(table.id, ANN.id, "random")
            await one.lobby.start(table.id, ANN.id)
            await one.moves.resign(table.id, ANN.id) if number % 2 else None
            found.append(table.id)
        for tables, name in ((one, "one"), (two, "two")):
            tables.send(wall, name)
            tables.ai_seats.start()
        await quiet(one, two)
        for table_id in found:
            records = await two.records(table_id)
            assert [record.version for record in records] == list(range(1, len(records) + 1))
        assert set(wall.tries.values()) == {1}


async def test_one_process_dies_with_messages_in_hand_and_the_other_carries_on(shared_url: str) -> None:
    wall, chance = Wall(), Chance(b"death")
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        table = await duel(one)
        held = await one.store.claim("one", one.repository.clock(), 30, 20)
        assert held, "the one that dies had begun to send"
        two.send(wall, "two")
        for _ in range(20):
            now = await two.get(table.id)
            if now.status == "running":
                seat, user = await waiting(two, table.id)
                assert await press(two, now, seat, user, chance)
        places = {(row.place, row.target) for row in held}
        assert not [row for row in wall.order if (row.place, row.target) in places], "what another holds is not touched"
        clock = clock_of(two)
        clock.now += 31
        await quiet(two)
        for place in places:
            there = [row.id for row in wall.order if (row.place, row.target) == place]
            first = min(row.id for row in held if (row.place, row.target) == place)
            assert there == sorted(there) and there[0] == first


async def test_joining_and_taking_back_in_both_at_once_loses_nothing(shared_url: str) -> None:
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        for _ in range(10):
            table = await one.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
            await two.get(table.id)
            answers = await asyncio.gather(
                one.lobby.join(table.id, BO), two.lobby.join(table.id, BO),
                two.lobby.add_player(table.id, ANN.id, "random"),
                return_exceptions=True,
            )  # fmt: skip
            unexpected = [a for a in answers if isinstance(a, BaseException) and not isinstance(a, TableError)]
            assert unexpected == []
            assert len((await one.get(table.id)).seats) == len((await two.get(table.id)).seats) == 2
