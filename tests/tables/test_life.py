"""The life of a table, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.tables import NoSuchTable, Stale, TableError, Tables, TableUser
from bot.tables.lobby import seats_for
from games.kernel import Action, Chance, NotLegal, OptionsError, Order, random_action
from games.kernel.registry import title
from tests.lengths import amount
from tests.tables.host import (
    ANN,
    BO,
    CHANNEL,
    CLEO,
    GUILD,
    Letterbox,
    duel,
    host,
    nothing_left,
    play_out,
    step,
    waiting,
)


async def test_a_table_is_opened_joined_started_and_found(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        assert table.status == "open" and table.names == ("Ann",)
        await tables.lobby.join(table.id, BO)
        acted = await tables.lobby.start(table.id, ANN.id)
        assert acted.table.status == "running" and acted.table.version >= 1
        for found in (
            await tables.find(user=BO.id),
            await tables.find(channel=CHANNEL),
            await tables.find(guild=GUILD),
        ):
            assert [row.id for row in found] == [table.id]


def test_a_table_without_a_number_of_seats_has_as_many_as_its_modules_allow() -> None:
    large = title("food_chain_magnate")
    assert seats_for(large, {}, None) == 5
    assert seats_for(large, {"modules": ["new_districts", "six_players"]}, None) == 6


async def test_what_cannot_be_is_refused_with_a_reason(url: str) -> None:
    async with host(url) as tables:
        with pytest.raises(TableError, match="tables-no-such-title"):
            await tables.lobby.open("chess", ANN, CHANNEL, GUILD)
        with pytest.raises(OptionsError):
            await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2, {"nonsense": 1})
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        with pytest.raises(TableError, match="tables-too-few"):
            await tables.lobby.start(table.id, ANN.id)
        with pytest.raises(TableError, match="tables-already-seated"):
            await tables.lobby.join(table.id, ANN)
        with pytest.raises(TableError, match="tables-not-seated"):
            await tables.lobby.leave(table.id, BO.id)
        await tables.lobby.join(table.id, BO)
        with pytest.raises(TableError, match="tables-full"):
            await tables.lobby.join(table.id, CLEO)
        with pytest.raises(TableError, match="tables-not-owner"):
            await tables.lobby.start(table.id, BO.id)
        with pytest.raises(NoSuchTable):
            await tables.get("zzzzz")


async def test_leaving_frees_the_seat_and_the_last_one_closes_the_table(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.lobby.join(table.id, BO)
        await tables.lobby.leave(table.id, ANN.id)
        table = await tables.lobby.join(table.id, CLEO)
        assert table.names == ("Cleo", "Bo")
        await tables.lobby.leave(table.id, BO.id)
        assert (await tables.lobby.leave(table.id, CLEO.id)).status == "abandoned"


async def test_gaps_between_seats_are_closed_at_the_start(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 3 - 1)
        await tables.lobby.join(table.id, BO)
        await tables.lobby.leave(table.id, ANN.id)
        await tables.lobby.join(table.id, TableUser(ANN.id, "Ann again"))
        started = (await tables.lobby.start(table.id, ANN.id)).table
        assert [seat.seat for seat in started.seats] == [0, 1]


async def test_a_whole_game_survives_a_restart_after_every_few_moves(url: str) -> None:
    chance = Chance(b"players")
    async with host(url) as tables:
        table_id = (await duel(tables)).id
    table = None
    for round_ in range(200):
        async with host(url, f"round {round_}") as tables:
            for _ in range(amount(40, 10)):
                table = await tables.get(table_id)
                if table.status != "running":
                    break
                await step(tables, table_id, chance)
            if table is not None and table.status != "running":
                records = await tables.records(table_id)
                break
    assert table is not None and table.status == "finished"
    assert [made.version for made in records] == list(range(1, table.version + 1))


@pytest.mark.both_databases
async def test_of_ten_simultaneous_presses_exactly_one_counts(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        seat, user = await waiting(tables, table.id)
        roll = Action("roll")
        presses = (tables.moves.act(table.id, seat, roll, user=user, version=table.version) for _ in range(10))
        answers = await asyncio.gather(*presses, return_exceptions=True)
        assert sum(isinstance(answer, Stale) for answer in answers) == 9
        acts = [made for made in await tables.records(table.id) if made.cause == "player"]
        assert len(acts) == 1


async def test_an_illegal_action_changes_nothing(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        seat, user = await waiting(tables, table.id)
        with pytest.raises(NotLegal):
            await tables.moves.act(table.id, seat, Action("attack", ("B0", "B0")), user=user)
        with pytest.raises(TableError, match="tables-not-your-seat"):
            await tables.moves.act(table.id, seat, Action("roll"), user=CLEO.id)
        assert (await tables.get(table.id)).version == table.version


async def test_resigning_ends_a_game_of_two(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        over = (await tables.moves.resign(table.id, ANN.id)).table
        assert over.status == "finished" and over.game is not None
        result = over.game.result()
        assert result is not None and result.winners == (1,)


async def test_an_automated_player_plays_by_itself_and_goes_on_after_a_restart(url: str) -> None:
    chance = Chance(b"ann")
    async with host(url) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.lobby.add_player(table.id, ANN.id, "normal")
        await tables.lobby.start(table.id, ANN.id)
    for n in range(100):
        async with host(url, f"restart {n}") as tables:
            tables.ai_seats.start()
            while True:
                table = await tables.get(table.id)
                if table.status != "running":
                    return
                assert table.game is not None
                if 0 in table.game.waiting():
                    await step(tables, table.id, chance)
                    break
                await asyncio.sleep(0)
    pytest.fail("the game did not end")


async def test_the_channel_hears_when_an_automated_player_has_answered_in_the_middle_of_ones_turn(url: str) -> None:
    chance = Chance(b"middle")
    async with host(url) as tables:
        for _ in range(8):
            async for _ in _turns_resumed(tables, chance):
                return
    pytest.fail("in no game did the bot fill a gap in Ann's turn")


async def _turns_resumed(tables: Tables, chance: Chance) -> AsyncIterator[int]:
    """Ann's turns in a random game in which her opponent had something to answer and she went on."""
    table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
    await tables.lobby.add_player(table.id, ANN.id, "normal")
    await tables.lobby.start(table.id, ANN.id)
    while (table := await tables.get(table.id)).status == "running":
        game = table.running_game()
        if 0 in game.waiting():
            await step(tables, table.id, chance)
            continue
        action = random_action(table.title, game.state, 1, chance)
        after = (await tables.moves.act(table.id, 1, action, cause="ai")).table
        assert after.game is not None
        if 0 in after.game.waiting():
            assert after.row.announced_version == after.version, "Ann knows only that the table waits for the other"
            turn = table.title.turn(game.state)
            if turn.owner == 0 and turn == table.title.turn(after.game.state):
                yield turn.number


async def test_a_standing_order_is_kept_and_answers_at_once(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        kind = table.title.info.orders[0]
        await tables.moves.set_order(table.id, ANN.id, Order(kind.kind, kind.policies[0]))
        again = await tables.get(table.id)
        assert again.orders[0][kind.kind].policy == kind.policies[0]
        with pytest.raises(TableError, match="kernel-order-policy"):
            await tables.moves.set_order(table.id, ANN.id, Order(kind.kind, "sometimes"))


async def test_the_channel_hears_of_every_hand_over_exactly_once(url: str) -> None:
    async with host(url) as tables:
        box = Letterbox()
        tables.send(box, "test")
        table = await duel(tables)
        over = await play_out(tables, table.id, Chance(b"talk"))
        await nothing_left(tables)
        told = [row for row in box.rows if row.place == "channel" and row.kind != "call"]
        assert told[0].kind == "setup" and told[-1].kind == "result"
        assert [row.first for row in told] == [1] + [row.version + 1 for row in told[:-1]]
        assert told[-1].version == over.version
        assert len(told) < over.version


async def test_a_table_can_be_closed_by_all_its_people(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        asked = await tables.undo.ask(table.id, ANN.id, "abandon")
        assert asked.table.proposal is not None
        closed = await tables.undo.answer(table.id, BO.id, True)
        assert closed.table.status == "abandoned"
        with pytest.raises(TableError, match="tables-is-abandoned"):
            await step(tables, table.id, Chance(b"late"))
