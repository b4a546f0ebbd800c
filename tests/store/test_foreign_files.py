"""Unusable databases are rejected before anything is changed: files of other programs, and URLs that lead nowhere."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.database_url import wrong_database
from bot.store import Store, StoreError

MEMORY = ["CREATE TABLE contacts (name)", "CREATE TABLE moves (title)", "INSERT INTO contacts VALUES ('Ann')"]
MIGRATED = [
    *MEMORY,
    "CREATE TABLE alembic_version (version_num)",
    "INSERT INTO alembic_version VALUES ('1975ea83b712')",
]
UNMARKED = [*MEMORY, "CREATE TABLE alembic_version (version_num)"]
NUMBERED = [*MEMORY, "CREATE TABLE alembic_version (version_num)", "INSERT INTO alembic_version VALUES ('0001')"]


def url(path: Path) -> str:
    """The URL of a file."""
    return f"sqlite+aiosqlite:///{path}"


@contextmanager
def written(path: Path, statements: list[str]) -> Iterator[sqlite3.Connection]:
    """A file that another program has written, and has open."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)
        yield database


def beside(path: Path) -> list[Path]:
    """Return everything in the folder of a file."""
    return [*path.parent.iterdir()]


@pytest.mark.parametrize("statements", [MEMORY, MIGRATED, UNMARKED, NUMBERED])
async def test_a_file_of_another_program_is_refused_and_left_as_it_was(tmp_path: Path, statements: list[str]) -> None:
    path = tmp_path / "contacts.sqlite3"
    with written(path, statements):
        pass
    path.chmod(0o644)
    before = path.read_bytes()
    with pytest.raises(StoreError) as refused:
        await Store.open(url(path))
    said = str(refused.value)
    assert str(path) in said and "contacts, moves" in said and "another program" in said
    assert "name another one in database.url" in said and "\n" not in said
    assert path.read_bytes() == before and path.stat().st_mode & 0o777 == 0o644
    assert beside(path) == [path]


async def test_a_file_that_is_no_database_is_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\n" * 500)
    path.chmod(0o644)
    with pytest.raises(StoreError, match="is not a database; name another file") as refused:
        await Store.open(url(path))
    assert str(path) in str(refused.value)
    assert path.read_text() == "Dear Ann,\n" * 500 and path.stat().st_mode & 0o777 == 0o644
    assert beside(path) == [path]


async def test_a_foreign_file_is_known_also_by_what_lies_in_its_log_alone(tmp_path: Path) -> None:
    path = tmp_path / "contacts.sqlite3"
    with written(path, ["PRAGMA journal_mode=WAL", *MEMORY]) as other:
        with pytest.raises(StoreError, match="contacts, moves") as refused:
            await Store.open(url(path))
        assert str(path) in str(refused.value)
        assert other.execute("SELECT count(*) FROM sqlite_master").fetchone() == (2,)


async def test_an_empty_file_and_a_missing_one_are_taken(tmp_path: Path) -> None:
    (tmp_path / "empty.sqlite3").touch()
    with written(tmp_path / "bare.sqlite3", ["CREATE TABLE contacts (name)", "DROP TABLE contacts"]):
        pass
    for name in ("empty.sqlite3", "bare.sqlite3", "missing.sqlite3"):
        for _ in range(2):  # and once more, now that it is this host's
            store = await Store.open(url(tmp_path / name))
            await store.remember("key", name)
            assert await store.remembered("key") == name
            await store.close()


WRONG = [
    "sqlite+aiosqlite:////tmp/a\0b.sqlite3",
    "sqlite+aiosqlite:////tmp/a%00b.sqlite3",
    "sqlite+aiosqlite:////tmp/a\ud800b.sqlite3",
    "sqlite+aiosqlite:////tmp/c.sqlite3?timeout=soon",
    "sqlite+aiosqlite:////tmp/c.sqlite3?uri=perhaps",
    "sqlite+aiosqlite:////tmp/c.sqlite3?vfs=%00",
    "postgresql+asyncpg://me:secret%00@127.0.0.1:1/tables",
    "postgresql+asyncpg://me%00:secret@127.0.0.1:1/tables",
    "postgresql+asyncpg://me:secret@127.0.0.1:1/tab%00les",
    "postgresql+asyncpg://me:secret@127.0.0.1:1/tables?host=a%00b",
    "postgresql+asyncpg://me:secret@127.0.0.1:1/tables?port=first",
    "postgresql+asyncpg://me:secret@127.0.0.1:1/tables?prepared_statement_cache_size=many",
]


@pytest.mark.parametrize("wrong", WRONG, ids=ascii)
async def test_a_url_that_no_database_can_have_is_refused_in_a_sentence(wrong: str) -> None:
    assert wrong_database(wrong)
    with pytest.raises(StoreError) as refused:
        await Store.open(wrong)
    said = str(refused.value)
    assert "database.url" in said and "secret" not in said and said.isprintable()
