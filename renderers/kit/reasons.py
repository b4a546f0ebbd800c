"""A bot's reasons for a move, in the words of its evaluation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from renderers.words import Words, message_id

_TERMS = 2
"""The number of reasons named for a move, and of those against it."""
_NOTED = 0.05
"""A term that a move changes by less than this share of its greatest change is not named."""


def why(words: Words, title: str, changes: Mapping[str, float]) -> str:
    """Return what a move improves and what it costs, to follow its name; nothing if it changes nothing."""
    least = _NOTED * max(map(abs, changes.values()), default=0.0)
    order = sorted((name for name in changes if abs(changes[name]) > least), key=lambda name: -abs(changes[name]))

    def named(names: Sequence[str]) -> str:
        found = [words.find(message_id(title, "term", name)) or words("hint-term-position") for name in names]
        return words.join(found)

    better = [name for name in order if changes[name] > 0][:_TERMS]
    worse = [name for name in order if changes[name] < 0][:_TERMS]
    if better and worse:
        return words("hint-both", better=named(better), worse=named(worse))
    if better or worse:
        return words("hint-better" if better else "hint-worse", terms=named(better or worse))
    return ""
