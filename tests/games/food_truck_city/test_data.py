"""The component data: blocks, cards and prices are those of the builders, and keep their regularities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import resources

import pytest

from games.food_truck_city.cards import RULES
from games.food_truck_city.data import (
    BLOCKS,
    CARDS,
    CUSTOMERS,
    DECK,
    FOODS,
    GAME,
    LAYOUTS,
    read_blocks,
    read_cards,
    read_constants,
)
from games.food_truck_city.geometry import CITIES, turned
from games.food_truck_city.orders import kind_of
from renderers.words import Words
from tests.games.food_truck_city import builders

CYCLE = ["hi", "su", "to", "ve", "se", "st"]


def test_blocks_are_printed_as_in_the_table() -> None:
    words = Words("en")
    printed = {
        card: [words(f"food_truck_city-customer-{who}") for who in block.sides] for card, block in BLOCKS.items()
    }
    assert printed == builders.blocks()


def test_each_customer_has_24_icons_and_six_on_every_side() -> None:
    for customer in CUSTOMERS:
        assert [sum(block.sides[side] == customer for block in BLOCKS.values()) for side in range(4)] == [6] * 4


def test_two_thirds_of_the_blocks_show_four_customers_and_the_others_three() -> None:
    def before(customer: str, steps: int) -> str:
        return CYCLE[(CYCLE.index(customer) - steps) % 6]

    for card, block in BLOCKS.items():
        k = block.sides[0]
        steps = (0, 1, -1, 0) if card[0] in "EF" else (0, 1, 2, 3)
        assert list(block.sides) == [before(k, n) for n in steps], card
    assert len({block.sides for block in BLOCKS.values()}) == 12


def test_a_turned_block_shows_each_side_a_quarter_later() -> None:
    assert turned(BLOCKS["D3"].sides, 1) == ("to", "st", "se", "ve")
    assert turned(BLOCKS["D3"].sides, 0) == BLOCKS["D3"].sides


def test_the_52_cards_are_those_of_the_table() -> None:
    assert len(DECK) == 52
    copies = Counter(kind_of(card) for card in DECK)
    assert {
        kind: (copies[kind], (CARDS.get(kind) or CARDS[f"{kind}_bbq"]).timing) for kind in copies
    } == builders.cards()


def test_prices_are_those_of_the_table_and_all_trucks_cost_80() -> None:
    assert list(GAME.truck_prices) == builders.prices()
    assert sum(GAME.truck_prices) == 80


def test_start_segments_are_the_fully_revealed_ones() -> None:
    for size, layout in LAYOUTS.items():
        city = CITIES[size]
        revealed = {s for s, ((one, _), (other, _)) in city.sides.items() if {one, other} <= set(layout.open)}
        assert revealed == set(layout.starts.values())
    assert len(FOODS) == len(CUSTOMERS) == 6


READERS: dict[str, Callable[[bytes], object]] = {
    "cards.toml": read_cards,
    "blocks.toml": read_blocks,
    "constants.toml": read_constants,
}


@pytest.mark.parametrize(
    ("name", "written", "misspelt"),
    [
        ("cards.toml", 'effect = "tow"', 'effect = "two"'),
        ("cards.toml", 'timing = "pre_fine"', 'timing = "prefine"'),
        ("cards.toml", 'source = "assumed"', 'source = "asumed"'),
        ("cards.toml", "turn_starts = 2", "turn_start = 2"),
        ("cards.toml", 'id = "big_tip"', 'id = "city_permit"'),
        ("blocks.toml", '"hi", "st", "se", "ve"', '"hi", "st", "se", "vee"'),
        ("constants.toml", "fine_step", "fine_steps"),
        ("constants.toml", '2 = ["south", "north"]', '2 = ["south", "nord"]'),
        ("constants.toml", '"3-2", "3-3"]', '"3-2", "3-6"]'),
        ("constants.toml", 'south = "H2-2"', 'south = "I2-2"'),
    ],
)
def test_a_misspelt_value_is_refused_at_loading(name: str, written: str, misspelt: str) -> None:
    raw = (resources.files("games.food_truck_city") / "data" / name).read_text(encoding="utf-8")
    READERS[name](raw.encode())
    assert written in raw
    with pytest.raises(ValueError):
        READERS[name](raw.replace(written, misspelt, 1).encode())


def test_every_effect_of_the_data_has_a_rule_and_every_rule_a_card() -> None:
    assert {card.effect for card in CARDS.values()} == set(RULES)
