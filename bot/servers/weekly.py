"""The weekly summary: one line for a server's managers, every Monday in the channel that they have chosen."""

from __future__ import annotations

import json

import structlog
from sqlalchemy import distinct, func, select

from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.servers.rows import server_settings
from bot.store import NEWS, Conflict, MessageKind, OutboxRow, StoreError, UnitOfWork, schema
from bot.store.row_types import TableStatus
from bot.store.schema import FactRow
from bot.tables import Tables
from bot.tables.notifications import personal
from bot.worker import Worker

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
