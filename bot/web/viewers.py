"""Who may see which table on the page, and as whom: a seat's player as that seat, others as spectators."""

from __future__ import annotations

from msgspec import Struct

from bot.discord.gateway.guild_cache import GuildCache, VisibilityUnknown
from bot.discord.gateway.visibility import may_be_told
from bot.discord.posts.viewer_text import table_label
from bot.ratings.rows import RatingQueries
from bot.tables import NoSuchTable, Table, Tables
from bot.tables.table import FINISHED, RUNNING
from bot.web.rows import Visitor
from games.kernel import Seat
from renderers.words import Words


class Viewer(Struct, frozen=True):
    """A viewer of a table: the person, if they are signed in, and the seat, if it is theirs."""

    visitor: Visitor | None
    table: Table
    seat: Seat | None
    words: Words
    names: tuple[str, ...]


class ListedTable(Struct, frozen=True):
    """A table in the list of a person's tables."""

    id: str
    name: str
    waits: bool


class Viewers:
    """Finds out who may see which table."""

    def __init__(self, tables: Tables, servers: GuildCache) -> None:
        self._tables = tables
        self._servers = servers

    async def find(self, table_id: str, visitor: Visitor | None, words: Words) -> Viewer | None:
        """Return how somebody sees a table; None if they may see no such table here. Raises StoreError."""
        try:
            table = await self._tables.get(table_id)
        except NoSuchTable:
            return None
        if table.status not in (RUNNING, FINISHED) or table.game is None:
            return None
        seat = table.seat_of(visitor.user) if visitor is not None else None
        if seat is not None:
            return Viewer(visitor, table, seat, words, table.names)
        try:
            public = await may_be_told(table.row, self._servers.everybody_sees)
        except VisibilityUnknown:
            return None
        return Viewer(visitor, table, None, words, await self._public_names(table, words)) if public else None

    async def tables(self, user: int, words: Words) -> list[ListedTable]:
        """Return a person's running tables; those that wait for them come first. Raises StoreError."""
        found = []
        for row in await self._tables.find(user=user, statuses=(RUNNING,)):
            table = await self._tables.get(row.id)
            seat = table.seat_of(user)
            if seat is not None and table.game is not None:
                found.append(ListedTable(table.id, table_label(table, words, 200), seat in table.game.waiting()))
        return sorted(found, key=lambda one: not one.waits)

    async def _public_names(self, table: Table, words: Words) -> tuple[str, ...]:
        """Return the names of the seats, without those of people who are hidden."""
        hidden = await self._tables.store.part(RatingQueries).hidden()
        return tuple(
            words("web-hidden", number=seat.seat + 1) if seat.user in hidden else name
            for seat, name in zip(table.seats, table.names, strict=True)
        )
