"""Henri Lo's menu, fifteen modules at once, pressed by people through the real client: some turns, or a whole game.

`make menu` plays a whole game of four; the suite plays two people's first turns.
"""

from __future__ import annotations

import os

import pytest

from bot.app import Host
from bot.tables import archive
from sandbox.driver import Rig
from tests.e2e.games.test_food_chain_magnate import Players, opened
from tests.e2e.hosts import posted
from tests.e2e.playing import over

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

WHOLE = "MENU_SEATS" in os.environ
SEATS = int(os.environ.get("MENU_SEATS", "2"))
TURNS = 30 if WHOLE else 2
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eli")


async def test_people_press_through_henri_los_menu(host: Host, rig: Rig) -> None:
    people = [rig.person(name, locale="de" if name == "Bo" else "en-US") for name in NAMES[:SEATS]]
    table = await opened(rig, host, *people, options=f"turn_limit={TURNS}", scenario="henri_lo_menu")
    assert table.game is not None and len(table.game.options.modules) == 15
    party = Players(rig, host, table, *people)
    while (decision := await party.decision()) is not None:
        await party.move(decision)
    await rig.until(lambda: over(rig), within=60)
    game = party.table.game
    assert game is not None and game.result() is not None
    assert archive.verify(await archive.export(host.tables.repository, table.id)).problems == []
    assert all(len(shown.text) <= 2000 for shown in posted(rig))
    assert party.presses["restructure"] <= 2 * party.asked["restructure"], "a plan takes two presses at most"
    assert not WHOLE or game.state.ending == "bank", "a whole game breaks the bank"
