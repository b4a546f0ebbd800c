"""Migrations: from nothing up, from every older schema, and to the schema of the code."""

from __future__ import annotations

from importlib import resources

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

import bot.app  # noqa: F401  # features declare tables, too
from bot.store import Store, StoreError
from bot.store.migrate import known, newest
from bot.store.schema import metadata

OLD_TABLE = (
    "INSERT INTO tables (id, title, channel, owner, status, max_seats, options, version, announced_version,"
    " waiting_seats, since, ai_due, opened, changed)"
    " VALUES ('old', 'foodfighters', 1, 2, 'open', 2, '{}', 0, 0, '', 0, false, 0, 0)"
)


def upgrade(connection: Connection, revision: str) -> None:
    """Bring a database to a schema of the past."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("bot.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def test_an_empty_database_gets_the_schema_that_the_code_speaks(url: str) -> None:
    await (await Store.open(url)).close()
    engine = create_async_engine(url)
    # Alembic misreads what SQLite reports for a default of ''.
    said = {"compare_server_default": not url.startswith("sqlite")}
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync, opts=said), metadata)
        )
    await engine.dispose()
    assert differences == []


async def test_a_database_of_the_first_schema_keeps_its_tables(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
    async with engine.begin() as connection:
        await connection.execute(text(OLD_TABLE))
    await engine.dispose()
    store = await Store.open(url)
    row = await store.table("old")
    await store.close()
    assert row is not None and (row.owner, row.revision) == (2, 0)


def test_what_revisions_there_are_is_read_from_names_alone() -> None:
    config = Config()
    config.set_main_option("script_location", str(resources.files("bot.store") / "migrations"))
    script = ScriptDirectory.from_config(config)
    assert known() == {each.revision for each in script.walk_revisions()}
    assert newest() == script.get_current_head()


async def test_opening_twice_changes_nothing(url: str) -> None:
    for _ in range(2):
        store = await Store.open(url)
        assert await store.remembered("nothing") is None
        await store.close()


async def test_a_newer_schema_is_refused_in_one_line(url: str) -> None:
    await (await Store.open(url)).close()
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(StoreError, match="update this host"):
        await Store.open(url)
