"""Hints: a bot's moves with their reasons, at tables that allow them, for the player to move alone."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.tables import Table
from bot.tables.rights import Asker
from bot.tables.setup import SetupChange
from renderers.warm_up import first_picture
from sandbox.driver import Person, Rig
from tests.e2e.hosts import a_table, called, to_move

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

ASK = {"Hint", "Tipp"}


async def hinted(host: Host, rig: Rig, *people: Person) -> Table:
    """A running table that allows hints."""
    first_picture("foodfighters")  # its parts take longer than a person waits on a busy machine
    table = await a_table(host, rig, *people, title="foodfighters")
    await host.tables.setup.change(table.id, Asker(people[0].id, manager=False), SetupChange(hints=True))
    return (await host.tables.lobby.start(table.id, people[0].id)).table


async def test_hints_are_allowed_at_opening_and_everybody_sees_it(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    lobby = await ann.slash(rig.tables, "table new", title="foodfighters")
    assert "Hints allowed" not in lobby.text
    form = await ann.press(lobby.shown, "Settings")
    await ann.submit(form, {"Allow hints": True})
    await rig.until(lambda: "Hints allowed" in lobby.text)
    (row,) = await host.tables.find(user=ann.id)
    assert row.hints
    refused = await bo.submit(form, {"Allow hints": False})
    assert refused.ephemeral and not refused.shown.labels, "only who opened it may say so"


async def test_who_is_to_move_is_told_three_moves_with_reasons(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await hinted(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    other = bo if person is ann else ann
    panel = await person.slash(rig.tables, "play", table=table.id)
    (asked,) = ASK & set(panel.shown.labels)
    answer = await person.press(panel.shown, asked)
    assert answer.ephemeral
    assert all(f"{number}. **" in answer.text for number in (1, 2, 3)), answer.text
    assert "better:" in answer.text or "besser:" in answer.text
    waiting = await other.slash(rig.tables, "hint", table=table.id)
    assert "it is not your move" in waiting.text or "bist du nicht dran" in waiting.text
    await host.tables.moves.resign(table.id, person.id)
    over = await rig.message(ann, rig.tables, "🏆")
    assert "hints were allowed" in over.text


async def test_a_table_that_says_nothing_of_hints_gives_none(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    first_picture("foodfighters")
    table = await a_table(host, rig, ann, bo, title="foodfighters")
    started = (await host.tables.lobby.start(table.id, ann.id)).table
    person = await to_move(host, started, ann, bo)
    panel = await person.slash(rig.tables, "play", table=table.id)
    assert not ASK & set(panel.shown.labels)
    refused = await person.slash(rig.tables, "hint", table=table.id)
    assert refused.ephemeral and called(table) in refused.text
