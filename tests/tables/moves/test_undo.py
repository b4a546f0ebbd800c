"""Undo: free inside one's own unfinished turn, otherwise by consent; nothing is ever removed from the log."""

from __future__ import annotations

import logging

import pytest
from msgspec import structs

from bot.ratings.rows import ChampionRow
from bot.ratings.service import Champions
from bot.store import UnitOfWork
from bot.store.schema import SavedMoveRow
from bot.tables import Table, TableError, Tables, TableSuspended
from bot.tables.history.undo import Branches
from games.kernel import Action, Chance
from games.kernel.chance import verify as wrong_draws
from tests.tables.host import ANN, BO, CHANNEL, GUILD, agreed, duel, host, looks, step, waiting
from tests.tables.test_moderation import until


async def swapped(tables: Tables, table_id: str) -> int:
    """Swap two fighters for the player to move, which draws nothing; return that person."""
    _, user = await waiting(tables, table_id)
    await step(tables, table_id, Chance(b""), "swap F0 B2")
    return user


def other(user: int) -> int:
    """The other person at the table."""
    return BO.id if user == ANN.id else ANN.id


async def test_nothing_to_take_back_is_said(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        with pytest.raises(TableError, match="tables-nothing-to-undo"):
            await tables.undo.ask(table.id, ANN.id)
        with pytest.raises(TableError, match="tables-nothing-to-redo"):
            await tables.undo.ask(table.id, ANN.id, "redo")


async def test_a_move_that_passed_the_turn_is_taken_back_only_by_consent(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        before = await tables.get(table.id)
        user = await swapped(tables, table.id)
        asked = await tables.undo.ask(table.id, user)
        assert asked.table.proposal is not None and not asked.made
        with pytest.raises(TableError, match="tables-not-asked"):
            await tables.undo.answer(table.id, user, True)
        undone = await tables.undo.answer(table.id, other(user), True)
        assert undone.table.proposal is None
        assert looks(undone.table) == looks(before)
        kinds = [made.kind for made in await tables.records(table.id)]
        assert kinds[-1] == "undo" and "act" in kinds, "the move stays in the log"


async def test_changes_read_the_same_from_memory_and_from_the_database(url: str) -> None:
    async with host(url) as tables:
        table, dice = await duel(tables), Chance(b"memory")
        for number in range(12):
            if number == 0:
                user = await swapped(tables, table.id)
                await tables.undo.ask(table.id, user)
                await tables.undo.answer(table.id, other(user), True)
            else:
                await step(tables, table.id, dice)
            last = (await tables.get(table.id)).version
            kept = [await tables.records(table.id, first, last) for first in range(1, last + 1)]
            tables.repository.forget(table.id)
            assert kept == [await tables.records(table.id, first, last) for first in range(1, last + 1)]
            assert [len(some) for some in kept] == list(range(last, 0, -1))


async def test_a_declined_proposal_ends_and_the_game_goes_on(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        user = await swapped(tables, table.id)
        await tables.undo.ask(table.id, user)
        declined = await tables.undo.answer(table.id, other(user), False)
        assert declined.table.proposal is None
        with pytest.raises(TableError, match="tables-no-proposal"):
            await tables.undo.answer(table.id, other(user), True)


async def test_playing_on_ends_a_proposal(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        user = await swapped(tables, table.id)
        await tables.undo.ask(table.id, user)
        await swapped(tables, table.id)
        assert (await tables.get(table.id)).proposal is None
        with pytest.raises(TableError, match="tables-no-proposal"):
            await tables.undo.answer(table.id, other(user), True)


async def test_dice_are_never_undone_without_the_others_consent(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        _, user = await waiting(tables, table.id)
        await step(tables, table.id, Chance(b""), "roll")
        reach = await tables.undo.reach(table.id, user)
        assert reach.needed, "chance came between"


async def test_dice_fall_anew_after_an_undo_and_are_a_function_of_seed_and_history(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        _, user = await waiting(tables, table.id)
        start = table.game.position if table.game is not None else 0
        for version in (2, 4, 6):
            rolled = await step(tables, table.id, Chance(b""), "roll")
            draws = rolled.made[0].moved.draws
            stream = 0 if version == 2 else version - 1
            assert {draw.stream for draw in draws} == {stream} and draws[0].at == start
            assert table.row.seed is not None and wrong_draws(table.row.seed, draws) == []
            await agreed(tables, table.id, user)
        assert (await Branches.of(tables.store, table.id)).undone((await tables.get(table.id)).version) == 3


async def test_whoever_is_asked_for_a_roll_is_everybody_and_all_must_agree(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        _, user = await waiting(tables, table.id)
        await step(tables, table.id, Chance(b""), "roll")
        await tables.undo.ask(table.id, user)
        await tables.undo.answer(table.id, other(user), False)
        assert (await tables.records(table.id))[-1].kind == "act", "who declines keeps the roll"
        await tables.undo.ask(table.id, user)
        undone = await tables.undo.answer(table.id, other(user), True)
        assert undone.made[0].stream == undone.made[0].version == 3


async def test_redo_does_again_what_was_taken_back(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        user = await swapped(tables, table.id)
        after = await tables.get(table.id)
        await tables.undo.ask(table.id, user)
        await tables.undo.answer(table.id, other(user), True)
        redone = await tables.undo.ask(table.id, user, "redo")
        assert looks(redone.table) == looks(after)
        with pytest.raises(TableError, match="tables-nothing-to-redo"):
            await tables.undo.ask(table.id, user, "redo")


async def test_against_automated_players_one_may_always_take_back(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.lobby.add_player(table.id, ANN.id, "random")
        acted = await tables.lobby.start(table.id, ANN.id)
        game = acted.table.game
        assert game is not None
        while 0 not in game.waiting():
            seat = game.waiting()[0]
            action = Action("roll") if any(c.key == "roll" for c in game.choices(seat)) else Action("pass")
            game = (await tables.moves.act(table.id, seat, action, cause="ai")).table.game
            assert game is not None
        before = looks(await tables.get(table.id))
        await step(tables, table.id, Chance(b""), "roll")
        undone = await tables.undo.ask(table.id, ANN.id)
        assert looks(undone.table) == before


async def ended_games(tables: Tables) -> list[ChampionRow]:
    """Return who has ended games on the server: after an undo of a revelation they are not ranked any more."""
    return [*await tables.service(Champions).of(GUILD), *await tables.service(Champions).of(GUILD, ranked=False)]


async def test_a_game_whose_end_is_taken_back_can_end_again(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        for loser, winner in ((ANN, "Bo"), (BO, "Ann"), (ANN, "Bo")):
            ended = (await tables.moves.resign(table.id, loser.id)).table
            assert ended.status == "finished"
            assert [row.name for row in await ended_games(tables) if row.wins] == [winner]
            taken = await agreed(tables, table.id, loser.id)
            assert taken.status == "running" and await ended_games(tables) == []
        again = await agreed(tables, table.id, ANN.id, "redo")
        assert again.status == "finished", "an end that was taken back stands again"
        assert [(row.name, row.wins) for row in await ended_games(tables)] == [("Bo", 1), ("Ann", 0)]
        await agreed(tables, table.id, ANN.id)
        await step(tables, table.id, Chance(b""), "roll")


async def test_an_end_that_is_taken_back_has_shown_the_seed_so_the_dice_follow_another(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await step(tables, table.id, Chance(b""), "roll")
        await tables.moves.resign(table.id, ANN.id)
        taken = await agreed(tables, table.id, ANN.id)
        assert taken.row.seed != table.row.seed and taken.row.commitment != table.row.commitment
        assert await tables.store.seed_revealed_in(table.id, 2) == table.row.seed
        assert await tables.store.seed_revealed_in(table.id, taken.version) is None, "the new one is secret"


async def test_an_end_that_a_house_player_makes_can_be_taken_back_and_made_again(url: str) -> None:
    async with host(url) as tables:
        table = await against_the_house(tables)
        await tables.moves.resign(table.id, ANN.id)
        taken = await tables.undo.ask(table.id, ANN.id)
        assert taken.table.status == "running"
        tables.ai_seats.start()

        async def played() -> bool:
            return (await tables.get(table.id)).version > taken.table.version

        if taken.table.row.ai_due:
            await until(played)
        assert await tables.moderation.obstacles(table.id) == []
        ended = await tables.moves.resign(table.id, ANN.id)
        assert ended.table.status == "finished"


async def against_the_house(tables: Tables) -> Table:
    """Ann against a bot, which owes the move."""
    table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
    await tables.lobby.add_player(table.id, ANN.id, "random")
    table = (await tables.lobby.start(table.id, ANN.id)).table
    while table.game is not None and 1 not in table.game.waiting():
        table = (await step(tables, table.id, Chance(b"house"))).table
    return table


async def clashing(tables: Tables, table: Table) -> None:
    """Insert a row with the key of a table's next move, so that it can never be written."""
    (move,) = await tables.store.moves(table.id, table.version, table.version)
    values = {**structs.asdict(move), "version": table.version + 1, "snapshot": b"", "digest": None}
    await tables.store.write(UnitOfWork().add(SavedMoveRow(**values)))


async def test_a_conflict_that_repeats_at_the_same_version_freezes_the_table_and_says_so(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await clashing(tables, table)
        with caplog.at_level(logging.ERROR), pytest.raises(TableSuspended):
            await step(tables, table.id, Chance(b""), "roll")
        assert "cannot be written" in caplog.text
        assert (await tables.get(table.id)).status == "suspended"
        told = await tables.store.outbox_queue.last_in_channel(table.id)
        assert told is not None and "host-note-suspended" in told.data
