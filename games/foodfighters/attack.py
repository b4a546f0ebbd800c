"""Attacks: who may hit whom, and the effects of a hit (rules section 7.3; A1 to A12 are its steps)."""

from __future__ import annotations

from msgspec.structs import replace

from games.foodfighters import dice
from games.foodfighters.events import (
    Attacked,
    CrackerSmashed,
    Hit,
    ItemsReturned,
    KnockedOut,
    Missed,
    PanReturned,
    SpoonThrown,
)
from games.foodfighters.geometry import NORMAL_REACH, SPOON_REACH, cell_name
from games.foodfighters.state import (
    SPLAT,
    Attack,
    Fighter,
    Side,
    State,
    smashed_cracker_returns,
    takes_beans_on_hit,
)
from games.kernel import Seat
from games.kernel.flow import Play


def targets(state: State, seat: Seat, cell: int) -> list[int]:
    """Return the enemy cells that the fighter in a cell may attack now, those in normal reach first."""
    attacker = state.sides[seat].grid[cell]
    if attacker is None or attacker.blocked:
        return []
    foes = state.sides[1 - seat].grid
    reach = SPOON_REACH if attacker.spoon else NORMAL_REACH
    # The type it thinks of; with a Pan over its thoughts, any.
    thought, pan = attacker.thought, attacker.pan
    # Nothing in between ever blocks a line, so the table of reach is enough (section 2).
    return [t for t in reach[cell] if (foe := foes[t]) is not None and (foe.type == thought or pan)]


def aims(state: State, seat: Seat) -> dict[int, list[int]]:
    """Return the cells of a seat's fighters that may attack somebody now, each with the enemy cells it may attack."""
    found = {}
    for cell, fighter in enumerate(state.sides[seat].grid):
        # Without a Spoon only the front row reaches anybody (section 2): a cheap test before the expensive one.
        if fighter is not None and (cell < 3 or fighter.spoon):
            reached = targets(state, seat, cell)
            if reached:
                found[cell] = reached
    return found


def can_attack(state: State, seat: Seat) -> bool:
    """Return whether a seat has any legal attack."""
    grid = state.sides[seat].grid
    # Not by way of `aims`: the first fighter that can attack is enough. A loop, as each turn asks for it.
    for cell, fighter in enumerate(grid):
        if fighter is not None and (cell < 3 or fighter.spoon) and targets(state, seat, cell):
            return True
    return False


def worth(state: State, seat: Seat, target: int) -> int:
    """Return the value of a target, for ordering menus: highest where it would complete a set."""
    foe = state.sides[1 - seat].grid[target]
    assert foe is not None
    # Doubled, so that a Cracker only decides between targets of equal count.
    return 2 * count_of(state.sides[seat], foe.type) - foe.cracker


def best_first(state: State, seat: Seat, cells: list[int]) -> list[int]:
    """Return targets by their value, equal ones in board order."""
    return sorted(cells, key=lambda target: -worth(state, seat, target)) if len(cells) > 1 else cells


def best_attackers_first(state: State, seat: Seat) -> list[int]:
    """Return those who may attack, by the value of their best target, equal ones in board order."""
    reached = aims(state, seat)
    if len(reached) < 2:
        return list(reached)
    return sorted(reached, key=lambda cell: -max([worth(state, seat, target) for target in reached[cell]]))


def count_of(side: Side, kind: str) -> int:
    """Return how many enemies of a type a side has knocked out."""
    return [fighter.type for fighter in side.knocked_out].count(kind)


def splats(state: State) -> int:
    """Return how many Splats the dice of the attack show now."""
    return state.roll.dice.count(SPLAT) if state.roll else 0


def under_way(state: State) -> Attack:
    """Return the attack of its current step."""
    assert state.attack is not None
    return state.attack


def fighter_at(state: State, seat: Seat, cell: int) -> Fighter:
    """Return the fighter in a cell known to hold one."""
    fighter = state.sides[seat].grid[cell]
    assert fighter is not None
    return fighter


def declare(play: Play[State], seat: Seat, attacker: int, target: int) -> None:
    """Declare a legal attack and roll for it (A1 and A2)."""
    state = play.state
    # Fixed now: a card that redirects the hit to another target does not change it (rulings of 7.3).
    far = target not in NORMAL_REACH[attacker]
    state.attack = Attack(attacker, target, far)
    state.attacked = True
    # The declaration ends the quiet, whatever the dice will show (section 10).
    state.quiet_turns = 0
    play.emit(
        Attacked(
            seat,
            fighter_at(state, seat, attacker).id,
            cell_name(seat, attacker),
            fighter_at(state, 1 - seat, target).id,
            cell_name(1 - seat, target),
            "far" if far else "near",
        )
    )
    dice.roll(play, seat, "attack")


def spend_spoon(play: Play[State], seat: Seat) -> None:
    """Return a Spoon thrown beyond normal reach to its owner's side of the Pantry, hit or miss (A6)."""
    attack, side = under_way(play.state), play.state.sides[seat]
    if not attack.far:
        return
    fighter = fighter_at(play.state, seat, attack.attacker)
    side.grid[attack.attacker] = replace(fighter, spoon=False)
    side.spoons += 1
    side.threw_spoon = True
    play.emit(SpoonThrown(seat, fighter.id))


def miss(play: Play[State], seat: Seat) -> None:
    """Resolve a miss (A7): the attacker's side takes the Beans showing. A Pan stays."""
    attack = under_way(play.state)
    fighter = fighter_at(play.state, seat, attack.attacker)
    play.emit(Missed(seat, fighter.id, fighter_at(play.state, 1 - seat, attack.target).id))
    # A7: only a miss pays; the Pan is lost only on a hit, so it is not handled here.
    dice.take_dice_beans(play, seat, "miss")


def hit(play: Play[State], seat: Seat) -> None:
    """Resolve a hit (A8): no Beans but with Drippings, and the attacker's Pan returns to the Pantry."""
    state = play.state
    attack, side = under_way(state), state.sides[seat]
    fighter, target = fighter_at(state, seat, attack.attacker), fighter_at(state, 1 - seat, attack.target)
    play.emit(Hit(seat, fighter.id, target.id, cell_name(1 - seat, attack.target), splats(state)))
    # Before the defender may redirect the hit: Drippings pay even if Meat Shield then saves the target (section 11).
    if takes_beans_on_hit(side):
        dice.take_dice_beans(play, seat, "hit")
    # Lost even if the printed thought would have been enough (rulings of 7.3): the Pan covers it.
    if fighter.pan:
        side.grid[attack.attacker] = replace(fighter, pan=False)
        side.pans += 1
        side.pan_hit = True
        play.emit(PanReturned(seat, fighter.id))


def strike(play: Play[State], seat: Seat) -> None:
    """Strike the target (A10 to A12): it loses its Cracker, is knocked out, or both."""
    state = play.state
    cell = under_way(state).target
    # Checked before the Cracker goes: two Splats smash it and knock its bearer out as well (A10).
    shielded = fighter_at(state, 1 - seat, cell).cracker
    if shielded:
        smash_cracker(play, 1 - seat, cell)
    if not shielded or splats(state) >= 2:
        knock_out(play, seat, cell)


def smash_cracker(play: Play[State], owner: Seat, cell: int) -> None:
    """Smash the Cracker of the fighter in a cell (A10): it leaves the game; Hard Shell returns it to the Pantry."""
    side = play.state.sides[owner]
    fighter = fighter_at(play.state, owner, cell)
    side.grid[cell] = replace(fighter, cracker=False)
    # Whether or not its bearer falls too, and also with Hard Shell: a smash bans buying (sections 8 and 12).
    side.cracker_smashed = True
    returns = smashed_cracker_returns(side)
    if returns:
        side.crackers += 1
    else:
        side.smashed += 1
    play.emit(CrackerSmashed(owner, fighter.id, cell_name(owner, cell), "returned" if returns else "gone"))


def knock_out(play: Play[State], seat: Seat, cell: int) -> None:
    """Knock out a fighter (A12): its tile goes to the attacker's discard area, its items to the defender's Pantry."""
    owner = 1 - seat
    side, loser = play.state.sides[seat], play.state.sides[owner]
    fighter = fighter_at(play.state, owner, cell)
    loser.grid[cell] = None
    # Without its items: only the tile goes to the discard area (A12).
    side.knocked_out.append(Fighter(fighter.id, fighter.type, fighter.thought))
    count = count_of(side, fighter.type)
    play.emit(KnockedOut(seat, owner, fighter.id, cell_name(owner, cell), fighter.type, count))
    # A12: lost items other than Crackers return to their loser's side of the Pantry.
    loser.spoons += fighter.spoon
    loser.pans += fighter.pan
    # No Cracker is among them: it was smashed before the knock-out (A10).
    if fighter.items:
        play.emit(ItemsReturned(owner, fighter.id, fighter.items))
