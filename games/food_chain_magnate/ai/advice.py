"""Advice: what an experienced beginner would do at every decision. Bots take it.

It builds a staff of recruiters, one trainer, cooks and marketeers, advertises what it cooks to houses it can serve,
fills idle slots with waitresses, and pays no more salaries than it can earn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.food_chain_magnate import preview, structure
from games.food_chain_magnate.ai import career_values, roles
from games.food_chain_magnate.ai.market import makes, opportunity, promise, shortage, worths
from games.food_chain_magnate.ai.weights import WEIGHTS
from games.food_chain_magnate.jobs.training import card_of
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import cards
from games.food_chain_magnate.steps.payday import Bill
from games.food_chain_magnate.steps.payday import card_of as card_paid
from games.kernel import Action, Choice, Chosen, Decision, Seat, flow

_PLAN = WEIGHTS.plan
_FIRST_AT_WORK = (
    roles.TREASURER,
    roles.MARKETING,
    roles.KITCHEN,
    roles.DRIVER,
    roles.OPENER,
    roles.TEACHER,
    roles.BUILDER,
    roles.RUNNER,
    roles.RECRUITER,
    roles.WAITER,
)
"""The order in which roles go to work; within a role, trained cards come before beginners."""

Advice = Callable[[State, Seat], Action | None]


def advise(state: State, decision: Decision) -> Action | None:
    """Return the advised answer to a decision; of the choices within it, the first, which is the best."""
    return _ADVICE.get(decision.kind, _first_offered)(state, decision.seat)


def _offered(state: State, seat: Seat, *chosen: str) -> list[str]:
    found: Sequence[Choice] = flow.choices(state, seat, chosen)
    return [choice.key for choice in found]


def begin_with(state: State, seat: Seat, *chosen: str) -> Action:
    """Return the action that begins with these links and continues with the first choices offered."""
    links: Chosen = chosen
    while True:
        choice = flow.choices(state, seat, links)[0]
        links = (*links, choice.key)
        if not choice.more:
            return Action.of(links)


def _first_offered(state: State, seat: Seat) -> Action:
    return begin_with(state, seat, _offered(state, seat)[0])


def _reserve(state: State, seat: Seat) -> Action:
    """Return the card that adds least to the bank, for a short game; of equals the highest."""
    dollars = state.rules.reserve
    card = min(_offered(state, seat, "reserve"), key=lambda card: (dollars[int(card)], -int(card)))
    return Action("reserve", (card,))


def _structure(state: State, seat: Seat) -> Action:
    """Fit as many useful cards as possible, with the managers they need; one may stay on the beach to learn."""
    everybody, pupil = cards(state.chains[seat].hand), career_values.pupil(state, seat)
    chosen = company(state, seat, _without(everybody, pupil))
    if pupil and not any(state.rules.employees[card].do.train for card in chosen):
        chosen = company(state, seat, everybody)
    return Action("work", (*preview.in_order(state.rules, chosen), "end"))


def _without(hand: Sequence[str], card: str | None) -> list[str]:
    spot = hand.index(card) if card else len(hand)
    return [*hand[:spot], *hand[spot + 1 :]]


def company(state: State, seat: Seat, hand: Sequence[str]) -> list[str]:
    """Return which of the cards go to work."""
    rules = state.rules
    managers = sorted((c for c in hand if c in rules.managers), key=lambda c: _place_of_manager(state, seat, c))
    others = _by_need_today(state, seat, [card for card in hand if card not in rules.managers])
    slots = rules.ceo_slots(state, seat)
    chosen = managers[:slots]
    while chosen and structure.fits(rules, slots, [*chosen[:-1], *others]):
        chosen = chosen[:-1]
    for card in others:
        if structure.fits(rules, slots, [*chosen, card]):
            chosen = [*chosen, card]
    return chosen


def _place_of_manager(state: State, seat: Seat, card: str) -> tuple[bool, tuple[int, int]]:
    """Return a manager's sort key: its slots; one without slots comes first or not at all, by what it promises."""
    rules = state.rules
    return rules.employees[card].slots == 0 and promise(state, seat, card) < _PLAN.step, rules.standing[card]


def _by_need_today(state: State, seat: Seat, hand: Sequence[str]) -> list[str]:
    """Sort cards by how much they are needed today; those with nothing to do come last, harmful ones not at all."""
    needed = _kitchen_needed(state, seat, hand)
    places = {card: place for place, card in reversed([*enumerate(needed)])}
    ranks: list[tuple[float, int, int, str]] = []
    for n, card in enumerate(hand):
        idle = bool(makes(state, seat, card)) and card not in needed
        if not idle and card in needed:
            needed.remove(card)
        rank = _PLAN.idle if idle else _rank_at_work(state, seat, card)
        if rank is not None:
            ranks.append((rank, places.get(card, 0), n, card))
    return [card for _, _, _, card in sorted(ranks)]


def _kitchen_needed(state: State, seat: Seat, hand: Sequence[str]) -> list[str]:
    """Return the cooks and buyers needed to serve the houses that would buy today, the most productive first.

    More would not help, since campaigns bring new demand only after dinner. Those who would only be the first to make
    something come last.
    """
    missing, needed, firsts = shortage(state, seat), list[str](), list[str]()
    made = {card: makes(state, seat, card) for card in dict.fromkeys(hand)}
    for card in sorted(hand, key=lambda card: -max(made[card].values(), default=0)):
        wanted = {good: n for good, n in made[card].items() if missing.get(good, 0) > 0}
        if wanted:
            good = max(wanted, key=lambda good: min(wanted[good], missing[good]))
            missing[good] -= wanted[good]
            needed.append(card)
        elif card not in firsts and state.rules.employees[card].do.produce:
            earned = (milestones.earned_by(state, seat, "produced", n, {"good": g}) for g, n in made[card].items())
            firsts += [card] if any(earned) else []
    return [*needed, *(card for card in firsts if card not in needed)]


def _rank_at_work(state: State, seat: Seat, card: str) -> float | None:
    """Return the rank of a card among those for work, lowest first; None for a card better left out."""
    rules, role = state.rules, roles.roles(state.rules)[card]
    do = rules.employees[card].do
    if role == roles.RECRUITER and _role_to_hire(state, seat) != roles.WAITER:
        return 1.0 if state.turn < _PLAN.girls else _PLAN.late
    if do.price:
        return 0.0 if do.price > 0 and career_values.asks_more(state, seat) else None
    if role == roles.SPECIAL:
        return _rank_of_special(state, seat, card)
    if role not in _FIRST_AT_WORK or (do.market and not opportunity(state, seat, card)):
        return _PLAN.idle
    beginner = rules.employees[card].entry and role in (roles.KITCHEN, roles.MARKETING)
    late = _FIRST_AT_WORK.index(roles.RUNNER) if beginner and role == roles.KITCHEN else _FIRST_AT_WORK.index(role)
    return _PLAN.step * late - min(_PLAN.step - 1, roles.strength(rules, card))


def _rank_of_special(state: State, seat: Seat, card: str) -> float:
    """Rank a special card: with cooks if it promises much, behind waitresses if little, last if nothing."""
    hope = promise(state, seat, card)
    if hope <= 0:
        return _PLAN.idle
    before = roles.TEACHER if hope > _PLAN.tip else roles.WAITER
    return _PLAN.step * _FIRST_AT_WORK.index(before) + (1.0 if hope <= _PLAN.tip else -1.0)


def _role_to_hire(state: State, seat: Seat) -> str | None:
    card = _next_hire(state, seat)
    return roles.roles(state.rules)[card] if card else None


def _next_hire(state: State, seat: Seat) -> str | None:
    """Return a beginner of the first missing role; of special cards the one that promises most beyond its wage."""
    for role, wanted in _PLAN.wanted:
        if roles.owned(state, seat, role) >= wanted:
            continue
        free = [card for card in roles.beginners(state.rules, role) if state.supply.get(card)]
        if role == roles.SPECIAL:
            free = [card for card in free if _worth_hiring(state, seat, card)]
        if free:
            return max(free, key=lambda card: roles.gain(state, seat, card)) if role == roles.SPECIAL else free[0]
    return None


def _worth_hiring(state: State, seat: Seat, card: str) -> bool:
    """Return whether to hire a card with a salary: the company prefers it, or waitresses' income would pay it."""
    if roles.gain(state, seat, card) <= 0:
        return False
    if not state.rules.employees[card].salary:
        return True
    return career_values.affordable(state, seat, card) and bool(
        roles.leaning(state, seat, card) or state.chains[seat].earned >= _PLAN.rich
    )


def _work(state: State, seat: Seat) -> Action:
    """Return the first action worth doing in this sub-step, else continue."""
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
    """Return the most valuable training step."""
    steps = [(card, into) for card in _offered(state, seat, "train") for into in _offered(state, seat, "train", card)]
    worths = {
        step: career_values.worth(state, seat, step[1])
        for step in steps
        if career_values.spared(state, seat, card_of(step[0]), step[1])
    }
    best = max(worths, key=worths.__getitem__, default=None)
    return begin_with(state, seat, "train", *best) if best and worths[best] > 0 else None


def _campaign(state: State, seat: Seat) -> Action | None:
    """Return the campaign that puts most demand on houses that would buy here."""
    found = [(card, best) for card in _offered(state, seat, "campaign") if (best := opportunity(state, seat, card))]
    if not found:
        return None
    card, best = max(found, key=lambda pair: pair[1].worth)
    return begin_with(state, seat, "campaign", card, str(best.number), best.place, _speciality(state, seat))


def _speciality(state: State, seat: Seat) -> str:
    """Return the good that the company makes most of and its customers do not yet demand more of."""
    rules, chain = state.rules, state.chains[seat]
    drinks = [good for good, kind in rules.goods.items() if kind.source]
    made: dict[str, int] = {}
    for pile in (chain.work, chain.hand):
        for card, n in pile.items():
            produce = rules.employees[card].do.produce
            for good in produce.choice if produce and not produce.when else ():
                made[good] = made.get(good, 0) + n * (produce.amount if produce else 0)
            if rules.employees[card].do.buy_any:
                made[drinks[-1]] = made.get(drinks[-1], 0) + n  # any will do
    marketable = [good for good, kind in rules.goods.items() if kind.marketable]
    return max(marketable, key=lambda good: made.get(good, 0))


def _cook(state: State, seat: Seat) -> Action:
    card = _offered(state, seat, "cook")[0]
    missing = shortage(state, seat)
    return Action("cook", (card, max(_offered(state, seat, "cook", card), key=lambda good: missing.get(good, 0))))


def _garden(state: State, seat: Seat) -> Action | None:
    """Return a garden at a house that buys here."""
    hopes = worths(state, seat)
    best = max(_offered(state, seat, "garden"), key=lambda house: hopes.get(house, 0.0))
    return begin_with(state, seat, "garden", best) if hopes.get(best, 0.0) >= _PLAN.garden else None


def _fetch(state: State, seat: Seat) -> Action:
    missing = shortage(state, seat)
    card = _offered(state, seat, "fetch")[0]
    what = _offered(state, seat, "fetch", card)
    if state.rules.employees[card].do.buy_any:
        return Action("fetch", (card, max(what, key=lambda good: missing.get(good, 0))))
    return Action("fetch", (card, what[0]))


def _payday(state: State, seat: Seat) -> Action:
    """Fire nobody if all can be paid; else as few paid cards as possible, the least needed first."""
    if "pay" in _offered(state, seat):
        return Action("pay")
    bill = Bill.of(state, seat)
    fired: Chosen = ("fire",)
    while True:
        offered = _offered(state, seat, *fired)
        # The first link, if offered, says that it is enough.
        if offered[0] == "end":
            return Action.of((*fired, offered[0]))
        # Goods before people: without a freezer they would be thrown away this turn.
        goods = [key for key in offered if key.startswith("token-")]
        costly = [key for key in offered if bill.costs[card_paid(state, key)]]
        fired = (*fired, goods[0] if goods else max(costly or offered, key=lambda key: _spared(state, seat, key)))


def _spared(state: State, seat: Seat, key: str) -> tuple[bool, float]:
    """Return how expendable a card is at payday: an only cook last of all, others by their rank at work."""
    card = card_paid(state, key)
    cook = roles.roles(state.rules)[card] == roles.KITCHEN
    rank = _rank_at_work(state, seat, card)
    return not (cook and roles.owned(state, seat, roles.KITCHEN) == 1), _PLAN.idle if rank is None else rank


_ADVICE: dict[str, Advice] = {
    "reserve": _reserve,
    "restructure": _structure,
    "position": lambda state, seat: begin_with(state, seat, "position"),
    "work": _work,
    "work_end": lambda state, seat: Action("done"),
    "payday": _payday,
    "freezer": lambda state, seat: begin_with(state, seat, "keep"),
}
_JOBS: dict[str, Advice] = {
    "hire": _hire,
    "train": _train,
    "campaign": _campaign,
    "cook": _cook,
    "fetch": _fetch,
    "garden": _garden,
    "house": lambda state, seat: begin_with(state, seat, "house"),
    "open": lambda state, seat: begin_with(state, seat, "open"),
    "park": lambda state, seat: begin_with(state, seat, "park"),
    "road": lambda state, seat: begin_with(state, seat, "road"),
}
