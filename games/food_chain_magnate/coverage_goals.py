"""What there is to be seen in a game: the cards in play hired, trained and at work, milestones, goods, campaigns.

The fuzzer counts it, so that nobody believes a module tried that no company ever used.
"""

from __future__ import annotations

from collections.abc import Iterator

from .modules import PLUGINS
from .rules import assembly
from .rules.registry import Rules
from .state import CEO, Variant

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
"""The fields of events that name what is counted."""


def coverage_goals(variant: Variant, seats: int) -> list[str]:
    """Everything that games of a variant among so many players must show sooner or later."""
    rules: Rules = variant.rules
    plugins = assembly.in_play(variant, PLUGINS)
    verbs = [f"verb {verb.name}" for plugin in plugins for verb in plugin.verbs]
    events = [f"event {event.__struct_config__.tag}" for plugin in plugins for event in plugin.events]
    return [sight for sight in (*verbs, *events, *_things(rules, seats)) if sight not in _left_out(rules)]


def _things(rules: Rules, seats: int) -> Iterator[str]:
    """Cards by what they do, milestones, campaigns, goods."""
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
"""Who sells below zero with empty hands is ruined: so seldom that no run of games needs to show it. Tests do."""


def _left_out(rules: Rules) -> set[str]:
    """What shorter games do without, and what hardly ever happens."""
    found = set(_RUIN)
    if rules.variant.game != "full":
        verbs, events = ("reserve", "pay", "fire"), ("reserves_laid", "reserve_seen", "fired", "salaries_paid")
        found |= {f"verb {verb}" for verb in verbs} | {f"event {event}" for event in events}
    return found
