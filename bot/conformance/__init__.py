"""The requirements that every title must meet, one function for each; built-in titles and external ones are checked
alike.

Such a function examines a title and yields one sentence for developers for every problem. `docs/adding-a-title.md`
lists the functions by name and what they require.
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
# Demands on how a title is shown: it must be registered with its presenter.
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
DEMANDS = (*OF_RULES, *OF_PRESENTATION)
