"""Results say what happened: resigning is a loss, a substitute is named, different games are listed separately."""

from __future__ import annotations

import pytest

from bot.ratings.service import Champions
from bot.store import NotableRow
from bot.tables import Asker, Table, TableError, Tables
from bot.tables.history.outcome import GameNotes, game_notes, notes_told
from games.kernel import Chance, random_action
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, duel, host, play_out, step

MANAGER = Asker(99, manager=True)


async def foodies(tables: Tables) -> Table:
    """A running table of a title whose rules do not say what happens when somebody gives up."""
    table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD, 2)
    await tables.lobby.join(table.id, BO)
    return (await tables.lobby.start(table.id, ANN.id)).table


async def to_the_end(tables: Tables, table_id: str) -> Table:
    """Play random moves to the end, also for bots."""
    chance = Chance(b"to the end")
    while (table := await tables.get(table_id)).status == "running":
        assert table.game is not None
        seat = table.game.waiting()[0]
        action = random_action(table.title, table.game.state, seat, chance)
        user = table.users[seat]
        await tables.moves.act(table_id, seat, action, user=user, cause="ai" if user is None else "player")
    return table


async def counted(tables: Tables, *, ranked: bool = True) -> list[tuple[str, int, int]]:
    """Return one of the lists: name, wins, games."""
    return [(row.name, row.wins, row.games) for row in await tables.service(Champions).of(GUILD, ranked=ranked)]


async def test_giving_up_where_a_bot_fills_the_seat_is_a_loss(url: str) -> None:
    async with host(url) as tables:
        table = await foodies(tables)
        await tables.moves.resign(table.id, ANN.id)
        assert await counted(tables) == [], "nobody has lost before the end"
        await to_the_end(tables, table.id)
        assert await counted(tables) == [("Ann", 0, 1)]
        ((name, _, games),) = await counted(tables, ranked=False)
        assert (name, games) == ("Bo", 1), "who plays on against a bot is listed apart"


async def test_giving_up_by_the_titles_rules_is_a_loss_in_a_game_that_counts(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        await tables.moves.resign(table.id, ANN.id)
        assert await counted(tables) == [("Bo", 1, 1), ("Ann", 0, 1)]
        assert (await game_notes(tables.store, table.id)).resigned == {table.seat_of(ANN.id)}
        held = await tables.people.personal_data(ANN.id)
        assert (held["results"][0]["how"], held["results"][0]["place"]) == ("resigned", 2)


async def test_nobody_gives_up_twice(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("food_truck_city", ANN, CHANNEL, GUILD, 3)
        for person in (BO, CLEO):
            await tables.lobby.join(table.id, person)
        await tables.lobby.start(table.id, ANN.id)
        await tables.moves.resign(table.id, CLEO.id)
        with pytest.raises(TableError) as refused:
            await tables.moves.resign(table.id, CLEO.id)
        assert refused.value.reason.id == "tables-already-resigned"
        await tables.moves.resign(table.id, BO.id)
        assert await counted(tables) == [("Ann", 1, 1), ("Bo", 0, 1), ("Cleo", 0, 1)]


async def test_the_stand_in_has_a_name_of_its_own_and_what_was_done_keeps_its_name(url: str) -> None:
    async with host(url) as tables:
        table = await foodies(tables)
        for _ in range(3):
            await step(tables, table.id, Chance(b"before"))
        before = (await tables.get(table.id)).version
        seat = table.seat_of(ANN.id)
        assert seat is not None
        after = (await tables.moves.resign(table.id, ANN.id)).table
        assert (after.names[seat], after.seats[seat].kind) == ("Normal bot 1", "normal")
        tables.repository.forget(table.id)
        again = await tables.get(table.id)
        assert again.departures == after.departures
        assert [again.actors(version)[seat] for version in (0, before, before + 1)] == ["Ann", "Ann", "Normal bot 1"]


async def test_games_with_a_replaced_seat_are_listed_apart_and_who_was_replaced_has_not_lost(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        seat = table.seat_of(BO.id)
        assert seat is not None
        await tables.moderation.replace(table.id, seat, MANAGER, CLEO)
        await tables.moves.resign(table.id, CLEO.id)
        assert await counted(tables) == []
        assert await counted(tables, ranked=False) == [("Ann", 1, 1), ("Cleo", 0, 1)]


async def test_games_against_automated_players_are_listed_apart_and_giving_up_there_too(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD, 2)
        await tables.lobby.add_player(table.id, ANN.id, "random")
        await tables.lobby.start(table.id, ANN.id)
        await tables.moves.resign(table.id, ANN.id)
        await to_the_end(tables, table.id)
        assert await counted(tables) == []
        assert await counted(tables, ranked=False) == [("Ann", 0, 1)]


async def test_a_game_with_a_draw_taken_back_is_listed_apart(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
        while not (acted := await step(tables, table.id, Chance(b"draws"))).made[0].moved.draws:
            pass
        by = acted.made[0].user
        assert by is not None
        await tables.undo.ask(table.id, by, "undo")
        await tables.undo.answer(table.id, ANN.id if by == BO.id else BO.id, True)
        await play_out(tables, table.id, Chance(b"on"))
        assert (await game_notes(tables.store, table.id)).undone
        assert await counted(tables) == [] and len(await counted(tables, ranked=False)) == 2


def test_what_was_taken_back_for_good_is_no_part_of_the_course() -> None:
    setup = NotableRow(1, "setup", None, None, True)
    drew, gave_up = NotableRow(2, "act", 0, None, True), NotableRow(3, "concede", 1, None, False)
    undo, redo = NotableRow(4, "undo", 1, 2, False), NotableRow(5, "redo", 1, 3, False)
    assert notes_told([]) == GameNotes()
    assert notes_told([setup, drew, gave_up]) == GameNotes(frozenset({1}))
    assert notes_told([setup, drew, gave_up, undo]) == GameNotes()
    assert notes_told([setup, drew, gave_up, undo, redo]) == GameNotes(frozenset({1}))
    assert notes_told([setup, drew, NotableRow(3, "undo", 0, 1, False)]) == GameNotes(undone=True)
    assert notes_told([setup, NotableRow(2, "import", None, 1, False)]).imported


async def test_who_left_a_seat_can_be_forgotten(url: str) -> None:
    async with host(url) as tables:
        table = await foodies(tables)
        await tables.moves.resign(table.id, ANN.id)
        assert [row["how"] for row in (await tables.people.personal_data(ANN.id))["seats_left"]] == ["resigned"]
        await tables.people.forget(ANN.id)
        for _ in range(2):
            (left,) = (await tables.get(table.id)).departures
            assert (left.user, left.name) == (None, f"Anon {left.seat + 1}")
            tables.repository.forget(table.id)
        assert (await tables.people.personal_data(ANN.id))["seats_left"] == []
