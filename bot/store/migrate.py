"""Bringing a database to this version's schema."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from .errors import StoreError


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that the database has not seen. Raises StoreError for one written by newer code."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    if now == script.get_current_head():
        return
    if now is not None and now not in {revision.revision for revision in script.walk_revisions()}:
        raise StoreError(f"the database has the schema {now} of a newer version; update this host")
    command.upgrade(config, "head")
