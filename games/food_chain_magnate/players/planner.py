"""A sane company: what an experienced beginner would do at every decision. Automated players take its advice.

It builds a staff of recruiters, one trainer, cooks and marketeers, advertises what it cooks to houses it can serve,
fills idle slots with waitresses, and pays no more salaries than it can earn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.kernel import Action, Choice, Chosen, Decision, Seat, flow

from .. import structure
from ..explanations import planning
from ..phases import payday
from ..rules import milestones
from ..rules.registry import State
from ..state import cards
from .prospects import makes, opportunity, rivals_earned, shortage, worths

_WANTED = (
    ("recruiting_girl", 2),
    ("trainer", 1),
    ("kitchen", 1),
    ("marketing", 1),
    ("manager", 2),
    ("waitress", 1),
    ("errand_boy", 1),
    ("marketing", 2),
    ("manager", 3),
    ("kitchen", 2),
    ("waitress", 3),
    ("errand_boy", 2),
    ("kitchen", 3),
    ("marketing", 4),
    ("waitress", 8),
)
"""Whom to hire: the first group that is smaller than this."""
_GROUPS = {
    "kitchen": ("kitchen_trainee", "burger_cook", "pizza_cook", "burger_chef", "pizza_chef"),
    "marketing": ("marketing_trainee", "campaign_manager", "brand_manager", "brand_director"),
    "manager": ("management_trainee", "junior_vice_president", "vice_president", "senior_vice_president"),
    "errand_boy": ("errand_boy", "cart_operator", "truck_driver", "zeppelin_pilot"),
}
"""The cards of a group; its first is the one to hire."""
_CAREERS = (
    ("kitchen_trainee", "burger_cook"),
    ("management_trainee", "new_business_developer"),
    ("marketing_trainee", "campaign_manager"),
    ("management_trainee", "luxuries_manager"),
    ("kitchen_trainee", "pizza_cook"),
    ("errand_boy", "cart_operator"),
    ("campaign_manager", "brand_manager"),
    ("management_trainee", "junior_vice_president"),
    ("burger_cook", "burger_chef"),
)
_FIRST_AT_WORK = (
    "cfo",
    "brand_director",
    "brand_manager",
    "campaign_manager",
    "marketing_trainee",
    "burger_chef",
    "pizza_chef",
    "burger_cook",
    "pizza_cook",
    "cart_operator",
    "truck_driver",
    "zeppelin_pilot",
    "trainer",
    "new_business_developer",
    "kitchen_trainee",
    "errand_boy",
    "recruiting_girl",
    "waitress",
)
_IDLE = 50
_FEW = 3
_AHEAD = 4
"""How many times what any rival earned a company must have earned to ask for luxury prices."""
_SALARY_SHARE = 0.4

Advice = Callable[[State, Seat], Action | None]


def advise(state: State, decision: Decision) -> Action | None:
    """What a sane company answers to a decision; None where it has no opinion."""
    advice = _ADVICE.get(decision.kind)
    return advice(state, decision.seat) if advice else None


def _offered(state: State, seat: Seat, *chosen: str) -> list[str]:
    found: Sequence[Choice] = flow.choices(state, seat, chosen)
    return [choice.key for choice in found]


def _begin_with(state: State, seat: Seat, *chosen: str) -> Action:
    """The action that begins with these links and goes on with the first of what is offered."""
    links: Chosen = chosen
    while True:
        choice = flow.choices(state, seat, links)[0]
        links = (*links, choice.key)
        if not choice.more:
            return Action.of(links)


def _count(state: State, seat: Seat, group: str) -> int:
    return sum(state.owned(seat, card) for card in _GROUPS.get(group, (group,)))


def _reserve(state: State, seat: Seat) -> Action:
    """The card that adds least to the bank, for a short game; of equals the highest."""
    dollars = state.rules.reserve
    card = min(_offered(state, seat, "reserve"), key=lambda card: (dollars[int(card)], -int(card)))
    return Action("reserve", (card,))


def _structure(state: State, seat: Seat) -> Action:
    """As many of the useful cards as fit, with as many managers as they need."""
    rules, hand = state.rules, state.chains[seat].hand
    managers = sorted((c for c in cards(hand) if c in rules.managers), key=rules.standing.__getitem__)
    others = _by_need_today(state, seat, [card for card in cards(hand) if card not in rules.managers])
    slots = rules.ceo_slots(state, seat)
    chosen = managers[:slots]
    while chosen and structure.fits(rules, slots, [*chosen[:-1], *others]):
        chosen = chosen[:-1]
    for card in others:
        if structure.fits(rules, slots, [*chosen, card]):
            chosen = [*chosen, card]
    return Action("work", (*planning.in_order(rules, chosen), "end"))


def _by_need_today(state: State, seat: Seat, hand: Sequence[str]) -> list[str]:
    """Cards by how much they are needed today; those who would have nothing to do come last, the harmful not at all."""
    needed = _kitchen_needed(state, seat, hand)
    ranks: list[tuple[int, int, str]] = []
    for n, card in enumerate(hand):
        idle = bool(makes(state, seat, card)) and card not in needed
        if not idle and card in needed:
            needed.remove(card)
        rank = _IDLE if idle else _rank_at_work(state, seat, card)
        if rank is not None:
            ranks.append((rank, n, card))
    return [card for _, _, card in sorted(ranks)]


def _kitchen_needed(state: State, seat: Seat, hand: Sequence[str]) -> list[str]:
    """The cooks and buyers it takes to serve the houses that would buy today, the ablest first; more will not help,
    since campaigns bring new demand only after dinner."""
    missing, needed = shortage(state, seat), list[str]()
    made = {card: makes(state, seat, card) for card in dict.fromkeys(hand)}
    for card in sorted(hand, key=lambda card: -max(made[card].values(), default=0)):
        wanted = {good: n for good, n in made[card].items() if missing.get(good, 0) > 0}
        firsts = any(
            next(milestones.earned_by(state, seat, "produced", n, {"good": g}), None) for g, n in made[card].items()
        )
        if wanted:
            good = max(wanted, key=lambda good: min(wanted[good], missing[good]))
            missing[good] -= wanted[good]
        if wanted or (firsts and card not in needed and state.rules.employees[card].do.produce):
            needed.append(card)
    return needed


def _rank_at_work(state: State, seat: Seat, card: str) -> int | None:
    """The place of a card among those who want to work, the lowest first; None for whom it is better not to have."""
    do = state.rules.employees[card].do
    if card == "recruiting_girl" and _next_hire(state, seat) != "waitress":
        return 1 if state.turn < 6 else 8
    if do.price:
        raising = do.price > 0 and rivals_earned(state, seat) * _AHEAD < state.chains[seat].earned
        return 0 if raising else None
    if do.market and not opportunity(state, seat, card):
        return _IDLE
    return _FIRST_AT_WORK.index(card) if card in _FIRST_AT_WORK else _IDLE


def _next_hire(state: State, seat: Seat) -> str | None:
    for group, wanted in _WANTED:
        card = _GROUPS.get(group, (group,))[0]
        if _count(state, seat, group) < wanted and state.supply.get(card):
            return card
    return None


def _work(state: State, seat: Seat) -> Action:
    """The first thing worth doing in this sub-step, else go on."""
    for verb in _offered(state, seat):
        advice = _JOBS.get(verb)
        action = advice(state, seat) if advice else None
        if action is not None:
            return action
    return Action("next")


def _hire(state: State, seat: Seat) -> Action | None:
    card = _next_hire(state, seat)
    return Action("hire", (card,)) if card in _offered(state, seat, "hire") else None


def _train(state: State, seat: Seat) -> Action | None:
    possible = _offered(state, seat, "train")
    for card, into in _CAREERS:
        if card not in possible or into not in _offered(state, seat, "train", card):
            continue
        if into == "new_business_developer" and not _needs_houses(state, seat):
            continue
        if into == "luxuries_manager" and _rank_at_work(state, seat, into) is None:
            continue
        if not state.rules.employees[into].salary or _affordable(state, seat, into):
            return _begin_with(state, seat, "train", card, into)
    return None


def _needs_houses(state: State, seat: Seat) -> bool:
    """Whether a company with nobody to build has but few customers."""
    return not state.owned(seat, "new_business_developer") and len(worths(state, seat)) < _FEW


def _affordable(state: State, seat: Seat, card: str) -> bool:
    """Whether one more salary is a small part of what the company earns, or is covered by discounts."""
    chain = state.chains[seat]
    discount = sum(term(state, seat) for term in state.rules.discounts) + _discount_to_earn(state, seat)
    owed = payday.due(state, seat) + state.rules.wage(state, seat, card) - discount
    return owed <= 0 or (owed <= chain.cash and owed <= _SALARY_SHARE * max(chain.earned, chain.cash / 2))


def _discount_to_earn(state: State, seat: Seat) -> int:
    """What a milestone for training, still to be had, would take off every payday."""
    held = state.chains[seat].milestones
    free = (m for name, m in state.rules.milestones.items() if name not in held and name not in state.gone)
    return sum(milestone.do.discount for milestone in free if milestone.trigger == "trained")


def _campaign(state: State, seat: Seat) -> Action | None:
    """The campaign that puts most demand on houses that would buy here."""
    found = [(card, best) for card in _offered(state, seat, "campaign") if (best := opportunity(state, seat, card))]
    if not found:
        return None
    card, best = max(found, key=lambda pair: pair[1].worth)
    return _begin_with(state, seat, "campaign", card, str(best.number), best.place, _speciality(state, seat))


def _speciality(state: State, seat: Seat) -> str:
    """The good that the company makes most of and its customers do not yet want more of."""
    rules, chain = state.rules, state.chains[seat]
    made: dict[str, int] = {}
    for pile in (chain.work, chain.hand):
        for card, n in pile.items():
            produce = rules.employees[card].do.produce
            for good in produce.choice if produce and not produce.when else ():
                made[good] = made.get(good, 0) + n * (produce.amount if produce else 0)
            if rules.employees[card].do.buy_any:
                made["beer"] = made.get("beer", 0) + n
    marketable = [good for good, kind in rules.goods.items() if kind.marketable]
    return max(marketable, key=lambda good: made.get(good, 0))


def _cook(state: State, seat: Seat) -> Action:
    card = _offered(state, seat, "cook")[0]
    missing = shortage(state, seat)
    return Action("cook", (card, max(_offered(state, seat, "cook", card), key=lambda good: missing.get(good, 0))))


def _garden(state: State, seat: Seat) -> Action | None:
    """A garden at a house that buys here."""
    hopes = worths(state, seat)
    best = max(_offered(state, seat, "garden"), key=lambda house: hopes.get(house, 0.0))
    return _begin_with(state, seat, "garden", best) if hopes.get(best, 0.0) >= 1.0 else None


def _fetch(state: State, seat: Seat) -> Action:
    missing = shortage(state, seat)
    card = _offered(state, seat, "fetch")[0]
    what = _offered(state, seat, "fetch", card)
    if state.rules.employees[card].do.buy_any:
        return Action("fetch", (card, max(what, key=lambda good: missing.get(good, 0))))
    return Action("fetch", (card, what[0]))


def _payday(state: State, seat: Seat) -> Action:
    """Fire nobody if all can be paid; else as few as possible, the last in the list first."""
    if "pay" in _offered(state, seat):
        return Action("pay")
    fired: Chosen = ("fire",)
    while True:
        offered = _offered(state, seat, *fired)
        fired = (*fired, next((key for key in offered if key.startswith("token-")), offered[0]))
        if fired[-1] == "end":
            return Action.of(fired)


_ADVICE: dict[str, Advice] = {
    "first_restaurant": lambda state, seat: _begin_with(state, seat, _offered(state, seat)[0]),
    "reserve": _reserve,
    "restructure": _structure,
    "position": lambda state, seat: _begin_with(state, seat, "position"),
    "work": _work,
    "work_end": lambda state, seat: Action("done"),
    "payday": _payday,
    "freezer": lambda state, seat: _begin_with(state, seat, "keep"),
}
_JOBS: dict[str, Advice] = {
    "hire": _hire,
    "train": _train,
    "campaign": _campaign,
    "cook": _cook,
    "fetch": _fetch,
    "garden": _garden,
    "house": lambda state, seat: _begin_with(state, seat, "house"),
}
