"""The catalogues of this checkout as tests ask for them."""

from __future__ import annotations

from functools import cache

import bot.app  # noqa: F401  # features bring their words
from renderers.words.catalogue import CatalogueMessage, entries, messages
from renderers.words.sources import files

__all__ = ["CatalogueMessage", "catalogue", "entries", "files", "repeated"]


@cache
def catalogue(locale: str) -> dict[str, CatalogueMessage]:
    """Every message of a catalogue by its id."""
    return {message.id: message for message in messages(files(locale))}


def repeated(locale: str) -> list[str]:
    """Ids that stand more than once."""
    seen: set[str] = set()
    return [m.id for m in messages(files(locale)) if m.id in seen or seen.add(m.id)]  # type: ignore[func-returns-value]
