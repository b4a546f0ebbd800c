"""The host on the sandbox: in this process, for most tests, or as a child process that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from msgspec import structs
from sqlalchemy import select

from bench import pressing
from bench.environment import QUICK, environment
from bench.pressing import about
from bot import app
from bot.app import Host
from bot.config import DatabaseSettings, Settings, pointed
from bot.discord.names import table_label
from bot.store import DeliveryState, schema
from bot.tables import Table
from bot.tables import TableUser as Player
from games.kernel import Game
from renderers.words import Words
from sandbox.driver import LOOK_AGAIN, PATIENCE, Person, RenderedMessage, Rig
from sandbox.model.entities import Role
from sandbox.model.permissions import P
from tests.conftest import SPRITES

READY_SECONDS = 0.02
START_SECONDS = 20.0
ANSWER_SECONDS = 15.0
"""The seconds that a person waits for an answer: a busy machine is slow, not wrong. Discord's own deadlines have
separate tests."""


def settings(rig: Rig, folder: Path) -> Settings:
    """Settings that point a host at a sandbox, with a database in a folder."""
    addresses = rig.sandbox.addresses
    made = pointed(Settings(), token=rig.token, api_base=addresses.api_base, gateway_url=addresses.gateway_url)
    quick = structs.replace(made.discord, guild_ready_timeout=READY_SECONDS)
    database = DatabaseSettings(f"sqlite+aiosqlite:///{folder}/tables.sqlite3")
    cold = structs.replace(
        made.host, warm_pictures=False, draw_processes=0, sprites=SPRITES, rate_limit=0, table_rate_limit=0
    )
    return structs.replace(made, discord=quick, database=database, host=cold)


@contextlib.asynccontextmanager
async def hosted(rig: Rig, folder: Path) -> AsyncIterator[Host]:
    """Run a host in this process, connected and ready."""
    async with app.running(settings(rig, folder)) as host:
        await host.client.wait_until_ready()
        yield host


@contextlib.asynccontextmanager
async def child(rig: Rig, folder: Path, *, wait: bool = True) -> AsyncIterator[Process]:
    """Run the real entry point as a separate process, connected unless `wait` is false; kill it at the end."""
    before = rig.sandbox.gateway.ready
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "--config",
        os.devnull,
        "run",
        env=environment(rig, f"sqlite+aiosqlite:///{folder}/tables.sqlite3", QUICK),
        start_new_session=True,
    )
    try:
        if wait and not before:
            await rig.connected(within=START_SECONDS)
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
        await process.wait()


async def a_table(host: Host, rig: Rig, *people: Person, title: str = "foodfighters") -> Table:
    """A table in #tables with these people, not yet started."""
    first, *others = (Player(person.id, person.name, person.user.username) for person in people)
    table = await host.tables.lobby.open(title, first, rig.tables.id, rig.guild.id, len(people))
    for person in others:
        table = await host.tables.lobby.join(table.id, person)
    return table


async def more(rig: Rig, person: Person, shown: RenderedMessage | None = None) -> RenderedMessage:
    """Return what a person gets from *More…* below a message, by default the newest board."""
    return (await person.press(shown or posted(rig)[-1], "More…")).shown


async def started(host: Host, rig: Rig, *people: Person, title: str = "foodfighters") -> Table:
    """A running table whose first message is posted, and known to the host, so that links to the table lead there."""
    table = await a_table(host, rig, *people, title=title)
    acted = await host.tables.lobby.start(table.id, people[0].id)
    await rig.until(lambda: any(about(message, table.id) for message in posted(rig)))
    async with asyncio.timeout(PATIENCE):
        while await host.tables.store.live.post(table.id) is None:
            await rig.world.stirring(LOOK_AGAIN)
    return acted.table


async def the_table(host: Host, rig: Rig) -> Table:
    """Return the one live table of #tables."""
    (row,) = await host.tables.find(channel=rig.tables.id)
    return await host.tables.get(row.id)


async def game_of(host: Host, table: Table) -> Game[Any, Any]:
    """Return the current game of a table."""
    return (await host.tables.get(table.id)).played_game()


def posted(rig: Rig) -> list[RenderedMessage]:
    """Return what everybody sees in #tables, oldest first; without the short calls below a board."""
    return [shown for shown in pressing.posted(rig.tables) if not calls(shown)]


def calls(shown: RenderedMessage) -> bool:
    """Return whether a message only pings people to a decision of the board above it."""
    return shown.labels in (["Your move"], ["Dein Zug"]) and not shown.pictures


def called(table: Table) -> str:
    """Return a table's name in messages: its game and its players."""
    return table_label(table, Words("en"))


async def to_move(host: Host, table: Table, *people: Person) -> Person:
    """Return whose move it is at a table of these people."""
    return people[(await game_of(host, table)).waiting()[0]]


async def delivered(host: Host, ahead: int = 0) -> None:
    """Wait until no unsent message is due now, or within some seconds."""
    out, clock = schema.outbox.c, host.tables.repository.clock
    due = select(out.id).where(out.state == DeliveryState.WAITING, out.due <= clock() + ahead)
    host.tables.wake_outbox()
    async with asyncio.timeout(PATIENCE):
        while await host.tables.store.rows(due):  # noqa: ASYNC110  # only the database knows
            await asyncio.sleep(LOOK_AGAIN)


def unsent(folder: Path) -> int:
    """Count the unsent messages of the host with its database in this folder."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        (count,) = database.execute("select count(*) from outbox where state = 'waiting'").fetchone()
        return int(count)


def manager(rig: Rig, person: Person | None = None) -> Person:
    """Return a manager of the server: the given person, else a new one who plays nowhere."""
    person = person or rig.person("Mia")
    role = Role(rig.world.ids.next(), "manager", int(P.MANAGE_GUILD))
    rig.guild.roles[role.id] = role
    rig.guild.members[person.id].roles.append(role.id)
    return person
