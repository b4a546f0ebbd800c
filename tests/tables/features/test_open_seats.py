"""Seats before the game: reservations, waiting list, private tables, automatic starts."""

from __future__ import annotations

import pytest

from bot.lobby.service import ReservationExpiry, ScheduledStarts, open_in
from bot.store import MessageKind
from bot.store.row_types import INVITED, KEPT
from bot.tables import Asker, TableError, TableUser
from bot.tables.rights import LAPSED, RESERVED_SECONDS
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, Clock, host

DAN = TableUser(4, "Dan")


async def test_who_waits_gets_the_seat_that_becomes_free_and_is_told(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        with pytest.raises(TableError, match="tables-has-room"):
            await tables.lobby.wait(table.id, CLEO)
        await tables.lobby.join(table.id, BO)
        assert [one.name for one in (await tables.lobby.wait(table.id, CLEO)).guests] == ["Cleo"]
        with pytest.raises(TableError, match="tables-waits-already"):
            await tables.lobby.wait(table.id, CLEO)
        left = await tables.lobby.leave(table.id, BO.id)
        assert left.names == ("Ann", "Cleo") and left.guests == ()
        assert await tables.store.outbox_queue.written(table.id, MessageKind.NOTE, CLEO.id) is not None
        await tables.lobby.wait(table.id, BO)
        assert (await tables.lobby.leave(table.id, BO.id)).guests == ()


async def test_a_seat_that_was_kept_for_a_day_is_his_who_waits(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.lobby.invite(table.id, ANN, BO)
        with pytest.raises(TableError, match="tables-reserved"):
            await tables.lobby.join(table.id, CLEO)
        await tables.lobby.wait(table.id, CLEO)
        clock.now += RESERVED_SECONDS - 1
        assert await tables.timer_worker.once() == 0
        clock.now += 1
        assert await tables.store.timers.next_due() == clock.now
        assert await tables.timer_worker.once() == 1 and await tables.timer_worker.once() == 0
        after = await tables.get(table.id)
        assert after.names == ("Ann", "Cleo") and [guest.how for guest in after.guests] == [LAPSED]
        assert await tables.store.timers.next_due() is None
        assert await tables.store.outbox_queue.written(table.id, MessageKind.NOTE, CLEO.id) is not None
        assert await tables.store.outbox_queue.written(table.id, MessageKind.LOBBY, CHANNEL) is not None


async def test_who_is_invited_again_has_a_seat_kept_again_and_may_come_late_to_a_private_table(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.setup.set_audience(table.id, Asker(ANN.id), private=True, starts_full=True)
        await tables.lobby.invite(table.id, ANN, BO)
        clock.now += RESERVED_SECONDS
        assert await tables.service(ReservationExpiry).once() == 1
        await tables.lobby.invite(table.id, ANN, BO)
        assert (await tables.get(table.id)).guest(BO.id).how == INVITED  # type: ignore[union-attr]
        assert await tables.store.timers.next_due() == clock.now + RESERVED_SECONDS
        clock.now += RESERVED_SECONDS
        assert await tables.service(ReservationExpiry).once() == 1
        assert (await tables.lobby.join(table.id, BO)).status == "running"
        assert await tables.store.timers.tables_due(KEPT, 1 << 50, 9) == []


async def test_a_table_starts_by_itself_once_it_is_full_or_at_its_time(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        by = Asker(ANN.id)
        full = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.setup.set_audience(full.id, by, starts_full=True)
        assert (await tables.lobby.join(full.id, BO)).status == "running"
        timed = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD)
        early = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD)
        for one in (timed, early):
            await tables.setup.set_audience(one.id, by, starts_at=clock.now + 3600)
        await tables.lobby.join(timed.id, BO)
        assert await tables.service(ScheduledStarts).once() == 0
        clock.now += 3600
        assert await tables.timer_worker.once() == 2
        assert (await tables.get(timed.id)).status == "running"
        assert (await tables.get(early.id)).status == "open" and (await tables.get(early.id)).row.starts_at == 0
        assert await tables.store.outbox_queue.written(early.id, MessageKind.NOTE, ANN.id) is not None
        assert await tables.service(ScheduledStarts).once() == 0
        with pytest.raises(TableError, match="tables-time-over"):
            await tables.setup.set_audience(early.id, by, starts_at=clock.now)


async def test_to_a_private_table_only_the_invited_come_and_no_list_has_it(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD)
        assert [one.id for one in (await open_in(tables, GUILD, BO.id))[1]] == [table.id]
        await tables.setup.set_audience(table.id, Asker(ANN.id), private=True)
        assert await open_in(tables, GUILD, BO.id) == (0, [])
        with pytest.raises(TableError, match="tables-private"):
            await tables.lobby.join(table.id, BO)
        await tables.lobby.invite(table.id, ANN, BO)
        assert (await tables.lobby.join(table.id, BO)).names == ("Ann", "Bo")


async def test_only_who_sits_there_its_owner_and_managers_invite_and_nobody_invites_themselves(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD)
        await tables.setup.set_audience(table.id, Asker(ANN.id), private=True)
        for guest in (CLEO, BO):
            with pytest.raises(TableError, match="tables-only-players"):
                await tables.lobby.invite(table.id, CLEO, guest)
        with pytest.raises(TableError, match="tables-invites-self"):
            await tables.lobby.invite(table.id, CLEO, CLEO, manager=True)
        assert (await tables.get(table.id)).guests == ()
        await tables.lobby.invite(table.id, CLEO, BO, manager=True)
        await tables.lobby.join(table.id, BO)
        await tables.lobby.leave(table.id, ANN.id)
        await tables.lobby.invite(table.id, ANN, CLEO)
        await tables.lobby.invite(table.id, BO, DAN)
        assert [guest.name for guest in (await tables.get(table.id)).guests] == ["Cleo", "Dan"]


async def test_nobody_gets_a_second_letter_while_an_invitation_to_the_same_table_stands(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD)
        await tables.lobby.invite(table.id, ANN, BO)
        letter = await tables.store.outbox_queue.invitation(table.id, BO.id)
        clock.now += RESERVED_SECONDS - 1
        with pytest.raises(TableError, match="tables-guest-invited"):
            await tables.lobby.invite(table.id, ANN, BO)
        assert await tables.store.outbox_queue.invitation(table.id, BO.id) == letter
        clock.now += 1
        await tables.lobby.invite(table.id, ANN, BO)
        assert await tables.store.outbox_queue.invitation(table.id, BO.id) != letter


async def test_an_invitation_that_is_refused_tells_nobody_who_keeps_apart_from_whom(url: str) -> None:
    async with host(url) as tables:
        refused = set()
        for who, whom, inviter in ((BO, ANN, CLEO), (ANN, BO, CLEO), (BO, CLEO, CLEO), (BO, ANN, ANN)):
            table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD)
            await tables.lobby.join(table.id, CLEO)
            await tables.people.block(who.id, whom)
            with pytest.raises(TableError) as error:
                await tables.lobby.invite(table.id, inviter, BO)
            refused.add(str(error.value.reason).replace(table.id, "it"))
            await tables.people.block(who.id, whom, blocks=False)
        assert len(refused) == 1, refused
        await tables.people.block(ANN.id, BO)
        with pytest.raises(TableError, match="tables-guest-apart"):
            await tables.lobby.invite(table.id, ANN, BO)


async def test_two_whom_one_of_them_keeps_apart_meet_at_no_new_table(url: str) -> None:
    async with host(url) as tables:
        await tables.people.block(ANN.id, BO)
        table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD)
        other = await tables.lobby.open("foodies", BO, CHANNEL, GUILD)
        with pytest.raises(TableError, match="tables-kept-apart"):
            await tables.lobby.join(other.id, ANN)
        for refused in (tables.lobby.join(table.id, BO), tables.lobby.wait(table.id, BO)):
            with pytest.raises(TableError, match="tables-no-seat"):  # who does not keep apart is not told
                await refused
        await tables.setup.set_audience(table.id, Asker(ANN.id), private=True)
        with pytest.raises(TableError, match="tables-private"):
            await tables.lobby.join(table.id, BO)
        assert [one.id for one in (await open_in(tables, GUILD, BO.id))[1]] == [other.id]
        assert (await tables.people.personal_data(ANN.id))["blocked"][0]["name"] == "Bo"
        assert (await tables.people.personal_data(BO.id))["blocked"] == []
        await tables.people.forget(BO.id)
        assert (await tables.people.personal_data(ANN.id))["blocked"] == []
