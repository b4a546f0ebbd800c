"""Positions in which a company that a bot plays makes no mistake that a beginner would laugh at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.food_chain_magnate import TITLE
from games.kernel import PLAYERS, Chance
from tests.games.food_chain_magnate.builders import Table


def town(cash: int = 20) -> Table:
    """A town with a restaurant of each of two companies. House 2 is at the first one's door, house 4 near it."""
    table = Table(2, "A0 B0 H0 / F0 I0 T0").restaurant(0, (3, 3), (3, 3)).restaurant(1, (8, 8), (8, 8))
    return table.company(0, cash=cash).company(1, cash=20)


def planning(beach: str, demand: str = "") -> Table:
    return (town().wants("2", demand) if demand else town()).company(0, beach=beach).phase("1")


def working(verb: str, work: str, demand: str = "", beach: str = "", goods: str = "") -> Table:
    table = town().wants("2", demand) if demand else town()
    return table.company(0, work=work, beach=beach, goods=goods).at_work().skip_to(0, verb)


def paying(cash: int, beach: str) -> Table:
    return town(cash).company(0, beach=beach).pay_day()


POSITIONS: dict[str, tuple[Callable[[], Table], Callable[[list[str]], bool]]] = {
    "the only cook goes to work where somebody is hungry": (
        lambda: planning("burger_cook 3 waitress 2 recruiting_girl", "2 burger"),
        lambda said: "burger_cook" in said,
    ),
    "the cook goes to work whom somebody waits for, not the other": (
        lambda: planning("burger_cook pizza_cook 2 recruiting_girl", "3 pizza"),
        lambda said: "pizza_cook" in said,
    ),
    "no place is left open while somebody could work": (
        lambda: planning("2 recruiting_girl trainer waitress"),
        lambda said: len(said) == 5,
    ),
    "a manager goes to work where more want to than there are places": (
        lambda: planning("management_trainee burger_cook trainer waitress 2 recruiting_girl", "2 burger"),
        lambda said: "management_trainee" in said,
    ),
    "nobody is fired who can be paid": (lambda: paying(20, "burger_chef pizza_chef"), lambda said: said == ["pay"]),
    "nobody is fired for nothing": (
        lambda: paying(5, "burger_chef pizza_chef waitress"),
        lambda said: len(said) == 3 and "waitress" not in said,
    ),
    "the only cook is fired last": (
        lambda: paying(5, "burger_chef junior_vice_president waitress"),
        lambda said: "burger_chef" not in said,
    ),
    "all who cannot be paid are fired, and nobody else": (
        lambda: paying(0, "burger_chef pizza_chef waitress trainer"),
        lambda said: set(said) == {"fire", "burger_chef", "pizza_chef", "end"},
    ),
    "the first to be hired helps to hire": (
        lambda: working("hire", ""),
        lambda said: said == ["hire", "recruiting_girl"],
    ),
    "a free hire is used": (
        lambda: working("hire", "recruiting_girl waitress"),
        lambda said: said[0] == "hire",
    ),
    "a lesson is used": (
        lambda: working("train", "trainer", "3 burger", beach="kitchen_trainee"),
        lambda said: said[0] == "train",
    ),
    "a campaign is run where a house will buy": (
        lambda: working("campaign", "marketing_trainee burger_cook", "burger"),
        lambda said: said[0] == "campaign",
    ),
    "what is cooked is what is wanted": (
        lambda: working("cook", "kitchen_trainee", "2 pizza"),
        lambda said: said == ["cook", "kitchen_trainee", "pizza"],
    ),
    "and the other thing where that is wanted": (
        lambda: working("cook", "kitchen_trainee", "2 burger"),
        lambda said: said == ["cook", "kitchen_trainee", "burger"],
    ),
    "the drink is fetched that is wanted": (
        lambda: working("fetch", "errand_boy", "2 lemonade"),
        lambda said: said == ["fetch", "errand_boy", "lemonade"],
    ),
    "of two drinks the one that is not in stock": (
        lambda: working("fetch", "errand_boy", "lemonade beer", goods="lemonade"),
        lambda said: said == ["fetch", "errand_boy", "beer"],
    ),
}


PATIENT = {
    "the only cook goes to work where somebody is hungry",
    "the cook goes to work whom somebody waits for, not the other",
}
"""Positions in which a searching bot may differ: nobody else serves that house, so it will still be hungry tomorrow."""


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name in POSITIONS for level in ("normal", "expert")[: 2 - (name in PATIENT)]]
)
def test_in_a_company_of_the_host(name: str, level: str) -> None:
    made, sane = POSITIONS[name]
    table = made()
    action = PLAYERS[level].choose(TITLE, TITLE.view(table.state, 0), 0, Chance(b"sane"))
    assert sane(list(action.links)), str(action)
