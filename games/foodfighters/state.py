"""The complete state of a game of Foodfighters (rules section 14). Only the steps change it.

It includes the Power cards that stay on the table (rules sections 11 and 12): each effect is a function of a side,
called where its rule applies. The cards that are played are in `cards`.
"""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.foodfighters.data import ITEMS, PANTRY, POWERS, OngoingEffect, PowerData
from games.kernel import Seat

StepT = TypeVar("StepT")
SPLAT = 0
"""The value of a die face that shows a Splat; any other value is that many Beans."""
BEANS = PANTRY.supply.beans
"""All Beans: both players' and the supply's together."""
Purpose = Literal["start", "beans", "attack"]
Reason = Literal["three_of_a_kind", "stalemate", "draw", "concede"]
TieBreak = Literal["set", "total", "none"]
"""The tie-breakers of a stalemate: the larger set of one type, more knock-outs in all, or nothing (a draw)."""


# Without the garbage collector's bookkeeping: it holds only strings and flags, so no cycle can form.
class Fighter(Struct, frozen=True, gc=False):
    """One fighter tile with its items.

    Its id (type code, thought code) is unique within its side; `thought` is the enemy type it can attack. `blocked`:
    Sticky Rice keeps it from attacking on its side's next turn.
    """

    id: str
    type: str
    thought: str
    spoon: bool = False
    cracker: bool = False
    pan: bool = False
    blocked: bool = False

    @property
    def items(self) -> tuple[str, ...]:
        """The ids of the items this fighter carries."""
        return tuple(item for item in ("spoon", "cracker", "pan") if getattr(self, item))


class Side(Struct):
    """One player's half of the table."""

    team: str
    """A team id, or `custom`."""
    types: tuple[str, str, str]
    deck: tuple[str, ...]
    """The ids of the team's three Power cards, wherever they are now."""
    grid: list[Fighter | None]
    """Nine cells in the order F0 F1 F2 M0 M1 M2 B0 B1 B2."""
    beans: int = 0
    spoons: int = ITEMS["spoon"].per_player
    """Spoons on this side of the Pantry; likewise `crackers` and `pans`."""
    crackers: int = ITEMS["cracker"].per_player
    pans: int = ITEMS["pan"].per_player
    pantry: list[str] = []
    """Power cards for sale, then those bought and not yet played, those that stay, and those out of the game."""
    held: list[str] = []
    ongoing: list[str] = []
    removed: list[str] = []
    smashed: int = 0
    """Crackers of this side that left the game."""
    knocked_out: list[Fighter] = []
    """Enemy fighters in this side's discard area, in the order they fell, without items."""
    threw_spoon: bool = False
    pan_hit: bool = False
    rolled_bonus: bool = False
    cracker_smashed: bool = False
    """A Cracker of this side was smashed on the enemy's turn: none may be bought until the end of its own next turn."""
    cards_played: list[str] = []

    def unblock(self) -> None:
        """End the effect of Sticky Rice on a fighter of this side."""
        for cell, fighter in enumerate(self.grid):
            if fighter is not None and fighter.blocked:
                self.grid[cell] = replace(fighter, blocked=False)

    def copy(self) -> Side:
        """Return an independent copy (fighters never change in place, so they are shared)."""
        return Side(
            self.team,
            self.types,
            self.deck,
            self.grid[:],
            self.beans,
            self.spoons,
            self.crackers,
            self.pans,
            self.pantry[:],
            self.held[:],
            self.ongoing[:],
            self.removed[:],
            self.smashed,
            self.knocked_out[:],
            self.threw_spoon,
            self.pan_hit,
            self.rolled_bonus,
            self.cracker_smashed,
            self.cards_played[:],
        )


class Roll(Struct, frozen=True):
    """The present dice: who rolled, for what, the faces in the order normal 1, normal 2, Bonus die."""

    seat: Seat
    purpose: Purpose
    dice: tuple[int, ...]


class Attack(Struct, frozen=True):
    """An attack between its declaration and its end: cells of the attacker and of the target on their own sides, and
    whether it was thrown beyond normal reach (fixed at the declaration)."""

    attacker: int
    target: int
    far: bool


class Outcome(Struct, frozen=True):
    """The end of the game: the winner (None in a draw) and the reason."""

    winner: Seat | None
    reason: Reason


class Board(Struct):
    """Everything on the table. Everything is public in this game but the future dice."""

    sides: tuple[Side, Side]
    """South (seat 0) and North (seat 1)."""
    active: Seat
    turn: int = 1
    quiet_turns: int = 0
    """Turns in a row without a declared attack."""
    attacked: bool = False
    bought: bool = False
    supply: int = BEANS
    bonus_die: Seat | None = None
    """The owner of the Bonus die; None while it is in the Pantry."""
    roll: Roll | None = None
    """The last roll of the game."""
    attack: Attack | None = None
    outcome: Outcome | None = None


class GameState(Board, Generic[StepT]):
    """A board and the remaining steps of the turn; the last one is in charge."""

    stack: list[StepT] = []

    def copy(self) -> GameState[StepT]:
        """Return an independent copy (steps hold no data, so they are shared)."""
        south, north = self.sides
        return GameState(
            (south.copy(), north.copy()),
            self.active,
            self.turn,
            self.quiet_turns,
            self.attacked,
            self.bought,
            self.supply,
            self.bonus_die,
            self.roll,
            self.attack,
            self.outcome,
            self.stack[:],
        )


State: TypeAlias = GameState[Any]


def takes_beans_on_hit(side: Side) -> bool:
    """Return whether a hit gives its side the Beans showing, as a miss does (Drippings, A8)."""
    return _DRIPPINGS.id in side.ongoing


def more_beans_from_dice(side: Side) -> int:
    """Return the extra Beans of Bean Boost, once per roll of dice; not for a Swap."""
    return _BEAN_BOOST.amount if _BEAN_BOOST.id in side.ongoing else 0


def beans_for_swap(side: Side) -> int:
    """Return the Beans for a Swap or a Move (section 7.2), which are more with Whole Grain."""
    return _WHOLE_GRAIN.amount if _WHOLE_GRAIN.id in side.ongoing else PANTRY.swap.beans


def cracker_discount(side: Side) -> int:
    """Return the discount on a Cracker with Hard Shell."""
    return _HARD_SHELL.amount if _HARD_SHELL.id in side.ongoing else 0


def smashed_cracker_returns(side: Side) -> bool:
    """Return whether a smashed Cracker returns to the Pantry instead of leaving the game (Hard Shell, A10)."""
    return _HARD_SHELL.id in side.ongoing


def _card_with(effect: OngoingEffect) -> PowerData:
    return next(power for power in POWERS.values() if power.effect == effect)


_DRIPPINGS = _card_with("collect_beans_on_hit")
_BEAN_BOOST = _card_with("more_beans_from_dice")
_WHOLE_GRAIN = _card_with("more_beans_for_swap")
_HARD_SHELL = _card_with("cracker_cheaper_and_returns")
