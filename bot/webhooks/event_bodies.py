"""What a web hook is told of an event: made from its recipe when it is sent, for a spectator."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from bot.store import Damaged
from bot.store.kinds import OPENED
from bot.store.rows import ResultRow
from bot.store.webhook_rows import EventRow
from bot.tables import NoSuchTable, Table, Tables
from bot.tables.outcome import game_notes, results
from bot.tables.webhook_events import FINISHED
from games.kernel import SnapshotError

from .public_view import PublicPosition, PublicResult, PublicTable, Seen, may_be_told, position_of, result_of, table_of

EventName = Literal["opened", "started", "turn", "finished", "test"]
_STATUS = {OPENED: "open", FINISHED: "finished"}


class PublicEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """One event. `at` is when it happened, in seconds since 1970; `test` comes without a table.

    `position` is null before the start, `result` until the end.
    """

    id: str
    event: EventName
    at: int
    server: str
    table: PublicTable | None = None
    position: PublicPosition | None = None
    result: PublicResult | None = None


class EventBodies:
    """Writes what is sent."""

    def __init__(self, tables: Tables, seen: Seen) -> None:
        self._tables = tables
        self._seen = seen

    async def body(self, row: EventRow) -> bytes | None:
        """An event as JSON; None where nothing may be said of its table, or nothing can be any more.

        Raises Unseen where that cannot be known now, StoreError.
        """
        try:
            table = await self._tables.get(row.table_id)
            if not await may_be_told(table.row, self._seen):
                return None
            return msgspec.json.encode(await self._event(row, table))
        except (NoSuchTable, Damaged, SnapshotError):
            return None

    async def _event(self, row: EventRow, table: Table) -> PublicEvent:
        hidden = await self._tables.store.rating_queries.hidden()
        told = table_of(table.row, table.seats, hidden, _STATUS.get(row.event, "running"))
        here = PublicEvent(delivery(row), msgspec.convert(row.event, EventName), row.at, told.server, told)
        if not row.version:
            return here
        game = await self._tables.game_at(table.id, row.version)
        position = position_of(game, await self._tables.repository.number(table, row.version, None))
        ended = [
            ResultRow(**one) for one in results(table, game, row.at, await game_notes(self._tables.store, table.id))
        ]
        result = result_of(ended, hidden) if ended else None
        return msgspec.structs.replace(here, position=position, result=result)


def delivery(row: EventRow) -> str:
    """The id of an event for a hook: the same for every try, and of nothing else."""
    return f"{row.key}-{row.hook}"


def trial(key: str, guild: int, at: int) -> bytes:
    """What a manager sends to try a hook."""
    return msgspec.json.encode(PublicEvent(key, "test", at, str(guild)))
