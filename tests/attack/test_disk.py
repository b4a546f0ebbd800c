"""A full disk, one that takes no writes, a database that somebody locks: refused clearly, and nothing is lost."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.app import Host
from bot.store import Store, StoreError, database
from bot.tables import Tables
from bot.tables import outbox as outbox_worker
from games.kernel import Chance, random_action
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import posted, started, to_move
from tests.tables.host import Letterbox, duel, host, nothing_left, waiting

_FIRST_BYTES = 4_096


@pytest.fixture
def here(tmp_path: Path) -> str:
    """A SQLite database."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """Files take nothing beyond their first bytes: as on a full disk when there is no room in the log any more."""
    before, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (_FIRST_BYTES, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, hard))


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes to the database and does not come to an end."""
    with closing(sqlite3.connect(path / "tables.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a locked database a moment only."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.2)
    monkeypatch.setattr(outbox_worker, "_IDLE_SECONDS", 0.1)


async def act(tables: Tables, table_id: str, chance: Chance) -> int:
    """A random move of whoever is asked; the version it made."""
    table = await tables.get(table_id)
    seat, user = await waiting(tables, table_id)
    assert table.game is not None
    action = random_action(table.title, table.game.state, seat, chance)
    return (await tables.moves.act(table_id, seat, action, user=user, version=table.version)).table.version


@pytest.mark.parametrize("trouble", [full_disk, locked])
async def test_a_move_that_cannot_be_written_is_refused_and_nothing_is_lost(
    here: str, tmp_path: Path, trouble: Any
) -> None:
    chance = Chance(b"disk")
    async with host(here) as tables:
        table = await duel(tables)
        made = [await act(tables, table.id, chance) for _ in range(4)]
        with trouble(tmp_path):
            for _ in range(3):
                with pytest.raises(StoreError) as refused:
                    for _ in range(20):  # what is left of the disk may hold a few moves more
                        made.append(await act(tables, table.id, chance))
                assert "\n" not in str(refused.value)
                assert (await tables.get(table.id)).version == made[-1]
        made.append(await act(tables, table.id, chance))
    async with host(here, "again") as tables:
        assert [record.version for record in await tables.records(table.id)] == list(range(1, made[-1] + 1))


async def test_a_message_posted_while_nothing_can_be_noted_is_not_posted_again(here: str, tmp_path: Path) -> None:
    async with host(here) as tables:
        box, reached, go, done = Letterbox(), asyncio.Event(), asyncio.Event(), asyncio.Event()
        real = box.deliver

        async def slow(row: Any) -> int:
            reached.set()
            await go.wait()
            done.set()
            return await real(row)

        box.deliver = slow  # type: ignore[method-assign]
        await duel(tables)
        tables.send(box, "test")
        await reached.wait()
        with locked(tmp_path):
            go.set()
            await done.wait()
            await asyncio.sleep(0.5)  # long enough to try in vain to note it
            tables.repository.clock.now += 600  # type: ignore[attr-defined]
        await nothing_left(tables)
        posted_once = Counter(row.id for row in box.rows)
        assert posted_once and set(posted_once.values()) == {1}


async def test_a_disk_that_takes_no_writes_is_one_clear_line_at_start(here: str) -> None:
    await (await Store.open(here)).close()

    def read_only(connection: Any, _: object) -> None:
        connection.execute("PRAGMA query_only=ON")

    event.listen(Engine, "connect", read_only)
    try:
        with pytest.raises(StoreError, match="readonly") as refused:
            await Store.open(here)
    finally:
        event.remove(Engine, "connect", read_only)
    assert "\n" not in str(refused.value)
    await (await Store.open(here)).close()


@pytest.mark.e2e
@pytest.mark.parametrize("trouble", [full_disk, locked])
async def test_who_presses_meanwhile_is_told_and_presses_again_later(
    host: Host, rig: Rig, ann: Person, bo: Person, tmp_path: Path, failures: Failures, trouble: Any
) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    with trouble(tmp_path):
        answer = await person.press(posted(rig)[-1], "Roll for Beans")
    assert answer.ephemeral
    if "database" in answer.text or "Datenbank" in answer.text:
        assert (await host.tables.get(table.id)).version == table.version
        await person.press(posted(rig)[-1], "Roll for Beans")
    assert (await host.tables.get(table.id)).version > table.version
    async with asyncio.timeout(20):
        while await host.tables.store.next_due() is not None:
            await rig.world.stirring(0.1)
    failures.lines.clear()
