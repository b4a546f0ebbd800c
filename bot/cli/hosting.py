"""Starting the host: on Discord, or in the sandbox with people, a channel and a page to play on."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import structs

from bot import app
from bot.config import ConfigError, Settings, load, pointed, wrong_database
from bot.operation.log_setup import keep_log
from bot.sandbox.driver import Rig
from bot.sandbox.server import Sandbox
from bot.sandbox.web import Page
from bot.store import Store

from .output import say

PEOPLE = ("Ann", "Bo", "Cleo", "Dan")
_TOKEN = "sandbox-token"
_SANDBOX_DATABASE = "sqlite+aiosqlite:///data/sandbox.sqlite3"


async def run(config: Path, *, sandbox: bool = False) -> int:
    """Run the host until it is told to stop. Without a token, or with `sandbox`, it plays in the sandbox."""
    settings = load(config)
    keep_log(settings)
    if sandbox or not settings.discord.token:
        await _in_sandbox(settings)
    else:
        say("The host is starting. Stop it with Ctrl+C.")
        await app.run(settings)
    return 0


async def migrate(config: Path) -> int:
    """Bring the database to this version's schema."""
    store = await Store.open(load(config).database.url)
    await store.close()
    say("The database has this version's schema.")
    return 0


async def sync(config: Path) -> int:
    """Register the slash commands, changed or not."""
    settings = load(config)
    if not settings.discord.token:
        raise app.HostFailure("There is no token: set discord.token or DISCORD_TOKEN.")
    quiet = structs.replace(settings, discord=structs.replace(settings.discord, sync="never"))
    count = await app.register_commands(quiet)
    say(f"{count} commands are registered.")
    return 0


async def _in_sandbox(settings: Settings) -> None:
    """The sandbox's world lives as long as this process, so its tables get a database of their own, fresh each time."""
    place = Sandbox(realistic=False)
    rig = Rig(place, token=_TOKEN)
    for name in PEOPLE:
        rig.person(name)
    Page(rig).add_routes(place.app)
    here = settings.sandbox
    try:
        addresses = await place.start(here.host, here.port, anywhere=here.allow_remote)
    except OSError as error:
        raise app.HostFailure(
            f"The sandbox cannot listen on {here.host}:{here.port}: {error.strerror}. "
            "Set sandbox.port = 0 (or FOOD_COURT_SANDBOX_PORT=0) to take a free port."
        ) from error
    try:
        aimed = pointed(settings, token=rig.token, api_base=addresses.api_base, gateway_url=addresses.gateway_url)
        say(
            f"The sandbox is open: {addresses.base}/",
            "Type /table new there. To play on Discord, put a bot's token into config.toml (see README.md).",
        )
        await app.run(_with_own_database(aimed))
    finally:
        await place.stop()


def _with_own_database(settings: Settings) -> Settings:
    url = os.environ.get("FOOD_COURT_SANDBOX_DATABASE", _SANDBOX_DATABASE)
    wrong = wrong_database(url)
    if wrong or not url.startswith("sqlite"):
        wrong = wrong or "the sandbox keeps its tables in a file; allowed is sqlite+aiosqlite:///FILE"
        raise ConfigError([f"environment: FOOD_COURT_SANDBOX_DATABASE: {wrong}"])
    _remove(Path(url.partition(":///")[2]))
    timeout = structs.replace(settings.discord, guild_ready_timeout=0.05)
    return structs.replace(settings, database=structs.replace(settings.database, url=url), discord=timeout)


def _remove(path: Path) -> None:
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
