"""A server's rules: stores and logs what its managers have set, and checks requests to open a table.

The weekly summary: one line for a server's managers, every Monday in the channel that they have chosen.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from weakref import WeakValueDictionary

import structlog
from msgspec import Struct, structs
from sqlalchemy import distinct, func, select

from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.servers.rows import ReportRow, ReportRows, ServerChangeRow, ServerPresetRow, ServerRows, server_settings
from bot.servers.settings import ALWAYS, OF_TITLE, PRESET, ServerSettings, written
from bot.store import NEWS, Conflict, MessageKind, OutboxRow, Store, StoreError, UnitOfWork, schema
from bot.store.row_types import TableStatus
from bot.store.schema import FactRow
from bot.tables import Tables
from bot.tables.notifications import personal
from bot.tables.repository import ServerRules
from bot.tables.table import Table, TableError, one_line
from bot.worker import Worker
from games.kernel import Ref
from renderers.titles import TITLES

_KEPT = 5_000
# the seconds for which a process uses cached settings that another process may have changed
_TRUSTED_SECONDS = 60
MOST_PRESETS = 50
_NAME = 60
# a server without settings; direct messages are on none
USUAL = ServerSettings()


class ServerSettingsCache:
    """A cache of server settings by id: they are read often and rarely changed."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._known: OrderedDict[int, tuple[int, ServerSettings]] = OrderedDict()

    async def of(self, guild: int | None) -> ServerSettings:
        """Return the settings of a server. Raises StoreError."""
        if guild is None:
            return USUAL
        read_at, server = self._known.get(guild, (0, None))
        # The absolute difference, because the clock may be set back.
        if server is not None and (self._store.exclusive or abs(self._clock() - read_at) < _TRUSTED_SECONDS):
            return server
        return await self.read(guild)

    async def read(self, guild: int) -> ServerSettings:
        """Return the settings of a server from the database. Raises StoreError."""
        self._known[guild] = self._clock(), ServerSettings(await self._store.part(ServerRows).settings(guild))
        self._known.move_to_end(guild)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return self._known[guild][1]

    def known(self, guild: int | None) -> ServerSettings:
        """Return the cached settings of a server, for one that was seen a moment ago."""
        return USUAL if guild is None else self._known.get(guild, (0, USUAL))[1]


class TableOpener(Struct, frozen=True):
    """Who wants to open a table: a person, their roles, and whether they manage the server."""

    user: int
    roles: Collection[int] = ()
    manager: bool = False


class ServerService(ServerRules):
    """Changes server settings, and checks requests for new tables against them."""

    def __init__(self, store: Store, known: ServerSettingsCache, clock: Callable[[], int]) -> None:
        self._store = store
        self._known = known
        self._clock = clock
        self._changing = asyncio.Lock()
        # A lock is dropped once nobody holds it, so these do not grow with the number of servers.
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.of = known.of
        self.on_change: list[Callable[[int, str, str], Awaitable[None]]] = []
        """Called with the server, the setting and its value, once it is stored."""
        self.on_look: list[Callable[[int], Awaitable[None]]] = []
        """Called with the server when managers look at its settings."""

    def known_language(self, guild: int | None) -> str:
        """Return the public language set by managers, as far as it is cached; '' for none."""
        return self._known.known(guild).language

    async def language(self, guild: int | None) -> str:
        """Return the public language set by managers; '' for none. Raises StoreError."""
        return (await self.of(guild)).language

    async def wants_threads(self, guild: int | None) -> bool:
        """Return whether managers want a thread for every table. Raises StoreError."""
        return (await self.of(guild)).threads == ALWAYS

    async def change(self, guild: int, by: int, setting: str, typed: str) -> ServerSettings:
        """Set a typed value, and log the change; an unchanged value is not logged. Raises TableError, StoreError.

        Channels and roles are ids, which the caller has checked to be the server's.
        """
        value = written(setting, typed)
        # One change after another, so that the log says which value each has replaced.
        async with self._changing:
            before = (await self._known.read(guild)).get(setting)
            if before != value:
                now = self._clock()
                change = ServerChangeRow(guild, by, now, setting, before, value)
                await self._store.part(ServerRows).change(value, change)
                for changed in self.on_change:
                    await changed(guild, setting, value)
            return await self._known.read(guild)

    def opening(self, guild: int) -> asyncio.Lock:
        """Return the lock that is held from checking whether one more table may be opened until it is open."""
        lock = self._opening.get(guild)
        if lock is None:
            lock = self._opening[guild] = asyncio.Lock()
        return lock

    async def admit(self, guild: int, title: str, channels: Collection[int], who: TableOpener) -> None:
        """Raise TableError, with the rule, who set it and what to do instead, if somebody may not open a table.

        `channels` are the channel and, of a thread, its channel.
        """
        await self.admit_tournament(guild, title, channels, who)
        await self._admit_number(guild, who)

    async def admit_tournament(self, guild: int, title: str, channels: Collection[int], who: TableOpener) -> None:
        """Raise TableError if somebody may not open a tournament, as `admit` does for a table.

        The limits on numbers do not apply: a tournament's tables open automatically, a few for each person.
        """
        await self.admit_title(guild, title)
        await self.admit_place(guild, title, channels)
        roles = (await self.of(guild)).ids("openers")
        if roles and not who.manager and set(roles).isdisjoint(who.roles):
            raise await self._refusal(guild, "openers", roles=" ".join(f"<@&{role}>" for role in roles))

    async def admit_title(self, guild: int, title: str) -> None:
        """Raise TableError if a title is not allowed on a server, as `admit` does."""
        server = await self.of(guild)
        if server.titles and title not in server.titles:
            offered = [Ref("title", one) for one in server.titles if one in TITLES]
            raise await self._refusal(guild, "titles", titles=offered, title=[Ref("title", title)])

    async def admit_place(self, guild: int, title: str, channels: Collection[int]) -> None:
        """Raise TableError if a title may not be played in a channel, as `admit` does."""
        server = await self.of(guild)
        allowed = server.places(title)
        if allowed and set(allowed).isdisjoint(channels):
            own = f"{OF_TITLE}{title}"
            setting = own if server.get(own) else "channels"
            where = " ".join(f"<#{one}>" for one in allowed)
            raise await self._refusal(guild, "channels", setting, channels=where, title=[Ref("title", title)])

    async def refuse_thread(self, guild: int) -> TableError:
        """Return the refusal of a request that contradicts a server's rule about threads."""
        rule = "threads-always" if (await self.of(guild)).threads == ALWAYS else "threads-never"
        return await self._refusal(guild, rule)

    async def _admit_number(self, guild: int, who: TableOpener) -> None:
        server, count = await self.of(guild), self._store.part(ServerRows).count_tables
        if (most := server.number("tables")) and await count(guild) >= most:
            raise await self._refusal(guild, "tables", most=most)
        if (most := server.number("each")) and await count(guild, who.user) >= most:
            raise await self._refusal(guild, "each", most=most)

    async def _refusal(self, guild: int, rule: str, setting: str = "", **args: str | int | list[Ref]) -> TableError:
        """Return the refusal by a rule, with who set it; by default the setting has the rule's prefix."""
        change = await self._store.part(ServerRows).last_change(guild, setting or rule.partition("-")[0])
        user = 0 if change is None else change.user
        return TableError(f"server-refuses-{rule}", by=f"<@{user}>" if user else "nobody", **args)

    # Ready-made tables

    async def save_preset(self, guild: int, by: int, name: str, table: Table) -> ServerPresetRow:
        """Save a table's settings under a name, replacing those with that name. Raises TableError."""
        name = one_line(name)[:_NAME]
        key = name.casefold()[:_NAME]
        before = {row.key: row for row in await self._store.part(ServerRows).presets(guild)}
        if key not in before and len(before) >= MOST_PRESETS:
            raise TableError("server-too-many-presets", most=MOST_PRESETS)
        row = table.row
        kept = ServerPresetRow(guild, key, name, row.title, row.max_seats, row.options, row.pace, row.hints, False)
        await self._store.part(ServerRows).save_preset(kept)
        await self._log(guild, by, before[key].name if key in before else "", name)
        return kept

    async def use_preset(self, guild: int, by: int, key: str, *, usual: bool) -> None:
        """Make a ready-made table the default of its title, or not. Raises TableError."""
        row = await self.preset(guild, key)
        await self._store.part(ServerRows).save_preset(structs.replace(row, usual=usual))
        if row.usual != usual:
            await self._log(guild, by, row.name if row.usual else "", row.name if usual else "", f"{PRESET}-usual")

    async def drop_preset(self, guild: int, by: int, key: str) -> None:
        """Delete a ready-made table. Raises TableError."""
        row = await self.preset(guild, key)
        await self._store.part(ServerRows).drop_preset(guild, key)
        await self._log(guild, by, row.name, "")

    async def preset(self, guild: int, key: str) -> ServerPresetRow:
        """Return a ready-made table by its name. Raises TableError if there is none."""
        for row in await self._store.part(ServerRows).presets(guild):
            if row.key == key.strip().casefold():
                return row
        raise TableError("server-no-such-preset", given=key[:_NAME])

    async def _log(self, guild: int, by: int, before: str, after: str, what: str = PRESET) -> None:
        await self._store.part(ServerRows).log(ServerChangeRow(guild, by, self._clock(), what, before, after))


MOST = 3
"""The maximum of somebody's reports on a server within a day."""
_DAY = 24 * 3600
LONGEST = 500
"""Characters of a reason."""


class Reports:
    """Stores reports and their messages."""

    def __init__(self, store: Store, known: ServerSettingsCache, clock: Callable[[], int]) -> None:
        self._store = store
        self._known = known
        self._clock = clock
        self.wake: Callable[[], None] = lambda: None
        """Called when there is something to send."""

    async def report(self, guild: int, by: int, about: int | None, table_id: str, reason: str) -> None:
        """Report a person or a table ('' for none), or both, to a server's managers.

        Raises TableError for a report about nothing or about oneself, without a reason, for too many within a day, and
        if no manager has configured where reports arrive.
        """
        reason = reason.strip()[:LONGEST]
        if about is None and not table_id:
            raise TableError("report-about-nothing")
        if about == by:
            raise TableError("report-yourself")
        if not reason:
            raise TableError("report-no-reason")
        now = self._clock()
        channel, readers = (
            (await self._known.of(guild)).channel("reports"),
            await self._store.part(ReportRows).readers(guild),
        )
        if not channel and not readers:
            raise TableError("report-nobody-reads")
        if await self._store.part(ReportRows).count(guild, by, now - _DAY) >= MOST:
            raise TableError("report-too-many", most=MOST)
        sent = [personal(MessageKind.REPORT, user, now) for user in readers]
        sent += [{**personal(MessageKind.REPORT, channel, now), "place": NEWS}] if channel else []
        await self._store.part(ReportRows).add(ReportRow(guild, by, now, about, table_id, reason), sent)
        self.wake()


SETTING = "weekly"
_HOUR, _DAY = 3600, 24 * 3600
_WEEK = 7 * _DAY
# Weeks begin on Mondays, and 1970 began on a Thursday.
_FIRST_MONDAY = 4 * _DAY
log = structlog.get_logger(__name__)


class WeeklySummaries(Worker):
    """Writes each server's summary once a week, by any process; the first one as soon as it is set."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("weekly summaries", self._turn)
        self._tables = tables

    async def write(self) -> int:
        """Write the summaries that are due; return how many. Raises StoreError."""
        store, now = self._tables.store, self._tables.repository.clock()
        week = (now - _FIRST_MONDAY) // _WEEK
        column, written = server_settings.c, 0
        wanted = select(column.guild, column.value).where(column.setting == SETTING, column.value != "")
        for row in await store.rows(wanted):
            guild, key = row["guild"], f"weekly:{row['guild']}"
            if await store.remembered(f"{key}:{week}") is not None:
                continue
            data = {"guild": guild, **await counts(self._tables, guild, now - _WEEK)}
            line = {**personal(MessageKind.WEEKLY, int(row["value"]), now, data), "place": NEWS}
            unit = UnitOfWork().remove(FactRow, key=f"{key}:{week - 1}").add(FactRow(f"{key}:{week}", ""))
            try:
                await store.write(unit.message(**line))
                written += 1
            except Conflict:
                continue  # another process was first
        return written

    async def _turn(self) -> float:
        try:
            if await self.write():
                self._tables.wake_outbox()
        except StoreError as error:
            log.warning("weekly summaries are postponed", why=str(error))
        return float(_HOUR)


async def counts(tables: Tables, guild: int, since: int) -> dict[str, int]:
    """Count a server's finished games since a time and the people in them, and its tables now. Raises StoreError."""
    result, table = schema.results.c, schema.tables.c
    played = select(
        func.count(distinct(result.table_id)).label("games"), func.count(distinct(result.user)).label("people")
    ).where(result.guild == guild, result.at > since)
    (found,) = await tables.store.rows(played)
    now = select(table.status, func.count().label("n")).where(table.guild == guild).group_by(table.status)
    by_status = {row["status"]: int(row["n"]) for row in await tables.store.rows(now)}
    return {
        "games": int(found["games"]),
        "people": int(found["people"]),
        "running": by_status.get(TableStatus.RUNNING, 0),
        "faults": by_status.get(TableStatus.SUSPENDED, 0),
    }


async def post(row: OutboxRow, messages: OutboxMessages) -> tuple[Post, None]:
    """Write a summary in the server's language."""
    data = json.loads(row.data)
    words = await messages.of_server(data["guild"])
    who = words("server-weekly-people", people=data["people"])
    lines = [words("server-weekly", games=data["games"], who=who, running=data["running"])]
    lines += [words("server-weekly-faults", faults=data["faults"])] if data["faults"] else []
    return Post("\n".join(lines)), None
