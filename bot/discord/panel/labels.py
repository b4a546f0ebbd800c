"""Labels that differ: how the things of one list read within a limit, each so that nobody takes it for another.

Buttons, menus and suggestions all use it. What fits stays as it is. What is too long first counts what repeats
(`soup ×3`), then leaves out what does not tell it from the rest of its list, what all begin with before anything else;
only what then still reads like another is numbered.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from bot.discord.gateway.limits import ELLIPSIS, cut
from renderers.kit.presenter import THEN as THEN

_JOINTS = (THEN, " ", "")
"""Where a label may be left out in part: between links, else between words, else anywhere."""

_KEPT = 10_000
"""So many labels are kept as they are compared."""

_Branch = dict[str, "_Branch"]


def distinct(texts: Sequence[str], limit: int, beside: Collection[str] = ()) -> list[str]:
    """The texts within a limit of characters, no two alike, in their order; nor any like those `beside` the list."""
    folded = [text if len(text) <= limit else _counted(text) for text in texts]
    left = [at for at, text in enumerate(folded) if len(text) > limit]
    shown = list(folded)
    for joint in _JOINTS if left else ():
        parted = [text.split(joint) if joint else list(text) for text in folded]
        branches = _branches(parted)
        for at in left:
            shown[at] = _filled(parted[at], _telling(parted[at], branches), joint, limit)
        left = [at for at in left if not limit // 2 <= len(shown[at]) <= limit]  # else too much or little
    return _numbered([cut(text, limit) for text in shown], limit, beside)


@lru_cache(_KEPT)
def alike(text: str) -> str:
    """What a reader compares texts by: two that give the same read the same."""
    return " ".join(text.split()).casefold()


def _counted(text: str) -> str:
    """A chain of links with those counted that follow one another."""
    runs = [(part, len(list(run))) for part, run in groupby(text.split(THEN))]
    return THEN.join(part if many == 1 else f"{part} ×{many}" for part, many in runs)


def _branches(parted: Sequence[Sequence[str]]) -> _Branch:
    """The tree of all beginnings."""
    root: _Branch = {}
    for parts in parted:
        here = root
        for part in (*parts, ELLIPSIS * 2):  # ends like nothing else
            here = here.setdefault(part, {})
    return root


def _telling(parts: Sequence[str], root: _Branch) -> list[int]:
    """The places of the parts at which a text leaves another one that begins alike."""
    found, here = [], root
    for at, part in enumerate(parts):
        if len(here) > 1:
            found.append(at)
        here = here[part]
    return found


def _filled(parts: Sequence[str], telling: Sequence[int], joint: str, limit: int) -> str:
    """What must be said, the end, and of the rest what has room: first what is not common to all."""
    kept, said = set(telling), _said(parts, set(telling), joint)
    common = telling[0] if telling else 0
    for at in (len(parts) - 1, *range(common, len(parts)), *range(common)):
        tried = _said(parts, {*kept, at}, joint)
        if len(tried) <= limit:
            kept, said = {*kept, at}, tried
    return said


def _said(parts: Sequence[str], kept: Collection[int], joint: str) -> str:
    """The parts that are kept, with an ellipsis for each gap."""
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
    """The texts, each that reads like one before it with a number."""
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
