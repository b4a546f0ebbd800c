"""Commands that start the host, on Discord or in the sandbox, and the operator's commands: backup, restore, doctor.

Prepares tables for the sandbox: a running one of each title. Tables of an earlier session are shown again.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import discord
from msgspec import structs
from sqlalchemy.engine import make_url

from bot import app
from bot.app import Host
from bot.cli.arguments import say
from bot.config import SANDBOX_DATABASE, ConfigError, Settings, load, pointed
from bot.database_url import wrong_database
from bot.discord import emoji
from bot.discord.gateway.permissions import invitation
from bot.discord.layout import Layout
from bot.discord.posts.control_message import carry
from bot.feature import HostFailure
from bot.lobby.message import controls, lobby
from bot.operation import backup as backups
from bot.operation.doctor import FAULT, examine
from bot.operation.log_setup import keep_log
from bot.operation.papers import NAMES, paper
from bot.store import Store
from bot.store.migrate import taken
from bot.store.row_types import LIVE
from bot.tables import Asker, TableError, TableUser
from bot.tables.table import OPEN
from games.kernel import PLAYERS, Chance
from renderers.titles import titles
from renderers.words import Words
from sandbox.clock import MovedClock
from sandbox.driver import Rig
from sandbox.model.entities import Channel
from sandbox.server import Sandbox
from sandbox.web import WebPage

SEATS = 3
MOVES = 6
"""The number of answers given at each table before people see it."""
_LEVEL = "normal"


def places(rig: Rig) -> dict[str, Channel]:
    """Return a channel for each title, by its id."""
    return {title.info.id: rig.channel(title.info.id.replace("_", "-")) for title in titles()}


async def arrange(host: Host, rig: Rig, moves: int = MOVES) -> None:
    """Open a table of each title in its channel, and make some moves for its people."""
    await host.client.wait_until_ready()
    for title_id, channel in places(rig).items():
        await _play(host, await _seated(host, rig, title_id, channel), moves)


async def show_again(host: Host, rig: Rig) -> None:
    """Post the boards and lobbies of the last session's tables again, because the channels have lost their messages."""
    await host.client.wait_until_ready()
    for row in await host.tables.find(guild=rig.guild.id):
        table = await host.tables.get(row.id)
        channel = rig.world.channels.get(row.channel, rig.tables)
        try:
            if table.status == OPEN:
                words = Words(rig.guild.preferred_locale)
                place = host.client.get_partial_messageable(channel.id)
                shown = controls(table, words)
                sent = await place.send(view=Layout(lobby(table, words), shown))
                await carry(host.client, host.tables, table.id, channel.id, sent.id)
            elif table.status in LIVE:
                by = Asker(row.owner, manager=True)
                await host.tables.moderation.repost(table.id, by, channel.id, rig.guild.id)
        except TableError:
            continue  # `/table status` shows the problem


async def _seated(host: Host, rig: Rig, title_id: str, channel: Channel) -> str:
    """Open and start a table with people at its seats."""
    low, high = next(title.info.seats for title in titles() if title.info.id == title_id)
    people: Sequence[TableUser] = [TableUser(one.id, one.name) for one in rig.people[: max(low, min(SEATS, high))]]
    table = await host.tables.lobby.open(title_id, people[0], channel.id, rig.guild.id, len(people))
    for person in people[1:]:
        await host.tables.lobby.join(table.id, person)
    await host.tables.lobby.start(table.id, people[0].id)
    return table.id


async def _play(host: Host, table_id: str, moves: int) -> None:
    """Answer some decisions as a sensible player would."""
    chance = Chance(bytes(32))
    for _ in range(moves):
        table = await host.tables.get(table_id)
        game = table.game
        if game is None or game.result() is not None:
            return
        seat = game.waiting()[0]
        action = await asyncio.to_thread(PLAYERS[_LEVEL].choose, game.title, game.view(seat), seat, chance)
        await host.tables.moves.act(table_id, seat, action, user=table.users[seat])


PEOPLE = ("Ann", "Bo", "Cleo", "Dan")
_TOKEN = "sandbox-token"
# At most this many servers are named at the start.
_NAMED = 10
USUAL_DATABASE = "sqlite+aiosqlite:///data/sandbox.sqlite3"


async def run(config: Path, *, sandbox: bool = False, scenes: bool = False, keep: bool = False) -> int:
    """Run the host until it is stopped, without a token or with `sandbox` in the sandbox.

    There `scenes` begins with a running table of each title, and `keep` continues with the tables of the last session.
    """
    settings = load(config)
    keep_log(settings)
    if sandbox or not settings.discord.token:
        await _in_sandbox(settings, scenes, keep)
    else:
        say("The host is starting. Stop it with Ctrl+C.")
        begun: set[asyncio.Task[None]] = set()
        await app.run(settings, lambda host: begun.add(asyncio.create_task(_introduced(host))))
    return 0


async def _introduced(host: app.Host) -> None:
    """Say where the bot is and how to invite it; upload the drawn pieces if there are none yet."""
    await host.client.wait_until_ready()
    link = invitation(host.client.application_id or 0)
    with suppress(discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
        # Discord is asked, because a process may serve only some of them.
        servers = [guild.name async for guild in host.client.fetch_guilds(limit=_NAMED)]
        if servers:
            more = " and others" if len(servers) == _NAMED else ""
            say(f"The bot is on {', '.join(servers)}{more}. To invite it to another server: {link}")
        else:
            say("The bot is on no server yet. Open this link, choose your server and press Authorize:", link)
        # Several processes would upload each piece several times; there `sync` does it.
        if not emoji.known() and host.tables.store.exclusive:
            await emoji.sync(host.client)


def papers(config: Path, out: Path) -> int:
    """Write the pages about privacy and terms of use, with the operator's name and address."""
    settings = load(config).operation
    out.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (out / f"{name}.md").write_text(paper(name, settings), "utf-8")
        say(str(out / f"{name}.md"))
    if not (settings.operator and settings.contact):
        say("They name nobody: set operation.operator and operation.contact.")
    return 0


async def migrate(config: Path) -> int:
    """Migrate the database to this version's schema."""
    store = await Store.open(load(config).database.url)
    await store.close()
    say("The database has this version's schema.")
    return 0


async def sync(config: Path) -> int:
    """Register the slash commands, changed or not, and upload the drawn pieces as emoji."""
    settings = load(config)
    keep_log(settings)
    if not settings.discord.token:
        raise HostFailure("There is no token: set discord.token or DISCORD_TOKEN.")
    # The client would otherwise register them at its start as well, if they have changed.
    quiet = structs.replace(settings, discord=structs.replace(settings.discord, sync="never"))
    count, pieces = await app.register_commands(quiet)
    say(
        f"{count} commands are registered.",
        f"{pieces.total} emoji: {pieces.uploaded} uploaded, {pieces.deleted} deleted.",
        "A host that is running shows them after its next start.",
    )
    return 0


async def _in_sandbox(settings: Settings, scenes: bool, keep: bool) -> None:
    """Return the settings with a separate database for the sandbox.

    It is emptied at each start, unless `keep` continues with the tables, people and channels of the last session.
    """
    # The sandbox's messages live only as long as this process, so its tables must not be in another database.
    mine = with_own_page(with_own_database(settings))
    file = Path(make_url(mine.database.url).database or "")
    start = await begin(mine.database.url, file, keep)
    place = Sandbox(realistic=False)
    pinned = place.world.ids.pin(start)
    rig = Rig(place, token=_TOKEN)
    populate(rig)
    if scenes or keep:
        places(rig)
    place.world.ids.unpin()
    remember(file, pinned)
    clock = MovedClock()
    place.world.ids.ahead = lambda: clock.ahead  # messages posted after the clock was set ahead show the later time
    WebPage(rig, clock).add_routes(place.app)
    here = settings.sandbox
    try:
        addresses = await place.start(here.host, here.port, anywhere=here.allow_remote)
    except OSError as error:
        raise HostFailure(
            f"The sandbox cannot listen on {here.host}:{here.port}: {os.strerror(error.errno or 0)}. "
            "Set sandbox.port = 0 (or FOOD_COURT_SANDBOX_PORT=0) to take a free port."
        ) from error
    try:
        aimed = pointed(mine, token=rig.token, api_base=addresses.api_base, gateway_url=addresses.gateway_url)
        say(
            f"The sandbox is open: {addresses.base}/",
            "Type /table new there. To play on Discord, put a bot's token into config.toml (see README.md).",
        )
        begun: set[asyncio.Task[None]] = set()

        def started(host: app.Host) -> None:
            clock.moved = lambda: _due_now(host)
            begun.add(asyncio.create_task(_furnished(host, rig, scenes, keep)))
            begun.add(asyncio.create_task(_with_pieces(host)))

        await app.run(aimed, started, clock)
    finally:
        await place.stop()


def populate(rig: Rig) -> None:
    """Add the people of the sandbox. The first one owns the server, so that managers' features can be tried."""
    people = [rig.person(name) for name in PEOPLE]
    rig.guild.owner_id = people[0].id


def _due_now(host: app.Host) -> None:
    """Wake the workers after the clock was set ahead, because timers and messages are due now."""
    host.tables.timer_worker.wake()
    if host.tables.outbox is not None:
        host.tables.outbox.wake()


async def _with_pieces(host: app.Host) -> None:
    """Upload the drawn pieces as emoji, which the sandbox's application has lost since the last session."""
    await emoji.sync(host.client)


async def _furnished(host: app.Host, rig: Rig, scenes: bool, keep: bool) -> None:
    """Show the tables of the last session, or begin some if there are none."""
    if keep and await host.tables.find(guild=rig.guild.id):
        await show_again(host, rig)
    elif scenes:
        await arrange(host, rig)


async def begin(url: str, file: Path, keep: bool) -> int | None:
    """Empty the sandbox's file, unless `keep` is set; return the first id of its world.

    Raises StoreError if another process uses it, ConfigError if it is not a sandbox's.
    """
    _check_own(file)
    lock = taken(url)
    try:
        return _kept(file, keep)
    finally:
        if lock is not None:
            lock.close()


def _check_own(file: Path) -> None:
    """Raise ConfigError if a file contains something that no sandbox wrote."""
    if file.exists() and file.stat().st_size and not _world(file).exists():
        raise ConfigError(
            [f"environment: {SANDBOX_DATABASE}: {file} is not the file of a sandbox, which would empty it"]
        )


def _kept(file: Path, keep: bool) -> int | None:
    """Return the first id of a kept database's world; None if there is none."""
    if keep and file.exists() and _world(file).exists():
        try:
            return int(_world(file).read_text("utf-8"))
        except ValueError as error:
            raise HostFailure(
                f"{_world(file)} is damaged: start the sandbox without --keep, which empties it."
            ) from error
    _remove(file)
    return None


def remember(file: Path, start: int) -> None:
    """Store the first id of the world, also without tables, for the next start with `keep`."""
    file.parent.mkdir(parents=True, exist_ok=True)
    _world(file).write_text(f"{start}\n", "utf-8")


def _world(file: Path) -> Path:
    return file.with_name(f"{file.name}-world")


def with_own_database(settings: Settings) -> Settings:
    """Return the settings with the sandbox's own database."""
    url = os.environ.get(SANDBOX_DATABASE) or USUAL_DATABASE
    if wrong_database(url) or not url.startswith("sqlite"):
        wrong = "the sandbox keeps its tables in a file; allowed is sqlite+aiosqlite:///FILE"
        raise ConfigError([f"environment: {SANDBOX_DATABASE}: {wrong}"])
    if settings.database != Settings().database:
        say(
            f"The sandbox keeps its tables in {url.partition(':///')[2]}, not in the database of the settings: its "
            f"people and channels do not exist on Discord. {SANDBOX_DATABASE} names another file."
        )
    timeout = structs.replace(settings.discord, guild_ready_timeout=0.05)
    none = structs.replace(settings.operation, backup_every_hours=0)
    database = structs.replace(settings.database, url=url)
    return structs.replace(settings, database=database, discord=timeout, operation=none)


def with_own_page(settings: Settings) -> Settings:
    """Return the settings with the page of boards on this machine, unless the operator has set its address."""
    if settings.web.public_url:
        return settings
    port = settings.sandbox.port and settings.web.port  # a free one beside a sandbox on a free one
    own = structs.replace(settings.web, host="127.0.0.1", port=port, public_url=f"http://127.0.0.1:{port}")
    return structs.replace(settings, web=own)


def _remove(path: Path) -> None:
    # SQLite keeps recent changes in `-wal` and their index in `-shm`; without the database file both are useless.
    for suffix in ("", "-wal", "-shm", "-world"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


async def backup(config: Path, target: Path | None) -> int:
    """Write a backup of the database, which may be in use."""
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = target or Path(f"data/backups/tables-{now}.sqlite3")
    copied = await backups.backup(load(config).database.url, path)
    say(f"{path}: {copied.tables} tables, {copied.moves} moves")
    return 0


async def restore(config: Path, source: Path) -> int:
    """Fill the empty database of the settings from a backup."""
    copied = await backups.restore(source, load(config).database.url)
    say(f"Restored {copied.tables} tables, {copied.moves} moves. The host can start.")
    return 0


async def doctor(config: Path, *, offline: bool) -> int:
    """Check everything that a host needs, and say what to fix. Wrong settings raise ConfigError."""
    faults, settings = 0, load(config)
    keep_log(settings)
    async for finding in examine(settings, offline=offline):
        say(str(finding))
        faults += finding.level == FAULT
    say("Everything needed is well." if not faults else f"{faults} to mend before the host can work as it should.")
    return 1 if faults else 0
