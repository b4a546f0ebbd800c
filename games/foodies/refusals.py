"""Why an answer is not legal: the rule it breaks, by name."""

from __future__ import annotations

from games.kernel import Chosen, Ref, Say, Seat

from .data import CHEFS, GAME, NEIGHBOURS, PRICES, STALLS
from .state import State
from .steps import Buy, ChooseFace, Collect, Hire, Visit
from .visit import culture_at

_STEP_OF_VERB: dict[str, type[object]] = {
    "buy": Buy,
    "pass": Buy,
    "flyer": Visit,
    "stay": Visit,
    "hire": Hire,
    "special": Hire,
    "done": Hire,
    "face": ChooseFace,
    "pay": Collect,
    "keep": Collect,
    "target": Collect,
    "targets": Collect,
}


def why_not(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """The rule that forbids `link` after `chosen`; None where it names nothing."""
    if not chosen:
        return _verb(state, seat, link)
    if chosen[0] == "buy" and len(chosen) == 1:
        return _stall(state, seat, link)
    if chosen[0] == "special":
        return _chef(state, seat, link)
    return _space(state, seat, chosen, link)


def why_not_with(state: State, seat: Seat, verb: str, link: str) -> Say | None:
    """The rule against one stall or chef where the verb is asked but nothing can be had; None where that says all."""
    asked = isinstance(state.stack[-1], _STEP_OF_VERB[verb])
    return _ONE[verb](state, seat, link) if asked and verb in _ONE else None


def _verb(state: State, seat: Seat, verb: str) -> Say | None:
    if not isinstance(state.stack[-1], _STEP_OF_VERB[verb]):
        return Say("foodies-no-now", {"verb": Ref("verb", verb)})
    court = state.courts[seat]
    if verb == "buy":
        return _nothing_to_buy(state, seat)
    if verb == "hire":
        if court.coins < GAME.hire_cost:
            return Say("foodies-no-coins-chef", {"coins": court.coins, "cost": GAME.hire_cost})
        return Say("foodies-no-second-hire")
    if verb == "special":
        return Say("foodies-no-chef-free")
    return Say("foodies-no-such-effect", {"verb": Ref("verb", verb)})


def _nothing_to_buy(state: State, seat: Seat) -> Say:
    prices = [price for card, price in zip(state.market, PRICES, strict=True) if card is not None]
    if not prices:
        return Say("foodies-no-stalls-left")
    return Say("foodies-no-coins-any", {"coins": state.courts[seat].coins, "least": min(prices)})


def _stall(state: State, seat: Seat, link: str) -> Say | None:
    if link not in STALLS:
        return None
    if link not in state.market:
        return Say("foodies-no-in-market", {"stall": Ref("stall", link)})
    price, coins = PRICES[state.market.index(link)], state.courts[seat].coins
    return Say("foodies-no-coins", {"stall": Ref("stall", link), "price": price, "coins": coins})


def _chef(state: State, seat: Seat, link: str) -> Say | None:
    if link not in CHEFS:
        return None
    chef = Ref("chef", link)
    if link not in state.hired:
        return Say("foodies-no-chef-in-play", {"chef": chef})
    if not state.may_hire(link, seat):
        return Say("foodies-no-chef-twice", {"chef": chef})
    return Say("foodies-no-chef-requirement", {"chef": chef})


_ONE = {"buy": _stall, "special": _chef}


def _space(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    if link not in {str(n) for n in range(1, 10)}:
        return None
    step = state.stack[-1]
    if isinstance(step, Visit):
        near = [Ref("space", str(n)) for n in NEIGHBOURS[step.face]]
        return Say("foodies-no-flyer-space", {"space": int(link), "face": step.face, "near": near})
    if isinstance(step, Collect):
        return _target(state, seat, step, chosen, link)
    return Say("foodies-no-space", {"space": int(link)})


def _target(state: State, seat: Seat, step: Collect, chosen: Chosen, link: str) -> Say:
    court, space = state.courts[seat], step.asking[seat]
    culture = culture_at(court, space)
    assert culture is not None
    if int(link) in court.built_neighbours(space):
        return Say("foodies-no-targets", {"targets": culture.targets})
    near = [Ref("space", str(n)) for n in court.built_neighbours(space)]
    return Say("foodies-no-target", {"space": int(link), "near": near, "culture": Ref("culture", culture.id)})
