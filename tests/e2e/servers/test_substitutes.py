"""Substitutes as people see them: the offer in the channel and on the list, the consent, the log, and the way back."""

from __future__ import annotations

import pytest

from bot.app import Host
from sandbox.driver import Person, Rig
from tests.e2e.hosts import posted, started

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_a_seat_is_offered_taken_and_taken_back(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    offered = await ann.slash(rig.tables, "table substitute")
    assert "looking for a substitute" in offered.text
    assert "you keep your seat" in (await ann.press(offered.shown, "Cancel search")).text
    assert "looking for a substitute" in (await ann.slash(rig.tables, "table substitute")).text
    assert "you keep your seat" in (await ann.slash(rig.tables, "table substitute")).text, "the same command again"
    assert "No free seats" in (await cleo.slash(rig.tables, "table list", where="seats")).text
    await rig.message(cleo, rig.tables, "Ann no longer needs a substitute")
    await ann.slash(rig.tables, "table substitute")
    await rig.message(cleo, rig.tables, "Ann needs a substitute")
    board = await cleo.slash(rig.tables, "table list", where="seats")
    assert f"substitute wanted for Ann · <#{rig.tables.id}>" in board.text
    asked = await cleo.press(board.shown, "Stand in for Ann (Foodfighters)")
    assert "whether you may stand in" in asked.text
    question = await rig.message(bo, rig.tables, "Cleo wants to stand in for Ann")
    assert [user.id for user in question.message.mentions] == [bo.id]
    await bo.press(question, "Agree")
    note = await rig.message(ann, rig.tables, "Cleo stands in for Ann")
    assert (await host.tables.get(table.id)).users[0] == cleo.id
    log = await bo.slash(rig.tables, "table log")
    assert "Cleo sprang für Ann ein" in log.text
    await rig.until(lambda: not any(one.buttons for one in posted(rig) if "needs a substitute" in one.text))
    back = await ann.press(note, "Take seat back")
    assert "You have your seat" in back.text
    await rig.message(bo, rig.tables, "Ann is back. Thanks for standing in, Cleo!")
    await rig.until(lambda: not note.buttons)
    assert "Cleo returned the seat to Ann" in (await ann.slash(rig.tables, "table status")).text
    assert "No free seats" in (await cleo.slash(rig.tables, "table list", where="seats")).text
