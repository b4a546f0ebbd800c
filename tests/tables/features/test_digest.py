"""The daily digest on a test clock: at its hour, once, and only with something to say."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime

import pytest

from bot.inbox.rows import DigestRows
from bot.inbox.service import LATE_SECONDS, DigestSender, Followers
from bot.tables import Tables
from bot.tables.clocks import Away, NotificationSettings
from games.kernel import Chance
from tests.tables.host import ANN, BO, CLEO, DAY, HOUR, MONDAY, Clock, clock_of, duel, host, step, waiting, written


def at(*given: int) -> int:
    """A time in UTC."""
    year, month, day, hour = given
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp())


async def days(tables: Tables, many: int) -> list[int]:
    """Let some days pass, with a check whenever a digest is due; return when any were written."""
    clock = clock_of(tables)
    end, before = clock.now + many * DAY, {row.id for row in await written(tables, "digest")}
    while (due := await tables.store.part(DigestRows).next_due()) is not None and due <= end:
        clock.now = due
        await tables.service(DigestSender).once()
    clock.now = end
    return [row.made for row in await written(tables, "digest") if row.id not in before]


async def test_it_comes_at_the_same_hour_on_the_wall_when_clocks_are_changed(url: str) -> None:
    clock = Clock()
    clock.now = at(2027, 3, 26, 12)
    async with host(url, clock=clock) as tables:
        table = await duel(tables)
        _, user = await waiting(tables, table.id)
        await tables.notification_settings.change(user, zone="Europe/Berlin", digest=150)
        found = await days(tables, 4)
        half = 1800
        skipped = at(2027, 3, 28, 1)  # half past two is never shown: it is the moment of the change
        assert found == [at(2027, 3, 27, 1) + half, skipped, at(2027, 3, 29, 0) + half, at(2027, 3, 30, 0) + half]
        clock.now = at(2027, 10, 30, 12)
        await tables.notification_settings.change(user, digest=151)
        assert await days(tables, 2) == [at(2027, 10, 31, 0) + 31 * 60, at(2027, 11, 1, 1) + 31 * 60]


async def test_who_has_nothing_to_hear_hears_nothing_and_nobody_hears_late_or_away(url: str) -> None:
    clock = Clock()
    clock.now = MONDAY
    async with host(url, clock=clock) as tables:
        await tables.notification_settings.change(CLEO.id, digest=420)
        assert await days(tables, 2) == []
        table = await duel(tables)
        await tables.service(Followers).follow(table.id, CLEO.id)
        await tables.service(Followers).news(table, CLEO.id)
        assert await days(tables, 1) == [], "nothing is new"
        await step(tables, table.id, Chance(b"new"))
        assert await days(tables, 1) == [MONDAY + 3 * DAY + 7 * HOUR]
        clock.now = MONDAY + 4 * DAY + 7 * HOUR + LATE_SECONDS + 1
        assert await tables.service(DigestSender).once() == 0, "the host was down at its hour"
        assert await tables.store.part(DigestRows).next_due() == MONDAY + 5 * DAY + 7 * HOUR
        away = date.fromtimestamp(MONDAY + 5 * DAY)
        await tables.notification_settings.change(CLEO.id, away=Away(away, away))
        assert await days(tables, 1) == [] and len(await days(tables, 1)) == 1
        await tables.notification_settings.change(CLEO.id, digest=-1)
        assert await tables.store.part(DigestRows).next_due() is None


@pytest.mark.postgres
async def test_two_processes_write_it_once(shared_url: str) -> None:
    clock = Clock()
    clock.now = MONDAY
    async with host(shared_url, "one", clock) as one, host(shared_url, "two", clock) as two:
        table = await duel(one)
        for person in (ANN, BO):
            await two.notification_settings.change(person.id, digest=420)
        _, user = await waiting(two, table.id)
        for day in range(1, 4):
            clock.now = MONDAY + (day - 1) * DAY + 7 * HOUR
            await asyncio.gather(*(tables.service(DigestSender).once() for tables in (one, two, one, two)))
        made = [row.made for row in await written(one, "digest") if row.target == user]
        assert len(made) == len(set(made)) == 3


async def test_of_two_changes_at_once_the_later_one_says_whether_there_is_a_digest(url: str) -> None:
    async with host(url) as tables:
        held, later = asyncio.Event(), asyncio.Event()

        async def slow(_: int, __: NotificationSettings, after: NotificationSettings) -> None:
            if after.digest == 420:
                held.set()
                await later.wait()

        tables.notification_settings.on_change.insert(0, slow)
        first = asyncio.create_task(tables.notification_settings.change(CLEO.id, digest=420))
        await held.wait()
        await tables.notification_settings.change(CLEO.id, digest=-1)
        later.set()
        await first
        assert await tables.store.part(DigestRows).next_due() is None
