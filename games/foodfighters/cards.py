"""The playable Power cards (rules sections 11 and 12). Those that stay on the table are in `state`.

Each effect is one small object: its condition, its targets, its refusals, its effect. The data define which
card has it, for which window and at what price.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.foodfighters import attack, dice, formation, links
from games.foodfighters.data import POWERS, PlayedEffect
from games.foodfighters.events import Blocked, CardPlayed, Redirected, Revived
from games.foodfighters.geometry import CELL_OF, ROWS, cell_name
from games.foodfighters.reasons import absent, at, no_attack_from, no_attack_on
from games.foodfighters.state import State
from games.kernel import Choice, Chosen, Ref, Say, Seat
from games.kernel.flow import Play


class Card:
    """A Power card without a target, whose effect is always possible; others override what differs."""

    aimed = False
    """Whether further links name the target."""
    rearranges = False
    """Whether it exchanges two fighters, or moves one: there are many ways to do so."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Return whether the effect can happen now; else the card cannot be played."""
        return True

    def aims(self, state: State, seat: Seat, aim: Chosen) -> Sequence[Choice]:
        """Return what may be named next, after the links of the target chosen so far."""
        return ()

    def why_not(self, state: State, seat: Seat, aim: Chosen, link: str) -> Say | None:
        """Return the rule against a link that is not among `aims`; None if it names nothing."""
        return None

    def effect(self, play: Play[State], seat: Seat, aim: Chosen) -> None:
        """Apply the card; its owner is `seat`."""
        raise NotImplementedError


class MeatShield(Card):
    """A9, own fighter hit: another own fighter of the same row becomes the target, with the same dice."""

    aimed = True

    def possible(self, state: State, seat: Seat) -> bool:
        """Return whether the target's row has another fighter."""
        return bool(self._shields(state, seat))

    def aims(self, state: State, seat: Seat, aim: Chosen) -> Sequence[Choice]:
        """Return the new target."""
        return links.own(self._shields(state, seat))

    def why_not(self, state: State, seat: Seat, aim: Chosen, link: str) -> Say | None:
        """Refuse a cell that is empty, or not in the target's row."""
        cell = CELL_OF.get(link)
        if cell is None:
            return None
        return absent(state, seat, cell) or Say("foodfighters-no-shield-there", {"cell": at(seat, cell)})

    def effect(self, play: Play[State], seat: Seat, aim: Chosen) -> None:
        """Continue the attack against the new target; reach and thought are not checked again."""
        state = play.state
        blow = attack.under_way(state)
        saved = attack.fighter_at(state, seat, blow.target)
        cell = CELL_OF[aim[0]]
        state.attack = replace(blow, target=cell)
        play.emit(Redirected(seat, attack.fighter_at(state, seat, cell).id, cell_name(seat, cell), saved.id))

    def _shields(self, state: State, seat: Seat) -> list[int]:
        target = attack.under_way(state).target
        grid = state.sides[seat].grid
        return [cell for cell in ROWS[target // 3] if cell != target and grid[cell] is not None]


class Sizzle(Card):
    """A3, own attack without a Splat: roll all its dice once more."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Return whether no Splat shows."""
        return attack.splats(state) == 0

    def effect(self, play: Play[State], seat: Seat, aim: Chosen) -> None:
        """Replace the first result by the second."""
        assert play.state.roll is not None
        dice.lay(play, dice.throw(play.chance, len(play.state.roll.dice)), "sizzle")


class OnionTears(Card):
    """A4, own fighter attacked with a Splat showing: the attacker rolls each Splat once more."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Return whether a Splat shows."""
        return attack.splats(state) > 0

    def effect(self, play: Play[State], seat: Seat, aim: Chosen) -> None:
        """Replace the result, new Splats included; dice that show Beans stay."""
        assert play.state.roll is not None
        dice.lay(play, dice.throw_again(play.chance, play.state.roll.dice, dice.is_splat), "onion_tears")


class TossedSalad(Card):
    """Before the action: one Swap or Move of own fighters, without its Bean."""

    aimed = True
    rearranges = True

    def aims(self, state: State, seat: Seat, aim: Chosen) -> Sequence[Choice]:
        """Return a fighter, then another one or an empty space of its row."""
        grid = state.sides[seat].grid
        if not aim:
            return links.own(formation.fighters(grid), more=True)
        cell = CELL_OF[aim[0]]
        others = [other for other in formation.fighters(grid) if other != cell]
        return links.own([*others, *formation.spaces_in_row(grid, cell)])

    def why_not(self, state: State, seat: Seat, aim: Chosen, link: str) -> Say | None:
        """Refuse an empty cell, the fighter itself, or a space of another row."""
        cell = CELL_OF.get(link)
        if cell is None:
            return None
        if not aim:
            return absent(state, seat, cell)
        if link == aim[0]:
            return Say("foodfighters-no-swap-with-itself", {"cell": at(seat, cell)})
        return Say("foodfighters-no-move-to-other-row", {"cell": at(seat, cell)})

    def effect(self, play: Play[State], seat: Seat, aim: Chosen) -> None:
        """Swap or move; the normal action follows."""
        formation.swap_or_move(play, seat, seat, CELL_OF[aim[0]], CELL_OF[aim[1]])


class Undertow(Card):
    """Before the action: swap any two enemy fighters."""

    aimed = True
    rearranges = True

    def aims(self, state: State, seat: Seat, aim: Chosen) -> Sequence[Choice]:
        """Offer two enemy fighters."""
        foes = formation.fighters(state.sides[1 - seat].grid)
        if not aim:
            return links.enemy(foes, more=True)
        return links.enemy(cell for cell in foes if links.ENEMY[cell].key != aim[0])

    def why_not(self, state: State, seat: Seat, aim: Chosen, link: str) -> Say | None:
        """Refuse an empty cell, or the fighter itself."""
        cell = CELL_OF.get(link)
        if cell is None:
            return None
        if aim and link == aim[0]:
            return Say("foodfighters-no-swap-with-itself", {"cell": at(1 - seat, cell)})
        return absent(state, 1 - seat, cell)

    def effect(self, play: Play[State], seat: Seat, aim: Chosen) -> None:
        """Swap them, items included; the normal action follows."""
        formation.swap_or_move(play, seat, 1 - seat, CELL_OF[aim[0]], CELL_OF[aim[1]])


class SecondWave(Card):
    """A7, own attack missed: at once another attack with a different fighter."""

    aimed = True

    def possible(self, state: State, seat: Seat) -> bool:
        """Return whether a different fighter has a legal attack."""
        return bool(self._attackers(state, seat))

    def aims(self, state: State, seat: Seat, aim: Chosen) -> Sequence[Choice]:
        """Return the new attacker, then its target."""
        if not aim:
            return links.own(self._attackers(state, seat), more=True)
        return links.enemy(attack.best_first(state, seat, attack.targets(state, seat, CELL_OF[aim[0]])))

    def why_not(self, state: State, seat: Seat, aim: Chosen, link: str) -> Say | None:
        """Refuse the previous attacker, or by the reasons of any attack."""
        cell = CELL_OF.get(link)
        if cell is None:
            return None
        if not aim and cell == attack.under_way(state).attacker:
            return Say("foodfighters-no-same-attacker", {"cell": at(seat, cell)})
        return no_attack_from(state, seat, cell) if not aim else no_attack_on(state, seat, CELL_OF[aim[0]], cell)

    def effect(self, play: Play[State], seat: Seat, aim: Chosen) -> None:
        """Attack by all normal rules, from A1 on."""
        attack.declare(play, seat, CELL_OF[aim[0]], CELL_OF[aim[1]])

    def _attackers(self, state: State, seat: Seat) -> list[int]:
        # The attack that missed stays on the board until its window closes.
        first = attack.under_way(state).attacker
        return [cell for cell in attack.aims(state, seat) if cell != first]


class RisingDough(Card):
    """After the action: a knocked-out own fighter returns, to a space of the front-most row that has one."""

    aimed = True

    def possible(self, state: State, seat: Seat) -> bool:
        """Return whether an own fighter is knocked out."""
        return bool(state.sides[1 - seat].knocked_out)

    def aims(self, state: State, seat: Seat, aim: Chosen) -> Sequence[Choice]:
        """Return the fighter, then a space of the front-most row that has one."""
        if not aim:
            return [Choice(fighter.id, "fighter", more=True) for fighter in state.sides[1 - seat].knocked_out]
        return links.own(formation.first_spaces(state.sides[seat].grid))

    def why_not(self, state: State, seat: Seat, aim: Chosen, link: str) -> Say | None:
        """Refuse a fighter still in the grid, or a cell that is taken or not the front-most."""
        grid = state.sides[seat].grid
        if not aim:
            standing = any(fighter is not None and fighter.id == link for fighter in grid)
            return Say("foodfighters-no-revival", {"fighter": Ref("fighter", link)}) if standing else None
        cell = CELL_OF.get(link)
        if cell is None:
            return None
        taken = grid[cell] is not None
        return Say(f"foodfighters-no-{'move-onto-fighter' if taken else 'revival-there'}", {"cell": at(seat, cell)})

    def effect(self, play: Play[State], seat: Seat, aim: Chosen) -> None:
        """Bring it back without items; it no longer counts for the enemy."""
        lost = play.state.sides[1 - seat].knocked_out
        fighter = next(fighter for fighter in lost if fighter.id == aim[0])
        lost.remove(fighter)
        cell = CELL_OF[aim[1]]
        # As it lies in the discard area: its items returned to the Pantry at its knock-out (A12).
        play.state.sides[seat].grid[cell] = fighter
        play.emit(Revived(seat, fighter.id, cell_name(seat, cell)))


class StickyRice(Card):
    """After the action: an enemy fighter cannot attack on its side's next turn, wherever it is then."""

    aimed = True

    def aims(self, state: State, seat: Seat, aim: Chosen) -> Sequence[Choice]:
        """Return the enemy fighter."""
        return links.enemy(formation.fighters(state.sides[1 - seat].grid))

    def why_not(self, state: State, seat: Seat, aim: Chosen, link: str) -> Say | None:
        """Refuse an empty cell."""
        cell = CELL_OF.get(link)
        return None if cell is None else absent(state, 1 - seat, cell)

    def effect(self, play: Play[State], seat: Seat, aim: Chosen) -> None:
        """Block the fighter, not its space."""
        cell = CELL_OF[aim[0]]
        foe = attack.fighter_at(play.state, 1 - seat, cell)
        # Removed at the end of that side's next turn, not when it tries to attack (section 12).
        play.state.sides[1 - seat].grid[cell] = replace(foe, blocked=True)
        play.emit(Blocked(seat, 1 - seat, foe.id, cell_name(1 - seat, cell)))


_EFFECTS: dict[PlayedEffect, Card] = {
    "redirect_hit_same_row": MeatShield(),
    "reroll_all_if_no_splat": Sizzle(),
    "attacker_rerolls_splats": OnionTears(),
    "free_swap_no_bean": TossedSalad(),
    "swap_two_enemy_fighters": Undertow(),
    "attack_again_other_fighter": SecondWave(),
    "revive_one": RisingDough(),
    "enemy_fighter_cannot_attack_next_turn": StickyRice(),
}
# No two cards share an effect: `data.power_problems` checks that.
_CARD_OF = {power.effect: power.id for power in POWERS.values()}
CARDS: dict[str, Card] = {_CARD_OF[effect]: rule for effect, rule in _EFFECTS.items()}
"""The playable cards, by id."""
LINKS = {card: Choice(card, "card", more=rule.aimed) for card, rule in CARDS.items()}


def playable(state: State, seat: Seat, window: str) -> list[str]:
    """Return the held cards that a seat may play now that a window is open."""
    side = state.sides[seat]
    if not side.held:
        return []
    return [
        card
        for card in side.held
        if POWERS[card].window == window and card not in side.cards_played and CARDS[card].possible(state, seat)
    ]


def play_card(play: Play[State], seat: Seat, card: str, aim: Chosen) -> None:
    """Play a card: it leaves the game or returns to the Pantry, and its effect happens."""
    side = play.state.sides[seat]
    # A multi-use card is for sale again at once; `cards_played` prevents buying it back in this turn.
    side.held.remove(card)
    one_time = POWERS[card].timing == "one_time"
    (side.removed if one_time else side.pantry).append(card)
    side.cards_played.append(card)
    play.emit(CardPlayed(seat, card, "one_time" if one_time else "multi_use"))
    CARDS[card].effect(play, seat, aim)
