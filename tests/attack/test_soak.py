"""The kill soak in its short form; the long one is `python -m bench soak`, with and without `--postgres`."""

from __future__ import annotations

import sqlite3
import sys
from asyncio.subprocess import create_subprocess_exec
from os import devnull, environ
from pathlib import Path
from signal import SIGKILL
from types import SimpleNamespace
from typing import cast

import pytest

from bench.clients import PlayingClients
from bench.soak.planted_faults import FAULTS
from bench.soak.soak import STUCK_SECONDS, SoakPlan, given_up, soak
from tests.lengths import amount, long_form

pytestmark = pytest.mark.e2e

SMALL = ("foodfighters", "foodies")


async def test_nothing_acknowledged_is_lost_and_nothing_posted_twice(url: str) -> None:
    kills = amount(3, 5)
    report = await soak(SoakPlan(moves=6 * kills, kills=kills, tables=1, titles=SMALL, seed=3), url)
    assert report.verdict.problems == []
    assert report.kills >= kills
    assert report.verdict.figures.acknowledged > 5, "too little was acknowledged to prove anything"


@long_form
async def test_nothing_is_lost_nor_posted_twice_where_several_share_the_shards(shared_url: str) -> None:
    plan = SoakPlan(moves=60, kills=8, tables=1, titles=SMALL, seed=3, processes=4, shards=16)
    report = await soak(plan, shared_url)
    assert report.verdict.problems == []
    assert report.kills >= 8


TOLD = {
    "lost": "was never written",
    "again": "belongs to nothing",
    "early": "was acknowledged at",
    "unsent": "is noted as sent and was posted nowhere",
    "overtaking": "got messages out of order",
    "back": "was changed back to",
}
"""The verifier's sentence for each fault."""


@long_form
@pytest.mark.parametrize("fault", TOLD)
async def test_the_verifier_sees_a_planted_fault_and_says_what_is_wrong(fault: str) -> None:
    problems: list[str] = []
    for seed in (3, 4, 5):  # a fault strikes by chance: it may miss one run and hit another
        report = await soak(SoakPlan(moves=30, kills=0, tables=1, titles=("foodfighters",), seed=seed, fault=fault))
        problems += report.verdict.problems
        if any(TOLD[fault] in problem for problem in problems):
            return
    pytest.fail("\n".join(problems))


def test_people_wait_no_longer_than_something_may_still_come_of_their_table() -> None:
    clients, clock = SimpleNamespace(version=1), [0.0]
    no_more = given_up(cast(PlayingClients, clients), lambda: False, lambda: clock[0])
    clock[0] += STUCK_SECONDS - 1
    assert not no_more()
    clients.version += 1
    assert not no_more()
    clock[0] += STUCK_SECONDS - 1
    assert not no_more()
    clock[0] += 2
    assert no_more()


def test_every_fault_is_tried() -> None:
    assert set(TOLD) == set(FAULTS)


@pytest.mark.parametrize("statement", [3, 1, 9])
@long_form
async def test_a_host_killed_while_it_migrates_leaves_all_or_nothing(tmp_path: Path, statement: int) -> None:
    path = tmp_path / "tables.sqlite3"
    assert await migrated(path, f"migrating:{statement}") == -SIGKILL
    with sqlite3.connect(path) as database:
        assert database.execute("select name from sqlite_master").fetchall() == []
    database.close()
    assert await migrated(path, "none") == 0


async def migrated(path: Path, doom: str) -> int:
    """Run the migrations in a separate process with a crash point; return its exit status."""
    process = await create_subprocess_exec(
        sys.executable, "-m", "bench.soak.crash_points", doom, "--config", devnull, "migrate",
        env={**environ, "DATABASE_URL": f"sqlite+aiosqlite:///{path}"},
    )  # fmt: skip
    return await process.wait()
