"""Shared defaults of modules: most add no verbs, steps, events or data, and fit every table.

`WEIGHTS` are the bots' weights for the cards of modules, from `evaluation.toml`, which explains each of them.

`figures` are the numbers that sentences quote: those of the base game and of every module, from their data files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from games.food_chain_magnate import data
from games.food_chain_magnate.data import LIMITS, Effect, Employee
from games.food_chain_magnate.rules.assembly import rules_of
from games.food_chain_magnate.rules.registry import Plugin, Rules
from games.food_chain_magnate.state import Variant
from games.kernel import ModuleSpec, OptionSpec, Say, Verb


class Module:
    """A module that adds nothing but what it registers."""

    spec: ClassVar[ModuleSpec]
    brings: tuple[str, ...] = ()
    options: tuple[OptionSpec, ...] = ()
    seats: tuple[int, ...] = ()
    verbs: tuple[Verb, ...] = ()
    steps: tuple[type[Any], ...] = ()
    events: tuple[type[Any], ...] = ()
    extras: tuple[type[Any], ...] = ()

    def wanted(self, variant: Variant) -> bool:
        """Return whether the table's owner chose it."""
        return self.spec.id in variant.modules

    def register(self, rules: Rules) -> None:
        """Put everything it brings into the rules of a variant."""
        raise NotImplementedError

    def upgrade(self, kept: dict[str, Any], rules: int) -> None:
        """Upgrade nothing."""

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Forbid nothing."""
        return ()


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    campaign: float
    cup: float
    shop: float
    kimchi_most: float
    star: float
    star_tie: float
    worker_twice: float
    park: float
    road: float
    area: float


WEIGHTS: Weights = data.read("evaluation.toml", Weights, __package__)
_FOR_EVER = "giant_billboard"
"""A campaign type whose duration nobody is asked for."""


def figures(modules: Sequence[Plugin]) -> dict[str, int]:
    """Return the figures by the names that the catalogues use; rules must have been provided."""
    found = _base()
    for module in modules:
        rules = rules_of(Variant((module.spec.id,)))
        for card, employee in rules.employees.items():
            found |= {f"{card}_{what}": number for what, number in _of_card(employee) if number and card != "ceo"}
        for name, milestone in rules.milestones.items():
            found |= {f"{name}_{what}": abs(number) for what, number in _of_milestone(milestone.do) if number}
            found |= {f"{name}_least": milestone.at_least} if milestone.at_least else {}
        if turns := rules.depleted.values():
            found |= {f"{module.spec.id}_out": min(turns)}
            found |= {f"{module.spec.id}_out_last": max(turns)} if max(turns) > min(turns) else {}
    return found | _of_files()


def _base() -> dict[str, int]:
    """Return the numbers of the base game that are on no card."""
    return {
        "unit_price": LIMITS.numbers.unit_price,
        "salary": LIMITS.numbers.salary,
        "ceo_slots": LIMITS.numbers.ceo_slots_start,
        "recruit_discount": LIMITS.numbers.recruit_discount,
        "demand_most": LIMITS.houses.demand_max,
        "demand_most_garden": LIMITS.houses.demand_max_garden,
        **{f"reserve_{card}_slots": reserve.ceo_slots for card, reserve in LIMITS.reserve.items()},
    }


def _of_card(employee: Employee) -> Iterator[tuple[str, int]]:
    able = employee.do
    yield "slots", employee.slots
    yield "range", employee.reach[1] or 0
    yield "recruit", able.recruit
    yield "train", able.train
    yield "duration", 0 if _FOR_EVER in able.market else able.duration
    yield "amount", able.produce.amount if able.produce else 0
    yield "buy", able.buy
    yield "buy_any", able.buy_any
    yield "price", abs(able.price)
    yield "tip", able.tip
    yield "per_sale", able.extra.get("per_sale", 0)


def _of_milestone(effect: Effect) -> Iterator[tuple[str, int]]:
    for what in ("discount", "item_bonus", "tip", "freezer", "price", "open_slots", "distance"):
        yield what, getattr(effect, what)
    yield "range", min(effect.range.values(), default=0)
    yield "tokens", min(effect.tokens.values(), default=0)
    for what in ("cash_per_token", "ceo_slots", "burn", "salary", "pizza_radios", "radio_turns"):
        yield what, effect.extra.get(what, 0)
    yield from ((card, number) for card, number in effect.gain.items() if number > 1)


def _of_files() -> dict[str, int]:
    """Return the numbers in the files of modules besides cards and milestones."""

    def file(name: str) -> Mapping[str, Any]:
        return data.read(f"{name}.toml", dict[str, Any], __package__)

    return {
        "coffee_range": file("coffee")["range"],
        "price_cut": file("new_milestones")["price_cut"],
        "rural_tokens": file("rural_marketeers")["area"]["tokens"],
        **{f"reserve_{card}_dollars": dollars for card, dollars in file("reserve_prices")["cards"].items()},
    }
