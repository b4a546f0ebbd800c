"""`/champions` as people see it."""

from __future__ import annotations

import pytest

from bot.app import Host
from sandbox.driver import Person, Rig
from tests.e2e.hosts import started

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_the_winners_of_a_server_are_listed_in_the_readers_language(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    nobody = await ann.slash(rig.tables, "champions")
    assert nobody.ephemeral and "has finished a game" in nobody.text
    await host.tables.moves.resign(table.id, ann.id)
    english = await ann.slash(rig.tables, "champions", title="foodfighters")
    assert english.ephemeral
    *ranking, rule = english.text.splitlines()
    assert ranking == [
        "**Foodfighters: leaderboard of this server**",
        "1. Bo: 1 win in 1 game",
        "2. Ann: 0 wins in 1 game",
    ]
    assert "played to the end by people only; resigning counts as a loss" in rule
    german = await bo.slash(rig.tables, "champions")
    assert "1. Bo: 1 Sieg in 1 Partie" in german.text
    assert "Nobody" in (await ann.slash(rig.tables, "champions", title="foodies")).text


async def test_champions_are_asked_for_on_a_server(host: Host, rig: Rig, ann: Person) -> None:
    await started(host, rig, ann, rig.person("Dan"))
    answer = await ann.slash(ann.dm, "champions")
    assert answer.ephemeral and "Each server has its own leaderboard" in answer.text
