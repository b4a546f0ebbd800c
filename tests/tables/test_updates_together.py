"""Updates that wait behind each other edit the same message, so they are sent as one."""

from __future__ import annotations

from bot.store import DeliveryState, MessageKind, UnitOfWork
from bot.tables import Retry, Tables
from bot.tables.notifications import message
from tests.tables.host import CHANNEL, Letterbox, duel, host, nothing_left, written
from tests.tables.test_outbox_worker import until


async def updates(tables: Tables, kinds: list[MessageKind]) -> None:
    """Let a table tell its channel of as many versions as there are kinds."""
    table = await duel(tables)
    for version, kind in enumerate(kinds, 2):
        now = tables.repository.clock()
        row = message(table, kind, "channel", CHANNEL, now, first=version, version=version)
        await tables.store.write(UnitOfWork().message(**row))


async def test_updates_in_a_row_are_sent_once_with_what_the_last_one_shows(url: str) -> None:
    async with host(url) as tables:
        await updates(tables, [MessageKind.TURN, *(MessageKind.UPDATE,) * 4, MessageKind.TURN, MessageKind.UPDATE])
        box = Letterbox()
        tables.send(box, "one")
        await nothing_left(tables)
        told = [(row.kind, row.first, row.version) for row in box.rows if row.version > 1]
        assert told == [("turn", 2, 2), ("update", 3, 6), ("turn", 7, 7), ("update", 8, 8)]
        rows = await written(tables, MessageKind.UPDATE)
        assert [row.state for row in rows] == [DeliveryState.SENT] * 5
        assert len({row.message for row in rows[:4]}) == 1


async def test_updates_that_failed_together_are_sent_later(url: str) -> None:
    async with host(url) as tables:
        await updates(tables, [MessageKind.UPDATE] * 3)
        box = Letterbox()
        box.failures = [Retry("a storm") for _ in range(2)]
        tables.send(box, "one")
        await until(tables, lambda: any(row.version == 4 for row in box.rows))
        await nothing_left(tables)
        assert [row.version for row in box.rows if row.kind == MessageKind.UPDATE] == [4]
