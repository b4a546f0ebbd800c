"""A rolling upgrade: for a while the old and the new process receive every press, and each must count once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from bench.pressing import shown_version
from bot import app
from bot.app import Host
from bot.config import DatabaseSettings
from bot.store import TableStatus
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import posted, settings
from tests.e2e.playing import asked, by_buttons

pytestmark = pytest.mark.e2e

TURNS = 8
DRAWING = 30.0  # seconds: a process that has drawn nothing yet makes its sprites first


@pytest.fixture
async def both(rig: Rig, tmp_path: Path, shared_url: str, failures: Failures) -> AsyncIterator[tuple[Host, Host]]:
    """Two hosts on one database, both connected for the same servers."""
    chosen = structs.replace(settings(rig, tmp_path), database=DatabaseSettings(shared_url))
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(app.running(chosen))
        await old.client.wait_until_ready()
        new = await stack.enter_async_context(app.running(chosen))
        # As while the shard changes hands: the new process has connected, and the old one still listens.
        new.client.gateways.open(0, [0], 1)
        await rig.until(new.client.is_ready, within=DRAWING)
        yield old, new


async def test_what_both_hear_is_done_once_and_answered_once(
    both: tuple[Host, Host], rig: Rig, ann: Person, bo: Person
) -> None:
    old, new = both
    lobby = (await ann.slash(rig.tables, "table new", title="foodfighters")).shown
    joined = await bo.press(lobby, "Join")
    assert joined.failed is None
    (table,) = await new.tables.find(channel=rig.tables.id)
    await ann.slash(rig.tables, "table start")
    taste = Random(5)
    await rig.until(lambda: any("have fun!" in shown.text for shown in posted(rig)), within=DRAWING)
    for _ in range(TURNS):
        if (await old.tables.get(table.id)).status == TableStatus.FINISHED:
            break  # with good dice a player knocks out three of a kind early
        person = asked(rig, ann, bo)
        assert person is not None
        await by_buttons(rig, person, taste)
        now = await old.tables.get(table.id)
        told = await old.tables.repository.number(now, now.version, None)
        await rig.until(lambda told=told: shown_version(posted(rig)[-1]) >= told, within=DRAWING)  # type: ignore[misc]
    assert "Too late: the game had moved on" not in str(rig.transcript), (
        "nobody is told that nothing was done when it was"
    )
    records = await old.tables.records(table.id)
    assert [record.version for record in records] == list(range(1, len(records) + 1))


async def test_one_command_opens_one_table(both: tuple[Host, Host], rig: Rig, ann: Person) -> None:
    for _ in range(5):
        await ann.slash(rig.tables, "table new", title="foodfighters")
    await asyncio.sleep(0)
    assert len(await both[0].tables.find(channel=rig.tables.id)) == 5
