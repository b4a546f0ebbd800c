"""A trial leaves the table alone; its own moves can be played, or kept for the next turn."""

from __future__ import annotations

import pytest

from bot.tables import Stale, Table, TableError, Tables
from bot.trials.service import MOST, Trial, TrialRow, Trials
from games.kernel import Action, Chance, InputError, Seat, random_action
from tests.tables.host import CLEO, duel, host, play_out, step, waiting, written


@pytest.fixture
async def tables(url: str) -> object:
    """A host."""
    async with host(url) as found:
        yield found


async def tried(trials: Trials, trial: Trial, seats: list[Seat], chance: Chance) -> Trial:
    """Try random moves until each of some seats has moved, in this order."""
    left = list(seats)
    while left:
        assert trial.asked is not None
        left = left[1:] if trial.asked == left[0] else left
        action = random_action(trial.game.title, trial.game.state, trial.asked, chance)
        trial = await trials.step(trial, action)
    return trial


async def stored(tables: Tables) -> list[dict[str, object]]:
    """Every trial in the database."""
    return [dict(row) for row in await tables.store.rows(TrialRow.table.select())]


async def at_turn(tables: Tables) -> tuple[Table, Seat, int]:
    """A duel in a usual turn, whose seat is asked, and its person."""
    table = await duel(tables)
    for number in range(20):
        game = table.played_game()
        if game.title.turn(game.state).owner is not None and len(game.waiting()) == 1:
            break
        await step(tables, table.id, Chance(bytes([number])))
        table = await tables.get(table.id)
    return table, *await waiting(tables, table.id)


async def test_trying_out_changes_nothing_at_the_table(tables: Tables) -> None:
    table, seat, user = await at_turn(tables)
    trials, before = tables.service(Trials), table.played_game().freeze()
    trial = await trials.begin(table, user)
    assert trial.game.view(seat) == table.played_game().view(seat)
    trial = await tried(trials, trial, [seat, 1 - seat, seat], Chance(b"try"))
    assert len({step.seat for step in trial.steps}) == 2
    assert (await tables.get(table.id)).row == table.row
    assert (await tables.get(table.id)).played_game().freeze() == before


async def test_a_trial_is_the_same_when_it_is_opened_again_and_moves_are_taken_back_one_by_one(tables: Tables) -> None:
    table, _seat, user = await at_turn(tables)
    trials = tables.service(Trials)
    trial = await trials.begin(table, user)
    positions = [trial.game.freeze()]
    for _ in range(5):
        trial = await tried(trials, trial, [trial.viewer], Chance(b"again"))
        positions.append(trial.game.freeze())
        again = await trials.find(await tables.get(table.id), user)
        assert again is not None
        assert (again.game.freeze(), again.events, again.row) == (positions[-1], trial.events, trial.row)
    for position in reversed(positions[:-1]):
        trial = await trials.back(trial)
        assert trial.game.freeze() == position
    assert trial.steps == () and trial.row.count == 10


async def test_who_takes_back_and_repeats_sees_other_dice(tables: Tables) -> None:
    table, _, user = await at_turn(tables)
    trials = tables.service(Trials)
    trial, seen = await trials.begin(table, user), set[bytes]()
    roll = Action.of(("roll",))
    for _ in range(12):
        trial = await trials.step(trial, roll)
        seen.add(trial.game.freeze())
        trial = await trials.back(trial)
    assert len(seen) > 1


async def test_an_illegal_move_is_refused_and_the_length_is_limited(tables: Tables) -> None:
    table, _, user = await at_turn(tables)
    trials = tables.service(Trials)
    trial = await trials.begin(table, user)
    with pytest.raises(InputError):
        await trials.step(trial, Action.of(("attack", "F0", "F9")), Action.of(("roll",)))
    with pytest.raises(TableError, match="trial-too-long"):
        await trials.step(trial, *[Action.of(("roll",))] * (MOST + 1))


async def test_only_who_plays_there_has_a_trial(tables: Tables) -> None:
    table, _, _ = await at_turn(tables)
    with pytest.raises(TableError, match="tables-not-seated"):
        await tables.service(Trials).begin(table, CLEO.id)


async def test_own_moves_are_played_in_order_up_to_where_somebody_else_is_asked(tables: Tables) -> None:
    table, seat, user = await at_turn(tables)
    trials = tables.service(Trials)
    trial = await tried(trials, await trials.begin(table, user), [seat, 1 - seat, seat], Chance(b"play"))
    played = await trials.play(trial)
    assert played.done and (*played.done, *played.left) == trial.own
    made = [one for one in played.acted.made if one.cause == "player"]
    assert [(one.seat, one.action) for one in made] == [(seat, action) for action in played.done]
    assert played.left, "the other one was to move in between"
    assert await stored(tables) == []


async def test_nothing_is_played_on_a_table_that_has_changed_meanwhile(tables: Tables) -> None:
    table, seat, user = await at_turn(tables)
    trials = tables.service(Trials)
    trial = await tried(trials, await trials.begin(table, user), [seat], Chance(b"play"))
    await step(tables, table.id, Chance(b"meanwhile"))
    with pytest.raises(Stale):
        await trials.play(trial, version=table.version)
    again = await trials.find(await tables.get(table.id), user)
    assert again is not None and not again.current


async def test_a_kept_plan_is_carried_out_when_the_turn_comes(tables: Tables) -> None:
    table, seat, _user = await at_turn(tables)
    other = table.users[1 - seat]
    assert other is not None
    trials = tables.service(Trials)
    trial = await tried(trials, await trials.begin(table, other), [seat, 1 - seat], Chance(b"keep"))
    kept = await trials.keep(trial)
    assert kept.plans == {1 - seat: list(trial.own)} and await stored(tables) == []
    while (now := await tables.get(table.id)).plans:
        assert now.played_game().waiting() == (seat,)
        await step(tables, table.id, Chance(bytes([now.version])))
    made = [one for one in await tables.records(table.id, table.version + 1) if one.seat == 1 - seat]
    if made:  # still possible
        assert (made[0].cause, made[0].action) == ("order", trial.own[0])
    else:
        assert [row.target for row in await written(tables, "note")] == [other]


async def test_who_is_asked_has_nothing_to_keep_and_what_is_kept_can_be_forgotten(tables: Tables) -> None:
    table, seat, user = await at_turn(tables)
    trials = tables.service(Trials)
    trial = await tried(trials, await trials.begin(table, user), [seat], Chance(b"keep"))
    with pytest.raises(TableError, match="tables-plan-now"):
        await trials.keep(trial)
    other = table.users[1 - seat]
    assert other is not None
    trial = await tried(trials, await trials.begin(table, other), [seat, 1 - seat], Chance(b"keep"))
    await trials.keep(trial)
    trial = await trials.begin(await tables.get(table.id), other)
    assert (await trials.forget_plan(trial)).table.plans == {}
    tables.repository.forget(table.id)
    assert (await tables.get(table.id)).plans == {}


async def test_a_plan_that_is_not_possible_is_dropped_once_its_turn_comes_and_its_person_is_told(
    tables: Tables,
) -> None:
    table, seat, _ = await at_turn(tables)
    other = table.users[1 - seat]
    assert other is not None
    await tables.moves.keep_plan(table.id, other, [Action.of(("attack", "F0", "F9")), Action.of(("pass",))])
    while (now := await tables.get(table.id)).played_game().waiting() == (seat,):
        assert now.plans
        await step(tables, table.id, Chance(bytes([now.version])))
    assert now.plans == {}
    assert [row.target for row in await written(tables, "note")] == [other]


async def test_trials_and_plans_are_forgotten_at_the_end_of_the_game(tables: Tables) -> None:
    table, _seat, user = await at_turn(tables)
    await tables.service(Trials).begin(table, user)
    assert len(await stored(tables)) == 1
    table = await play_out(tables, table.id, Chance(b"end"))
    assert table.plans == {} and await stored(tables) == []


async def test_what_is_kept_about_a_person_has_their_trials_and_goes_with_them(tables: Tables) -> None:
    table, _, user = await at_turn(tables)
    await tables.service(Trials).begin(table, user)
    held = await tables.store.person_rows.held(user)
    assert [row["table_id"] for row in held["trials"]] == [table.id]
    await tables.people.forget(user)
    assert await stored(tables) == []
