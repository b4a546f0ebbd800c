"""The inbox, calls that are deleted when they are answered, the digest, a nudge and following, as people see them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from bot.app import Host
from bot.clocks.reminders import Reminders
from bot.inbox.rows import DigestRows
from bot.inbox.service import DigestSender
from bot.store import DeliveryState, UnitOfWork, schema
from bot.store.schema import FactRow, MessageRow
from bot.tables import TableUser as Player
from games.kernel import Chance
from sandbox.driver import Person, RenderedMessage, Rig
from tests.e2e.hosts import called, delivered, more, started, to_move
from tests.tables.host import step

pytestmark = [pytest.mark.e2e, pytest.mark.own_host, pytest.mark.usefixtures("sketched")]
HOUR, DAY = 3600, 24 * 3600


async def ahead(host: Host, seconds: int) -> None:
    """Set the host's clock ahead once all due messages are sent, because one in progress is held for half a minute."""
    await delivered(host)
    now = host.tables.repository.clock() + seconds
    host.tables.repository.clock = lambda: now
    assert host.tables.outbox is not None
    host.tables.outbox.wake()


def standing(rig: Rig, person: Person, text: str) -> list[RenderedMessage]:
    """Return the direct messages of a person that contain a text and are not deleted."""
    return [shown for shown in rig.dms(person) if text in shown.text and not shown.message.deleted]


@pytest.mark.own_host
async def test_one_message_shows_all_tables_and_changes_in_place(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    panel = await ann.slash(rig.tables, "me")
    await ann.submit(await ann.press(panel.shown, "More settings…"), {"Inbox": True})
    await rig.until(lambda: "Inbox: **one direct message" in panel.shown.text)
    await ahead(host, 10)
    inbox = await rig.message(ann, ann.dm, "You have no tables")
    table = await started(host, rig, ann, bo)
    other = await host.tables.lobby.open("foodies", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 2)
    await ahead(host, 60)
    await rig.until(lambda: called(table) in inbox.text and called(other) in inbox.text)
    assert f"/{rig.guild.id}/{rig.tables.id}/" in inbox.text and "Your tables: 2" in inbox.text
    while await to_move(host, table, ann, bo) is not ann:
        await step(host.tables, table.id, Chance(b"inbox"))
    await ahead(host, 60)
    await rig.until(lambda: "Your move at one" in inbox.text and "your move" in inbox.text)
    decision = await ann.press(inbox, "Next move")
    assert called(table) in decision.text and (decision.shown.buttons or decision.shown.selects)
    every = await ann.press(inbox, "All tables")
    assert every.ephemeral and called(other) in every.text
    assert len(standing(rig, ann, "Always up to date")) == 1, "it was edited, never posted anew"
    rig.world.delete_message(inbox.message)
    await host.tables.lobby.leave(other.id, ann.id)
    await ahead(host, 60)
    again = await rig.message(ann, ann.dm, "Always up to date")
    assert again.id != inbox.id and called(other) not in again.text
    await ann.slash(rig.tables, "me", inbox="off")
    await ahead(host, 60)
    await rig.until(lambda: not standing(rig, ann, "Always up to date"))


async def test_an_inbox_that_would_say_the_same_is_not_edited(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    await ann.slash(rig.tables, "me", inbox="on")
    table = await started(host, rig, ann, bo, title="food_chain_magnate")
    await ahead(host, 60)
    inbox = await rig.message(ann, ann.dm, "Always up to date")
    for _ in range(40):
        mover, edited = await to_move(host, table, ann, bo), inbox.message.edited
        before = inbox.text
        await step(host.tables, table.id, Chance(b"same"))
        await ahead(host, 60)
        await delivered(host)
        if await to_move(host, table, ann, bo) is mover and inbox.text == before:
            assert inbox.message.edited == edited
            return
    raise AssertionError("every move changed it")


async def test_a_call_and_a_reminder_go_when_they_are_answered(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    for person in (ann, bo):
        await person.slash(rig.tables, "me", notify="private", first="4h")
    first, second = await started(host, rig, ann, bo), await started(host, rig, ann, bo, title="food_truck_city")
    for table in (first, second):  # until both wait for Ann, who gets a separate message about each
        while await to_move(host, table, ann, bo) is not ann:
            await step(host.tables, table.id, Chance(b"calls"))
    at_first, at_second = called(first), called(second)
    for name in (at_first, at_second):
        await rig.message(ann, ann.dm, name)
    await ahead(host, 5 * HOUR)
    assert await host.tables.service(Reminders).once() >= 1
    reminder = await rig.message(ann, ann.dm, "Your move:")
    assert at_first in reminder.text and at_second in reminder.text
    while await to_move(host, first, ann, bo) is ann:
        await step(host.tables, first.id, Chance(b"answer"))
    await ahead(host, 60)
    await rig.until(lambda: at_first not in reminder.text and at_second in reminder.text)
    (answered,), (owed,) = (standing(rig, ann, f"{called(one)}** in") for one in (first, second))
    await rig.until(lambda: not answered.buttons)
    assert owed.buttons, "what is still owed still asks"
    while await to_move(host, second, ann, bo) is ann:
        await step(host.tables, second.id, Chance(b"answer"))
    await ahead(host, 60)
    await rig.until(lambda: not standing(rig, ann, "Your move:"))


async def test_a_call_that_was_posted_and_never_stored_goes_once_it_is_answered(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    """As if the process had ended between the two, and somebody answered the next one before it looked."""
    table = await started(host, rig, ann, bo, title="food_chain_magnate")
    store, fact = host.tables.store, f"calls:{table.id}"
    while await store.remembered(fact) is None:
        await step(host.tables, table.id, Chance(b"posted"))
        await delivered(host)
    _, number, seat = map(int, str(await store.remembered(fact)).split())
    call = rig.tables.messages[number]
    await store.write(UnitOfWork().remove(FactRow, key=fact))
    while seat in (await host.tables.get(table.id)).running_game().awaited():
        await step(host.tables, table.id, Chance(b"answered"))
    await delivered(host)
    assert not call.deleted
    waiting = {"state": DeliveryState.WAITING, "message": None, "held_until": 0}
    await store.write(UnitOfWork().change(MessageRow, {"message": number}, **waiting))
    await ahead(host, 1)
    await rig.until(lambda: call.deleted, hint="for the call to go")


async def test_a_direct_message_that_was_posted_and_never_stored_goes_once_it_is_answered(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    for person in (ann, bo):
        await person.slash(rig.tables, "me", notify="private")
    table = await started(host, rig, ann, bo)
    waiting = await to_move(host, table, ann, bo)
    asked = await rig.message(waiting, waiting.dm, called(table))
    await delivered(host)
    store, out = host.tables.store, schema.outbox.c
    ((number,),) = [tuple(row.values()) for row in await store.rows(select(out.id).where(out.message == asked.id))]
    await store.write(UnitOfWork().change(MessageRow, {"id": number}, message=None))
    while await to_move(host, table, ann, bo) is waiting:
        await step(host.tables, table.id, Chance(b"answered"))
    await delivered(host)
    assert not asked.message.deleted
    await store.write(UnitOfWork().change(MessageRow, {"id": number}, state=DeliveryState.WAITING, held_until=0))
    await ahead(host, 1)
    await rig.until(lambda: asked.message.deleted, hint="for the direct message to go")


async def test_the_digest_tells_what_waits_and_what_is_new(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    waiting = await to_move(host, table, ann, bo)
    english = waiting is ann
    answer = await waiting.slash(rig.tables, "me", zone="Berlin", digest="7:30")
    assert ("Daily summary: **at 07:30**" if english else "Tagesübersicht: **um 07:30 Uhr**") in answer.text
    due = await host.tables.store.part(DigestRows).next_due()
    assert due is not None and datetime.fromtimestamp(due, UTC).minute == 30
    await ahead(host, due - host.tables.repository.clock())
    assert await host.tables.timer_worker.once() >= 1
    digest = await rig.message(waiting, waiting.dm, "Your day at a glance" if english else "Dein Tag im Überblick")
    assert called(table) in digest.text and f"/{rig.tables.id}/" in digest.text
    panel = await waiting.press(digest, "Next move" if english else "Nächster Zug")
    assert panel.shown.buttons or panel.shown.selects
    assert await host.tables.service(DigestSender).once() == 0
    refused = await waiting.slash(rig.tables, "me", digest="noon")
    assert "noon" in refused.text


async def test_somebody_is_nudged_and_a_follower_pinged_with_the_way_to_what_happened(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    waiting = await to_move(host, table, ann, bo)
    other = bo if waiting is ann else ann
    soon = await other.slash(rig.tables, "table nudge", table=table.id)
    assert soon.ephemeral
    await cleo.slash(rig.tables, "table follow", table=table.id)
    await ahead(host, 7 * HOUR)
    host.tables.repository.waits.lasted = lambda since: host.tables.repository.clock() - since  # type: ignore[method-assign]
    nudged = await other.slash(rig.tables, "table nudge", table=table.id)
    assert nudged.ephemeral and nudged.text != soon.text
    assert await host.tables.service(Reminders).once() == 1
    await rig.message(waiting, waiting.dm, called(table))
    while await to_move(host, table, ann, bo) is waiting:
        await step(host.tables, table.id, Chance(b"follow"))
    told = await rig.message(cleo, rig.tables, f"👁 {cleo.mention}")
    assert [user.id for user in told.message.mentions][-1:] == [cleo.id]
    news = await cleo.press(await more(rig, cleo, told), "Catch me up")
    assert news.ephemeral and called(table) in news.text


async def test_who_takes_no_direct_messages_is_called_in_the_channel_until_they_answer(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    for person in (ann, bo):
        await person.slash(rig.tables, "me", notify="private")
        person.close_dms()
    table = await started(host, rig, ann, bo)
    waiting = await to_move(host, table, ann, bo)
    call = await rig.message(waiting, rig.tables, f"{waiting.mention}, it is your move.")
    while await to_move(host, table, ann, bo) is waiting:
        await step(host.tables, table.id, Chance(b"closed"))
    await ahead(host, 60)
    await rig.until(lambda: call.message.deleted)
