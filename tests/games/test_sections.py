"""Each step and effect names its section of the rules."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest

from games.critter_kitchen.steps.abilities import Ability
from games.food_chain_magnate.modules.module import Module
from games.food_truck_city.cards import Rule as ActionCard
from games.foodfighters.cards import Card as PowerCard
from games.foodies.chefs import Rule as Chef
from games.foodies.cultures import Rule as Culture
from games.kernel.flow import Gather, Step
from games.kernel.registry import titles

SECTION = re.compile(r"\b(?:sections?|rules|expansion) \d")
EFFECTS = (PowerCard, Culture, Chef, ActionCard, Ability, Module)


def below(kind: type) -> Iterator[type]:
    found: list[type] = kind.__subclasses__()
    for each in found:
        if re.match(r"games\.(?!kernel)", each.__module__):
            yield each
        yield from below(each)


def named(each: type) -> str:
    return f"{each.__module__}.{each.__name__}"


def test_every_step_of_a_title_names_its_section_of_the_rules() -> None:
    assert titles()
    steps = {named(each): each for each in (*below(Step), *below(Gather)) if "tests" not in each.__module__}
    assert len(steps) > 60
    assert [name for name, each in sorted(steps.items()) if not SECTION.search(each.__doc__ or "")] == []


@pytest.mark.parametrize("kind", EFFECTS, ids=named)
def test_every_effect_names_its_section_by_itself_or_with_all_of_its_file(kind: type) -> None:
    effects = sorted(below(kind), key=named)
    assert len(effects) >= 5
    told = {named(each): f"{each.__doc__} {sys.modules[each.__module__].__doc__}" for each in effects}
    assert [name for name, said in told.items() if not SECTION.search(said)] == []
