"""Reminders and calls as people see them, through the real client; only tests move the host's clock."""

from __future__ import annotations

import pytest

from bench.pressing import newest
from bot.app import Host
from bot.clocks.reminders import Reminders
from sandbox.driver import Person, Rig
from tests.e2e.hosts import a_table, called, posted, started, to_move

pytestmark = [pytest.mark.e2e, pytest.mark.own_host, pytest.mark.usefixtures("sketched")]
HOUR = 3600


async def test_a_reminder_names_what_waits_and_opens_it_or_waits(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    for person in (ann, bo):
        await person.slash(rig.tables, "me", first="4h", again="1 day")
    table = await started(host, rig, ann, bo)
    waiting = await to_move(host, table, ann, bo)
    english = waiting is ann
    now = host.tables.repository.clock()
    host.tables.repository.clock = lambda: now + 5 * HOUR
    assert await host.tables.service(Reminders).once() == 1
    said = "Your move:" if english else "Du bist dran:"
    reminder = await rig.message(waiting, waiting.dm, said)
    assert called(table) in reminder.text and f"/{rig.guild.id}/{rig.tables.id}/" in reminder.text
    later = await waiting.press(reminder, "Remind in 4 hours" if english else "In 4 Stunden erinnern")
    assert f"<t:{now + 9 * HOUR}:f>" in later.text
    panel = await waiting.press(reminder, "Next move" if english else "Nächster Zug")
    assert called(table) in panel.text and (panel.shown.buttons or panel.shown.selects)
    host.tables.repository.clock = lambda: now + 8 * HOUR
    assert await host.tables.service(Reminders).once() == 0
    host.tables.repository.clock = lambda: now + 10 * HOUR
    assert await host.tables.service(Reminders).once() == 1, "four hours have passed"
    host.tables.repository.clock = lambda: now + 28 * HOUR
    assert await host.tables.service(Reminders).once() == 0, "a day after the first one has not passed"
    host.tables.repository.clock = lambda: now + 30 * HOUR
    assert await host.tables.service(Reminders).once() == 1


async def test_who_takes_no_direct_messages_is_called_in_the_channel_and_told_why(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    for person in (ann, bo):
        await person.slash(rig.tables, "me", notify="private", first="4h")
        person.close_dms()
    table = await started(host, rig, ann, bo)
    waiting = await to_move(host, table, ann, bo)
    call = await rig.message(waiting, rig.tables, f"{waiting.mention}, it is your move.")
    assert "direct messages are closed" in call.text and [user.id for user in call.message.mentions] == [waiting.id]
    panel = await waiting.press(call, "Your move")
    assert panel.ephemeral and (panel.shown.buttons or panel.shown.selects)
    now = host.tables.repository.clock()
    host.tables.repository.clock = lambda: now + 5 * HOUR
    assert await host.tables.service(Reminders).once() == 1
    await rig.until(lambda: sum("direct messages are closed" in shown.text for shown in newest(rig.tables)) == 2)


async def test_who_wants_direct_messages_or_silence_is_not_pinged_in_the_channel(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await ann.slash(rig.tables, "me", notify="private")
    await bo.slash(rig.tables, "me", notify="quiet")
    table = await a_table(host, rig, ann, bo)
    await host.tables.lobby.start(table.id, ann.id)
    await rig.until(lambda: posted(rig))
    call = posted(rig)[-1]
    assert call.message.mentions == []
    waiting = await to_move(host, table, ann, bo)
    if waiting is ann:
        private = await rig.message(ann, ann.dm, called(table))
        assert any(one.custom_id.startswith("move:") for one in private.buttons), "it asks by itself"
    assert not rig.dms(bo)
    assert all(not shown.message.mentions for shown in posted(rig))
