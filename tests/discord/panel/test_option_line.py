"""The options of a new game in one line: tokens, labels in any language, suggestions picked one after the other."""

from __future__ import annotations

import pytest

from bot.lobby.options import described, example, line, parse, possible, specs, suggest
from games.kernel import OptionsError, TitleInfo
from games.kernel.registry import title
from renderers.titles import titles
from renderers.words import LOCALES, Words

CHAIN = title("food_chain_magnate").info
FIGHT = title("foodfighters").info
FIELD_ABOUT = 100
"""The characters that Discord shows below the name of a field."""


@pytest.mark.parametrize(
    "text",
    [
        "modules=kimchi,sushi game=second",
        "game=second modules=kimchi,sushi",
        "Modules: Kimchi, Sushi · Game: introductory, with milestones",
        "Game: introductory, with milestones · Modules: Kimchi, Sushi",
        "Modules: Kimchi, Sushi, game=second",
        "modules: kimchi sushi game second",
        "modules=kimchi game=second modules=sushi",
        "Spiel: Einführung mit Meilensteinen · Module: Kimchi, Sushi",
    ],
)
def test_options_are_read_in_any_order_and_as_they_read(text: str) -> None:
    assert parse(CHAIN, text) == {"modules": ["kimchi", "sushi"], "game": "second"}


@pytest.mark.parametrize("info", [one.info for one in titles()], ids=lambda info: info.id)
def test_the_example_of_a_form_is_one_of_its_title(info: TitleInfo) -> None:
    assert parse(info, example(info)), "it is read as it is shown"
    for locale in LOCALES:
        about = Words(locale)("table-form-line-about", example=example(info))
        assert example(info) in about and len(about) <= FIELD_ABOUT


def test_a_name_with_a_colon_and_a_value_with_commas_are_no_ends() -> None:
    assert parse(CHAIN, "Last turn (0: no limit): 7 · Game: introductory: no milestones, salaries or reserve") == {
        "turn_limit": 7,
        "game": "introductory",
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("info", [one.info for one in titles()], ids=lambda info: info.id)
def test_every_option_reads_back_from_how_it_reads(info: object, locale: str) -> None:
    known = next(one.info for one in titles() if one.info is info)
    words = Words(locale)
    for spec in specs(known):
        for value in possible(spec):
            raw = parse(known, f"{spec.id}={value}")
            assert parse(known, described(known, raw, words)) == raw, spec.id
            assert parse(known, line(raw)) == raw


def test_what_is_no_option_is_named_and_values_unknown_are_left_to_the_title() -> None:
    with pytest.raises(OptionsError) as refused:
        parse(FIGHT, "meats")
    assert refused.value.problems[0].args["given"] == "meats"
    assert parse(FIGHT, "team=pizza,meats colour=red") == {"team": ["pizza", "meats"], "colour": "red"}
    assert parse(CHAIN, "turn_limit=-5") == {"turn_limit": -5}
    assert parse(FIGHT, "team=") == {"team": []}


@pytest.mark.parametrize("locale", LOCALES)
def test_suggestions_picked_one_behind_the_other_go_on(locale: str) -> None:
    """An app inserts the label of the suggestion into the field, and the person types a comma after it."""
    words, typed = Words(locale), ""
    for wanted in ("modules=", "modules=kimchi", "modules=kimchi,sushi", "modules=kimchi,sushi,noodles"):
        found = {one.value: one.name for one in suggest(CHAIN, typed, words)}
        assert wanted in found, typed
        typed = found[wanted] + ", "
    found = {one.value: one.name for one in suggest(CHAIN, typed + "game", words)}
    assert "modules=kimchi,sushi,noodles game=full" in found


def test_what_is_being_typed_is_completed_in_the_middle_of_a_chain() -> None:
    words = Words("en")
    assert "modules=kimchi,sushi" in [one.value for one in suggest(CHAIN, "Modules: Kimchi, sus", words)]
    assert "modules=kimchi turn_limit=" in [one.value for one in suggest(CHAIN, "Modules: Kimchi, last", words)]
    assert next(one.value for one in suggest(CHAIN, "Modules: Kimchi", words)) == "modules=kimchi"


def test_a_reading_that_would_be_cut_is_written_as_tokens() -> None:
    text = "modules=kimchi,sushi,noodles,ketchup,fry_chefs,hard_choices,movie_stars"
    for one in suggest(CHAIN, text, Words("en")):
        assert parse(CHAIN, one.name.rstrip("…").rstrip()) == parse(CHAIN, one.value) or len(one.name) > 100


def test_a_wide_range_of_numbers_is_offered_in_round_steps() -> None:
    (limit,) = (spec for spec in specs(CHAIN) if spec.id == "turn_limit")
    offered = [int(value) for value in possible(limit)]
    assert len(offered) <= 25
    assert offered[:3] == [0, 5, 10]
