"""Standing orders: how a seat answers future decisions in advance.

For the two cards of the defender a policy says how bad a knock-out must be before the card is played: `knockout` any,
`pair` one that gives the enemy a second or third of a kind, `game` one that would lose the game; `always` plays it
whenever it helps at all, `never` keeps it.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.foodfighters.attack import count_of
from games.foodfighters.data import POWERS
from games.foodfighters.geometry import CELL_OF
from games.foodfighters.state import SPLAT
from games.foodfighters.view import View
from games.kernel import Action, Decision, Order, OrderSpec, Seat

_DEFENCE = ("never", "game", "pair", "knockout", "always")
ORDERS = (
    OrderSpec("react_tears", _DEFENCE, group="defence"),
    OrderSpec("react_shield", _DEFENCE, group="defence"),
    OrderSpec("reroll", ("never", "always")),
    OrderSpec("pre_action", ("never",)),
    OrderSpec("after_miss", ("never",)),
    OrderSpec("buy", ("never",)),
    OrderSpec("fill", ("first",), group="gaps"),
)
_FROM = {"always": 0, "knockout": 1, "pair": 2, "game": 3}
"""From which loss on a defender's card is played, by policy; a loss of 0 is no knock-out."""
_PASS = Action("pass")
_WINDOWS = {
    "react_tears": "defender_reroll",
    "react_shield": "defender_hit",
    "reroll": "attacker_reroll",
    "pre_action": "pre_action",
    "after_miss": "after_miss",
}
"""The window of the cards about which a question asks."""


def comes_up(view: View, seat: Seat, kind: str) -> bool:
    """Whether a seat has a card about which a question asks, wherever it is, unless it is out of the game."""
    side, window = view.sides[seat], _WINDOWS.get(kind)
    cards = [card for card in side.deck if card not in side.removed]
    return window is None or any(POWERS[card].window == window for card in cards)


def obey(view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
    """The answer that a standing order gives, or None to ask the person."""
    if order.policy == "never":
        return _PASS
    if decision.kind == "react_tears":
        return _answer_with_tears(view, decision.seat, order.policy, offered)
    if decision.kind == "react_shield":
        return _answer_with_shield(view, decision.seat, order.policy, offered)
    return offered[0] if order.policy in ("always", "first") else None


def _answer_with_tears(view: View, seat: Seat, policy: str, offered: Sequence[Action]) -> Action:
    """Onion Tears are played where the loss at stake is as bad as the policy says."""
    assert view.attack is not None
    return offered[0] if loss(view, seat, view.attack.target) >= _FROM[policy] else _PASS


def _answer_with_shield(view: View, seat: Seat, policy: str, offered: Sequence[Action]) -> Action:
    """The fighter whose loss is least takes the hit, if that is less than the loss at stake."""
    assert view.attack is not None
    at_stake = loss(view, seat, view.attack.target)
    plays = [action for action in offered if action.verb == "play"]
    # The declared target is not among them, and a fighter with a Cracker may lose nothing at all.
    best = min(plays, key=lambda action: loss(view, seat, CELL_OF[action.args[1]]))
    helps = loss(view, seat, CELL_OF[best.args[1]]) < at_stake
    return best if helps and at_stake >= _FROM[policy] else _PASS


def loss(view: View, seat: Seat, cell: int) -> int:
    """How bad the hit under way would be for a fighter of a seat: 0 if it is not knocked out, else how many of its type
    the enemy would then have."""
    fighter = view.sides[seat].grid[cell]
    assert fighter is not None and view.roll is not None
    if fighter.cracker and view.roll.dice.count(SPLAT) < 2:
        return 0
    return count_of(view.sides[1 - seat], fighter.type) + 1
