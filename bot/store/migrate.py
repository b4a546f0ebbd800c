"""Bringing a database to this version's schema."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from .errors import StoreError

_MIGRATING = 20_260_000
"""The number of the lock under which PostgreSQL lets one process migrate."""


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that the database has not seen: all of them or, if the process dies meanwhile, none.

    Raises StoreError for a database written by newer code.
    """
    async with engine.connect() as connection:
        lite = connection.dialect.name == "sqlite"
        if lite:  # Python's driver begins no transaction for changes of the schema by itself
            # Rebuilding a table would delete what refers to it; this can be set outside of transactions only.
            await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:  # several processes may start at once: one migrates, the others find it done
            await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
        await connection.run_sync(_upgrade)
        await connection.commit()
        if lite:
            await connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def present(connection: Connection) -> str | None:
    """The revision of a database's schema; None where it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The revision of the schema that this code speaks."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    return config


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    now = present(connection)
    if now == script.get_current_head():
        return
    if now is not None and now not in {revision.revision for revision in script.walk_revisions()}:
        raise StoreError(f"the database has the schema {now} of a newer version; update this host")
    command.upgrade(config, "head")
