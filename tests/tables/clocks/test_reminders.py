"""Reminders on a test clock: by each person's settings, by day, once, and never in vain."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise

import pytest

from bot.clocks.commands import PaceControl
from bot.clocks.reminders import Reminders
from bot.store import OutboxRow
from bot.tables import Asker, Table, TableError, Tables, TableUser
from bot.tables.clocks import NotifyBy, Pace, WeeklyHours
from bot.tables.notifications import DirectMessage
from games.kernel import Chance
from tests.tables.host import ANN, BO, DAY, HOUR, MONDAY, Clock, clock_of, duel, host, step, waiting, written


def told_of(row: OutboxRow) -> list[str]:
    """The tables that a reminder names."""
    return [table for table, _ in json.loads(row.data)["waiting"]]


async def hours(tables: Tables, many: int) -> int:
    """Let some hours pass, with a check every half an hour; return the number of reminders."""
    found = 0
    for _ in range(2 * many):
        clock_of(tables).now += HOUR // 2
        found += await tables.service(Reminders).once()
    return found


async def begun(tables: Tables, at: int = MONDAY + 9 * HOUR, **said: object) -> tuple[Table, TableUser]:
    """Return a running table, and the player to move there, with their settings."""
    clock_of(tables).now = at
    for person in (ANN, BO):
        await tables.notification_settings.change(person.id, **said)
    table = await duel(tables)
    _, user = await waiting(tables, table.id)
    return table, next(person for person in (ANN, BO) if person.id == user)


async def test_who_has_said_nothing_is_never_reminded(url: str) -> None:
    async with host(url) as tables:
        await begun(tables)
        assert await hours(tables, 72) == 0


async def test_the_ladder_goes_on_until_the_answer(url: str) -> None:
    async with host(url) as tables:
        table, person = await begun(tables, first=240, again=1440)
        assert await hours(tables, 3) == 0 and await hours(tables, 1) == 1
        assert await hours(tables, 23) == 0 and await hours(tables, 1) == 1
        assert [row.target for row in await written(tables, "reminder")] == [person.id] * 2
        assert told_of((await written(tables, "reminder"))[0]) == [table.id]
        for _ in range(40):
            if (await waiting(tables, table.id))[1] != person.id:
                break
            await step(tables, table.id, Chance(b"on"))
        await hours(tables, 30)
        later = [row.target for row in await written(tables, "reminder")][2:]
        assert person.id not in later, "who has answered is left alone"


async def test_nobody_is_reminded_by_night(url: str) -> None:
    async with host(url) as tables:
        said = {"zone": "America/New_York", "hours": WeeklyHours.read("8-22"), "first": 60, "again": 240}
        await begun(tables, MONDAY + 2 * HOUR + HOUR // 2, **said)  # half past nine in the evening in New York
        assert await hours(tables, 10) == 0
        await hours(tables, 62)
        made = [(row.made - MONDAY - 13 * HOUR) % DAY for row in await written(tables, "reminder")]
        assert made and made[0] == 0 and max(made) < 14 * HOUR, "from eight o'clock on, until ten in the evening"


async def test_a_reminder_that_could_not_be_delivered_before_the_night_comes_in_the_morning(url: str) -> None:
    async with host(url) as tables:
        said = {"hours": WeeklyHours.read("8-22"), "first": 60}
        _, person = await begun(tables, MONDAY + 20 * HOUR + 30 * 60, **said)
        assert await hours(tables, 1) == 1 and await tables.service(Reminders).in_time(person.id)
        clock_of(tables).now += HOUR  # the network was away
        assert not await tables.service(Reminders).in_time(person.id)
        assert await hours(tables, 9) == 0 and await hours(tables, 1) == 1
        assert (await written(tables, "reminder"))[1].made == MONDAY + DAY + 8 * HOUR and await hours(tables, 30) == 0


async def test_what_came_due_while_the_host_was_away_wakes_nobody_by_night(url: str) -> None:
    async with host(url) as tables:
        await begun(tables, MONDAY + 18 * HOUR, hours=WeeklyHours.read("8-22"), first=60)
        clock_of(tables).now = MONDAY + 23 * HOUR
        assert await tables.service(Reminders).once() == 0
        clock_of(tables).now = MONDAY + DAY + 8 * HOUR
        assert await tables.service(Reminders).once() == 1


async def test_several_tables_come_in_one_message(url: str) -> None:
    async with host(url) as tables:
        clock_of(tables).now = MONDAY + 9 * HOUR
        for person in (ANN, BO):
            await tables.notification_settings.change(person.id, first=240)
        ids = []
        for _ in range(6):
            ids.append((await duel(tables)).id)
            clock_of(tables).now += 5 * 60
        mine = [one for one in ids if (await waiting(tables, one))[1] == ANN.id]
        await hours(tables, 12)
        reminders = [row for row in await written(tables, "reminder") if row.target == ANN.id]
        assert len(reminders) == (1 if mine else 0)
        assert sorted(one for row in reminders for one in told_of(row)) == sorted(mine)


async def test_later_puts_everything_off_and_a_change_of_mind_counts_at_once(url: str) -> None:
    async with host(url) as tables:
        _, person = await begun(tables, first=60)
        until = await tables.service(Reminders).later(person.id, 5 * HOUR)
        assert until == clock_of(tables).now + 5 * HOUR
        assert await hours(tables, 4) == 0 and await hours(tables, 1) == 1
        assert await hours(tables, 48) == 0, "again: never"
        await tables.notification_settings.change(person.id, again=1440)
        assert await hours(tables, 1) == 1
        await tables.notification_settings.change(person.id, notify=NotifyBy.QUIET)
        assert await hours(tables, 72) == 0


async def test_later_tells_again_at_that_time_what_was_told_whatever_the_ladder_says(url: str) -> None:
    async with host(url) as tables:
        table, person = await begun(tables, first=60)
        other = next(one for one in (ANN, BO) if one is not person)
        assert await hours(tables, 1) == 1
        await tables.service(Reminders).later(person.id, DAY)
        assert await tables.service(Reminders).later(person.id, 4 * HOUR) == clock_of(tables).now + 4 * HOUR
        clock_of(tables).now += 2 * HOUR
        tables.repository.waits.lasted = lambda since: 7 * HOUR  # type: ignore[method-assign]
        await tables.service(Reminders).nudge(table.id, Asker(other.id))
        await tables.notification_settings.change(person.id, locale="de")
        assert await hours(tables, 1) == 0, "nobody wakes who has put it off, and no other wish of theirs undoes it"
        assert await hours(tables, 1) == 1
        assert [told_of(row) for row in await written(tables, "reminder")] == [[table.id]] * 2
        assert await hours(tables, 48) == 0, "it was asked for once"


async def test_later_is_forgotten_once_it_is_answered_or_the_table_pauses(url: str) -> None:
    async with host(url) as tables:
        table, person = await begun(tables, first=60, again=240)
        assert await hours(tables, 1) == 1
        await tables.service(Reminders).later(person.id, DAY)
        for _ in range(40):
            if (await waiting(tables, table.id))[1] != person.id:
                break
            await step(tables, table.id, Chance(b"on"))
        while (await waiting(tables, table.id))[1] != person.id:
            await step(tables, table.id, Chance(b"back"))
        assert await hours(tables, 2) == 1, "another decision has a ladder of its own"
        await tables.service(Reminders).later(person.id, DAY)
        await tables.service(PaceControl).pause(table.id, ANN.id)
        await tables.undo.answer(table.id, BO.id, True)
        assert await hours(tables, 26) == 0
        await tables.service(PaceControl).go_on(table.id, BO.id)
        assert await hours(tables, 8) > 0


@pytest.mark.postgres
async def test_two_processes_and_restarts_remind_once(shared_url: str) -> None:
    clock = Clock()
    async with host(shared_url, "one") as one:
        _, person = await begun(one, first=60, again=240)
        clock.now = clock_of(one).now
    for round_ in range(3):
        async with host(shared_url, f"a{round_}") as one, host(shared_url, f"b{round_}") as two:
            for tables in (one, two):
                tables.repository.clock = clock
            for _ in range(8):
                clock.now += HOUR // 2
                await asyncio.gather(*(tables.service(Reminders).once() for tables in (one, two, one, two)))
    async with host(shared_url, "last") as one:
        made = [row.made for row in await written(one, "reminder") if row.target == person.id]
    assert len(made) == len(set(made)) == 3
    assert {later - earlier for earlier, later in pairwise(made)} == {4 * HOUR}


async def test_who_wants_direct_messages_is_called_by_one(url: str) -> None:
    async with host(url) as tables:
        _, person = await begun(tables, notify=NotifyBy.PRIVATE)
        called = [row.target for row in await written(tables, "secret") if DirectMessage.of(row).calls]
        assert called == [person.id]


async def test_the_last_reminder_comes_before_the_time_is_up_and_by_day(url: str) -> None:
    async with host(url) as tables:
        clock_of(tables).now = MONDAY + 9 * HOUR
        for person in (ANN, BO):
            await tables.notification_settings.change(person.id, hours=WeeklyHours.read("8-22"), last=240)
        table = await tables.lobby.open("foodfighters", ANN, 100, 10, 2, pace=Pace(moves=1))
        await tables.lobby.join(table.id, BO)
        await tables.lobby.start(table.id, ANN.id)  # fourteen waking hours from nine: until nine on Tuesday
        assert await hours(tables, 22) == 0, "four hours before is night"
        assert await hours(tables, 2) == 1
        (reminder,) = await written(tables, "reminder")
        assert reminder.made == MONDAY + DAY + 8 * HOUR
        assert await hours(tables, 48) == 0, "it was the last"


async def test_others_may_nudge_politely_and_nobody_is_woken(url: str) -> None:
    async with host(url) as tables:
        table, person = await begun(tables, MONDAY + 21 * HOUR, hours=WeeklyHours.read("8-22"))
        other = next(one for one in (ANN, BO) if one is not person)
        for asker in (other, person):
            with pytest.raises(TableError, match=r"nudged-already|nobody-to-nudge"):
                await tables.service(Reminders).nudge(table.id, Asker(asker.id))
        await hours(tables, 7)
        assert len(await tables.service(Reminders).nudge(table.id, Asker(other.id))) == 1
        assert await hours(tables, 3) == 0 and await hours(tables, 2) == 1
        (reminder,) = await written(tables, "reminder")
        assert json.loads(reminder.data)["nudged"] == [table.id] and reminder.made == MONDAY + DAY + 8 * HOUR
        with pytest.raises(TableError, match="nudged-already"):
            await tables.service(Reminders).nudge(table.id, Asker(other.id))
        await hours(tables, 20)
        assert await tables.service(Reminders).nudge(table.id, Asker(other.id))
        await tables.notification_settings.change(person.id, notify=NotifyBy.QUIET)
        assert await hours(tables, 24) == 0
