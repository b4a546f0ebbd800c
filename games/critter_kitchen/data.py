"""Component data, loaded and validated once: tokens, locations, cards, and the decks of the solo game.

`FIGURES` are the numbers that sentences quote: stars, hands, values, fridges.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from games.kernel import Length, Ref, data_files

Type: TypeAlias = Literal["bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine"]

Timing: TypeAlias = Literal["none", "after_reveal", "start_of_location", "before_first_pick", "after_last_pick"]
"""The windows of zous chefs' abilities (section 9.3); `none`: only speed and capacity are special."""

Condition: TypeAlias = Literal["R", "C", "Z", "S", "V7", "H", "P", "B", "O"]
"""What the rival's chefs look for, each its own condition (section 10)."""
ChefKind: TypeAlias = Literal["mouse", "lizard", "boar"]

TRUCK, MERCHANT, ACADEMY, BREAK = "soup_truck", "midnight_merchant", "chef_academy", "break_time"
_MANAGED_TO = (TRUCK, MERCHANT, ACADEMY, "most_rival_chefs")


def _check_types(types: Sequence[str]) -> None:
    """Raise ValueError for an unknown type."""
    unknown = [kind for kind in types if kind not in get_args(Type)]
    if unknown:
        raise ValueError(f"no such types: {', '.join(unknown)}")


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of the bag (section 1.1)."""

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

    min_players: int
    max_players: int
    length: Length
    rounds: int
    rounds_per_day: int
    hold_rounds: list[int]
    challenges: int
    starting_soup: int
    consolation_soup: int
    refrigeration: list[int]
    thresholds: list[tuple[int, int]]
    least_quality: int


class Stars(Struct, frozen=True, forbid_unknown_fields=True):
    """The stars of the last day beside the score track (section 8)."""

    most_soup: int
    all_courses: int
    best_course: int


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The score track (section 8.1)."""

    length: int
    row_length: int
    row_stars: list[int]
    loop_stars: int

    def stars(self, total: int) -> int:
        """Return the stars of a track total: each full lap, and the row of the space that is reached; none for 0."""
        if total == 0:
            return 0
        # Less one, as a total of exactly one lap is still in its last row (11, ruling 17).
        laps, space = divmod(total - 1, self.length)
        return self.loop_stars * laps + self.row_stars[space // self.row_length]


class Cart(Struct, frozen=True, forbid_unknown_fields=True):
    """The replacement for the expansion (section 13)."""

    tokens: list[str]
    tofu_value: int
    trophy_stars: int


class Location(Struct, frozen=True, forbid_unknown_fields=True):
    """A place on the waterfront: item spots, and those of the side for two."""

    id: str
    spots: int
    source: str
    spots_2p: int = 0
    number: int = 0


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge: the three types a dish for it needs; the hold token hides the last."""

    id: str
    needs: list[str]
    source: str

    def __post_init__(self) -> None:
        """Raise ValueError for an unknown type."""
        _check_types(self.needs)


class Rumor(Struct, frozen=True, forbid_unknown_fields=True):
    """A rumor card (section 9.1).

    `value` is the value of ingredients that it asks for, `courses` how many courses from the left, `less` what is
    taken from its count; `min_courses` must be served for it to pay, and it pays at most `cap` (0: no cap).
    """

    id: str
    kind: Literal["fanatic", "own", "most", "fewest", "count"]
    base: bool
    dots: int
    source: str
    type: Type | Literal[""] = ""
    stars: int = 0
    min_courses: int = 0
    cap: int = 0
    value: int = 0
    courses: int = 0
    less: int = 0


class Critic(Struct, frozen=True, forbid_unknown_fields=True):
    """A critic card (section 9.2) and all that it changes; what it does not name stays as without a critic."""

    id: str
    source: str
    rooms: dict[str, int] = {}
    """How many ingredients courses of some types may hold; the others hold one."""
    roomiest: int = 1
    """How many ingredients one course of the cook's choice may hold."""
    values: dict[int, int] = {}
    """The values in the meal of ingredients of some printed values."""
    spice_factor: int = 2
    """The factor of a spice on an ingredient in the meal."""
    factors: dict[str, int] = {}
    """The factors of ingredients of some types in the meal, on top of spice."""
    rumors_season: bool = False
    """Whether rumor tokens may be used as allspice."""
    beside: Type | Literal[""] = ""
    """The type of which one ingredient may be laid beside each other course, to add its value."""
    soup_course: bool = False
    """Whether one course without an ingredient may be a soup or a bisque."""
    soup_stars: int = 0
    """The extra stars of each dish for a challenge with a soup or bisque in it."""
    star_value: int = 0
    """The printed value for which each course that holds an ingredient of it earns a star; 0 where none does."""
    fridge: int = 0
    """How many more tokens a fridge holds."""

    def __post_init__(self) -> None:
        """Raise ValueError for an unknown type."""
        _check_types([*self.rooms, *self.factors])


class Zous(Struct, frozen=True, forbid_unknown_fields=True):
    """A zous chef (section 9.3): when it picks, how much it carries, when its ability works.

    `amount` is what its owner gains by the ability, `others` what each other player at the location does, `hands` the
    capacity of the chefs that it rewards.
    """

    id: str
    speed: int
    capacity: int
    timing: Timing
    source: str
    amount: int = 0
    others: int = 0
    hands: int = 0


class Restaurateur(Struct, frozen=True, forbid_unknown_fields=True):
    """A restaurateur (section 9.4), its stars and its one ability; what it does not name stays as without a card."""

    id: str
    stars: int
    source: str
    consolation_soup: int = 0
    """The soup gained on top of each consolation soup."""
    lone_soup: int = 0
    """The soup gained for a chef that is the only one at its location."""
    values: dict[int, int] = {}
    """The values in dishes and in the meal of ingredients of some printed values."""
    doubles: bool = False
    """Whether in each dish one ingredient of each type may be a spice for another of that type."""
    any_spice: bool = False
    """Whether each spice may be used as allspice."""
    own_rumor: bool = False
    """Whether the kitchen has a private rumor card."""
    fridge: int = 0
    """How many more tokens the fridge holds."""
    hat_steps: int = 0
    """How many places the hat moves back where it would move to the back of the track; 0 for all the way."""
    mouse_capacity: int = 0
    """What the mouse can carry once a day, declared with the plan; 0 if it cannot."""
    starting_bisque: int = 0
    """The bisque at the start."""


class Taste(Struct, frozen=True, forbid_unknown_fields=True):
    """The rival's settings under a critic: stars at the start, and its order of types."""

    critic: str
    stars: int
    types: list[str]

    def __post_init__(self) -> None:
        """Raise ValueError for an unknown type."""
        _check_types(self.types)


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of one of the rival's chefs: the rule for where it goes, and from which side ties are settled."""

    rule: Literal[
        "has7", "high1", "sum", "items", "rumor", "spice", "chal", "chef_academy", "midnight_merchant", "soup_truck"
    ]
    arrow: Literal["left", "right"]


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    """The decks and rows of the solo game (section 10)."""

    manager: list[str]
    rumor_stars_by_day: list[int]
    day1_default: list[Condition]
    day2_default: list[Condition]
    day3_default: list[Condition]
    choice: list[Taste]
    mouse: list[Course]
    lizard: list[Course]
    boar: list[Course]

    def __post_init__(self) -> None:
        """Raise ValueError for a manager card that orders something unknown."""
        for card in self.manager:
            kind, _, where = card.partition(":")
            if card not in ("hat_to_front", "none") and not (kind in CHEFS and where in _MANAGED_TO):
                raise ValueError(f"no such order of the manager: {card}")


class Guess(Struct, frozen=True, forbid_unknown_fields=True):
    """Guesses about hidden things; the entries of each list are equally likely."""

    soup: list[int]
    bisque: list[int]
    keeps_tofu: list[bool]

    def __post_init__(self) -> None:
        """Raise ValueError for an empty list."""
        if not (self.soup and self.bisque and self.keeps_tofu):
            raise ValueError("a guess needs something to take")


class _Game(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `game.toml`."""

    tokens: Tokens
    game: Numbers
    chefs: dict[ChefKind, int]
    stars: Stars
    track: Track
    cart: Cart
    guess: Guess
    location: list[Location]


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `cards.toml`."""

    challenge: list[Challenge]
    rumor: list[Rumor]
    critic: list[Critic]
    zous: list[Zous]
    restaurateur: list[Restaurateur]


class _Solo(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `solo.toml`."""

    solo: Solo


_game = data_files.read(__package__, "game.toml", _Game)
_cards = data_files.read(__package__, "cards.toml", _Cards)
TOKENS = _game.tokens
GAME = _game.game
CHEFS: dict[str, int] = {kind: _game.chefs[kind] for kind in get_args(ChefKind)}
"""The chefs that everybody has, with their capacity; their speed is the same number."""
STARS = _game.stars
TRACK = _game.track
CART = _game.cart
GUESS = _game.guess
LOCATIONS = {location.id: location for location in _game.location}
CHALLENGES = {card.id: card for card in _cards.challenge}
RUMORS = {card.id: card for card in _cards.rumor}
CRITICS = {card.id: card for card in _cards.critic}
ZOUS = {card.id: card for card in _cards.zous}
RESTAURATEURS = {card.id: card for card in _cards.restaurateur}
NO_CRITIC = Critic("", "")
"""The rival's critic in the solo game: none changes anything for it (section 10)."""
NO_RESTAURATEUR = Restaurateur("", 0, "")
"""The abilities of a kitchen without a card."""
SOLO = data_files.read(__package__, "solo.toml", _Solo).solo
TASTES = {taste.critic: taste for taste in SOLO.choice}
ref = cache(Ref)
"""A card, chef or place as a sentence names it, built once: there are few, and every question names some."""
TYPES = tuple(TOKENS.types)
ICONS = tuple(TOKENS.rumor_icons)


def critic(card: str) -> Critic:
    """Return a critic by its id; `NO_CRITIC` for an empty one."""
    return CRITICS[card] if card else NO_CRITIC


def restaurateur(card: str | None) -> Restaurateur:
    """Return a restaurateur by its id; `NO_RESTAURATEUR` for None."""
    return RESTAURATEURS[card] if card else NO_RESTAURATEUR


@cache
def row(places: int, cart: bool) -> tuple[str, ...]:
    """Return the locations in play along the waterfront, for a number of players (the rival counts), and Break Time."""
    inner = [place.id for place in _game.location if place.number <= places]
    return (*inner, BREAK) if cart else tuple(inner)


def spots(location: str, places: int) -> int:
    """Return how many spots of a location are filled from the bag."""
    place = LOCATIONS[location]
    return place.spots_2p if places == 2 else place.spots


def day_of(round_number: int) -> int:
    """Return the day of a round: 1, 2 or 3."""
    return (round_number - 1) // GAME.rounds_per_day + 1


def rounds_before(day: int) -> int:
    """Return how many rounds, and so challenges, come before the first round of a day."""
    return GAME.rounds_per_day * (day - 1)


@cache
def needs(challenge: str, number: int) -> tuple[str, ...]:
    """Return the types a challenge needs in that round: the one under the hold token does not exist."""
    types = CHALLENGES[challenge].needs
    return tuple(types[:-1] if number in GAME.hold_rounds else types)


def _changed(card: Critic | Restaurateur) -> dict[str, int]:
    """Return the printed value that a card changes, and its new value."""
    ((printed, worth),) = card.values.items()
    return {f"{card.id}_printed": printed, f"{card.id}_worth": worth}


_STARS = [card.stars for card in RESTAURATEURS.values()]
FIGURES: dict[str, int] = {
    "rounds": GAME.rounds,
    "challenges": GAME.challenges,
    "least_quality": GAME.least_quality,
    "consolation_soup": GAME.consolation_soup,
    "soup_value": TOKENS.soup,
    "bisque_value": TOKENS.bisque,
    "tofu_value": CART.tofu_value,
    "trophy_stars": CART.trophy_stars,
    "stars_most_soup": STARS.most_soup,
    "stars_all_courses": STARS.all_courses,
    "stars_best_course": STARS.best_course,
    "loop_stars": TRACK.loop_stars,
    **{f"hold_{day}": last for day, last in enumerate(GAME.hold_rounds, start=1)},
    **{f"quality_{n}": quality for n, (quality, _) in enumerate(GAME.thresholds, start=1)},
    **{f"quality_stars_{n}": stars for n, (_, stars) in enumerate(GAME.thresholds, start=1)},
    **{f"row_end_{row}": row * TRACK.row_length for row, _ in enumerate(TRACK.row_stars, start=1)},
    **{f"row_stars_{row}": stars for row, stars in enumerate(TRACK.row_stars, start=1)},
    **{f"fridge_{day}": holds for day, holds in enumerate(GAME.refrigeration, start=1)},
    **{
        f"tortoise_fridge_{day}": holds + CRITICS["tortoise"].fridge
        for day, holds in enumerate(GAME.refrigeration, start=1)
    },
    **{f"{kind}_hands": hands for kind, hands in CHEFS.items()},
    "carol_amount": ZOUS["carol"].amount,
    "newton_amount": ZOUS["newton"].amount,
    "newton_others": ZOUS["newton"].others,
    "otto_hands": ZOUS["otto"].hands,
    "ming_capacity": ZOUS["ming"].capacity,
    "rusk_capacity": ZOUS["rusk"].capacity,
    "cow_roomiest": CRITICS["cow"].roomiest,
    **_changed(CRITICS["kangaroo"]),
    "capybara_stars": CRITICS["capybara"].soup_stars,
    **{f"badger_{kind}": rooms for kind, rooms in CRITICS["badger"].rooms.items()},
    "magpie_printed": CRITICS["magpie"].star_value,
    "anthony_boardain_soup": RESTAURATEURS["anthony_boardain"].consolation_soup,
    **_changed(RESTAURATEURS["goatn_ramsey"]),
    "graham_elephant_soup": RESTAURATEURS["graham_elephant"].lone_soup,
    "bruno_badgerson_fridge": RESTAURATEURS["bruno_badgerson"].fridge,
    "otis_osprey_mouse": RESTAURATEURS["otis_osprey"].mouse_capacity,
    "restaurateur_least": min(_STARS),
    "restaurateur_most": max(_STARS),
    **{f"{card.id}_stars": card.stars for card in RUMORS.values() if card.stars},
    **{f"{card.id}_courses": card.min_courses for card in RUMORS.values() if card.min_courses},
    **{f"{card.id}_cap": card.cap for card in RUMORS.values() if card.cap},
    **{f"{card.id}_value": card.value for card in RUMORS.values() if card.value},
    "varied_servings_less": RUMORS["varied_servings"].less,
}
"""Keyed by the names that the catalogues use."""
