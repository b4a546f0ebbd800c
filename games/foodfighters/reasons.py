"""Names and refusals that steps, cards and refusals share, as shown to a player.

Separate from `why_not`, which imports the steps and the cards and so is above them.
"""

from __future__ import annotations

from games.foodfighters import attack
from games.foodfighters.geometry import NORMAL_REACH, SPOON_REACH, cell_name
from games.foodfighters.state import Fighter, State
from games.kernel import Ref, Say, Seat


def at(seat: Seat, cell: int) -> Ref:
    """Return a cell of a side, for a sentence."""
    return Ref("cell", cell_name(seat, cell))


def named(fighter: Fighter) -> Ref:
    """Return a fighter, for a sentence."""
    return Ref("fighter", fighter.id)


def absent(state: State, seat: Seat, cell: int) -> Say | None:
    """Refuse a cell of a side without a fighter."""
    if state.sides[seat].grid[cell] is not None:
        return None
    return Say("foodfighters-no-fighter-there", {"cell": at(seat, cell)})


def no_attack_from(state: State, seat: Seat, cell: int) -> Say | None:
    """Return why the fighter in a cell can attack nobody: no fighter, a card's block, its reach, or its thought."""
    fighter = state.sides[seat].grid[cell]
    if fighter is None:
        return absent(state, seat, cell)
    about: dict[str, str | int | Ref | list[Ref]] = {"fighter": named(fighter), "cell": at(seat, cell)}
    if fighter.blocked:
        return Say("foodfighters-no-attack-blocked", about)
    if not NORMAL_REACH[cell] and not fighter.spoon:
        return Say("foodfighters-no-attack-from-behind", about)
    return Say("foodfighters-no-target-in-mind", {**about, "thought": Ref("type", fighter.thought)})


def no_attack_on(state: State, seat: Seat, attacker: int, target: int) -> Say | None:
    """Return why a fighter that can attack somebody cannot attack this cell: empty, out of reach, or not in mind."""
    foe = state.sides[1 - seat].grid[target]
    if foe is None:
        return absent(state, 1 - seat, target)
    fighter = attack.fighter_at(state, seat, attacker)
    about: dict[str, str | int | Ref | list[Ref]] = {"fighter": named(fighter), "cell": at(1 - seat, target)}
    if target not in SPOON_REACH[attacker]:
        return Say("foodfighters-no-spoon-line" if fighter.spoon else "foodfighters-no-reach", about)
    if target not in NORMAL_REACH[attacker] and not fighter.spoon:
        return Say("foodfighters-no-reach-but-spoon", about)
    return Say("foodfighters-no-thought", {**about, "thought": Ref("type", fighter.thought), "target": named(foe)})
