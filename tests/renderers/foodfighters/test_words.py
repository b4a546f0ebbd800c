"""The board in words: alt text, text board, labels."""

from __future__ import annotations

from typing import Any

import pytest

from games.foodfighters.data import POWERS
from games.foodfighters.geometry import CELLS
from games.foodfighters.state import Roll
from games.kernel import Action, Choice, Decision, Ref
from renderers.foodfighters import PRESENTER
from renderers.foodfighters.layout import frame
from renderers.how_to_play import topics
from renderers.words import LOCALES, Words, message_id
from tests.renderers.foodfighters.builders import a_fighter, a_scene, a_view
from tests.renderers.shown import shown

EN = Words("en")


def test_a_card_to_be_bought_says_its_price_and_one_to_be_played_says_none() -> None:
    """Playing is free: the price was paid on buying (rules section 11)."""
    view, card = a_view(), Choice("sizzle", "card")
    bought = PRESENTER.choice(EN, view, a_scene(), ("buy",), card)
    played = PRESENTER.choice(EN, view, a_scene(), ("play",), card)
    assert bought.text == played.text
    assert bought.about == f"3 Beans. {played.about}" and "Bean" not in played.about


@pytest.mark.parametrize(
    ("about", "question"),
    [
        ({"then": "buy"}, "You have 2 Beans. Buy one thing, or pass."),
        ({"then": "either"}, "You have 2 Beans. Buy one thing, play Sticky Rice, or pass."),
        ({"then": "play"}, "After your action: play Sticky Rice?"),
    ],
)
def test_after_the_action_nobody_is_asked_to_buy_what_is_not_for_sale(about: dict[str, Any], question: str) -> None:
    decision = Decision(0, "buy", {"beans": 2, "cards": [Ref("card", "sticky_rice")], **about})
    assert PRESENTER.prompt(EN, a_view(), a_scene(), decision) == question


def test_what_is_not_for_sale_is_told_of_the_turn_that_it_concerns() -> None:
    """A ban of the own turn ends with it; that of a smashed Cracker is for the turn to come (rules section 8)."""
    view = a_view()
    south, north = view.sides
    south.threw_spoon = north.threw_spoon = north.cracker_smashed = True
    board = PRESENTER.text_board(EN, view, a_scene())
    assert board.count("Not for sale this turn: Spoon.") == 1
    assert board.count("A Cracker was smashed: none for sale next turn.") == 1


def test_the_lanes_are_told_as_the_pictures_show_them() -> None:
    """Turned round for North, a picture changes top and bottom only."""
    for bottom in (0, 1):
        for half in frame(bottom).halves:
            assert half.cells[0].x < half.cells[1].x < half.cells[2].x
    assert "right to left" not in PRESENTER.rules(EN, "notation")


def test_the_nearer_side_is_told_first() -> None:
    board = PRESENTER.text_board(EN, a_view(), a_scene(viewer=1))
    assert board.index("North: Bo") < board.index("South: Anna")


def test_the_text_board_tells_every_cell_of_both_sides() -> None:
    view = a_view(south="KC SO BR KO SC . SR . .")
    board = PRESENTER.text_board(EN, view, a_scene())
    for cell in CELLS:
        assert board.count(f"{cell} ") == 2
    assert board.count("empty") == 3


def test_the_text_board_tells_items_blocks_beans_dice_and_cards() -> None:
    view = a_view()
    south, north = view.sides
    south.grid[0] = a_fighter("KC", spoon=True, pan=True, blocked=True)
    south.beans, view.supply, view.bonus_die = 1, 29, 1
    south.held, south.pantry = ["sizzle"], ["meat_shield", "drippings"]
    north.knocked_out = [a_fighter("KO"), a_fighter("KR")]
    view.roll = Roll(0, "attack", (0, 2))
    board = PRESENTER.text_board(EN, view, a_scene())
    name = {key: PRESENTER.name(EN, view, a_scene(), Ref(kind, key)) for kind, key in _THINGS}
    assert f"has {name['spoon']}, {name['pan']}, stuck" in board
    assert "Anna, " in board and ", 1 Bean." in board and "Supply: 29 Beans." in board
    assert "Bo has the Bonus die." in board
    assert "Last roll, by Anna for an attack: Splat and 2 Beans." in board
    assert f"{name['chicken']} 2 of 3" in board
    assert f"{name['sizzle']} (in hand)" in board and f"{name['drippings']} (for sale, 4 Beans)" in board


_THINGS = (
    ("item", "spoon"),
    ("item", "pan"),
    ("type", "chicken"),
    ("card", "sizzle"),
    ("card", "drippings"),
)


def test_a_cell_is_labelled_by_who_stands_there() -> None:
    view, scene = a_view(south="KC SO BR KO SC . SR . ."), a_scene(viewer=0)
    chicken = PRESENTER.name(EN, view, scene, Ref("type", "chicken"))
    assert chicken in PRESENTER.choice(EN, view, scene, (), Choice("F0", "own_cell")).text
    assert "empty" in PRESENTER.choice(EN, view, scene, (), Choice("B2", "own_cell")).text


def test_who_attacks_whom_is_told_by_cell_and_type_and_thinks_nothing_beside_it() -> None:
    view, scene = a_view(), a_scene(viewer=0)
    label = PRESENTER.choice(EN, view, scene, ("attack",), Choice("F0", "own_cell", more=True))
    names = [PRESENTER.name(EN, view, scene, Ref("type", side.grid[0].type)) for side in view.sides if side.grid[0]]
    assert label.text == f"F0 {names[0]}"
    assert label.about.startswith("Thinks of ")
    said = PRESENTER.action(EN, view, scene, Action("attack", ("F0", "F0")))
    assert said == f"Attack F0 {names[1]} with F0 {names[0]}"


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_for_sale_says_what_it_does_without_cutting_it(locale: str) -> None:
    words = Words(locale)
    for kind, keys in (("item", ("spoon", "cracker", "pan", "bonus_die")), ("card", POWERS)):
        for key in keys:
            about = PRESENTER.choice(words, a_view(), a_scene(viewer=0), ("buy",), Choice(key, kind)).about
            assert not about.endswith("…") and about.endswith(words(message_id("foodfighters", kind, key, "short")))


def test_a_fighter_is_called_by_its_type_and_a_cell_without_its_side() -> None:
    view, scene = a_view(), a_scene()
    chicken = PRESENTER.name(EN, view, scene, Ref("type", "chicken"))
    assert PRESENTER.name(EN, view, scene, Ref("fighter", "KC")) == chicken
    assert PRESENTER.name(EN, view, scene, Ref("cell", "N.F2")) == "F2"
    assert PRESENTER.name(EN, view, scene, Ref("die", "0")) == "Splat"


def test_the_text_board_fits_in_two_messages() -> None:
    assert all(
        len(PRESENTER.text_board(Words("de"), view, scene)) <= 4000 for _, _, view, scene in shown("foodfighters")
    )


def test_knocked_out_fighters_of_one_type_are_told_apart_by_their_thoughts() -> None:
    labels = [
        PRESENTER.choice(EN, a_view(), a_scene(viewer=0), ("play", "rising_dough"), Choice(fallen, "fighter")).text
        for fallen in ("KC", "KO")
    ]
    assert labels == ["Chicken · Thinks of Cabbage", "Chicken · Thinks of Onion"]


def test_a_cracker_is_labelled_with_what_it_costs_now() -> None:
    view = a_view()
    choice = Choice("cracker", "item", more=True)
    assert "4" in PRESENTER.choice(EN, view, a_scene(viewer=0), ("buy",), choice).about
    view.sides[0].ongoing.append("hard_shell")
    assert "3" in PRESENTER.choice(EN, view, a_scene(viewer=0), ("buy",), choice).about


@pytest.mark.parametrize("locale", LOCALES)
def test_every_power_card_can_be_read_in_full_own_and_the_enemys(locale: str) -> None:
    view, words = a_view(), Words(locale)
    board = PRESENTER.text_board(words, view, a_scene(viewer=0))
    cards = [card for side in view.sides for card in side.deck]
    assert len(cards) == 6
    for card in cards:
        assert words(message_id("foodfighters", "card", card, "text")) in board


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_of_power_cards_tell_every_card_in_full(locale: str) -> None:
    words = Words(locale)
    told = next(topic.text for topic in topics("foodfighters", words) if topic.id == "cards")
    assert all(words(message_id("foodfighters", "card", card, "text")) in told for card in POWERS)


@pytest.mark.parametrize(
    ("locale", "seats"), [("en", "first seat, second seat"), ("de", "ersten Platz, zweiten Platz")]
)
def test_an_option_for_one_player_says_for_which_seat(locale: str, seats: str) -> None:
    """Before the game nobody knows yet who is called South."""
    names = [Words(locale)(f"foodfighters-option-custom-{side}") for side in ("south", "north")]
    assert all(seat in name for seat, name in zip(seats.split(", "), names, strict=True))
