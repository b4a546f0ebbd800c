"""Fairness: the host's part of the seed is shown first, players add theirs, and the end reveals everything."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.tables import archive
from bot.tournaments.service import TournamentService
from games.kernel import commitment, start_seed
from games.kernel.answer_commitment import SHORT
from sandbox.driver import Person, Rig
from tests.e2e.hosts import more, the_table
from tests.e2e.playing import starts

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_who_joins_and_starts_decides_the_dice_with_the_host(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    lobby = (await ann.slash(rig.tables, "table new", title="foodfighters", seats=2)).shown
    first = (await the_table(host, rig)).row
    promised = first.commitment
    assert promised is not None and "Provably fair ✓" in lobby.text and first.seed is None
    assert promised in (await bo.slash(rig.tables, "table fairness")).text, "it can be read before anybody joins"
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


async def test_at_a_tournament_the_host_commits_before_anybody_signs_up_and_their_presses_count(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await ann.slash(rig.tables, "tournament new", title="foodfighters", format="knockout", called="Cup")
    invitation = await rig.message(ann, rig.tables, "press *Join*")
    contests = host.tables.service(TournamentService)
    (row,) = await contests.of_guild(rig.guild.id)
    assert row.secret is not None and commitment(row.secret)[:SHORT] in invitation.text
    assert commitment(row.secret) in (await ann.slash(rig.tables, "tournament show")).text
    for person in (ann, bo):
        await person.press(invitation, "Join")
    await ann.press(invitation, "Start")
    await contests.once()
    table = await the_table(host, rig)
    contest = await contests.get(row.id)
    presses = [str(contest.number(int(one)).press) for one in contest.matches[0].players.split()]
    numbers = table.row.interactions.split()
    assert len(set(presses)) == 2 and "0" not in presses and numbers[:2] == presses
    assert table.row.secret == start_seed(row.secret, ["1"])
    assert table.row.seed == start_seed(table.row.secret, numbers)
    assert row.secret.hex() not in (await bo.slash(rig.tables, "tournament show")).text
    await host.tables.moves.resign(table.id, bo.id)
    await contests.once()
    await rig.message(ann, rig.tables, "**Cup** is over")
    assert f"`{row.secret.hex()} 1`" in (await bo.slash(rig.tables, "tournament show")).text
    file = await archive.export(host.tables.repository, table.id)
    assert file.start == archive.FileStart(table.row.secret.hex(), numbers) and archive.verify(file).problems == []
