"""What most modules have in common: they add no verbs, steps, events or data, and fit every table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from games.kernel import ModuleSpec, OptionSpec, Say, Verb

from ..rules.registry import Rules
from ..state import Variant


class Module:
    """A module that adds nothing but what it registers."""

    spec: ClassVar[ModuleSpec]
    brings: tuple[str, ...] = ()
    options: tuple[OptionSpec, ...] = ()
    seats: tuple[int, ...] = ()
    verbs: tuple[Verb, ...] = ()
    steps: tuple[type[Any], ...] = ()
    events: tuple[type[Any], ...] = ()
    extras: tuple[type[Any], ...] = ()

    def wanted(self, variant: Variant) -> bool:
        """By whoever sets up the table."""
        return self.spec.id in variant.modules

    def register(self, rules: Rules) -> None:
        """Put everything it brings into the rules of a variant."""
        raise NotImplementedError

    def upgrade(self, kept: dict[str, Any], rules: int) -> None:
        """Nothing has changed."""

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Nothing forbids it."""
        return ()
