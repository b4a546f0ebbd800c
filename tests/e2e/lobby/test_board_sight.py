"""A server's board when permissions change: no table of a closed channel stays on it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.app import Host
from bot.store import BOARD, DeliveryState, schema
from bot.tables import Table
from bot.tables import TableUser as Player
from sandbox.driver import LOOK_AGAIN, PATIENCE, Person, Rig
from sandbox.model.entities import Channel, ChannelType, Role
from sandbox.model.permissions import Permission
from tests.e2e.conftest import Failures
from tests.e2e.hosts import delivered, hosted, manager
from tests.e2e.people.test_inbox import ahead
from tests.e2e.servers.test_server import seen

pytestmark = [pytest.mark.e2e, pytest.mark.own_host, pytest.mark.usefixtures("sketched")]

SEE, PUBLIC_THREAD = Permission.VIEW_CHANNEL, ChannelType.PUBLIC_THREAD


def everyone(rig: Rig) -> Role:
    """Return the role that everybody has."""
    return rig.guild.roles[rig.guild.id]


def close(rig: Rig, channel: Channel) -> None:
    """Close a channel to all but the host and managers."""
    rig.forbid(channel, SEE, who=everyone(rig))
    rig.world.overwrite(channel, rig.application.bot, allow=int(SEE))


def link(table: Table) -> str:
    """Return the link to a table's channel, as on a board."""
    return f"<#{table.row.channel}>"


async def opened(host: Host, rig: Rig, owner: Person, where: Channel) -> Table:
    """A table for two in a channel."""
    return await host.tables.lobby.open("foodfighters", Player(owner.id, owner.name), where.id, rig.guild.id, 2)


async def looked_at(host: Host) -> None:
    """Wait until one refresh of a board is scheduled, and advance the clock to it."""
    out = schema.outbox.c
    coming = select(out.id).where(out.place == BOARD, out.state == DeliveryState.WAITING)
    async with asyncio.timeout(PATIENCE):
        while not (found := await host.tables.store.rows(coming)):  # noqa: ASYNC110  # only the database knows
            await asyncio.sleep(LOOK_AGAIN)
    assert len(found) == 1, "of many changes comes one look"
    await ahead(host, 120)


async def board_with(host: Host, rig: Rig, *tables: Table) -> Channel:
    """Create a channel with the server's board, which shows some tables."""
    board = rig.channel("board")
    await manager(rig).slash(rig.tables, "server", setting="board", value=str(board.id))
    await ahead(host, 60)
    await rig.until(lambda: seen(board) and all(link(table) in seen(board)[0].text for table in tables))
    await delivered(host)
    return board


async def test_a_table_leaves_the_board_soon_after_its_channel_was_closed_or_deleted(
    host: Host, rig: Rig, ann: Person
) -> None:
    lounge, hall = rig.channel("lounge"), rig.channel("hall")
    inside, outside, there = [await opened(host, rig, ann, one) for one in (lounge, rig.tables, hall)]
    board = await board_with(host, rig, inside, outside, there)
    close(rig, lounge)
    await looked_at(host)
    await rig.until(lambda: link(inside) not in seen(board)[0].text)
    assert link(outside) in seen(board)[0].text and link(there) in seen(board)[0].text
    rig.world.delete_channel(hall)
    await looked_at(host)
    await rig.until(lambda: link(there) not in seen(board)[0].text)
    rig.world.delete_channel(lounge)
    await looked_at(host)
    await delivered(host)
    assert link(inside) not in seen(board)[0].text and link(outside) in seen(board)[0].text, "nobody sees what is gone"


async def test_the_board_follows_what_a_role_may_see(host: Host, rig: Rig, ann: Person) -> None:
    table = await opened(host, rig, ann, rig.tables)
    board = await board_with(host, rig, table)
    rig.world.overwrite(board, everyone(rig), allow=int(SEE))
    everyone(rig).permissions &= ~int(SEE)
    rig.world.set_role(rig.guild, everyone(rig))
    await looked_at(host)
    await rig.until(lambda: link(table) not in seen(board)[0].text)


async def test_a_table_in_an_archived_thread_stays_on_the_board_where_its_channel_is_open(
    host: Host, rig: Rig, ann: Person
) -> None:
    office = rig.channel("office")
    close(rig, office)
    hidden, shown = [rig.world.add_thread(one, ann.user, "A game", PUBLIC_THREAD) for one in (office, rig.tables)]
    inside, outside = [await opened(host, rig, ann, one) for one in (hidden, shown)]
    board = await board_with(host, rig, outside)
    for thread in (hidden, shown):
        assert thread.thread is not None
        thread.thread.archived = True
        rig.world.channel_changed(thread)
    last = await opened(host, rig, ann, rig.tables)
    await ahead(host, 60)
    await rig.until(lambda: link(last) in seen(board)[0].text)
    assert link(outside) in seen(board)[0].text and link(inside) not in seen(board)[0].text
    rig.world.delete_channel(shown)
    await looked_at(host)
    await rig.until(lambda: link(outside) not in seen(board)[0].text)


async def test_where_people_were_let_in_one_by_one_the_board_shows_what_everybody_sees(
    host: Host, rig: Rig, ann: Person, cleo: Person
) -> None:
    office, board = rig.channel("office"), rig.channel("board")
    for channel in (office, board):
        close(rig, channel)
    rig.world.overwrite(board, rig.application.bot, allow=int(SEE | Permission.SEND_MESSAGES))
    rig.world.overwrite(board, cleo.user, allow=int(SEE))
    inside, outside = [await opened(host, rig, ann, one) for one in (office, rig.tables)]
    await board_with(host, rig, outside)
    assert link(inside) not in seen(board)[0].text, "no role tells what they see who were let in"


async def test_what_changed_while_the_host_was_away_is_on_the_board_once_it_is_back(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person
) -> None:
    lounge = rig.channel("lounge")
    async with hosted(rig, tmp_path) as host:
        table = await opened(host, rig, ann, lounge)
        board = await board_with(host, rig, table)
    close(rig, lounge)
    async with hosted(rig, tmp_path) as host:
        await looked_at(host)
        await rig.until(lambda: link(table) not in seen(board)[0].text)
