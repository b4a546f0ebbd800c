"""A player that searches its plan against opponents' plans: it samples their kitchens, plans and picks.

Each opponent is assumed to plan as advised for a sampled kitchen. Against each sampled set of plans the most promising
own plans are played out (`shopping_playout`); the bot plays the plan with the best kitchen on average, less what the
others bring home. While shopping it takes first what those behind it would take, if it may take more than
once. Its cooking saves for later what is worth more there (`dish_choice`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, NamedTuple

from games.critter_kitchen import rival
from games.critter_kitchen.ai import advice, dish_choice, evaluation
from games.critter_kitchen.ai.shopping_playout import ABSENT, Rush, Sent, Wants, sent
from games.critter_kitchen.ai.weights import WEIGHTS
from games.critter_kitchen.data import BREAK, MERCHANT, ZOUS, spots
from games.critter_kitchen.state import RIVAL, Shield, exists
from games.critter_kitchen.steps.shop import Shop
from games.critter_kitchen.tokens import BISQUE, RUMOR_TOKENS, SOUP
from games.critter_kitchen.view import View, determinize, view_of
from games.kernel import Action, Chance, NormalPlayer, Seat, Stop, Title, unhurried

_PLANNER = WEIGHTS.lookahead


class SampledRound(NamedTuple):
    """A sampled round: what everybody wants, where the others' chefs go, what lies where."""

    wants: list[Wants]
    others: dict[str, list[Sent]]
    items: dict[str, list[str]]
    bag: list[str]

    def laid_anew(self, chance: Chance) -> SampledRound:
        """Return the same sample with other items at the merchant."""
        laid = [chance.pick(self.bag, "merchant") for _ in self.items[MERCHANT]]
        return self._replace(items=self.items | {MERCHANT: laid})


class PlannerPlayer:
    """A search over plans against sampled plans of the others; other decisions are answered as advised."""

    def __init__(self) -> None:
        self._greedy = NormalPlayer()

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance, stop: Stop = unhurried) -> Action:
        """Return a legal action from what the seat may know."""
        if _plans(view):
            return self.plan(view, seat, chance, stop)
        step = view.stack[-1] if view.stack else None
        if isinstance(step, Shop) and view.chefs[step.number].seat == seat:
            return contested(view, seat, step) or self._greedy.choose(title, view, seat, chance)
        if step is not None and step.__struct_config__.tag == "serve" and advice.can_serve_any(view, seat):
            return dish_choice.best_serving(view, seat, stop)
        return self._greedy.choose(title, view, seat, chance)

    def choose_hard(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """Return a legal action, searching plans against a single sample of the others; other decisions as advised.

        With as many samples as the best player takes, the plans alone won 90 of 100 games against the quick one.
        """
        if _plans(view):
            return self.plan(view, seat, chance, samples=_PLANNER.samples_hard)
        return self._greedy.choose(title, view, seat, chance)

    def plan(
        self, view: View, seat: Seat, chance: Chance, stop: Stop = unhurried, samples: int | None = None
    ) -> Action:
        """Return the plan that promises most on average over sampled plans of the others; `samples` limits them."""
        kitchen = Kitchen(view, seat)
        worlds = []
        # The more opponents there are, the more each sample costs.
        for _ in range(samples or _PLANNER.samples[len(view.players) - 2]):
            worlds.append(imagined(view, kitchen, chance))
            if stop():
                break
        chefs = advice.crew(view, seat)
        alone = _alone(view, kitchen, worlds, chefs)
        plans = sorted(
            permutations(view.row, len(chefs)),
            key=lambda places: -sum(alone[chef][place] for chef, place in zip(chefs, places, strict=True)),
        )[: _PLANNER.kept]
        promises = dict.fromkeys(plans, 0.0)
        _play_out(view, kitchen, worlds, promises, chefs, stop)
        # What the merchant lays out is mostly luck: the few best plans are compared over more samples of it.
        likely = sorted(plans, key=lambda places: -promises[places])[: _PLANNER.finalists]
        final = {places: promises[places] for places in likely}
        resampled = [world.laid_anew(chance) for world in worlds for _ in range(_PLANNER.laid_anew)]
        _play_out(view, kitchen, resampled, final, chefs, stop)
        best = max(likely, key=final.__getitem__)
        return advice.sent_with_talents(view, seat, best)


def _plans(view: View) -> bool:
    """Return whether the decision asks for the plan of a round."""
    return bool(view.stack) and view.stack[-1].__struct_config__.tag == "plan"


class Kitchen:
    """What the planning seat's kitchen promises with more in it; cached."""

    def __init__(self, view: View, seat: Seat) -> None:
        """Start from what the seat sees."""
        self.view, self.seat = view, seat
        self._shield = advice.shield_of(view, seat)
        self._preferences: dict[str, float] = {}
        self._promises: dict[tuple[str, ...], float] = {}

    def wants(self, item: str) -> float:
        """Return what an item is worth to the seat; `ABSENT` if it does not exist for it."""
        if item not in self._preferences:
            there = exists(self.view.players[self.seat], item)
            self._preferences[item] = evaluation.preference(self.view, self.seat, item) if there else ABSENT
        return self._preferences[item]

    def promise(self, taken: Sequence[str]) -> float:
        """Return what the kitchen promises with the items taken; rumors and zous chefs count one by one."""
        key = tuple(sorted(taken))
        if key not in self._promises:
            shield = self._shield
            apart = [item for item in key if item in RUMOR_TOKENS or item in ZOUS]
            stored = [item for item in key if item not in apart and item not in (SOUP, BISQUE)]
            more = Shield(
                [*shield.storage, *stored],
                shield.soup + key.count(SOUP),
                shield.bisque + key.count(BISQUE),
                shield.rumor,
            )
            # Of two zous chefs taken only one could work; but there is only one to take.
            self._promises[key] = evaluation.kitchen(self.view, self.seat, more) + sum(map(self.wants, apart))
        return self._promises[key]


def imagined(view: View, kitchen: Kitchen, chance: Chance) -> SampledRound:
    """Sample the others' kitchens, what they want and plan with them, and what the merchant lays out."""
    seat = kitchen.seat
    state = determinize(view, chance)
    wants: list[Wants] = [kitchen.wants] * len(view.players)
    others: dict[str, list[Sent]] = {place: [] for place in view.row}
    for other in range(view.seats):
        if other == seat:
            continue
        theirs = view_of(state, other)
        wants[other] = Kitchen(theirs, other).wants
        links = advice.best_plan(theirs, other, advice.worths(theirs, other)).args
        for chef, link in zip(advice.crew(theirs, other), links, strict=True):
            others[link.partition("+")[0]].append(sent(other, chef))
    if state.rival is not None:
        wants[RIVAL] = lambda item: evaluation.worth_to_anybody(view, item)
        for kind, place in rival.likely(state):
            others[place].append(sent(RIVAL, kind))
    items = {place: list(view.items.get(place, ())) for place in view.row}
    bag = [token for token in state.bag if not state.purged(token)]
    items[MERCHANT] = [""] * (spots(MERCHANT, len(view.players)) if bag else 0)
    return SampledRound(wants, others, items, bag).laid_anew(chance)


def _play_out(
    view: View,
    kitchen: Kitchen,
    worlds: Sequence[SampledRound],
    promises: dict[tuple[str, ...], float],
    chefs: Sequence[str],
    stop: Stop,
) -> None:
    """Add to the promise of each plan its result in each sample."""
    for world in worlds:
        for places in promises:
            promises[places] += _promise(view, kitchen, world, list(zip(chefs, places, strict=True)))
        if stop():
            return


def _promise(view: View, kitchen: Kitchen, world: SampledRound, plan: Sequence[tuple[str, str]]) -> float:
    """Return the result of a plan in a sample: the kitchen after it, less part of what the others bring home."""
    seat = kitchen.seat
    chefs = {place: there[:] for place, there in world.others.items()}
    for chef, place in plan:
        chefs[place].append(sent(seat, chef))
    rush = Rush(world.wants, view.track)
    rush.play(view.row, world.items, chefs)
    value = kitchen.promise(rush.taken[seat])
    value += sum(_PLANNER.break_time for _, place in plan if place == BREAK)
    value += evaluation.hat(len(rush.track) - rush.track.index(seat))
    hauls = [sum(map(world.wants[n], taken)) for n, taken in enumerate(rush.taken) if n != seat]
    return value - _PLANNER.envy * sum(hauls) / len(hauls)


def contested(view: View, seat: Seat, step: Shop) -> Action | None:
    """Return, of the items that will be taken in the end, the first that another may take before the next turn."""
    if len(step.queue) < 2:
        return None
    n = step.number
    chef = view.chefs[n]
    hands = chef.capacity - step.carried[n]
    items = [item for item in dict.fromkeys(view.items[chef.location]) if exists(view.players[seat], item)]
    if hands < 2 or len(items) < 2:
        return None
    kitchen = Kitchen(view, seat)
    first, second = sorted(items, key=kitchen.wants, reverse=True)[:2]
    if kitchen.wants(second) > _PLANNER.second * kitchen.wants(first):
        anybody = [evaluation.worth_to_anybody(view, item) for item in (first, second)]
        if anybody[1] > anybody[0]:
            return Action("take", (second,))
    return Action("take", (first,)) if kitchen.wants(first) > _PLANNER.least else None


def _alone(
    view: View, kitchen: Kitchen, worlds: Sequence[SampledRound], chefs: Sequence[str]
) -> dict[str, dict[str, float]]:
    """Return what each own chef, if it were the only one, brings home from each location on average."""
    found = {chef: dict.fromkeys(view.row, 0.0) for chef in chefs}
    for world in worlds:
        for chef in chefs:
            for place in view.row:
                found[chef][place] += _promise(view, kitchen, world, [(chef, place)]) / len(worlds)
    return found
