"""Standing orders: answers that a seat gives in advance."""

from __future__ import annotations

from collections.abc import Sequence

from games.foodies.ai.evaluation import visit_value
from games.foodies.cultures import RULES, CopyPrint, rule_at
from games.foodies.data import WORTH
from games.foodies.state import Court
from games.foodies.steps import Collect, Visit
from games.foodies.view import View
from games.kernel import Action, Decision, Order, OrderSpec

ORDERS = (
    OrderSpec("flyer", ("never", "worth", "gain"), {"gain": (1, WORTH.flyer_gain_most)}, group="flyers"),
    OrderSpec("pay", ("always", "never")),
    OrderSpec("target", ("first", "best")),
    OrderSpec("buy", ("never",)),
    OrderSpec("hire", ("never", "special")),
)
"""The possible orders; `gain` takes the least gain in coins for which a flyer is spent."""


def comes_up(view: View, kind: str) -> bool:
    """Return whether some culture in play asks a kind of question; others come up in every game."""
    asking = [RULES[culture] for culture in view.cultures if RULES[culture].ever_asks]
    return kind not in ("pay", "target") or kind in [rule.decision for rule in asking]


def obey(view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
    """Return what an order answers, or None to ask.

    flyer `never`: stay. flyer `gain` N: the best adjacent space if it gives at least N coins' worth more than the
    rolled one (the data define the value of popularity), else stay; `worth`: the same with the data's value. pay
    `always`/`never`. target `first`: the lowest spaces; `best`: the spaces worth most, of what a Japanese stall copies
    the richest print. buy `never`: pass. hire `never`: done; `special`: every special chef that can be hired.
    """
    court = view.courts[decision.seat]
    if order.kind == "flyer" and isinstance(view.step, Visit):
        return _flyer_answer(court, view.step.face, order, offered)
    if order.kind == "pay":
        return Action("pay" if order.policy == "always" else "keep")
    if order.kind == "target" and isinstance(view.step, Collect):
        return offered[0] if order.policy == "first" else _best_target(court, view.step.asking[decision.seat], offered)
    if order.kind == "buy":
        return Action("pass")
    if order.kind == "hire":
        special = [a for a in offered if a.verb == "special"] if order.policy == "special" else []
        # One of them now; the step asks again until there is none left.
        return special[0] if special else Action("done")
    return None


def _flyer_answer(court: Court, face: int, order: Order, offered: Sequence[Action]) -> Action:
    stay = Action("stay")
    if order.policy == "never":
        return stay
    flights = [action for action in offered if action.verb == "flyer"]
    # Of equal values the first: spaces are offered in ascending order.
    best = max(flights, key=lambda a: visit_value(court, int(a.args[0])))
    more = visit_value(court, int(best.args[0])) - visit_value(court, face)
    return best if more >= (order.amount or WORTH.flyer_gain) else stay


def _best_target(court: Court, asking: int, offered: Sequence[Action]) -> Action:
    rule = rule_at(court, asking)
    if isinstance(rule, CopyPrint):
        # Only the print is gained, immediately: neither tokens nor stars nor the other stall's effect (R6).
        return max(offered, key=lambda a: rule.printed(court, int(a.args[0])))
    return max(offered, key=lambda a: _future_yield(court, a))


def _future_yield(court: Court, action: Action) -> float:
    """Return the future gain of an answer's spaces: tokens are best laid where visits and stars are rich."""
    return sum(visit_value(court, int(space)) + WORTH.popularity * court.stars_of(int(space)) for space in action.args)
