"""Undo: free inside one's own unfinished turn, otherwise by consent; nothing is ever removed from the log."""

from __future__ import annotations

import pytest

from bot.tables import TableError, Tables
from games.kernel import Action, Chance

from .host import ANN, BO, CHANNEL, GUILD, duel, host, step, waiting


async def swapped(tables: Tables, table_id: str) -> int:
    """Whoever is to move swaps two fighters, which draws nothing; returns that person."""
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
            await tables.ask(table.id, ANN.id)
        with pytest.raises(TableError, match="tables-nothing-to-redo"):
            await tables.ask(table.id, ANN.id, "redo")


async def test_a_move_that_passed_the_turn_is_taken_back_only_by_consent(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        before = (await tables.get(table.id)).game
        assert before is not None
        user = await swapped(tables, table.id)
        asked = await tables.ask(table.id, user)
        assert asked.table.proposal is not None and not asked.made
        with pytest.raises(TableError, match="tables-not-asked"):
            await tables.answer(table.id, user, True)
        undone = await tables.answer(table.id, other(user), True)
        assert undone.table.proposal is None and undone.table.game is not None
        assert undone.table.game.freeze() == before.freeze()
        kinds = [made.kind for made in await tables.records(table.id)]
        assert kinds[-1] == "undo" and "act" in kinds, "the move stays in the log"


async def test_a_declined_proposal_ends_and_the_game_goes_on(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        user = await swapped(tables, table.id)
        await tables.ask(table.id, user)
        declined = await tables.answer(table.id, other(user), False)
        assert declined.table.proposal is None
        with pytest.raises(TableError, match="tables-no-proposal"):
            await tables.answer(table.id, other(user), True)


async def test_playing_on_ends_a_proposal(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        user = await swapped(tables, table.id)
        await tables.ask(table.id, user)
        await swapped(tables, table.id)
        assert (await tables.get(table.id)).proposal is None
        with pytest.raises(TableError, match="tables-no-proposal"):
            await tables.answer(table.id, other(user), True)


async def test_dice_are_never_undone_without_the_others_consent(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        _, user = await waiting(tables, table.id)
        await step(tables, table.id, Chance(b""), "roll")
        reach = await tables.undo_reach(table.id, user)
        assert reach.needed, "chance came between"


async def test_dice_fall_the_same_after_an_undo(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        _, user = await waiting(tables, table.id)
        first = await step(tables, table.id, Chance(b""), "roll")
        await tables.ask(table.id, user)
        await tables.answer(table.id, other(user), True)
        again = await step(tables, table.id, Chance(b""), "roll")
        assert again.made[0].moved == first.made[0].moved


async def test_redo_does_again_what_was_taken_back(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        user = await swapped(tables, table.id)
        after = (await tables.get(table.id)).game
        assert after is not None
        await tables.ask(table.id, user)
        await tables.answer(table.id, other(user), True)
        redone = await tables.ask(table.id, user, "redo")
        assert redone.table.game is not None and redone.table.game.freeze() == after.freeze()
        with pytest.raises(TableError, match="tables-nothing-to-redo"):
            await tables.ask(table.id, user, "redo")


async def test_against_automated_players_one_may_always_take_back(url: str) -> None:
    async with host(url) as tables:
        table = await tables.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.add_player(table.id, ANN.id, "random")
        acted = await tables.start(table.id, ANN.id)
        game = acted.table.game
        assert game is not None
        while 0 not in game.waiting():
            seat = game.waiting()[0]
            action = Action("roll") if any(c.key == "roll" for c in game.choices(seat)) else Action("pass")
            game = (await tables.act(table.id, seat, action, cause="robot")).table.game
            assert game is not None
        before = game.freeze()
        await step(tables, table.id, Chance(b""), "roll")
        undone = await tables.ask(table.id, ANN.id)
        assert undone.table.game is not None and undone.table.game.freeze() == before
