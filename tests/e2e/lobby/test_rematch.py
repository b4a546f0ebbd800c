"""A rematch as people see it: one post, one press each."""

from __future__ import annotations

import pytest

from bench.pressing import about
from bot.app import Host
from bot.servers.service import ServerService
from bot.tables import TableUser as Player
from sandbox.driver import Person, Rig
from tests.e2e.hosts import manager, posted, started

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_one_presses_rematch_the_other_once_and_the_game_runs_with_the_seats_turned(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    await host.tables.moves.resign(table.id, ann.id)
    over = (await rig.until(lambda: [one for one in posted(rig) if "🏆" in one.text]))[0]
    opened = await ann.press(over, "Rematch")
    assert opened.ephemeral and "Your rematch is open" in opened.text
    asked = (await rig.until(lambda: [one for one in posted(rig) if "wants a rematch" in one.text]))[0]
    assert asked.message.mentions[0].id == bo.id and "seats rotated by one" in asked.text
    await bo.press(asked, "Join")
    again = (await host.tables.get(table.id)).row.rematch
    await rig.until(lambda: any(about(one, again) and "have fun!" in one.text for one in posted(rig)))
    assert (await host.tables.get(again)).names == ("Bo", "Ann")
    late = await bo.slash(rig.tables, "rematch", table=table.id)
    assert late.ephemeral and "läuft die Partie schon" in late.text


async def test_who_played_against_the_house_alone_hears_that_the_rematch_has_begun(
    host: Host, rig: Rig, ann: Person
) -> None:
    table = await host.tables.lobby.open("foodfighters", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 2)
    await host.tables.lobby.add_player(table.id, ann.id, "random")
    await host.tables.lobby.start(table.id, ann.id)
    await host.tables.moves.resign(table.id, ann.id)
    again = await ann.slash(rig.tables, "rematch", table=table.id)
    assert "has started" in again.text and "asked" not in again.text


async def test_two_rematches_at_once_do_not_pass_the_limit_of_tables(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    over = [await started(host, rig, ann, bo), await started(host, rig, cleo, bo)]
    for table in over:
        await host.tables.moves.resign(table.id, bo.id)
    await manager(rig).slash(rig.tables, "server", setting="tables", value="1")
    asked = [ann.slash(rig.tables, "rematch", table=over[0].id), cleo.slash(rig.tables, "rematch", table=over[1].id)]
    answers = [(await one).text for one in asked]
    assert sorted("Your rematch is open" in text for text in answers) == [False, True], answers
    assert len(await host.tables.find(guild=rig.guild.id)) == 1


async def test_a_rematch_keeps_to_the_rules_of_its_own_server_and_channel_wherever_it_is_asked_for(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    await host.tables.moves.resign(table.id, bo.id)
    other, mia = rig.channel("other"), manager(rig)
    await mia.slash(rig.tables, "server", setting="channels", value=f"<#{other.id}>")
    for place in (rig.tables, other, ann.dm):
        refused = await ann.slash(place, "rematch", table=table.id)
        assert f"Use <#{other.id}>" in refused.text, (place.name, refused.text)
    assert not await host.tables.find(guild=rig.guild.id)
    await mia.slash(rig.tables, "server", setting="channels", value="none")
    role = rig.guild.members[mia.id].roles[-1]
    await host.tables.service(ServerService).change(rig.guild.id, mia.id, "openers", str(role))
    assert "Your rematch is open" not in (await ann.slash(ann.dm, "rematch", table=table.id)).text
    rig.guild.members[ann.id].roles.append(role)
    assert "Your rematch is open" in (await ann.slash(ann.dm, "rematch", table=table.id)).text


async def test_who_has_left_the_server_opens_no_rematch_there(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    await host.tables.moves.resign(table.id, bo.id)
    rig.guild.members.pop(ann.id)
    assert "There is no table" in (await ann.slash(ann.dm, "rematch", table=table.id)).text
    assert not await host.tables.find(guild=rig.guild.id)


async def test_a_rematch_that_was_given_up_opens_no_table_that_the_servers_rules_refuse(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    await host.tables.moves.resign(table.id, bo.id)
    await ann.slash(rig.tables, "rematch", table=table.id)
    await host.tables.lobby.close((await host.tables.get(table.id)).row.rematch, ann.id)
    await manager(rig).slash(rig.tables, "server", setting="tables", value="1")
    other = await host.tables.lobby.open("foodies", Player(cleo.id, cleo.name), rig.tables.id, rig.guild.id, 2)
    refused = await ann.slash(rig.tables, "rematch", table=table.id)
    assert refused.ephemeral and "Your rematch is open" not in refused.text
    assert [row.id for row in await host.tables.find(guild=rig.guild.id)] == [other.id]
    await host.tables.lobby.close(other.id, cleo.id)
    assert "Your rematch is open" in (await ann.slash(rig.tables, "rematch", table=table.id)).text
