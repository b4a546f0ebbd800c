"""Live messages: a refresh is written with every change, one at a time, for people who have some."""

from __future__ import annotations

import json

from sqlalchemy import select, update

from bot.inbox.rows import APART, SOON, InboxRow, InboxRows, PingRow
from bot.store import DeliveryState, OutboxRow
from bot.store.schema import outbox
from bot.tables import Tables
from bot.tables.clocks import NotifyBy
from bot.tables.notifications import DirectMessage
from bot.tables.people import unanswered
from games.kernel import Chance
from tests.tables.host import ANN, BO, CLEO, Clock, clock_of, duel, host, step, waiting, written


async def looks(tables: Tables) -> list[OutboxRow]:
    """Return the pending refreshes."""
    return [row for row in await written(tables, "standing") if row.state == DeliveryState.WAITING]


async def looked(tables: Tables) -> None:
    """Carry out every refresh."""
    async with tables.store.writing() as connection:
        await connection.execute(update(outbox).where(outbox.c.kind == "standing").values(state="sent"))


async def test_who_wants_no_inbox_and_is_called_by_no_message_is_left_alone(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await step(tables, table.id, Chance(b"on"))
        assert await written(tables, "standing") == []


async def test_a_busy_table_makes_one_look_in_half_a_minute(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        await tables.notification_settings.change(ANN.id, inbox=True)
        (first,) = await looks(tables)
        assert (first.target, first.due) == (ANN.id, clock.now + SOON)
        await looked(tables)
        await tables.store.part(InboxRows).keep_inbox(InboxRow(ANN.id, 7, 8, "", clock.now))
        table = await duel(tables)
        for _ in range(6):
            await step(tables, table.id, Chance(b"busy"))
        (second,) = await looks(tables)
        assert (second.target, second.due) == (ANN.id, clock.now + APART)
        await looked(tables)
        clock.now += 3600
        await step(tables, table.id, Chance(b"later"))
        (third,) = await looks(tables)
        assert third.due == clock.now + SOON and len({row.nonce for row in await written(tables, "standing")}) == 3


async def test_who_leaves_a_table_owns_one_or_gives_up_their_inbox_is_looked_at(url: str) -> None:
    async with host(url) as tables:
        for person in (BO, CLEO):
            await tables.notification_settings.change(person.id, inbox=True)
        await looked(tables)
        table = await tables.lobby.open("foodfighters", CLEO, 100, 10, 2)
        await tables.lobby.join(table.id, BO)
        assert [row.target for row in await looks(tables)] == [CLEO.id, BO.id]
        await looked(tables)
        await tables.lobby.leave(table.id, BO.id)
        assert sorted(row.target for row in await looks(tables)) == [BO.id, CLEO.id]
        await looked(tables)
        await tables.store.part(InboxRows).keep_inbox(InboxRow(BO.id, 7, 8, "", 0))
        await tables.notification_settings.change(BO.id, inbox=False)
        assert [row.target for row in await looks(tables)] == [BO.id]


async def test_a_call_holds_until_what_it_called_to_is_done(url: str) -> None:
    async with host(url) as tables:
        clock = clock_of(tables)
        for person in (ANN, BO):
            await tables.notification_settings.change(person.id, notify=NotifyBy.PRIVATE)
        table = await duel(tables)
        seat, user = await waiting(tables, table.id)
        (call,) = [row for row in await written(tables, "secret") if row.target == user and DirectMessage.of(row).calls]
        called = [(table.id, call.made)]
        await tables.store.part(InboxRows).keep_ping(PingRow(7, 8, user, False, json.dumps(called)))
        for public in (False, True):
            assert await unanswered(tables.repository, user, called, public=public) == called
        clock.now += 60
        await step(tables, table.id, Chance(b"done"))
        assert [row.target for row in await looks(tables)] == [user]
        assert await unanswered(tables.repository, user, called, public=False) == []
        still = (await tables.get(table.id)).game
        assert still is not None
        seen = await unanswered(tables.repository, user, called, public=True)
        assert seen == (called if seat in still.awaited() else [])


async def test_everything_of_it_is_handed_out_and_deleted(url: str) -> None:
    async with host(url) as tables:
        await tables.notification_settings.change(ANN.id, inbox=True, digest=420)
        await tables.store.part(InboxRows).keep_inbox(InboxRow(ANN.id, 7, 8, "x", 9))
        await tables.store.part(InboxRows).keep_ping(PingRow(6, 8, ANN.id, False, "[]"))
        data = await tables.people.personal_data(ANN.id)
        assert data["inbox"] == [{"message": 7, "channel": 8, "checksum": "x", "at": 9}]
        assert data["calls"] == [{"message": 6, "channel": 8, "public": False, "waiting": "[]"}]
        assert len(data["digest"]) == 1 and data["notification_settings"][0]["digest"] == 420
        await tables.people.forget(ANN.id)
        after = await tables.people.personal_data(ANN.id)
        assert not any(after[what] for what in ("inbox", "calls", "digest", "notification_settings", "messages"))
        assert await tables.store.rows(select(outbox).where(outbox.c.target == ANN.id)) == []
