"""Followers of tables and what each person has not seen, the daily digest, and the effect of changes on inboxes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct, structs

from bot.inbox.rows import REFRESH, REFRESH_ONE, DigestRows, InboxRows, inbox_refresh_times
from bot.store import MessageKind, UnitOfWork
from bot.store.schema import FollowerRow
from bot.tables.clocks import NotifyBy
from bot.tables.history.undo import lineage
from bot.tables.notifications import personal
from bot.tables.people import AwaitedTable, places
from bot.tables.repository import Played, Reaction, TableRepository
from bot.tables.suspension import WorkerHooks
from bot.tables.table import LogEntry, NoSuchTable, Table, TableError, known_to
from games.kernel import Event, Seat

ENDED_SECONDS = 14 * 24 * 3600
"""The time after its end during which a game is shown to people who have not seen it."""


class MissedTurn(Struct, frozen=True):
    """The events of one turn that the reader may know, with its number and player."""

    number: int
    owner: Seat | None
    events: tuple[Event, ...]
    version: int


class News(Struct, frozen=True):
    """What a person has not seen of a table yet, by turn; `fresh` is False if it is what they were shown last.

    `lost` is the turn of the first change that they had seen and that was undone since; None if there is none.
    """

    table: Table
    turns: tuple[MissedTurn, ...]
    fresh: bool
    lost: int | None = None

    @property
    def events(self) -> list[Event]:
        """All events, in order."""
        return [event for chapter in self.turns for event in chapter.events]


OnServer = Callable[[int, int], Awaitable[bool]]


async def _anybody(_: int, __: int) -> bool:
    """Return True: without information, everybody counts as a member."""
    return True


class Followers:
    """Makes people follow tables, and knows what they have seen."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self.on_server: OnServer = _anybody
        """Returns whether somebody is on a server, by ids. Raises TableError if that cannot be known now."""

    async def follow(self, table_id: str, user: int, *, follows: bool = True) -> Table:
        """Follow a table, or stop it. Raises TableError for players."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            if follows and table.seat_of(user) is not None:
                raise TableError("tables-plays-here", table=table.id)
            others = tuple(one for one in table.followers if one != user)
            after = structs.replace(table, followers=(*others, user) if follows else others)
            row = FollowerRow(user, table.id, table.version, table.version, follows)
            return await self._repository.write(UnitOfWork().put(row, "follows"), after)

    async def watched(self, user: int) -> list[Table]:
        """Return the tables that concern a person: where they play, followed ones, and finished ones.

        Only recently finished games; no followed ones on a server that they have left, or where that cannot be known
        now.
        """
        rows, watching = await self._repository.store.tables_of(user=user), self._repository.store.followers
        over = await watching.ended(user, self._repository.clock() - ENDED_SECONDS)
        ids = dict.fromkeys([row.id for row in rows] + await watching.followed(user) + over)
        begun = await self._begun(ids)
        followed = [table for table in begun if table.seat_of(user) is None and user in table.followers]
        guilds = {table.row.guild for table in followed}
        there = {guild for guild in guilds if await self._there(guild, user)}
        heard = {table.id for table in followed if table.row.guild in there}
        return [table for table in begun if table.seat_of(user) is not None or table.id in heard]

    async def _begun(self, ids: Iterable[str]) -> list[Table]:
        """Return those of some tables that have begun and still exist."""
        found = []
        for table_id in ids:
            try:
                table = await self._repository.get(table_id)
            except NoSuchTable:
                continue
            found += [table] if table.game is not None else []
        return found

    async def _there(self, guild: int | None, user: int) -> bool:
        """Return whether somebody is on the server of tables, as far as that can be known now."""
        try:
            return guild is None or await self.on_server(guild, user)
        except TableError:
            return False

    async def news(self, table: Table, user: int) -> News:
        """Return what has happened at a table since a person last looked, and mark it as seen.

        If that is nothing, return what they were shown then.
        """
        row = await self._repository.store.followers.of(user, table.id)
        unseen = await self._since(table, user, row.seen)
        if unseen.fresh:
            seen = structs.replace(row, seen=table.version, before=row.seen)
            await self._repository.store.followers.keep(seen)
            return unseen
        return structs.replace(await self._since(table, user, row.before), fresh=False)

    async def unseen(self, table: Table, user: int) -> News:
        """Return what has happened at a table since a person last looked, without marking it."""
        row = await self._repository.store.followers.of(user, table.id)
        return await self._since(table, user, row.seen)

    async def _since(self, table: Table, user: int, seen: int) -> News:
        """Return the valid changes after a version, by turn, and which changes up to it are undone now."""
        if seen >= table.version:
            return News(table, (), fresh=False)
        viewer = table.seat_of(user)
        records = await self._repository.records(table.id, seen + 1)
        known = [record for record in lineage(records) if known_to(record, viewer)]
        found = [_missed_turn(list(group), viewer) for _, group in groupby(known, lambda record: record.turn)]
        chapters = tuple(chapter for chapter in found if chapter.events)
        back = any(record.restores is not None and record.restores < seen for record in records)
        lost = await self._lost(table, viewer, seen) if back else None
        return News(table, chapters, bool(chapters) or lost is not None, lost)

    async def _lost(self, table: Table, viewer: Seat | None, seen: int) -> int | None:
        """Return the turn of the first change up to a version that a viewer knew of and that is undone now; None if
        there is none.
        """
        rows = await self._repository.store.outline(table.id)
        counting = {row.version for row in lineage(rows)}
        before = lineage([row for row in rows if row.version <= seen])
        gone = (row.turn_number for row in before if row.version not in counting and known_to(row, viewer))
        return next(gone, None)


def _missed_turn(records: Sequence[LogEntry], viewer: Seat | None) -> MissedTurn:
    events = tuple(event for record in records for event in record.events if event.known_to(viewer))
    return MissedTurn(records[0].turn.number, records[0].turn.owner, events, records[-1].version)


_PEOPLE = 100
_DAY = 24 * 3600
LATE_SECONDS = 3 * 3600
"""The delay that makes a digest useless: the host was down at its hour, and the next one comes tomorrow."""


class Digest(Struct, frozen=True):
    """The content of a digest: the tables that wait for a person, and what they have not seen of all of theirs."""

    waiting: tuple[AwaitedTable, ...]
    news: tuple[News, ...]


class DigestSender:
    """Handles due digests."""

    def __init__(self, repository: TableRepository, workers: WorkerHooks, watchers: Followers) -> None:
        self._repository = repository
        self._workers = workers
        self._watchers = watchers

    async def once(self) -> int:
        """Check everybody whose digest is due now; return how many were written. Raises StoreError."""
        now, written = self._repository.clock(), 0
        for user, due in await self._repository.store.part(DigestRows).due(now, _PEOPLE):
            written += await self._tell(user, due, now)
        if written:
            self._workers.wake_outbox()
        return written

    async def of(self, user: int) -> Digest | None:
        """Return a person's digest now; None if it is empty. It does not count as seen."""
        waiting = tuple(place for place in await places(self._repository, user) if place.waits)
        ended = self._repository.clock() - _DAY  # a finished game is reported once
        watched = [one for one in await self._watchers.watched(user) if one.status.live or one.row.changed > ended]
        every = [await self._watchers.unseen(table, user) for table in watched]
        news = tuple(one for one in every if one.fresh)
        return Digest(waiting, news) if waiting or news else None

    async def _tell(self, user: int, due: int, now: int) -> bool:
        """Move a person's digest to tomorrow, and send it if it is not empty; return whether it was sent."""
        settings = await self._repository.notification_settings.of(user)
        wanted = now - due <= LATE_SECONDS and settings.waking.at_home(now)
        told = wanted and settings.next_digest(now) is not None and await self.of(user) is not None
        message: dict[str, Any] | None = personal(MessageKind.DIGEST, user, now) if told else None
        fired = await self._repository.store.part(DigestRows).fire(user, due, settings.next_digest(now), message)
        return fired and message is not None


_POSTED = (MessageKind.SETUP, MessageKind.TURN, MessageKind.RESULT)
"""The kinds of changes with a separate message, which followers of a table get too."""


class PrivateMessages(Reaction):
    """Refreshes inboxes, and notifies followers of a table."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def written(self, unit: UnitOfWork, before: Table | None, table: Table, now: int) -> None:
        """Have the live messages of a table's people, and of those who have left it, brought up to date."""
        gone = _gone(before, table)
        users = {user for user in table.users if user is not None} | {table.row.owner, *gone}
        if await self._repository.store.part(InboxRows).concerns(users):
            unit.also(REFRESH, {"the_table": table.id, **inbox_refresh_times(now)})
            for user in gone:
                unit.also(REFRESH_ONE, {"the_user": user, **inbox_refresh_times(now)})

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Send the followers of a table in private what its channel gets as a separate message."""
        posted = next((one for one in change.messages if one["kind"] in _POSTED), None)
        if not table.followers or posted is None:
            return
        of = await self._repository.notification_settings.all(table.followers)
        for user in table.followers:
            if of(user).notify is NotifyBy.PRIVATE and table.seat_of(user) is None:
                # A follower sees what a spectator may know.
                private = {"kind": MessageKind.FOLLOW, "place": "user", "target": user, "viewer": None}
                unit.message(**{**posted, **private})


def _gone(before: Table | None, table: Table) -> list[int]:
    """Return who sat at a table before a change and does not now."""
    were = () if before is None or before.seats is table.seats else before.users
    return sorted({user for user in were if user is not None} - set(table.users))
