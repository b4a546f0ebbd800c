"""Dishes for challenges: what a cook has, which parts fit, what a dish is worth (section 7)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import combinations

from msgspec import Struct

from games.critter_kitchen.data import GAME, TYPES, Restaurateur, restaurateur
from games.critter_kitchen.tokens import (
    ALLSPICE,
    FILLERS,
    HIGHEST_FIRST,
    SPICE_OF,
    SPICES,
    TOFU,
    TYPE_OF,
    VALUE_OF,
    TokenUse,
    distinct,
    part,
)

_TOP = GAME.thresholds[-1][0]
_STARS = [max((won for least, won in GAME.thresholds if q >= least), default=0) for q in range(_TOP + 1)]
"""The stars of each quality up to the highest threshold."""


class Cook(Struct, frozen=True):
    """A cook's rules: the restaurateur, and the least quality of a dish that may be presented."""

    restaurateur: str | None = None
    least: int = GAME.least_quality

    @property
    def talent(self) -> Restaurateur:
        """What the restaurateur changes."""
        return restaurateur(self.restaurateur)

    def value(self, given: TokenUse) -> int:
        """Return the value of a part before spice."""
        return self.talent.values.get(given.value, given.value) if given.is_ingredient else given.value

    def quality(self, parts: Sequence[str]) -> int:
        """Return the quality of a dish."""
        who = self.restaurateur
        return sum([_adds(who, key) for key in parts])

    def spices_for(self, kind: str, tokens: Collection[str]) -> list[str]:
        """Return the spices among tokens that fit an ingredient of a type: its own first."""
        if self.talent.any_spice:
            own = SPICE_OF[kind]
            return sorted((s for s in SPICES if s in tokens), key=lambda s: (s != own, s == ALLSPICE))
        return [spice for spice in (SPICE_OF[kind], ALLSPICE) if spice in tokens]


@cache
def _adds(who: str | None, key: str) -> int:
    """Return what a part adds to the quality of a restaurateur's dish."""
    given = part(key)
    return Cook(who).value(given) * (2 if given.spice else 1)


def stars(quality: int) -> int:
    """Return the stars of a presented dish."""
    return _STARS[quality] if quality < _TOP else _STARS[_TOP]


def least_quality(won: int) -> int:
    """Return the least quality with which a dish wins that many stars."""
    return bisect_left(_STARS, won)


def missing(needs: Sequence[str], parts: Sequence[str]) -> int:
    """Return how many of the needed types have no ingredient in a dish."""
    there = {p.type for p in map(part, parts) if p.is_ingredient}
    return sum(1 for kind in needs if kind not in there)


def fillers(parts: Sequence[str]) -> int:
    """Return how many soups, bisques and cookbooks are in a dish."""
    return sum([key in FILLERS for key in parts])


def complete(needs: Sequence[str], parts: Sequence[str]) -> bool:
    """Return whether a dish of fitting parts has every type or a filler in its place, at any quality."""
    filled = fillers(parts)
    # Soup alone is no dish, and each filler replaces one missing type (section 7).
    return len(parts) > filled and missing(needs, parts) <= filled


def whole(cook: Cook, needs: Sequence[str], parts: Sequence[str]) -> bool:
    """Return whether a dish of fitting parts may be presented as it is."""
    return complete(needs, parts) and cook.quality(parts) >= cook.least


def can_become_whole(cook: Cook, needs: Sequence[str], parts: Sequence[str], left: Sequence[str]) -> bool:
    """Return whether a dish may be presented after adding some of the tokens that are left."""
    # Section 7: ingredients of other types may not be added.
    rest = [token for token in left if TYPE_OF.get(token) in needs or token == TOFU]
    if not rest and len(parts) == fillers(parts):
        return False
    more = [FILLERS[token] for token in left if token in FILLERS]
    there = {TYPE_OF.get(token) for token in rest}
    if parts:
        there.update([p.type for p in map(part, parts) if p.is_ingredient])
    gaps = [kind for kind in needs if kind not in there]
    unfilled = len(gaps) - fillers(parts) - len(more)
    if unfilled > (TOFU in rest):
        return False
    sure = cook.quality(parts) + sum([VALUE_OF[t] for t in rest]) + sum(more)
    # Often enough without any spice, which saves the expensive search.
    if sure >= cook.least:
        return True
    tofu_as = gaps if unfilled > 0 else needs
    return _best_total(cook, needs, parts, list(left), rest, tofu_as) >= cook.least


def _best_total(
    cook: Cook, needs: Sequence[str], parts: Sequence[str], left: list[str], rest: list[str], tofu_as: Sequence[str]
) -> int:
    """Return the highest quality a dish can reach with all that is left: every filler, every spice where it gives most.

    `tofu_as` are the types tofu may replace: any, or only a missing one where nothing else fills the gap.
    """
    total = cook.quality(parts) + sum(FILLERS.get(t, 0) for t in left)
    values: dict[str, list[int]] = {kind: [] for kind in needs}
    for token in rest:
        if token != TOFU:
            values[TYPE_OF[token]].append(cook.value(part(token)))
    tofu = [{kind: [VALUE_OF[TOFU]]} for kind in tofu_as] if TOFU in rest else [{}]
    return total + max(
        _spiced(cook, left, {kind: values[kind] + more.get(kind, []) for kind in needs}, doubled)
        for more in tofu
        for doubled in _doublings(cook, parts, needs)
    )


def _doublings(cook: Cook, parts: Sequence[str], needs: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield every set of types of which an ingredient may still serve as a spice for another."""
    able = [kind for kind in needs if not _doubled(parts, kind)] if cook.talent.doubles else []
    for size in range(len(able) + 1):
        yield from combinations(able, size)


def _spiced(cook: Cook, left: Sequence[str], values: dict[str, list[int]], doubled: tuple[str, ...]) -> int:
    """Return what ingredients of those values add when served with every spice, the lowest of some types as one."""
    total, unspiced = 0, []
    pool = sum(1 for t in left if t in SPICES and (t == ALLSPICE or cook.talent.any_spice))
    for kind, of_kind in values.items():
        ordered = sorted(of_kind, reverse=True)
        own = 0 if cook.talent.any_spice else left.count(SPICE_OF[kind])
        if kind in doubled and len(ordered) > 1:
            ordered.pop()
            own += 1
        total += sum(ordered) + sum(ordered[:own])
        unspiced += ordered[own:]
    return total + sum(sorted(unspiced, reverse=True)[:pool])


def _doubled(parts: Sequence[str], kind: str) -> bool:
    """Return whether an ingredient of a type already serves as a spice in the dish."""
    return any(p.type == kind and p.spice in VALUE_OF for p in map(part, parts))


def fitting(cook: Cook, needs: Sequence[str], parts: Sequence[str], left: Sequence[str]) -> list[str]:
    """Return every part that can be added to a dish so that it can still be presented in the end."""
    sure = cook.quality(parts) + sum([VALUE_OF[t] for t in left if TYPE_OF.get(t) in needs])
    # Only tofu, a doubling or too few tokens can spoil a dish: no other part has to be tried out.
    if sure >= cook.least and TOFU not in left and not cook.talent.doubles:
        return list(_candidates(cook, needs, parts, left))
    found = []
    for key in _candidates(cook, needs, parts, left):
        given = part(key)
        risky = given.token == TOFU or given.spice in VALUE_OF or sure < cook.least
        if not risky or can_become_whole(cook, needs, [*parts, key], _taken(left, given.tokens)):
            found.append(key)
    return found


def _candidates(cook: Cook, needs: Sequence[str], parts: Sequence[str], left: Sequence[str]) -> Iterator[str]:
    """Yield every part that fits a dish, whether it can still be presented then or not."""
    there = set(left)
    for kind in TYPES:
        if kind not in needs:
            continue
        tokens = [token for token in HIGHEST_FIRST[kind] if token in there]
        if not tokens:
            continue
        doubling = cook.talent.doubles and not _doubled(parts, kind)
        spices = cook.spices_for(kind, there)
        for token in tokens:
            base = f"{TOFU}={kind}" if token == TOFU else token
            yield base
            for spice in spices:
                yield f"{base}+{spice}"
            if doubling:
                others = [t for t in _taken(left, (token,)) if TYPE_OF.get(t) == kind]
                yield from (f"{base}+{other}" for other in distinct(others))
    for filler in FILLERS:
        if filler in there:
            yield filler


def _taken(left: Sequence[str], gone: Sequence[str]) -> list[str]:
    """Return the tokens that are left when some are gone."""
    tokens = list(left)
    for token in gone:
        tokens.remove(token)
    return tokens
