"""Commitments in the channel: one message that is kept up to date, and delays no turn."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from sqlalchemy import select

from bot.app import Host
from bot.store import schema
from bot.tables import Table
from games.kernel import Action
from sandbox.driver import Person, RenderedMessage, Rig
from tests.e2e.hosts import posted, started

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

EDIT = "/channels/{channel}/messages/{message}"
HASH = re.compile(r"`([0-9a-f]{32})`")
PLANS = (
    "plan garden_top_shop desert_vendor water_market",
    "plan soup_truck water_market desert_vendor",
    "plan chef_academy water_market midnight_merchant",
)


def committed(rig: Rig) -> list[RenderedMessage]:
    """Return the messages that list commitments."""
    return [message for message in posted(rig) if "🔒" in message.text]


async def plan(host: Host, table: Table, seat: int, which: int, *people: Person) -> str:
    """Commit a seat to a plan; return the beginning of the commitment."""
    await host.tables.moves.act(table.id, seat, Action.of(PLANS[which].split()), user=people[seat].id)
    return (await host.tables.store.commitments(table.id))[-1].hash[:32]


async def test_one_message_lists_the_commitments_of_a_turn(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    people = (ann, bo, cleo)
    table = await started(host, rig, *people, title="critter_kitchen")
    first = await plan(host, table, 0, 0, *people)
    await rig.until(lambda: committed(rig) and first in committed(rig)[0].text)
    other = await plan(host, table, 1, 1, *people)
    changed = await plan(host, table, 0, 2, *people)
    await rig.until(lambda: set(HASH.findall(committed(rig)[0].text)) == {other, changed})
    assert len(committed(rig)) == 1
    listed = await cleo.slash(rig.tables, "table fairness", table=table.id)
    assert other in listed.shown.text and changed in listed.shown.text and first not in listed.shown.text


async def test_commitments_stay_when_a_message_asks_nobody_any_more(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    people = (ann, bo, cleo)
    table = await started(host, rig, *people, title="critter_kitchen")
    two = {await plan(host, table, 0, 0, *people), await plan(host, table, 1, 1, *people)}
    await rig.until(lambda: committed(rig) and set(HASH.findall(committed(rig)[0].text)) == two)
    asking = committed(rig)[0]
    await plan(host, table, 2, 2, *people)
    await rig.until(lambda: not posted(rig)[0].buttons and f"<@{cleo.id}>" not in posted(rig)[0].text)
    assert posted(rig)[0].id == asking.id
    assert set(HASH.findall(posted(rig)[0].text)) == two


async def test_a_burst_of_changed_answers_holds_no_turn_back(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    people = (ann, bo, cleo)
    table = await started(host, rig, *people, title="critter_kitchen")
    await plan(host, table, 0, 0, *people)
    await rig.until(lambda: committed(rig))
    rig.sandbox.faults.limited(2.0, EDIT, method="PATCH", times=60)
    for number in range(42):
        await plan(host, table, 0, number % 3, *people)
    before, began = len(posted(rig)), monotonic()
    await plan(host, table, 1, 1, *people)
    await plan(host, table, 2, 2, *people)
    await rig.until(lambda: len(posted(rig)) > before)
    assert monotonic() - began < 20, "the turn waits for no commitment"
    assert len(committed(rig)) == 1
    query = select(schema.outbox.c.message).where(schema.outbox.c.kind == "commitments")
    rows = await host.tables.store.rows(query)
    assert sum(row["message"] is None for row in rows) > 35, "a burst of changes is one edit"
