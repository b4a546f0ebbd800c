"""Component data, loaded and validated once: tokens, locations, cards, and the decks of the solo game."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the bag (section 1.1)."""

    types: list[str]
    values: list[int]
    spices_per_type: int
    allspice: int
    last_round_allspice: int
    rumor_icons: list[str]
    rumor_copies: int
    soup: int
    bisque: int


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game (sections 1 and 7)."""

    rounds: int
    hold_rounds: list[int]
    challenges: int
    starting_soup: int
    refrigeration: list[int]
    thresholds: list[tuple[int, int]]
    least_quality: int


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The score track (section 8.1)."""

    length: int
    row_length: int
    row_stars: list[int]
    loop_stars: int

    def stars(self, total: int) -> int:
        """The stars of a track total: each full lap, and the row of the space that is reached; none for 0."""
        if total == 0:
            return 0
        laps, space = divmod(total - 1, self.length)
        return self.loop_stars * laps + self.row_stars[space // self.row_length]


class Cart(Struct, frozen=True, forbid_unknown_fields=True):
    """The stand-in for the expansion (section 13)."""

    tokens: list[str]
    tofu_value: int


class Location(Struct, frozen=True, forbid_unknown_fields=True):
    """A place on the waterfront: item spots, and those of the side for two."""

    id: str
    spots: int
    source: str
    spots_2p: int = 0
    number: int = 0


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge: the three types a dish for it needs; the last is what the hold token hides."""

    id: str
    needs: list[str]
    source: str


class Rumor(Struct, frozen=True, forbid_unknown_fields=True):
    """A rumor card (section 9.1)."""

    id: str
    kind: str
    base: bool
    dots: int
    source: str
    type: str = ""
    stars: int = 0
    min_courses: int = 0
    cap: int = 0


class Critic(Struct, frozen=True, forbid_unknown_fields=True):
    """A critic card (section 9.2); what it changes is told by its id."""

    id: str
    source: str


class Zous(Struct, frozen=True, forbid_unknown_fields=True):
    """A zous chef (section 9.3): when it picks, how much it carries, when its ability works."""

    id: str
    speed: int
    capacity: int
    timing: str
    source: str


class Restaurateur(Struct, frozen=True, forbid_unknown_fields=True):
    """A restaurateur (section 9.4) with its stars."""

    id: str
    stars: int
    source: str


class Taste(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rival does under a critic: stars at the start, and its order of types."""

    critic: str
    stars: int
    types: list[str]


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of one of the rival's chefs: the rule for where it goes, and from which side ties are settled."""

    rule: str
    arrow: str


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    """The decks and rows of the solo game (section 10)."""

    manager: list[str]
    rumor_stars_by_day: list[int]
    day1_default: list[str]
    day2_default: list[str]
    day3_default: list[str]
    choice: list[Taste]
    mouse: list[Course]
    lizard: list[Course]
    boar: list[Course]


class _Game(Struct, frozen=True, forbid_unknown_fields=True):
    tokens: Tokens
    game: Numbers
    track: Track
    cart: Cart
    location: list[Location]


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    challenge: list[Challenge]
    rumor: list[Rumor]
    critic: list[Critic]
    zous: list[Zous]
    restaurateur: list[Restaurateur]


class _Solo(Struct, frozen=True, forbid_unknown_fields=True):
    solo: Solo


def _read(name: str) -> bytes:
    return (resources.files(__package__) / "data" / name).read_bytes()


_game = msgspec.toml.decode(_read("game.toml"), type=_Game)
_cards = msgspec.toml.decode(_read("cards.toml"), type=_Cards)

TOKENS = _game.tokens
GAME = _game.game
TRACK = _game.track
CART = _game.cart
LOCATIONS = {location.id: location for location in _game.location}
CHALLENGES = {card.id: card for card in _cards.challenge}
RUMORS = {card.id: card for card in _cards.rumor}
CRITICS = {card.id: card for card in _cards.critic}
ZOUS = {card.id: card for card in _cards.zous}
RESTAURATEURS = {card.id: card for card in _cards.restaurateur}
SOLO = msgspec.toml.decode(_read("solo.toml"), type=_Solo).solo
TASTES = {taste.critic: taste for taste in SOLO.choice}

TYPES = tuple(TOKENS.types)
ICONS = tuple(TOKENS.rumor_icons)
TRUCK, MERCHANT, ACADEMY, BREAK = "soup_truck", "midnight_merchant", "chef_academy", "break_time"
CHEFS = {"mouse": 1, "lizard": 2, "boar": 3}
"""The chefs that everybody has, with what they carry; their speed is the same number."""


@cache
def row(places: int, cart: bool) -> tuple[str, ...]:
    """The locations in play along the waterfront, for a number of players (the rival counts), and Break Time."""
    inner = [place.id for place in _game.location if place.number <= places]
    return (*inner, BREAK) if cart else tuple(inner)


def spots(location: str, places: int) -> int:
    """How many spots of a location are filled from the bag."""
    place = LOCATIONS[location]
    return place.spots_2p if places == 2 else place.spots


def day_of(round_number: int) -> int:
    """The day of a round: 1, 2 or 3."""
    return (round_number + 2) // 3


@cache
def needs(challenge: str, number: int) -> tuple[str, ...]:
    """The types a challenge needs when it is the one of that round: under the hold token one does not exist."""
    types = CHALLENGES[challenge].needs
    return tuple(types[:-1] if number in GAME.hold_rounds else types)
