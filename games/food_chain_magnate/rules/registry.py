"""The rules of one variant as registries. The base game fills them through the same calls that modules use.

A plug-in registers its contributions: cards, milestones, goods, tiles, campaigns and their types, phases, working
steps, terms of prices, incomes, ties and salaries. Nothing registered shows whether the base or a module brought it.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec.structs import replace

from games.food_chain_magnate import data
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.city.squares import Mask, Square
from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.data import CampaignTile, Effect, Employee, Good, Milestone, PlayerCountTable, Tile
from games.food_chain_magnate.jobs.workday import Workday
from games.food_chain_magnate.state import Campaign, Extra, GameState, Token, Variant
from games.kernel import Action, Choice, Chosen, ModuleSpec, OptionSpec, Say, Seat, Verb
from games.kernel.flow import Play

T = TypeVar("T")
State: TypeAlias = GameState[Any, Any, "Rules"]
"""A game with the rules of this title; `title.py` names its steps and the data of modules."""
Amount: TypeAlias = Callable[[State, Seat], int]
"""A number for a chain: a term of its unit price, distance, open slots, discount, …"""
Basket: TypeAlias = Mapping[str, int]
"""Goods with their numbers."""


class Ordered(Generic[T]):
    """Things in the order of their keys (`3.5` before `3.5b` before `3.6`), independent of the order of adding."""

    def __init__(self) -> None:
        self._items: dict[str, T] = {}
        self._keys: list[str] = []
        self._sorted: tuple[T, ...] = ()
        self._since: dict[str, tuple[tuple[str, T], ...]] = {}
        self._following: dict[str, tuple[str, T] | None] = {}

    def add(self, key: str, item: T) -> None:
        """Add a thing at its key. Raise AssertionError for a key that is taken."""
        assert key not in self._items, f"two things at {key}"
        insort(self._keys, key)
        self._put(key, item)

    def replace(self, key: str, item: T) -> None:
        """Replace a thing by another."""
        assert key in self._items, f"nothing at {key}"
        self._put(key, item)

    def _put(self, key: str, item: T) -> None:
        self._items[key] = item
        self._sorted = tuple(self._items[key] for key in self._keys)
        self._since, self._following = {}, {}

    def __iter__(self) -> Iterator[T]:
        return iter(self._sorted)

    def __len__(self) -> int:
        return len(self._keys)

    def __getitem__(self, key: str) -> T:
        return self._items[key]

    def names(self) -> list[str]:
        """Return the keys, in order."""
        return self._keys[:]

    def after(self, key: str) -> str | None:
        """Return the next key, or None after the last; '' is before the first."""
        following = self.following(key)
        return following[0] if following else None

    def following(self, key: str) -> tuple[str, T] | None:
        """Return the next key with its thing, or None after the last; '' is before the first."""
        if key not in self._following:
            self._following[key] = next((pair for pair in self.since(key) if pair[0] != key), None)
        return self._following[key]

    def since(self, key: str) -> tuple[tuple[str, T], ...]:
        """Return all from a key on, with their keys; '' is before the first."""
        found = self._since.get(key)
        if found is None:
            keys = self._keys[bisect_left(self._keys, key) :]
            found = self._since[key] = tuple((later, self._items[later]) for later in keys)
        return found


class Job(Protocol):
    """One sub-step of the working day (rules 6): its verbs, choices and effects."""

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs that it knows."""
        ...

    def offers(self, state: State, workday: Workday) -> list[Choice]:
        """Return the verbs that are possible now; none if there is nothing left to do."""
        ...

    def choices(self, state: State, workday: Workday, chosen: Chosen) -> Sequence[Choice]:
        """Return the next links after a verb, best first."""
        ...

    def take(self, play: Play[State], workday: Workday, action: Action) -> None:
        """Carry out an action."""
        ...

    def why_not(self, state: State, workday: Workday, chosen: Chosen, link: str) -> Say | None:
        """Return the rule that forbids a link, the verb included; None where the link names nothing here."""
        ...

    def todo(self, state: State, workday: Workday) -> dict[str, int]:
        """Return how many actions the cards at work have left in this sub-step, by card."""
        ...


class CampaignType(Protocol):
    """One way to advertise: the places of its tiles and the houses it reaches (rules 6.3 and 9).

    A type with a true `eternal` never ends; nobody is asked how long it runs.
    """

    def places(self, state: State, seat: Seat, tile: CampaignTile, reach: Mask | None) -> Sequence[Choice]:
        """Return the legal places, best first; `reach` are the squares within the marketeer's range, None for any."""
        ...

    def placed(self, state: State, tile: CampaignTile, place: str) -> dict[str, Any]:
        """Return the fields of a campaign that describe its place."""
        ...

    def reached(self, state: State, campaign: Campaign) -> list[str]:
        """Return the houses it reaches, in the order in which they eat."""
        ...

    def why_not(self, state: State, seat: Seat, tile: CampaignTile, reach: Mask | None, place: str) -> Say | None:
        """Return the rule that forbids a place; None if it names none."""
        ...


class Sale(Protocol):
    """A sale as hooks after it see it."""

    @property
    def seat(self) -> Seat:
        """The seller."""
        ...

    @property
    def house(self) -> House:
        """The house."""
        ...

    @property
    def goods(self) -> Basket:
        """The goods handed over."""
        ...

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The demand that it met, with the owners of its campaigns."""
        ...

    @property
    def distance(self) -> int:
        """The distance on the road, without milestones' changes."""
        ...

    @property
    def bidders(self) -> Sequence[Bidding]:
        """All chains of this dinner, in the order of business."""
        ...


class Bidding(Protocol):
    """A chain during dinner."""

    @property
    def seat(self) -> Seat:
        """Its seat."""
        ...

    @property
    def price(self) -> int:
        """Its unit price, which one dinner does not change."""
        ...


Reaction: TypeAlias = Callable[[Play[State], Seat, Mapping[str, str]], None]
"""A reaction to a fact about a chain; it may push a step, so that somebody decides at once."""
Menu: TypeAlias = Callable[[House, Basket], Basket | None]
"""A way to satisfy a house's demand: the goods to hand over, None if the house does not want it so."""


class Components:
    """The contents of a variant's box. `plus_one` are 1x cards with one copy more than the table says."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.employees: dict[str, Employee] = {}
        self.milestones: dict[str, Milestone] = {}
        self.goods: dict[str, Good] = {}
        self.tiles: dict[str, Tile] = {}
        self.campaigns: dict[int, CampaignTile] = {}
        self.campaign_types: dict[str, CampaignType] = {}
        self.tables: dict[int, PlayerCountTable] = {}
        self.reserve: dict[int, int] = {}
        """The dollars that each kind of reserve card brings."""
        self.first_break: list[Callable[[Play[State], tuple[int, ...]], None]] = []
        """What the opened reserve cards change besides the money."""
        self.passes: list[Callable[[State], int]] = []
        """How often more than once all campaigns run."""
        self.houses = data.LIMITS.houses
        self.numbers = data.LIMITS.numbers
        self.restaurants = data.LIMITS.supply.restaurants_per_chain
        self.gardens = data.LIMITS.supply.garden_tiles
        self.plus_one: set[str] = set()
        self.stock: dict[str, Callable[[int], int]] = {"ceo": lambda seats: 0}
        """Copies in the stock by number of players, where neither the box nor the 1x table says it."""
        self.extra: dict[str, Callable[[], Extra]] = {}
        """What modules keep in a state, by module, as it is at the start."""
        self.arrows: list[tuple[str, str]] = []
        """Careers that a module adds, where both cards are in play."""
        self.facts: set[str] = set()
        """The kinds of facts that may earn milestones."""
        self.effects: set[str] = set()
        """The effects in data files that modules read themselves: the keys of `extra`."""
        self.managers: set[str] = set()
        """Cards for CEO slots only."""
        self.ceo_slots: Amount = lambda state, seat: state.bank.slots
        self.reactions: dict[str, list[Reaction]] = {}
        """Reactions to a fact that may earn milestones, by its kind (`hired`, `trained`, `campaign`, …)."""
        self.won: dict[str, list[Reaction]] = {}
        """Immediate effects for a chain that earns a milestone, by the effect (a key of `extra`)."""
        self.depleted: dict[str, int] = {}
        """Milestones that leave after a turn, earned or not."""
        self.parts: list[str] = []
        """The plug-ins in play, by id: those chosen and those they imply."""


class MapRules(Components):
    """What lies on the map besides its tiles, and what may be placed there."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self.covers: list[Callable[[State], Sequence[Square]]] = []
        """The squares that pieces of modules cover."""
        self.links = variant.links
        """How roads connect across tile borders."""
        self.closed_places: list[Callable[[State], Iterable[tuple[int, int]]]] = []
        """Where no map tile may be added, by row and column of tiles."""
        self.no_flights: list[Callable[[State, str, int, int], bool]] = []
        """Whether an airplane is forbidden at an edge, by its first line and its number of lines."""
        self.parks: list[Callable[[State], Mask]] = []
        """The squares of parks."""
        self.map_shows: list[Callable[[Sequence[Laid]], bool]] = []
        """Conditions on the map: it is redrawn until it meets them."""
        self.origins: list[Callable[[State, Seat], tuple[Square, ...]]] = []
        """The origins of ranges."""


class Rules(MapRules):
    """Everything that a variant plays with: its components, and the hooks for each phase."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self.phases: Ordered[Callable[[Play[State]], None]] = Ordered()
        self.jobs: Ordered[Job] = Ordered()
        self.evening: Ordered[Callable[[Play[State]], None]] = Ordered()
        """What happens after all houses have eaten."""
        self.prices: list[Amount] = []
        self.sudden_prices: list[Callable[[State], int]] = []
        """The parts of every price that may change during a dinner."""
        self.distances: list[Amount] = []
        self.ties: Ordered[Amount] = Ordered()
        """Tie-breakers between chains, most wins; the order of business comes after all."""
        self.menus: Ordered[Menu] = Ordered()
        self.toppings: Ordered[str] = Ordered()
        """Toppings, one per building: chains that add one come before all others."""
        self.factors: list[Callable[[State, House], int]] = []
        """What is added to the factor 1 of a house."""
        self.item_bonuses: list[Callable[[State, Seat, str], int]] = []
        self.sale_bonuses: list[Callable[[State, Seat, House], int]] = []
        self.after_sale: list[Callable[[Play[State], Sale], None]] = []
        self.open_slots: list[Amount] = []
        self.precedence: list[Amount] = []
        """What counts before open slots in the order of choosing positions, most first."""
        self.doubled: list[Callable[[State, Seat, str], int]] = []
        """How often more than once a card acts."""
        self.set_up: list[Callable[[State, Sequence[str]], None]] = []
        """Actions before the first restaurant, with the undrawn map tiles."""
        self.invariants: list[Callable[[State], Iterable[str]]] = []
        """Invariants for the pieces of modules, in words for developers."""
        self.salary: Amount = lambda state, seat: self.numbers.salary
        """What a card with a salary costs a chain."""
        self.tender: list[Callable[[State, Seat], Basket]] = []
        """Goods of which each pays one salary."""
        self.lenient: list[Callable[[State, Seat], bool]] = []
        """Chains that need not fire for want of cash, and pay as far as it goes."""
        self.may_owe = False
        """Whether the bank may owe money between dinners."""
        self.gone_money: list[Callable[[State], int]] = []
        """The dollars that have left the game."""
        self.more_cards: list[Callable[[State, str], int]] = []
        """The copies of a card that came into the game from the box."""
        self.fetches: list[Callable[[State, Seat, str], int]] = []
        """How many more drinks a buyer takes from each source."""
        self.on_the_job: list[Callable[[State, Seat, str, str], bool]] = []
        """Whether a card at work may be trained into another."""
        self.after_pass: list[Callable[[Play[State], Mapping[Seat, int]], None]] = []
        """Actions after a pass of all campaigns, with how many tokens each chain's marketeers put on houses."""
        self.promises: dict[str, Callable[[State, Seat], float]] = {}
        """What a card with a special effect may bring a chain in a day at work, in dollars; used by bots."""
        self.hopes: list[Callable[[State, Seat, House], float]] = []
        """The share of a house's demand that a chain may hope for although no road leads there yet."""
        self.acting_late: set[str] = set()
        """Cards that act after payday if they are at work: the fired copy matters."""
        self.discounts: list[Amount] = []
        self.wage: Callable[[State, Seat, str], int] = lambda state, seat, card: 0
        """What a card costs in payday."""

    @cached_property
    def standing(self) -> dict[str, tuple[int, int]]:
        """The place of each card in the notation of a structure: managers first, the larger before the smaller."""
        employees = enumerate(self.employees.items())
        return {card: (-employee.slots - (card in self.managers), n) for n, (card, employee) in employees}

    @cached_property
    def careers(self) -> dict[str, dict[str, int]]:
        """What each card can become, with the training steps it takes."""
        found: dict[str, dict[str, int]] = {}
        for card in self.employees:
            reached: dict[str, int] = {}
            level = [card]
            while level:
                level = [into for step in level for into in self.employees[step].trains if into not in reached]
                steps = 1 + max(reached.values(), default=0)
                reached.update(dict.fromkeys(level, steps))
            found[card] = reached
        return found

    @cached_property
    def milestones_by_trigger(self) -> dict[str, list[tuple[str, Milestone]]]:
        """The milestones in play, with their names, by the fact that earns them."""
        found: dict[str, list[tuple[str, Milestone]]] = {}
        for name, milestone in self.milestones.items():
            found.setdefault(milestone.trigger, []).append((name, milestone))
        return found

    @cached_property
    def entries(self) -> frozenset[str]:
        """The cards that can be hired."""
        return frozenset(card for card, employee in self.employees.items() if employee.entry)

    @cached_property
    def unlimited(self) -> frozenset[str]:
        """The cards of which any chain may own any number."""
        every = self.employees.items()
        return frozenset(card for card, employee in every if not employee.one_x and card not in self.bannable)

    @cached_property
    def bannable(self) -> frozenset[str]:
        """The cards that some milestone bans."""
        return frozenset(card for _, card in self.bans)

    @cached_property
    def bans(self) -> tuple[tuple[str, str], ...]:
        """The milestones that ban a card, with that card."""
        return tuple((name, milestone.do.ban) for name, milestone in self.milestones.items() if milestone.do.ban)

    @cached_property
    def waivable(self) -> frozenset[str]:
        """The cards whose salary some milestone waives."""
        return frozenset(card for milestone in self.milestones.values() for card in milestone.do.waive)

    @cached_property
    def room(self) -> dict[str, int]:
        """The slots each card at work opens minus those it takes."""
        return {card: employee.slots - 1 for card, employee in self.employees.items()}

    @cached_property
    def salaried(self) -> frozenset[str]:
        """The cards with a salary."""
        return frozenset(card for card, employee in self.employees.items() if employee.salary)

    @cached_property
    def discounting(self) -> frozenset[str]:
        """The cards whose unused hires reduce salaries."""
        return frozenset(card for card, employee in self.employees.items() if employee.do.discount)

    def able(self, ability: str) -> Mapping[str, Any]:
        """Return the cards in play that have an ability, each with its amount."""
        found = self._able.get(ability)
        if found is None:
            every = ((card, getattr(employee.do, ability)) for card, employee in self.employees.items())
            found = self._able[ability] = {card: much for card, much in every if much}
        return found

    @cached_property
    def _able(self) -> dict[str, dict[str, Any]]:
        return {}

    def granting(self, effect: str) -> Sequence[tuple[str, int, bool]]:
        """Return the milestones that grant an effect: name, amount, and whether only from the next turn on."""
        found = self._granting.get(effect)
        if found is None:
            every = ((name, _amount(milestone.do, effect), milestone) for name, milestone in self.milestones.items())
            found = self._granting[effect] = [(name, n, milestone.later) for name, n, milestone in every if n]
        return found

    @cached_property
    def _granting(self) -> dict[str, list[tuple[str, int, bool]]]:
        return {}

    @cached_property
    def heard(self) -> frozenset[str]:
        """The kinds of facts that milestones or reactions wait for."""
        return frozenset((*(milestone.trigger for milestone in self.milestones.values()), *self.reactions))

    def path(self, card: str, into: str) -> tuple[str, ...]:
        """Return the steps of a training, the last of them `into`."""
        if into in self.employees[card].trains:
            return (into,)
        needed = self.careers[card][into]
        step = next(s for s in self.employees[card].trains if self.careers[s].get(into) == needed - 1)
        return (step, *self.path(step, into))

    def uses(self, state: State, seat: Seat, card: str) -> int:
        """Return how often a card acts."""
        return 1 + sum(more(state, seat, card) for more in self.doubled) if self.doubled else 1

    def unit_price(self, state: State, seat: Seat) -> int:
        """Return the price of one item of a chain (rules 7.1)."""
        return self.numbers.unit_price + sum([term(state, seat) for term in self.prices])

    def copies(self, card: str, seats: int) -> int:
        """Return how many cards of a kind are in the stock at the start of a game, by the number of players."""
        employee = self.employees[card]
        if card in self.stock:
            return self.stock[card](seats)
        return (self.tables[seats].one_x_copies if employee.one_x else employee.count) + (card in self.plus_one)

    def alike(self, card: str) -> list[str]:
        """Return the cards of which a chain may own only one together with a 1x card, itself included."""
        group = self.employees[card].one_x_group
        return [card] if not group else [c for c, employee in self.employees.items() if employee.one_x_group == group]

    def add_employees(self, employees: Mapping[str, Employee]) -> None:
        """Add kinds of cards; those with slots are managers."""
        self.employees |= employees
        self.managers |= {card for card, employee in employees.items() if employee.slots}

    def add_arrow(self, card: str, into: str) -> None:
        """Let a kind of card be trained into one more, if both are in play."""
        self.arrows.append((card, into))

    def waive(self, milestone: str, card: str) -> None:
        """Let a milestone, if it is in play, waive the salary of one more card."""
        if milestone in self.milestones:
            old = self.milestones[milestone]
            self.milestones[milestone] = replace(old, do=replace(old.do, waive=(*old.do.waive, card)))

    def complete(self) -> None:
        """Draw the arrows between cards, once everything is registered."""
        # Only now, since an arrow may name cards of a module that registers later.
        for card, into in self.arrows:
            if card in self.employees and into in self.employees:
                old = self.employees[card]
                self.employees[card] = replace(old, trains=(*old.trains, into))


def _amount(do: Effect, effect: str) -> int:
    """Return how much of an effect, the base game's or a module's, a milestone grants."""
    return int(getattr(do, effect, 0) or do.extra.get(effect, 0))


class Plugin(Protocol):
    """The base game or a module: its name, its requirements and what it brings.

    `verbs`, `steps`, `events`, `extras` and `options` are what it adds to the title, whether it is in play or not.
    """

    @property
    def spec(self) -> ModuleSpec:
        """Its id, its requirements and exclusions."""
        ...

    @property
    def brings(self) -> tuple[str, ...]:
        """The plug-ins that it implies, by id."""
        ...

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        """Options that it adds to the set-up of a table."""
        ...

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players that it makes possible."""
        ...

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """Verbs that it adds."""
        ...

    @property
    def steps(self) -> tuple[type[Any], ...]:
        """Steps that it adds to the flow."""
        ...

    @property
    def events(self) -> tuple[type[Any], ...]:
        """Kinds of events that it adds."""
        ...

    @property
    def extras(self) -> tuple[type[Any], ...]:
        """Kinds of data that it keeps in a state."""
        ...

    def wanted(self, variant: Variant) -> bool:
        """Return whether a variant asks for it directly; another plug-in may also imply it."""
        ...

    def register(self, rules: Rules) -> None:
        """Put everything it brings into the rules of a variant."""
        ...

    def upgrade(self, kept: dict[str, Any], rules: int) -> None:
        """Upgrade, in place and as plain data, what it has kept in a state written under older rules."""
        ...

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Return what forbids it at such a table."""
        ...
