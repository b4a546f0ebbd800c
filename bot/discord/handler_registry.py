"""What the controls of a panel do, or forms: functions of one kind, by the word in their custom ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.tables import TableError

F = TypeVar("F")


class HandlerRegistry(dict[str, F]):
    """Functions by words. Each is put in where it is written: `@handler_registry.on("leave")`."""

    def on(self, *words: str) -> Callable[[F], F]:
        """Register what some words do. Raises ValueError for one that does something already."""

        def register(act: F) -> F:
            for word in words:
                if self.setdefault(word, act) is not act:
                    raise ValueError(f"two acts of one name: {word}")
            return act

        return register

    def of(self, word: str) -> F:
        """What a word does. Raises TableError for one of a version of the host that is no more."""
        if word not in self:
            raise TableError("host-error-expired")
        return self[word]
