"""Every component of the box has its name and text in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from games.critter_kitchen import data as kitchen
from games.food_chain_magnate.modules import PLUGINS
from games.food_chain_magnate.state import Variant
from games.food_truck_city import data as trucks
from games.foodfighters import data as fighters
from renderers.words import LOCALES, message_id, message_ids

CHAIN = Variant(tuple(sorted(module.spec.id for module in PLUGINS if module.spec.id))).rules
NAMED: dict[str, dict[str, Iterable[str]]] = {
    "foodfighters": {
        "team": (*fighters.TEAMS, "custom"), "type": fighters.TYPES, "item": (*fighters.ITEMS, "bonus_die"),
        "card": fighters.POWERS, "card text": fighters.POWERS,
    },
    "critter_kitchen": {
        "challenge": kitchen.CHALLENGES, "type": kitchen.TYPES, "space": (*kitchen.ICONS, "extra"),
        "location": kitchen.row(5, True), "cart": kitchen.CART.tokens, "cart text": kitchen.CART.tokens,
        "critic": kitchen.CRITICS, "critic text": kitchen.CRITICS, "rumor": kitchen.RUMORS,
        "rumor text": kitchen.RUMORS, "chef": (*kitchen.CHEFS, *kitchen.ZOUS),
        "chef text": (*kitchen.CHEFS, *kitchen.ZOUS), "restaurateur": kitchen.RESTAURATEURS,
        "restaurateur text": kitchen.RESTAURATEURS,
    },
    "food_truck_city": {
        "food": trucks.FOODS, "customer": trucks.CUSTOMERS, "card": trucks.CARDS, "card text": trucks.CARDS,
    },
    "food_chain_magnate": {
        "card": CHAIN.employees, "card text": CHAIN.employees.keys() - {"ceo"}, "milestone": CHAIN.milestones,
        "milestone text": CHAIN.milestones, "good": CHAIN.goods, "type": CHAIN.campaign_types,
        "tie": CHAIN.ties.names(), "reserve": map(str, CHAIN.reserve), "job": CHAIN.jobs.names(),
    },
}  # fmt: skip


def named(owner: str) -> Iterator[str]:
    for kind, keys in NAMED[owner].items():
        name, _, text = kind.partition(" ")
        for key in keys:
            yield message_id(owner, name, key.replace(".", "-"), *filter(None, [text]))


@pytest.mark.parametrize("owner", NAMED)
def test_everything_of_the_box_has_its_name_and_its_text(owner: str) -> None:
    wanted = set(named(owner))
    assert [(locale, one) for locale in LOCALES for one in sorted(wanted - message_ids(locale))] == []
