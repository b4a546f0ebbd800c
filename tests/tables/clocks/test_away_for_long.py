"""A long absence stops a clock for a limited time; then the others may act, also if it is the owner."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.clocks.deadlines import Deadlines
from bot.tables import Asker, Table, TableError, Tables
from bot.tables.clocks import Away, Pace
from bot.tables.clocks.table_clocks import clock, deadline, late
from bot.tables.rights import OWNER, RESTING_HOURS
from games.kernel import Chance
from tests.tables.host import ANN, BO, CHANNEL, CLEO, DAY, GUILD, HOUR, MONDAY, clock_of, host, step, waiting

TODAY = date(2026, 11, 30)
YEAR = Away(TODAY + timedelta(1), TODAY + timedelta(365))
OTHERS = Asker(BO.id)


async def owners_turn(tables: Tables, pace: Pace) -> tuple[Table, int]:
    """A table of Ann's, started at nine on a Monday, that waits for her; and her seat."""
    clock_of(tables).now = MONDAY + 9 * HOUR
    table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2, pace=pace)
    await tables.lobby.join(table.id, BO)
    await tables.lobby.start(table.id, ANN.id)
    return await until(tables, table.id, ANN.id)


async def until(tables: Tables, table_id: str, user: int) -> tuple[Table, int]:
    """A table once it waits for somebody, and their seat."""
    for _ in range(60):
        seat, waited = await waiting(tables, table_id)
        if waited == user:
            return await tables.get(table_id), seat
        await step(tables, table_id, Chance(b"on"))
    raise AssertionError("it is always the other's move")


@pytest.mark.parametrize(
    ("pace", "days"),
    [
        (Pace(moves=2), 7),
        (Pace(moves=1), 14),
        (Pace(bank=24, increment=4), 7),
        (Pace(bank=96, increment=12, bot_answers=True), 14),
    ],
    ids=str,
)
async def test_a_year_away_with_an_hour_left_stops_a_clock_for_as_long_as_the_pace_says(
    url: str, pace: Pace, days: int
) -> None:
    async with host(url) as tables:
        table, seat = await owners_turn(tables, pace)
        before = deadline(table, seat) or 0
        clock_of(tables).now = before - HOUR
        first = datetime.fromtimestamp(clock_of(tables).now, UTC).date()
        await tables.notification_settings.change(ANN.id, away=Away(first, first + timedelta(365)))
        midnight = clock_of(tables).now // DAY * DAY
        assert deadline(await tables.get(table.id), seat) == midnight + days * DAY + HOUR


async def test_after_that_the_others_may_act_for_an_owner_who_is_away(url: str) -> None:
    async with host(url) as tables:
        table, seat = await owners_turn(tables, Pace(moves=2))
        await tables.notification_settings.change(ANN.id, away=Away(TODAY, YEAR.last))
        with pytest.raises(TableError, match="tables-only-owner"):
            await tables.moderation.replace(table.id, seat, OTHERS, CLEO)
        clock_of(tables).now = MONDAY + 7 * DAY + 12 * HOUR
        assert await tables.service(Deadlines).once() == 1
        now = await tables.get(table.id)
        own = clock(now, seat)
        assert late(now) == (seat,) and own is not None
        after = await tables.service(Deadlines).answer_by_bot(table.id, OTHERS, seat, own.since)
        assert after.version > table.version


async def test_the_seat_of_an_owner_who_stays_away_can_be_given_to_another(url: str) -> None:
    async with host(url) as tables:
        table, seat = await owners_turn(tables, Pace(moves=2))
        await tables.notification_settings.change(ANN.id, away=Away(TODAY, YEAR.last))
        clock_of(tables).now = MONDAY + 7 * DAY + 12 * HOUR
        await tables.service(Deadlines).once()
        replaced = (await tables.moderation.replace(table.id, seat, OTHERS, CLEO)).table
        assert replaced.users[seat] == CLEO.id
        assert deadline(replaced, seat) == clock_of(tables).now + 12 * HOUR, "she has the time of a decision"


async def test_a_table_that_rests_for_a_week_needs_no_owner(url: str) -> None:
    """For example if a bot has failed and the owner, for whom the table does not wait, is away."""
    async with host(url) as tables:
        table, _ = await owners_turn(tables, Pace())
        table, _ = await until(tables, table.id, BO.id)
        lasted = tables.repository.waits.lasted
        assert OWNER not in OTHERS.roles(table, lasted)
        clock_of(tables).now += RESTING_HOURS * HOUR
        assert OWNER in OTHERS.roles(table, lasted)
        assert OWNER not in Asker(CLEO.id).roles(table, lasted), "only who plays there"


async def test_nobody_loses_a_seat_while_their_clock_has_time(url: str) -> None:
    async with host(url) as tables:
        table, _ = await owners_turn(tables, Pace(bank=96, increment=12))
        table, seat = await until(tables, table.id, BO.id)
        clock_of(tables).now += 3 * DAY
        with pytest.raises(TableError, match="tables-has-time"):
            await tables.moderation.replace(table.id, seat, Asker(ANN.id), CLEO)
