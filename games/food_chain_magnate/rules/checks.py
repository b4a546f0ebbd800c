"""Checks of names in data files: cards, goods, milestones, types of campaign, facts and effects of modules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.food_chain_magnate.data import Ability, Effect
from games.food_chain_magnate.rules.registry import Rules


def misspelt(rules: Rules) -> list[str]:
    """Return every unknown name in the registered data, with its location, for developers."""
    return [*_of_cards(rules), *_of_milestones(rules), *_of_tables(rules)]


def _of_cards(rules: Rules) -> Iterator[str]:
    for card, employee in rules.employees.items():
        yield from _unknown(f"career of {card}", employee.trains, rules.employees)
        yield from _of_ability(rules, card, employee.do)
    arrows = [card for arrow in rules.arrows for card in arrow]
    yield from _unknown("arrow between cards", arrows, rules.employees)


def _of_ability(rules: Rules, card: str, do: Ability) -> Iterator[str]:
    yield from _unknown(f"campaign of {card}", do.market, rules.campaign_types)
    yield from _unknown(f"effect of {card}", do.extra, rules.effects)
    if do.produce is not None:
        yield from _unknown(f"good made by {card}", do.produce.choice, rules.goods)


def _of_milestones(rules: Rules) -> Iterator[str]:
    known: dict[str, Iterable[str]] = {"card": rules.employees, "good": rules.goods, "type": rules.campaign_types}
    for name, milestone in rules.milestones.items():
        yield from _unknown(f"trigger of {name}", (milestone.trigger,), rules.facts)
        yield from _unknown(f"condition of {name}", milestone.where, known)
        for about, wanted in milestone.where.items():
            yield from _unknown(f"condition of {name}", wanted, known.get(about, wanted))
        yield from _of_effect(rules, name, milestone.do)


def _of_effect(rules: Rules, name: str, do: Effect) -> Iterator[str]:
    cards = (*do.waive, *do.gain, *do.range, *filter(None, (do.ban,)))
    yield from _unknown(f"card of {name}", cards, rules.employees)
    yield from _unknown(f"good of {name}", do.goods, rules.goods)
    yield from _unknown(f"campaign of {name}", do.tokens, rules.campaign_types)
    yield from _unknown(f"effect of {name}", do.extra, rules.effects)


def _of_tables(rules: Rules) -> Iterator[str]:
    for tile in rules.campaigns.values():
        yield from _unknown(f"type of campaign tile {tile.number}", (tile.type,), rules.campaign_types)
    yield from _unknown("milestone that leaves", rules.depleted, rules.milestones)
    yield from _unknown("fact with a reaction", rules.reactions, rules.facts)


def _unknown(where: str, names: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    there = set(known)
    return (f"{where}: {name}" for name in names if name not in there)
