"""The links of actions, built once: foods, segments, blocks, trucks of other seats, cards, verbs."""

from __future__ import annotations

from functools import cache

from games.food_truck_city.data import CARDS, CUSTOMERS, FOODS, GAME
from games.food_truck_city.geometry import CITIES
from games.kernel import Choice, Ref, Seat

ref = cache(Ref)
"""A thing as a prompt names it, built once: there are few, and every question names some."""

VERB = {
    verb: Choice(verb, "verb", more=True)
    for verb in ("start", "bailout", "play", "bonus", "move", "repair", "settle", "release", "buy")
} | {verb: Choice(verb, "verb") for verb in ("pass", "pass_all", "rest", "skip_bonus", "end_move", "end_buy", "go_on")}
FOOD = {food: Choice(food, "food") for food in FOODS}
FOOD_MORE = {food: Choice(food, "food", more=True) for food in FOODS}
CUSTOMER = {customer: Choice(customer, "customer") for customer in CUSTOMERS}
SEGMENT = {segment: Choice(segment, "segment") for city in CITIES.values() for segment in city.segments}
BLOCK = {block: Choice(block, "block") for city in CITIES.values() for block in city.blocks}
BLOCK_MORE = {block: Choice(block, "block", more=True) for block in BLOCK}
QUARTERS = tuple(Choice(str(quarters), "quarters") for quarters in (1, 2, 3))
CARD = {card: Choice(card, "card") for card in CARDS}
CARD_MORE = {card: Choice(card, "card", more=True) for card in CARDS}
WAY = {way: Choice(way, "way") for way in ("pay", "impound", "permit")}

_TRUCKS = {f"{seat + 1}-{food}": (seat, food) for seat in range(GAME.max_players) for food in FOODS}
_TRUCK = {truck: (Choice(key, "truck"), Choice(key, "truck", more=True)) for key, truck in _TRUCKS.items()}


def truck(seat: Seat, food: str, more: bool = False) -> Choice:
    """Return the link for a truck of any seat; its key is the seat's number, from 1, and the food: `2-piz`."""
    return _TRUCK[seat, food][more]


def truck_named(key: str) -> tuple[Seat, str] | None:
    """Return the seat and food of a truck's key; None where it is no such key."""
    return _TRUCKS.get(key)
