"""Modules as plug-ins: the worked examples of Kimchi, Fry Chefs and Hard Choices, and modules that leave no trace."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from typing import Any

import msgspec
import pytest

from games.food_chain_magnate import TITLE, data, events
from games.food_chain_magnate.modules import MODULES, PLUGINS
from games.food_chain_magnate.modules.base import Base
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules import assembly
from games.food_chain_magnate.rules.assembly import rules_of
from games.food_chain_magnate.rules.registry import Ordered, Rules
from games.food_chain_magnate.state import Variant
from games.kernel import ModuleSpec, OptionsError
from tests.games.food_chain_magnate.builders import Table

LINE = "A0 T0 B0"
"""House 2 on the left, house 4 on the right, one road through all three tiles."""


def three_chains() -> Table:
    """Santa Maria (0) and Xango (1) with drive-outs on the way, Golden Duck (2); scores for house 2 are 13, 10, 12."""
    table = Table(3, LINE, ("kimchi",))
    return table.restaurant(0, (3, 13), (3, 13)).restaurant(1, (3, 3), (3, 3)).restaurant(2, (3, 8), (3, 8))


def test_a_house_prefers_kimchi_to_a_better_total() -> None:
    table = three_chains().wants("2", "burger pizza").wants("4", "2 pizza beer")
    table.company(0, goods="kimchi 2 burger 2 pizza").company(1, goods="2 burger 2 pizza 2 beer")
    table.company(2, goods="kimchi burger 2 pizza beer").dine()
    fed = table.told(events.HouseFed)
    assert [(event.house, event.seat, event.income) for event in fed] == [("2", 2, 30), ("4", 1, 30)]
    assert table.state.chains[2].goods == {"pizza": 1, "beer": 1}
    assert table.state.chains[1].goods == {"burger": 2, "beer": 1}


def test_one_kimchi_per_house() -> None:
    table = three_chains().wants("2", "burger pizza").company(2, goods="5 kimchi burger pizza").dine()
    assert table.state.chains[2].goods == {"kimchi": 4}


def clean_up(goods: str, keep: str = "", freezer: bool = True) -> dict[str, int]:
    table = Table(2, LINE, ("kimchi",))
    table.company(0, work="kimchi_master", goods=goods, milestones="first_to_throw_away" if freezer else "")
    table.phase("7.1")
    if freezer:
        table.act(0, f"keep {keep}")
    return table.phase("7.2").state.chains[0].goods


@pytest.mark.parametrize(
    ("goods", "keep", "left"),
    [
        ("kimchi 4 burger", "burger-0 kimchi-1", {"kimchi": 2}),
        ("kimchi 4 burger", "burger-4 kimchi-0", {"burger": 4, "kimchi": 1}),
        ("10 kimchi", "kimchi-10", {"kimchi": 11}),
    ],
)
def test_a_freezer_holds_kimchi_or_other_goods(goods: str, keep: str, left: dict[str, int]) -> None:
    assert clean_up(goods, keep) == left


def test_without_a_freezer_only_the_new_kimchi_is_there() -> None:
    assert clean_up("kimchi 2 burger", freezer=False) == {"kimchi": 1}


def test_kimchi_beside_other_goods_is_refused() -> None:
    table = Table(2, LINE, ("kimchi",)).company(0, goods="kimchi 4 burger", milestones="first_to_throw_away")
    assert table.phase("7.1").refused(0, "keep burger-4 kimchi-1") == "freezer-room"


def test_kimchi_brings_one_more_luxuries_manager_and_cannot_be_advertised() -> None:
    assert [Table(seats, LINE, ("kimchi",)).state.supply["luxuries_manager"] for seats in (2, 3, 4, 5)] == [2, 2, 3, 4]
    table = Table(2, LINE, ("kimchi",)).restaurant(0, (3, 3), (3, 3)).company(0, work="marketing_trainee").at_work()
    table.skip_to(0, "campaign")
    place = table.offered(0, "campaign marketing_trainee 14")[0]
    assert "kimchi" not in table.offered(0, f"campaign marketing_trainee 14 {place}")
    assert table.refused(0, f"campaign marketing_trainee 14 {place} kimchi 1") == "marketable"


@pytest.mark.parametrize(("more", "cash"), [("", 44), ("cfo", 66)])
def test_every_building_sold_to_brings_ten_per_fry_chef(more: str, cash: int) -> None:
    table = Table(2, LINE, ("fry_chefs",)).restaurant(0, (3, 3), (3, 3)).wants("2", "2 pizza")
    table.company(0, work=f"3 fry_chef 3 pricing_manager {more}", goods="2 pizza").dine()
    assert table.cash()[0] == cash


@pytest.mark.parametrize(("more", "cash"), [("", 58), ("cfo", 87)])
def test_gardens_do_not_double_fries(more: str, cash: int) -> None:
    city = Table(2, "I3 J0").state.city
    table = Table(2, city.with_house(city.house("15").with_garden("e")), ("fry_chefs",)).restaurant(0, (3, 8), (4, 8))
    table.company(0, work=f"3 fry_chef 3 pricing_manager {more}", goods="2 pizza").wants("15", "2 pizza").dine()
    assert table.cash()[0] == cash


def test_cooks_but_not_chefs_become_fry_chefs() -> None:
    rules = Table(2, LINE, ("fry_chefs",)).state.rules
    assert {card for card in rules.employees if "fry_chef" in rules.employees[card].trains} == {
        "burger_cook",
        "pizza_cook",
    }


def test_hard_choices_end_some_milestones_early() -> None:
    table = Table(2, LINE, ("hard_choices",), turn=2)
    table.state.chains[0].milestones["first_drink_marketed"] = 2
    table.phase("7.5")
    marked = {"first_burger_marketed", "first_pizza_marketed", "first_drink_marketed", "first_to_train_someone"}
    assert set(table.state.gone) == marked
    table.state.turn = 3
    table.phase("7.5")
    assert set(table.state.gone) == marked | {"first_to_hire_3"}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"modules": ["cold_pizza"]}, "kernel-module-unknown"),
        ({"modules": ["hard_choices"], "game": "introductory"}, "food_chain_magnate-option-needs-milestones"),
        ({"modules": ["hard_choices", "new_milestones"]}, "kernel-module-excludes"),
    ],
)
def test_modules_that_cannot_be_are_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionsError) as refused:
        TITLE.options(options, 2)
    assert [say.id for say in refused.value.problems] == [reason]


def test_a_module_that_is_not_in_play_leaves_no_trace() -> None:
    rules = Table().state.rules
    assert "kimchi" not in rules.goods and "kimchi_master" not in rules.employees and "fry_chef" not in rules.employees
    assert rules.phases.after("7.1") == "7.3"
    assert not rules.depleted and not list(rules.toppings) and not rules.sale_bonuses


def registered(rules: Rules) -> dict[str, list[str]]:
    """Return the names of everything that is registered, and the number of terms of each kind."""
    computed = {key for key, value in vars(Rules).items() if isinstance(value, cached_property)}  # on demand
    found = {
        key: [str(name) for name in (value.names() if isinstance(value, Ordered) else value)]
        for key, value in vars(rules).items()
        if isinstance(value, (Ordered, dict, set)) and key not in computed
    }
    return found | {key: [str(len(value))] for key, value in vars(rules).items() if isinstance(value, list)}


def test_without_modules_nothing_but_the_base_is_registered() -> None:
    alone = Rules(Variant())
    Base().register(alone)
    alone.parts.append("base")
    alone.complete()
    assert registered(alone) == registered(rules_of.__wrapped__(Variant()))


def test_every_module_brings_something_and_adds_to_the_base_only() -> None:
    base = registered(Variant().rules)
    for module in MODULES:
        more = registered(Variant((module.spec.id,)).rules)
        assert more != base, module.spec.id
        replaced = {"reserve_prices": {"reserve"}, "new_milestones": {"milestones"}}.get(module.spec.id, set())
        for key, names in base.items():
            if not names or not names[0].isdecimal() or key in ("tables", "campaigns"):
                assert key in replaced or set(names) <= set(more[key]), (module.spec.id, key)


def test_any_two_modules_stand_beside_each_other() -> None:
    for one, other in combinations(sorted(module.spec.id for module in MODULES), 2):
        rules = Variant((one, other)).rules
        assert registered(rules) == registered(rules_of.__wrapped__(Variant((other, one)))), (one, other)
        assert all(into in rules.employees for card in rules.employees.values() for into in card.trains)


class Misspelt(Module):
    """A module whose data names what is not there."""

    spec = ModuleSpec("misspelt")

    def __init__(self, card: dict[str, Any], milestone: dict[str, Any]) -> None:
        self.card = msgspec.convert(CARD | card, data.Employee)
        self.milestone = msgspec.convert(MILESTONE | milestone, data.Milestone)

    def register(self, rules: Rules) -> None:
        rules.add_employees({"stranger": self.card})
        rules.milestones["strange"] = self.milestone


CARD: dict[str, Any] = {
    "count": 1, "colour": "olive", "entry": True, "salary": False, "one_x": False, "slots": 0, "trains": [], "do": {}
}  # fmt: skip
MILESTONE: dict[str, Any] = {"trigger": "trained", "do": {}}


@pytest.mark.parametrize(
    ("card", "milestone", "named"),
    [
        ({"trains": ["burger_kook"]}, {}, "career of stranger: burger_kook"),
        ({"do": {"market": ["bilboard"]}}, {}, "campaign of stranger: bilboard"),
        ({"do": {"produce": {"choice": ["burgr"], "amount": 1}}}, {}, "good made by stranger: burgr"),
        ({"do": {"extra": {"per_sail": 10}}}, {}, "effect of stranger: per_sail"),
        ({}, {"trigger": "trainde"}, "trigger of strange: trainde"),
        ({}, {"where": {"crad": ["trainer"]}}, "condition of strange: crad"),
        ({}, {"where": {"good": ["bear"]}}, "condition of strange: bear"),
        ({}, {"do": {"waive": ["waitres"]}}, "card of strange: waitres"),
        ({}, {"do": {"extra": {"distanze": 1}}}, "effect of strange: distanze"),
    ],
)
def test_a_misspelt_name_in_data_is_refused_at_loading(
    card: dict[str, Any], milestone: dict[str, Any], named: str
) -> None:
    with pytest.raises(ValueError, match=f"names what is not there: {named}$"):
        assembly.provide((*PLUGINS, Misspelt(card, milestone)))
    assert Variant().rules.employees  # what was provided before is still in force


@pytest.mark.parametrize("do", [{"hire": 1}, {"build": "castle"}, {"opens": "soon"}])
def test_an_unknown_ability_is_refused_at_loading(do: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(CARD | {"do": do}, data.Employee)


def test_an_unknown_effect_of_a_milestone_is_refused_at_loading() -> None:
    with pytest.raises(msgspec.ValidationError, match="tipp"):
        msgspec.convert(MILESTONE | {"do": {"tipp": 1}}, data.Milestone)
