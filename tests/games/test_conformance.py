"""Every title meets the requirements of titles: `bot/conformance` has one function for each."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from bot.conformance import DEMANDS, OF_RULES, Demand, presentation_demands, rules_demands
from games.kernel import Chance, Title, registry
from games.kernel.testing.fuzz import fuzz
from renderers.words import Words
from tests.games.kernel.sabotage import DeadEnd
from tests.games.kernel.toy import TITLE as PICNIC
from tests.games.kernel.toy import PicnicTesting
from tests.lengths import LONG

AnyTitle = Title[Any, Any]


def by_name(each: object) -> str:
    return each.info.id if isinstance(each, Title) else str(getattr(each, "__name__", each))


BUILT_IN = registry.titles()
SLOW = {
    ("players", "foodfighters"),
    ("players", "food_truck_city"),
    ("players", "food_chain_magnate"),
    ("continuations", "critter_kitchen"),
    ("continuations", "food_chain_magnate"),
    ("orders", "food_truck_city"),
    ("sentences", "food_truck_city"),
    *(("languages", title.info.id) for title in BUILT_IN),
    *(("sets", title.info.id) for title in BUILT_IN),
    *(("pictures", title.info.id) for title in BUILT_IN),
    ("fuzz", "food_chain_magnate"),
}
"""Checks of the long form only.

The short one plays other games, whose fuzz looks at the beginnings of actions too, draws the fullest pictures, and
compares all languages at once (`tests/words/test_languages.py`).
"""


@pytest.mark.parametrize(
    ("title", "demand"),
    [
        pytest.param(title, demand, id=f"{title.info.id}-{demand.__name__}")
        for title in BUILT_IN
        for demand in DEMANDS
        if LONG or (demand.__name__, title.info.id) not in SLOW
    ],
)
def test_every_title_keeps_what_is_demanded(title: AnyTitle, demand: Demand) -> None:
    assert list(demand(title)) == []


def test_a_game_of_the_largest_title_keeps_what_all_its_games_do() -> None:
    report = fuzz(registry.title("food_chain_magnate"), 1, 1_000_000)
    assert report.findings == [] and report.moves > 1


ALL = """
from bot.conformance import rules_demands
from games.kernel import registry
for title in registry.BUILT_IN:
    rules_demands.digest(registry.points()[title].value)
"""


def test_no_title_depends_on_the_order_of_a_set() -> None:
    games = [
        subprocess.run(
            [sys.executable, "-c", ALL], env={**os.environ, "PYTHONHASHSEED": hashes}, capture_output=True, check=True
        ).stdout
        for hashes in "12"
    ]
    assert len(games[0]) > 20 * len(BUILT_IN) and games[0] == games[1]


@pytest.mark.parametrize("demand", OF_RULES, ids=by_name)
def test_the_tests_own_title_keeps_what_is_demanded_of_rules(demand: Demand) -> None:
    assert list(demand(PICNIC)) == []


def test_demands_are_told_apart_and_say_what_they_ask_for() -> None:
    assert len({demand.__name__ for demand in DEMANDS}) == len(DEMANDS)
    assert all(demand.__doc__ for demand in DEMANDS)


def spoilt(**changes: Any) -> AnyTitle:

    class Spoilt(type(PICNIC)):  # type: ignore[misc]
        info = structs.replace(PICNIC.info, **changes)

    return Spoilt()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"id": "Picnic"}, "identifier in small letters"),
        ({"seats": (3, 2)}, "a range"),
        ({"verbs": PICNIC.info.verbs * 2}, "doubled"),
        ({"modules": PICNIC.info.modules[1:]}, "needs or excludes"),
        ({"orders": (structs.replace(PICNIC.info.orders[0], policies=("ask",)),)}, "has no policies, or `ask`"),
    ],
    ids=["id", "seats", "doubled", "module", "order"],
)
def test_what_a_title_says_wrongly_of_itself_is_found(changes: dict[str, Any], said: str) -> None:
    assert any(said in problem for problem in rules_demands.info(spoilt(**changes)))


class Unordered(type(PICNIC)):  # type: ignore[misc]
    """Deals in the order of a set."""

    def setup(self, options: Any, seats: int, chance: Any) -> Any:
        state, events = super().setup(options, seats, chance)
        state.deck = [card for kind in {*state.deck} for card in state.deck if card == kind]
        return state, events


class Short(PicnicTesting):
    """A picnic that is over sooner than any is."""

    def longest(self, seats: int) -> int:
        return 1


TITLE = Unordered(testing=Short())
"""The path by which another process finds it."""


def test_an_order_of_sets_is_found() -> None:
    assert list(rules_demands.sets(TITLE)) == ["a game depends on the order of a set"]


def test_a_game_that_is_longer_than_it_says_is_found() -> None:
    assert any("longer than `longest` says" in problem for problem in rules_demands.players(TITLE))


def test_a_beginning_of_an_action_that_nothing_completes_is_found() -> None:
    assert any(
        "nothing is offered to seat 0 after `give" in problem for problem in rules_demands.continuations(DeadEnd())
    )


def test_a_picture_that_says_what_no_catalogue_has_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def pictures(words: Words) -> list[tuple[str, Any]]:
        return [(words("foodies-nothing-of-the-kind"), SimpleNamespace(alt="A picture."))]

    monkeypatch.setattr(
        "bot.conformance.presentation_demands.registry.situations",
        lambda _: SimpleNamespace(pictures=pictures, HOW_TO_PLAY=()),
    )
    said = list(presentation_demands.pictures(registry.title("foodies")))
    assert any("foodies-nothing-of-the-kind" in problem for problem in said), said


KITCHEN = registry.title("critter_kitchen")


class Unworded(type(KITCHEN)):  # type: ignore[misc]
    """Has a verb without words."""

    info = structs.replace(
        KITCHEN.info, verbs=(*KITCHEN.info.verbs, structs.replace(KITCHEN.info.verbs[0], name="fly"))
    )


class Leaking(type(KITCHEN)):  # type: ignore[misc]
    """Shows everybody what the first seat knows, and imagines games from what each may know."""

    honest: Any = None

    def view(self, state: Any, viewer: int | None) -> Any:
        self.honest = super().view(state, viewer)
        return super().view(state, 0)

    def determinize(self, view: Any, chance: Chance) -> Any:
        return super().determinize(self.honest, chance)


def test_words_that_lack_and_secrets_that_show_are_found() -> None:
    assert "de: there is no critter_kitchen-verb-fly" in list(presentation_demands.words(Unworded()))
    assert any("a spectator what it may not know" in problem for problem in presentation_demands.secrecy(Leaking()))
