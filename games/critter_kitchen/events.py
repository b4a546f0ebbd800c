"""The events of a game. Tokens, cards and locations are ids; in the solo game seat 1 is the rival."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from games.kernel import Event, Seat

FIELDS = {
    "seats": "seat",
    "critic": "critic",
    "restaurateur": "restaurateur",
    "challenge": "challenge",
    "needs": "type",
    "hidden": "type",
    "course": "type",
    "location": "location",
    "locations": "location",
    "to": "location",
    "item": "item",
    "items": "item",
    "gone": "item",
    "chef": "chef",
    "chefs": "chef",
    "icon": "space",
    "rumor": "rumor",
    "cause": "cause",
    "parts": "part",
}
"""Event field -> the kind of thing it names. All other fields are numbers or fixed words."""


class Opened(Event, frozen=True, tag="opened"):
    """The critic of this game, and the priority track from front to back."""

    critic: str
    seats: list[Seat]


class Kept(Event, frozen=True, tag="kept"):
    """A restaurateur by a kitchen, with the stars it brought at once."""

    reveals: ClassVar[bool] = True
    seat: Seat
    restaurateur: str
    stars: int


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round begins."""

    round: int
    day: int


class ChallengeRevealed(Event, frozen=True, tag="challenge_revealed"):
    """A challenge is turned up; `hidden` is the type that the hold token covers."""

    challenge: str
    needs: list[str]
    hidden: str | None


class LaidOut(Event, frozen=True, tag="laid_out"):
    """What a location offers now."""

    location: str
    items: list[str]


class Purged(Event, frozen=True, tag="purged"):
    """A drawn rumor token that everybody knows left the game; another was drawn."""

    item: str


class Sent(Event, frozen=True, tag="sent"):
    """A seat's plan is revealed: each chef's location, in the same order."""

    reveals: ClassVar[bool] = True
    seat: Seat
    chefs: list[str]
    locations: list[str]


class Boosted(Event, frozen=True, tag="boosted"):
    """A chef was sent with an extra: `two` carries 2 this round, `coffee` goes first."""

    seat: Seat
    chef: str
    boost: str


class Moved(Event, frozen=True, tag="moved"):
    """A chef went to another location after the reveal."""

    seat: Seat
    chef: str
    location: str


class Took(Event, frozen=True, tag="took"):
    """A chef took an item."""

    seat: Seat
    chef: str
    item: str
    location: str


class WentHome(Event, frozen=True, tag="went_home"):
    """A chef went home before its hands were full: `why` is early, nothing, stopped or done."""

    seat: Seat
    chef: str
    location: str
    why: str
    soup: int


class HatMoved(Event, frozen=True, tag="hat_moved"):
    """A hat moved on the priority track: back, one_back or front."""

    seat: Seat
    where: str


class RumorPlaced(Event, frozen=True, tag="rumor_placed"):
    """A rumor token was laid on a space."""

    seat: Seat
    icon: str
    wild: bool


class RumorSeen(Event, frozen=True, tag="rumor_seen"):
    """A rumor card was read by those in the audience. The icon is `extra` for Jamie Owliver's own card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    icon: str
    rumor: str


class Peeked(Event, frozen=True, tag="peeked"):
    """Juniper let a seat look at a face-down rumor card."""

    seat: Seat
    icon: str


class RumorOpened(Event, frozen=True, tag="rumor_opened"):
    """A rumor card was turned up for all."""

    reveals: ClassVar[bool] = True
    icon: str
    rumor: str


class OwnRumorShown(Event, frozen=True, tag="own_rumor_shown"):
    """Jamie Owliver's own rumor card comes out at the end."""

    reveals: ClassVar[bool] = True
    seat: Seat
    rumor: str


class Gained(Event, frozen=True, tag="gained"):
    """Soup, bisque or stars from an ability; the cause is the id of its card."""

    seat: Seat
    cause: str
    what: str
    amount: int


class Drew(Event, frozen=True, tag="drew"):
    """A token drawn from the bag for a seat; none where nothing fitting was left."""

    seat: Seat
    cause: str
    item: str | None


class Added(Event, frozen=True, tag="added"):
    """A token drawn from the bag for a location."""

    seat: Seat
    cause: str
    location: str
    item: str


class Declined(Event, frozen=True, tag="declined"):
    """An ability was not used."""

    seat: Seat
    cause: str


class LeftOver(Event, frozen=True, tag="left_over"):
    """Leftovers moved on to another location, or left the game."""

    location: str
    to: str
    items: list[str]
    gone: list[str]


class Served(Event, frozen=True, tag="served"):
    """A dish for a challenge."""

    reveals: ClassVar[bool] = True
    seat: Seat
    challenge: str
    parts: list[str]
    quality: int
    stars: int


class ServedNothing(Event, frozen=True, tag="served_nothing"):
    """No dish on this day."""

    seat: Seat


class Returned(Event, frozen=True, tag="returned"):
    """Tokens went back into the bag because the fridge was full."""

    seat: Seat
    tokens: int


class CartTaken(Event, frozen=True, tag="cart_taken"):
    """A token from the street cart."""

    seat: Seat
    item: str


class Dined(Event, frozen=True, tag="dined"):
    """A critic meal is revealed."""

    reveals: ClassVar[bool] = True
    seat: Seat
    parts: list[str]
    quality: int


class Managed(Event, frozen=True, tag="managed"):
    """The rival's manager card: a chef is sent somewhere (`go`, or `crowd`: to the person's chefs), `hat` or `none`."""

    order: str
    chef: str | None = None
    location: str | None = None


class RivalStar(Event, frozen=True, tag="rival_star"):
    """The rival earned a star above a challenge symbol, for an item it took."""

    challenge: str
    course: str


class RivalServed(Event, frozen=True, tag="rival_served"):
    """The rival scored the stars above a day's challenges."""

    day: int
    stars: int


class Scored(Event, frozen=True, tag="scored"):
    """The final stars of a seat, and its total on the score track."""

    reveals: ClassVar[bool] = True
    seat: Seat
    stars: int
    track: int


class GameOver(Event, frozen=True, tag="game_over"):
    """The winners; none if the rival of the solo game was not beaten."""

    seats: list[Seat]


AnyEvent: TypeAlias = (
    Opened
    | Kept
    | RoundBegan
    | ChallengeRevealed
    | LaidOut
    | Purged
    | Sent
    | Boosted
    | Moved
    | Took
    | WentHome
    | HatMoved
    | RumorPlaced
    | RumorSeen
    | Peeked
    | RumorOpened
    | OwnRumorShown
    | Gained
    | Drew
    | Added
    | Declined
    | LeftOver
    | Served
    | ServedNothing
    | Returned
    | CartTaken
    | Dined
    | Managed
    | RivalStar
    | RivalServed
    | Scored
    | GameOver
)
