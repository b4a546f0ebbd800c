"""Finding a table, choosing who can join, waiting for a seat, blocking: as people see it."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.tables import Table
from bot.tables import TableUser as Player
from sandbox.driver import Person, Rig
from tests.e2e.hosts import started, to_move

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def opened(host: Host, rig: Rig, owner: Person, title: str) -> Table:
    """A table in #tables that waits for others."""
    return await host.tables.lobby.open(title, Player(owner.id, owner.name), rig.tables.id, rig.guild.id, 2)


async def test_a_table_is_found_by_what_it_is_for_and_a_full_one_has_a_waiting_list(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    row = await opened(host, rig, ann, "foodfighters")
    set_ = await ann.slash(rig.tables, "seats", start="full", language="de", experience="new")
    assert set_.ephemeral and "Starts automatically once full." in set_.text
    assert "No table like that" in (await cleo.slash(rig.tables, "find", title="foodies")).text
    assert "No table like that" in (await cleo.slash(rig.tables, "find", language="en")).text
    found = await cleo.slash(rig.tables, "find", title="foodfighters", seats=2, bots=False, experience="new")
    assert "1 table needs players" in found.text and "1 of 2 seats free" in found.text and "Ann" in found.text
    assert "haven’t blocked anyone" in (await cleo.slash(rig.tables, "block")).text
    await cleo.slash(rig.tables, "block", person=ann)
    assert "No table like that" in (await cleo.slash(rig.tables, "find")).text
    await cleo.slash(rig.tables, "block", person=ann, remove=True)
    await ann.slash(rig.tables, "seats", start="hand")
    await bo.slash(rig.tables, "table join", table=row.id)
    assert "No table like that" in (await cleo.slash(rig.tables, "find")).text, "one without a free seat is none"
    waits = await cleo.slash(rig.tables, "seats", wait=True, table=row.id)
    assert "on the waiting list" in waits.text
    await bo.slash(rig.tables, "table leave", table=row.id)
    assert (await host.tables.get(row.id)).names == ("Ann", "Cleo")


async def test_many_tables_are_counted_truly_and_what_waits_longest_is_listed(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    running = await started(host, rig, ann, bo)
    waiting = await to_move(host, running, ann, bo)
    owner = Player(waiting.id, waiting.name)
    for title, count in (("foodfighters", 101), ("foodies", 2)):
        for _ in range(count):
            await host.tables.lobby.open(title, owner, rig.tables.id, rig.guild.id, 2)
    assert "103 tables need players" in (await cleo.slash(rig.tables, "find")).text
    assert "101 tables need players" in (await cleo.slash(rig.tables, "find", title="foodfighters")).text
    listed = (await waiting.slash(rig.tables, "games")).text
    assert "104" in listed.splitlines()[0] and "Ann, Bo" in listed.splitlines()[1]
    assert running.id in (await waiting.slash(rig.tables, "table list")).text.splitlines()[0]
