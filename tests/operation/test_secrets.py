"""Tokens and passwords: in no log line, no error, no file of the repository."""

from __future__ import annotations

import io
import re
import subprocess
from pathlib import Path

import pytest
from msgspec import structs

from bench.pressing import YOUR_MOVE
from bot import app
from bot.config import ConfigError, load
from bot.feature import HostFailure
from bot.store import Store, StoreError
from sandbox.driver import Rig
from tests.e2e.conftest import rig, shared
from tests.e2e.hosts import posted, settings, started, to_move
from tests.operation.test_log_setup import lines

__all__ = ["lines", "rig", "shared"]

ROOT = Path(__file__).parents[2]
TOKEN = re.compile(r"[MNO][A-Za-z\d_-]{23,27}\.[A-Za-z\d_-]{6}\.[A-Za-z\d_-]{27,}")
"""The pattern of Discord's tokens."""
KEYS = re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----|AKIA[0-9A-Z]{16}|ghp_[A-Za-z0-9]{36}")


def committed() -> list[Path]:
    """Return every file of the repository."""
    try:
        found = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git work tree")
    return [ROOT / name for name in found.stdout.decode().split("\0") if name]


def test_no_file_of_the_repository_holds_a_token_or_a_key() -> None:
    files = [path for path in committed() if path.is_file()]
    assert len(files) > 100
    texts = {path: path.read_text("utf-8", errors="ignore") for path in files}
    assert [str(path) for path, text in texts.items() if TOKEN.search(text) or KEYS.search(text)] == []


def test_the_search_would_find_a_token() -> None:
    assert TOKEN.search("token = " + "M" + "x" * 24 + "." + "y" * 6 + "." + "z" * 30)


@pytest.mark.e2e
async def test_a_host_that_logs_everything_does_not_log_its_token(rig: Rig, tmp_path: Path, lines: io.StringIO) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with app.running(settings(rig, tmp_path)) as host:
        await host.client.wait_until_ready()
        table = await started(host, rig, ann, bo)
        mover = await to_move(host, table, ann, bo)
        await mover.press(posted(rig)[-1], YOUR_MOVE)
        rig.sandbox.faults.status(500, "/channels/{channel}/messages", method="POST")
        await host.tables.moves.resign(table.id, ann.id)
        await rig.until(lambda: "🏆" in posted(rig)[-1].text)
    told = lines.getvalue()
    assert told, "something is logged"
    assert rig.token not in told


@pytest.mark.e2e
async def test_a_refused_token_is_not_repeated(rig: Rig, tmp_path: Path) -> None:
    wanted = settings(rig, tmp_path)
    wrong = structs.replace(wanted, discord=structs.replace(wanted.discord, token="a.wrong.token"))
    with pytest.raises(HostFailure) as refused:
        async with app.running(wrong):
            pass
    assert "a.wrong.token" not in str(refused.value)


async def test_a_databases_password_is_not_repeated() -> None:
    with pytest.raises(StoreError) as refused:
        await Store.open("postgresql+asyncpg://host:pass-word@127.0.0.1:1/tables")
    assert "pass-word" not in str(refused.value)


def test_wrong_settings_do_not_repeat_what_is_secret(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as refused:
        load(
            tmp_path / "none.toml", {"DATABASE_URL": "mysql://host:pass-word@there/tables", "FOOD_COURT_HOST_LOG": "x"}
        )
    assert "pass-word" not in str(refused.value)
