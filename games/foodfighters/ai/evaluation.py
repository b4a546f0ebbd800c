"""Evaluation of a position, for bots: sets, threats of both sides, Beans, items and cards.

The unit is about one Bean; the numbers are in the data.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.foodfighters.ai.weights import WEIGHTS
from games.foodfighters.attack import count_of
from games.foodfighters.data import POWERS
from games.foodfighters.dice import chance_of_splats
from games.foodfighters.geometry import NORMAL_REACH, SPOON_REACH
from games.foodfighters.state import SPLAT, Fighter, Side
from games.foodfighters.view import View
from games.kernel import Seat

_HIT = {dice: float(chance_of_splats(dice, 1)) for dice in (2, 3)}
_DOUBLE = {dice: float(chance_of_splats(dice, 2)) for dice in (2, 3)}
"""The chances of a hit, and of one that breaks through a Cracker, by the number of dice."""
_BEFORE_ACTION = ("turn_start", "pre_action", "choose_action")


def evaluate(view: View, seat: Seat) -> float:
    """Return the value of a viewed position for a seat; a won game is worth more than anything else."""
    if view.outcome is not None:
        return 0.0 if view.outcome.winner is None else WEIGHTS.won if view.outcome.winner == seat else -WEIGHTS.won
    # The next attacker: after the action it is the other side.
    mover = view.active if view.phase in _BEFORE_ACTION else 1 - view.active
    total = 0.0
    for who in (0, 1):
        value = _holdings(view, who) + _threat(view, who) * (1.0 if who == mover else WEIGHTS.waiting)
        if view.attack is not None and who == view.active:
            value += _attack_under_way(view)
        total += value if who == seat else -value
    # Charged to the evaluating seat, so that both sides avoid swapping forever (section 10).
    return total - WEIGHTS.quiet * view.quiet_turns


def terms(view: View, seat: Seat) -> dict[str, float]:
    """Return the evaluation's terms: what a seat has beyond the enemy, the threats of both, and quiet turns."""
    if view.outcome is not None:
        return {"result": evaluate(view, seat)}
    found = dict.fromkeys(("sets", "beans", "items", "cards", "threat", "danger"), 0.0)
    mover = view.active if view.phase in _BEFORE_ACTION else 1 - view.active
    for who, sign in ((seat, 1.0), (1 - seat, -1.0)):
        for name, value in _holdings_by_kind(view, who):
            found[name] += sign * value
        pressure = _threat(view, who) * (1.0 if who == mover else WEIGHTS.waiting)
        pressure += _attack_under_way(view) if view.attack is not None and who == view.active else 0.0
        found["threat" if who == seat else "danger"] += sign * pressure
    return found | {"quiet": -WEIGHTS.quiet * view.quiet_turns}


def _holdings(view: View, seat: Seat) -> float:
    """Return the value of a seat's assets."""
    return sum(value for _, value in _holdings_by_kind(view, seat))


def _holdings_by_kind(view: View, seat: Seat) -> Iterator[tuple[str, float]]:
    """Yield a seat's assets: knocked-out enemies, Beans, items, cards."""
    side = view.sides[seat]
    yield "sets", sum(WEIGHTS.sets[min(count_of(side, kind), 3)] for kind in view.sides[1 - seat].types)
    yield "beans", min(side.beans, WEIGHTS.plenty) + WEIGHTS.beyond_plenty * max(side.beans - WEIGHTS.plenty, 0)
    items = WEIGHTS.items
    for fighter in side.grid:
        if fighter is not None:
            worth = fighter.spoon * items.spoon + fighter.cracker * items.cracker + fighter.pan * items.pan
            yield "items", worth
    yield "cards", sum(POWERS[card].cost + WEIGHTS.card_over_price for card in (*side.held, *side.ongoing))
    yield "items", WEIGHTS.bonus_die if view.bonus_die == seat else 0.0


def _threat(view: View, seat: Seat) -> float:
    """Return the value of a seat's best attack, and a fraction of the others'."""
    side, enemy = view.sides[seat], view.sides[1 - seat]
    dice = 3 if view.bonus_die == seat else 2
    best = rest = 0.0
    for cell, fighter in enumerate(side.grid):
        # Sticky Rice: such a fighter cannot attack on its next turn (section 12).
        if fighter is None or fighter.blocked:
            continue
        # Lines are never blocked, so the table of reach is enough (section 2).
        for target in (SPOON_REACH if fighter.spoon else NORMAL_REACH)[cell]:
            foe = enemy.grid[target]
            if foe is not None and (fighter.pan or fighter.thought == foe.type):
                gain = _expected_gain(side, foe, dice)
                best, rest = (gain, rest + best) if gain > best else (best, rest + gain)
    return best + WEIGHTS.rest_of_threats * rest


def _expected_gain(side: Side, foe: Fighter, dice: int) -> float:
    """Return the expected value of rolling some dice at a fighter: a knock-out, or at least a smashed Cracker."""
    # By how many of the type have fallen: the third wins the game (section 10).
    gain = WEIGHTS.threats[min(count_of(side, foe.type), 2)]
    if foe.cracker:
        # A10: two Splats go through a Cracker, one only smashes it.
        return _DOUBLE[dice] * gain + _HIT[dice] * WEIGHTS.smash
    return _HIT[dice] * gain


def _attack_under_way(view: View) -> float:
    """Return the value of the current attack's dice to the attacker, while a card may still change it."""
    assert view.attack is not None and view.roll is not None
    foe = view.sides[1 - view.active].grid[view.attack.target]
    splats = view.roll.dice.count(SPLAT)
    if foe is None or splats == 0:
        return float(sum(view.roll.dice)) if splats == 0 else 0.0
    # A10: with one Splat a Cracker is smashed and its bearer stays.
    if foe.cracker and splats < 2:
        return WEIGHTS.smash
    return WEIGHTS.in_hand * WEIGHTS.threats[min(count_of(view.sides[view.active], foe.type), 2)]
