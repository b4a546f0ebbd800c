"""The events of a game of Foodfighters, as typed facts. Everything is public.

`seat` is the subject of the fact (mostly the one who acts). Fighters are named by id (`KC`), cells on the whole table
(`S.F0`), dice by their face (0 is a Splat). `FIELDS` says which fields name things, and of which kind.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.foodfighters.state import TieBreak
from games.kernel import Event, Seat

Why = Literal["splats", "sizzle", "onion_tears"]
"""The reasons for rolling again: Splats in a Roll for Beans, or a card."""
BeanSource = Literal["roll", "miss", "hit", "swap"]
"""The reasons for taking Beans."""

FIELDS = {
    "owner": "seat",
    "fighter": "fighter",
    "fighters": "fighter",
    "other": "fighter",
    "target": "fighter",
    "cell": "cell",
    "other_cell": "cell",
    "target_cell": "cell",
    "to": "cell",
    "dice": "die",
    "item": "item",
    "items": "item",
    "card": "card",
    "team": "team",
    "kind": "type",
}
"""Event field -> the kind of thing it names. All other fields are numbers or fixed words."""


class TeamChosen(Event, frozen=True, tag="team_chosen"):
    """A seat's team: as its options say (`chosen`) or by the coin flip (`coin`)."""

    seat: Seat
    team: str
    how: Literal["chosen", "coin"]


class Deployed(Event, frozen=True, tag="deployed"):
    """A side's nine fighters were shuffled into its grid, in the order F0 F1 F2 M0 M1 M2 B0 B1 B2."""

    seat: Seat
    fighters: tuple[str, ...]


class StartRolled(Event, frozen=True, tag="start_rolled"):
    """A seat rolled all three dice for the first turn; Splats count 0."""

    seat: Seat
    dice: tuple[int, ...]
    beans: int


class StartTied(Event, frozen=True, tag="start_tied"):
    """Both start rolls showed as many Beans; both roll again."""

    beans: int


class GoesFirst(Event, frozen=True, tag="goes_first"):
    """A seat won the start roll."""

    seat: Seat


class Compensated(Event, frozen=True, tag="compensated"):
    """The second player starts with Beans (an option)."""

    seat: Seat
    beans: int


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A turn begins; turns of both players are counted from 1."""

    seat: Seat
    turn: int


class Rolled(Event, frozen=True, tag="rolled"):
    """The dice of a Roll for Beans or of an attack were rolled; three dice if the Bonus die was among them."""

    seat: Seat
    purpose: Literal["beans", "attack"]
    dice: tuple[int, ...]


class Rerolled(Event, frozen=True, tag="rerolled"):
    """Some dice were rolled again; `dice` are all of them afterwards."""

    seat: Seat
    dice: tuple[int, ...]
    why: Why


class BeansTaken(Event, frozen=True, tag="beans_taken"):
    """A seat took Beans from the supply; `lost` more were due, but the supply was short."""

    seat: Seat
    beans: int
    lost: int
    source: BeanSource


class BonusDieReturned(Event, frozen=True, tag="bonus_die_returned"):
    """The Bonus die was rolled and returned to the Pantry."""

    seat: Seat


class Swapped(Event, frozen=True, tag="swapped"):
    """Two fighters of `owner` changed places: `fighter` is now in `cell`, `other` in `other_cell`."""

    seat: Seat
    owner: Seat
    fighter: str
    cell: str
    other: str
    other_cell: str


class Moved(Event, frozen=True, tag="moved"):
    """A fighter moved from `cell` to the empty space `to` of its row."""

    seat: Seat
    fighter: str
    cell: str
    to: str


class Attacked(Event, frozen=True, tag="attacked"):
    """An attack was declared; `how` is `near`, or `far` for a Spoon thrown beyond normal reach."""

    seat: Seat
    fighter: str
    cell: str
    target: str
    target_cell: str
    how: Literal["near", "far"]


class SpoonThrown(Event, frozen=True, tag="spoon_thrown"):
    """A thrown Spoon returned to its owner's side of the Pantry."""

    seat: Seat
    fighter: str


class Missed(Event, frozen=True, tag="missed"):
    """No Splat: the attack missed."""

    seat: Seat
    fighter: str
    target: str


class Hit(Event, frozen=True, tag="hit"):
    """At least one Splat: the attack hit."""

    seat: Seat
    fighter: str
    target: str
    target_cell: str
    splats: int


class PanReturned(Event, frozen=True, tag="pan_returned"):
    """The attacker's Pan was used and returned to the Pantry."""

    seat: Seat
    fighter: str


class Redirected(Event, frozen=True, tag="redirected"):
    """Meat Shield: `fighter` in `cell` takes the hit meant for `target`."""

    seat: Seat
    fighter: str
    cell: str
    target: str


class CrackerSmashed(Event, frozen=True, tag="cracker_smashed"):
    """The Cracker of `seat`'s fighter was smashed: `gone` from the game, or `returned` to the Pantry by Hard Shell."""

    seat: Seat
    fighter: str
    cell: str
    fate: Literal["gone", "returned"]


class KnockedOut(Event, frozen=True, tag="knocked_out"):
    """`seat` knocked out a fighter of `owner`; `count` of its type (`kind`) are now in `seat`'s discard area."""

    seat: Seat
    owner: Seat
    fighter: str
    cell: str
    kind: str
    count: int


class ItemsReturned(Event, frozen=True, tag="items_returned"):
    """Spoon and Pan of a knocked-out fighter returned to its owner's side of the Pantry."""

    seat: Seat
    fighter: str
    items: tuple[str, ...]


class ItemBought(Event, frozen=True, tag="item_bought"):
    """A Spoon, Cracker or Pan was bought and given to a fighter."""

    seat: Seat
    item: str
    price: int
    fighter: str
    cell: str


class BonusDieBought(Event, frozen=True, tag="bonus_die_bought"):
    """The Bonus die was bought: the buyer's next roll uses it."""

    seat: Seat
    price: int


class CardBought(Event, frozen=True, tag="card_bought"):
    """A Power card was bought; an ongoing one works from now on."""

    seat: Seat
    card: str
    price: int
    timing: Literal["one_time", "multi_use", "ongoing"]


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A Power card was played; it left the game (`one_time`) or returned to the Pantry (`multi_use`)."""

    seat: Seat
    card: str
    timing: Literal["one_time", "multi_use"]


class Revived(Event, frozen=True, tag="revived"):
    """Rising Dough: a knocked-out fighter returned to a space of its own side."""

    seat: Seat
    fighter: str
    cell: str


class Blocked(Event, frozen=True, tag="blocked"):
    """Sticky Rice: a fighter of `owner` cannot attack on its next turn."""

    seat: Seat
    owner: Seat
    fighter: str
    cell: str


class Filled(Event, frozen=True, tag="filled"):
    """A fighter from the rearmost row stepped from `cell` into the gap `to`."""

    seat: Seat
    fighter: str
    cell: str
    to: str


class QuietWarning(Event, frozen=True, tag="quiet_warning"):
    """Without a declared attack in the next `left` turns the game ends in a stalemate."""

    left: int


class ThreeOfAKind(Event, frozen=True, tag="three_of_a_kind"):
    """A seat has knocked out three enemies of one type (`kind`)."""

    seat: Seat
    kind: str


class Stalemate(Event, frozen=True, tag="stalemate"):
    """Too many turns in a row passed without an attack; `by` is the tie-break that decides (unknown in old games)."""

    turns: int
    by: TieBreak | Literal[""] = ""


class Conceded(Event, frozen=True, tag="conceded"):
    """A seat gave up."""

    seat: Seat


class Won(Event, frozen=True, tag="won"):
    """The game is over and a seat has won."""

    seat: Seat
    reason: Literal["three_of_a_kind", "stalemate", "concede"]


class Drawn(Event, frozen=True, tag="drawn"):
    """The game is over and nobody has won."""

    turns: int


AnyEvent: TypeAlias = (
    TeamChosen
    | Deployed
    | StartRolled
    | StartTied
    | GoesFirst
    | Compensated
    | TurnStarted
    | Rolled
    | Rerolled
    | BeansTaken
    | BonusDieReturned
    | Swapped
    | Moved
    | Attacked
    | SpoonThrown
    | Missed
    | Hit
    | PanReturned
    | Redirected
    | CrackerSmashed
    | KnockedOut
    | ItemsReturned
    | ItemBought
    | BonusDieBought
    | CardBought
    | CardPlayed
    | Revived
    | Blocked
    | Filled
    | QuietWarning
    | ThreeOfAKind
    | Stalemate
    | Conceded
    | Won
    | Drawn
)
