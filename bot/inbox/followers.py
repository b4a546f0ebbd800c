"""Who follows a table without playing there, and what each person has not seen of it yet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import groupby

from msgspec import Struct, structs

from bot.store import UnitOfWork
from bot.tables.hidden_versions import known_to
from bot.tables.repository import TableRepository
from bot.tables.table import LogEntry, Table
from bot.tables.table_errors import NoSuchTable, TableError
from bot.tables.undo import lineage
from games.kernel import Event, Seat

ENDED_SECONDS = 14 * 24 * 3600
"""So long after its end a game is told of to who has not seen it."""


class MissedTurn(Struct, frozen=True):
    """What happened in one turn: its number, whose it was, and the events that the reader may know."""

    number: int
    owner: Seat | None
    events: tuple[Event, ...]
    version: int


class News(Struct, frozen=True):
    """What a person has not seen of a table yet, by turn; `fresh` is false where it is what they were shown last.

    `lost` is the turn of the first change that they had seen and that was taken back since; None where nothing was.
    """

    table: Table
    turns: tuple[MissedTurn, ...]
    fresh: bool
    lost: int | None = None

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for chapter in self.turns for event in chapter.events]


OnServer = Callable[[int, int], Awaitable[bool]]


async def _anybody(_: int, __: int) -> bool:
    """Where nobody knows who has left, everybody is there."""
    return True


class Followers:
    """Follows tables for people, and knows what they have seen."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self.on_server: OnServer = _anybody
        """Whether somebody is on a server, by Discord's numbers. Raises TableError where that cannot be known now."""

    async def follow(self, table_id: str, user: int, *, follows: bool = True) -> Table:
        """Tell somebody of a table from now on, or no more. Raises TableError for who plays there."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            if follows and table.seat_of(user) is not None:
                raise TableError("tables-plays-here", table=table.id)
            others = tuple(one for one in table.followers if one != user)
            after = structs.replace(table, followers=(*others, user) if follows else others)
            return await self._repository.write(
                UnitOfWork().follow(user, table.id, table.version, follows=follows), after
            )

    async def watched(self, user: int) -> list[Table]:
        """The tables of which a person may want to hear: where they play, those that they follow, and what is over.

        Of games that are over those that ended not long ago; none that they follow on a server that they have left, or
        of which that cannot be known now.
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
        """Those of some tables that have begun and are not gone meanwhile."""
        found = []
        for table_id in ids:
            try:
                table = await self._repository.get(table_id)
            except NoSuchTable:
                continue
            found += [table] if table.game is not None else []
        return found

    async def _there(self, guild: int | None, user: int) -> bool:
        """Whether somebody is on the server of tables, as far as that can be known now."""
        try:
            return guild is None or await self.on_server(guild, user)
        except TableError:
            return False

    async def news(self, table: Table, user: int) -> News:
        """What has happened at a table since a person looked last, and from now on has been seen.

        Where that is nothing, it is what they were shown then.
        """
        row = await self._repository.store.followers.of(user, table.id)
        unseen = await self._since(table, user, row.seen)
        if unseen.fresh:
            seen = structs.replace(row, seen=table.version, before=row.seen)
            await self._repository.store.followers.keep(seen)
            return unseen
        return structs.replace(await self._since(table, user, row.before), fresh=False)

    async def unseen(self, table: Table, user: int) -> News:
        """What has happened at a table since a person looked last, without counting as a look."""
        row = await self._repository.store.followers.of(user, table.id)
        return await self._since(table, user, row.seen)

    async def _since(self, table: Table, user: int, seen: int) -> News:
        """What counts of the changes after a version, by turn, and what of those up to it counts no more."""
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
        """The turn of the first change up to a version that a viewer knew of and that counts no more; None for none."""
        rows = await self._repository.store.outline(table.id)
        counting = {row.version for row in lineage(rows)}
        before = lineage([row for row in rows if row.version <= seen])
        gone = (row.turn_number for row in before if row.version not in counting and known_to(row, viewer))
        return next(gone, None)


def _missed_turn(records: Sequence[LogEntry], viewer: Seat | None) -> MissedTurn:
    events = tuple(event for record in records for event in record.events if event.known_to(viewer))
    return MissedTurn(records[0].turn.number, records[0].turn.owner, events, records[-1].version)
