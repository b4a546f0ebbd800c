"""The events of a game. Segments, blocks, foods, customers and cards are named by their ids."""

from __future__ import annotations

from typing import ClassVar

from games.kernel import Event, Seat

FIELDS = {
    "seats": "seat",
    "target": "seat",
    "food": "food",
    "customer": "customer",
    "segment": "segment",
    "origin": "segment",
    "path": "segment",
    "block": "block",
    "card": "card",
}
"""The kinds of things that event fields name, besides numbers and `seat`; other text selects a form of a sentence."""


class Opened(Event, frozen=True, tag="opened"):
    """The city is laid out; `seat` begins."""

    seat: Seat
    size: int


class StartChosen(Event, frozen=True, tag="start_chosen"):
    """A seat's first truck, on its start segment."""

    seat: Seat
    food: str
    segment: str


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A turn begins; turns count from 1."""

    seat: Seat
    turn: int


class FestivalEnded(Event, frozen=True, tag="festival_ended"):
    """A festival leaves its block."""

    block: str


class Reopened(Event, frozen=True, tag="reopened"):
    """A closure leaves its segment."""

    card: str
    segment: str


class BailedOut(Event, frozen=True, tag="bailed_out"):
    """A seat without a truck on the board pays all its money and places one for free; a debt on it is cancelled."""

    seat: Seat
    food: str
    segment: str
    money: int


class NoBailout(Event, frozen=True, tag="no_bailout"):
    """A seat without a truck on the board finds no legal space for one."""

    seat: Seat


class Rolled(Event, frozen=True, tag="rolled"):
    """The dice of a turn: the food in demand and the hungry customer."""

    seat: Seat
    food: str
    customer: str


class BonusMoved(Event, frozen=True, tag="bonus_moved"):
    """The bonus move, paid."""

    seat: Seat
    food: str
    origin: str
    segment: str
    price: int


class BonusSkipped(Event, frozen=True, tag="bonus_skipped"):
    """No bonus move."""

    seat: Seat


class Collected(Event, frozen=True, tag="collected"):
    """What a seat collects, by reason: hungry customers, food in demand, bonus bucks, tiles, award."""

    seat: Seat
    total: int
    customers: int
    demand: int
    bonus: int
    tiles: int
    award: int


class NothingSold(Event, frozen=True, tag="nothing_sold"):
    """Nobody collects anything."""


class Moved(Event, frozen=True, tag="moved"):
    """A truck's move; `path` are the segments it passed on a Nitrous move, `passed` how many."""

    seat: Seat
    food: str
    origin: str
    segment: str
    path: list[str]
    passed: int


class Revealed(Event, frozen=True, tag="revealed"):
    """A block turned up, with the dollars it brought. `art` is its block card, which lies in `rotation`."""

    reveals: ClassVar[bool] = True
    seat: Seat
    block: str
    art: str
    rotation: int
    gain: int
    left: int


class Repaired(Event, frozen=True, tag="repaired"):
    """A card on an own truck was discarded for money."""

    seat: Seat
    food: str
    card: str
    price: int


class Fined(Event, frozen=True, tag="fined"):
    """A City Fine paid: the seat's `number`-th."""

    seat: Seat
    food: str
    number: int
    amount: int


class Impounded(Event, frozen=True, tag="impounded"):
    """A City Fine that could not be paid: the truck is held until its debt is."""

    seat: Seat
    food: str
    number: int
    debt: int


class Permitted(Event, frozen=True, tag="permitted"):
    """A City Fine cancelled by a card."""

    seat: Seat
    food: str
    card: str


class Released(Event, frozen=True, tag="released"):
    """An impounded truck released and placed."""

    seat: Seat
    food: str
    segment: str
    debt: int


class Bought(Event, frozen=True, tag="bought"):
    """A new truck bought and placed; `number` in play now."""

    seat: Seat
    food: str
    segment: str
    price: int
    number: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A seat drew a card, which only the seat sees."""

    seat: Seat


class Drew(Event, frozen=True, tag="drew"):
    """The card that a seat drew, visible to that seat alone."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile became the deck."""

    cards: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """An action card was played; its effect follows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class AwardWon(Event, frozen=True, tag="award_won"):
    """An Award Winning card laid open."""

    seat: Seat
    food: str
    amount: int


class BillboardBuilt(Event, frozen=True, tag="billboard_built"):
    """A billboard put on a block."""

    seat: Seat
    food: str
    block: str


class FestivalOpened(Event, frozen=True, tag="festival_opened"):
    """A festival put on a block."""

    seat: Seat
    block: str


class TruckHit(Event, frozen=True, tag="truck_hit"):
    """A Flat Tire or Staff Strike laid on the truck of another seat (`target`)."""

    seat: Seat
    target: Seat
    food: str
    card: str


class Ticketed(Event, frozen=True, tag="ticketed"):
    """A Speeding Ticket for a truck of the active seat (`target`)."""

    seat: Seat
    target: Seat
    food: str


class Closed(Event, frozen=True, tag="closed"):
    """A segment closed."""

    seat: Seat
    card: str
    segment: str


class Towed(Event, frozen=True, tag="towed"):
    """A truck of another seat (`target`) towed."""

    seat: Seat
    target: Seat
    food: str
    origin: str
    segment: str


class FoodChanged(Event, frozen=True, tag="food_changed"):
    """Another food is in demand."""

    seat: Seat
    food: str


class CustomerChanged(Event, frozen=True, tag="customer_changed"):
    """Other customers are hungry."""

    seat: Seat
    customer: str


class BlockTurned(Event, frozen=True, tag="block_turned"):
    """A block turned by quarter turns clockwise."""

    seat: Seat
    block: str
    quarters: int


class Tipped(Event, frozen=True, tag="tipped"):
    """Money from a card."""

    seat: Seat
    amount: int


class LastTurns(Event, frozen=True, tag="last_turns"):
    """The end is triggered (`explored` or `stalled`): each of these seats has one more turn."""

    seat: Seat
    why: str
    seats: list[Seat]


class Left(Event, frozen=True, tag="left"):
    """A seat left the game; its trucks stay as obstacles."""

    seat: Seat


class GameOver(Event, frozen=True, tag="game_over"):
    """The end; several winners share the victory."""

    seats: list[Seat]


AnyEvent = (
    Opened
    | StartChosen
    | TurnStarted
    | FestivalEnded
    | Reopened
    | BailedOut
    | NoBailout
    | Rolled
    | BonusMoved
    | BonusSkipped
    | Collected
    | NothingSold
    | Moved
    | Revealed
    | Repaired
    | Fined
    | Impounded
    | Permitted
    | Released
    | Bought
    | CardDrawn
    | Drew
    | Reshuffled
    | CardPlayed
    | AwardWon
    | BillboardBuilt
    | FestivalOpened
    | TruckHit
    | Ticketed
    | Closed
    | Towed
    | FoodChanged
    | CustomerChanged
    | BlockTurned
    | Tipped
    | LastTurns
    | Left
    | GameOver
)
