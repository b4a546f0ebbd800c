"""Databases of every earlier schema, snapshots of older rules and old games continue with this code."""

from __future__ import annotations

import lzma
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from msgspec import structs

import games.foodfighters
from bot.cli.main import main
from bot.operation.backup import restore
from bot.ratings.service import Champions
from bot.store import Store, StoreError
from bot.tables import Asker, Tables, TableUser, archive
from games.foodfighters import Foodfighters
from games.kernel import Chance, registry
from renderers.titles import TITLES
from tests.deploy import releases
from tests.operation.saved import GAMES
from tests.tables.host import GUILD, Letterbox, clock_of, duel, host, nothing_left, play_out, step

DATABASES = Path(__file__).parents[1] / "data" / "databases"
CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
SAMPLES = sorted(DATABASES.glob("*.sql"))
LATER = 1_800_000_000
"""Seconds since 1970, after everything in the samples."""
ANN, BO, CLEO = TableUser(101, "Ann"), TableUser(102, "Bo"), TableUser(103, "Cleo")


def laid_out(sample: Path, folder: Path) -> Path:
    """A sample as the database file that it was."""
    path = folder / "tables.sqlite3"
    with closing(sqlite3.connect(path)) as database:
        packed = sample.read_bytes()
        database.executescript((lzma.decompress(packed) if sample.suffix == ".xz" else packed).decode())
    return path


def revisions() -> list[str]:
    """Return every revision of the schema."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("bot.store") / "migrations"))
    return sorted(revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions())


def test_every_revision_of_the_schema_has_a_sample() -> None:
    assert [sample.stem for sample in SAMPLES] == revisions(), "write one with the code of the new revision"


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: str(path.stem))
async def test_a_database_of_an_earlier_revision_opens_migrates_and_plays_on(sample: Path, tmp_path: Path) -> None:
    path = laid_out(sample, tmp_path)
    async with host(f"sqlite+aiosqlite:///{path}", sample.stem) as tables:
        await judge(tables)


async def test_a_database_of_the_first_revision_goes_on_in_postgresql(shared_url: str, tmp_path: Path) -> None:
    await restore(laid_out(SAMPLES[0], tmp_path), shared_url)
    async with host(shared_url, "moved") as tables:
        await judge(tables)


@pytest.mark.parametrize(
    "release", sorted(releases.RELEASES.glob("*.sql.xz")), ids=lambda path: path.name.removesuffix(".sql.xz")
)
async def test_a_database_of_a_release_opens_and_its_running_tables_go_on(release: Path, tmp_path: Path) -> None:
    path = laid_out(release, tmp_path)
    async with host(f"sqlite+aiosqlite:///{path}", release.stem) as tables:
        clock_of(tables).now = LATER
        rows = await tables.find(guild=releases.GUILD)
        running = {row.title: row for row in rows if row.status == "running"}
        assert set(TITLES) <= set(running)
        for row in running.values():
            before = (await tables.get(row.id)).version
            await step(tables, row.id, Chance(b"on"))
            assert (await tables.get(row.id)).version > before
        (lobby,) = [row for row in rows if row.status == "open"]
        await tables.lobby.join(lobby.id, TableUser(1, "Ann"))
        (finished,) = await tables.find(guild=GUILD, statuses=("finished",))
        assert archive.verify(await archive.export(tables.repository, finished.id)).problems == []


def test_every_release_has_a_database() -> None:
    released = re.findall(r"^## (\d+\.\d+\.\d+) \(", CHANGELOG.read_text("utf-8"), re.MULTILINE)
    missing = f"write it: python -m tests.deploy.releases, with the code of that release: {released}"
    assert {path.name.removesuffix(".sql.xz") for path in releases.RELEASES.iterdir()} == set(released), missing


async def test_an_older_version_refuses_the_database_of_a_newer_one_and_changes_nothing(tmp_path: Path) -> None:
    path = laid_out(SAMPLES[-1], tmp_path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
        before = list(database.iterdump())
    with pytest.raises(StoreError, match="it has the schema 9999 of a newer version; update this host"):
        await Store.open(f"sqlite+aiosqlite:///{path}")
    with closing(sqlite3.connect(path)) as database:
        assert list(database.iterdump()) == before


def test_a_host_that_is_older_than_its_database_says_what_to_do_and_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, config = laid_out(SAMPLES[-1], tmp_path), tmp_path / "config.toml"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    config.write_text(f'[discord]\ntoken = "x"\n[database]\nurl = "sqlite+aiosqlite:///{path}"\n', "utf-8")
    assert main(["--config", str(config), "run"]) == 1
    (said,) = capsys.readouterr().err.splitlines()
    assert said.endswith("it has the schema 9999 of a newer version; update this host")


async def judge(tables: Tables) -> None:
    """Check that a whole sample continues: the finished game verifies, others are played, messages are sent."""
    clock = clock_of(tables)
    clock.now = LATER
    rows = {row.channel: row for row in await tables.find(guild=500, statuses=None) if row.status != "open"}
    finished, running, with_bots = (rows[channel].id for channel in (1000, 1001, 1002))
    assert archive.verify(await archive.export(tables.repository, finished)).problems == []
    assert len(await tables.service(Champions).of(500)) == 2, (
        "results are written for games that ended before there were any"
    )
    table = await tables.get(running)
    assert (table.version, table.seat_of(BO.id)) == (9, 0)
    assert table.proposal is not None and table.orders[1]
    assert (await tables.undo.answer(running, ANN.id, True)).made[0].kind == "undo"
    assert (await play_out(tables, running, Chance(b"on"))).status == "finished"
    assert archive.verify(await archive.export(tables.repository, running)).problems == []
    await tables.moderation.replace(with_bots, 0, Asker(0, manager=True))
    (lobby,) = [row for row in await tables.find(guild=500) if row.status == "open"]
    await tables.lobby.join(lobby.id, ANN)
    assert (await tables.lobby.start(lobby.id, CLEO.id)).table.status == "running"
    assert await tables.store.kept("somekey") == ("attack", "F0")
    box = Letterbox()
    tables.send(box, "test")
    await nothing_left(tables)
    assert len({row.id for row in box.rows}) == len(box.rows) > 26


class Newer(Foodfighters):
    """Foodfighters under rules of a later version, which keep something that the old ones did not."""

    info = structs.replace(Foodfighters.info, rules=Foodfighters.info.rules + 1)
    upgraded = 0

    def upgrade(self, raw: dict[str, Any], rules: int) -> dict[str, Any]:
        """Return the state unchanged: old snapshots contain everything that is needed."""
        assert rules == Foodfighters.info.rules
        Newer.upgraded += 1
        return raw


@pytest.fixture
def later() -> Iterator[pytest.MonkeyPatch]:
    """Switches a test to the later rules."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch
    registry.title.cache_clear()


async def test_a_snapshot_of_older_rules_goes_on_under_newer_ones(url: str, later: pytest.MonkeyPatch) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        for number in range(5):
            await step(tables, table.id, Chance(bytes([number])))
    later.setattr(games.foodfighters, "TITLE", Newer())
    registry.title.cache_clear()
    async with host(url, "newer") as tables:
        assert (await tables.get(table.id)).title.info.rules == 2
        assert Newer.upgraded > 0
        over = await play_out(tables, table.id, Chance(b"newer"))
        assert over.status == "finished" and over.version > 6


async def test_a_snapshot_of_newer_rules_waits_for_the_update(url: str, later: pytest.MonkeyPatch) -> None:
    later.setattr(games.foodfighters, "TITLE", Newer())
    registry.title.cache_clear()
    async with host(url) as tables:
        table = await duel(tables)
    later.undo()
    registry.title.cache_clear()
    async with host(url, "older") as tables:
        assert (await tables.get(table.id)).status == "suspended"
        assert [block.kind for block in await tables.moderation.obstacles(table.id)] == ["unreadable"]
        row = await tables.store.table(table.id)
        assert row is not None and row.status == "running", "nothing is written: newer code goes on at once"


@pytest.mark.parametrize("title_id", TITLES)
def test_a_finished_game_of_the_past_replays_to_the_same_result(title_id: str) -> None:
    path = GAMES / f"{title_id}.json"
    file = archive.read(path)
    report = archive.verify(file)
    assert report.problems == [], "the rules have changed: see tests/data/README.md"
    assert file.result is not None and archive.replay(file).game.result() == file.result
