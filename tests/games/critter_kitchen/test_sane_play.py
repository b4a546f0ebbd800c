"""Positions in which a bot makes no mistake that a beginner would laugh at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.critter_kitchen import TITLE
from games.critter_kitchen.data import BREAK, TRUCK
from games.critter_kitchen.steps.kitchen import CriticMeal, Serve
from games.critter_kitchen.steps.round import Plan
from games.kernel import PLAYERS, Chance
from tests.games.critter_kitchen.builders import SHOP, Table, a_table

RICH = "bread7 fish6 meat7 carrot6"


def picking(items: str, chef: str = "lizard", holds: str = "", rival: str = "", round_: int = 1) -> Table:
    chefs = {"Ann": chef} | ({"Bob": rival} if rival else {})
    kept = {"Ann": holds}
    return a_table("Ann Bob", {SHOP: items}, chefs, holds=kept, round=round_).settle()


def planning(items: dict[str, str]) -> Table:
    return a_table("Ann Bob", items, step=Plan([0, 1]))


def serving(holds: str) -> Table:
    return a_table("Ann Bob", holds={"Ann": holds}, step=Serve([0, 1]), round=2)


def dining(holds: str) -> Table:
    return a_table("Ann Bob", holds={"Ann": holds}, step=CriticMeal([0, 1]), round=7)


def goes_to(place: str) -> Callable[[list[str]], bool]:
    return lambda said: place in [link.partition("+")[0] for link in said]


def says(*good: str) -> Callable[[list[str]], bool]:
    return lambda said: " ".join(said) in good


def uses(*tokens: str) -> Callable[[list[str]], bool]:
    return lambda said: all(any(token in link for link in said) for token in tokens)


POSITIONS: dict[str, tuple[Callable[[], Table], Callable[[list[str]], bool]]] = {
    "takes the better of two": (lambda: picking("bread2 bread7"), says("take bread7")),
    "takes it also before a rival": (lambda: picking("bread2 bread7", rival="lizard"), says("take bread7")),
    "leaves no good ingredient for a soup": (lambda: picking("meat6 carrot1"), says("take meat6")),
    "takes allspice rather than crumbs": (lambda: picking("bread1 allspice"), says("take allspice")),
    "takes a new course rather than a second of the same": (
        lambda: picking("bread5 fish5", holds="bread7"),
        says("take fish5"),
    ),
    "takes the spice of what it has, not that of what it lacks": (
        lambda: picking("spice-bread spice-fish", holds="bread7 bread6"),
        says("take spice-bread"),
    ),
    "goes where something lies": (lambda: planning({SHOP: RICH}), goes_to(SHOP)),
    "goes there also where the truck has soup": (lambda: planning({SHOP: RICH, TRUCK: "soup"}), goes_to(SHOP)),
    "goes to both places where something lies": (
        lambda: planning({SHOP: RICH, "desert_vendor": RICH}),
        lambda said: goes_to(SHOP)(said) and goes_to("desert_vendor")(said),
    ),
    "does not rest everybody": (lambda: planning({SHOP: RICH}), lambda said: said.count(BREAK) <= 1),
    "serves what it can": (
        lambda: serving("bread7 fish7 meat7 carrot7 wine7 cheese7"),
        lambda said: said != ["serve", "end"],
    ),
    "leaves for a soup in the last round, where only crumbs lie": (
        lambda: picking("bread1", holds="bread7 bread6", round_=7),
        says("leave", "take bread1"),
    ),
    "dines with everything good": (lambda: dining("bread7 fish6 meat7"), uses("bread7", "fish6", "meat7")),
    "dines also with little": (lambda: dining("carrot3"), uses("carrot3")),
    "lays the spice to its ingredient": (lambda: dining("bread7 spice-bread"), uses("bread7", "spice-bread")),
    "makes a course of the best of its kind": (lambda: dining("bread7 bread2 fish5"), uses("bread7", "fish5")),
}


@pytest.mark.parametrize("level", ["normal", "expert"])
@pytest.mark.parametrize("name", POSITIONS)
def test_a_cook_of_the_host(name: str, level: str) -> None:
    made, sane = POSITIONS[name]
    table = made()
    action = PLAYERS[level].choose(TITLE, TITLE.view(table.state, 0), 0, Chance(b"sane"))
    assert sane(list(action.links)), str(action)
