"""Rematches: one table for all who ask, seats rotated, started with the last of them."""

from __future__ import annotations

import asyncio

import pytest

from bot.lobby.service import Rematches
from bot.store import MessageKind
from bot.tables import Table, TableError, Tables, TableUser
from bot.tables.rights import RESERVED_SECONDS
from games.foodfighters.data import TEAMS
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, Clock, duel, host


async def finished(tables: Tables, *people: TableUser) -> Table:
    """A game of Foodfighters that is over."""
    table = await duel(tables, *people)
    await tables.moves.resign(table.id, people[0].id if people else ANN.id)
    return await tables.get(table.id)


async def test_the_first_press_opens_the_table_and_the_last_one_begins_the_game_with_the_seats_turned(url: str) -> None:
    async with host(url) as tables:
        options = {"team": list(TEAMS)[:2]}
        first = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2, options)
        await tables.lobby.join(first.id, BO)
        await tables.lobby.start(first.id, ANN.id)
        await tables.moves.resign(first.id, ANN.id)
        old = await tables.get(first.id)
        opened = await tables.service(Rematches).again(old.id, BO)
        assert opened.opened and opened.table.status == "open"
        assert [(seat.seat, seat.name) for seat in opened.table.seats] == [(0, "Bo")]
        assert [(guest.name, guest.seat) for guest in opened.table.guests] == [("Ann", 1)]
        with pytest.raises(TableError, match="tables-reserved"):
            await tables.lobby.join(opened.table.id, CLEO)
        asked = await tables.store.outbox_queue.written(opened.table.id, MessageKind.REMATCH, CHANNEL)
        assert asked is not None and asked.place == "channel"
        again = await tables.service(Rematches).again(old.id, ANN)
        assert not again.opened and again.table.id == opened.table.id
        assert (again.table.status, again.table.names) == ("running", ("Bo", "Ann"))
        assert again.table.options == {"team": list(reversed(old.options["team"]))}


async def test_two_who_press_at_once_meet_at_one_table(url: str) -> None:
    async with host(url) as tables:
        old = await finished(tables)
        first, second = await asyncio.gather(
            tables.service(Rematches).again(old.id, ANN), tables.service(Rematches).again(old.id, BO)
        )
        assert first.table.id == second.table.id and first.opened != second.opened
        assert (await tables.get(first.table.id)).status == "running"


async def test_automated_players_sit_down_at_once_and_alone_against_them_the_game_begins_at_once(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.lobby.add_player(table.id, ANN.id, "normal")
        await tables.lobby.start(table.id, ANN.id)
        await tables.moves.resign(table.id, ANN.id)
        again = await tables.service(Rematches).again(table.id, ANN)
        assert (again.table.status, again.table.names) == ("running", ("Normal bot 1", "Ann"))


async def test_a_rematch_that_was_given_up_can_be_asked_for_anew(url: str) -> None:
    async with host(url) as tables:
        old = await finished(tables)
        opened = await tables.service(Rematches).again(old.id, ANN)
        await tables.lobby.close(opened.table.id, ANN.id)
        anew = await tables.service(Rematches).again(old.id, BO)
        assert anew.opened and anew.table.id != opened.table.id


async def test_only_who_played_may_ask_and_only_after_the_end(url: str) -> None:
    async with host(url) as tables:
        running = await duel(tables)
        with pytest.raises(TableError, match="tables-not-over"):
            await tables.service(Rematches).again(running.id, ANN)
        await tables.moves.resign(running.id, ANN.id)
        with pytest.raises(TableError, match="tables-not-seated"):
            await tables.service(Rematches).again(running.id, CLEO)


async def test_a_seat_is_kept_for_who_is_invited_until_they_decline_or_a_day_is_over(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        for ends in ("declined", "late"):
            table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
            await tables.lobby.invite(table.id, ANN, BO)
            with pytest.raises(TableError, match="tables-reserved"):
                await tables.lobby.join(table.id, CLEO)
            if ends == "declined":
                await tables.lobby.decline(table.id, BO)
            else:
                clock.now += RESERVED_SECONDS
            assert (await tables.lobby.join(table.id, CLEO)).names == ("Ann", "Cleo")


async def test_who_is_asked_for_a_rematch_and_wants_to_be_forgotten_leaves_no_trace(url: str) -> None:
    async with host(url) as tables:
        old = await finished(tables)
        opened = await tables.service(Rematches).again(old.id, ANN)
        held = await tables.people.personal_data(BO.id)
        assert [one["table_id"] for one in held["claims"]] == [opened.table.id]
        await tables.people.forget(BO.id)
        assert (await tables.get(opened.table.id)).guests == ()
        assert (await tables.lobby.join(opened.table.id, CLEO)).status == "running"
