"""Reserve Prices (expansion 4.15): the reserve cards vote on the price of an item instead of on the CEOs' slots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct, field

from games.food_chain_magnate import data
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import Variant
from games.kernel import Event, ModuleSpec, OptionSpec, Say
from games.kernel.flow import Play

_ID = "reserve_prices"
_AT_ONCE = "price_at_once"


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    ties: tuple[int, ...]
    cards: dict[str, int]


_READ: _Data = data.read("reserve_prices.toml", _Data, __package__)


class BasePrice(Struct, tag="base_price"):
    """The price of an item before all cards in the next dinnertime.

    A vote changes it at once, even during a dinnertime: that one continues at the prices with which it began,
    unless the table agreed that even the next building pays the new one (expansion Q-V1).
    """

    # Saved games have it under this name.
    price: int = field(name="coming")

    def copy(self) -> BasePrice:
        """Return an independent copy."""
        return BasePrice(self.price)


class PriceVoted(Event, frozen=True, tag="price_voted"):
    """The opened reserve cards have fixed the price of an item, from the next dinnertime on."""

    price: int


class ReservePrices(Module):
    """The other cards, their vote, and the resulting price."""

    spec = ModuleSpec(_ID)
    events = (PriceVoted,)
    extras = (BasePrice,)
    options = (OptionSpec(_AT_ONCE, "flag", False),)

    def register(self, rules: Rules) -> None:
        """Replace the cards of the base game."""
        rules.reserve = {int(card): dollars for card, dollars in _READ.cards.items()}
        # Replaces the vote on slots: with these cards the CEOs keep theirs (expansion 4.15).
        rules.first_break[:] = [_vote]
        usual = rules.numbers.unit_price
        rules.extra[_ID] = lambda: BasePrice(usual)
        rules.prices.append(lambda state, seat: _base(state).price - usual)
        if rules.variant.setting(_AT_ONCE):
            rules.sudden_prices.append(lambda state: _base(state).price)

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Require reserve cards to replace."""
        return () if variant.game == "full" else (Say("food_chain_magnate-option-needs-reserve"),)


def price_voted(cards: Sequence[int]) -> int:
    """Return the price shown most often; of equals the one that the rules name first."""
    votes = Counter(cards)
    return max(votes, key=lambda price: (votes[price], -_READ.ties.index(price)))


def _base(state: State) -> BasePrice:
    found = state.extra[_ID]
    assert isinstance(found, BasePrice)
    return found


def _vote(play: Play[State], cards: tuple[int, ...]) -> None:
    """Set the price from the next dinnertime on; within one everything keeps its price."""
    _base(play.state).price = price_voted(cards)
    play.emit(PriceVoted(price=price_voted(cards)))
