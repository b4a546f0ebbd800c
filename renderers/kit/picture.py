"""What a renderer hands over: encoded bytes, their size, and the words for those who do not see them."""

from __future__ import annotations

from dataclasses import dataclass

ALT_LIMIT = 1024  # Discord's limit for an attachment's description
ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture. `alt` tells what it shows and never exceeds ALT_LIMIT characters."""

    data: bytes
    filename: str
    width: int
    height: int
    alt: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "alt", trimmed(self.alt, ALT_LIMIT))


def trimmed(text: str, limit: int) -> str:
    """The text within `limit` characters, cut after a whole word and ended with an ellipsis if need be."""
    if len(text) <= limit:
        return text
    head = text[: limit - len(ELLIPSIS) + 1]
    cut = head.rstrip() if head[-1:].isspace() else head.rpartition(" ")[0] or head[:-1]
    return cut.rstrip(" ,;:–") + ELLIPSIS
