"""Scheduled backups: on time, by one process, copied away, and restored."""

from __future__ import annotations

import asyncio
import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import structs

from bot.app import backed_up
from bot.config import DatabaseSettings, OperationSettings, Settings
from bot.operation.backup import restore
from bot.operation.housekeeping import ScheduledBackups
from bot.operation.metrics import Metrics
from bot.store import StoreError
from bot.tables import Tables
from games.kernel import Chance
from tests.tables.host import DAY, clock_of, duel, host, step

HOUR = 3600
PATIENCE = 60.0
MEGABYTES = 40
ROOT = Path(__file__).parents[2]
COPY = f"{sys.executable} -c 'import shutil, sys; shutil.copy(sys.argv[1], sys.argv[2])' {{file}}"


def scheduled(tables: Tables, url: str, folder: Path, command: str = "") -> ScheduledBackups:
    """Backups every day, kept for a week."""
    operation = OperationSettings(backup_folder=str(folder), backup_command=command, backup_keep_days=7)
    settings = structs.replace(Settings(), database=DatabaseSettings(url), operation=operation)
    return ScheduledBackups(tables.store, settings, tables.repository.clock, backed_up)


async def made(*backups: ScheduledBackups) -> None:
    """Wait until there is one of this moment, for each of these."""
    async with asyncio.timeout(PATIENCE):
        while any([await each.age() for each in backups]):  # noqa: ASYNC110  # the database says when
            await asyncio.sleep(0.01)


def names(folder: Path) -> list[str]:
    """The backups in a folder, finished or not."""
    return sorted(path.name for path in folder.iterdir() if path.name.startswith(("scheduled-", ".backup-")))


@pytest.mark.both_databases
async def test_a_backup_of_the_host_restores_and_the_game_goes_on(url: str, tmp_path: Path) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await step(tables, table.id, Chance(b"one"))
        backups = scheduled(tables, url, tmp_path / "backups")
        path = await backups.once()
        await backups.stop()
    assert names(path.parent) == [path.name], "nothing else is left there"
    target = f"sqlite+aiosqlite:///{tmp_path}/restored.sqlite3"
    await restore(path, target)
    async with host(target, "restored") as tables:
        assert (await tables.get(table.id)).version == 2
        await step(tables, table.id, Chance(b"on"))


async def test_backups_come_in_their_time_and_old_ones_go(url: str, tmp_path: Path) -> None:
    async with host(url) as tables:
        backups, clock = scheduled(tables, url, tmp_path), clock_of(tables)
        backups.start()
        clock.now += HOUR
        backups.wake()
        await made(backups)
        first = names(tmp_path)
        clock.now += DAY - 1
        assert await backups.age() == DAY - 1 and names(tmp_path) == first
        for _ in range(2):
            clock.now += 6 * DAY
            backups.wake()
            await made(backups)
        await backups.stop()
    assert len(first) == 1 and len(names(tmp_path)) == 2 and first[0] not in names(tmp_path)


async def test_of_two_processes_one_makes_the_backup(shared_url: str, tmp_path: Path) -> None:
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        both = [scheduled(tables, shared_url, tmp_path) for tables in (one, two)]
        for tables in (one, two):
            clock_of(tables).now += 2 * HOUR
        for each in both:
            each.start()
        await made(*both)
        for each in both:
            await each.stop()
    assert len(names(tmp_path)) == 1


async def test_a_backup_is_copied_away_by_the_operators_command(url: str, tmp_path: Path) -> None:
    async with host(url) as tables:
        await duel(tables)
        backups = scheduled(tables, url, tmp_path / "backups", f"{COPY} {tmp_path}/away.sqlite3")
        path = await backups.once()
        await backups.stop()
    assert (tmp_path / "away.sqlite3").read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("command", "said"),
    [("false {file}", "false ended with 1"), ("no-such-program {file}", "no-such-program cannot be run")],
)
async def test_a_command_that_fails_is_a_fault_and_the_backup_stays(
    url: str, tmp_path: Path, command: str, said: str
) -> None:
    async with host(url) as tables:
        backups, clock = scheduled(tables, url, tmp_path, command), clock_of(tables)
        with pytest.raises(StoreError, match=said):
            await backups.once()
        clock.now += 3 * DAY
        assert await backups.overdue()
        metrics = Metrics(tables.store, tables.repository.clock, backups=backups)
        await metrics.text()
        assert metrics.registry.get_sample_value("food_court_backup_overdue") == 1
        assert metrics.registry.get_sample_value("food_court_backup_age_seconds") == 3 * DAY
        await backups.stop()
    assert len(names(tmp_path)) == 1


def kill_half_way(url: str, target: Path) -> None:
    """Begin a backup in a process, and kill that once it writes."""
    command = [sys.executable, "-m", "bot", "backup", str(target)]
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, "DATABASE_URL": url}) as process:
        while not list(target.parent.glob(".backup-*/part.sqlite3")):
            assert process.poll() is None
        process.kill()


async def test_a_backup_killed_half_way_has_no_name_and_the_next_host_deletes_what_it_left(
    url: str, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    target = folder / "scheduled-20261127-000000.sqlite3"
    async with host(url) as tables:
        await duel(tables)
        await tables.store.keep({"large": ["x" * (MEGABYTES << 20)]}, 0)
    kill_half_way(url, target)
    assert not target.exists() and len(names(folder)) == 1
    async with host(url) as tables:
        backups = scheduled(tables, url, folder)
        backups.start()
        await backups.stop()
    assert names(folder) == []


async def test_what_a_killed_backup_has_left_goes_and_one_in_progress_stays(url: str, tmp_path: Path) -> None:
    for name in (".backup-killed", ".backup-going-on"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "part.sqlite3").write_bytes(b"half")
    handle = os.open(tmp_path / ".backup-going-on", os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX)  # as a process holds it until it ends, however it ends
    async with host(url) as tables:
        backups = scheduled(tables, url, tmp_path)
        backups.start()
        await backups.stop()
    os.close(handle)
    assert names(tmp_path) == [".backup-going-on"]
