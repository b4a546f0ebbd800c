"""The four actions, of which each turn has exactly one (rules sections 7.1 to 7.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Choice, Chosen, Seat
from games.kernel.flow import Play

from . import attack, dice, formation, links
from .geometry import CELL_OF
from .ongoing import beans_for_swap
from .state import State


class ActionRule:
    """One kind of action: when it can be taken, what it names, what it does."""

    def __init__(self, verb: Choice) -> None:
        self.verb = verb
        """The link that takes this action."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Whether the action can be taken at all."""
        return True

    def choices(self, state: State, seat: Seat, named: Chosen) -> Sequence[Choice]:
        """The cells that may be named next, after those named so far."""
        return ()

    def perform(self, play: Play[State], seat: Seat, cells: Sequence[int]) -> None:
        """Take the action with the cells named."""
        raise NotImplementedError


class Roll(ActionRule):
    """`ROLL` (section 7.1): roll for Beans; always possible."""

    def perform(self, play: Play[State], seat: Seat, cells: Sequence[int]) -> None:
        """Roll, re-roll every Splat until all dice show Beans, take the total; the Bonus die goes back."""
        lie = dice.roll(play, seat, "beans")
        # In rounds, each in the fixed order of the dice: recorded draws depend on it (section 7.1).
        while not all(lie):
            lie = dice.throw_again(play.chance, lie, dice.is_splat)
            dice.lay(play, lie, "splats")
        dice.take_dice_beans(play, seat, "roll")
        dice.return_bonus_die(play, seat)


class Rearrange(ActionRule):
    """`SWAP` and `MOVE` (section 7.2): change the own formation and take Beans, as far as the supply goes."""

    def perform(self, play: Play[State], seat: Seat, cells: Sequence[int]) -> None:
        """The Beans are taken after the change."""
        one, other = cells
        formation.swap_or_move(play, seat, seat, one, other)
        dice.take_beans(play, seat, beans_for_swap(play.state.sides[seat]), "swap")


class Swap(Rearrange):
    """Exchange any two of the own fighters; always possible, as at least three stand (invariant I1)."""

    def choices(self, state: State, seat: Seat, named: Chosen) -> Sequence[Choice]:
        """Any fighter, then any other."""
        fighters = formation.fighters(state.sides[seat].grid)
        if not named:
            return links.own(fighters, more=True)
        return links.own(cell for cell in fighters if cell != CELL_OF[named[0]])


class Move(Rearrange):
    """One of the own fighters goes into an empty space of its row, never into another row."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Where some fighter's row has an empty space."""
        return formation.any_movable(state.sides[seat].grid)

    def choices(self, state: State, seat: Seat, named: Chosen) -> Sequence[Choice]:
        """A fighter whose row has an empty space, then the space."""
        grid = state.sides[seat].grid
        if not named:
            return links.own(formation.movable(grid), more=True)
        return links.own(formation.spaces_in_row(grid, CELL_OF[named[0]]))


class Attack(ActionRule):
    """`ATTACK` (section 7.3): declare an attacker and a target; the steps A3 to A12 follow."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Where some fighter reaches an enemy of the type that it has in mind."""
        return attack.can_attack(state, seat)

    def choices(self, state: State, seat: Seat, named: Chosen) -> Sequence[Choice]:
        """An attacker, then its target; where a hit would be worth most comes first."""
        if not named:
            return links.own(attack.best_attackers_first(state, seat), more=True)
        return links.enemy(attack.best_first(state, seat, attack.targets(state, seat, CELL_OF[named[0]])))

    def perform(self, play: Play[State], seat: Seat, cells: Sequence[int]) -> None:
        """A1 and A2."""
        attacker, target = cells
        attack.declare(play, seat, attacker, target)


ACTIONS: dict[str, ActionRule] = {
    action.verb.key: action for action in (Attack(links.ATTACK), Roll(links.ROLL), Swap(links.SWAP), Move(links.MOVE))
}
"""The actions by verb, in the order in which they are offered."""
