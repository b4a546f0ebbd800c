"""The verifier: compares the acknowledgements and posted messages with the database, and reports every problem.

The message recorder watches every message as it is posted and edited, for problems that the final state does not show.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise

import discord
from msgspec import Struct, structs
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bench.clients import ClientRequest
from bench.pressing import shown_version
from bench.soak import acknowledgements, expected_messages
from bot.app import FEATURES
from bot.discord.gateway.locales import Readers
from bot.discord.layout import text_of
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.pictures import PictureCache
from bot.feature import build
from bot.store import DeliveryState, OutboxRow, Store, schema
from bot.tables import NoSuchTable, Table, Tables, archive, nonce
from bot.tables.notifications import merged
from renderers.kit.picture import Picture
from sandbox.driver import RenderedMessage, Rig
from sandbox.model.entities import Message, StateChange
from sandbox.model.world import World

_FROM_NOW_ON = "\n**And from now on?**"
_PASSED_OVER = ("commitments", "full", "call", "question", "reminder", "secret")
_EDITING = ("update", "commitments", "question", "secret")
_DELETED = ("call", "secret")
"""Kinds of messages that are deleted once they are answered or replaced."""
REDRAWN = 12
"""How many of the last messages of each table are drawn again; the text is checked for all of them."""


class Counts(Struct):
    """The counts of a verification."""

    tables: int = 0
    finished: int = 0
    moves: int = 0
    acknowledged: int = 0
    messages: int = 0
    redrawn: int = 0


class _Blind(PictureCache):
    """Draws nothing, for checks of the text alone."""

    async def draw(self, key: Hashable, make: Callable[[], Picture], *, asked: bool = True) -> Picture:
        """Return an empty picture."""
        return Picture(b"", "", 0, 0, "")


class Verification(Struct):
    """The counts, and a sentence for each problem."""

    figures: Counts
    problems: list[str]


async def pending(database: str) -> int:
    """Count the messages waiting in the outbox and the tables waiting for bots; a host may be running."""
    out, tables = schema.outbox.c, schema.tables.c
    async with _connected(database) as connection:
        messages = await connection.execute(select(out.id).where(out.state == DeliveryState.WAITING))
        waiting_for_ai = await connection.execute(select(tables.id).where(tables.status == "running", tables.ai_due))
        return len(messages.all()) + len(waiting_for_ai.all())


async def verify(rig: Rig, database: str, requests: Sequence[ClientRequest]) -> Verification:
    """Verify everything after the last host has stopped."""
    store = await Store.open(database)
    try:
        return await _Verifier(rig, store, requests).look(await _rows(database))
    finally:
        await store.close()


async def _rows(database: str) -> list[OutboxRow]:
    async with _connected(database) as connection:
        found = await connection.execute(select(schema.outbox).order_by(schema.outbox.c.id))
        return [OutboxRow(**row) for row in found.mappings()]


@asynccontextmanager
async def _connected(database: str) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(database)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


class _Verifier:
    """Compares one database with the sandbox's messages."""

    def __init__(self, rig: Rig, store: Store, requests: Sequence[ClientRequest]) -> None:
        self.rig = rig
        self.tables = build(Tables(store), FEATURES)
        self.requests = requests
        self.figures = Counts(acknowledged=sum(bool(request.acknowledged) for request in requests))
        self.problems: list[str] = []
        everywhere = [message for channel in rig.world.channels.values() for message in channel.messages.values()]
        self._posted = {message.id: message for message in everywhere if message.author is rig.application.bot}

    async def look(self, rows: Sequence[OutboxRow]) -> Verification:
        """Check each table, then the messages."""
        for guild in self.rig.world.guilds:
            for row in await self.tables.find(guild=guild, statuses=None):
                if row.version:
                    await self._table(await self.tables.get(row.id), [out for out in rows if out.table_id == row.id])
        self.problems += self._messages(rows)
        await self._rewritten(rows)
        return Verification(self.figures, self.problems)

    async def _table(self, table: Table, rows: Sequence[OutboxRow]) -> None:
        records = await self.tables.records(table.id)
        self.figures.tables += 1
        self.figures.finished += table.status == "finished"
        self.figures.moves += len(records)
        if [record.version for record in records] != list(range(1, table.version + 1)):
            self.problems.append(f"{table.id}: the log has gaps or goes beyond version {table.version}")
        requests = [request for request in self.requests if request.table == table.id]
        self.problems += acknowledgements.broken(table.id, records, requests)
        self.problems += acknowledgements.unasked(table.id, records, requests)
        again = await self._replayed(table)
        written = expected_messages.written(rows)
        self.problems += expected_messages.untold(
            table.id, expected_messages.called_for(table, records, again, written), written
        )

    async def _replayed(self, table: Table) -> archive.Replayed:
        """Replay the log from the seed and check that it gives the same draws, events and state."""
        assert table.row.seed is not None and table.game is not None
        file = await archive.export(self.tables.repository, table.id)
        if file.start is not None and table.row.secret is not None:
            file = structs.replace(file, start=structs.replace(file.start, secret=table.row.secret.hex()))
        file = structs.replace(file, seed=table.row.seed.hex())
        self.problems += [f"{table.id}: {problem}" for problem in archive.verify(file).problems]
        again = archive.replay(file, seed=table.row.seed)
        if again.game.freeze() != table.game.freeze():
            self.problems.append(f"{table.id}: the state is not what the log leads to")
        return again

    def _messages(self, rows: Sequence[OutboxRow]) -> Iterator[str]:
        """Check that each message is posted exactly once and in order per place; updates edit an earlier one."""
        self.figures.messages = len(rows)
        nonces = Counter(str(message.nonce) for message in self._posted.values() if message.nonce is not None)
        places: dict[tuple[str, int], list[int]] = defaultdict(list)
        for row in rows:
            if row.kind in _PASSED_OVER and row.state == DeliveryState.SENT and row.message is None:
                continue  # obsolete, or covered by a newer message, by the time it was to be sent
            if row.state != DeliveryState.SENT:
                yield f"{_named(row)} is {row.state}: {row.error}"
                continue
            if row.message is None:
                yield f"{_named(row)} is noted as sent and was posted nowhere"
                continue
            before = places[row.place, row.target]
            if row.kind == "commitments" and row.message in places["channel", row.target]:
                continue  # shown inside the message that asks
            if row.kind in _EDITING and row.message in before:
                continue
            before.append(row.message)
            times = nonces.pop(nonce(row), 0)
            if times != 1 and not (row.kind in _DELETED and row.message not in self._posted):
                yield f"{_named(row)} was posted {times} times"
        meant = {nonce(row): _named(row) for row in rows}
        yield from (f"a message for {meant.get(left, left)} was posted and belongs to nothing" for left in nonces)
        for (kind, target), ids in places.items():
            if ids != sorted(ids):
                yield f"{kind} {target} got messages out of order: {_overtaken(ids)}"

    async def _rewritten(self, rows: Sequence[OutboxRow]) -> None:
        """Write all messages again, and draw the last ones of each table; compare them with those posted."""
        picture_cache, blind = PictureCache(asyncio.to_thread), _Blind(asyncio.to_thread)
        client = discord.Client(intents=discord.Intents.none())
        readers = Readers(self.tables)
        drawing, writing = (OutboxMessages(client, self.tables, each, readers, "en") for each in (picture_cache, blind))
        told: dict[str, dict[int, list[OutboxRow]]] = defaultdict(dict)
        asked = _asked_below(rows)
        for row in rows:
            # An answer shows the table at the time it was sent.
            if (
                row.message is None
                or row.kind in ("answer", "call")
                or (row.kind in _DELETED and row.message not in self._posted)
            ):
                continue
            before = told[row.table_id].get(row.message, [])
            if row.kind == "secret":  # it shows what its last row says, or several that were sent at once
                told[row.table_id][row.message] = [row, *(merged([one, row]) for one in before)]
                continue
            # An update, or content added to a message, covers the versions from the start of that message.
            begun = before[0] if before else row
            told[row.table_id][row.message] = [structs.replace(begun, version=row.version)]
        try:
            for found in told.values():
                for left, same in zip(range(len(found), 0, -1), found.values(), strict=True):
                    if not await self._known(same[0]):
                        continue
                    messages, later = drawing if left <= REDRAWN else writing, asked[same[0].message or 0]
                    await self._same(messages, same, later, drawn=left <= REDRAWN)
        finally:
            picture_cache.close()
            blind.close()

    async def _known(self, row: OutboxRow) -> bool:
        """Check that the table of a message exists."""
        try:
            return not row.table_id or bool(await self.tables.get(row.table_id))
        except NoSuchTable:
            self.problems.append(f"{_named(row)} is about a table that does not exist")
            return False

    async def _same(
        self, messages: OutboxMessages, rows: Sequence[OutboxRow], later: Sequence[int], *, drawn: bool
    ) -> None:
        """Check that a message shows one of some rows, with a heading of theirs or of a `later` version."""
        message = self._posted.get(rows[0].message or 0)
        if message is None:
            self.problems.append(f"{_named(rows[0])} is not to be seen")
            return
        self.figures.redrawn += drawn
        problems = [await self._difference(messages, row, message, later, drawn=drawn) for row in rows]
        if all(problems):
            self.problems += problems[:1]

    async def _difference(
        self, messages: OutboxMessages, row: OutboxRow, message: Message, later: Sequence[int], *, drawn: bool
    ) -> str:
        """Return how a message differs from what its row says; '' if it does not."""
        post, picture = await messages.write(row)
        # Before it is answered, and afterwards.
        answered = structs.replace(post, call="")
        may_say = [text_of(one.layout()) for one in (post, answered)]
        for version in later:
            then, _ = await messages.write(structs.replace(row, version=version), pictured=False)
            may_say.append(text_of(structs.replace(answered, heading=then.heading).layout()))
        said = RenderedMessage(message).text
        if _lasting(said) not in map(_lasting, may_say):
            return f"{_named(row)} says {said!r} instead of {may_say[0]!r}"
        pictures = [] if picture is None else [picture.data]
        if drawn and pictures != [attachment.content for attachment in message.attachments]:
            return f"the picture of {_named(row)} shows another state"
        return ""


def _asked_below(rows: Sequence[OutboxRow]) -> dict[int, list[int]]:
    """Return the versions whose heading a board's message may show, because a later question was written into it."""
    found: dict[int, list[int]] = defaultdict(list)
    boards: dict[str, tuple[int, int]] = {}  # the board's message of each table, and the version of its first question
    for row in rows:
        message, asked = boards.get(row.table_id, (0, 0))
        if row.kind == "question":
            boards[row.table_id] = message, asked or row.version
        elif row.place == "channel" and row.message is not None and row.known_kind.tells_of_the_game:
            if asked:
                found[message] += range(asked, row.version)
            boards[row.table_id] = row.message, 0
    return found


def _lasting(content: str) -> str:
    """Return a message without its question about standing orders, which disappears once it is answered."""
    return content.split(_FROM_NOW_ON)[0].rstrip()


def _overtaken(ids: Sequence[int]) -> str:
    """Describe the first pair of messages that were posted in the wrong order."""
    one, other = next((one, other) for one, other in pairwise(ids) if one > other)
    return f"{other} was posted before {one}"


def _named(row: OutboxRow) -> str:
    return f"message {row.id} ({row.kind}) of table {row.table_id}"


class MessageRecorder:
    """Watches a world; `problems` has a sentence for each forbidden change of a message."""

    def __init__(self, world: World) -> None:
        self.problems: list[str] = []
        self._newest: dict[int, int] = defaultdict(int)
        world.subscribe(self._saw)

    def _saw(self, change: StateChange) -> None:
        message = change.subject
        if not isinstance(message, Message) or not change.event.lower().endswith(("_create", "_update")):
            return
        if change.event == "MESSAGE_CREATE" and message.author.bot and not message.webhook and message.nonce is None:
            self.problems.append(f"message {message.id} was posted by nothing in the outbox: {message.content!r}")
        version = shown_version(RenderedMessage(message))
        if version and version < self._newest[message.id]:
            self.problems.append(
                f"message {message.id} showed version {self._newest[message.id]} and was changed back to {version}"
            )
        self._newest[message.id] = max(version, self._newest[message.id])
