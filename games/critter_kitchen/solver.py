"""The best dishes for challenges from what a kitchen holds: exact in stars, and fast enough to be asked at any time.

Each type's ingredients are split among the challenges that need it; what all types together can bring is
kept as a small set of reachable (quality, missing types) of the dishes; fillers then go where they win most stars.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from operator import add, ge, itemgetter
from typing import NamedTuple, TypeAlias

from .data import GAME, TYPES
from .dishes import Cook, stars, whole
from .tokens import ALLSPICE, BISQUE, COOKBOOK, FILLERS, SOUP, SPICE_OF, SPICES, TOFU, TYPE_OF, VALUE_OF, part, without
from .weights import WEIGHTS

Dish: TypeAlias = tuple[str, list[str]]
"""A challenge and the parts served for it."""

_CAP = GAME.thresholds[-1][0]
_ANY = "*"
_BEAM = 6
_KEPT = WEIGHTS.keeping
_WORTH = {
    ALLSPICE: _KEPT.allspice,
    TOFU: _KEPT.tofu,
    SOUP: _KEPT.soup,
    BISQUE: _KEPT.bisque,
    COOKBOOK: _KEPT.cookbook,
    **dict.fromkeys(SPICE_OF.values(), _KEPT.spice),
}


def worth(token: str) -> float:
    """About what keeping a token is worth, in points of quality."""
    return _WORTH.get(token) or float(VALUE_OF.get(token, 0))


class _Option(NamedTuple):
    """One way to use the ingredients of a type.

    `amounts` are the quality that each dish gets, whether each gets the type (1 or 0), and the universal spices and
    the tofu that this takes; `parts` are what each dish gets.
    """

    amounts: tuple[int, ...]
    parts: tuple[tuple[str, ...], ...]


_Reached: TypeAlias = tuple[tuple[int, ...], tuple[_Option, ...]]
"""One reachable combination of all types so far: the sums of its amounts, and its options."""


class _Filling(NamedTuple):
    """How fillers may complete a dish, and the stars it then wins."""

    stars: int
    soup: int
    bisque: int
    cookbook: int

    @property
    def spared(self) -> int:
        """The value of its fillers, below 0."""
        return -self.soup - 3 * self.bisque - 2 * self.cookbook


class _Score(NamedTuple):
    """How good a combination is: its stars, the fillers that it spares (below 0: spends), the earlier reached first."""

    won: int
    spared: int
    place: int


class _Fillings(NamedTuple):
    """The ways to complete a dish; the stars of the best one for this dish alone, and what of fillers it spares."""

    won: int
    spared: int
    ways: tuple[_Filling, ...]


class _Thinned(NamedTuple):
    """A dish from which something is left out: the worth of what is saved, the quality that is left, the parts."""

    saved: float
    quality: int
    parts: list[str]


_NOTHING = _Fillings(0, 0, ())


def best_dishes(
    cook: Cook, challenges: dict[str, tuple[str, ...]], tokens: Sequence[str], soup_stars: int = 0
) -> list[Dish]:
    """The dishes that win the most stars, with nothing spent that they do not need; none where nothing wins any.

    `tokens` are all that may be served, fillers too. A dish with soup wins `soup_stars` more.
    """
    fill = {name: tokens.count(name) for name in FILLERS}
    best, combined = _Score(0, 0, 0), tuple[_Option, ...]()
    completed = list[_Filling | None]()
    for promise, options, fillings in _promising(cook, challenges, tokens, fill, soup_stars):
        # They come most promising first, so nothing that follows can be better, or as good and reached before.
        if promise < best:
            break
        won, spared, chosen = _filled(fillings, fill, best.won)
        score = _Score(won, spared, promise.place)
        if won and score > best:
            # What was not followed up may be as good, and then be the first that is found.
            chosen = _filled(fillings, fill)[2] if best.won else chosen
            best, combined, completed = score, options, chosen
    return _dishes(cook, challenges, tokens, soup_stars, combined, completed)


def _dishes(
    cook: Cook,
    challenges: dict[str, tuple[str, ...]],
    tokens: Sequence[str],
    soup_stars: int,
    options: tuple[_Option, ...],
    chosen: list[_Filling | None],
) -> list[Dish]:
    """The dishes that are meant by a combination and its fillings."""
    dishes = []
    spare = [t for t in tokens if t in SPICES]
    for n, (challenge, filling) in enumerate(zip(challenges, chosen, strict=False)):
        if filling is not None:
            served = [_named(cook, key, spare) for option in options for key in option.parts[n]]
            served += [SOUP] * filling.soup + [BISQUE] * filling.bisque + [COOKBOOK] * filling.cookbook
            dishes.append((challenge, _without_needless_parts(cook, challenges[challenge], served, soup_stars)))
    return dishes


def dish_stars(parts: Sequence[str], quality: int, soup_stars: int) -> int:
    """The stars of a presented dish, with those that the critic gives for soup in it (7, 9.2)."""
    return stars(quality) + (soup_stars if SOUP in parts or BISQUE in parts else 0)


def _reachable(cook: Cook, challenges: dict[str, tuple[str, ...]], tokens: Sequence[str]) -> list[_Reached]:
    """Every useful way to put the ingredients into the dishes; of those that give the same the first."""
    universal = sum(1 for t in tokens if t in SPICES and (t == ALLSPICE or cook.talent.any_spice))
    sums = 2 * len(challenges)
    reached: dict[tuple[int, ...], tuple[_Option, ...]] = {(0,) * (sums + 2): ()}
    stored: dict[str, list[str]] = {kind: [] for kind in TYPES}
    for token in tokens:
        if token in TYPE_OF:
            stored[TYPE_OF[token]].append(token)
    for kind, of_kind in stored.items():
        takers = tuple([n for n, needs in enumerate(challenges.values()) if kind in needs])
        if not takers or not (of_kind or TOFU in tokens):
            continue
        plain = tuple(sorted(of_kind, key=VALUE_OF.__getitem__, reverse=True))
        own = 0 if cook.talent.any_spice else tokens.count(SPICE_OF[kind])
        most = len(plain) + (TOFU in tokens)
        spices = min(own, most), min(universal, most)
        options = _options(cook, kind, plain, TOFU in tokens, takers, len(challenges), *spices)
        reached = _joined(reached, options, universal)
    found: dict[tuple[int, ...], tuple[_Option, ...]] = {}
    for amounts, combined in reached.items():
        found.setdefault(amounts[:sums], combined)
    return list(found.items())


def _joined(
    reached: dict[tuple[int, ...], tuple[_Option, ...]], options: list[_Option], universal: int
) -> dict[tuple[int, ...], tuple[_Option, ...]]:
    """Every combination so far with every way to use one more type; of equal ones the first."""
    after: dict[tuple[int, ...], tuple[_Option, ...]] = {}
    most = (*[_CAP] * (len(options[0].amounts) - 2), universal + 1, 2)
    for (sums, combined), option in product(reached.items(), options):
        amounts = tuple(map(min, map(add, sums, option.amounts), most))
        if amounts not in after and amounts[-2] <= universal and amounts[-1] <= 1:
            after[amounts] = (*combined, option)
    return after


@lru_cache(1 << 12)
def _options(
    cook: Cook,
    kind: str,
    plain: tuple[str, ...],
    with_tofu: bool,
    takers: tuple[int, ...],
    dishes: int,
    own: int,
    universal: int,
) -> list[_Option]:
    """The ways to use the ingredients of a type, without those that another one beats."""
    found: dict[tuple[int, ...], _Option] = {}
    for tofu in range(2 if with_tofu else 1):
        ingredients = [*plain, f"{TOFU}={kind}"] if tofu else list(plain)
        ingredients.sort(key=lambda key: -cook.value(part(key)))
        for split in _splits(tuple(ingredients), takers):
            for option in _seasoned(cook, kind, split, dishes, own, universal, tofu):
                found.setdefault(option.amounts, option)
    return _unbeaten(list(found.values()))


def _unbeaten(options: list[_Option]) -> list[_Option]:
    """The options without those than which another gives nowhere less and takes nowhere more."""
    if len(options) == 1:
        return options
    gives = [(*o.amounts[:-2], -o.amounts[-2], -o.amounts[-1]) for o in options]
    totals = list(map(sum, gives))
    unbeaten = []
    for option, mine, total in zip(options, gives, totals, strict=True):
        greater = [other for other, more in zip(gives, totals, strict=True) if more > total]
        if not any(all(map(ge, other, mine)) for other in greater):
            unbeaten.append(option)
    return unbeaten


def _splits(ingredients: tuple[str, ...], takers: Sequence[int]) -> Iterator[dict[int, tuple[str, ...]]]:
    """Every way to give each ingredient to one of the dishes that take its type; equal ones are not told apart."""
    if len(takers) == 1:
        yield {takers[0]: ingredients}
        return
    seen = set()
    for choice in product(takers, repeat=len(ingredients)):
        given: dict[int, tuple[str, ...]] = dict.fromkeys(takers, ())
        for ingredient, to in zip(ingredients, choice, strict=True):
            given[to] += (ingredient,)
        key = tuple(given.values())
        if key not in seen:
            seen.add(key)
            yield given


def _seasoned(
    cook: Cook, kind: str, split: dict[int, tuple[str, ...]], dishes: int, own: int, universal: int, tofu: int
) -> Iterator[_Option]:
    """The ways to spice a split: in each dish the highest first, own spices before universal ones."""
    most = own + universal
    heron = cook.talent.doubles
    takers = list(split)
    ways = [_dish_ways(cook, split[n], min(most, len(split[n])), heron) for n in takers]
    # Own spices cost nothing here, so as many as find an ingredient are used.
    least = min(own, sum(max(spices for spices, _, _ in ways_of_dish) for ways_of_dish in ways)) if not heron else 0
    for chosen in product(*ways):
        used = sum(spices for spices, _, _ in chosen)
        if used > most or used < least:
            continue
        qualities, covered = [0] * dishes, [0] * dishes
        parts: list[tuple[str, ...]] = [()] * dishes
        left = min(own, used)
        for n, (spices, quality, given) in zip(takers, chosen, strict=True):
            qualities[n], covered[n], parts[n] = quality, int(bool(given)), given
            if left and spices:
                named = min(left, spices)
                parts[n] = tuple([key[:-1] + SPICE_OF[kind] for key in given[:named]]) + given[named:]
                left -= named
        yield _Option((*qualities, *covered, max(0, used - own), tofu), tuple(parts))


@lru_cache(1 << 12)
def _dish_ways(
    cook: Cook, ingredients: tuple[str, ...], most: int, heron: bool
) -> list[tuple[int, int, tuple[str, ...]]]:
    """How the ingredients of one type in one dish may be spiced: spices used, quality, parts."""
    ways = []
    plain = [i for i in ingredients if not i.startswith(TOFU)]
    for doubling in (False, True) if heron and len(ingredients) > 1 and plain else (False,):
        served = without(list(ingredients), plain[-1:]) if doubling else list(ingredients)
        for spices in range(min(most, len(served) - doubling) + 1):
            parts = [f"{key}+{_ANY}" for key in served[:spices]] + served[spices:]
            if doubling:
                parts[spices] = f"{served[spices]}+{plain[-1]}"
            ways.append((spices, cook.quality(parts), tuple(parts)))
    return ways


def _promising(
    cook: Cook, challenges: dict[str, tuple[str, ...]], tokens: Sequence[str], fill: dict[str, int], soup_stars: int
) -> list[tuple[_Score, tuple[_Option, ...], list[_Fillings]]]:
    """What is reachable, by what it would win if every dish had all fillers to itself: the most first."""
    soups, bisques, cookbooks = fill[SOUP], fill[BISQUE], fill[COOKBOOK]
    sizes = [len(needs) for needs in challenges.values()]
    found = []
    for n, (amounts, options) in enumerate(_reachable(cook, challenges, tokens)):
        won, spared, fillings = 0, 0, []
        for size, quality, covered in zip(sizes, amounts, amounts[len(sizes) :], strict=False):
            of_dish = _NOTHING
            if covered:
                of_dish = _fillings(cook.least, quality, size - covered, soups, bisques, cookbooks, soup_stars)
            won, spared = won + of_dish.won, spared + of_dish.spared
            fillings.append(of_dish)
        found.append((_Score(won, spared, -n), options, fillings))
    found.sort(key=itemgetter(0), reverse=True)
    return found


def _filled(fillings: list[_Fillings], fill: dict[str, int], least: int = 0) -> tuple[int, int, list[_Filling | None]]:
    """The most stars from one combination, then the least filler value; and how each dish is completed.

    What cannot win `least` stars any more is not followed up.
    """
    soups, bisques, cookbooks = fill[SOUP], fill[BISQUE], fill[COOKBOOK]
    totals: dict[tuple[int, int, int], tuple[int, list[_Filling | None]]] = {(0, 0, 0): (0, [])}
    to_come = sum(of_dish.won for of_dish in fillings)
    for of_dish in fillings:
        to_come -= of_dish.won
        after = {used: (won, [*chosen, None]) for used, (won, chosen) in totals.items() if won + to_come >= least}
        for (soup, bisque, cookbook), (won, chosen) in totals.items():
            for way in of_dish.ways:
                total = won + way[0]
                if total + to_come < least:
                    continue
                used = (soup + way[1], bisque + way[2], cookbook + way[3])
                if used[0] > soups or used[1] > bisques or used[2] > cookbooks:
                    continue
                if used not in after or total > after[used][0]:
                    after[used] = (total, [*chosen, way])
        totals = after
    scored = [(won, -s - 3 * b - 2 * c, chosen) for (s, b, c), (won, chosen) in totals.items()]
    return max(scored, key=itemgetter(0, 1), default=(0, 0, []))


@lru_cache(1 << 14)
def _fillings(
    least: int, quality: int, lacking: int, soups: int, bisques: int, cookbooks: int, soup_stars: int
) -> _Fillings:
    """For each number of bisques, the fewest soups that reach each number of stars."""
    found: list[_Filling] = []
    for bisque, cookbook in product(range(bisques + 1), range(cookbooks + 1)):
        reached: set[int] = set()
        for soup in range(max(0, lacking - bisque - cookbook), soups + 1):
            total = quality + 3 * bisque + soup
            won = stars(total) + (soup_stars if soup + bisque else 0)
            if total >= least and won and won not in reached:
                reached.add(won)
                found.append(_Filling(won, soup, bisque, cookbook))
            if total >= _CAP and soup:
                break
    if not found:
        return _NOTHING
    won, spared = max((way.stars, way.spared) for way in found)
    return _Fillings(won, spared, tuple(found))


def _named(cook: Cook, key: str, spare: list[str]) -> str:
    """A part with the actual spice in the place of a universal one."""
    if not key.endswith(_ANY):
        if (spice := part(key).spice) in spare:
            spare.remove(str(spice))
        return key
    fits = [s for s in spare if s == ALLSPICE or cook.talent.any_spice]
    spice = min(fits, key=worth)
    spare.remove(spice)
    return key[:-1] + spice


def _without_needless_parts(cook: Cook, needs: Sequence[str], parts: list[str], soup_stars: int) -> list[str]:
    """A dish without what its stars do not need: of a few ways to leave things out, the one that saves most."""
    quality = cook.quality(parts)
    won = dish_stars(parts, quality, soup_stars)
    best = _Thinned(0.0, quality, parts)
    beam = [best]
    while beam:
        leaner: dict[tuple[str, ...], _Thinned] = {}
        for dish in beam:
            for thinned in _without_one_thing(cook, dish):
                if dish_stars(thinned.parts, thinned.quality, soup_stars) >= won and whole(cook, needs, thinned.parts):
                    leaner.setdefault(tuple(sorted(thinned.parts)), thinned)
        beam = sorted(leaner.values(), key=lambda dish: -dish.saved)[:_BEAM]
        best = max([best, *beam], key=lambda dish: dish.saved)
    return best.parts


def _without_one_thing(cook: Cook, dish: _Thinned) -> Iterator[_Thinned]:
    """The dish without one thing: of equal parts without the first."""
    for n, key in enumerate(dish.parts):
        if key in dish.parts[:n]:
            continue
        given = part(key)
        rest = dish.parts[:n] + dish.parts[n + 1 :]
        value = cook.value(given)
        saved = dish.saved + sum(map(worth, given.tokens))
        yield _Thinned(saved, dish.quality - (2 * value if given.spice else value), rest)
        if given.spice:
            plain = key.partition("+")[0]
            yield _Thinned(dish.saved + worth(given.spice), dish.quality - value, [*rest, plain])
