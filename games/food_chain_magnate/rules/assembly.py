"""Assemble a variant's rules from the title's plug-ins: the base game, then the modules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.food_chain_magnate.rules.checks import misspelt
from games.food_chain_magnate.rules.registry import Plugin, Rules
from games.food_chain_magnate.state import Variant

_PROVIDED: list[Plugin] = []


def provide(plugins: Sequence[Plugin]) -> None:
    """Set the plug-ins, the base game first; rules made of others are discarded.

    Raise ValueError where a data file of any of them names an unknown card, good, fact or effect.
    """
    for together in _whole_tables(plugins):
        if wrong := misspelt(_registered(Variant(together), plugins)):
            raise ValueError(f"data of Food Chain Magnate names what is not there: {'; '.join(wrong)}")
    _PROVIDED[:] = plugins
    rules_of.cache_clear()
    Variant.rules_of = staticmethod(rules_of)


def _whole_tables(plugins: Sequence[Plugin]) -> list[tuple[str, ...]]:
    """Return the largest possible sets of modules, so that every module is in some of them."""
    found: list[tuple[str, ...]] = []
    for first in plugins:
        if not any(first.spec.id in together for together in found):
            chosen = [first.spec]
            for spec in (plugin.spec for plugin in plugins):
                if spec not in chosen and not any(s.id in spec.excludes or spec.id in s.excludes for s in chosen):
                    chosen.append(spec)
            found.append(tuple(spec.id for spec in chosen))
    return found


@lru_cache(64)
def rules_of(variant: Variant) -> Rules:
    """Return the rules of a variant; equal variants share them, whatever the order of their modules."""
    return _registered(variant, _PROVIDED)


def _registered(variant: Variant, plugins: Sequence[Plugin]) -> Rules:
    rules = Rules(variant)
    for plugin in in_play(variant, plugins):
        rules.parts.append(plugin.spec.id)
        plugin.register(rules)
    rules.complete()
    return rules


def in_play(variant: Variant, plugins: Sequence[Plugin]) -> list[Plugin]:
    """Return the plug-ins of a variant, implied ones included, in the order provided."""
    wanted = [plugin for plugin in plugins if plugin.wanted(variant)]
    brought = {other for plugin in wanted for other in plugin.brings}
    return [plugin for plugin in plugins if plugin in wanted or plugin.spec.id in brought]
