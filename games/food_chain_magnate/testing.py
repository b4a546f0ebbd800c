"""Invariants and coverage goals for tests and the fuzzer. In every state at rest nothing is lost or doubled.

Coverage goals are the cards in play hired, trained and at work, milestones, goods, campaigns: the fuzzer counts them,
so that a module which no company ever used does not count as tested.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from games.food_chain_magnate import setup
from games.food_chain_magnate.ai import goal_steps
from games.food_chain_magnate.city.squares import mask
from games.food_chain_magnate.modules import PLUGINS
from games.food_chain_magnate.rules import assembly
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import CEO, Variant
from games.food_chain_magnate.view import View
from games.kernel import Action, Decision, Options, Testing, TitleRules


def broken(state: State) -> list[str]:
    """Yield everything that is wrong, in words for developers."""
    found = [*_cards(state), *_money(state), *_pieces(state), *_map(state), *_chains(state)]
    return found + [wrong for check in state.rules.invariants for wrong in check(state)]


def _cards(state: State) -> Iterator[str]:
    rules, seats = state.rules, state.seats
    for card in rules.employees:
        everywhere = state.supply.get(card, 0) + sum(state.owned(seat, card) for seat in seats)
        copies = rules.copies(card, len(seats)) + sum(more(state, card) for more in rules.more_cards)
        if everywhere != copies:
            yield f"{everywhere} cards {card} instead of {copies}"
        alike = rules.alike(card)
        if rules.employees[card].one_x and any(sum(state.owned(seat, c) for c in alike) > 1 for seat in seats):
            yield f"a chain owns a second {card}"


def _money(state: State) -> Iterator[str]:
    table = state.rules.tables[len(state.chains)]
    start = table.bank if state.variant.game == "full" else table.bank_intro
    if state.bank.breaks and state.rules.reserve:
        start += sum(state.rules.reserve[card] for card in state.reserve)
    start -= sum(gone(state) for gone in state.rules.gone_money)
    cash = sum(chain.cash for chain in state.chains)
    # After its last break the bank pays without limit, so nothing has to add up.
    if not state.bank.ended and cash + state.bank.cash != start:
        yield f"${cash} with the chains and ${state.bank.cash} in the bank, of ${start}"
    if (state.bank.cash < 0 and not state.rules.may_owe) or any(chain.cash < 0 for chain in state.chains):
        yield "negative cash"


def _pieces(state: State) -> Iterator[str]:
    rules = state.rules
    out = rules.tables[len(state.chains)].billboards_out
    numbers = sorted([*state.free_campaigns, *(campaign.number for campaign in state.campaigns)])
    if numbers != [number for number in sorted(rules.campaigns) if number not in out]:
        yield f"campaign tiles {numbers}"
    placeable = [str(number) for number in (*rules.houses.placeable, *rules.houses.printed)]
    built = [house for house in state.city.houses if house.id in placeable and house.garden]
    houses = sorted([*map(str, state.free_houses), *(h.id for h in state.city.houses)])
    if len(set(houses)) < len(houses):
        yield "a house stands on the map and lies in the stock"
    # Placed houses bring their own garden; the stock of gardens is for printed ones.
    placed = sum(1 for house in built if int(house.id) in rules.houses.placeable)
    if state.gardens + len(built) - placed != rules.gardens:
        yield f"{state.gardens} gardens left, {len(built) - placed} planted"
    for seat in state.seats:
        if state.chains[seat].restaurants + len(state.city.owned(seat)) != rules.restaurants:
            yield f"restaurants of {seat} are lost"


def _map(state: State) -> Iterator[str]:
    free = state.city.ground.empty
    pieces = [house.garden for house in state.city.houses if mask(house.garden) & free]  # others are printed
    pieces += [
        house.squares for house in state.city.houses if house.garden and int(house.id) in state.rules.houses.placeable
    ]
    pieces += [restaurant.squares for restaurant in state.city.restaurants]
    covering = [campaign.squares for campaign in state.campaigns] + [tuple(c(state)) for c in state.rules.covers]
    pieces += covering
    taken = 0
    for squares in pieces:
        area = mask(squares)
        if area & taken or area & ~free:
            yield "a piece covers something"
        taken |= area
    if sorted(state.city.covered) != sorted(square for squares in covering for square in squares):
        yield "the map remembers other pieces than those that lie there"
    for house, tokens in state.demand.items():
        if not 0 < len(tokens) <= state.cap(house):
            yield f"{len(tokens)} tokens on house {house}"


def _chains(state: State) -> Iterator[str]:
    for seat in state.order:
        chain = state.chains[seat]
        if any(n <= 0 for pile in (chain.hand, chain.work, chain.goods) for n in pile.values()):
            yield f"an empty pile of {seat} is listed"
    if any(
        name in state.gone and turn == state.turn for chain in state.chains for name, turn in chain.milestones.items()
    ):
        yield "a closed milestone was earned"


NAMED = {
    "hired.card",
    "trained.into",
    "trained.by",
    "restructured.cards_named",
    "campaign_placed.card",
    "campaign_placed.campaign_type",
    "cooked.card",
    "fetched.card",
    "house_fed.goods",
    "milestone_won.milestone",
}
"""The event fields that name what is counted."""


def coverage_goals(variant: Variant, seats: int) -> list[str]:
    """Return everything that games of a variant among that many players must show sooner or later."""
    rules: Rules = variant.rules
    plugins = assembly.in_play(variant, PLUGINS)
    verbs = [f"verb {verb.name}" for plugin in plugins for verb in plugin.verbs]
    events = [f"event {event.__struct_config__.tag}" for plugin in plugins for event in plugin.events]
    return [sight for sight in (*verbs, *events, *_things(rules, seats)) if sight not in _left_out(rules)]


def _things(rules: Rules, seats: int) -> Iterator[str]:
    """Yield cards by what they do, milestones, campaigns, goods."""
    cards = [card for card in rules.employees if card != CEO and rules.copies(card, seats)]
    trained = {into for card in cards for into in rules.employees[card].trains if into in cards}
    for card in cards:
        do = rules.employees[card].do
        yield f"restructured.cards_named {card}"
        if rules.employees[card].entry:
            yield f"hired.card {card}"
        if card in trained:
            yield f"trained.into {card}"
        if do.market:
            yield f"campaign_placed.card {card}"
        if do.produce is not None:
            yield f"cooked.card {card}"
        if do.buy or do.buy_any:
            yield f"fetched.card {card}"
        if do.train:
            yield f"trained.by {card}"
    yield from (f"milestone_won.milestone {milestone}" for milestone in rules.milestones)
    types = {kind for card in cards for kind in rules.employees[card].do.market}
    yield from (f"campaign_placed.campaign_type {kind}" for kind in sorted(types))
    yield from (
        f"house_fed.goods {good}" for good, kind in rules.goods.items() if kind.kept and good in _made(rules, cards)
    )


def _made(rules: Rules, cards: list[str]) -> set[str]:
    sources = {good for good, kind in rules.goods.items() if kind.source}
    cooks = (rules.employees[card].do.produce for card in cards)
    return sources | {good for produce in cooks if produce is not None for good in produce.choice}


_RUIN = {"event went_bankrupt", "event chain_left", "event restaurants_given_up"}
"""A seller below zero with empty hands is ruined: so rarely that no run of games needs to show it. Tests do."""


def _left_out(rules: Rules) -> set[str]:
    """Return what shorter games lack, and what hardly ever happens."""
    found = set(_RUIN)
    if rules.variant.game != "full":
        verbs, events = ("reserve", "pay", "fire"), ("reserves_laid", "reserve_seen", "fired", "salaries_paid")
        found |= {f"verb {verb}" for verb in verbs} | {f"event {event}" for event in events}
    return found


class FoodChainMagnateTesting(Testing[State, View]):
    """The coverage and invariants of Food Chain Magnate games."""

    named: ClassVar[Mapping[str, Collection[str]]] = dict.fromkeys(NAMED, ())
    # The rules have no last turn (Q25): an unattended game needs one.
    unattended: ClassVar[dict[str, Any]] = {"turn_limit": 25}

    def action_towards(self, view: View, decision: Decision, sight: str) -> Action | None:
        """Hire, train and use the cards that the goal needs."""
        return goal_steps.next_step(view.state, decision, sight)

    def longest(self, seats: int) -> int:
        """Return a bound: the rules have no last turn; with a limit of 99 a seat takes some hundred actions in each."""
        return 20_000 * seats

    def coverage_goals(self, rules: TitleRules[State, View], options: Options, seats: int) -> Sequence[str]:
        """Return the cards and effects of what is in play."""
        return coverage_goals(setup.variant_of(options), seats)

    def invariants(self, state: State) -> list[str]:
        """Return violations of the conservation of cards, money and pieces."""
        return broken(state)
