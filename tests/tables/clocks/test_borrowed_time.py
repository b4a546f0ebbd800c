"""Nobody gets more time than the pace grants by undone steps."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from bot.clocks.deadlines import Deadlines
from bot.tables import Asker, Table, TableError, Tables, TableUser
from bot.tables.clocks import Pace
from bot.tables.clocks.table_clocks import clock, deadline, late
from games.kernel import Chance, Seat
from tests.tables.host import ANN, BO, CHANNEL, DAY, GUILD, HOUR, MONDAY, clock_of, host, step, waiting


async def begun(tables: Tables, title: str, pace: Pace, people: tuple[TableUser, ...], number: int) -> Table:
    """A running table with a pace, at nine on a Monday."""
    clock_of(tables).now = MONDAY + 9 * HOUR + number * 400 * DAY
    table = await tables.lobby.open(title, people[0], CHANNEL, GUILD, len(people), pace=pace)
    for person in people[1:]:
        await tables.lobby.join(table.id, person)
    return (await tables.lobby.start(table.id, people[0].id)).table


async def test_steps_and_undo_do_not_fill_a_bank(tmp_path: Path) -> None:
    """With "24h+4h" and an hour left, one step and Undo, eight times in two minutes, gave 24 hours."""
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await begun(tables, "foodfighters", Pace(bank=24, increment=4), (ANN, BO), 0)
        seat, user = await own_turn(tables, table)
        end = deadline(await tables.get(table.id), seat) or 0
        clock_of(tables).now = end - HOUR
        for _ in range(8):
            await step(tables, table.id, Chance(b"step"))
            clock_of(tables).now += 15
            undone = (await tables.undo.ask(table.id, user)).table
            assert undone.proposal is None and deadline(undone, seat) == end, "as if nothing had been done"


async def test_a_turn_is_held_no_longer_by_steps_and_undo(tmp_path: Path) -> None:
    """With "2/day" one turn was held for 27 days, while the others' calls were refused as too early."""
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await begun(tables, "foodfighters", Pace(moves=2), (ANN, BO), 0)
        seat, user = await own_turn(tables, table)
        for _ in range(3):
            await step(tables, table.id, Chance(b"step"))
            clock_of(tables).now += 11 * HOUR
            undone = (await tables.undo.ask(table.id, user)).table
            await tables.service(Deadlines).once()
        assert undone.proposal is None and late(await tables.get(table.id)) == (seat,)
        own, other = clock(await tables.get(table.id), seat), next(one for one in (ANN, BO) if one.id != user)
        assert own is not None
        waited = await tables.service(Deadlines).wait_on(table.id, Asker(other.id), seat, own.since)
        assert deadline(waited, seat) == clock_of(tables).now + 12 * HOUR, "the others may give time"


async def own_turn(tables: Tables, table: Table) -> tuple[Seat, int]:
    """Play until a seat is to move that may undo its next step without asking anybody."""
    for _ in range(40):
        seat, user = await waiting(tables, table.id)
        await step(tables, table.id, Chance(b"step"))
        now = await tables.get(table.id)
        with suppress(TableError):
            if not (await tables.undo.reach(table.id, user)).needed and seat in now.running_game().waiting():
                await tables.undo.ask(table.id, user)
                return seat, user
    raise AssertionError("every step takes consent")
