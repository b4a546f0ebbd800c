"""A damaged database is answered by every command in a sentence that names the file and says what to do."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.store import Store
from tests.store.test_foreign_files import url
from tests.tables.host import duel, host

GAME = "tests/data/games/foodies.json"
SCHEMA = b"CREATE TABLE facts"
DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda whole: whole[: len(whole) // 2],
    "an empty page": lambda whole: whole[:4096] + bytes(4096) + whole[8192:],
    "names that are no text": lambda whole: whole.replace(SCHEMA, b"CREATE TABL\xff\xff\xfeacts"),
    "no schema": lambda whole: whole.replace(SCHEMA, b"CREATE TABEL facts"),
}
NOWHERE = {
    "DISCORD_TOKEN": "token",
    "FOOD_COURT_DISCORD_API_BASE": "http://127.0.0.1:1/api",
    "FOOD_COURT_DISCORD_GATEWAY_URL": "ws://127.0.0.1:1",
    "FOOD_COURT_SANDBOX_PORT": "0",
}
"""An unreachable Discord: a host that tries to connect has opened its database."""


@pytest.fixture(params=DAMAGES)
async def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database of this host after something has happened to it."""
    path = tmp_path / "tables.sqlite3"
    await (await Store.open(url(path))).close()
    whole = path.read_bytes()
    hurt = DAMAGES[request.param](whole)
    assert hurt != whole
    path.write_bytes(hurt)
    return path


def test_every_command_says_what_is_damaged_and_what_to_do(
    damaged: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", url(damaged))
    hurt = damaged.read_bytes()
    for command in (["migrate"], ["export", "x"], ["import", GAME, "--channel", "5"], ["backup", f"{tmp_path}/saved"]):
        assert main(command) == 1
        said = capsys.readouterr().err
        assert str(damaged) in said and "malformed" in said and "; stop the host and restore the last backup" in said, (
            command
        )
        assert said.count("\n") == 1
    monkeypatch.setenv("DATABASE_URL", url(tmp_path / "empty.sqlite3"))
    assert main(["restore", str(damaged)]) == 1
    said = capsys.readouterr().err
    assert f"{damaged} is not a whole backup" in said and "take another one" in said and said.count("\n") == 1
    assert damaged.read_bytes() == hurt


def started(*command: str, **named: str) -> tuple[int, str]:
    """Return the exit status and the output of a host."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "--config", os.devnull, *command],
        env={**os.environ, **NOWHERE, **named}, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("damaged", ["names that are no text"], indirect=True)
def test_a_host_says_so_as_it_starts(damaged: Path) -> None:
    status, said = started("run", DATABASE_URL=url(damaged))
    assert status == 1 and "Traceback" not in said
    assert str(damaged) in said and "restore the last backup" in said


@pytest.mark.parametrize("damaged", ["names that are no text"], indirect=True)
def test_a_sandbox_that_is_kept_says_so_too(damaged: Path) -> None:
    world = damaged.with_name("tables.sqlite3-world")
    world.write_text("123\n")
    status, said = started("sandbox", "--keep", FOOD_COURT_SANDBOX_DATABASE=url(damaged))
    assert status == 1 and str(damaged) in said and "Traceback" not in said


def test_the_sandbox_empties_no_file_but_its_own(tmp_path: Path) -> None:
    other = tmp_path / "my tables.sqlite3"
    other.write_bytes(b"not a sandbox's")
    named = f"sqlite+aiosqlite:///{tmp_path}/my%20tables.sqlite3"
    status, said = started("sandbox", FOOD_COURT_SANDBOX_DATABASE=named)
    assert status == 2 and f"{other} is not the file of a sandbox" in said
    assert other.read_bytes() == b"not a sandbox's"


async def test_a_row_that_no_host_writes_is_told_by_its_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite3"
    async with host(url(path)) as tables:
        table = await duel(tables)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE moves SET events = -1")
    monkeypatch.setenv("DATABASE_URL", url(path))
    assert await asyncio.to_thread(main, ["export", table.id]) == 1
    said = capsys.readouterr().err
    assert str(path) in said and "restore the last backup" in said


def test_no_path_holds_a_nul(capsys: pytest.CaptureFixture[str]) -> None:
    nul = "a\0b"
    wanted = [
        ["--config", nul, "migrate"], ["backup", nul], ["restore", nul], ["export", "x", "--out", nul],
        ["import", nul], ["replay", nul], ["replay", GAME, "--picture", f"{nul}.png"], ["verify", nul],
        ["recap", nul, "x.webp"], ["recap", GAME, f"{nul}.webp"], ["pictures", "foodies", "--out", nul],
        ["new-title", "other", "--into", nul], ["conform", "foodies", "--save", nul],
    ]  # fmt: skip
    for command in wanted:
        with pytest.raises(SystemExit) as left:
            main(command)
        assert left.value.code == 2 and "no path holds a NUL character" in capsys.readouterr().err, command
