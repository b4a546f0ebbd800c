"""Backups made while people play, restored into either kind of database, and played on."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli.main import main
from bot.operation import backup as backups
from bot.operation.backup import backup, restore
from bot.ratings.service import Champions
from bot.store import StoreError
from bot.tables import archive
from games.kernel import Chance
from tests.tables.host import ANN, BO, Letterbox, duel, host, nothing_left, play_out, step


def lite(folder: Path, name: str = "other") -> str:
    """Another SQLite database."""
    return f"sqlite+aiosqlite:///{folder}/{name}.sqlite3"


async def test_the_drill_a_backup_while_playing_restores_and_plays_on(url: str, tmp_path: Path) -> None:
    file, chance = tmp_path / "backup.sqlite3", Chance(b"drill")
    async with host(url) as tables:
        finished = await duel(tables)
        await play_out(tables, finished.id, chance)
        running = await duel(tables)
        await step(tables, running.id, chance)

        async def play() -> None:
            for _ in range(8):
                await step(tables, running.id, chance)

        playing = asyncio.create_task(play())
        copied = await backup(url, file)
        await playing
        last = await tables.get(running.id)
    assert copied.tables == 2
    for number, target in enumerate((lite(tmp_path), lite(tmp_path, "again"))):
        assert await restore(file, target) == copied
        async with host(target, f"restored {number}") as tables:
            table = await tables.get(running.id)
            assert table.status == "running" and 2 <= table.version <= last.version
            records = await tables.records(running.id)
            assert [made.version for made in records] == list(range(1, table.version + 1))
            report = archive.verify(await archive.export(tables.repository, finished.id))
            assert report.problems == []
            await step(tables, running.id, Chance(b"on"))
            assert len(await tables.service(Champions).of(10)) == 2


async def test_a_backup_of_either_kind_restores_into_postgresql_and_its_numbers_go_on(
    shared_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite3"
    async with host(lite(tmp_path)) as tables:
        table = await duel(tables)
        for number in range(6):
            await step(tables, table.id, Chance(bytes([number])))
    await backup(lite(tmp_path), file)
    await restore(file, shared_url)
    async with host(shared_url, "restored") as tables:
        box = Letterbox()
        before = (await tables.get(table.id)).version
        await step(tables, table.id, Chance(b"on"))
        assert (await tables.get(table.id)).version == before + 1
        invited = await tables.lobby.open("foodfighters", ANN, 7, 8, 2)
        await tables.lobby.invite(invited.id, ANN, BO)
        tables.send(box, "test")
        await nothing_left(tables)
        assert len({row.id for row in box.rows}) == len(box.rows)


@pytest.mark.parametrize("name", ["a#b", "a?mode=rwc", "100%25", "grün und blau"])
async def test_a_file_may_be_called_anything(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name.replace("?", "")  # which begins the parameters of a database's URL
    async with host(lite(folder)) as tables:
        await duel(tables)
    copied = await backup(lite(folder), tmp_path / f"{name}.sqlite3")
    assert copied.tables == 1
    assert await restore(tmp_path / f"{name}.sqlite3", lite(tmp_path, "restored")) == copied
    assert not (tmp_path / "a").exists()


async def test_a_backup_comes_to_its_end_however_much_is_written_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with host(lite(tmp_path)) as tables:
        await duel(tables)
    file, steps = tmp_path / "other.sqlite3", 0
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE much AS SELECT zeroblob(8000000) AS data")

    class Busy(sqlite3.Connection):
        def backup(self, *args: Any, **kwargs: Any) -> None:
            super().backup(*args, **kwargs, progress=somebody_writes)

    def somebody_writes(*_: object) -> None:
        nonlocal steps
        steps += 1
        assert steps < 20, "it begins anew again and again"
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("INSERT INTO facts VALUES (?, '')", (f"step {steps}",))

    monkeypatch.setattr(backups, "sqlite3", SimpleNamespace(**{**vars(sqlite3), "connect": partial(connect, Busy)}))
    assert (await backup(lite(tmp_path), tmp_path / "backup.sqlite3")).tables == 1


def connect(kind: type[sqlite3.Connection], *args: Any, **kwargs: Any) -> sqlite3.Connection:
    """A connection of a kind."""
    return sqlite3.connect(*args, **kwargs, factory=kind)


async def test_a_backup_is_one_file_and_restoring_it_leaves_nothing_beside_it(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with host(url) as tables:
        await duel(tables)
        await backup(url, folder / "backup.sqlite3")
    await restore(folder / "backup.sqlite3", lite(tmp_path, "restored"))
    assert [each.name for each in folder.iterdir()] == ["backup.sqlite3"]


async def test_a_backup_replaces_no_file_and_a_restore_no_tables(tmp_path: Path) -> None:
    url, file = lite(tmp_path), tmp_path / "backup.sqlite3"
    async with host(url) as tables:
        await duel(tables)
    await backup(url, file)
    with pytest.raises(StoreError, match="never replaces"):
        await backup(url, file)
    with pytest.raises(StoreError, match="holds tables already"):
        await restore(file, url)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "it holds secrets"


async def test_a_restore_while_a_host_runs_is_refused(tmp_path: Path) -> None:
    url, file = lite(tmp_path), tmp_path / "backup.sqlite3"
    async with host(url):
        await backup(url, file)
        with pytest.raises(StoreError, match=r"another process .* uses"):
            await restore(file, url)


@pytest.mark.parametrize("content", [b"", b"no database at all" * 100, None])
async def test_what_is_no_backup_is_refused_and_nothing_is_made(tmp_path: Path, content: bytes | None) -> None:
    file, target = tmp_path / "backup.sqlite3", tmp_path / "target.sqlite3"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(StoreError):
        await restore(file, f"sqlite+aiosqlite:///{target}")
    assert not target.exists()


async def test_what_is_not_there_is_told_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"missing\.sqlite3: there is no such database$"):
        await restore(tmp_path / "missing.sqlite3", lite(tmp_path))


async def test_a_database_of_somebody_else_is_no_backup(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.sqlite3")) as database:
        database.execute("CREATE TABLE tables (name)")
    with pytest.raises(StoreError, match="not a whole backup: it belongs to another program"):
        await restore(tmp_path / "other.sqlite3", lite(tmp_path))


async def test_of_two_backups_of_one_name_one_is_refused(tmp_path: Path) -> None:
    async with host(lite(tmp_path)) as tables:
        await duel(tables)
    made = [backup(lite(tmp_path), tmp_path / "backup.sqlite3") for _ in range(2)]
    ended = await asyncio.gather(*made, return_exceptions=True)
    (refused,) = [one for one in ended if isinstance(one, StoreError)]
    assert "File exists" in str(refused) or "never replaces" in str(refused)


async def test_a_backup_that_fails_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no such database"):
        await backup(lite(tmp_path, "missing"), tmp_path / "folder" / "backup.sqlite3")
    assert list((tmp_path / "folder").iterdir()) == []


@pytest.fixture
async def some_tables(tmp_path: Path) -> str:
    """The address of a database with a running table."""
    async with host(lite(tmp_path)) as tables:
        await duel(tables)
    return lite(tmp_path)


def test_the_command_line_backs_up_and_restores(
    some_tables: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", some_tables)
    assert main(["backup", "saved.sqlite3"]) == 0
    with closing(sqlite3.connect(tmp_path / "saved.sqlite3")) as database:
        assert database.execute("select count(*) from tables").fetchone() == (1,)
    monkeypatch.setenv("DATABASE_URL", lite(tmp_path, "new"))
    assert main(["restore", "saved.sqlite3"]) == 0
    assert "Restored 1 tables, 1 moves" in capsys.readouterr().out
    assert main(["restore", "saved.sqlite3"]) == 1
