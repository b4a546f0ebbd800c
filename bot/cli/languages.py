"""For those who translate: how a language stands against English."""

from __future__ import annotations

from renderers.words import LOCALES
from renderers.words.catalogue import State, state
from renderers.words.sources import ENGLISH

from .output import complain, say


def words(locale: str | None) -> int:
    """Tell of one language (of every one with None) what it lacks and what is stale; 1 where something is to be done.

    2 where there is no such language.
    """
    if locale is not None and locale not in LOCALES:
        complain(
            f"There is no language {locale}; there are {', '.join(LOCALES)}.",
            f"To begin it, copy every folder words/{ENGLISH} under renderers/ to words/{locale}, and translate.",
        )
        return 2
    states = {one: state(one) for one in ([locale] if locale else LOCALES)}
    for one, found in states.items():
        say(*_lines_of(one, found))
    return 0 if all(found.done for found in states.values()) else 1


def _lines_of(locale: str, found: State) -> list[str]:
    if found.done:
        return [f"{locale}: complete"]
    parts = {
        "lacks": found.missing,
        "has, though English no longer does": found.stale,
        "uses other arguments than English": found.different,
        "cannot be read by Fluent": found.unread,
    }
    lines = []
    for what, listed in parts.items():
        if listed:
            lines += [f"{locale}: {what} ({len(listed)})", *(f"  {line}" for line in listed)]
    return lines
