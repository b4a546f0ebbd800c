"""The best dishes for challenges from what a kitchen holds: exact in stars, and fast enough to be asked at any time.

Each type's ingredients are split among the challenges that need it; what all types together can bring is
kept as a small set of reachable (quality, missing types) of the dishes; fillers then go where they win most stars.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from operator import add, ge
from typing import NamedTuple, TypeAlias

from .data import GAME, TYPES
from .dishes import HERON, SAFFRON, Cook, stars, whole
from .tokens import ALLSPICE, BISQUE, COOKBOOK, FILLERS, SOUP, SPICE_OF, SPICES, TOFU, TYPE_OF, VALUE_OF, part, without

Dish: TypeAlias = tuple[str, list[str]]
"""A challenge and the parts served for it."""

_CAP = GAME.thresholds[-1][0]
_ANY = "*"
_BEAM = 6
_WORTH = {ALLSPICE: 6.5, TOFU: 4.0, SOUP: 1.0, BISQUE: 3.0, COOKBOOK: 2.0} | dict.fromkeys(SPICE_OF.values(), 5.5)


def worth(token: str) -> float:
    """About what keeping a token is worth, in points of quality."""
    return _WORTH.get(token) or float(VALUE_OF.get(token, 0))


class _Option(NamedTuple):
    """One way to use the ingredients of a type: what each dish gets, and the spices and tofu that it takes."""

    qualities: tuple[int, ...]
    covered: tuple[int, ...]
    pool: int
    tofu: int
    parts: tuple[tuple[str, ...], ...]


class _Reached(NamedTuple):
    """One reachable combination of all types so far."""

    qualities: tuple[int, ...]
    covered: tuple[int, ...]
    pool: int
    tofu: int
    parts: tuple[tuple[str, ...], ...]


class _Filling(NamedTuple):
    """How fillers may complete a dish, and the stars it then wins."""

    stars: int
    soup: int
    bisque: int
    cookbook: int


def best_dishes(
    cook: Cook, challenges: dict[str, tuple[str, ...]], tokens: Sequence[str], soup_star: bool = False
) -> list[Dish]:
    """The dishes that win the most stars, with nothing spent that they do not need; none where nothing wins any.

    `tokens` are all that may be served, fillers too. With `soup_star` a dish with soup wins one more (the Capybara).
    """
    ids = list(challenges)
    best: tuple[tuple[int, int], _Reached, list[_Filling | None]] | None = None
    fill = {name: tokens.count(name) for name in FILLERS}
    most = sum(dish_stars([SOUP], _CAP, soup_star) for _ in ids)
    for reached in _reachable(cook, challenges, tokens):
        ways = _ways(cook, challenges, reached, fill, soup_star)
        # What each dish could win with all fillers bounds what they can win together.
        if best is not None and sum(max((w.stars for w in of_dish), default=0) for of_dish in ways) < best[0][0]:
            continue
        score, fillings = _filled(ways, fill)
        if best is None or score > best[0]:
            best = score, reached, fillings
            if score >= (most, 0):
                break
    if best is None or best[0][0] == 0:
        return []
    dishes = []
    spare = [t for t in tokens if t in SPICES]
    made = [(challenge, best[1].parts[n], best[2][n]) for n, challenge in enumerate(ids)]
    for challenge, parts, filling in made:
        if filling is not None:
            served = [_named(cook, key, spare) for key in parts]
            served += [SOUP] * filling.soup + [BISQUE] * filling.bisque + [COOKBOOK] * filling.cookbook
            dishes.append((challenge, _thinned(cook, challenges[challenge], served, soup_star)))
    return dishes


def dish_stars(parts: Sequence[str], quality: int, soup_star: bool) -> int:
    """The stars of a presented dish, with the Capybara's."""
    return stars(quality) + (1 if soup_star and (SOUP in parts or BISQUE in parts) else 0)


def _reachable(cook: Cook, challenges: dict[str, tuple[str, ...]], tokens: Sequence[str]) -> list[_Reached]:
    """Every useful way to put the ingredients into the dishes."""
    none = (0,) * len(challenges)
    universal = sum(1 for t in tokens if t in SPICES and (t == ALLSPICE or cook.restaurateur == SAFFRON))
    states: dict[tuple[object, ...], _Reached] = {(): _Reached(none, none, 0, 0, ((),) * len(challenges))}
    for kind in TYPES:
        takers = [n for n, needs in enumerate(challenges.values()) if kind in needs]
        options = _options(cook, kind, takers, len(challenges), tokens, universal) if takers else []
        if not options:
            continue
        states = _joined(states, options, universal)
    return list(states.values())


def _joined(
    states: dict[tuple[object, ...], _Reached], options: list[_Option], universal: int
) -> dict[tuple[object, ...], _Reached]:
    """Every combination so far with every way to use one more type; of equal ones the first."""
    after: dict[tuple[object, ...], _Reached] = {}
    for (qualities, covered, pool, tofu, parts), option in product(states.values(), options):
        pool += option.pool
        tofu += option.tofu
        if pool > universal or tofu > 1:
            continue
        qualities = tuple([a + b if a + b < _CAP else _CAP for a, b in zip(qualities, option.qualities, strict=True)])
        covered = tuple(map(add, covered, option.covered))
        key = (qualities, covered, pool, tofu)
        if key not in after:
            after[key] = _Reached(*key, tuple(map(add, parts, option.parts)))
    return after


def _options(
    cook: Cook, kind: str, takers: list[int], dishes: int, tokens: Sequence[str], universal: int
) -> list[_Option]:
    """The ways to use the ingredients of a type, without those that another one beats."""
    own = 0 if cook.restaurateur == SAFFRON else tokens.count(SPICE_OF[kind])
    plain = sorted((t for t in tokens if TYPE_OF.get(t) == kind), key=lambda t: -VALUE_OF[t])
    found: dict[tuple[object, ...], _Option] = {}
    for tofu in range(2 if TOFU in tokens else 1):
        ingredients = [*plain, f"{TOFU}={kind}"] if tofu else plain
        ingredients.sort(key=lambda key: -cook.value(part(key)))
        for split in _splits(ingredients, takers):
            for option in _seasoned(cook, kind, split, dishes, own, universal, tofu):
                found.setdefault((option.qualities, option.covered, option.pool, option.tofu), option)
    return _unbeaten(list(found.values()))


def _unbeaten(options: list[_Option]) -> list[_Option]:
    """The options without those than which another gives nowhere less and takes nowhere more."""
    if len(options) == 1:
        return options
    gives = [(*o.qualities, *o.covered, -o.pool, -o.tofu) for o in options]
    return [
        option
        for option, mine in zip(options, gives, strict=True)
        if not any(other is not mine and all(map(ge, other, mine)) for other in gives)
    ]


def _splits(ingredients: list[str], takers: list[int]) -> Iterator[dict[int, list[str]]]:
    """Every way to give each ingredient to one of the dishes that take its type; equal ones are not told apart."""
    if len(takers) == 1:
        yield {takers[0]: ingredients}
        return
    seen = set()
    for choice in product(takers, repeat=len(ingredients)):
        split = {n: [i for i, to in zip(ingredients, choice, strict=True) if to == n] for n in takers}
        key = tuple(tuple(given) for given in split.values())
        if key not in seen:
            seen.add(key)
            yield split


def _seasoned(
    cook: Cook, kind: str, split: dict[int, list[str]], dishes: int, own: int, universal: int, tofu: int
) -> Iterator[_Option]:
    """The ways to spice a split: in each dish the highest first, own spices before universal ones."""
    most = own + universal
    heron = cook.restaurateur == HERON
    takers = list(split)
    ways = [_dish_ways(cook, split[n], most, heron) for n in takers]
    # Own spices cost nothing here, so as many as find an ingredient are used.
    least = min(own, sum(max(spices for spices, _, _ in ways_of_dish) for ways_of_dish in ways)) if not heron else 0
    for chosen in product(*ways):
        used = sum(spices for spices, _, _ in chosen)
        if used > most or used < least:
            continue
        qualities, covered = [0] * dishes, [0] * dishes
        parts: list[tuple[str, ...]] = [()] * dishes
        left = min(own, used)
        for n, (_, quality, given) in zip(takers, chosen, strict=True):
            named = []
            for key in given:
                if key.endswith(_ANY) and left:
                    key, left = key[:-1] + SPICE_OF[kind], left - 1
                named.append(key)
            qualities[n], covered[n], parts[n] = quality, int(bool(given)), tuple(named)
        yield _Option(tuple(qualities), tuple(covered), max(0, used - own), tofu, tuple(parts))


def _dish_ways(cook: Cook, ingredients: list[str], most: int, heron: bool) -> list[tuple[int, int, list[str]]]:
    """How the ingredients of one type in one dish may be spiced: spices used, quality, parts."""
    ways = []
    plain = [i for i in ingredients if not i.startswith(TOFU)]
    for doubling in (False, True) if heron and len(ingredients) > 1 and plain else (False,):
        served = without(ingredients, plain[-1:]) if doubling else ingredients
        for spices in range(min(most, len(served) - doubling) + 1):
            parts = [f"{key}+{_ANY}" for key in served[:spices]] + served[spices:]
            if doubling:
                parts[spices] = f"{served[spices]}+{plain[-1]}"
            ways.append((spices, cook.quality(parts), parts))
    return ways


def _ways(
    cook: Cook, challenges: dict[str, tuple[str, ...]], reached: _Reached, fill: dict[str, int], soup_star: bool
) -> list[tuple[_Filling, ...]]:
    """For each dish of a reachable combination, how fillers may complete it; none where it has no ingredient."""
    return [
        _fillings(cook.least, quality, len(needs) - covered, fill[SOUP], fill[BISQUE], fill[COOKBOOK], soup_star)
        if covered
        else ()
        for needs, quality, covered in zip(challenges.values(), reached.qualities, reached.covered, strict=True)
    ]


def _filled(ways: list[tuple[_Filling, ...]], fill: dict[str, int]) -> tuple[tuple[int, int], list[_Filling | None]]:
    """The most stars from one reachable combination, then the least filler value; and how each dish is completed."""
    totals: dict[tuple[int, int, int], tuple[int, list[_Filling | None]]] = {(0, 0, 0): (0, [])}
    for of_dish in ways:
        after = {used: (won, [*chosen, None]) for used, (won, chosen) in totals.items()}
        for (soup, bisque, cookbook), (won, chosen) in totals.items():
            for way in of_dish:
                used = (soup + way.soup, bisque + way.bisque, cookbook + way.cookbook)
                if used[0] > fill[SOUP] or used[1] > fill[BISQUE] or used[2] > fill[COOKBOOK]:
                    continue
                if used not in after or won + way.stars > after[used][0]:
                    after[used] = (won + way.stars, [*chosen, way])
        totals = after
    scored = [((won, -s - 3 * b - 2 * c), chosen) for (s, b, c), (won, chosen) in totals.items()]
    return max(scored, key=lambda option: option[0])


@lru_cache(1 << 14)
def _fillings(
    least: int, quality: int, lacking: int, soups: int, bisques: int, cookbooks: int, soup_star: bool
) -> tuple[_Filling, ...]:
    """For each number of bisques, the fewest soups that reach each number of stars."""
    found: list[_Filling] = []
    for bisque, cookbook in product(range(bisques + 1), range(cookbooks + 1)):
        reached: set[int] = set()
        for soup in range(max(0, lacking - bisque - cookbook), soups + 1):
            total = quality + 3 * bisque + soup
            won = stars(total) + (1 if soup_star and soup + bisque else 0)
            if total >= least and won and won not in reached:
                reached.add(won)
                found.append(_Filling(won, soup, bisque, cookbook))
    return tuple(found)


def _named(cook: Cook, key: str, spare: list[str]) -> str:
    """A part with the actual spice in the place of a universal one."""
    if not key.endswith(_ANY):
        if (spice := part(key).spice) in spare:
            spare.remove(str(spice))
        return key
    fits = [s for s in spare if s == ALLSPICE or cook.restaurateur == SAFFRON]
    spice = min(fits, key=worth)
    spare.remove(spice)
    return key[:-1] + spice


def _thinned(cook: Cook, needs: Sequence[str], parts: list[str], soup_star: bool) -> list[str]:
    """A dish without what its stars do not need: of a few ways to leave things out, the one that saves most."""
    won = dish_stars(parts, cook.quality(parts), soup_star)
    best, beam = (0.0, parts), [(0.0, parts)]
    while beam:
        leaner: dict[tuple[str, ...], tuple[float, list[str]]] = {}
        for saved, dish in beam:
            for more, fewer in _leaner(dish):
                if whole(cook, needs, fewer) and dish_stars(fewer, cook.quality(fewer), soup_star) >= won:
                    leaner.setdefault(tuple(sorted(fewer)), (saved + more, fewer))
        beam = sorted(leaner.values(), key=lambda option: -option[0])[:_BEAM]
        best = max([best, *beam], key=lambda option: option[0])
    return best[1]


def _leaner(parts: list[str]) -> Iterator[tuple[float, list[str]]]:
    for n, key in enumerate(parts):
        given = part(key)
        rest = parts[:n] + parts[n + 1 :]
        yield sum(map(worth, given.tokens)), rest
        if given.spice:
            yield worth(given.spice), [*rest, key.partition("+")[0]]
