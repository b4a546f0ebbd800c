"""A round of shopping played out in thought, on lists alone: who takes what when everybody's chefs go somewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.critter_kitchen.ai.weights import WEIGHTS
from games.critter_kitchen.data import ACADEMY, BREAK, CHEFS, GAME, TRUCK, ZOUS
from games.critter_kitchen.tokens import BISQUE, RUMOR_TOKENS, SOUP
from games.kernel import Seat

Wants = Callable[[str], float]
"""What an item is worth to somebody, in stars; `ABSENT` where it is not there for them."""
ABSENT = float("-inf")


class Sent(NamedTuple):
    """A chef somebody is imagined to send: its seat, queue and hands."""

    seat: Seat
    speed: int
    capacity: int


def sent(seat: Seat, chef: str) -> Sent:
    """A chef that a seat sends, with its printed numbers."""
    return Sent(seat, CHEFS.get(chef) or ZOUS[chef].speed, CHEFS.get(chef) or ZOUS[chef].capacity)


class Rush:
    """One round: `taken` is what each seat brought home, `track` the hats as they stand afterwards."""

    def __init__(self, wants: Sequence[Wants], track: Sequence[Seat]) -> None:
        """`wants` of each seat, and the hats from front to back."""
        self._wants = wants
        self.track = list(track)
        self.taken: list[list[str]] = [[] for _ in wants]

    def play(self, row: Sequence[str], items: Mapping[str, Sequence[str]], chefs: Mapping[str, Sequence[Sent]]) -> None:
        """All locations of the row in turn; what is left goes on to the academy (4.6)."""
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
        """One location, queue by queue (4.5)."""
        if place == TRUCK:
            lying += [SOUP] * sum(chef.capacity for chef in chefs)
        untouched = True
        for speed in sorted({chef.speed for chef in chefs}):
            queue = [chef for chef in chefs if chef.speed == speed]
            untouched = self._serve(place, lying, queue, untouched)
        if place == TRUCK:
            lying[:] = [item for item in lying if item != SOUP]

    def _serve(self, place: str, lying: list[str], queue: list[Sent], untouched: bool) -> bool:
        """A queue takes turns until nobody in it takes more; whether nothing has been taken here yet."""
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
        """The item worth most to a seat that is there for it; None where it goes home."""
        wants, had = self._wants[seat], self.taken[seat]
        best, most = None, WEIGHTS.places.leave if may_leave else ABSENT
        for item in lying:
            worth = wants(item)
            # A rumor that it took this very round is not there for it any more.
            if worth > most and not (item in RUMOR_TOKENS and item in had):
                best, most = item, worth
        return best
