"""Finished games are archived: small, complete after any interruption, and read as before."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.config import OperationSettings
from bot.operation.housekeeping import Housekeeping
from bot.store import Damaged, history
from bot.store.schema import archives
from bot.tables import Asker, Table, Tables, archive
from games.kernel import Chance
from tests.lengths import amount
from tests.operation.saved import GAMES
from tests.tables.host import ANN, BO, CHANNEL, agreed, clock_of, duel, host, step

HOUR = 3600


async def over(tables: Tables) -> Table:
    """A finished game: somebody has given up."""
    return await ended(tables, (await duel(tables)).id, b"over")


async def ended(tables: Tables, table_id: str, dice: bytes) -> Table:
    """Play some moves, and let somebody give up."""
    chance = Chance(dice)
    for _ in range(30):
        await step(tables, table_id, chance)
    return (await tables.moves.resign(table_id, BO.id)).table


async def bind(tables: Tables) -> int:
    """A round of housekeeping some time later, by which nothing is remembered any more."""
    clock = clock_of(tables)
    clock.now += 2 * HOUR
    bound = await Housekeeping(tables.store, OperationSettings(), clock).archive()
    for row in await tables.store.tables_of(user=ANN.id, statuses=None):
        tables.repository.forget(row.id)
    return bound


async def all_of(tables: Tables, table_id: str) -> list[object]:
    """Return everything that is stored of a game: its changes, their snapshots, its table file."""
    rows = await tables.store.moves(table_id)
    snapshots = [await tables.store.snapshot(table_id, row.version) for row in rows]
    return [rows, snapshots, archive.encode(await archive.export(tables.repository, table_id))]


async def test_a_bound_game_reads_as_before_byte_by_byte(url: str) -> None:
    async with host(url) as tables:
        table = await over(tables)
        before = await all_of(tables, table.id)
        assert await bind(tables) == table.version - 1
        assert await all_of(tables, table.id) == before
        assert (await tables.get(table.id)).status == "finished"
        assert await bind(tables) == 0, "once is enough"


async def test_a_game_that_goes_on_is_not_bound(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await step(tables, table.id, Chance(b"one"))
        ended = await over(tables)
        assert await Housekeeping(tables.store, OperationSettings(), tables.repository.clock).archive() == 0, (
            "too early"
        )
        assert await bind(tables) == ended.version - 1


async def test_an_end_is_taken_back_from_a_volume_and_the_new_end_is_bound_too(url: str) -> None:
    async with host(url) as tables:
        table = await over(tables)
        await bind(tables)
        taken = await agreed(tables, table.id, ANN.id)
        restored = (await tables.records(table.id))[-1].restores
        assert taken.status == "running" and taken.game is not None and restored is not None
        assert taken.game.view(None) == (await tables.game_at(table.id, restored)).view(None)
        again = await ended(tables, table.id, b"again")
        assert await bind(tables) == again.version - table.version
        rows = await tables.store.moves(table.id)
        assert [row.version for row in rows] == list(range(1, again.version + 1)) and all(row.events for row in rows)
        archive.replay(await archive.export(tables.repository, table.id))


@pytest.mark.parametrize("file", sorted(GAMES.glob("*.json"))[: amount(2, 9)], ids=lambda path: path.stem)
async def test_a_game_of_each_title_is_bound_small_with_every_board_in_it(tmp_path: Path, file: Path) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await archive.import_(tables.repository, archive.read(file), ANN.id, CHANNEL)
        versions = range(1, table.version + 1)
        before = [await tables.store.snapshot(table.id, version) for version in versions]
        assert await bind(tables) == table.version - 1
        assert [await tables.store.snapshot(table.id, version) for version in versions] == before
        (found,) = await tables.store.rows(select(func.sum(func.length(archives.c.content)).label("size")))
        assert found["size"] < sum(map(len, filter(None, before))) / 12


class Crash(Exception):
    """This process ends here."""


async def test_a_process_that_dies_while_it_binds_has_changed_nothing(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with host(url) as tables:
        table = await over(tables)
        before, last, written = await all_of(tables, table.id), -1, 0

        async def crashing(self: AsyncConnection, *args: Any, **kwargs: Any) -> Any:
            nonlocal written
            done = await executing(self, *args, **kwargs)
            written += not args[0].is_select
            if written > last:
                raise Crash
            return done

        executing = AsyncConnection.execute
        for last in range(4 if url.startswith("sqlite") else 3):  # a server needs three statements
            written = 0
            with monkeypatch.context() as patch, pytest.raises(Crash):
                patch.setattr(AsyncConnection, "execute", crashing)
                await bind(tables)
            assert written == last + 1
            assert await all_of(tables, table.id) == before
            (row,) = await tables.store.rows(select(func.count().label("archives")).select_from(archives))
            assert row["archives"] == 0
        assert await bind(tables) == table.version - 1
        assert await all_of(tables, table.id) == before


async def test_two_processes_bind_a_game_once(shared_url: str) -> None:
    async with host(shared_url) as one, host(shared_url) as two:
        table = await over(one)
        before = await all_of(two, table.id)
        bound = await asyncio.gather(one.store.archive.archive(table.id), two.store.archive.archive(table.id))
        assert sum(bound) == table.version - 1
        assert await all_of(two, table.id) == before


async def test_a_damaged_snapshot_is_not_bound_and_still_freezes_its_table(tmp_path: Path) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await over(tables)
        with spoiling(tmp_path) as database:
            spoilt = "update moves set snapshot = cast(x'00' || snapshot as blob) where version in (3, ?)"
            database.execute(spoilt, [table.version])
        assert await bind(tables) == table.version - 2
        with pytest.raises(Damaged, match="after move 3"):
            await tables.game_at(table.id, 3)
        assert (await tables.get(table.id)).status == "suspended"
        assert (await tables.moderation.resume(table.id, Asker(ANN.id))).table.status == "running", "from the volume"


async def test_a_damaged_volume_says_so_and_the_end_is_still_shown(tmp_path: Path) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await over(tables)
        await bind(tables)
        with spoiling(tmp_path) as database:
            database.execute("update archives set content = cast(x'00' || content as blob)")
        with pytest.raises(Damaged, match="volume"):
            await tables.game_at(table.id, 3)
        with pytest.raises(Damaged, match="volume"):
            await tables.records(table.id)
        assert (await tables.get(table.id)).status == "finished"


async def test_a_long_game_is_kept_in_several_archives(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host(url) as tables:
        table = await over(tables)
        most = table.version // 3
        monkeypatch.setattr(history, "MOST_CHANGES", most)
        before = await all_of(tables, table.id)
        await bind(tables)
        (row,) = await tables.store.rows(select(func.count().label("archives")).select_from(archives))
        assert row["archives"] == -(-(table.version - 1) // most) > 1
        assert await all_of(tables, table.id) == before


@contextlib.contextmanager
def spoiling(folder: Path) -> Iterator[sqlite3.Connection]:
    """The database file of a host, to be changed as a disk might."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        yield database
        database.commit()
