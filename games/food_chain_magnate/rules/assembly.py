"""Putting a variant's rules together from the plug-ins that the title provides: the base game, then the modules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..state import Variant
from .checks import misspelt
from .registry import Plugin, Rules

_PROVIDED: list[Plugin] = []


def provide(plugins: Sequence[Plugin]) -> None:
    """Say which plug-ins there are, the base game first; rules made of others are forgotten.

    Raises ValueError where a data file of any of them names a card, a good, a fact or an effect that is not there.
    """
    everything = _registered(Variant(tuple(plugin.spec.id for plugin in plugins)), plugins)
    if wrong := misspelt(everything):
        raise ValueError(f"data of Food Chain Magnate names what is not there: {'; '.join(wrong)}")
    _PROVIDED[:] = plugins
    rules_of.cache_clear()
    Variant.rules_of = staticmethod(rules_of)


@lru_cache(64)
def rules_of(variant: Variant) -> Rules:
    """The rules of a variant; equal variants share them. The order in which modules are named does not matter."""
    return _registered(variant, _PROVIDED)


def _registered(variant: Variant, plugins: Sequence[Plugin]) -> Rules:
    rules = Rules(variant)
    for plugin in plugins:
        if plugin.spec.id == "base" or plugin.spec.id in variant.modules:
            plugin.register(rules)
    rules.complete()
    return rules
