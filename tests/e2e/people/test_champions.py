"""`/champions` as people see it."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.app import Host
from bot.tables import Stale, Table
from bot.tables import TableUser as Player
from games.kernel import Chance, random_action
from sandbox.driver import Person, Rig
from tests.e2e.hosts import posted, started

pytestmark = pytest.mark.e2e


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
    assert "played to the end by people only; resigning is a loss" in rule
    german = await bo.slash(rig.tables, "champions")
    assert "1. Bo: 1 Sieg in 1 Partie" in german.text
    assert "Nobody" in (await ann.slash(rig.tables, "champions", title="foodies")).text


async def test_champions_are_asked_for_on_a_server(host: Host, rig: Rig, ann: Person) -> None:
    await started(host, rig, ann, rig.person("Dan"))
    answer = await ann.slash(ann.dm, "champions")
    assert answer.ephemeral and "in one of its channels" in answer.text


async def test_a_seat_that_was_given_up_is_told_by_the_log_the_status_and_the_result(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await host.tables.lobby.open("foodies", Player(ann.id, "Ann"), rig.tables.id, rig.guild.id, 2)
    await host.tables.lobby.join(table.id, Player(bo.id, "Bo"))
    await host.tables.lobby.start(table.id, ann.id)
    chance = Chance(b"given up")
    while (table := await host.tables.get(table.id)).version < 12:
        await moved(host, table, chance)
    await host.tables.moves.resign(table.id, ann.id)
    while (table := await host.tables.get(table.id)).status == "running":
        await moved(host, table, chance)
    pages = [(await ann.slash(rig.tables, "table log", page=page, table=table.id)).text for page in range(1, 20)]
    log = [line for page in pages for line in page.split("\n")[1:]]
    at = log.index("- Ann resigned; Normal bot 1 took over.")
    assert any("Ann" in line for line in log[:at]) and not any("Normal bot 1" in line for line in log[:at])
    assert any("Normal bot 1" in line for line in log[at + 1 :]) and not any("Ann" in line for line in log[at + 1 :])
    status = await ann.slash(rig.tables, "table status", table=table.id)
    assert "Ann resigned; Normal bot 1 took over." in status.text
    over = await rig.until(lambda: [one for one in posted(rig) if "The game is over" in one.text], within=60)
    ended = over[0].text
    assert any("Ann resigns and loses. Normal bot 1 takes over" in message.text for message in posted(rig))
    assert "-# Ann resigned; Normal bot 1 took over." in ended
    assert "-# Finished by bots: Normal bot 1." in ended and "lists this game separately" in ended
    listed = (await ann.slash(rig.tables, "champions")).text
    assert "1. Ann: 0 wins in 1 game" in listed and "**Other games**\n1. Bo: " in listed


async def moved(host: Host, table: Table, chance: Chance) -> None:
    """A random move of whoever is waited for."""
    assert table.game is not None
    seat = table.game.waiting()[0]
    user = table.users[seat]
    action = random_action(table.title, table.game.state, seat, chance)
    cause = "ai" if user is None else "player"
    with suppress(Stale):  # a bot plays as well
        await host.tables.moves.act(table.id, seat, action, user=user, version=table.version, cause=cause)
