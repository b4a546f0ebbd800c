"""The events of a game, as typed facts. Cards, goods and milestones are ids, squares and places are named as on the
picture; `FIELDS` says which fields name things, and of which kind. Amounts are dollars."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from games.kernel import Event, Seat

FIELDS = {
    "seats": "seat",
    "order": "seat",
    "owner": "seat",
    "card": "card",
    "cards_named": "card",
    "into": "card",
    "by": "card",
    "good": "good",
    "goods_named": "good",
    "milestone": "milestone",
    "milestones": "milestone",
    "house": "house",
    "houses": "house",
    "campaign_type": "type",
    "tie": "tie",
    "square": "square",
    "sources": "square",
    "closed": "square",
    "squares": "square",
}
"""Event field -> the kind of thing it names. All other fields are numbers, fixed words, or tables of numbers by id."""


class Opened(Event, frozen=True, tag="opened"):
    """The city is laid and the first order drawn; `bank` is its money."""

    order: tuple[Seat, ...]
    bank: int
    tiles: tuple[str, ...]


class RestaurantPlaced(Event, frozen=True, tag="restaurant_placed"):
    """A restaurant was placed, open `now` or from the `next_turn` on. `square` is its top left one."""

    seat: Seat
    square: str
    corner: str
    opens: Literal["now", "next_turn"]


class RestaurantMoved(Event, frozen=True, tag="restaurant_moved"):
    """A restaurant was moved from one top left square to another."""

    seat: Seat
    moved: str
    square: str
    corner: str


class PlacementPassed(Event, frozen=True, tag="placement_passed"):
    """A chain will place its first restaurant after all others."""

    seat: Seat


class ReservesLaid(Event, frozen=True, tag="reserves_laid"):
    """Every chain has laid a reserve card face down."""


class ReserveSeen(Event, frozen=True, tag="reserve_seen"):
    """A chain may look at the hidden reserve cards, in seat order."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A turn begins."""

    turn: int


class Restructured(Event, frozen=True, tag="restructured"):
    """A chain's structure was revealed: cards, how many of each, and open slots. An illegal one puts nobody to work."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards_named: tuple[str, ...]
    count: int
    slots: int
    outcome: Literal["legal", "illegal"] = "legal"


class PositionTaken(Event, frozen=True, tag="position_taken"):
    """A chain chose its place in the order of business, from 1."""

    seat: Seat
    position: int


class WorkBegan(Event, frozen=True, tag="work_began"):
    """A chain's working day begins."""

    seat: Seat


class Hired(Event, frozen=True, tag="hired"):
    """A card came from the stock to the beach. `by` trained it at once if its entry pile is empty."""

    seat: Seat
    card: str
    by: str = ""


class Trained(Event, frozen=True, tag="trained"):
    """A card on the beach was trained into another."""

    seat: Seat
    card: str
    into: str
    by: str


class CardsGained(Event, frozen=True, tag="cards_gained"):
    """A milestone gave cards."""

    seat: Seat
    card: str
    count: int


class CampaignPlaced(Event, frozen=True, tag="campaign_placed"):
    """A campaign begins. `duration` is 0 for an eternal one."""

    seat: Seat
    card: str
    number: int
    campaign_type: str
    place: str
    goods_named: tuple[str, ...]
    duration: int


class Cooked(Event, frozen=True, tag="cooked"):
    """A kitchen card made goods."""

    seat: Seat
    card: str
    good: str
    amount: int


class Fetched(Event, frozen=True, tag="fetched"):
    """A buyer brought drinks, from sources or, by an errand boy, from anywhere."""

    seat: Seat
    card: str
    goods: dict[str, int]
    sources: tuple[str, ...] = ()


class HouseBuilt(Event, frozen=True, tag="house_built"):
    """A house with its garden was built; `square` is the top left one of both together."""

    seat: Seat
    house: str
    square: str
    side: str


class GardenPlanted(Event, frozen=True, tag="garden_planted"):
    """A house got a garden."""

    seat: Seat
    house: str
    side: str


class WorkEnded(Event, frozen=True, tag="work_ended"):
    """A chain's working day is over."""

    seat: Seat


class Offer(Struct, frozen=True):
    """A chain's offer to a house: its unit price and the borders between them, whose sum decides."""

    seat: Seat
    price: int
    distance: int
    score: int
    nearer: int = 0
    """What milestones take off every distance of the chain."""
    had: Literal["same", "less", "nothing"] = "same"
    """Whether its meal was as good as the winner's, one that a bot likes less, or none at all."""


class HouseFed(Event, frozen=True, tag="house_fed"):
    """A house ate. `offers` are those of all chains within its reach, the winner's first.

    `why` is the reason: `only` one could serve, a meal that it `liked` better than all others could serve, the
    `total`, a `tie`, which `tie` decided, or the `order` of business.
    """

    seat: Seat
    house: str
    goods: dict[str, int]
    income: int
    why: str
    offers: tuple[Offer, ...]
    tie: str = ""


class HouseHungry(Event, frozen=True, tag="house_hungry"):
    """Nobody could serve a house: its demand stays."""

    house: str
    goods: dict[str, int]


class Takings(Event, frozen=True):
    """Money that a chain receives at dinnertime besides the houses' payments for meals; kinds of it have tags."""

    seat: Seat
    amount: int


class WaitressesPaid(Takings, frozen=True, tag="waitresses_paid"):
    """A chain's waitresses brought in money."""


class CfoPaid(Takings, frozen=True, tag="cfo_paid"):
    """A chain's CFO (or CEO) added a share of the cash earned."""


class BankBroke(Event, frozen=True, tag="bank_broke"):
    """The bank broke for the first or the last time: the reserve cards opened, the money added, the new CEO slots."""

    reveals: ClassVar[bool] = True
    time: int
    cards: tuple[int, ...]
    added: int
    slots: int


class WentBankrupt(Event, frozen=True, tag="went_bankrupt"):
    """A chain could not pay the cost of its prices."""

    seat: Seat


class ChainLeft(Event, frozen=True, tag="chain_left"):
    """A bankrupt chain is out of the game."""

    seat: Seat


class RestaurantsGivenUp(Event, frozen=True, tag="restaurants_given_up"):
    """Restaurants, by their top left squares, that a bankrupt chain will never open."""

    seat: Seat
    closed: tuple[str, ...]


class Fired(Event, frozen=True, tag="fired"):
    """A chain fired cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards_named: tuple[str, ...]


class GoodsPaid(Event, frozen=True, tag="goods_paid"):
    """A chain paid salaries in goods, one each."""

    reveals: ClassVar[bool] = True
    seat: Seat
    goods: dict[str, int]


class SalariesPaid(Event, frozen=True, tag="salaries_paid"):
    """A chain paid its salaries, after a discount."""

    seat: Seat
    amount: int
    discount: int


class Marketed(Event, frozen=True, tag="marketed"):
    """A campaign put demand on `count` houses; `left` turns remain, -1 for an eternal one."""

    number: int
    campaign_type: str
    good: str
    houses: tuple[str, ...]
    count: int
    left: int


class CampaignEnded(Event, frozen=True, tag="campaign_ended"):
    """A campaign is over. `card` is the marketeer who returns, if any."""

    number: int
    seat: Seat
    card: str


class GoodsKept(Event, frozen=True, tag="goods_kept"):
    """The contents of a chain's freezer."""

    reveals: ClassVar[bool] = True
    seat: Seat
    goods: dict[str, int]


class GoodsThrown(Event, frozen=True, tag="goods_thrown"):
    """The goods that a chain threw away."""

    seat: Seat
    goods: dict[str, int]


class RestaurantsOpened(Event, frozen=True, tag="restaurants_opened"):
    """The restaurants of these chains that were coming soon are open."""

    seats: tuple[Seat, ...]


class MilestoneWon(Event, frozen=True, tag="milestone_won"):
    """A chain earned a milestone."""

    seat: Seat
    milestone: str


class MilestonesClosed(Event, frozen=True, tag="milestones_closed"):
    """These milestones can no longer be earned."""

    milestones: tuple[str, ...]


class GameOver(Event, frozen=True, tag="game_over"):
    """The game is over, and why."""

    seats: tuple[Seat, ...]
    why: str


BASE = (
    Opened,
    RestaurantPlaced,
    RestaurantMoved,
    PlacementPassed,
    ReservesLaid,
    ReserveSeen,
    TurnBegan,
    Restructured,
    PositionTaken,
    WorkBegan,
    Hired,
    Trained,
    CardsGained,
    CampaignPlaced,
    Cooked,
    Fetched,
    HouseBuilt,
    GardenPlanted,
    WorkEnded,
    HouseFed,
    HouseHungry,
    WaitressesPaid,
    CfoPaid,
    BankBroke,
    WentBankrupt,
    ChainLeft,
    RestaurantsGivenUp,
    Fired,
    GoodsPaid,
    SalariesPaid,
    Marketed,
    CampaignEnded,
    GoodsKept,
    GoodsThrown,
    RestaurantsOpened,
    MilestoneWon,
    MilestonesClosed,
    GameOver,
)
"""The events of the base game."""
