"""The complete state of a game. Only steps change it; the city and all that is frozen is replaced, not changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from games.food_chain_magnate.city.pieces import City
from games.food_chain_magnate.city.squares import Square
from games.food_chain_magnate.data import Employee, Houses
from games.kernel import Seat

Token = tuple[str, Seat]
"""One demand token: the good, and the chain whose marketeer put it there (-1 for nobody's)."""
CEO = "ceo"


class Variant(Struct, frozen=True, dict=True):
    """The options agreed before the game. Copies of a state share them, and with them the rules built for them."""

    modules: tuple[str, ...] = ()
    game: str = "full"
    """`full`, `introductory`, or `second`: the introductory game with milestones (rules 12)."""
    links: str = "exits"
    airplanes: str = "overlap"
    bank_break: str = "cannot_pay"
    turn_limit: int = 0
    settings: tuple[tuple[str, str | int | bool], ...] = ()
    """Options of modules, by id, where they differ from the default."""

    rules_of: ClassVar[Callable[[Variant], Any]]
    """Builds the rules of a variant; `rules.assembly` sets it from above, as rules hold steps that know the state."""

    def setting(self, option: str) -> str | int | bool | None:
        """Return the value of a module's option; None for the default."""
        return dict(self.settings).get(option)

    @cached_property
    def rules(self) -> Any:
        """The rules of this game, with everything its modules registered; `GameState.rules` knows their type."""
        return type(self).rules_of(self)


class Chain(Struct):
    """One seat's company. The CEO is not a card here: it is always at work."""

    cash: int
    hand: dict[str, int]
    """Cards neither at work nor busy: the hand, called the beach once the structure is revealed."""
    work: dict[str, int]
    goods: dict[str, int]
    milestones: dict[str, int]
    """Milestones held, with the turn in which each was earned."""
    restaurants: int
    """Restaurants not on the map."""
    last: tuple[str, ...] = ()
    """The cards that were at work in the turn before."""
    hires: int = 0
    """Hires of this turn."""
    earned: int = 0
    """The cash earned in the last dinnertime."""
    discount: int = 0
    """The discount on salaries, fixed when payday begins."""
    bankrupt: bool = False
    out: bool = False

    def copy(self) -> Chain:
        """Return an independent copy."""
        made = copy(self)
        made.hand = self.hand.copy()
        made.work = self.work.copy()
        made.goods = self.goods.copy()
        made.milestones = self.milestones.copy()
        return made


class Campaign(Struct, frozen=True):
    """A running campaign. `card` is its busy marketeer, empty if nobody returns from it.

    `twin` is the campaign that keeps its marketeer busy as well: when that ends first, the marketeer is found here. On
    the board it covers `squares`; an airplane lies at an `edge` (`top`, `right`, `bottom`, `left`) and flies over
    `lines` columns or rows from `line` on. `left` counts its remaining tokens; an eternal one keeps its single token.
    """

    number: int
    type: str
    seat: Seat
    card: str
    goods: tuple[str, ...]
    left: int
    eternal: bool = False
    squares: tuple[Square, ...] = ()
    edge: str = ""
    line: int = 0
    lines: int = 0
    twin: int = 0
    free: bool = False
    """Whether no marketeer placed it: then its demand is nobody's."""


class Bank(Struct):
    """The bank. `ended` is set by the last break: from then on it pays without limit and takes nothing."""

    cash: int
    slots: int
    next_slots: int
    breaks: int = 0
    ended: bool = False

    def copy(self) -> Bank:
        """Return an independent copy."""
        return copy(self)


class Extra(Protocol):
    """A module's part of a state: a struct that can be copied."""

    def copy(self) -> Extra:
        """Return an independent copy."""
        ...


class RulesInForce(Protocol):
    """What a state itself asks of its rules; everybody else knows all of `rules.registry.Rules`."""

    @property
    def employees(self) -> Mapping[str, Employee]:
        """The kinds of cards in play."""
        ...

    @property
    def houses(self) -> Houses:
        """House numbers and the demand they hold."""
        ...

    def able(self, ability: str) -> Mapping[str, Any]:
        """Return the cards in play that have an ability, each with its amount."""
        ...

    def uses(self, state: AnyState, seat: Seat, card: str) -> int:
        """Return how often a card acts."""
        ...


StepT = TypeVar("StepT")
ExtraT = TypeVar("ExtraT")
RulesT = TypeVar("RulesT", bound=RulesInForce)


class GameState(Struct, Generic[StepT, ExtraT, RulesT], dict=True):
    """A game, generic in its steps, the data of modules and the rules.

    `reserve` holds the chosen bank card of each seat (hidden until the first break; 0 where unknown).
    """

    variant: Variant
    city: City
    chains: list[Chain]
    bank: Bank
    supply: dict[str, int]
    """Employee cards in the stock."""
    free_campaigns: list[int]
    free_houses: list[int]
    gardens: int
    order: list[Seat]
    """The order of business: this turn's, or the last turn's until a new one is chosen."""
    reserve: list[int]
    campaigns: list[Campaign] = []
    demand: dict[str, tuple[Token, ...]] = {}
    """Demand tokens by house, oldest first."""
    gone: list[str] = []
    """Milestones that can no longer be earned."""
    turn: int = 0
    tick: int = 0
    """Counts turns: phases, and working turns inside phase 3."""
    ending: str = ""
    """Why the game is over."""
    extra: dict[str, ExtraT] = {}
    """What modules keep, by module."""
    stack: list[StepT] = []

    # Cached: everything that happens asks for it, some twenty times an action.
    @cached_property
    def rules(self) -> RulesT:
        """The rules of this game."""
        found: RulesT = self.variant.rules
        return found

    @property
    def seats(self) -> range:
        """All seats, those of bankrupt chains included."""
        return range(len(self.chains))

    def copy(self) -> GameState[StepT, ExtraT, RulesT]:
        """Return an independent copy; what is frozen is shared."""
        made = copy(self)
        made.chains = [chain.copy() for chain in self.chains]
        made.bank = self.bank.copy()
        made.supply = self.supply.copy()
        made.free_campaigns = self.free_campaigns[:]
        made.free_houses = self.free_houses[:]
        made.order = self.order[:]
        made.reserve = self.reserve[:]
        made.campaigns = self.campaigns[:]
        made.demand = self.demand.copy()
        made.gone = self.gone[:]
        made.extra = {key: value.copy() for key, value in self.extra.items()}  # type: ignore[attr-defined]
        made.stack = [step.copy() for step in self.stack]  # type: ignore[attr-defined]
        return made

    def busy(self, seat: Seat) -> list[str]:
        """Return the busy marketeers of a chain."""
        return [c.card for c in self.campaigns if c.seat == seat and c.card]

    def owned(self, seat: Seat, card: str) -> int:
        """Return how many cards of a kind a chain owns, in all piles."""
        chain = self.chains[seat]
        return chain.hand.get(card, 0) + chain.work.get(card, 0) + self.busy(seat).count(card)

    def drive_in(self, seat: Seat) -> bool:
        """Return whether a manager at work opens all corners of a chain's restaurants (rules 2.2)."""
        return not self.chains[seat].work.keys().isdisjoint(self.rules.able("drive_in"))

    def entrances(self, seat: Seat) -> tuple[Square, ...]:
        """Return the entrances of a chain's open restaurants."""
        return self.city.entrances(seat, self.drive_in(seat))

    def cap(self, house: str) -> int:
        """Return the most demand tokens a house holds."""
        found = self.city.house(house)
        houses = self.rules.houses
        return found.cap or (houses.demand_max_garden if found.garden else houses.demand_max)

    def working(self, seat: Seat, ability: str) -> int:
        """Return the sum of an ability of the cards at work, each as often as it acts."""
        at_work = self.chains[seat].work
        if not at_work:
            return 0
        rules, found = self.rules, 0
        for card, each in rules.able(ability).items():
            if card in at_work:
                found += each * at_work[card] * rules.uses(self, seat, card)
        return found


AnyState: TypeAlias = GameState[Any, Any, Any]
"""A game for modules below its rules; above them it is `rules.registry.State`."""


def add(pile: dict[str, int], thing: str, n: int = 1) -> None:
    """Put things on a pile, or take them (negative); a pile never lists an amount of zero."""
    left = pile.get(thing, 0) + n
    assert left >= 0, f"{-left} {thing} too few"
    if left:
        pile[thing] = left
    else:
        pile.pop(thing, None)


def cards(pile: dict[str, int]) -> list[str]:
    """Return a pile as a list, each thing as often as it is there."""
    return [card for card, n in pile.items() for _ in range(n)]
