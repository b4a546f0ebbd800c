"""Companies of bots use the modules in play: they know cards by their effects, differ in style, and play well."""

from __future__ import annotations

import hashlib

import pytest

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.ai import career_values, roles
from games.food_chain_magnate.data import EMPLOYEES
from games.food_chain_magnate.jobs.training import card_of
from games.food_chain_magnate.modules import MODULES
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import Variant
from games.food_chain_magnate.view import View
from games.kernel import PLAYERS, Chance, Game

MENU = next(preset for preset in TITLE.info.presets if preset.id == "henri_lo_menu").options
ALL = Variant(tuple(module.spec.id for module in MODULES if module.spec.id not in ("hard_choices", "six_players")))


def played(seats: int, number: int) -> Game[State, View]:
    seed = hashlib.sha256(b"plans %d" % number).digest()
    game, _ = Game.new(TITLE, TITLE.options(MENU, seats), seats, Chance(seed))
    dice = Chance(seed[::-1])
    while waiting := game.waiting():
        game.act(waiting[0], PLAYERS["normal"].choose(TITLE, game.view(waiting[0]), waiting[0], dice), seed)
    return game


def cards_of(game: Game[State, View]) -> set[str]:
    state = game.state
    return {card for card in state.rules.employees for seat in state.seats if state.owned(seat, card)}


def test_every_card_has_a_role_and_those_of_modules_tell_what_they_promise() -> None:
    rules = ALL.rules
    assert roles.OTHER not in set(roles.roles(rules).values())
    special = {card for card, role in roles.roles(rules).items() if role == roles.SPECIAL}
    assert {"kimchi_master", "fry_chef", "mass_marketeer", "lobbyist", "barista", "b_movie_star"} <= special
    assert not special & set(EMPLOYEES)


def test_companies_of_the_house_use_cards_of_the_modules_in_play() -> None:
    used = set().union(*(cards_of(played(4, number)) for number in range(2)))
    brought = used - set(EMPLOYEES)
    assert len(brought) >= 6, sorted(brought)


def test_companies_lean_differently_and_each_always_alike() -> None:
    game, _ = Game.new(TITLE, TITLE.options(MENU, 4), 4, Chance(b"leaning"))
    liked = [{card: roles.leaning(game.state, seat, card) for card in game.state.rules.employees} for seat in range(4)]
    assert len({tuple(one.items()) for one in liked}) == 4
    assert liked[0] == {card: roles.leaning(game.state, 0, card) for card in game.state.rules.employees}


def test_the_last_cook_stays_a_cook() -> None:
    game, _ = Game.new(TITLE, TITLE.options(MENU, 2), 2, Chance(b"cook"))
    state = game.state
    state.chains[0].hand |= {"burger_cook": 1}
    assert not career_values.spared(state, 0, "burger_cook", "fry_chef")
    assert career_values.spared(state, 0, "burger_cook", "burger_chef")
    state.chains[0].hand |= {"pizza_cook": 1}
    assert career_values.spared(state, 0, "burger_cook", "fry_chef")


def test_a_company_of_the_house_beats_chance_with_modules_too() -> None:
    options = TITLE.options({**MENU, "turn_limit": 30}, 2)
    game, _ = Game.new(TITLE, options, 2, Chance(b"duel"))
    dice = Chance(b"dice")
    while waiting := game.waiting():
        kind = ("normal", "random")[waiting[0]]
        game.act(waiting[0], PLAYERS[kind].choose(TITLE, game.view(waiting[0]), waiting[0], dice), b"duel")
    result = game.result()
    assert result is not None and result.winners == (0,)


@pytest.mark.parametrize("modules", [[spec.id] for spec in TITLE.info.modules] + [MENU["modules"]], ids=str)
def test_every_skilled_card_is_dear_to_some_company(modules: list[str]) -> None:
    """Also where a module brings cooks or marketeers only, and however many cards there are."""
    rules = Variant(tuple(sorted(modules))).rules
    dearest = {card for number in range(100) for card, much in roles.leanings(rules, number).items() if much >= 9}
    assert set(roles.skilled(rules)) <= dearest or rules.employees.keys() <= EMPLOYEES.keys()


def test_a_pupil_at_work_is_weighed_as_the_card_that_it_is() -> None:
    """New Milestones let people be trained where they work; their link says so, and names no card by itself."""
    assert card_of("work-management_trainee") == card_of("management_trainee") == "management_trainee"
