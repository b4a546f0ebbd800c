"""Properties of every game: conservation, one source of legality, views that keep secrets, routes, and an end."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.city.pieces import City, Restaurant
from games.food_chain_magnate.city.squares import members
from games.food_chain_magnate.city.tiles import Laid, Tiles, Works
from games.food_chain_magnate.data import TILES
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import add
from games.food_chain_magnate.view import View
from games.kernel import PLAYERS, Action, Chance, Game, decision_of, only_action, random_action
from games.kernel.testing import checks
from games.kernel.testing.fuzz import random_options
from tests.lengths import LONG, amount

seeds = st.integers(0, 2**32).map(lambda n: n.to_bytes(32, "big"))
RICH = (
    ("regional_manager", "brand_manager", "zeppelin_pilot", "guru", "burger_chef", "new_business_developer"),
    ("local_manager", "new_business_developer", "truck_driver", "coach", "brand_director", "kitchen_trainee"),
    ("regional_manager", "local_manager", "cart_operator", "campaign_manager", "hr_director", "pizza_cook"),
    ("local_manager", "brand_manager", "trainer", "trainer", "errand_boy", "recruiting_manager"),
    ("new_business_developer", "campaign_manager", "truck_driver", "coach", "cfo", "discount_manager"),
)
"""Staff given to the seats, so that rare cards act in random games."""


def enrich(state: State) -> None:
    for chain, staff in zip(state.chains, RICH, strict=False):
        for card in (*staff, "vice_president", "junior_vice_president"):
            if state.supply.get(card):
                add(state.supply, card, -1)
                add(chain.hand, card)
        chain.cash += 40
        state.bank.cash -= 40


def half_sane_game(number: int, seats: int, every: int) -> Iterator[Game[State, View]]:
    """A game between players who mostly take advice; about one position in `every` is checked thoroughly."""
    seed = hashlib.sha256(b"half sane %d" % number).digest()
    dice = Chance(seed[::-1])
    options = {**random_options(TITLE, seats, dice), "turn_limit": 6, "game": "full"}
    game, _ = Game.new(TITLE, TITLE.options(options, seats), seats, Chance(seed))
    enrich(game.state)
    while waiting := game.waiting():
        seat = dice.pick(waiting, "")
        decision = decision_of(TITLE, game.state, seat)
        assert decision is not None
        sane = dice.below(100, "") < {"payday": 95, "restructure": 80}.get(decision.kind, 30)
        advised = TITLE.ai.advise(game.view(seat), decision) if sane else None
        if dice.below(every, "") == 0:
            assert list(checks.problems(checks.CheckedPosition(game, seed, dice))) == []
        game.act(seat, advised or eager_action(game, seat, dice), seed)
        assert TITLE.testing.invariants(game.state) == []
        yield game


def eager_action(game: Game[State, View], seat: int, dice: Chance) -> Action:
    for _ in range(3):
        action = random_action(TITLE, game.state, seat, dice)
        if action.verb not in ("next", "done"):
            break
    return action


@pytest.mark.parametrize("seats", [2, 3, 4, 5] if LONG else [3])
def test_everything_is_conserved_and_nothing_hidden_shows(seats: int) -> None:
    *_, last = half_sane_game(seats, seats, every=40)
    assert last.result() is not None


def played(number: int, players: tuple[str, ...]) -> tuple[State, list[int]]:
    """The end of a game of bots, by seat, and how many answers each had to give."""
    seats = len(players)
    chance, dice = Chance(b"match %d" % number), Chance(b"dice %d" % number)
    state, _ = TITLE.setup(TITLE.options({}, seats), seats, chance)
    moves = [0] * seats
    while owed := [decision for decision in TITLE.decisions(state) if decision.owed]:
        seat = owed[0].seat
        moves[seat] += 1
        player = PLAYERS[players[seat]]
        action = only_action(TITLE, state, seat) or player.choose(TITLE, TITLE.view(state, seat), seat, dice)
        TITLE.perform(state, seat, action, chance)
    return state, moves


@pytest.mark.parametrize(
    ("number", "seats"), [(0, 2), (10, 2), (176, 2), (466, 2), (1, 3), (2, 4), (3, 5)][:: amount(3, 1)]
)
def test_companies_with_advice_beat_random_ones_in_few_moves(number: int, seats: int) -> None:
    """Also in cities with few houses, where nothing can be advertised at first (10, 176, 466)."""
    own = number % seats
    state, moves = played(number, tuple("normal" if seat == own else "random" for seat in range(seats)))
    assert TITLE.ai.evaluate(TITLE.view(state, None), own) > 0
    result = TITLE.result(state)
    assert result is not None and result.winners == (own,)
    assert moves[own] < 250


@pytest.mark.parametrize("seats", [2, 3, 4, 5] if LONG else [4])
def test_games_among_normal_players_end_by_themselves(seats: int) -> None:
    state, moves = played(seats, ("normal",) * seats)
    assert state.ending == "bank"
    assert max(moves) < 250


@pytest.mark.skipif(not LONG, reason="four whole games with thought")
def test_who_looks_ahead_beats_who_takes_advice_more_often_than_not() -> None:
    won = 0
    for number in range(4):
        own = number % 2
        state, _ = played(number, ("normal", "expert") if own else ("expert", "normal"))
        result = TITLE.result(state)
        assert result is not None
        won += result.winners == (own,)
    assert won >= 3


def random_city(seed: bytes, columns: int = 4, rows: int = 3) -> City:
    dice = Chance(seed)
    names = dice.shuffle(TILES, "")[: columns * rows]
    tiles = [Laid.of(name, TILES[name], dice.below(4, ""), n // columns, n % columns) for n, name in enumerate(names)]
    return City.of(tuple(tiles), "exits")


def test_routes_are_computed_anew_only_where_the_map_changed() -> None:
    city = random_city(b"routes")
    ground, square = city.ground, next(iter(city.ground.touches))
    field = ground.field((square,))
    by_houses = city.nearness
    free = next(s for s in members(city.free))
    covered = city.covering((free,)).with_restaurant(Restaurant(0, free, "nw"))
    assert covered.ground is ground and covered.ground.field((square,)) is field
    assert covered.nearness is by_houses
    side = city.houses[0].sides(city.free)
    built = city.with_house(city.houses[0].with_garden(side[0])) if side else city.with_house(city.houses[0])
    assert built.ground is ground and built.nearness is not by_houses
    assert city.with_works(Works(roads=(free,))).ground is not ground


@settings(max_examples=amount(5, 50), deadline=None)
@given(seeds)
def test_roads_lead_both_ways_and_straight_over_bridges(seed: bytes) -> None:
    ground = random_city(seed).ground
    for node, links in ground.links.items():
        for other, border in links:
            assert (node, border) in ground.links[other]
            assert border == int(ground.tile_at[abs(node)] != ground.tile_at[abs(other)])
    assert all(len(ground.links[node]) <= 2 for node in ground.links if ground.cells[abs(node)] == "+")


@settings(max_examples=amount(5, 50), deadline=None)
@given(seeds)
def test_every_route_crosses_the_borders_it_counts(seed: bytes) -> None:
    """Distances agree with a plain search over whole routes, from every tenth square beside a road."""
    ground = random_city(seed, 3, 2).ground
    for square in list(ground.touches)[::10]:
        assert dict(ground.field((square,))) == plain_distances(ground, square)


def plain_distances(ground: Tiles, start: int) -> dict[int, int]:
    costs = dict(ground.touches[start])
    changed = True
    while changed:
        changed = False
        for node, links in ground.links.items():
            for other, border in links:
                if node in costs and costs[node] + border < costs.get(other, 99):
                    costs[other] = costs[node] + border
                    changed = True
    found: dict[int, int] = {}
    for square, roads in ground.touches.items():
        totals = [costs[node] + border for node, border in roads if node in costs]
        if totals:
            found[square] = min(totals)
    return found


@settings(max_examples=amount(5, 50), deadline=None)
@given(seeds)
def test_exits_and_touching_squares_give_the_same_distances(seed: bytes) -> None:
    city = random_city(seed)
    other = City.of(city.tiles, "adjacent")
    for square in list(city.ground.touches)[::7]:
        for house, twin in zip(city.houses, other.houses, strict=True):
            assert city.distance((square,), house) == other.distance((square,), twin)


@settings(max_examples=amount(4, 50), deadline=None)
@given(seeds, st.integers(0, 3))
def test_a_longer_range_never_collects_less(seed: bytes, borders: int) -> None:
    ground = random_city(seed, 3, 3).ground
    for square in list(ground.touches)[::12]:
        assert set(ground.hauls(square, borders)) <= set(ground.hauls(square, borders + 1))
        assert ground.within(square, borders) & ~ground.within(square, borders + 1) == 0
        assert square in members(ground.tiles_within(square, borders))


def test_unknown_game_options_are_refused() -> None:
    with pytest.raises(Exception, match="kernel-option-wrong"):
        TITLE.options({"game": "deluxe"}, 2)
