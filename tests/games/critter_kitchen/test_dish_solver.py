"""The solver against brute force on small kitchens, and its suggestions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.critter_kitchen import dishes, meal
from games.critter_kitchen.ai import dish_solver
from games.critter_kitchen.ai.meal_solver import best_meal, keepers, track_total
from games.critter_kitchen.data import CHALLENGES, CRITICS, TYPES
from games.critter_kitchen.dishes import Cook
from games.critter_kitchen.meal import Diner
from games.critter_kitchen.tokens import ALLSPICE, BISQUE, COOKBOOK, SOUP, TOFU, part, without

_KINDS = TYPES[:4]
_SMALL = [f"{kind}{value}" for kind in _KINDS for value in (2, 4, 5, 7)]
_EXTRAS = [*(f"spice-{kind}" for kind in _KINDS), ALLSPICE, SOUP, SOUP, BISQUE]
_ODD = [*_EXTRAS, TOFU, COOKBOOK]
COOKS = (None, "goatn_ramsey", "heron_sanchez", "saffron_stoat")


def stars_by_force(
    cook: Cook, challenges: dict[str, tuple[str, ...]], tokens: list[str], soup_star: bool, parts: Sequence[str] = ()
) -> int:
    """The most stars, by trying every dish for the first challenge and everything for the others after it."""
    if not challenges:
        return 0
    first, *others = challenges
    rest = {challenge: challenges[challenge] for challenge in others}
    best = stars_by_force(cook, rest, tokens, soup_star)
    seen: set[tuple[str, ...]] = set()
    for dish in every_dish(cook, challenges[first], [], tokens, seen):
        left = without(tokens, [token for key in dish for token in part(key).tokens])
        won = dish_solver.dish_stars(dish, cook.quality(dish), soup_star)
        best = max(best, won + stars_by_force(cook, rest, left, soup_star))
    return best


def every_dish(
    cook: Cook, needs: tuple[str, ...], parts: list[str], left: list[str], seen: set[tuple[str, ...]]
) -> Iterator[list[str]]:
    key = tuple(sorted(parts))
    if key in seen:
        return
    seen.add(key)
    if dishes.whole(cook, needs, parts):
        yield parts
    for more in dishes.fitting(cook, needs, parts, left):
        yield from every_dish(cook, needs, [*parts, more], without(left, part(more).tokens), seen)


kitchens = st.lists(st.sampled_from(_SMALL), min_size=1, max_size=4)
extras = st.lists(st.sampled_from(_ODD), max_size=2, unique_by=lambda t: (t, t in (TOFU, COOKBOOK)))
sets_of_challenges = st.lists(st.sampled_from(sorted(CHALLENGES)), min_size=1, max_size=2, unique=True)


@settings(max_examples=40, deadline=None)
@example(["bread2", "cheese7", "fish7"], [SOUP, TOFU], ["ultimate_melt"], "heron_sanchez", False, 0)
@given(kitchens, extras, sets_of_challenges, st.sampled_from(COOKS), st.booleans(), st.sampled_from([0, 6]))
def test_the_suggested_dishes_win_as_many_stars_as_any(
    ingredients: list[str], more: list[str], cards: list[str], restaurateur: str | None, soup_star: bool, least: int
) -> None:
    tokens = ingredients + more
    cook, challenges = Cook(restaurateur, least), {card: tuple(CHALLENGES[card].needs) for card in cards}
    found = dish_solver.best_dishes(cook, challenges, tokens, soup_star)
    assert sum(dish_solver.dish_stars(p, cook.quality(p), soup_star) for _, p in found) == stars_by_force(
        cook, challenges, tokens, soup_star
    )
    left = tokens
    for challenge, parts in found:
        assert dishes.whole(cook, challenges[challenge], parts)
        left = without(left, [token for key in parts for token in part(key).tokens])


def test_nothing_is_spent_that_the_stars_do_not_need() -> None:
    tokens = ["bread7", "fish7", "cheese7", "bread6", "spice-fish", SOUP]
    found = dish_solver.best_dishes(Cook(), {"ultimate_melt": ("bread", "fish", "cheese")}, tokens)
    assert sorted(found[0][1]) == ["bread7", "cheese7", "fish7"]


def meals(
    diner: Diner, parts: tuple[str, ...], tokens: list[str], seen: set[tuple[str, ...]]
) -> Iterator[tuple[str, ...]]:
    key = tuple(sorted(parts))
    if key in seen:
        return
    seen.add(key)
    yield parts
    for more in meal.fitting(diner, parts, tokens):
        yield from meals(diner, (*parts, more), tokens, seen)


_COURSES = [f"{kind}{n}" for kind in ("carrot", "cheese", "wine", "bread") for n in (3, 6, 7)]
_SEASONING = ["spice-carrot", "spice-cheese", ALLSPICE, TOFU, "rumor-heart", SOUP, BISQUE]


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(_COURSES), max_size=4),
    st.lists(st.sampled_from(_SEASONING), max_size=2, unique=True),
    st.sampled_from(sorted(CRITICS)),
    st.sampled_from((None, "goatn_ramsey", "saffron_stoat")),
    st.sampled_from(((), ("carrot",), ("fish", "cheese"))),
)
def test_the_suggested_meal_has_the_highest_total(
    ingredients: list[str], more: list[str], critic: str, restaurateur: str | None, fanatics: tuple[str, ...]
) -> None:
    allowed = [t for t in more if t != "rumor-heart" or critic == "jerboa"]
    tokens = ingredients + [t for t in allowed if t not in (SOUP, BISQUE) or critic == "raccoon"]
    diner = Diner(critic, restaurateur)
    found = best_meal(diner, tokens, fanatics)
    most = max(track_total(diner, parts, fanatics) for parts in meals(diner, (), tokens, set()))
    assert track_total(diner, found, fanatics) == most
    assert all(key in meal.fitting(diner, found[:n], tokens) for n, key in enumerate(found)), "it can be built"


@pytest.mark.parametrize("limit", [0, 3, 5])
def test_keepers_fill_the_fridge_exactly(limit: int) -> None:
    tokens = ["bread7", "bread6", "bread5", "fish2", "spice-fish", "wine3"]
    kept = keepers(tokens, limit)
    assert len(kept) == limit and without(tokens, kept) is not None
    if limit == 3:
        assert "bread7" in kept and "bread6" not in kept, "one good course of each type"
