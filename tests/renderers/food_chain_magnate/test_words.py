"""Names, labels, alt texts and the text board, in both languages."""

from __future__ import annotations

import msgspec
import pytest

from games.food_chain_magnate import TITLE
from games.food_chain_magnate import events as game_events
from games.food_chain_magnate.state import Campaign
from games.kernel import Choice, Chosen, Decision, Ref
from renderers.food_chain_magnate import PRESENTER
from renderers.words import Words
from tests.renderers.food_chain_magnate.builders import a_game, a_scene, a_state, a_view, working
from tests.renderers.shown import moment

EN, DE = Words("en"), Words("de")


def test_alt_text_begins_with_whose_move_it_is_and_tells_who_wants_what() -> None:
    state = a_state()
    state.demand["12"] = (("pizza", 0), ("pizza", 0), ("beer", 0))
    alt = PRESENTER.picture(EN, a_view(state), a_scene(waiting=(1,))).alt
    assert alt.startswith("Bo to move.")
    assert "house 12 2 × pizza, 1 × beer" in alt


@pytest.mark.parametrize(("words", "first"), [(EN, "the first time ends"), (DE, "beim ersten Mal")])
def test_the_rules_hold_in_introductory_games_too(words: Words, first: str) -> None:
    """They end with the first break of the bank: texts at the start of every game must not mention the second."""
    for told_of_all in (words("food_chain_magnate-pitch"), PRESENTER.rules(words, "goal")):
        assert "second" not in told_of_all and "zweiten" not in told_of_all
    assert first in PRESENTER.rules(words, "bank")
    assert "ntroductory" in PRESENTER.rules(EN, "payday") and "Einführung" in PRESENTER.rules(DE, "payday")


def test_reserve_cards_that_vote_on_prices_are_told_as_such() -> None:
    """Reserve Prices (expansion 4.15): other cards, and another vote."""
    state = a_state(modules=("reserve_prices",))
    state.reserve = [20, 5]
    decision, view = Decision(0, "reserve"), a_view(state, 0)
    scene = msgspec.structs.replace(a_scene(viewer=0), decision=decision)
    prompt = PRESENTER.prompt(EN, view, scene, decision)
    assert "base price" in prompt and "slots" not in prompt
    assert "slots" in PRESENTER.prompt(EN, a_view(), scene, decision)
    assert "Reserve card: Base price $20, $200 for the bank." in PRESENTER.text_board(EN, view, a_scene(viewer=0))
    seen = game_events.ReserveSeen(seat=0, cards=(20, 5))
    assert "Base price $20, $200 for the bank; Base price $5" in (PRESENTER.event(EN, view, scene, seen) or "")


def test_the_text_board_tells_every_chain_house_restaurant_and_campaign() -> None:
    state = a_state()
    state.chains[1].goods = {"burger": 3}
    state.chains[1].hand = {"trainer": 2}
    state.demand["5"] = (("soft_drink", 1),)
    state.campaigns.append(Campaign(5, "airplane", 1, "brand_manager", ("beer",), 2, edge="top", line=5, lines=3))
    text = PRESENTER.text_board(EN, a_view(state), a_scene())
    assert "Bo: $0, unit price $10, stock: 3 × burger." in text
    assert "2 × Trainer" in text and "Brand Manager (campaign 5)" in text
    for house in state.city.houses:
        assert f"House {house.id} at " in text
    assert "House 5 at H7 (no garden): wants 1 × soft drink" in text
    assert "Anna’s restaurant at D4, entrance D4." in text
    assert "Airplane 5 (Bo) at the upper edge, from F on: beer, 2 turns left, reaches" in text


def test_the_map_in_letters_has_every_row_with_gaps_at_the_borders_of_tiles() -> None:
    text = PRESENTER.text_board(EN, a_view(), a_scene())
    assert "\n 1 ..#.. HH#".replace("H", "h") in text
    assert "\n 4 hh#11 ..#.. " in text  # the restaurant of seat 1
    assert "\n15 " in text and "\n16 " not in text


@pytest.mark.parametrize(
    ("ref", "name"),
    [
        (Ref("campaign", "12"), "Billboard 12"),
        (Ref("place", "top-C"), "the upper edge, from C on"),
        (Ref("place", "G7-wide"), "G7, wide"),
        (Ref("place", "G7"), "G7"),
        (Ref("duration", "1"), "1 turn"),
        (Ref("position", "3"), "Position 3"),
        (Ref("amount", "soft_drink-4"), "4 × soft drink"),
        (Ref("card", "coach-1"), "Coach (1 step left)"),
        (Ref("card", "burger_cook"), "Burger Cook"),
        (Ref("sources", "B14"), "soft drink B14"),
        (Ref("house", "12"), "12"),
        (Ref("seat", "1"), "Bo"),
    ],
)
def test_things_are_called_by_what_stands_on_the_picture(ref: Ref, name: str) -> None:
    state = a_state(tiles="AGN OCR QKL")
    assert PRESENTER.name(EN, a_view(state), a_scene(), ref) == name


def test_goods_and_cards_of_an_event_are_told_with_their_numbers() -> None:
    fetched = game_events.Fetched(seat=0, card="errand_boy", goods={"beer": 2, "lemonade": 1})
    assert PRESENTER.event(EN, a_view(), a_scene(), fetched) == "Anna fetches 2 × beer, 1 × lemonade."
    fired = game_events.Fired(seat=1, cards_named=("trainer", "waitress", "trainer"))
    assert PRESENTER.event(EN, a_view(), a_scene(), fired) == "Bo fires 2 × Trainer and Waitress."


def test_the_dinner_is_told_in_one_sentence() -> None:
    events = [
        game_events.HouseFed(seat=0, house=house, goods={}, income=20, why="only", offers=())
        for house in ("2", "5", "12")
    ]
    assert PRESENTER.happened(EN, a_view(), a_scene(*events)) == "Dinner: Anna $60 (houses 2, 5, 12)."


@pytest.mark.parametrize("verb", [verb.name for verb in TITLE.info.verbs])
def test_every_verb_says_what_it_does(verb: str) -> None:
    for words in (EN, DE):
        label = PRESENTER.choice(words, a_view(), a_scene(), (), Choice(verb, "verb", True))
        assert label.text and label.about and "food_chain_magnate" not in label.text


@pytest.mark.parametrize(
    ("chosen", "choice", "about"),
    [
        (("hire",), Choice("trainer", "card"), "1 training step (12 in stock)"),
        (("campaign", "marketing_trainee"), Choice("13", "campaign"), "3 × 1 squares"),
        (("campaign", "brand_manager"), Choice("4", "campaign"), "Flies over 1 row or column"),
        (("campaign", "brand_manager", "6"), Choice("top-A", "place"), "Reaches houses 2, 13"),
        (("place",), Choice("A2", "square"), "Houses by distance: "),
    ],
)
def test_choices_say_what_comes_of_them(chosen: Chosen, choice: Choice, about: str) -> None:
    state = working(a_state(), 0, "3.1")
    label = PRESENTER.choice(EN, a_game(state).view(0), a_scene(viewer=0), chosen, choice)
    assert label.about.startswith(about)


def test_a_ramp_goes_by_the_road_it_faces() -> None:
    _, _, view, scene = moment("food_chain_magnate", "placing a ramp")
    labels = [PRESENTER.choice(EN, view, scene, scene.chosen, choice).text for choice in scene.offered]
    assert labels and all(label.startswith("Faces the road at ") for label in labels)
    assert len(set(labels)) == len(labels)


def test_the_apartment_of_the_new_districts_goes_by_its_sign() -> None:
    _, _, view, scene = moment("food_chain_magnate", "menu, city")
    assert any(house.id == "pi" for house in view.state.city.houses)
    assert PRESENTER.name(EN, view, scene, Ref("house", "pi")) == "π"
    assert "House π at " in PRESENTER.text_board(EN, view, scene)
    assert PRESENTER.choice(EN, view, scene, ("garden",), Choice("pi", "house")).text == "House π"
