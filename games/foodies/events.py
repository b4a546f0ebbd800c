"""The events of a game. Spaces are numbers 1 to 9; stalls, cultures and chefs are ids."""

from __future__ import annotations

from games.kernel import Event, Seat


class FirstSeat(Event, frozen=True, tag="first_seat"):
    """The first player; the others follow clockwise."""

    seat: Seat


class Opened(Event, frozen=True, tag="opened"):
    """The cultures and special chefs in play, and the popularity that ends the game."""

    cultures: list[str]
    chefs: list[str]
    goal: int


class Rolled(Event, frozen=True, tag="rolled"):
    """The die of a turn: 0 to 9."""

    seat: Seat
    face: int


class FaceChosen(Event, frozen=True, tag="face_chosen"):
    """A rolled 0 set to a face by the active seat."""

    seat: Seat
    face: int


class FlyerUsed(Event, frozen=True, tag="flyer_used"):
    """A flyer spent to visit an adjacent space instead."""

    seat: Seat
    space: int


class Collected(Event, frozen=True, tag="collected"):
    """The gain of a visit before any choice: tokens, print, stars and the culture's effect, in total."""

    seat: Seat
    space: int
    stall: str | None
    coins: int
    popularity: int
    stars: int
    flyers: int


class Paid(Event, frozen=True, tag="paid"):
    """A Brazilian stall: coins paid for popularity."""

    seat: Seat
    cost: int
    popularity: int


class Kept(Event, frozen=True, tag="kept"):
    """A Brazilian stall: the payment was declined."""

    seat: Seat


class Copied(Event, frozen=True, tag="copied"):
    """A Japanese stall: the print of a neighbour gained once more."""

    seat: Seat
    space: int
    coins: int
    popularity: int


class LaidCoins(Event, frozen=True, tag="laid_coins"):
    """Coin tokens laid on spaces, `each` on every one."""

    seat: Seat
    spaces: list[int]
    each: int


class LaidPopularity(Event, frozen=True, tag="laid_popularity"):
    """Popularity tokens laid on spaces, `each` on every one."""

    seat: Seat
    spaces: list[int]
    each: int


class Bought(Event, frozen=True, tag="bought"):
    """A stall bought and placed; `covered` is the old stall that left the game."""

    seat: Seat
    stall: str
    price: int
    space: int
    covered: str | None


class BuyPassed(Event, frozen=True, tag="buy_passed"):
    """The purchase was skipped."""

    seat: Seat


class ChefHired(Event, frozen=True, tag="chef_hired"):
    """The Chef for Hire was paid."""

    seat: Seat
    cost: int
    popularity: int


class SpecialHired(Event, frozen=True, tag="special_hired"):
    """A special chef was hired."""

    seat: Seat
    chef: str
    popularity: int


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """A seat reached the goal: the round is played to its end."""

    seat: Seat
    popularity: int


class GameOver(Event, frozen=True, tag="game_over"):
    """The last turn is over; the winners share the victory if there are several."""

    seats: list[Seat]


AnyEvent = (
    FirstSeat
    | Opened
    | Rolled
    | FaceChosen
    | FlyerUsed
    | Collected
    | Paid
    | Kept
    | Copied
    | LaidCoins
    | LaidPopularity
    | Bought
    | BuyPassed
    | ChefHired
    | SpecialHired
    | EndTriggered
    | GameOver
)
