"""A host for tests: tables on a database, with a test clock and numbered entropy."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import msgspec
from sqlalchemy import select
from sqlalchemy.engine import make_url

from bot.app import FEATURES
from bot.feature import build
from bot.store import DeliveryState, MessageKind, OutboxRow, Store, schema
from bot.tables import ActionResult, Table, Tables, TableUser
from games.kernel import Action, Chance, Seat, random_action

ANN, BO, CLEO = TableUser(1, "Ann"), TableUser(2, "Bo"), TableUser(3, "Cleo")
CHANNEL, GUILD = 100, 10
HOUR, DAY = 3600, 24 * 3600
MONDAY = 1_795_996_800
"""Midnight of Monday, 30 November 2026, UTC."""


class Clock:
    """A clock that only tests move."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def clock_of(tables: Tables) -> Clock:
    """The clock of a host for tests."""
    found = tables.repository.clock
    assert isinstance(found, Clock)
    return found


def entropy(name: str = "entropy") -> Callable[[int], bytes]:
    """Bytes that differ from call to call and are the same in every run."""
    calls = 0

    def some(count: int) -> bytes:
        nonlocal calls
        calls += 1
        return hashlib.sha512(f"{name}-{calls}".encode()).digest()[:count]

    return some


class Letterbox:
    """A messenger that keeps what it delivers, but for edits within a turn, and fails as it is told."""

    def __init__(self) -> None:
        self.rows: list[OutboxRow] = []
        self.failures: list[Exception] = []

    async def deliver(self, row: OutboxRow) -> int | None:
        if row.kind == MessageKind.QUESTION:
            return None
        if self.failures:
            raise self.failures.pop(0)
        self.rows.append(row)
        return len(self.rows)


async def nothing_left(tables: Tables) -> None:
    """Let the worker run until nothing waits, moving the clock on to what is due later."""
    out, clock = schema.outbox.c, clock_of(tables)
    waiting = select(out.due, out.held_until).where(out.state == DeliveryState.WAITING)
    for _ in range(4000):
        rows = await tables.store.rows(waiting)
        if not rows:
            return
        if all(row["held_until"] <= clock.now < row["due"] for row in rows):
            clock.now = min(row["due"] for row in rows)
        if tables.outbox is not None:
            tables.outbox.wake()
        await asyncio.sleep(0.002)
    raise AssertionError("something waits for ever")


@cache
def empty() -> bytes:
    """The file of an empty SQLite database, whose schema is made once for all tests."""

    async def made(file: Path) -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        file = Path(folder) / "empty.sqlite3"
        thread.submit(asyncio.run, made(file)).result()
        return file.read_bytes()


def prepare(url: str) -> None:
    """Put an empty database where an SQLite file is missing; where its folder is missing too, the host makes both."""
    file = Path(make_url(url).database or "")
    if url.startswith("sqlite") and file.parent.is_dir() and not file.exists():
        file.touch(0o600)
        file.write_bytes(empty())


@asynccontextmanager
async def host(url: str, name: str = "entropy", clock: Clock | None = None) -> AsyncIterator[Tables]:
    """A host on a database, closed at the end."""
    prepare(url)
    store = await Store.open(url)
    tables = build(Tables(store, clock=clock or Clock(), entropy=entropy(name)), FEATURES)
    try:
        yield tables
    finally:
        await tables.stop()
        await store.close()


async def duel(tables: Tables, *people: TableUser) -> Table:
    """A running table of Foodfighters between two people."""
    first, second = people or (ANN, BO)
    table = await tables.lobby.open("foodfighters", first, CHANNEL, GUILD, 2)
    await tables.lobby.join(table.id, second)
    return (await tables.lobby.start(table.id, first.id)).table


async def written(tables: Tables, kind: str) -> list[OutboxRow]:
    """The messages of a kind that were written to the outbox, oldest first."""
    outbox = schema.outbox
    rows = await tables.store.rows(select(outbox).where(outbox.c.kind == kind).order_by(outbox.c.id))
    return [OutboxRow(**row) for row in rows]


async def waiting(tables: Tables, table_id: str) -> tuple[Seat, int]:
    """The seat that is waited for, and its person."""
    table = await tables.get(table_id)
    assert table.game is not None
    seat = table.game.waiting()[0]
    user = table.users[seat]
    assert user is not None
    return seat, user


async def step(tables: Tables, table_id: str, chance: Chance, notation: str | None = None) -> ActionResult:
    """Let the player to move act: by notation, or at random."""
    seat, user = await waiting(tables, table_id)
    table = await tables.get(table_id)
    assert table.game is not None
    if notation is not None:
        action = Action.of(notation.split())
    else:
        action = random_action(table.title, table.game.state, seat, chance)
    return await tables.moves.act(table_id, seat, action, user=user, version=table.version)


def looks(table: Table) -> bytes:
    """Return everything visible of a table's game: an undo restores it, although later draws differ."""
    game = table.game
    assert game is not None
    views = [game.view(viewer) for viewer in (*range(game.seats), None)]
    return msgspec.msgpack.encode([views, game.decisions()])


async def agreed(tables: Tables, table_id: str, user: int, kind: str = "undo") -> Table:
    """Undo (or redo) for a person, with all necessary consent."""
    asked = (await tables.undo.ask(table_id, user, kind)).table
    if asked.proposal is None:
        return asked
    for seat in asked.proposal.needed.split():
        other = asked.users[int(seat)]
        assert other is not None
        asked = (await tables.undo.answer(table_id, other, True)).table
    return asked


async def play_out(tables: Tables, table_id: str, chance: Chance) -> Table:
    """Play random moves to the end of the game."""
    while (table := await tables.get(table_id)).status == "running":
        await step(tables, table_id, chance)
    return table
