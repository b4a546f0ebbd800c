"""The turn: set-up, automatic steps, moves as one tentative turn, fines, bailouts, drawing (sections 3 to 7)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.data import BLOCKS, DECK, FOODS, LAYOUTS
from games.food_truck_city.events import Drew, Fined, Impounded, NoBailout, NothingSold, Reshuffled, Revealed
from games.food_truck_city.state import State, Tile
from games.food_truck_city.steps.stack import Bonus, Buy, Collect, Draw, Fines, TurnEnd, TurnStart
from games.food_truck_city.view import View
from games.kernel import Action, Game, OptionsError, ScriptedChance, thaw
from tests.games.food_truck_city.builders import FOUR, L1, TWO, Table, a_city, dice

SEED = bytes(32)


def new_game(seats: int, first: int = 0, **options: object) -> Game[State, View]:
    checked = TITLE.options(options, seats)
    blocks = int(str(checked.values["city"])) ** 2
    draws: list[int | Sequence[int]] = [list(range(52)), list(range(36)), *([0] * blocks), first]
    return Game.new(TITLE, checked, seats, ScriptedChance(draws))[0]


@pytest.mark.parametrize(("city", "hidden"), [("5", 20), ("6", 32)])
def test_the_city_is_dealt_row_by_row_and_its_centre_revealed(city: str, hidden: int) -> None:
    state = new_game(3, city=city).state
    assert list(state.blocks) == LAYOUTS[int(city)].open
    assert len(state.hidden) == hidden
    places = {**state.blocks, **state.hidden}
    assert [places[place].card for place in state.city.blocks] == list(BLOCKS)[: int(city) ** 2]
    assert state.deck[-1] == DECK[0]
    assert [(player.money, player.fines) for player in state.players] == [(0, 0)] * 3
    assert state.hands == [[], [], []]


def test_each_player_chooses_a_truck_beginning_with_the_first() -> None:
    game = new_game(4, first=2)
    asked = []
    for food in ("tac", "piz", "piz", "sus"):
        (decision,) = game.decisions()
        asked.append(decision.seat)
        assert TITLE.turn(game.state).owner == decision.seat
        last = len(asked) == 4
        game.act_by(decision.seat, Action("start", (food,)), ScriptedChance(dice("ice", "st") if last else []))
    assert asked == [2, 3, 0, 1]
    assert [player.parked()[0].at for player in game.state.players] == ["H2-2", "V2-1", "H1-2", "V2-2"]
    assert [(d.seat, d.kind) for d in game.decisions()] == [(2, "move")]


@pytest.mark.parametrize("raw", [{"city": "7"}, {"windows": "none"}, {"stall_limit_rounds": -1}])
def test_options_beyond_what_there_is_are_refused(raw: dict[str, object]) -> None:
    with pytest.raises(OptionsError):
        TITLE.options(raw, 3)


def test_without_cards_and_money_the_turn_runs_to_the_moves() -> None:
    table = a_city(TWO, step=TurnStart(), settled=False)
    table.settle(*dice("bbq", "hi"))
    assert table.asked() == [(0, "move")]


def test_the_bonus_move_is_not_asked_where_none_is_legal() -> None:
    assert a_city(FOUR, seats=4, step=Bonus(), money=(9,)).asked() == [(0, "move")]
    assert a_city(TWO, step=Bonus(), money=(1, 0)).asked() == [(0, "bonus")]


def test_when_all_trucks_have_moved_the_moving_ends_by_itself() -> None:
    table = a_city(TWO)
    table.do(0, "move piz V2-2")
    assert table.state.active == 1


def test_with_a_card_in_hand_the_player_ends_moving_and_buying() -> None:
    table = a_city(TWO, hands={0: ["award_bbq"]})
    table.do(0, "move piz V2-2")
    assert table.verbs(0) == ["play", "end_move"]
    table.do(0, "end_move")
    table.do(0, "pass")
    assert table.verbs(0) == ["play", "end_buy"]
    table.do(0, "end_buy")
    assert table.state.active == 1


def test_a_segment_left_free_in_the_same_step_may_be_entered() -> None:
    table = a_city(TWO.replace("A4   | ", "A4  0bbq").replace("|   A2", "1ice A2"))
    assert table.refused(0, "move bbq H2-2") == "taken"
    table.do(0, "move piz H2-1")
    table.do(0, "move bbq H2-2")
    assert table.truck(0, "bbq").at == "H2-2"


def test_each_truck_moves_once() -> None:
    table = a_city(TWO.replace("A4   | ", "A4  0bbq"))
    table.do(0, "move piz V2-2")
    assert table.refused(0, "move piz H2-2") == "second-move"


def test_nobody_drives_through_a_closure() -> None:
    table = a_city(TWO.replace("|   A2", "X1  A2"))
    assert table.refused(0, "move piz V2-2") == "closed"


def test_the_moves_of_a_turn_can_be_tried_and_taken_back() -> None:
    state = a_city(TWO.replace("A4   | ", "A4  0bbq"), money=(5, 0)).state
    state.blocks |= state.hidden
    state.hidden.clear()
    game = Game(TITLE, TITLE.options({}, 2), 2, state, 0)
    turn, before = TITLE.turn(game.state), game.freeze()
    moved = game.act(0, Action("move", ("piz", "H2-1")), SEED)
    assert not moved.reveals
    assert TITLE.turn(game.state) == turn
    again = thaw(TITLE, before)
    again.act(0, Action("move", ("piz", "V2-2")), SEED)
    assert TITLE.turn(again.state) == turn
    assert again.state.players[0].trucks[FOODS.index("piz")].at == "V2-2"


def test_a_reveal_is_not_taken_back_without_consent() -> None:
    assert Revealed.reveals
    assert Drew.reveals


def test_the_second_reveal_of_a_turn_brings_nothing_but_the_next_turn_does() -> None:
    table = a_city(TWO.replace("A4   | ", "A4  0bbq"))
    gains = [
        e.gain for text in ("move piz H2-1", "move bbq V1-1") for e in table.do(0, text) if isinstance(e, Revealed)
    ]
    assert gains == [1, 0]
    assert table.money()[0] == 1


def test_a_truck_that_could_not_move_is_fined() -> None:
    boxed = """
    ??   |  ??   |    ??    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    A1    |   ??   |  ??
    --      --        --        --      --
    ??   |  A4   X1   A5    X1  A2   |  ??
    --      X1       0piz       X1      --
    ??   |  ??   O1   A3    O1  ??   |  ??
    --      --       1tac       --      --
    ??   |  ??   |    B1    |   ??   |  ??
    """
    table = a_city(boxed, money=(1, 0), settled=False)
    events = table.settle()
    assert [type(event) for event in events if isinstance(event, Fined | Impounded)] == [Fined]
    assert (table.money()[0], table.player(0).fines) == (0, 1)


def test_one_fine_is_settled_without_asking_and_two_are_ordered() -> None:
    assert a_city(TWO, step=Fines(["piz"]), money=(1, 0)).player(0).fines == 1
    table = a_city(TWO.replace("A4   | ", "A4  0bbq"), step=Fines(["bbq", "piz"]), money=(9, 0))
    assert table.legal(0, "settle") == {"bbq pay", "piz pay"}


def test_an_impounded_truck_loses_its_cards() -> None:
    table = a_city(TWO.replace("0piz", "0piz!*"), step=Fines(["piz"]), money=(0, 0))
    assert (table.truck(0, "piz").debt, table.truck(0, "piz").flat, table.truck(0, "piz").strike) == (1, "", "")
    assert sorted(table.state.discard) == ["flat_tire", "staff_strike"]


def test_a_truck_is_not_released_in_the_turn_it_was_impounded() -> None:
    table = a_city(TWO.replace("A4   | ", "A4  0bbq"), step=Fines(["piz", "bbq"]), money=(1, 0), hands={0: ["big_tip"]})
    table.do(0, "settle bbq pay")
    table.do(0, "settle piz impound")
    table.player(0).money = 9
    assert table.refused(0, "release piz H2-2") == "release-same-turn"


def test_a_bailout_with_all_six_impounded_cancels_a_debt() -> None:
    held = {f"0{food}": 3 for food in FOODS}
    table = a_city(TWO.replace("0piz", " -- "), step=TurnStart(), impounded=held, money=(2, 0))
    table.do(0, "bailout sus H2-2", dice("bbq", "hi"))
    assert (table.truck(0, "sus").debt, len(table.player(0).impounded()), table.money()[0]) == (0, 5, 0)


def test_without_any_space_nothing_is_handed_in() -> None:
    full = (
        L1.replace("A4   | ", "A4   X1")
        .replace("|   A2", "X1  A2")
        .replace("    --        --      --\n    ??   |  A4", "   X1        --      --\n    ??   |  A4")
    )
    drawing = full.replace(
        "    --        --      --\n    ??   |  ??   |    A3", "   1tac       --      --\n    ??   |  ??   |    A3"
    )
    table = a_city(drawing, step=TurnStart(), impounded={"0piz": 3}, money=(2, 0), settled=False)
    events = table.settle(*dice("bbq", "hi"))
    assert any(isinstance(event, NoBailout) for event in events)
    assert table.money()[0] == 2
    assert table.state.active == 1


def test_who_has_no_truck_on_the_board_collects_nothing() -> None:
    table = a_city(TWO.replace("0piz", " -- "), step=Collect(), awards={0: ["award_piz"]}, impounded={"0piz": 1})
    assert table.money()[0] == 0
    quiet = a_city(TWO, step=Collect(), food="ice", customer="ve", settled=False)
    assert any(isinstance(event, NothingSold) for event in quiet.settle())


def test_the_deck_is_made_anew_from_the_discard_pile() -> None:
    table = a_city(TWO, step=Draw(), settled=False)
    state = table.state
    state.deck, state.discard = [], sorted(DECK)
    events = table.settle(list(range(52)))
    assert [event.cards for event in events if isinstance(event, Reshuffled)] == [52]
    assert (state.hands[0], len(state.deck), state.discard) == ([sorted(DECK)[0]], 51, [])
    drew = next(event for event in events if isinstance(event, Drew))
    assert drew.audience == (0,)


def test_with_no_card_left_none_is_drawn() -> None:
    table = a_city(TWO, step=Draw(), settled=False)
    table.state.deck = []
    events = table.settle(*dice("bbq", "hi"))
    assert not any(isinstance(event, Drew) for event in events)


def test_festivals_end_when_the_turn_of_their_player_starts() -> None:
    tiles = [Tile("festival", "2-2", 0, 1), Tile("festival", "1-2", 1, 1)]
    table = a_city(TWO, step=TurnStart(), festivals=tiles, settled=False)
    table.settle(*dice("bbq", "hi"))
    assert [tile.place for tile in table.state.festivals] == ["1-2"]


@pytest.mark.parametrize(
    ("limit", "quiet", "triggered"), [(10, 19, True), (10, 18, False), (0, 99, False), (1, 1, True)]
)
def test_rounds_without_a_reveal_end_the_game(limit: int, quiet: int, triggered: bool) -> None:
    table = a_city(TWO, step=TurnEnd(), stall_limit=limit, quiet=quiet, settled=False)
    table.settle(*dice("bbq", "hi"))
    assert (table.state.ending, table.state.last_turns) == (("stalled", [1]) if triggered else ("", None))


def test_a_reveal_starts_the_count_of_quiet_turns_again() -> None:
    table = a_city(TWO, step=TurnEnd(), quiet=19, revealed=True, settled=False)
    table.settle(*dice("bbq", "hi"))
    assert (table.state.quiet, table.state.ending) == (0, "")


def test_one_truck_a_turn_is_bought() -> None:
    table = a_city(TWO, step=Buy(False), money=(50, 0), hands={0: ["big_tip"]})
    table.do(0, "buy ice V2-2")
    assert table.refused(0, "buy noo V2-1") == "second-purchase"


def test_the_result_tells_trucks_and_money() -> None:
    table: Table = a_city(TWO, step=TurnEnd(), last_turns=[0], ending="explored", money=(3, 4), settled=False)
    table.settle()
    result = TITLE.result(table.state)
    assert result is not None
    assert (result.ranking, result.reason.id) == (((1,), (0,)), "food_truck_city-result-explored")
    assert [(line.seat, line.points) for line in result.sheet] == [(0, 1), (0, 3), (1, 1), (1, 4)]
