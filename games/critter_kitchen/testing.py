"""Invariants for tests and the fuzzer: what must hold in every state at rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import ClassVar

from games.critter_kitchen.data import (
    ACADEMY,
    BREAK,
    CART,
    CHALLENGES,
    GAME,
    ICONS,
    MERCHANT,
    RESTAURATEURS,
    RUMORS,
    TOKENS,
    TRUCK,
)
from games.critter_kitchen.state import State, rumor_deck
from games.critter_kitchen.steps.effects import PlaceWild
from games.critter_kitchen.tokens import ALLSPICE, BAG, BISQUE, RUMOR_TOKENS, TOFU, WILD
from games.critter_kitchen.view import View
from games.kernel import Testing

_BAG_KINDS = frozenset(BAG)


def wrong(state: State) -> Iterator[str]:
    """Yield everything impossible about a state."""
    expected = Counter(BAG)
    if state.round == GAME.rounds:
        expected[ALLSPICE] += TOKENS.last_round_allspice
    if Counter(_tokens_of_the_bag(state)) != expected:
        yield "tokens are lost or doubled"
    if sorted(state.track) != list(range(len(state.players))):
        yield f"the track is {state.track}"
    yield from _wrong_kitchens(state)
    yield from _wrong_chefs(state)
    for icon, up, token in zip(ICONS, state.opened, range(len(ICONS)), strict=True):
        if all(player.rumors[token] for player in state.players) and not up:
            yield f"everybody knows {icon} but it is face down"
    if any(items.count(BISQUE) > (1 if place == TRUCK else 0) for place, items in state.items.items()):
        yield "bisque lies where none can be"
    if len({*state.rumors, *(s.rumor for s in state.shields if s.rumor)}) < len(state.rumors):
        yield "a rumor card is doubled"
    if not set(state.rumors) <= set(rumor_deck(state.rules)):
        yield "a rumor card is not in this game"


def _tokens_of_the_bag(state: State) -> list[str]:
    """Return every ingredient, spice and rumor token of the game, wherever it is; none is ever lost or made."""
    lying = [item for items in state.items.values() for item in items]
    kept = [token for shield in state.shields for token in shield.storage]
    placed = [token for player in state.players for token in player.rumors if token]
    # Between taking and laying it is in no list.
    placed += [WILD for step in state.stack if isinstance(step, PlaceWild)]
    return [t for t in (*state.bag, *lying, *kept, *placed, *state.out) if t in _BAG_KINDS]


def _wrong_kitchens(state: State) -> Iterator[str]:
    """Yield what is impossible about players and about what is behind their shields."""
    for seat, (player, shield) in enumerate(zip(state.players, state.shields, strict=True)):
        if shield.soup < 0 or shield.bisque < 0:
            yield f"player {seat} has negative soup"
        if any(token in RUMOR_TOKENS for token in shield.storage) or shield.storage.count(TOFU) > 1:
            yield f"player {seat} stores what cannot be stored"
        if not set(player.cart) <= set(CART.tokens):
            yield f"player {seat} has foreign cart tokens"
        if player.stars < 0 or len(player.rumors) != len(ICONS):
            yield f"player {seat} has impossible stars or rumors"


def _wrong_chefs(state: State) -> Iterator[str]:
    """Yield what is impossible about chefs and the waterfront."""
    places = [(chef.seat, chef.location) for chef in state.chefs]
    if len(set(places)) < len(places):
        yield "two chefs of one player are at one location"
    if any(chef.location not in state.row for chef in state.chefs):
        yield "a chef is at a location that is not in play"
    if state.items.get(BREAK):
        yield "something lies at Break Time"
    if not state.chefs and (state.items[MERCHANT] or len(state.items[ACADEMY]) > 3):
        yield "the waterfront was not cleaned up"


class CritterKitchenTesting(Testing[State, View]):
    """Coverage goals and invariants of Critter Kitchen games."""

    named: ClassVar[Mapping[str, Collection[str]]] = {
        "rumor_opened.rumor": RUMORS,
        "served.challenge": CHALLENGES,
        "kept.restaurateur": RESTAURATEURS,
    }

    def longest(self, seats: int) -> int:
        """Return a bound on actions: a plan, up to seven picks, three more answers each round; and the days' ends."""
        return GAME.rounds * seats * 16 + 6 * seats + 1

    def invariants(self, state: State) -> list[str]:
        """Return the invariants at rest."""
        return list(wrong(state))
