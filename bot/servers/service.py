"""A server's own rules: what its managers have set is kept, logged, and held against whoever opens a table.

Reports: people tell a server's managers about a person or a table. Few enough that nobody can flood anybody.

What changes of tables mean for a server: its board of open tables, and announcements in channels of its own.

Announcements are written with the change that they tell of; whether there is still anything to tell is asked when they
are sent.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection
from weakref import WeakValueDictionary

from msgspec import Struct, structs

from bot.servers.rows import (
    REFRESH_BOARD,
    BoardRows,
    ReportRow,
    ReportRows,
    ServerChangeRow,
    ServerPresetRow,
    ServerRows,
    board_refresh,
)
from bot.servers.settings import ALWAYS, OF_TITLE, PRESET, ServerSettings, written
from bot.store import NEWS, MessageKind, Store, UnitOfWork
from bot.store.kinds import SETTING_SECONDS
from bot.tables.notifications import message, personal
from bot.tables.reactions import Played, Reaction
from bot.tables.server_rules import ServerRules
from bot.tables.table import Table, one_line
from bot.tables.table_errors import TableError
from games.kernel import Ref
from renderers.titles import TITLES

_KEPT = 5_000
_TRUSTED_SECONDS = 60
"""So long a process takes what another one may have changed since as it was."""
MOST_PRESETS = 50
_NAME = 60
USUAL = ServerSettings()
"""A server of which nobody has said anything; direct messages are on none."""


class ServerSettingsCache:
    """What is set on servers, by Discord's numbers: read often, changed seldom."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._known: OrderedDict[int, tuple[int, ServerSettings]] = OrderedDict()

    async def of(self, guild: int | None) -> ServerSettings:
        """What is set on a server. Raises StoreError."""
        if guild is None:
            return USUAL
        read_at, server = self._known.get(guild, (0, None))
        if server is not None and (self._store.exclusive or abs(self._clock() - read_at) < _TRUSTED_SECONDS):
            return server
        return await self.read(guild)

    async def read(self, guild: int) -> ServerSettings:
        """What is set on a server, as the database has it now. Raises StoreError."""
        self._known[guild] = self._clock(), ServerSettings(await self._store.part(ServerRows).settings(guild))
        self._known.move_to_end(guild)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return self._known[guild][1]

    def known(self, guild: int | None) -> ServerSettings:
        """What is known of a server without asking the database: it has been heard of a moment ago."""
        return USUAL if guild is None else self._known.get(guild, (0, USUAL))[1]


class TableOpener(Struct, frozen=True):
    """Who wants to open a table: a person, their roles, and whether they manage the server."""

    user: int
    roles: Collection[int] = ()
    manager: bool = False


class ServerService(ServerRules):
    """Changes what is set on a server, and says what it means for new tables."""

    def __init__(self, store: Store, known: ServerSettingsCache, clock: Callable[[], int]) -> None:
        self._store = store
        self._known = known
        self._clock = clock
        self._changing = asyncio.Lock()
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.of = known.of
        self.wake: Callable[[], None] = lambda: None
        """Called when something may be to be sent."""

    def known_language(self, guild: int | None) -> str:
        """The language that managers have chosen for everybody, as far as it is known; '' for none."""
        return self._known.known(guild).language

    async def language(self, guild: int | None) -> str:
        """The language that managers have chosen for everybody; '' for none. Raises StoreError."""
        return (await self.of(guild)).language

    async def wants_threads(self, guild: int | None) -> bool:
        """Whether managers want a thread for every table. Raises StoreError."""
        return (await self.of(guild)).threads == ALWAYS

    async def change(self, guild: int, by: int, setting: str, typed: str) -> ServerSettings:
        """Set something as it is typed, and log it; what stays as it was is not logged. Raises TableError, StoreError.

        Channels and roles are numbers, which the caller knows to be the server's.
        """
        value = written(setting, typed)
        async with self._changing:
            before = (await self._known.read(guild)).get(setting)
            if before != value:
                now = self._clock()
                await self._store.part(ServerRows).change(
                    guild, setting, value, ServerChangeRow(by, now, setting, before, value)
                )
                if setting == "board":
                    await self._store.part(ServerRows).want_board(guild, int(value or 0), now)
                    self.wake()
            return await self._known.read(guild)

    async def refresh_boards(self, guilds: Collection[int]) -> None:
        """Have the boards of servers looked at, where they have one: what is not heard of may be otherwise by now.

        Somebody may have deleted it, or closed a channel. Raises StoreError.
        """
        if await self._store.part(BoardRows).refresh(guilds, self._clock()):
            self.wake()

    def opening(self, guild: int) -> asyncio.Lock:
        """Held from looking whether one more table may be opened on a server until it is."""
        lock = self._opening.get(guild)
        if lock is None:
            lock = self._opening[guild] = asyncio.Lock()
        return lock

    async def admit(self, guild: int, title: str, channels: Collection[int], who: TableOpener) -> None:
        """Raise TableError, saying the rule, who set it and what to do instead, where somebody may not open a table.

        `channels` are the channel and, of a thread, the one that it belongs to.
        """
        await self.admit_tournament(guild, title, channels, who)
        await self._admit_number(guild, who)

    async def admit_tournament(self, guild: int, title: str, channels: Collection[int], who: TableOpener) -> None:
        """Raise TableError where somebody may not open a tournament, as `admit` does for a table.

        How many tables there are does not matter: those of a tournament open by themselves, a few for each person.
        """
        await self.admit_title(guild, title)
        await self.admit_place(guild, title, channels)
        roles = (await self.of(guild)).ids("openers")
        if roles and not who.manager and set(roles).isdisjoint(who.roles):
            raise await self._refusal(guild, "openers", roles=" ".join(f"<@&{role}>" for role in roles))

    async def admit_title(self, guild: int, title: str) -> None:
        """Raise TableError where a title is not played on a server, as `admit` does."""
        server = await self.of(guild)
        if server.titles and title not in server.titles:
            offered = [Ref("title", one) for one in server.titles if one in TITLES]
            raise await self._refusal(guild, "titles", titles=offered, title=[Ref("title", title)])

    async def admit_place(self, guild: int, title: str, channels: Collection[int]) -> None:
        """Raise TableError where no table of a title may take place in a channel, as `admit` does."""
        server = await self.of(guild)
        allowed = server.places(title)
        if allowed and set(allowed).isdisjoint(channels):
            own = f"{OF_TITLE}{title}"
            setting = own if server.get(own) else "channels"
            where = " ".join(f"<#{one}>" for one in allowed)
            raise await self._refusal(guild, "channels", setting, channels=where, title=[Ref("title", title)])

    async def refuse_thread(self, guild: int) -> TableError:
        """What is said to who wants it otherwise than a server's rule about threads."""
        rule = "threads-always" if (await self.of(guild)).threads == ALWAYS else "threads-never"
        return await self._refusal(guild, rule)

    async def _admit_number(self, guild: int, who: TableOpener) -> None:
        server, count = await self.of(guild), self._store.part(ServerRows).count_tables
        if (most := server.number("tables")) and await count(guild) >= most:
            raise await self._refusal(guild, "tables", most=most)
        if (most := server.number("each")) and await count(guild, who.user) >= most:
            raise await self._refusal(guild, "each", most=most)

    async def _refusal(self, guild: int, rule: str, setting: str = "", **args: str | int | list[Ref]) -> TableError:
        """The refusal by a rule, which names who set it; unless given, the setting is called as its rule begins."""
        change = await self._store.part(ServerRows).last_change(guild, setting or rule.partition("-")[0])
        user = 0 if change is None else change.user
        return TableError(f"server-refuses-{rule}", by=f"<@{user}>" if user else "nobody", **args)

    # Ready-made tables

    async def save_preset(self, guild: int, by: int, name: str, table: Table) -> ServerPresetRow:
        """Keep how a table is set under a name, in place of what had it. Raises TableError."""
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
        """Make a ready-made table the usual one of its title, or not any more. Raises TableError."""
        row = await self.preset(guild, key)
        await self._store.part(ServerRows).save_preset(structs.replace(row, usual=usual))
        if row.usual != usual:
            await self._log(guild, by, row.name if row.usual else "", row.name if usual else "", f"{PRESET}-usual")

    async def drop_preset(self, guild: int, by: int, key: str) -> None:
        """A ready-made table goes. Raises TableError."""
        row = await self.preset(guild, key)
        await self._store.part(ServerRows).drop_preset(guild, key)
        await self._log(guild, by, row.name, "")

    async def preset(self, guild: int, key: str) -> ServerPresetRow:
        """A ready-made table by its name. Raises TableError where there is none."""
        for row in await self._store.part(ServerRows).presets(guild):
            if row.key == key.strip().casefold():
                return row
        raise TableError("server-no-such-preset", given=key[:_NAME])

    async def _log(self, guild: int, by: int, before: str, after: str, what: str = PRESET) -> None:
        await self._store.part(ServerRows).log(guild, ServerChangeRow(by, self._clock(), what, before, after))


MOST = 3
"""So many reports may somebody make on a server within a day."""
_DAY = 24 * 3600
LONGEST = 500
"""Characters of a reason."""


class Reports:
    """Takes reports and sends them on their way."""

    def __init__(self, store: Store, known: ServerSettingsCache, clock: Callable[[], int]) -> None:
        self._store = store
        self._known = known
        self._clock = clock
        self.wake: Callable[[], None] = lambda: None
        """Called when something is to be sent."""

    async def report(self, guild: int, by: int, about: int | None, table_id: str, reason: str) -> None:
        """Tell a server's managers about a person or a table ('' for none), or both.

        Raises TableError for a report about nothing or about oneself, without a reason, for too many within a day, and
        where no manager has said where reports are to arrive.
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
        await self._store.part(ReportRows).add(ReportRow(0, guild, by, now, about, table_id, reason), sent)
        self.wake()


class Announcements(Reaction):
    """Has boards brought up to date, and announces open seats, results and records where managers want that."""

    def __init__(self, known: ServerSettingsCache, boards: BoardRows) -> None:
        self._known = known
        self._boards = boards

    async def opened(self, unit: UnitOfWork, table: Table, now: int, *, offered: bool) -> None:
        """Offer the seats of a new table elsewhere on its server."""
        _refresh_board(unit, table, now)
        channel = (await self._known.of(table.row.guild)).channel("vacancies")
        if offered and channel and channel != table.row.channel:
            told = message(table, MessageKind.VACANCY, NEWS, channel, now)
            unit.message(**{**told, "due": now + SETTING_SECONDS})

    async def renamed(self, guild: int | None, now: int) -> None:
        """Bring the board up to date, which names people."""
        if guild is not None:
            await self._boards.refresh([guild], now)

    async def written(self, unit: UnitOfWork, before: Table | None, table: Table, now: int) -> None:
        """Bring the board up to date where a table is on it, or was until now, and where its seats are offered."""
        open_until_now = (before is None or before.game is None) and before != table
        if open_until_now or unit.changes_offers:
            _refresh_board(unit, table, now)

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Announce a result, and what people have reached by it."""
        if not change.over:
            return
        server = await self._known.of(table.row.guild)
        for setting, kind in (("results", MessageKind.OUTCOME), ("records", MessageKind.RECORD)):
            channel = server.channel(setting)
            if channel and not table.row.private:
                unit.message(**message(table, kind, NEWS, channel, change.now, version=change.made[-1].version))
        _refresh_board(unit, table, change.now)  # it may have named a seat that was offered


def _refresh_board(unit: UnitOfWork, table: Table, now: int) -> None:
    if table.row.guild is not None:
        unit.also(REFRESH_BOARD, board_refresh(table.row.guild, now))
