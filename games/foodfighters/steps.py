"""The turn, step by step (rules section 7). Each step defines who decides, the choices, and the effect.

    TurnStart -> PreAction -> ChooseAction -> WinCheck -> Buy -> Fill -> TurnEnd -> TurnStart
    an attack: AttackerReroll -> DefenderReroll -> Resolve -> AfterMiss, or DefenderHit -> Strike -> WinCheck

A step that waits for a card opens only if its player can play one, and closes when nothing is left to play. Steps hold
no data: everything is on the board.

Above them are the four actions, of which each turn has exactly one (rules sections 7.1 to 7.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from games.foodfighters import attack, cards, dice, ending, formation, links, pantry
from games.foodfighters.data import ITEMS, PANTRY
from games.foodfighters.events import Filled, QuietWarning, TurnStarted
from games.foodfighters.geometry import CELL_OF, cell_name
from games.foodfighters.reasons import at, named
from games.foodfighters.state import State, beans_for_swap
from games.kernel import Action, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Play, Step


class ActionRule:
    """One kind of action: its condition, its cells, its effect."""

    def __init__(self, verb: Choice) -> None:
        self.verb = verb
        """The link that takes this action."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Return whether the action can be taken at all."""
        return True

    def choices(self, state: State, seat: Seat, named: Chosen) -> Sequence[Choice]:
        """Return the cells that may be named next, after those named so far."""
        return ()

    def perform(self, play: Play[State], seat: Seat, cells: Sequence[int]) -> None:
        """Take the action with the cells named."""
        raise NotImplementedError


class Roll(ActionRule):
    """`ROLL` (section 7.1): roll for Beans; always possible."""

    def perform(self, play: Play[State], seat: Seat, cells: Sequence[int]) -> None:
        """Roll, re-roll every Splat until all dice show Beans, take the total; the Bonus die returns to the Pantry."""
        lie = dice.roll(play, seat, "beans")
        # In rounds, each in the fixed order of the dice: recorded draws depend on it (section 7.1).
        while not all(lie):
            lie = dice.throw_again(play.chance, lie, dice.is_splat)
            dice.lay(play, lie, "splats")
        dice.take_dice_beans(play, seat, "roll")
        dice.return_bonus_die(play, seat)


class Rearrange(ActionRule):
    """`SWAP` and `MOVE` (section 7.2): change one's own formation and take Beans, as far as the supply allows."""

    def perform(self, play: Play[State], seat: Seat, cells: Sequence[int]) -> None:
        """Change the formation, then take the Beans."""
        one, other = cells
        formation.swap_or_move(play, seat, seat, one, other)
        dice.take_beans(play, seat, beans_for_swap(play.state.sides[seat]), "swap")


class Swap(Rearrange):
    """Exchange any two own fighters; always possible, as at least three are left (invariant I1)."""

    def choices(self, state: State, seat: Seat, named: Chosen) -> Sequence[Choice]:
        """Offer any fighter, then any other."""
        fighters = formation.fighters(state.sides[seat].grid)
        if not named:
            return links.own(fighters, more=True)
        return links.own(cell for cell in fighters if cell != CELL_OF[named[0]])


class Move(Rearrange):
    """Move an own fighter into an empty space of its row, never into another row."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Return whether some fighter's row has an empty space."""
        return formation.any_movable(state.sides[seat].grid)

    def choices(self, state: State, seat: Seat, named: Chosen) -> Sequence[Choice]:
        """Return a fighter whose row has an empty space, then the space."""
        grid = state.sides[seat].grid
        if not named:
            return links.own(formation.movable(grid), more=True)
        return links.own(formation.spaces_in_row(grid, CELL_OF[named[0]]))


class Attack(ActionRule):
    """`ATTACK` (section 7.3): declare an attacker and a target; the steps A3 to A12 follow."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Return whether some fighter reaches an enemy of the type that it thinks of."""
        return attack.can_attack(state, seat)

    def choices(self, state: State, seat: Seat, named: Chosen) -> Sequence[Choice]:
        """Return an attacker, then its target; the most valuable hits come first."""
        if not named:
            return links.own(attack.best_attackers_first(state, seat), more=True)
        return links.enemy(attack.best_first(state, seat, attack.targets(state, seat, CELL_OF[named[0]])))

    def perform(self, play: Play[State], seat: Seat, cells: Sequence[int]) -> None:
        """Declare the attack (A1 and A2)."""
        attacker, target = cells
        attack.declare(play, seat, attacker, target)


ACTIONS: dict[str, ActionRule] = {
    action.verb.key: action for action in (Attack(links.ATTACK), Roll(links.ROLL), Swap(links.SWAP), Move(links.MOVE))
}
"""The actions by verb, in the order in which they are offered."""
_QUIET = PANTRY.assumed.quiet_turns


class Auto(Step[State]):
    """A step that runs by itself (section 7)."""

    def waits(self, state: State) -> bool:
        """Return False: it waits for nobody."""
        return False

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Return nothing, as nobody is asked."""
        return ()


class Window(Step[State]):
    """A window in which held Power cards of one kind may be played, or not (`pass`; section 11)."""

    window: ClassVar[str]
    kind: ClassVar[str]
    """The kind of decision."""
    mine: ClassVar[bool] = True
    """Whether the active player is asked; else the other."""

    def asked(self, state: State) -> Seat:
        """Return the seat whose cards this window is for."""
        # Section 11: a card is for one's own turn unless it says otherwise, as the defender's two do.
        return state.active if self.mine else 1 - state.active

    def waits(self, state: State) -> bool:
        """Return whether a card of this window can be played."""
        return bool(cards.playable(state, self.asked(state), self.window))

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask for one answer, if a card of this window can be played."""
        seat = self.asked(state)
        # Section 7: a window opens only if its seat can play; all cards are public, so skipping it reveals nothing.
        held = cards.playable(state, seat, self.window)
        if not held:
            return ()
        about = {**_attack_refs(state), "cards": [Ref("card", card) for card in held]}
        return (Decision(seat, self.kind, about),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a card and its target, or pass."""
        if not chosen:
            return (links.PLAY, links.PASS)
        return _card_choices(state, seat, self.window, chosen)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Play the card; the window stays open for another."""
        if action.verb == "pass":
            self.run(play)
        else:
            cards.play_card(play, seat, action.args[0], action.args[1:])


class TurnStart(Auto, tag="turn_start"):
    """`TURN_START` (state 0): the active player's flags of the last turn are cleared (section 7)."""

    def run(self, play: Play[State]) -> None:
        """Clear the flags, report whose turn it is, and continue."""
        state = play.state
        side = state.sides[state.active]
        # Not `cracker_smashed`: that ban comes from the enemy's turn and lasts through this one (section 8).
        side.threw_spoon = side.pan_hit = side.rolled_bonus = False
        side.cards_played.clear()
        state.attacked = state.bought = False
        play.emit(TurnStarted(state.active, state.turn))
        play.next(PreAction())


class PreAction(Window, tag="pre_action"):
    """`PRE_ACTION` (state 1): cards played before the action (sections 7 and 11)."""

    window = kind = "pre_action"

    def run(self, play: Play[State]) -> None:
        """Continue to the action."""
        play.next(ChooseAction())


_ACTION = tuple((Decision(seat, "action", {"seat": Ref("seat", str(seat))}),) for seat in (0, 1))


class ChooseAction(Step[State], tag="choose_action"):
    """`ACTION` (state 2): exactly one of roll, swap, move and attack, as `actions` tells (section 7).

    Nobody may pass.
    """

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the active player, always."""
        return _ACTION[state.active]

    def waits(self, state: State) -> bool:
        """Return True: it always waits for the active player."""
        return True

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer the possible actions, then their cells."""
        if not chosen:
            # Never empty: roll is always legal, so there is no pass (section 7).
            return [action.verb for action in ACTIONS.values() if action.possible(state, seat)]
        return ACTIONS[chosen[0]].choices(state, seat, chosen[1:])

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Take the action; an attack continues with its card windows."""
        ACTIONS[action.verb].perform(play, seat, [CELL_OF[cell] for cell in action.args])
        # An attack is decided in further steps, as each may ask for a card; the others are already over.
        play.next(AttackerReroll() if action.verb == "attack" else WinCheck())


class AttackerReroll(Window, tag="attacker_reroll"):
    """A3: the attacker may change the dice by a card (section 7.3)."""

    window = "attacker_reroll"
    kind = "reroll"

    def run(self, play: Play[State]) -> None:
        """Continue to the defender's window."""
        play.next(DefenderReroll())


class DefenderReroll(Window, tag="defender_reroll"):
    """A4: then the defender; there is no way back to A3 (section 7.3)."""

    window = "defender_reroll"
    kind = "react_tears"
    mine = False

    def run(self, play: Play[State]) -> None:
        """Continue, as the dice are final."""
        play.next(Resolve())


class Resolve(Auto, tag="resolve"):
    """A5 to A8: the present dice count (section 7.3). No Splat is a miss, any other result a hit."""

    def run(self, play: Play[State]) -> None:
        """Return the Bonus die and spend a thrown Spoon before the result counts."""
        seat = play.state.active
        dice.return_bonus_die(play, seat)
        attack.spend_spoon(play, seat)
        if attack.splats(play.state) == 0:
            attack.miss(play, seat)
            play.next(AfterMiss())
        else:
            attack.hit(play, seat)
            play.next(DefenderHit())


class AfterMiss(Window, tag="after_miss"):
    """A7: cards that follow a miss; the only one grants a further attack with all its windows (section 7.3)."""

    window = kind = "after_miss"

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Play the card, which declares a further attack."""
        # This turn's flags are kept: those of both attacks count for the buying bans (section 12).
        super().take(play, seat, action)
        if action.verb == "play":
            play.next(AttackerReroll())

    def run(self, play: Play[State]) -> None:
        """End the attack."""
        # Only now: the card of this window needs the attacker (section 12).
        play.state.attack = None
        play.next(WinCheck())


class DefenderHit(Window, tag="defender_hit"):
    """A9: the defender may redirect the hit to another fighter by a card (section 7.3)."""

    window = "defender_hit"
    kind = "react_shield"
    mine = False

    def run(self, play: Play[State]) -> None:
        """Continue to the effect of the hit."""
        play.next(Strike())


class Strike(Auto, tag="strike"):
    """A10 to A12: the target loses its Cracker, is knocked out, or both (section 7.3)."""

    def run(self, play: Play[State]) -> None:
        """Carry out the hit and end the attack."""
        attack.strike(play, play.state.active)
        play.state.attack = None
        play.next(WinCheck())


class WinCheck(Auto, tag="win_check"):
    """`WIN_CHECK` (state 3, section 10): three knocked-out enemies of one type win at once."""

    def run(self, play: Play[State]) -> None:
        """End the game, or continue to the purchase."""
        # Before the purchase: buying and filling cannot change the result (section 10).
        if not ending.win_by_three(play):
            play.next(Buy())


class Buy(Step[State], tag="buy"):
    """`BUY` (state 4, section 8): at most one purchase, and cards played after the action, in any order."""

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the active player."""
        seat = state.active
        held = cards.playable(state, seat, "post_action")
        about: dict[str, str | int | Ref | list[Ref]] = {"beans": state.sides[seat].beans, "then": "buy"}
        if held:
            # After the one purchase a card may be all that is left to decide.
            about["then"] = "either" if pantry.sells(state, seat) else "play"
            about["cards"] = [Ref("card", card) for card in held]
        return (Decision(seat, "buy", about),)

    def waits(self, state: State) -> bool:
        """Return whether something can be bought or played."""
        seat = state.active
        return pantry.sells(state, seat) or bool(cards.playable(state, seat, "post_action"))

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a thing and its bearer, a card of this window, or pass."""
        if not chosen:
            return self._verbs(state, seat)
        if chosen[0] == "play":
            return _card_choices(state, seat, "post_action", chosen)
        if len(chosen) == 1:
            return [links.THINGS[thing] for thing in pantry.for_sale(state, seat)]
        return links.own(pantry.bearers(state.sides[seat], chosen[1]))

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Buy or play; the step repeats until there is nothing left to do."""
        if action.verb == "pass":
            self.run(play)
        elif action.verb == "play":
            cards.play_card(play, seat, action.args[0], action.args[1:])
        elif action.args[0] in ITEMS:
            pantry.buy_item(play, seat, action.args[0], CELL_OF[action.args[1]])
        elif action.args[0] == "bonus_die":
            pantry.buy_bonus_die(play, seat)
        else:
            pantry.buy_card(play, seat, action.args[0])

    def run(self, play: Play[State]) -> None:
        """Continue to the opponent's gaps."""
        play.next(Fill())

    def _verbs(self, state: State, seat: Seat) -> Sequence[Choice]:
        verbs = [links.BUY] if pantry.sells(state, seat) else []
        if cards.playable(state, seat, "post_action"):
            verbs.append(links.PLAY)
        return [*verbs, links.PASS]


class Fill(Step[State], tag="fill"):
    """`FILL` (state 5, section 9): the opponent fills every gap in its formation from its rearmost row."""

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the opponent, while its formation has a gap."""
        # Never the active side: it loses nobody in its own turn.
        seat = 1 - state.active
        gaps = formation.gaps(state.sides[seat].grid)
        if not gaps:
            return ()
        return (Decision(seat, "fill", {"gaps": [at(seat, gap) for gap in gaps]}),)

    def waits(self, state: State) -> bool:
        """Return whether there is a gap."""
        return bool(formation.gaps(state.sides[1 - state.active].grid))

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a gap, then a fighter of the rearmost row."""
        if not chosen:
            return (links.FILL,)
        grid = state.sides[seat].grid
        if len(chosen) == 1:
            # Section 9: with several gaps the owner picks any of them, and the check is repeated.
            return links.own(formation.gaps(grid), more=True)
        # Any lane is allowed for any gap (section 9).
        return links.own(formation.fillers(grid))

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Move the fighter up; the step repeats until no gap is left."""
        gap, filler = (CELL_OF[arg] for arg in action.args)
        fighter = attack.fighter_at(play.state, seat, filler)
        formation.exchange(play.state.sides[seat].grid, gap, filler)
        play.emit(Filled(seat, fighter.id, cell_name(seat, filler), cell_name(seat, gap)))

    def run(self, play: Play[State]) -> None:
        """Continue, as no gap is left."""
        play.next(TurnEnd())


class TurnEnd(Auto, tag="turn_end"):
    """`TURN_END` (state 6): effects of one turn end; the stalemate test, or the next turn (sections 7 and 10)."""

    def run(self, play: Play[State]) -> None:
        """Count a turn without an attack towards the stalemate, then swap the roles."""
        state = play.state
        side = state.sides[state.active]
        # Not at the start of the turn: the ban and the block have to outlast its action and purchase.
        side.cracker_smashed = False
        side.unblock()
        if not state.attacked:
            state.quiet_turns += 1
            if ending.stalemate(play):
                return
            left = _QUIET - state.quiet_turns
            if left in PANTRY.assumed.warnings:
                play.emit(QuietWarning(left))
        state.turn += 1
        state.active = 1 - state.active
        play.next(TurnStart())


AnyStep: TypeAlias = (
    TurnStart
    | PreAction
    | ChooseAction
    | AttackerReroll
    | DefenderReroll
    | Resolve
    | AfterMiss
    | DefenderHit
    | Strike
    | WinCheck
    | Buy
    | Fill
    | TurnEnd
)


def _card_choices(state: State, seat: Seat, window: str, chosen: Chosen) -> Sequence[Choice]:
    """Return, after `play`, the cards of the window, then the targets of the card."""
    if len(chosen) == 1:
        return [cards.LINKS[card] for card in cards.playable(state, seat, window)]
    return cards.CARDS[chosen[1]].aims(state, seat, chosen[2:])


def _attack_refs(state: State) -> dict[str, str | int | Ref | list[Ref]]:
    """Return a prompt's figures of the current attack: who attacks whom, and the dice; empty without an attack."""
    blow = state.attack
    if blow is None or state.roll is None:
        return {}
    seat = state.active
    return {
        "fighter": named(attack.fighter_at(state, seat, blow.attacker)),
        "cell": at(seat, blow.attacker),
        "target": named(attack.fighter_at(state, 1 - seat, blow.target)),
        "target_cell": at(1 - seat, blow.target),
        "dice": [Ref("die", str(face)) for face in state.roll.dice],
        "splats": attack.splats(state),
    }
