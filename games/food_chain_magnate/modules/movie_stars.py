"""Movie Stars (expansion 4.14): they choose their place in the order of business first, and win ties at dinner."""

from __future__ import annotations

from collections.abc import Callable

from games.food_chain_magnate import data
from games.food_chain_magnate.ai.market import customers
from games.food_chain_magnate.modules.module import WEIGHTS, Module
from games.food_chain_magnate.rules.registry import Rules, State
from games.kernel import ModuleSpec, Seat

_CARDS: dict[str, data.Employee] = data.read("movie_stars.toml", dict[str, data.Employee], __package__)


class MovieStars(Module):
    """The cards, of which a chain may own only one, and their precedence."""

    spec = ModuleSpec("movie_stars")

    def register(self, rules: Rules) -> None:
        """Register one star of each letter that takes part."""
        rules.effects |= {"star", "from_seats"}
        rules.add_employees(_CARDS)
        for card, star in _CARDS.items():
            rules.add_arrow("waitress", card)
            rules.stock[card] = _from(star.do.extra["from_seats"])
        rules.precedence.append(fame)
        # The key sorts before `waitresses`, as stars decide first (expansion 4.14).
        rules.ties.add("stars", fame)
        rules.promises |= dict.fromkeys(_CARDS, _worth_a_day)


def _from(least: int) -> Callable[[int], int]:
    """Return one copy from a number of players on."""
    return lambda seats: int(seats >= least)


def fame(state: State, seat: Seat) -> int:
    """Return the rank of a chain's star at work: B before C before D before none."""
    work = state.chains[seat].work
    return max((star.do.extra["star"] for card, star in _CARDS.items() if card in work), default=0)


def _worth_a_day(state: State, seat: Seat) -> float:
    """Value an occasional tie won, and the choice of a position."""
    return WEIGHTS.star + WEIGHTS.star_tie * customers(state, seat)
