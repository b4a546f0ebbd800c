"""Catching up and following as people see them."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.sandbox.driver import Person, Rig
from games.kernel import Chance
from tests.tables.host import step

from .hosts import started, to_move

pytestmark = pytest.mark.e2e


async def test_somebody_catches_up_and_goes_on_to_the_decision(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    first = await to_move(host, table, ann, bo)
    while (waiting := await to_move(host, table, ann, bo)) is first:
        await step(host.tables, table.id, Chance(b"catch"))
    english = waiting is ann
    every = await waiting.slash(rig.tables, "catch-up")
    title = "since you looked last" if english else "seit deinem letzten Blick"
    assert every.ephemeral and title in every.text and table.id in every.text
    one = await waiting.slash(rig.tables, "catch-up", table=table.id)
    assert one.shown.message.attachments and ("Nothing new" if english else "Nichts Neues") in one.text
    panel = await waiting.press(one.shown, "Your move" if english else "Dein Zug")
    assert panel.shown.buttons or panel.shown.selects


async def test_somebody_follows_a_table_and_stops(host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person) -> None:
    table = await started(host, rig, ann, bo)
    assert "You follow table" in (await cleo.slash(rig.tables, "table follow", table=table.id)).text
    await cleo.slash(rig.tables, "me", told="private")
    for _ in range(9):
        await step(host.tables, table.id, Chance(b"follow"))
    told = await rig.message(cleo, cleo.dm, table.id)
    news = await cleo.press(told, "What has happened?")
    assert "since you looked last" in news.text and news.shown.message.attachments
    stop = await cleo.press(news.shown, "Do not follow any more")
    assert "do not follow" in stop.text
    assert (await host.tables.get(table.id)).followers == ()
