"""Tables in channels that not everybody sees: no list names them to others, and naming one reveals nothing."""

from __future__ import annotations

import pytest

from bench.pressing import forged
from bot.app import Host
from bot.clocks.deadlines import Substitutes
from bot.tables import Asker, Table
from bot.tables import TableUser as Player
from bot.tournaments.service import TournamentService
from sandbox.driver import Person, Rig
from sandbox.model.entities import Channel, ChannelType, Role
from sandbox.model.permissions import Permission
from tests.e2e.hosts import manager, started
from tests.e2e.people.test_inbox import ahead
from tests.e2e.servers.test_server import seen

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

PUBLIC_THREAD = ChannelType.PUBLIC_THREAD


@pytest.fixture
async def secret(rig: Rig, cleo: Person) -> Channel:
    """A channel that Cleo does not see."""
    channel = rig.channel("secret")
    rig.forbid(channel, Permission.VIEW_CHANNEL, who=cleo.user)
    return channel


async def opened(host: Host, rig: Rig, owner: Person, where: Channel) -> Table:
    """A table for two in a channel."""
    return await host.tables.lobby.open("foodfighters", Player(owner.id, owner.name), where.id, rig.guild.id, 2)


@pytest.mark.own_host
async def test_nobody_finds_or_joins_a_table_in_a_channel_that_they_do_not_see(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person, secret: Channel
) -> None:
    table = await opened(host, rig, ann, secret)
    assert table.id in (await ann.slash(rig.tables, "table list", where="server")).text
    assert f"<#{secret.id}>" in (await bo.slash(rig.tables, "find")).text
    for where in ("server", "seats"):
        assert f"<#{secret.id}>" not in (await cleo.slash(rig.tables, "table list", where=where)).text
    assert f"<#{secret.id}>" not in (await cleo.slash(rig.tables, "find")).text
    assert "There is no table" in (await cleo.slash(rig.tables, "table join", table=table.id)).text
    await ann.slash(secret, "table invite", person=cleo, table=table.id)
    await cleo.slash(rig.tables, "table join", table=table.id)
    assert (await host.tables.get(table.id)).names == ("Ann", "Cleo"), "who is invited is let in"
    assert table.id in (await cleo.slash(rig.tables, "table list", where="server")).text


async def test_nobody_looks_at_or_follows_a_game_in_a_channel_that_they_do_not_see(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person, secret: Channel
) -> None:
    table = await opened(host, rig, ann, secret)
    await host.tables.lobby.join(table.id, Player(bo.id, bo.name))
    await host.tables.lobby.start(table.id, ann.id)
    await host.tables.service(Substitutes).offer(table.id, Asker(ann.id), 0)
    for command in ("board", "table follow", "table status"):
        assert "There is no table" in (await cleo.slash(rig.tables, command, table=table.id)).text
    assert f"<#{secret.id}>" not in (await cleo.slash(rig.tables, "table list", where="seats")).text
    rig.forbid(secret, who=cleo.user)
    assert "You are following" in (await cleo.slash(rig.tables, "table follow", table=table.id)).text
    assert f"<#{secret.id}>" in (await cleo.slash(rig.tables, "table list", where="seats")).text
    rig.forbid(secret, Permission.VIEW_CHANNEL, who=cleo.user)
    assert table.id in (await cleo.slash(rig.tables, "table status", table=table.id)).text, "who follows it is let in"


async def test_a_thread_is_seen_by_who_sees_its_channel_and_a_manager_finds_every_table(
    host: Host, rig: Rig, ann: Person, cleo: Person, secret: Channel
) -> None:
    for where, sees in ((rig.tables, True), (secret, False)):
        await ann.slash(where, "table new", title="foodies", thread=True)
        (thread,) = rig.threads(where)
        (row,) = await host.tables.find(channel=thread.id)
        assert (f"<#{thread.id}>" in (await cleo.slash(rig.tables, "find")).text) is sees
        assert ("There is no table" in (await cleo.slash(rig.tables, "table status", table=row.id)).text) is not sees
    manager(rig, cleo)
    assert row.id in (await cleo.slash(rig.tables, "table status", table=row.id)).text


@pytest.mark.own_host
async def test_a_table_in_an_archived_thread_is_found_by_who_sees_the_channel_of_the_thread(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person, secret: Channel
) -> None:
    hidden, shown = [rig.world.add_thread(one, ann.user, "A game", PUBLIC_THREAD) for one in (secret, rig.tables)]
    inside, _ = [await opened(host, rig, ann, thread) for thread in (hidden, shown)]
    await ann.slash(hidden, "tournament new", title="foodfighters", called="Secret Cup")
    for thread in (hidden, shown):
        assert thread.thread is not None
        thread.thread.archived = True
        rig.world.channel_changed(thread)
    host.client.servers.forget(rig.guild.id)
    for command, given in (("find", {}), ("table list", {"where": "server"}), ("table list", {"where": "seats"})):
        found = (await cleo.slash(rig.tables, command, given)).text
        assert f"<#{shown.id}>" in found and f"<#{hidden.id}>" not in found, command
        assert f"<#{hidden.id}>" in (await bo.slash(rig.tables, command, given)).text, command
    assert "There is no table" in (await cleo.slash(rig.tables, "table join", table=inside.id)).text
    assert "No tournaments" in (await cleo.slash(rig.tables, "tournament show")).text
    asked = [one.path for one in rig.sandbox.gate.record if one.template == "/channels/{channel}"]
    assert len(asked) == len(set(asked)) == 2, "a thread never moves"


async def test_a_private_game_is_listed_to_those_who_play_it_alone(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await opened(host, rig, ann, rig.tables)
    await ann.slash(rig.tables, "seats", private=True, table=table.id)
    await host.tables.lobby.invite(table.id, Player(ann.id, ann.name), Player(bo.id, bo.name))
    await host.tables.lobby.join(table.id, Player(bo.id, bo.name))
    await host.tables.lobby.start(table.id, ann.id)
    assert table.id in (await bo.slash(rig.tables, "table list", where="server")).text
    assert table.id not in (await cleo.slash(rig.tables, "table list", where="server")).text


async def test_who_follows_a_game_is_shown_it_in_private_as_long_as_they_are_on_its_server(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await started(host, rig, ann, bo)
    await cleo.slash(rig.tables, "table follow", table=table.id)
    assert table.id in (await cleo.slash(cleo.dm, "table status", table=table.id)).text
    for person in (cleo, bo):
        del rig.guild.members[person.id]
    for command in ("board", "table status", "catch-up"):
        assert "There is no table" in (await cleo.slash(cleo.dm, command, table=table.id)).text
    assert table.id in (await bo.slash(bo.dm, "table status", table=table.id)).text, "who plays there plays on"


@pytest.mark.own_host
async def test_boards_and_announcements_name_tables_in_channels_that_all_their_readers_see(
    host: Host, rig: Rig, ann: Person
) -> None:
    mia, staff = manager(rig), Role(rig.world.ids.next(), "staff", 0)
    rig.world.set_role(rig.guild, staff)
    office, board, news = rig.channel("office"), rig.channel("board"), rig.channel("news")
    rig.forbid(office, Permission.VIEW_CHANNEL, who=rig.guild.roles[rig.guild.id])
    rig.world.overwrite(office, rig.application.bot, allow=int(Permission.VIEW_CHANNEL))
    rig.world.overwrite(office, staff, allow=int(Permission.VIEW_CHANNEL))
    await mia.slash(rig.tables, "server", setting="board", value=str(board.id))
    await mia.slash(rig.tables, "server", setting="vacancies", value=str(news.id))
    await opened(host, rig, ann, office)
    await opened(host, rig, ann, rig.tables)
    inside, outside = f"<#{office.id}>", f"<#{rig.tables.id}>"
    await ahead(host, 60)
    await rig.until(lambda: any(outside in one.text for one in seen(board)))
    await rig.until(lambda: any(outside in one.text for one in seen(news)))
    assert not any(inside in one.text for one in (*seen(board), *seen(news)))
    lounge = rig.channel("lounge")
    rig.forbid(lounge, Permission.VIEW_CHANNEL, who=rig.guild.roles[rig.guild.id])
    rig.world.overwrite(lounge, rig.application.bot, allow=int(Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES))
    rig.world.overwrite(lounge, staff, allow=int(Permission.VIEW_CHANNEL))
    host.client.servers.forget(rig.guild.id)
    await mia.slash(rig.tables, "server", setting="board", value=str(lounge.id))
    await ahead(host, 60)
    await rig.until(lambda: any(inside in one.text and outside in one.text for one in seen(lounge)))


async def test_nobody_finds_or_signs_up_for_a_tournament_in_a_channel_that_they_do_not_see(
    host: Host, rig: Rig, ann: Person, cleo: Person, secret: Channel
) -> None:
    await ann.slash(secret, "tournament new", title="foodfighters", called="Secret Cup")
    (row,) = await host.tables.service(TournamentService).of_guild(rig.guild.id)
    assert "No tournaments" in (await cleo.slash(rig.tables, "tournament show")).text
    assert await cleo.complete(rig.tables, "tournament show", "tournament") == []
    for command in ("show", "join", "standings", "set"):
        refused = await cleo.slash(rig.tables, f"tournament {command}", tournament=row.id)
        assert f"This server has no tournament {row.id}" in refused.text
    assert "out of date" in (await forged(rig, cleo, f"cup/join/{row.id}")).text
    assert (await host.tables.service(TournamentService).get(row.id)).entrants == ()
    assert "Secret Cup" in (await ann.slash(rig.tables, "tournament show")).text, "who has opened it is let in"
    assert "Secret Cup" in (await manager(rig).slash(rig.tables, "tournament show")).text
    rig.forbid(secret, who=cleo.user)
    await cleo.slash(rig.tables, "tournament join")
    rig.forbid(secret, Permission.VIEW_CHANNEL, who=cleo.user)
    assert "Secret Cup" in (await cleo.slash(rig.tables, "tournament show")).text, "who takes part is let in"
