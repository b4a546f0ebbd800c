"""What is demanded of every title, each demand as one function: the built-in ones are held to it, strangers' as well.

A demand looks at a title and yields a sentence for developers for everything that is wrong. Its name stands in
`docs/adding-a-title.md`, with what it asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from games.kernel import Title

from . import rules, shown

Demand: TypeAlias = Callable[[Title[Any, Any]], Iterator[str]]

OF_RULES: tuple[Demand, ...] = (
    rules.info,
    rules.options,
    rules.events,
    rules.fuzz,
    rules.continuations,
    rules.players,
    rules.orders,
    rules.seed,
    rules.sets,
)
"""Demands on the rules alone."""
OF_SHOWN: tuple[Demand, ...] = (
    shown.words,
    shown.sentences,
    shown.labels,
    shown.languages,
    shown.topics,
    shown.pictures,
    shown.lessons,
    shown.secrecy,
)
"""Demands on how a title is shown: it must be registered with its presenter."""
DEMANDS = (*OF_RULES, *OF_SHOWN)
