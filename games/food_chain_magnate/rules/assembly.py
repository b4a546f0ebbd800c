"""Putting a variant's rules together: the base game, then the modules in play. Only here do the two meet."""

from __future__ import annotations

from functools import lru_cache

from ..modules import MODULES
from ..state import Variant
from .base import Base
from .registry import Plugin, Rules

PLUGINS: tuple[Plugin, ...] = (Base(), *MODULES)
"""The base game and every module."""


@lru_cache(64)
def rules_of(variant: Variant) -> Rules:
    """The rules of a variant; equal variants share them. The order in which modules are named does not matter."""
    rules = Rules(variant)
    for plugin in PLUGINS:
        if plugin.spec.id == "base" or plugin.spec.id in variant.modules:
            plugin.register(rules)
    rules.complete()
    return rules
