"""Fairness: the host's part of the seed is shown first, players add theirs, and the end reveals everything."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.tables import archive
from games.kernel import commitment, start_seed
from sandbox.driver import Person, Rig
from tests.e2e.hosts import more, the_table
from tests.e2e.playing import starts

pytestmark = pytest.mark.e2e


async def test_who_joins_and_starts_decides_the_dice_with_the_host(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    lobby = (await ann.slash(rig.tables, "table new", title="foodfighters", seats=2)).shown
    first = (await the_table(host, rig)).row
    promised = first.commitment
    assert promised is not None and promised[:32] in lobby.text and first.seed is None
    await bo.press(lobby, "Join")
    await starts(rig, ann, lobby)
    row = (await host.tables.get(first.id)).row
    numbers = row.interactions.split()
    assert len(set(numbers)) == 3 and row.secret is not None and row.commitment == promised == commitment(row.secret)
    assert row.seed == start_seed(row.secret, numbers)
    running = await bo.slash(rig.tables, "table fairness")
    assert promised in running.text and all(number in running.text for number in numbers)
    assert row.secret.hex() not in running.text and row.seed.hex() not in running.text
    await host.tables.moves.resign(first.id, bo.id)
    over = await rig.message(ann, rig.tables, "🏆")
    answer = await bo.press(await more(rig, bo, over), "Fairness")
    assert " ".join([row.secret.hex(), *numbers]) in answer.text
    file = await archive.export(host.tables.repository, first.id)
    assert file.start == archive.FileStart(row.secret.hex(), numbers) and archive.verify(file).problems == []
