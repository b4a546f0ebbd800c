"""Putting a variant's rules together from the plug-ins that the title provides: the base game, then the modules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..state import Variant
from .registry import Plugin, Rules

_PROVIDED: list[Plugin] = []


def provide(plugins: Sequence[Plugin]) -> None:
    """Say which plug-ins there are, the base game first; rules made of others are forgotten."""
    _PROVIDED[:] = plugins
    rules_of.cache_clear()
    Variant.rules_of = staticmethod(rules_of)


@lru_cache(64)
def rules_of(variant: Variant) -> Rules:
    """The rules of a variant; equal variants share them. The order in which modules are named does not matter."""
    rules = Rules(variant)
    for plugin in _PROVIDED:
        if plugin.spec.id == "base" or plugin.spec.id in variant.modules:
            plugin.register(rules)
    rules.complete()
    return rules
