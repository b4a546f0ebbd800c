"""Who follows a table without playing there, and what each person has not seen of it yet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct, structs

from bot.store import Unit
from games.kernel import Event, Seat

from .errors import NoSuchTable, TableError
from .model import Record, Table
from .repository import TableRepository
from .undo import lineage
from .veiling import known_to


class Chapter(Struct, frozen=True):
    """What happened in one turn: its number, whose it was, and the events that the reader may know."""

    number: int
    owner: Seat | None
    events: tuple[Event, ...]
    version: int


class News(Struct, frozen=True):
    """What a person has not seen of a table yet, by turn; `fresh` is false where it is what they were shown last."""

    table: Table
    chapters: tuple[Chapter, ...]
    fresh: bool

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for chapter in self.chapters for event in chapter.events]


class Watchers:
    """Follows tables for people, and knows what they have seen."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def follow(self, table_id: str, user: int, *, follows: bool = True) -> Table:
        """Tell somebody of a table from now on, or no more. Raises TableError for who plays there."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            if follows and table.seat_of(user) is not None:
                raise TableError("tables-plays-here", table=table.id)
            others = tuple(one for one in table.followers if one != user)
            after = structs.replace(table, followers=(*others, user) if follows else others)
            return await self._repository.write(Unit().watch(user, table.id, table.version, follows=follows), after)

    async def watched(self, user: int) -> list[Table]:
        """The running tables of which a person may want to hear: where they play, then those that they follow."""
        rows = await self._repository.store.tables_of(user=user)
        ids = dict.fromkeys([row.id for row in rows] + await self._repository.store.watching.followed(user))
        found = []
        for table_id in ids:
            try:
                table = await self._repository.get(table_id)
            except NoSuchTable:
                continue
            mine = table.seat_of(user) is not None or user in table.followers
            found += [table] if table.game is not None and mine else []
        return found

    async def news(self, table: Table, user: int) -> News:
        """What has happened at a table since a person looked last, and from now on has been seen.

        Where that is nothing, it is what they were shown then.
        """
        row = await self._repository.store.watching.of(user, table.id)
        chapters = await self._chapters(table, user, row.seen)
        if chapters:
            seen = structs.replace(row, seen=table.version, before=row.seen)
            await self._repository.store.watching.keep(seen)
            return News(table, chapters, fresh=True)
        return News(table, await self._chapters(table, user, row.before), fresh=False)

    async def _chapters(self, table: Table, user: int, seen: int) -> tuple[Chapter, ...]:
        """What counts of the changes after a version, by turn, as a person may know it."""
        if seen >= table.version:
            return ()
        viewer = table.seat_of(user)
        records = lineage(await self._repository.records(table.id, seen + 1))
        known = [record for record in records if record.version > seen and known_to(record, viewer)]
        found = [_chapter(list(group), viewer) for _, group in groupby(known, lambda record: record.turn)]
        return tuple(chapter for chapter in found if chapter.events)


def _chapter(records: Sequence[Record], viewer: Seat | None) -> Chapter:
    events = tuple(event for record in records for event in record.events if event.known_to(viewer))
    return Chapter(records[0].turn.number, records[0].turn.owner, events, records[-1].version)
