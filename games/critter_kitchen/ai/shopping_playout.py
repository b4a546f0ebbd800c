"""A simulated round of shopping, on plain lists: who takes what when each chef goes somewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.critter_kitchen.ai.weights import WEIGHTS
from games.critter_kitchen.data import ACADEMY, BREAK, CHEFS, GAME, TRUCK, ZOUS
from games.critter_kitchen.tokens import BISQUE, RUMOR_TOKENS, SOUP
from games.kernel import Seat

Wants = Callable[[str], float]
"""What an item is worth to a seat, in stars; `ABSENT` if it does not exist for it."""
ABSENT = float("-inf")


class Sent(NamedTuple):
    """A simulated chef: its seat, queue and hands."""

    seat: Seat
    speed: int
    capacity: int


def sent(seat: Seat, chef: str) -> Sent:
    """Return a chef sent by a seat, with its printed numbers."""
    return Sent(seat, CHEFS.get(chef) or ZOUS[chef].speed, CHEFS.get(chef) or ZOUS[chef].capacity)


class Rush:
    """One round: `taken` is what each seat brought home, `track` the hats afterwards."""

    def __init__(self, wants: Sequence[Wants], track: Sequence[Seat]) -> None:
        """Take the `wants` of each seat, and the hats from front to back."""
        self._wants = wants
        self.track = list(track)
        self.taken: list[list[str]] = [[] for _ in wants]

    def play(self, row: Sequence[str], items: Mapping[str, Sequence[str]], chefs: Mapping[str, Sequence[Sent]]) -> None:
        """Play all locations of the row in turn; leftovers move to the academy (4.6)."""
        leftovers: list[str] = []
        for place in row:
            if place == BREAK:
                continue
            lying = [*items[place], *leftovers] if place == ACADEMY else list(items[place])
            if chefs[place]:
                self._shop(place, lying, chefs[place])
            if place != ACADEMY:
                leftovers += [item for item in lying if item != BISQUE and item not in RUMOR_TOKENS]

    def _shop(self, place: str, lying: list[str], chefs: Sequence[Sent]) -> None:
        """Play one location, queue by queue (4.5)."""
        if place == TRUCK:
            lying += [SOUP] * sum(chef.capacity for chef in chefs)
        untouched = True
        for speed in sorted({chef.speed for chef in chefs}):
            queue = [chef for chef in chefs if chef.speed == speed]
            untouched = self._serve(place, lying, queue, untouched)
        if place == TRUCK:
            lying[:] = [item for item in lying if item != SOUP]

    def _serve(self, place: str, lying: list[str], queue: list[Sent], untouched: bool) -> bool:
        """Let a queue take turns until nobody in it takes more; return whether still nothing has been taken here."""
        if len(queue) > 1:
            queue.sort(key=lambda chef: self.track.index(chef.seat))
        hands = [chef.capacity for chef in queue]
        while any(hands):
            for n in [n for n, left in enumerate(hands) if left]:
                chef, fresh = queue[n], hands[n] == queue[n].capacity
                item = self._best(lying, chef.seat, place != TRUCK and fresh)
                if item is None:
                    hands[n] = 0
                    self.taken[chef.seat] += [SOUP] * (GAME.consolation_soup * fresh)
                    continue
                hands[n] -= 1
                lying.remove(item)
                self.taken[chef.seat].append(item)
                if untouched and len(queue) > 1:
                    self.track.remove(chef.seat)
                    self.track.append(chef.seat)
                untouched = False
        return untouched

    def _best(self, lying: Sequence[str], seat: Seat, may_leave: bool) -> str | None:
        """Return the item worth most to a seat, of those that exist for it; None if it goes home."""
        wants, had = self._wants[seat], self.taken[seat]
        best, most = None, WEIGHTS.places.leave if may_leave else ABSENT
        for item in lying:
            worth = wants(item)
            # A rumor that it took in this very round no longer exists for it.
            if worth > most and not (item in RUMOR_TOKENS and item in had):
                best, most = item, worth
        return best
