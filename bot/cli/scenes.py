"""Prepares tables for the sandbox: a running one of each title. Tables of an earlier session are shown again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.app import Host
from bot.discord.layout import Layout
from bot.discord.posts.control_message import carry
from bot.lobby.message import controls
from bot.lobby.texts import lobby
from bot.store.kinds import LIVE
from bot.tables import Asker, TableError, TableUser
from bot.tables.table import OPEN
from games.kernel import PLAYERS, Chance
from renderers.titles import titles
from renderers.words import Words
from sandbox.driver import Rig
from sandbox.model.entities import Channel

SEATS = 3
MOVES = 6
"""The number of answers given at each table before people see it."""
_LEVEL = "normal"


def places(rig: Rig) -> dict[str, Channel]:
    """A channel for each title, by its id."""
    return {title.info.id: rig.channel(title.info.id.replace("_", "-")) for title in titles()}


async def arrange(host: Host, rig: Rig) -> None:
    """Open a table of each title in its channel, and make some moves for its people."""
    await host.client.wait_until_ready()
    for title_id, channel in places(rig).items():
        await _play(host, await _seated(host, rig, title_id, channel))


async def show_again(host: Host, rig: Rig) -> None:
    """Post the boards and lobbies of the last session's tables again, because the channels have lost their messages."""
    await host.client.wait_until_ready()
    for row in await host.tables.find(guild=rig.guild.id):
        table = await host.tables.get(row.id)
        channel = rig.world.channels.get(row.channel, rig.tables)
        try:
            if table.status == OPEN:
                words = Words(rig.guild.preferred_locale)
                place = host.client.get_partial_messageable(channel.id)
                shown = controls(table, words)
                sent = await place.send(view=Layout(lobby(table, words), shown))
                await carry(host.client, host.tables, table.id, channel.id, sent.id)
            elif table.status in LIVE:
                by = Asker(row.owner, manager=True)
                await host.tables.moderation.repost(table.id, by, channel.id, rig.guild.id)
        except TableError:
            continue  # `/table status` shows the problem


async def _seated(host: Host, rig: Rig, title_id: str, channel: Channel) -> str:
    """Open and start a table with people at its seats."""
    low, high = next(title.info.seats for title in titles() if title.info.id == title_id)
    people: Sequence[TableUser] = [TableUser(one.id, one.name) for one in rig.people[: max(low, min(SEATS, high))]]
    table = await host.tables.lobby.open(title_id, people[0], channel.id, rig.guild.id, len(people))
    for person in people[1:]:
        await host.tables.lobby.join(table.id, person)
    await host.tables.lobby.start(table.id, people[0].id)
    return table.id


async def _play(host: Host, table_id: str) -> None:
    """Answer some decisions as a sensible player would."""
    chance = Chance(bytes(32))
    for _ in range(MOVES):
        table = await host.tables.get(table_id)
        game = table.game
        if game is None or game.result() is not None:
            return
        seat = game.waiting()[0]
        action = await asyncio.to_thread(PLAYERS[_LEVEL].choose, game.title, game.view(seat), seat, chance)
        await host.tables.moves.act(table_id, seat, action, user=table.users[seat])
