"""Bringing a database to this version's schema."""

from __future__ import annotations

from importlib import resources

from sqlalchemy import Connection, func, inspect, select
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .foreign import VERSION, refuse
from .store_errors import StoreError

_MIGRATING = 20_260_000
"""The number of the lock under which PostgreSQL lets one process migrate."""


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that the database has not seen: all of them or, if the process dies meanwhile, none.

    Raises StoreError for a database written by newer code, Foreign for another program's.
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
    if not inspect(connection).has_table(VERSION):
        return None
    found = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION}").scalar()
    return None if found is None else str(found)


def refuse_foreign(connection: Connection) -> None:
    """Raise Foreign for a database that another program uses; of a server's, only where it has tables by our names."""
    names = {*inspect(connection).get_table_names()}
    if connection.dialect.name != "sqlite":
        names &= {*schema.metadata.tables, VERSION}
    refuse(names, present(connection))


def newest() -> str:
    """The revision of the schema that this code speaks."""
    return max(known())


def known() -> set[str]:
    """The revisions of the schema that this code knows: what the names of its migrations begin with."""
    names = [each.name for each in (resources.files(__package__) / "migrations" / "versions").iterdir()]
    return {name.partition("_")[0] for name in names if name[0].isdigit()}


def _upgrade(connection: Connection) -> None:
    now = present(connection)
    if now == newest():
        return
    refuse_foreign(connection)
    if now is not None and now not in known():
        raise StoreError(f"it has the schema {now} of a newer version; update this host")
    # Only where something is to be done: it stays in memory for good, 10 MB of a host that may run for months.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
