"""A rematch as people see it: one post, one press each."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.sandbox.driver import Person, Rig

from .hosts import posted, started

pytestmark = pytest.mark.e2e


async def test_one_presses_rematch_the_other_once_and_the_game_runs_with_the_seats_turned(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    await host.tables.moves.resign(table.id, ann.id)
    over = (await rig.until(lambda: [one for one in posted(rig) if "The game is over" in one.text]))[0]
    opened = await ann.press(over, "Rematch")
    assert opened.ephemeral and "is open for your rematch" in opened.text
    asked = (await rig.until(lambda: [one for one in posted(rig) if "wants to play again" in one.text]))[0]
    assert asked.message.mentions[0].id == bo.id and "each seat one place further" in asked.text
    await bo.press(asked, "Join")
    again = (await host.tables.get(table.id)).row.successor
    await rig.until(lambda: any(again in one.text and "begins" in one.text for one in posted(rig)))
    assert (await host.tables.get(again)).names == ("Bo", "Ann")
    late = await bo.slash(rig.tables, "rematch", table=table.id)
    assert late.ephemeral and "läuft das Spiel schon" in late.text
