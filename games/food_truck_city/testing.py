"""Invariants for tests and the fuzzer: what must hold in every state at rest."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import ClassVar

from games.food_truck_city.data import BLOCKS, CARDS, DECK, GAME
from games.food_truck_city.state import State
from games.food_truck_city.view import View
from games.kernel import Testing


def broken(state: State) -> list[str]:
    """Return every violated invariant, in words for developers."""
    return [*_cards(state), *_blocks(state), *_trucks(state), *_wrong_ending(state)]


def _cards(state: State) -> Iterator[str]:
    """Yield action cards that are not in exactly one place."""
    lying = [*state.deck, *state.discard, *(tile.card for tile in state.closures)]
    for hand, player in zip(state.hands, state.players, strict=True):
        lying += [*hand, *player.awards]
        lying += [card for truck in player.trucks for card in (truck.flat, truck.strike) if card]
    if sorted(lying) != sorted(DECK):
        yield "the action cards are not the 52 of the data"


def _blocks(state: State) -> Iterator[str]:
    """Yield places without one block, face-down blocks next to a truck, and tiles on face-down blocks or on another."""
    if sorted([*state.blocks, *state.hidden]) != sorted(state.city.blocks):
        yield "some place has no block, or two"
    used = [block.card for block in (*state.blocks.values(), *state.hidden.values())]
    if len(set(used)) != len(used) or not set(used) <= set(BLOCKS):
        yield "a block card lies twice"
    for player in state.players:
        for truck in player.parked():
            if truck.at is not None and state.hidden_at(truck.at):
                yield f"{truck.at} has a truck beside a face-down block"
    tiled = [*state.billboards.values(), *(tile.place for tile in state.festivals)]
    if len(set(tiled)) != len(tiled) or not set(tiled) <= set(state.blocks):
        yield f"tiles lie on {tiled}"
    if len(state.festivals) > GAME.festival_tiles:
        yield "there are more festivals than tiles"


def _trucks(state: State) -> Iterator[str]:
    """Yield segments with more than one truck or closure, negative money, and trucks in more than one place."""
    taken = [truck.at for player in state.players for truck in player.parked()]
    taken += [tile.place for tile in state.closures]
    if len(set(taken)) != len(taken) or not set(taken) <= set(state.city.segments):
        yield f"the streets hold {sorted(map(str, taken))}"
    for seat, player in enumerate(state.players):
        if player.money < 0 or player.fines < 0:
            yield f"seat {seat} has {player.money} dollars and {player.fines} fines"
        for truck in player.trucks:
            if truck.debt < 0 or (truck.debt and truck.at is not None):
                yield f"seat {seat}'s {truck.food} is on the board with a debt of {truck.debt}"
            if truck.at is None and (truck.flat or truck.strike):
                yield f"seat {seat}'s {truck.food} has a card but is not on the board"


def _wrong_ending(state: State) -> Iterator[str]:
    """Yield a game over without an ending, and leavers that hold something or are active."""
    if not state.stack and not state.ending:
        yield "the game is over without a reason"
    if sorted(state.leavers) != [seat for seat, player in enumerate(state.players) if player.left]:
        yield "the leavers are not those who left"
    for seat in state.leavers:
        if state.hands[seat] or state.players[seat].awards:
            yield f"seat {seat} has left but holds cards"
        if any(truck.flat or truck.strike for truck in state.players[seat].trucks):
            yield f"seat {seat} has left but a card lies on a truck of theirs"
        if state.stack and state.active == seat:
            yield f"seat {seat} has left but is active"
    if any(tile.owner in state.leavers or tile.left < 1 for tile in (*state.festivals, *state.closures)):
        yield "a tile lies that should have gone"


class FoodTruckCityTesting(Testing[State, View]):
    """Coverage goals and invariants of Food Truck City games."""

    named: ClassVar[Mapping[str, Collection[str]]] = {"card_played.card": CARDS}
    # A missing bailout would need every open segment taken: there are more of them than trucks.
    coverage_exceptions: ClassVar[frozenset[str]] = frozenset({"event no_bailout"})

    def longest(self, seats: int) -> int:
        """Return a bound: random players without a limit on quiet turns took up to 15,000 actions to see all."""
        return 100_000

    def invariants(self, state: State) -> list[str]:
        """Return the violated invariants."""
        return broken(state)
