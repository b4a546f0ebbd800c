"""What most modules have in common: they add no verbs, steps, events or data, and fit every table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from games.kernel import ModuleSpec, Say, Verb

from ..rules.registry import Rules
from ..state import Variant


class Module:
    """A module that adds nothing but what it registers."""

    spec: ClassVar[ModuleSpec]
    seats: tuple[int, ...] = ()
    verbs: tuple[Verb, ...] = ()
    steps: tuple[type[Any], ...] = ()
    events: tuple[type[Any], ...] = ()
    extras: tuple[type[Any], ...] = ()

    def register(self, rules: Rules) -> None:
        """Put everything it brings into the rules of a variant."""
        raise NotImplementedError

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Nothing forbids it."""
        return ()
