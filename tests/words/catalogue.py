"""The catalogues of this checkout, for tests."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import bot.app  # noqa: F401  # features bring their words
from renderers.words import catalogue as fluent
from renderers.words.catalogue import CatalogueMessage, messages
from renderers.words.sources import files

__all__ = ["CatalogueMessage", "catalogue", "entries", "files", "repeated"]


@cache
def entries(path: Path) -> tuple[Any, ...]:
    """Return what Fluent reads in a file, once for all tests."""
    return tuple(fluent.entries(path))


@cache
def read(locale: str) -> tuple[CatalogueMessage, ...]:
    """Return every message of a catalogue unchanged."""
    return tuple(messages(files(locale)))


@cache
def catalogue(locale: str) -> dict[str, CatalogueMessage]:
    """Return every message of a catalogue by its id."""
    return {message.id: message for message in read(locale)}


def repeated(locale: str) -> list[str]:
    """Return the ids that occur more than once."""
    return [one for one, times in Counter(message.id for message in read(locale)).items() if times > 1]
