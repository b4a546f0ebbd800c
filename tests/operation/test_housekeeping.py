"""Housekeeping: old messages and links go, games stay, and a year of play leaves no growing heap."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from bot.config import OperationSettings
from bot.operation.housekeeping import Housekeeping
from bot.servers.rows import KEPT_DAYS
from bot.servers.service import Reports, ServerService
from bot.store import schema
from bot.tables import Tables
from games.kernel import Chance
from tests.tables.host import (
    ANN,
    BO,
    CHANNEL,
    DAY,
    GUILD,
    Letterbox,
    clock_of,
    duel,
    host,
    nothing_left,
    play_out,
    step,
)

KEPT = OperationSettings(keep_messages_days=14, keep_links_days=60)


def later(tables: Tables, days: float) -> None:
    """Let days pass."""
    clock = clock_of(tables)
    clock.now += int(days * DAY)


async def count(tables: Tables, name: str) -> int:
    """How many rows a table of the database has."""
    return int(
        (await tables.store.rows(select(func.count().label("n")).select_from(schema.metadata.tables[name])))[0]["n"]
    )


async def tidy(tables: Tables) -> int:
    """One round of housekeeping."""
    return await Housekeeping(tables.store, KEPT, tables.repository.clock).once()


async def test_sent_messages_of_finished_games_go_and_the_games_stay(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await play_out(tables, table.id, Chance(b"out"))
        tables.send(Letterbox(), "test")
        await nothing_left(tables)
        moves = await count(tables, "moves")
        later(tables, 13)
        assert await tidy(tables) == 0, "not before their time"
        later(tables, 2)
        told = await count(tables, "outbox")
        assert await tidy(tables) == told > 0
        assert await count(tables, "outbox") == 0
        assert (await count(tables, "moves"), await count(tables, "results")) == (moves, 2)


async def test_what_is_not_sent_stays_however_old(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await step(tables, table.id, Chance(b"one"))
        waiting = await count(tables, "outbox")
        later(tables, 400)
        assert await tidy(tables) == 0
        assert await count(tables, "outbox") == waiting


async def test_the_newest_message_of_a_running_game_stays(url: str) -> None:
    async with host(url) as tables:
        box = Letterbox()
        table = await duel(tables)
        chance = Chance(b"some")
        for _ in range(10):
            await step(tables, table.id, chance)
        tables.send(box, "test")
        await nothing_left(tables)
        later(tables, 30)
        await tidy(tables)
        left = await tables.store.outbox_queue.last_in_channel(table.id)
        assert left is not None and left.id == max(row.id for row in box.rows if row.place == "channel")
        assert await count(tables, "outbox") == len({(row.place, row.target) for row in box.rows})


async def test_links_of_unfinished_actions_go_after_their_time(url: str) -> None:
    async with host(url) as tables:
        await tables.keep({f"key{n}": ("attack", str(n)) for n in range(1200)})
        later(tables, 59)
        assert await tidy(tables) == 0
        later(tables, 2)
        assert await tidy(tables) == 1200
        assert await tables.store.kept("key7") is None


@pytest.mark.both_databases
async def test_a_year_of_games_leaves_a_bounded_outbox(url: str) -> None:
    async with host(url) as tables:
        tables.send(Letterbox(), "test")
        sizes = []
        for week in range(12):
            table = await tables.lobby.open("foodfighters", ANN, CHANNEL + week, GUILD, 2)
            await tables.lobby.add_player(table.id, ANN.id, "random")
            await tables.lobby.start(table.id, ANN.id)
            await tables.moves.resign(table.id, ANN.id)
            await nothing_left(tables)
            later(tables, 30)
            await tidy(tables)
            sizes.append(await count(tables, "outbox"))
        assert max(sizes) == max(sizes[:2])


async def test_a_report_goes_once_it_has_long_been_decided(url: str) -> None:
    async with host(url) as tables:
        await tables.service(ServerService).change(GUILD, ANN.id, "reports", str(CHANNEL))
        await tables.service(Reports).report(GUILD, ANN.id, BO.id, "", "never moves")
        later(tables, KEPT_DAYS - 1)
        await tidy(tables)
        assert await count(tables, "reports") == 1
        later(tables, 2)
        await tidy(tables)
        assert await count(tables, "reports") == 0
