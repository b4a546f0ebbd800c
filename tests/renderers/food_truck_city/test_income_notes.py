"""Notes for a deciding seat, and the text of a drawn card."""

from __future__ import annotations

import msgspec
import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.events import Drew
from games.food_truck_city.state import State
from games.food_truck_city.steps.stack import AnyStep, Bonus, Buy, Fines, Move, Window
from games.food_truck_city.view import View
from games.kernel import Chance, Game
from renderers.food_truck_city import PRESENTER
from renderers.kit.presenter import Scene
from renderers.words import Words
from tests.renderers.food_truck_city.builders import SEED, a_scene, at_move

EN, DE = Words("en"), Words("de")


def thinking(step: AnyStep, *, money: int = 5, moved: int = 0, fines: int = 0) -> tuple[Game[State, View], Scene]:
    game = at_move().copy()
    player = game.state.players[game.state.active]
    player.money, player.fines = money, fines
    for truck in player.parked():
        truck.moved = bool(moved)
    game.state.stack[-1] = step
    game.state.hands[game.state.active] = ["big_tip"]
    seat = game.state.active
    decision = next(d for d in game.decisions() if d.seat == seat)
    return game, msgspec.structs.replace(a_scene(game, viewer=seat), decision=decision)


def notes(game: Game[State, View], scene: Scene, words: Words = EN) -> str:
    return " ".join(PRESENTER.notes(words, game.view(scene.viewer), scene))


@pytest.mark.parametrize(
    ("step", "facts", "told"),
    [
        (Move(), {}, "you pay $1 in fines and have $4 left"),
        (Move(), {"moved": 1}, "no fine is due"),
        (Move(), {"fines": 6}, "would be impounded"),
        (Buy(False), {"money": 4}, "costs $4, all you have"),
    ],
)
def test_what_would_come_of_it_is_told(step: AnyStep, facts: dict[str, int], told: str) -> None:
    assert told in notes(*thinking(step, **facts))


@pytest.mark.parametrize(
    ("money", "trucks", "offered"),
    [
        (3, ["bbq", "ice"], ["pay", "pay_end"]),
        (9, ["bbq"], ["pay_end"]),
        (2, ["bbq", "ice"], []),
        (0, ["bbq", "ice"], ["impound"]),
    ],
)
def test_fines_are_settled_together_only_where_all_of_them_are_settled_alike(
    money: int, trucks: list[str], offered: list[str]
) -> None:
    game, scene = thinking(Fines(trucks), money=money)
    chains = PRESENTER.layout.compound_moves(game.view(scene.viewer), scene)
    assert [name for name, _ in chains] == offered
    assert all([action.args[0] for action in actions if action.args] == trucks for _, actions in chains)


@pytest.mark.parametrize(
    ("words", "debts", "told"),
    [
        (
            EN,
            (2, 5),
            "Your impounded trucks cost $7 to release, and you cannot buy until then. Your next truck costs $15",
        ),
        (
            EN,
            (2,),
            "Your impounded truck costs $2 to release, and you cannot buy until then. Your next truck costs $9",
        ),
        (DE, (2, 5), ("Deine beschlagnahmten Trucks auszulösen kostet 7 $", "kostet dann 15 $.")),
    ],
)
def test_with_impounded_trucks_their_debts_are_told_and_the_price_that_there_is_then(
    words: Words, debts: tuple[int, ...], told: tuple[str, str]
) -> None:
    game, scene = thinking(Buy(False), money=20)
    away = [truck for truck in game.state.players[game.state.active].trucks if truck.at is None]
    for truck, debt in zip(away, debts, strict=False):
        truck.debt = debt
    assert all(each in notes(game, scene, words) for each in told)


def test_before_the_income_it_is_what_the_dice_bring() -> None:
    game, scene = thinking(Bonus())
    told = PRESENTER.notes(EN, game.view(scene.viewer), scene)
    assert len(told) == 1 and told[0].startswith("With these dice you collect $")


def test_an_average_is_written_as_the_reader_writes_it() -> None:
    game, scene = thinking(Move())
    assert "about $0.6 per roll" in notes(game, scene)
    assert "etwa 0,6 $ je Wurf" in notes(game, scene, DE)


def test_spectators_and_who_is_not_asked_are_told_nothing() -> None:
    game = at_move()
    assert PRESENTER.notes(EN, game.view(None), a_scene(game)) == []
    idle = (game.state.active + 1) % 3
    assert PRESENTER.notes(EN, game.view(idle), a_scene(game, viewer=idle)) == []


def test_a_drawn_card_says_what_it_does_and_when() -> None:
    game = at_move()
    told = PRESENTER.event(EN, game.view(0), a_scene(game, viewer=0), Drew(seat=0, card="big_tip", audience=(0,)))
    assert told == "You drew Big Tip. Take $3 immediately. When: Your turn and card windows."


def test_the_start_tells_how_windows_are_answered() -> None:
    game, moved = Game.new(TITLE, TITLE.options({}, 3), 3, Chance(SEED))
    assert "/orders" in PRESENTER.game_log(EN, game.view(None), a_scene(game, *moved.events))[-1]
    assert "/orders" not in PRESENTER.happened(EN, game.view(None), a_scene(game, *moved.events))


def test_in_windows_the_hand_is_shown_else_the_board() -> None:
    game, scene = thinking(Move())
    assert PRESENTER.layout.private_page(game.view(scene.viewer), scene) == "board"
    game, scene = thinking(Window([at_move().state.active], {}, "pre_collect"))
    assert PRESENTER.layout.private_page(game.view(scene.viewer), scene) == "hand"
