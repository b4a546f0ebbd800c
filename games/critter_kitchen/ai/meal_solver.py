"""The best critic meal from a kitchen's tokens (exact), and what to keep in the fridge (a heuristic).

A few mutually exclusive questions settle a meal (what tofu is, which course the Cow enlarges, which wine
is a separate course); for each answer the highest ingredients and the most effective spices are best.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product

from games.critter_kitchen.ai.dish_solver import worth
from games.critter_kitchen.ai.weights import WEIGHTS
from games.critter_kitchen.data import TYPES
from games.critter_kitchen.meal import Diner, courses
from games.critter_kitchen.tokens import (
    ALLSPICE,
    BISQUE,
    RUMOR_OF,
    SOUP,
    SPICE_OF,
    SPICES,
    TOFU,
    TYPE_OF,
    VALUE_OF,
    part,
    without,
)

_AKIN = TYPE_OF | {spice: kind for kind, spice in SPICE_OF.items()}
"""The type of each ingredient and of each spice for one type."""
_SECOND, _ALONE = WEIGHTS.menu.second, WEIGHTS.menu.alone


def track_total(diner: Diner, parts: Sequence[str], fanatics: Collection[str] = ()) -> int:
    """Return the total on the score track: the quality of all courses, those with a Fanatic twice."""
    return sum(c.quality * (2 if kind in fanatics else 1) for kind, c in courses(diner, parts).items())


def best_meal(diner: Diner, tokens: Sequence[str], fanatics: Collection[str] = ()) -> list[str]:
    """Return the meal of the highest track total; `tokens` are the whole pantry."""
    taste = diner.taste
    spare = sum(1 for t in tokens if TYPE_OF.get(t) == taste.beside) + 1
    best, most = list[str](), 0
    for tofu, enlarged, bare, main in product(
        TYPES if TOFU in tokens else ("",),
        TYPES if taste.roomiest > 1 else ("",),
        ("", *TYPES) if taste.soup_course else ("",),
        # -1: no course of this type, all of it goes beside others; the last number counts only if tofu adds one.
        range(-1, spare) if taste.beside else (0,),
    ):
        plate = _plate(diner, tokens, tofu, enlarged, bare)
        to_share = plate[taste.beside] if taste.beside else []
        if taste.beside:
            plate[taste.beside] = to_share[main : main + 1] if main >= 0 else []
        parts = _spiced(diner, plate, tokens, fanatics) + _beside(diner, plate, to_share, tokens, bare, fanatics)
        total = track_total(diner, parts, fanatics)
        if total > most:
            best, most = parts, total
    return best


def _plate(diner: Diner, tokens: Sequence[str], tofu: str, enlarged: str, bare: str) -> dict[str, list[str]]:
    """Return the ingredients of each course, highest first; all of a type that may go beside other courses."""
    plate, taste = {}, diner.taste
    for kind in TYPES:
        keys = [t for t in tokens if TYPE_OF.get(t) == kind] + ([f"{TOFU}={kind}"] if tofu == kind else [])
        keys.sort(key=lambda key: -diner.value(part(key)))
        room = taste.roomiest if kind == enlarged else taste.rooms.get(kind, 1)
        if kind == taste.beside:
            room = len(keys)
        plate[kind] = [] if kind == bare else keys[:room]
    return plate


def _spiced(diner: Diner, plate: dict[str, list[str]], tokens: Sequence[str], fanatics: Collection[str]) -> list[str]:
    """Return the parts of a plate with spices: each its own first, then universal ones where they add most."""
    pool = [t for t in tokens if t == ALLSPICE or t in RUMOR_OF.values()]
    if diner.talent.any_spice:
        pool = [t for t in tokens if t in SPICES] + [t for t in tokens if t in RUMOR_OF.values()]
    parts, gains = [], []
    for kind, keys in plate.items():
        own = 0 if diner.talent.any_spice else tokens.count(SPICE_OF[kind])
        parts += [f"{key}+{SPICE_OF[kind]}" for key in keys[:own]]
        for key in keys[own:]:
            # Any spice adds the same, so allspice represents the whole pool.
            gain = diner.quality(part(f"{key}+{ALLSPICE}")) - diner.quality(part(key))
            gains.append((gain * (2 if kind in fanatics else 1), key))
    gains.sort(key=lambda option: -option[0])
    parts += [f"{key}+{spice}" for (_, key), spice in zip(gains, pool, strict=False)]
    return parts + [key for _, key in gains[len(pool) :]]


def _beside(
    diner: Diner,
    plate: dict[str, list[str]],
    to_share: list[str],
    tokens: Sequence[str],
    bare: str,
    fanatics: Collection[str],
) -> list[str]:
    """Return what is laid beside courses, doubled ones first; or the soup of a course without an ingredient (9.2)."""
    if bare:
        filler = BISQUE if BISQUE in tokens else SOUP if SOUP in tokens else None
        return [f"{filler}@{bare}"] if filler else []
    kind = diner.taste.beside
    if not kind:
        return []
    spare = without(to_share, plate[kind])
    hosts = sorted((k for k in TYPES if k != kind and plate[k]), key=lambda k: k not in fanatics)
    return [f"{token}@{host}" for token, host in zip(spare, hosts, strict=False)]


def keepers(tokens: Sequence[str], limit: int) -> list[str]:
    """Return the tokens to keep in a fridge of that size: those that add most to a meal of one good course per type."""
    kept: list[str] = []
    # Ties are broken by name, so that the same tokens always get the same answer.
    left = sorted(tokens, key=lambda t: (-worth(t), t))
    added = [_worth_added(token, kept) for token in left]
    while left and len(kept) < limit:
        place = added.index(max(added))
        best = left.pop(place)
        del added[place]
        kept.append(best)
        # Only what goes with the kept token, or can replace it, has another value now.
        akin = _AKIN.get(best)
        if akin:
            added = [_worth_added(t, kept) if _AKIN.get(t) == akin else add for t, add in zip(left, added, strict=True)]
    return kept


def _worth_added(token: str, kept: list[str]) -> float:
    """Return what a token adds to those kept: a second one of a type, or a spice without its ingredient, adds less."""
    kind = TYPE_OF.get(token)
    if kind:
        value = VALUE_OF[token]
        return value * (_SECOND if any(TYPE_OF.get(t) == kind for t in kept) else 1.0)
    if token in SPICES and token != ALLSPICE:
        values = [VALUE_OF[t] for t in kept if SPICE_OF.get(TYPE_OF.get(t, "")) == token]
        spiced = token in kept
        return max(values, default=0) * (_ALONE if spiced else 1.0) if values else worth(token) * _ALONE
    return worth(token)
