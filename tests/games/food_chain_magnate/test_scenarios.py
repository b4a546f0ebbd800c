"""Scenarios: the rules about each, required parts of the map, and options of modules."""

from __future__ import annotations

from typing import Any

import pytest

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.modules import MODULES
from games.food_chain_magnate.rules.registry import State
from games.kernel import Chance, Game, OptionsError
from games.kernel.presets import draw_modules, preset_of

PRESETS = {preset.id: preset.options for preset in TITLE.info.presets}


def begun(raw: dict[str, Any], seats: int, number: int = 0) -> State:
    game, _ = Game.new(TITLE, TITLE.options(raw, seats), seats, Chance(b"scenario" + bytes([number])))
    return game.state


def shown(state: State) -> set[str]:
    return set(state.city.ground.cells.values())


def test_all_scenarios_of_the_expansion_and_the_lengths_of_the_base_game_are_there() -> None:
    starters = ["new_milestones", "first_cup_of_coffee"]
    nine = ["korean_city", "nightlife", "sustenance", "upmarket_area", "city_builder", "asian_fusion", "first_mover"]
    lengths = ["introductory", "second", "full"]
    assert list(PRESETS) == [*lengths, *starters, *nine, "overtime", "henri_lo_menu"]


def test_henri_lo_serves_everything_but_what_excludes_or_counts_players() -> None:
    everything = {module.spec.id for module in MODULES}
    assert set(PRESETS["henri_lo_menu"]["modules"]) == everything - {"six_players", "hard_choices"}  # type: ignore[arg-type]


@pytest.mark.parametrize("name", PRESETS)
def test_every_scenario_is_for_two_players_and_begins(name: str) -> None:
    assert begun(dict(PRESETS[name]), 2).stack


@pytest.mark.parametrize("number", range(12))
def test_korean_city_always_shows_an_apartment(number: int) -> None:
    assert "A" in shown(begun(dict(PRESETS["korean_city"]), 2, number))


def test_without_its_option_the_apartments_often_stay_in_the_box() -> None:
    modules = {"modules": PRESETS["korean_city"]["modules"]}
    assert any("A" not in shown(begun(modules, 2, number)) for number in range(12))


@pytest.mark.parametrize("number", range(12))
def test_upmarket_area_always_has_parks_that_raise_prices_and_no_lobbyists(number: int) -> None:
    state = begun(dict(PRESETS["upmarket_area"]), 2, number)
    assert "P" in shown(state)
    assert "lobbyist" not in state.supply
    beside = [h for h in state.city.houses if any(factor(state, h) for factor in state.rules.factors) and not h.garden]
    assert all(set(house.area) for house in beside)
    assert "lobbyists" not in state.rules.parts and "parks" in state.rules.parts


def test_an_apartment_needs_the_districts_and_says_so() -> None:
    with pytest.raises(OptionsError) as caught:
        TITLE.options({"apartment": True}, 3)
    assert [say.id for say in caught.value.problems] == ["food_chain_magnate-option-alone"]


def test_options_have_the_name_of_their_scenario_to_the_last_of_them() -> None:
    info = TITLE.info
    for name, raw in PRESETS.items():
        found = preset_of(info, {**raw, "turn_limit": 0})
        assert (found.id if found else "") == (name if name != "full" else ""), "usual options need no name"
        assert preset_of(info, {**raw, "turn_limit": 7}) is None


@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 5), (5, 3), (6, 4), (2, 15)])
def test_modules_drawn_by_chance_fit_each_other_and_the_players(seats: int, count: int) -> None:
    drawn = {tuple(draw_modules(TITLE, {}, seats, count, Chance(bytes([n])))) for n in range(6)}
    for modules in drawn:
        assert len(modules) == count
        assert ("six_players" in modules) == (seats == 6)
        TITLE.options({"modules": list(modules)}, seats)
    assert len(drawn) > 1


def test_so_many_modules_as_do_not_fit_are_refused_with_a_reason() -> None:
    with pytest.raises(OptionsError) as caught:
        draw_modules(TITLE, {}, 6, 1, Chance(b"one"))
    assert caught.value.problems
