"""The board in words: alt text, text board, labels."""

from __future__ import annotations

import pytest
from msgspec import structs

from games.food_truck_city.data import CARDS
from games.food_truck_city.events import Bought, Collected, Impounded
from games.food_truck_city.steps.stack import Buy
from games.kernel import Choice, Decision, Ref
from renderers.food_truck_city import PRESENTER, hand
from renderers.food_truck_city.situations import crowded_game
from renderers.words import Words
from tests.renderers.food_truck_city.builders import a_game, a_scene, at_move

EN, DE = Words("en"), Words("de")


@pytest.mark.parametrize(
    ("money", "asked"),
    [(0, "no money for a bonus move"), (2, "Pay $1 for a bonus move before everyone collects? You have $2.")],
)
def test_who_has_no_money_is_not_asked_to_pay_for_a_bonus_move(money: int, asked: str) -> None:
    game = at_move()
    about: dict[str, str | int | Ref | list[Ref]] = {
        "customer": Ref("customer", "hip"), "food": Ref("food", "tac"), "money": money,
    }  # fmt: skip
    prompt = PRESENTER.prompt(EN, game.view(0), a_scene(game, viewer=0), Decision(0, "bonus", about))
    assert asked in prompt and ("Pay" in prompt) is (money > 0)


def test_a_debt_of_any_size_is_told_in_the_singular() -> None:
    game = at_move()
    told = Impounded(seat=0, food="tac", debt=1, number=1)
    for words, paid in ((EN, "is paid"), (DE, "bezahlt ist")):
        assert paid in (PRESENTER.event(words, game.view(None), a_scene(game), told) or "")


@pytest.mark.parametrize("words", [EN, DE])
def test_an_amount_that_is_all_for_one_reason_is_said_once(words: Words) -> None:
    game = at_move()
    alone = Collected(seat=0, total=7, customers=0, demand=7, bonus=0, tiles=0, award=0)
    both = Collected(seat=0, total=8, customers=1, demand=7, bonus=0, tiles=0, award=0)
    once, twice = (PRESENTER.event(words, game.view(None), a_scene(game), one) or "" for one in (alone, both))
    assert once.count("7") == 1 and "8" in twice and "7" in twice


@pytest.mark.parametrize("words", [EN, DE])
def test_streets_that_the_picture_marks_are_named_only_without_it(words: Words) -> None:
    game, bought = at_move(), Bought(seat=0, food="bbq", segment="H1-2", price=4, number=2)
    scene = structs.replace(a_scene(game), events=(bought,))
    (beside,) = PRESENTER.digest(words, game.view(None), scene)
    (alone,) = PRESENTER.digest(words, game.view(None), structs.replace(scene, pictured=False))
    assert "H1-2" not in beside and "Anna" in beside and "H1-2" in alone
    assert "H1-2" in PRESENTER.game_log(words, game.view(None), scene)[0]


def test_the_text_board_tells_every_block_and_every_truck() -> None:
    game = crowded_game()
    board = PRESENTER.text_board(EN, game.view(None), a_scene(game))
    for block in game.view(None).city.blocks:
        assert f" {block} " in board
    for player in game.state.players:
        for truck in player.parked():
            assert f"on {truck.at} (" in board
    assert board.count("face down") == 4  # three blocks, and their number
    assert "Flat Tire" in board and "Staff Strike" in board
    assert "V1-2 is closed (Sinkhole)" in board and "H3-4 is closed (Road Closed)" in board
    assert "Impounded: Tacos ($3)." in board and "Awards: Pizza." in board
    assert "Billboard for Sushi on block 1-4." in board and "Festival on block 3-3" in board


def test_the_last_turns_are_announced_while_nobody_explores_and_the_count_is_not_told_in_them() -> None:
    game = a_game()
    game.state.quiet = 12
    assert "12 turns in a row without a new block; at 30 the last turns begin." in PRESENTER.text_board(
        EN, game.view(None), a_scene(game)
    )
    game.state.quiet, game.state.ending, game.state.last_turns = 30, "stalled", [1, 2]
    board = PRESENTER.text_board(EN, game.view(None), a_scene(game))
    assert "without a new block" not in board and "one more turn for Bo and Cem" in board


def test_the_viewers_seat_is_told_first_and_only_its_hand() -> None:
    game = crowded_game()
    board = PRESENTER.text_board(EN, game.view(1), a_scene(game, viewer=1))
    assert board.index("Bo: 6 trucks") < board.index("Anna: 6 trucks")
    assert board.count("Your hand") == 1 and "Your hand: Flat Tire." in board
    assert "Your hand" not in PRESENTER.text_board(EN, game.view(None), a_scene(game))


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
def test_every_card_has_a_name_a_time_and_a_text_that_fits_on_it(words: Words) -> None:
    game = a_game()
    scene = a_scene(game, viewer=0)
    for card in CARDS:
        label = PRESENTER.choice(words, game.view(0), scene, ("play",), Choice(card, "card"))
        assert label.text != card and 0 < len(label.text) <= 80
        assert 0 < len(label.about) <= 100
        text = PRESENTER.name(words, game.view(0), scene, Ref("card", f"{card}-text"))
        assert " ".join(hand.lines_of(text)) == text
    game.state.hands[0] = ["big_tip"]
    alt = PRESENTER.picture(words, game.view(0), scene, "hand").alt
    assert alt.startswith(("Big Tip: ", "Dickes Trinkgeld: ")) and "food_truck_city-" not in alt


@pytest.mark.parametrize(
    ("chosen", "choice", "text", "about"),
    [
        (("move",), Choice("piz", "food"), "Pizza (on H2-2)", "Faced by"),
        (("buy",), Choice("bbq", "food"), "BBQ", "Costs $4"),
        (("play", "food_craze"), Choice("piz", "food"), "Pizza", ""),
        (("play", "flat_tire"), Choice("2-sus", "truck"), "Bo’s Sushi (on V2-1)", "Faced by"),
        (("settle", "piz"), Choice("pay", "way"), "Pay it ($1)", ""),
        (("settle", "piz"), Choice("permit", "way"), "Play City Permit", ""),
        (("play", "moving_day", "2-2"), Choice("2", "quarters"), "a half turn", ""),
    ],
)
def test_choices_say_where_things_are_and_what_they_cost(
    chosen: tuple[str, ...], choice: Choice, text: str, about: str
) -> None:
    game = a_game()
    label = PRESENTER.choice(EN, game.view(0), a_scene(game, viewer=0), chosen, choice)
    assert label.text == text
    assert label.about.startswith(about) and bool(label.about) == bool(about)


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        (EN, "Release Pizza for $3: where do you place it?"),
        (DE, "Pizza für 3 $ auslösen: Wohin stellst du den Truck?"),
    ],
)
def test_where_a_released_truck_begins_is_asked_with_its_debt(words: Words, asked: str) -> None:
    game = at_move()
    seat = game.waiting()[0]
    truck = game.state.players[seat].truck("piz")
    assert truck is not None
    truck.at, truck.debt = None, 3
    game.state.players[seat].money = 3
    game.state.stack = [Buy(False)]
    scene = a_scene(game, viewer=seat, chosen=("release", "piz"))
    assert PRESENTER.question(words, game.view(seat), scene, scene.chosen) == asked


def test_a_street_says_whom_it_faces_and_what_is_unknown() -> None:
    game = a_game()
    view, scene = game.view(0), a_scene(game, viewer=0)
    known = [PRESENTER.name(EN, view, scene, Ref("customer", who)) for who in view.facing("V1-1")]
    label = PRESENTER.choice(EN, view, scene, ("move", "piz"), Choice("V1-1", "segment"))
    assert len(known) == 1
    assert label.text.startswith(f"V1-1: {known[0]}, ? (+$")
    assert label.text.endswith(" per roll)"), "what it earns on average is said once"
    assert label.about == ""


def test_a_bonus_move_says_what_the_truck_would_collect() -> None:
    game = a_game()
    game.state.food, game.state.customer = "piz", game.state.facing("V2-2")[0]
    label = PRESENTER.choice(EN, game.view(0), a_scene(game, viewer=0), ("bonus", "piz"), Choice("V2-2", "segment"))
    icons = game.state.facing("V2-2").count(game.state.customer)
    assert label.text.endswith(f"(+${1 + 2 * icons})"), "with these dice"
    assert label.about.startswith("On average +$"), "and with others"


@pytest.mark.parametrize(
    ("key", "name"),
    [("2-sus", "Bo’s Sushi"), ("piz", "Pizza"), ("hi", "Hipsters"), ("flat_tire", "Flat Tire"), ("H1-2", "H1-2")],
)
def test_the_aim_of_a_card_is_named_by_what_it_is(key: str, name: str) -> None:
    game = a_game()
    assert PRESENTER.name(EN, game.view(None), a_scene(game), Ref("aim", key)) == name
