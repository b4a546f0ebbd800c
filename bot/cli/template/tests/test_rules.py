"""The rules by worked examples: all draws are written down, so each example is the same every time."""

from __future__ import annotations

import pytest

from games.kernel import Action, Game, NotLegal, ScriptedChance

from ..rules import TITLE
from ..rules.data import DECK, SERVED
from ..rules.steps import State
from ..rules.view import View

SEED = bytes(32)
FIRST, SECOND = 0, 1


def a_game(deck: str, rounds: int = 1) -> Game[State, View]:
    """Return a game of two, dealt carrot and leek, bean and mushroom; `deck` names the top cards in drawing order."""
    left = list(range(len(DECK)))
    top = []
    for food in deck.split():
        top.append(next(n for n in left if DECK[n] == food))
        left.remove(top[-1])
    recipes = ([0, 1, 2, 3], [2, 3, 0, 1])
    assert [SERVED[order[0]] for order in recipes] == ["carrot", "bean"]
    script = ScriptedChance([*recipes, [*left, *reversed(top)]])
    return Game.new(TITLE, TITLE.options({"rounds": rounds}, 2), 2, script)[0]


def act(game: Game[State, View], seat: int, *moves: str) -> None:
    """Play typed moves of one seat."""
    for move in moves:
        game.act(seat, Action.of(move.split()), SEED)


def cooking(deck: str, rounds: int = 1) -> Game[State, View]:
    """Return a game in which carrot and bean have been kept."""
    game = a_game(deck, rounds)
    act(game, FIRST, "keep carrot")
    act(game, SECOND, "keep bean")
    return game


def refused(game: Game[State, View], seat: int, move: str) -> str:
    """Return the message id of the rule that forbids a move."""
    with pytest.raises(NotLegal) as caught:
        act(game, seat, move)
    return caught.value.reason.id


def test_a_recipe_is_known_to_its_seat_alone() -> None:
    game = cooking("leek")
    assert [game.view(seat).recipes for seat in (FIRST, SECOND, None)] == [[["carrot"], []], [[], ["bean"]], [[], []]]


def test_nobody_sees_who_has_kept_a_recipe_before_all_have() -> None:
    game = a_game("leek")
    before = game.view(SECOND)
    act(game, FIRST, "keep carrot")
    assert game.view(SECOND) == before
    assert game.awaited() == (FIRST, SECOND)


def test_stirring_fills_the_pot_and_the_turn_goes_on() -> None:
    game = cooking("leek carrot leek")
    act(game, FIRST, "stir", "stir", "stir")
    assert game.state.pot == ["leek", "carrot", "leek"]
    assert game.waiting() == (FIRST,)


def test_serving_takes_one_food_and_leaves_the_rest() -> None:
    game = cooking("leek carrot leek")
    act(game, FIRST, "stir", "stir", "stir", "serve leek")
    assert (game.state.bowls[FIRST], game.state.pot) == (["leek", "leek"], ["carrot"])
    assert game.waiting() == (SECOND,)


def test_the_second_pepper_boils_the_pot_over() -> None:
    game = cooking("pepper carrot pepper")
    act(game, FIRST, "stir", "stir", "stir")
    assert (game.state.pot, game.state.compost) == ([], ["pepper", "carrot", "pepper"])
    assert game.state.bowls[FIRST] == [] and game.waiting() == (SECOND,)


def test_a_card_of_the_own_recipe_is_worth_three_points() -> None:
    game = cooking("carrot carrot bean leek")
    act(game, FIRST, "stir", "stir", "stir", "serve carrot")
    act(game, SECOND, "stir", "serve leek")
    result = game.result()
    assert result is not None
    assert result.ranking == ((FIRST,), (SECOND,))
    assert [line.points for line in result.sheet] == [2, 4, 1, 0]


def test_who_is_equal_shares_the_place() -> None:
    game = cooking("leek mushroom")
    act(game, FIRST, "stir", "serve leek")
    act(game, SECOND, "stir", "serve mushroom")
    result = game.result()
    assert result is not None and result.winners == (FIRST, SECOND)


def test_the_compost_is_shuffled_where_the_deck_is_empty() -> None:
    game = cooking("leek")
    game.state.compost = game.state.deck[:]
    game.state.deck.clear()
    moved = game.act(FIRST, Action("stir"), SEED)
    assert moved.draws and moved.reveals
    assert len(game.state.deck) == len(DECK) - 1 and game.state.compost == []


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("serve leek", "soup_stall-nothing-to-serve"),
        ("keep leek", "soup_stall-kept-already"),
    ],
)
def test_a_refusal_names_its_rule(move: str, reason: str) -> None:
    assert refused(cooking("leek"), FIRST, move) == reason


def test_refusals_of_what_is_served_name_their_rules() -> None:
    game = cooking("pepper leek")
    act(game, FIRST, "stir", "stir")
    assert refused(game, FIRST, "serve pepper") == "soup_stall-no-pepper"
    assert refused(game, FIRST, "serve carrot") == "soup_stall-no-food"


def test_nobody_cooks_before_all_have_kept_a_recipe() -> None:
    game = a_game("leek")
    assert refused(game, FIRST, "stir") == "soup_stall-not-yet"
    assert refused(game, FIRST, "keep bean") == "soup_stall-no-recipe"
