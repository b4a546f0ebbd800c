"""Substitutes as people see them: the offer in the channel and on the list, the consent, the log, and the way back."""

from __future__ import annotations

import pytest

from bot.app import Host
from sandbox.driver import Person, Rig
from tests.e2e.hosts import posted, started

pytestmark = pytest.mark.e2e


async def test_a_seat_is_offered_taken_and_taken_back(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    offered = await ann.slash(rig.tables, "table substitute")
    assert "is offered to others" in offered.text
    assert "yours alone" in (await ann.press(offered.shown, "Offer it no more")).text
    assert "is offered to others" in (await ann.slash(rig.tables, "table substitute")).text
    assert "yours alone" in (await ann.slash(rig.tables, "table substitute")).text, "the same command again"
    assert "No seat can be taken" in (await cleo.slash(rig.tables, "table list", where="seats")).text
    await rig.message(cleo, rig.tables, "Nobody is wanted to play on for Ann any more")
    await ann.slash(rig.tables, "table substitute")
    await rig.message(cleo, rig.tables, "Somebody is wanted to play on for Ann")
    board = await cleo.slash(rig.tables, "table list", where="seats")
    assert f"play on for Ann · <#{rig.tables.id}>" in board.text
    asked = await cleo.press(board.shown, f"Stand in for Ann ({table.id})")
    assert "are asked whether you may stand in" in asked.text
    question = await rig.message(bo, rig.tables, "Cleo offers to stand in for Ann")
    assert [user.id for user in question.message.mentions] == [bo.id]
    await bo.press(question, "Agree")
    note = await rig.message(ann, rig.tables, "Cleo stands in for Ann from now on")
    assert (await host.tables.get(table.id)).users[0] == cleo.id
    log = await bo.slash(rig.tables, "table log")
    assert "Ann ließ sich von Cleo vertreten" in log.text
    await rig.until(lambda: not any(one.buttons for one in posted(rig) if "wanted to play on" in one.text))
    back = await ann.press(note, "Take my seat back")
    assert "is yours again" in back.text
    await rig.message(bo, rig.tables, "Ann is back, and Cleo has given the seat back")
    await rig.until(lambda: not note.buttons)
    assert "Cleo gave the seat back to Ann" in (await ann.slash(rig.tables, "table status")).text
    assert "No seat can be taken" in (await cleo.slash(rig.tables, "table list", where="seats")).text
