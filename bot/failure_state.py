"""What keeps a worker from its work for a while, such as a database that is away: told once, not at every try.

A log that gets a line with each try grows without end, maybe on the very disk that is full.
"""

from __future__ import annotations


class FailureState:
    """What is in the way of one thing just now."""

    def __init__(self) -> None:
        self._why = ""

    def is_new(self, why: str) -> bool:
        """Whether this is in the way since now; it is until something else is, or nothing."""
        before, self._why = self._why, why
        return why != before

    def is_over(self) -> bool:
        """Whether something was in the way until now; nothing is from now on."""
        return self.is_new("")
