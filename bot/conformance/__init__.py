"""What is demanded of every title, each demand as one function: the built-in ones are held to it, strangers' as well.

A demand looks at a title and yields a sentence for developers for everything that is wrong. Its name stands in
`docs/adding-a-title.md`, with what it asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from bot.conformance import presentation_demands, rules_demands
from games.kernel import Title

Demand: TypeAlias = Callable[[Title[Any, Any]], Iterator[str]]

OF_RULES: tuple[Demand, ...] = (
    rules_demands.info,
    rules_demands.options,
    rules_demands.events,
    rules_demands.fuzz,
    rules_demands.continuations,
    rules_demands.players,
    rules_demands.orders,
    rules_demands.seed,
    rules_demands.sets,
)
"""Demands on the rules alone."""
OF_PRESENTATION: tuple[Demand, ...] = (
    presentation_demands.words,
    presentation_demands.sentences,
    presentation_demands.labels,
    presentation_demands.languages,
    presentation_demands.topics,
    presentation_demands.pictures,
    presentation_demands.lessons,
    presentation_demands.secrecy,
)
"""Demands on how a title is shown: it must be registered with its presenter."""
DEMANDS = (*OF_RULES, *OF_PRESENTATION)
