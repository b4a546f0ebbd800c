"""Everything of the box has its name and text in every language, and every event of a game can be told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from games.critter_kitchen import data as kitchen
from games.food_chain_magnate.modules import PLUGINS
from games.food_chain_magnate.state import Variant
from games.food_truck_city import data as trucks
from games.foodfighters import data as fighters
from games.kernel import Chance, Game, random_action
from games.kernel.registry import TITLES, title
from renderers.kit.presenter import Scene
from renderers.registry import presenter
from renderers.words import LOCALES, Words, message_id, message_ids

CHAIN = Variant(tuple(sorted(module.spec.id for module in PLUGINS if module.spec.id))).rules
MENU = ("kimchi", "fry_chefs", "hard_choices")
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
    assert {locale: sorted(wanted - message_ids(locale)) for locale in LOCALES} == dict.fromkeys(LOCALES, [])


@pytest.mark.parametrize("owner", TITLES)
def test_every_event_of_a_game_is_told_in_every_language(owner: str, caplog: pytest.LogCaptureFixture) -> None:
    played: Any = title(owner)
    seats = max(2, played.info.seats[0])
    raw = dict(played.testing.unattended) | ({"modules": list(MENU)} if owner == "food_chain_magnate" else {})
    game, moved = Game.new(played, played.options(raw, seats), seats, Chance(b"told"))
    told, dice = list(moved.events), Chance(b"dice")
    while waiting := game.waiting():
        seat = waiting[0]
        decision = next(d for d in game.decisions() if d.seat == seat)
        action = (
            played.ai.advise(game.view(seat), decision) if hasattr(played.ai, "advise") else None
        ) or random_action(played, game.state, seat, dice)
        told += game.act(seat, action, b"told").events
    view, scene = game.view(None), Scene(("Ann", "Bo", "Cleo"))
    for words in map(Words, LOCALES):
        assert all(presenter(owner).event(words, view, scene, event) != "" for event in told)
    assert caplog.records == []
