"""Autocomplete suggestions: built, ranked, kept within Discord's limits. They never end in an error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from functools import wraps
from typing import Any

import structlog
from discord import app_commands
from msgspec import Struct
from rapidfuzz import fuzz, process

from bot.discord.gateway import limits
from bot.discord.interactions.responder import Interaction
from bot.discord.panel.labels import alike, distinct
from bot.discord.panel.notation import ALIKE, begun, words_of
from bot.tables import TableError
from bot.worker import timed
from games.kernel import InputError

log = structlog.get_logger(__name__)

Completer = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class Suggestion(Struct, frozen=True):
    """One suggestion: the value that is sent, and its label."""

    value: str
    name: str


def ranked(found: Iterable[Suggestion], typed: Sequence[str]) -> list[Suggestion]:
    """Return the suggestions that match typed words: exact words, then prefixes, then similar spellings."""
    every = list(found)
    if not typed:
        return every
    fit = [one for one in every if begun(typed, words_of(f"{one.value} {one.name}"))]
    rest = [one for one in every if one not in fit]
    fit.sort(key=lambda one: tuple(typed) not in (words_of(one.value), words_of(one.name)))
    texts = [" ".join(words_of(one.name)) for one in rest]
    alike = process.extract(" ".join(typed), texts, scorer=fuzz.partial_ratio, score_cutoff=ALIKE, limit=limits.CHOICES)
    return fit + [rest[at] for _, _, at in alike]


def told_apart(found: Iterable[Suggestion]) -> list[Suggestion]:
    """Return the suggestions of a whole list, with the value after each label that is not unique."""
    every = list(found)
    many = Counter(alike(one.name) for one in every)
    return [one if many[alike(one.name)] == 1 else Suggestion(one.value, f"{one.name} ({one.value})") for one in every]


def spelt(found: Sequence[Suggestion]) -> dict[str, Suggestion]:
    """Index suggestions by value and by label, as `alike` folds them; values have priority."""
    known = {alike(one.value): one for one in found}
    shown = distinct([one.name for one in found], limits.CHOICE_NAME)
    for one, name in zip(found, shown, strict=True):
        known.setdefault(alike(name), one)
        known.setdefault(alike(one.name), one)
    return known


def picked(found: Sequence[Suggestion], given: str) -> Suggestion | None:
    """Return the suggestion that was picked, or typed by its value or label; None for anything else."""
    return spelt(found).get(alike(given))


def as_choices(found: Iterable[Suggestion]) -> list[app_commands.Choice[str]]:
    """Return suggestions for Discord: the first that fit, each value once, all labels different."""
    names: dict[str, str] = {}
    for one in found:
        # A value that is too long cannot be shortened like a label, because the command receives it.
        if 0 < len(one.value) <= limits.CHOICE_VALUE and one.name:
            names.setdefault(one.value, one.name)
    shown = list(names)[: limits.CHOICES]
    labels = distinct([names[value] for value in shown], limits.CHOICE_NAME)
    return [app_commands.Choice(name=name, value=value) for name, value in zip(labels, shown, strict=True)]


def quiet(complete: Callable[[Interaction, str], Awaitable[Iterable[Suggestion]]]) -> Completer:
    """Wrap an autocomplete callback so that it suggests nothing after an error: typing is never refused.

    Expected refusals, for example for people without a seat, are ignored; the rest is logged.
    """

    @wraps(complete)
    async def completed(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            with timed("handler", "autocomplete"):
                return as_choices(await complete(interaction, current))
        except (TableError, InputError):
            return []
        except Exception:
            log.exception("autocomplete failed", command=getattr(interaction.command, "qualified_name", None))
            return []

    return completed
