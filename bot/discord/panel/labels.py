"""Makes the labels of one list distinct within a length limit.

Used by buttons, menus and suggestions. A label that fits stays unchanged. A label that is too long first counts
repetitions (`soup ×3`), then drops what does not distinguish it from the others, beginning with the common prefix.
Labels that are still equal are numbered.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from bot.discord.gateway.limits import ELLIPSIS, cut
from renderers.kit.presenter import THEN as THEN

# Where a label may be shortened: between choices, else between words, else anywhere.
_JOINTS = (THEN, " ", "")

# The size of the cache of compared labels.
_KEPT = 10_000

_Branch = dict[str, "_Branch"]


def distinct(texts: Sequence[str], limit: int, beside: Collection[str] = ()) -> list[str]:
    """Return the texts within a limit of characters, all different, also from those `beside` the list; order is
    kept.
    """
    folded = [text if len(text) <= limit else _counted(text) for text in texts]
    left = [at for at, text in enumerate(folded) if len(text) > limit]
    shown = list(folded)
    for joint in _JOINTS if left else ():
        parted = [text.split(joint) if joint else list(text) for text in folded]
        branches = _branches(parted)
        for at in left:
            shown[at] = _filled(parted[at], _telling(parted[at], branches), joint, limit)
        left = [
            at for at in left if not limit // 2 <= len(shown[at]) <= limit
        ]  # otherwise too much or too little remains
    return _numbered([cut(text, limit) for text in shown], limit, beside)


@lru_cache(_KEPT)
def alike(text: str) -> str:
    """Return the form in which a reader compares texts: equal results read the same."""
    return " ".join(text.split()).casefold()


def _counted(text: str) -> str:
    """Return a chain of choices with repeated neighbours counted."""
    runs = [(part, len(list(run))) for part, run in groupby(text.split(THEN))]
    return THEN.join(part if many == 1 else f"{part} ×{many}" for part, many in runs)


def _branches(parted: Sequence[Sequence[str]]) -> _Branch:
    """Return the tree of all prefixes."""
    root: _Branch = {}
    for parts in parted:
        here = root
        for part in (*parts, ELLIPSIS * 2):  # no other text ends like this
            here = here.setdefault(part, {})
    return root


def _telling(parts: Sequence[str], root: _Branch) -> list[int]:
    """Return the indices of the parts at which a text differs from another one with the same prefix."""
    found, here = [], root
    for at, part in enumerate(parts):
        if len(here) > 1:
            found.append(at)
        here = here[part]
    return found


def _filled(parts: Sequence[str], telling: Sequence[int], joint: str, limit: int) -> str:
    """Return the necessary parts, the end, and as many others as fit: first those that are not common to all."""
    kept, said = set(telling), _said(parts, set(telling), joint)
    common = telling[0] if telling else 0
    for at in (len(parts) - 1, *range(common, len(parts)), *range(common)):
        tried = _said(parts, {*kept, at}, joint)
        if len(tried) <= limit:
            kept, said = {*kept, at}, tried
    return said


def _said(parts: Sequence[str], kept: Collection[int], joint: str) -> str:
    """Return the kept parts, with an ellipsis for each gap."""
    if not joint:
        return "".join(_with_gaps(parts, kept))
    return joint.join(_with_gaps(parts, kept))


def _with_gaps(parts: Sequence[str], kept: Collection[int]) -> Iterator[str]:
    for at, part in enumerate(parts):
        if at in kept:
            yield part
        elif at == 0 or at - 1 in kept:
            yield ELLIPSIS


def _numbered(texts: Sequence[str], limit: int, beside: Collection[str]) -> list[str]:
    """Return the texts, with a number on each that equals an earlier one."""
    taken = {alike(text) for text in beside}
    own = {alike(text) for text in texts}
    found = []
    for text in texts:
        label, number = text, 1
        while alike(label) in taken or (number > 1 and alike(label) in own):
            number += 1
            label = f"{cut(text, limit - len(f' ({number})'))} ({number})"
        taken.add(alike(label))
        found.append(label)
    return found
