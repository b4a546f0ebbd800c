"""What belongs together: files and account, database and process, ids and server, snapshots and move."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import table_files
from bot.operation.backup import backup, restore
from bot.store import Store, StoreError
from bot.tables import Asker, TableError, Tables, archive
from games.kernel import Action, Chance
from sandbox.checks import commands
from sandbox.driver import Rig
from tests.tables.host import ANN, BO, duel, host, step


@pytest.fixture
def open_handed() -> Iterator[None]:
    """Set a umask that lets everybody read new files."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> list[str]:
    """Return files and folders that others may open."""
    return [str(path) for path in folder.rglob("*") if stat.S_IMODE(path.stat().st_mode) & 0o077]


@pytest.mark.usefixtures("open_handed")
async def test_whatever_the_host_writes_is_for_its_account_alone(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "data"
    url = f"sqlite+aiosqlite:///{data}/tables.sqlite3"
    async with host(url) as tables:
        table = await duel(tables)
        await step(tables, table.id, Chance(b"modes"))
        assert (data / "tables.sqlite3-wal").exists()
        assert open_to_others(tmp_path) == []
        await backup(url, data / "backups" / "one.sqlite3")
    await restore(data / "backups" / "one.sqlite3", f"sqlite+aiosqlite:///{tmp_path}/again/tables.sqlite3")
    config = tmp_path / "config.toml"
    config.write_text(f'[database]\nurl = "{url}"\n')
    config.chmod(0o600)
    await table_files.export(config, table.id, tmp_path / "table.json", None)
    assert open_to_others(tmp_path) == []


@pytest.mark.usefixtures("open_handed")
async def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as old:
        old.execute("create table x (y)")
        old.execute("drop table x")
    assert open_to_others(tmp_path)
    await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()
    assert open_to_others(tmp_path) == []


async def test_a_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.mkdir()
    link.mkdir()
    (link / "other.sqlite3").symlink_to(real / "tables.sqlite3")
    store = await Store.open(f"sqlite+aiosqlite:///{real}/tables.sqlite3")
    with pytest.raises(StoreError, match="another process"):
        await Store.open(f"sqlite+aiosqlite:///{link}/other.sqlite3")
    await store.close()


def turn_a_bit(path: Path, table_id: str, version: int) -> None:
    """Flip one bit of a snapshot."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        where = "where table_id = ? and version = ?"
        (data,) = database.execute(f"select snapshot from moves {where}", (table_id, version)).fetchone()
        turned = bytes([*data[:-1], data[-1] ^ 1])
        database.execute(f"update moves set snapshot = ? {where}", (turned, table_id, version))
        database.commit()


async def played(tables: Tables) -> str:
    """A table with some moves."""
    table = await duel(tables)
    for number in range(4):
        await step(tables, table.id, Chance(b"bits%d" % number))
    return table.id


async def test_a_damaged_snapshot_freezes_its_table_and_the_move_before_it_is_offered(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"
    async with host(url) as tables:
        table_id = await played(tables)
        last = (await tables.get(table_id)).version
    for version in (last, last - 1):
        turn_a_bit(tmp_path / "tables.sqlite3", table_id, version)
    async with host(url, "again") as tables:
        assert (await tables.get(table_id)).status == "suspended"
        (block,) = [one for one in await tables.moderation.obstacles(table_id) if one.kind == "damaged"]
        assert block.args == {"to": last - 2}
        with pytest.raises(TableError):
            await tables.moves.act(table_id, 0, Action("roll"), user=ANN.id)
        with pytest.raises(TableError):
            await tables.moderation.resume(table_id, Asker(BO.id))
        sound = await tables.game_at(table_id, last - 2)
        acted = await tables.moderation.resume(table_id, Asker(ANN.id))
        assert acted.table.status == "running" and acted.table.game is not None
        assert acted.table.game.view(None) == sound.view(None)
        archive.replay(await archive.export(tables.repository, table_id))
        await step(tables, table_id, Chance(b"on"))


def commands_of(rig: Rig) -> list[tuple[str, list[dict[str, object]]]]:
    """Return every command by its path, with its options."""
    found = []

    def look(path: str, options: list[dict[str, object]]) -> None:
        below = [one for one in options if one["type"] in (1, 2)]
        for one in below:
            look(f"{path} {one['name']}", one.get("options", []))  # type: ignore[arg-type]
        if not below:
            found.append((path, options))

    for command in commands.available(rig.application, rig.guild.id):
        look(command["name"], command.get("options", []))
    return found
