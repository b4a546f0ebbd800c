"""What somebody typed about time and nobody can read."""

from __future__ import annotations


class UnreadableTime(ValueError):
    """Typed text that means no time; `what` it was to be (`zone`, `hours`, `away`, `wait`), and the text itself."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"{text!r} is no {what}")
        self.what = what
        self.text = text
