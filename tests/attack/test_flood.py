"""A flood by one person, or by many at one table: refused politely, noted once, and nobody else feels it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from bot import app
from bot.app import Host
from bot.config import Settings
from bot.discord.interactions.admission import RateLimit, TooFast, network
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import posted, settings, started

PRESSES = 120
TABLE_LIMIT = 60
REFUSED = "so nothing was done"


class Clock:
    """A clock that only tests move."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def admitted(limit: RateLimit, key: str, times: int) -> int:
    """Return how many of a number of simultaneous requests are admitted."""
    done = 0
    for _ in range(times):
        try:
            limit.admit(key)
        except TooFast:
            continue
        done += 1
    return done


def test_so_many_within_ten_seconds_and_no_more() -> None:
    clock = Clock()
    limit = RateLimit(50, clock=clock)
    assert admitted(limit, "ann", 80) == 50
    assert admitted(limit, "bo", 80) == 50, "somebody else is not concerned"
    clock.now += 1
    assert admitted(limit, "ann", 80) == 5
    clock.now += 100
    assert admitted(limit, "ann", 80) == 50


def test_who_is_refused_is_told_how_long_to_wait() -> None:
    clock = Clock()
    limit = RateLimit(2, clock=clock)
    assert admitted(limit, "ann", 2) == 2
    with pytest.raises(TooFast) as first:
        limit.admit("ann")
    with pytest.raises(TooFast) as second:
        limit.admit("ann")
    assert (first.value.seconds, first.value.said_before, second.value.said_before) == (5, False, True)
    clock.now += first.value.seconds
    limit.admit("ann")


def test_addresses_are_counted_apart_and_those_of_one_ipv6_network_together() -> None:
    limit = RateLimit(1, clock=Clock(), window=60.0)
    asked = ("1.2.3.4", "1.2.3.5", "1.2.3.4", "2001:db8::1", "2001:db8::2", "2001:db8:1::1", "::ffff:1.2.3.4")
    assert [admitted(limit, network(one), 1) for one in asked] == [1, 1, 0, 1, 0, 1, 0]


def test_no_limit_admits_everything() -> None:
    assert admitted(RateLimit(0), "ann", 1000) == 1000


@pytest.fixture
async def strict(rig: Rig, tmp_path: Path, failures: Failures) -> AsyncIterator[Host]:
    """A host that limits a person as a real one does, and a table a little more."""
    chosen = settings(rig, tmp_path)
    real = structs.replace(chosen.host, rate_limit=Settings().host.rate_limit, table_rate_limit=TABLE_LIMIT)
    async with app.running(structs.replace(chosen, host=real)) as host:
        await host.client.wait_until_ready()
        yield host


@pytest.mark.e2e
async def test_a_flood_of_presses_is_refused_politely_and_others_play_on(
    strict: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    await started(strict, rig, ann, bo)
    call = posted(rig)[-1]
    answers = await asyncio.gather(*(ann.press(call, "More…").answer() for _ in range(PRESSES)))
    refused = [answer for answer in answers if REFUSED in answer.text]
    assert all(answer.ephemeral for answer in answers), "each press is answered"
    assert len(answers) - len(refused) < 100
    assert refused and "zu schnell" not in (await bo.press(call, "More…")).text
    assert len([line for line in failures.structured if line["event"] == "too fast"]) == 1, "noted once"


@pytest.mark.e2e
async def test_a_crowd_at_one_table_leaves_the_other_tables_alone(
    strict: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await started(strict, rig, ann, bo)
    await rig.until(lambda: len(posted(rig)) == 1)
    crowded = posted(rig)[-1]
    await started(strict, rig, ann, bo)
    await rig.until(lambda: len(posted(rig)) == 2)
    quiet = posted(rig)[-1]
    crowd = [rig.person(f"Guest {number}") for number in range(8)]
    presses = [person.press(crowded, "More…").answer() for person in crowd for _ in range(12)]
    answers = await asyncio.gather(*presses)
    assert any("at this table at once" in answer.text for answer in answers)
    calm = await ann.press(quiet, "More…")
    assert REFUSED not in calm.text and "Foodfighters" in calm.text
