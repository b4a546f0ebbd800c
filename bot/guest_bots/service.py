"""Database queries of guest bots: who owns which, the token of each, and which servers allow them.

Asks bots that play from outside, and answers for those that do not in time.

A bot is a seat like that of a built-in one: when it has to decide, its question goes to the bot's stream, and the first
legal answer is its move. After a share of the table's pace a built-in bot moves for it, and the channel is told.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any

from msgspec import Struct
from sqlalchemy import Index, delete, func, insert, select, update

from bot.store import MessageKind, UnitOfWork
from bot.store.database import Database
from bot.store.person_rows import ME, PersonalData
from bot.store.row_types import PERSONAL, Generated, Id, Person, Row, Time, insert_numbered, personal, stored
from bot.tables import Asker, Stale, Table, TableError, Tables
from bot.tables.clocks import Pace
from bot.tables.notifications import message
from bot.tables.table import RUNNING
from games.kernel import DEFAULT_LEVEL, Action, Choice, Game, Seat
from games.kernel.ai.guests import plain

MOST = 3
"""The maximum of a person's bots."""


# No number is used twice: the seat of a deleted bot belongs to no other.
@stored(
    "guest_bots",
    "id",
    Index("guest_bots_owner", "owner"),
    Index("guest_bots_name", "name", unique=True),
    Index("guest_bots_token", "token", unique=True),
    sqlite_autoincrement=True,
    info=personal("your own bots, with their names", "deleted; bots of the host play on at their seats"),
)
class GuestBotRow(Row, frozen=True):
    """A bot that plays from outside: its owner, its name, and the SHA-256 of its token."""

    owner: Person
    name: Annotated[str, 20, PERSONAL]
    token: Annotated[str, 64]
    made: Time
    id: Generated = 0


@stored("guest_bot_servers", "guild")
class GuestBotServerRow(Row, frozen=True):
    """A server whose tables may seat guest bots, and since when."""

    guild: Id
    since: Time


_bots, _servers = GuestBotRow.table, GuestBotServerRow.table
_bot = _bots.c


class GuestBotRows:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: GuestBotRow) -> bool:
        """Add a bot; False if its name is taken. Raises LookupError if its owner has as many as allowed."""
        async with self._database.writing() as connection:
            count = await connection.execute(select(func.count()).where(_bot.owner == row.owner))
            if count.scalar_one() >= MOST:
                raise LookupError(row.owner)
            if (await connection.execute(select(_bot.id).where(_bot.name == row.name))).first() is not None:
                return False
            await insert_numbered(connection, row)
        return True

    async def renew(self, owner: int, name: str, token: str) -> bool:
        """Give an owner's bot another token; return whether there is such a bot."""
        changed = update(_bots).where(_bot.owner == owner, _bot.name == name).values(token=token)
        async with self._database.writing() as connection:
            return (await connection.execute(changed.returning(_bot.id))).first() is not None

    async def remove(self, owner: int, name: str) -> bool:
        """Delete an owner's bot; return whether there was one."""
        gone = delete(_bots).where(_bot.owner == owner, _bot.name == name)
        async with self._database.writing() as connection:
            return (await connection.execute(gone.returning(_bot.id))).first() is not None

    async def of(self, owner: int) -> list[GuestBotRow]:
        """Return a person's bots, the oldest first."""
        rows = await self._database.rows(select(_bots).where(_bot.owner == owner).order_by(_bot.id))
        return [GuestBotRow(**row) for row in rows]

    async def named(self, name: str) -> GuestBotRow | None:
        """Return a bot by its name."""
        rows = await self._database.rows(select(_bots).where(_bot.name == name))
        return GuestBotRow(**rows[0]) if rows else None

    async def known_by(self, token: str) -> GuestBotRow | None:
        """Return the bot with the hash of a token."""
        rows = await self._database.rows(select(_bots).where(_bot.token == token))
        return GuestBotRow(**rows[0]) if rows else None

    async def exists(self, number: int) -> bool:
        """Return whether a bot is still there."""
        return bool(await self._database.rows(select(_bot.id).where(_bot.id == number)))

    async def allowed(self, guild: int) -> bool:
        """Return whether a server's tables may seat guest bots."""
        return bool(await self._database.rows(select(_servers.c.guild).where(_servers.c.guild == guild)))

    async def allow(self, guild: int, now: int, *, allowed: bool) -> None:
        """Allow guest bots on a server, or no longer."""
        async with self._database.writing() as connection:
            await connection.execute(delete(_servers).where(_servers.c.guild == guild))
            if allowed:
                await connection.execute(insert(_servers).values(guild=guild, since=now))


async def _forget(database: Database, user: int, _: int) -> None:
    """Delete a person's bots with the person; built-in ones continue at their seats."""
    async with database.writing() as connection:
        await connection.execute(delete(_bots).where(_bot.owner == user))


_HELD = select(_bot.name, _bot.made).where(_bot.owner == ME)
PERSONAL_DATA = PersonalData({"guest_bots": _HELD}, _forget)
USUAL_SECONDS, MOST_SECONDS = 30.0, 120.0
"""So long a bot may think about one action: where people have no limit, and at most."""
_SHARE = 720
"""A bot's time limit is that of people divided by this."""
QUEUED = 100
"""So many events may wait for a stream that nobody reads; then it is closed."""


class BotQuestion(Struct, frozen=True, tag="asked"):
    """A bot has to decide within `seconds`: what its seat may know, and the first links. `number` counts changes."""

    table: str
    title: str
    seat: Seat
    number: int
    decision: str
    seconds: float
    view: dict[str, Any]
    choices: list[Choice]


class Over(Struct, frozen=True, tag="over"):
    """The game of a table is over, and these seats have won."""

    table: str
    winners: list[Seat]


class Ping(Struct, frozen=True, tag="ping"):
    """Nothing has happened; the stream is alive."""


Event = BotQuestion | Over | Ping


class Question(Struct, eq=False):
    """A decision that a bot owes."""

    event: BotQuestion
    game: Game[Any, Any]
    answer: asyncio.Future[Action | None]


class Stream:
    """The events for one connection of a bot."""

    def __init__(self) -> None:
        self._events: asyncio.Queue[Event | None] = asyncio.Queue(QUEUED + 1)

    def put(self, event: Event) -> None:
        """Add an event; a stream that nobody reads is closed instead."""
        if self._events.qsize() >= QUEUED:
            self.close()
        else:
            self._events.put_nowait(event)

    def close(self) -> None:
        """End the stream, even if events wait in it."""
        while not self._events.empty():
            self._events.get_nowait()
        self._events.put_nowait(None)

    async def next(self, within: float) -> Event | None:
        """Return the next event, a ping after some seconds without one, or None at the end."""
        try:
            async with asyncio.timeout(within):
                return await self._events.get()
        except TimeoutError:
            return Ping()


class GuestBots:
    """The bots that play from outside."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._rows = tables.store.part(GuestBotRows)
        self.limit: Callable[[Pace], float] = seconds_at
        self._streams: dict[int, Stream] = {}
        self._questions: dict[tuple[int, str], Question] = {}
        self._late: set[tuple[int, str]] = set()

    async def add(self, owner: int, name: str) -> str:
        """Add a bot and return its token, which is not stored. Raises TableError for a taken name and too many bots."""
        token = _token()
        try:
            if await self._rows.add(GuestBotRow(owner, name, hashed(token), self._tables.repository.clock())):
                return token
        except LookupError as error:
            raise TableError("guest-bots-too-many", most=MOST) from error
        raise TableError("guest-bots-taken", name=name)

    async def renew(self, owner: int, name: str) -> str:
        """Return another token of a bot, which replaces the old one. Raises TableError for an unknown bot."""
        token, bot = _token(), await self._rows.named(name)
        if bot is None or not await self._rows.renew(owner, name, hashed(token)):
            raise TableError("guest-bots-unknown", name=name)
        self._disconnect(bot.id)
        return token

    async def remove(self, owner: int, name: str) -> None:
        """Delete a bot; built-in ones continue at its seats. Raises TableError for an unknown one."""
        bot = await self._rows.named(name)
        if bot is None or not await self._rows.remove(owner, name):
            raise TableError("guest-bots-unknown", name=name)
        self._disconnect(bot.id)
        for question in [one for (asked, _), one in self._questions.items() if asked == bot.id]:
            if not question.answer.done():
                question.answer.set_result(None)

    async def of(self, owner: int) -> list[tuple[str, bool]]:
        """Return a person's bots by name, each with whether it is connected to this process."""
        return [(row.name, row.id in self._streams) for row in await self._rows.of(owner)]

    async def allow(self, guild: int, *, allowed: bool) -> None:
        """Allow guest bots at a server's tables, or no longer; those that are seated stay."""
        await self._rows.allow(guild, self._tables.repository.clock(), allowed=allowed)

    async def seat(self, table: Table, by: Asker, name: str, shown: str) -> Table:
        """Seat a bot under the name `shown`. Raises TableError without permission of the server, and of the table.

        The table's owner may seat any, others their own where the table is open to them.
        """
        await self.require_allowed(table)
        bot = await self._rows.named(name)
        if bot is None:
            raise TableError("guest-bots-unknown", name=name)
        return await self._tables.lobby.add_guest(table.id, by, bot.id, shown, own=bot.owner == by.user)

    async def allowed(self, guild: int | None) -> bool:
        """Return whether a server's tables may seat guest bots."""
        return guild is not None and await self._rows.allowed(guild)

    async def require_allowed(self, table: Table) -> None:
        """Raise TableError where a table's server does not allow guest bots."""
        if not await self.allowed(table.row.guild):
            raise TableError("guest-bots-not-here")

    async def of_token(self, token: str) -> GuestBotRow | None:
        """Return the bot that a token belongs to. Raises StoreError."""
        return await self._rows.known_by(hashed(token))

    def connect(self, bot: int) -> Stream:
        """Open a bot's stream with all decisions that it owes; an earlier one is closed."""
        self._disconnect(bot)
        stream = self._streams[bot] = Stream()
        for (asked, _), question in self._questions.items():
            if asked == bot:
                stream.put(question.event)
        return stream

    def leave(self, bot: int, stream: Stream) -> None:
        """Forget a stream that has ended."""
        if self._streams.get(bot) is stream:
            del self._streams[bot]

    def close(self) -> None:
        """End all streams."""
        for bot in [*self._streams]:
            self._disconnect(bot)

    def _disconnect(self, bot: int) -> None:
        stream = self._streams.pop(bot, None)
        if stream is not None:
            stream.close()

    def question(self, bot: int, table_id: str) -> Question | None:
        """Return the decision that a bot owes at a table."""
        return self._questions.get((bot, table_id))

    async def choose(self, table: Table, seat: Seat) -> Action:
        """Return what a seat's bot answers, or what a built-in bot does in its place after some seconds."""
        bot = number_of(table, seat)
        if bot is not None and await self._rows.exists(bot):
            action = await self._answer(bot, table, seat)
            if action is not None:
                self._late.discard((bot, table.id))
                return action
            if await self._rows.exists(bot):
                await self._tell_late(bot, table, seat)
        return await self._tables.ai_seats.think(table, seat, DEFAULT_LEVEL)

    async def _answer(self, bot: int, table: Table, seat: Seat) -> Action | None:
        game, seconds = table.running_game(), self.limit(table.pace)
        decision, key = game.decision(seat), (bot, table.id)
        event = BotQuestion(
            table.id, table.row.title, seat, table.known(seat), decision.kind if decision else "", seconds,
            plain(game.view(seat)), game.choices(seat),
        )  # fmt: skip
        question = self._questions[key] = Question(event, game, asyncio.get_running_loop().create_future())
        try:
            if bot in self._streams:
                self._streams[bot].put(event)
            async with asyncio.timeout(seconds):
                return await question.answer
        except TimeoutError:
            return None
        finally:
            if self._questions.get(key) is question:
                del self._questions[key]

    async def _tell_late(self, bot: int, table: Table, seat: Seat) -> None:
        """Note in the channel, at the first of late answers in a row, who moves for a bot."""
        if (bot, table.id) in self._late:
            return
        self._late.add((bot, table.id))
        repository = self._tables.repository
        async with repository.lock(table.id):
            now = await repository.get(table.id)
            if now.row.status != RUNNING or now.version != table.version:
                raise Stale(table.id)
            data = {
                "id": "guest-bots-late",
                "args": {"name": table.names[seat], "seconds": int(self.limit(table.pace))},
            }
            note = message(now, MessageKind.NOTE, "channel", now.row.channel, repository.clock(), data=data)
            await repository.write(UnitOfWork().message(**note), now)
        self._tables.wake_outbox()

    def over(self, table: Table, winners: list[Seat]) -> None:
        """Tell the bots of a table that its game has ended."""
        for row in table.seats:
            bot = number_of(table, row.seat)
            if bot is not None:
                self._late.discard((bot, table.id))
                if bot in self._streams:
                    self._streams[bot].put(Over(table.id, winners))


def seconds_at(pace: Pace) -> float:
    """Return how long a bot may think about one action: a share of what people have, so less at a quick pace."""
    if not pace.runs:
        return USUAL_SECONDS
    hours = 24 / pace.moves if pace.moves else pace.increment
    return min(hours * 3600 / _SHARE, MOST_SECONDS)


def number_of(table: Table, seat: Seat) -> int | None:
    """Return the number of the guest bot at a seat."""
    _, _, number = table.seats[seat].kind.partition(":")
    return int(number) if number.isdecimal() else None


def hashed(token: str) -> str:
    """Return the stored form of a token."""
    return sha256(token.encode()).hexdigest()


def _token() -> str:
    return f"fcb_{secrets.token_urlsafe(32)}"
