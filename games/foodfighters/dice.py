"""Rolling the dice and taking Beans (rules sections 4, 7.1 and 8)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product

from games.foodfighters import events
from games.foodfighters.data import DIE_NAMES, FACES
from games.foodfighters.events import BeansTaken, BonusDieReturned, Rolled
from games.foodfighters.state import SPLAT, Purpose, Roll, State, more_beans_from_dice
from games.kernel import Chance, Seat
from games.kernel.flow import Play


def throw(chance: Chance, dice: int) -> tuple[int, ...]:
    """Roll the first `dice` dice, in the order normal 1, normal 2, Bonus die."""
    return tuple([_face(chance, die) for die in range(dice)])


def throw_again(chance: Chance, lie: tuple[int, ...], which: Callable[[int], bool]) -> tuple[int, ...]:
    """Roll again, in the same order, those dice whose face `which` picks; the others stay."""
    # In this order, as recorded draws depend on it (section 7.1).
    return tuple(_face(chance, die) if which(face) else face for die, face in enumerate(lie))


@cache
def chance_of_splats(count: int, least: int) -> Fraction:
    """Return the exact chance that some dice show at least a number of Splats at their first throw."""
    rolls = list(product(*FACES[:count]))
    return Fraction(sum(roll.count(SPLAT) >= least for roll in rolls), len(rolls))


def is_splat(face: int) -> bool:
    """Return whether a face shows a Splat."""
    return face == SPLAT


def roll(play: Play[State], seat: Seat, purpose: Purpose) -> tuple[int, ...]:
    """Roll for a seat: two dice, or all three if it owns the Bonus die, which it must use. Emits `Rolled`."""
    state = play.state
    # Forced: the owner of the Bonus die must use it at the next roll of any kind (section 8).
    uses_bonus = state.bonus_die == seat
    dice = throw(play.chance, 3 if uses_bonus else 2)
    # Recorded now, returned later: until the dice are final a card may still re-roll it (A2).
    if uses_bonus:
        state.sides[seat].rolled_bonus = True
    state.roll = Roll(seat, purpose, dice)
    play.emit(Rolled(seat, "beans" if purpose == "beans" else "attack", dice))
    return dice


def lay(play: Play[State], dice: tuple[int, ...], why: events.Why) -> None:
    """Replace the current roll by its re-rolled dice. Emits `Rerolled`."""
    before = play.state.roll
    assert before is not None
    play.state.roll = Roll(before.seat, before.purpose, dice)
    play.emit(events.Rerolled(before.seat, dice, why))


def return_bonus_die(play: Play[State], seat: Seat) -> None:
    """Return a Bonus die to the Pantry once its roll and the re-rolls are over."""
    state = play.state
    if state.roll is not None and len(state.roll.dice) == 3 and state.bonus_die == seat:
        state.bonus_die = None
        play.emit(BonusDieReturned(seat))


def take_beans(play: Play[State], seat: Seat, due: int, source: events.BeanSource) -> None:
    """Take Beans from the supply; a shortfall is lost. Emits `BeansTaken`."""
    state = play.state
    # Section 8: a shortfall of the supply is lost, without debt.
    taken = min(due, state.supply)
    state.supply -= taken
    state.sides[seat].beans += taken
    play.emit(BeansTaken(seat, taken, due - taken, source))


def take_dice_beans(play: Play[State], seat: Seat, source: events.BeanSource) -> None:
    """Take the Beans that the dice show, and those of Bean Boost."""
    roll = play.state.roll
    assert roll is not None
    # In one go, as the limit of the supply applies to the sum; a Splat is 0 and adds nothing (section 11).
    take_beans(play, seat, sum(roll.dice) + more_beans_from_dice(play.state.sides[seat]), source)


def _face(chance: Chance, die: int) -> int:
    return FACES[die][chance.below(6, DIE_NAMES[die])]
