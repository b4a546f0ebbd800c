"""Reasons against illegal answers: the name of the broken rule. The steps decide legality; this only explains."""

from __future__ import annotations

from games.foodies.cultures import rule_at
from games.foodies.data import CHEFS, GAME, NEIGHBOURS, PRICES, SPACES, STALLS
from games.foodies.state import State
from games.foodies.steps import Buy, ChooseFace, Collect, Hire, Visit
from games.kernel import Chosen, Ref, Say, Seat

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

_SPACES = {str(space) for space in SPACES}


def why_not(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Return the rule that forbids `link` after `chosen`; None where it names nothing."""
    if not chosen:
        return _no_verb(state, seat, link) if link in _STEP_OF_VERB else None
    if chosen[0] == "buy" and len(chosen) == 1:
        return _no_stall(state, seat, link)
    if chosen[0] == "special":
        return _no_chef(state, seat, link)
    return _no_space(state, seat, chosen, link)


def why_not_with(state: State, seat: Seat, verb: str, link: str) -> Say | None:
    """Return the rule against one stall or chef if the verb is asked but nothing is available; None if that is all."""
    asked = isinstance(state.stack[-1], _STEP_OF_VERB[verb])
    return _NO_SINGLE[verb](state, seat, link) if asked and verb in _NO_SINGLE else None


def _no_verb(state: State, seat: Seat, verb: str) -> Say | None:
    step, court = state.stack[-1], state.courts[seat]
    if not isinstance(step, _STEP_OF_VERB[verb]):
        return Say("foodies-no-now", {"verb": Ref("verb", verb)})
    if verb == "buy":
        return _nothing_to_buy(state, seat)
    if isinstance(step, Hire) and verb == "hire":
        # A seat that has hired already could not do so again with any coins.
        if step.hired:
            return Say("foodies-no-second-hire")
        return Say("foodies-no-coins-chef", {"coins": court.coins, "cost": GAME.hire_cost})
    if verb == "special":
        return Say("foodies-no-chef-free")
    return Say("foodies-no-such-effect", {"verb": Ref("verb", verb)})


def _nothing_to_buy(state: State, seat: Seat) -> Say:
    prices = [price for card, price in zip(state.market, PRICES, strict=True) if card is not None]
    if not prices:
        return Say("foodies-no-stalls-left")
    return Say("foodies-no-coins-any", {"coins": state.courts[seat].coins, "least": min(prices)})


def _no_stall(state: State, seat: Seat, link: str) -> Say | None:
    if link not in STALLS:
        return None
    if link not in state.market:
        return Say("foodies-no-in-market", {"stall": Ref("stall", link)})
    price, coins = PRICES[state.market.index(link)], state.courts[seat].coins
    return Say("foodies-no-coins", {"stall": Ref("stall", link), "price": price, "coins": coins})


def _no_chef(state: State, seat: Seat, link: str) -> Say | None:
    if link not in CHEFS:
        return None
    chef = Ref("chef", link)
    if link not in state.hired:
        return Say("foodies-no-chef-in-play", {"chef": chef})
    if not state.may_hire(link, seat):
        return Say("foodies-no-chef-twice", {"chef": chef})
    return Say("foodies-no-chef-requirement", {"chef": chef})


_NO_SINGLE = {"buy": _no_stall, "special": _no_chef}


def _no_space(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    if link not in _SPACES:
        return None
    step = state.stack[-1]
    if isinstance(step, Visit):
        near = [Ref("space", str(n)) for n in NEIGHBOURS[step.face]]
        return Say("foodies-no-flyer-space", {"space": int(link), "face": step.face, "near": near})
    if isinstance(step, Collect):
        court, space = state.courts[seat], step.asking[seat]
        return rule_at(court, space).why_not(court, space, link)
    return Say("foodies-no-space", {"space": int(link)})
