"""The many tables of the measurement are tables like any other: they can be read, and their people can be asked."""

from __future__ import annotations

from pathlib import Path

from bench.figures import OVER, WITHIN
from bench.figures.million import EACH, HostSample, compared, filled, peopled
from bot.app import FEATURES
from bot.feature import build
from bot.store import Store
from bot.tables import Tables
from sandbox.driver import Rig
from sandbox.server import Sandbox

COUNT = 3 * EACH


async def test_every_copy_is_a_running_game_of_people_and_a_seed_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    await filled(file, COUNT)
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    tables = build(Tables(store), FEATURES)
    found = [await tables.get(f"t{number:07}") for number in range(1, COUNT + 1)]
    assert {table.status for table in found} == {"running"}
    assert len({table.row.seed for table in found}) == COUNT
    assert len({user for table in found for user in table.users}) == 2 * COUNT
    assert len({table.row.channel for table in found}) == COUNT
    await store.close()


async def test_people_of_the_sandbox_have_the_tables_that_are_pressed(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    await filled(file, COUNT)
    async with Sandbox() as sandbox:
        places = list(peopled(file, Rig(sandbox), 2 * EACH))
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    tables = build(Tables(store), FEATURES)
    for place in places:
        table = await tables.get(place.table)
        assert [person.id for person in place.people] == list(table.users)
        assert table.row.channel == place.channel.id
    assert len({place.channel.id for place in places}) == 2
    await store.close()


def test_a_host_with_many_tables_is_held_against_one_with_few() -> None:
    few = HostSample([10.0] * 200, [20.0] * 200, [200.0])
    slow = HostSample([14.0] * 200, [20.0] * 200, [200.0, 251.0])
    verdicts = [row.verdict for row in compared(slow, few) if row.bar]
    assert verdicts == [OVER, OVER, WITHIN]
