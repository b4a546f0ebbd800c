"""The best dishes for challenges from what a kitchen holds: exact in stars, and fast enough to be asked at any time.

Each type's ingredients are split among the challenges that need it; what all types together can bring is
kept as a small set of reachable (quality, missing types) of the dishes; fillers then go where they win most stars.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from operator import add, attrgetter, ge, gt
from typing import NamedTuple, TypeAlias

from .data import GAME, TOKENS, TYPES
from .dishes import Cook, stars, whole
from .tokens import (
    ALLSPICE,
    BISQUE,
    COOKBOOK,
    SOUP,
    SPICE_OF,
    SPICES,
    TOFU,
    TYPE_OF,
    VALUE_OF,
    part,
    soup_value,
    without,
)
from .weights import WEIGHTS

Dish: TypeAlias = tuple[str, list[str]]
"""A challenge and the parts served for it."""

_CAP = GAME.thresholds[-1][0]
_ANY = "*"
_COOKBOOK = 2
"""What using a cookbook counts beside soup and bisque, of which the cheaper ones are used first."""
_BEAM = 6
"""So many thinner dishes are thinned further: two things that go together may each save little alone."""
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


_Gives: TypeAlias = tuple[int, ...]
"""The quality that each dish gets, then how many of its types each dish gets: one vector, to be added quickly."""
_Combined: TypeAlias = tuple["_Option", ...]
"""One option for each type so far."""


class _Option(NamedTuple):
    """One way to use the ingredients of a type: what it gives, what it takes, and the parts that each dish gets."""

    gives: _Gives
    universal: int
    """The universal spices that it takes."""
    tofu: int
    parts: tuple[tuple[str, ...], ...]


class _Taken(NamedTuple):
    """What a combination of the types so far gives, and the universal spices and the tofu that it takes."""

    gives: _Gives
    universal: int
    tofu: int


class _Way(NamedTuple):
    """One way to spice the ingredients of one type in one dish."""

    spices: int
    quality: int
    parts: tuple[str, ...]


class _Fill(NamedTuple):
    """How many fillers of each kind there are, or are used."""

    soup: int
    bisque: int
    cookbook: int

    @property
    def spared(self) -> int:
        """The value of so many fillers, below 0."""
        return -(TOKENS.soup * self.soup + TOKENS.bisque * self.bisque + _COOKBOOK * self.cookbook)


class _Filling(NamedTuple):
    """How fillers may complete a dish, and the stars it then wins."""

    stars: int
    used: _Fill


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


class _Promise(NamedTuple):
    """A combination, and what it would win if every dish had all fillers to itself."""

    score: _Score
    combined: _Combined
    fillings: list[_Fillings]


class _Completed(NamedTuple):
    """What the dishes of a combination win together, the fillers they spare, and how each is completed."""

    won: int
    spared: int
    fillings: list[_Filling | None]


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
    there = _Fill(*map(tokens.count, (SOUP, BISQUE, COOKBOOK)))
    best, combined = _Score(0, 0, 0), tuple[_Option, ...]()
    fillings = list[_Filling | None]()
    for promise in _promising(cook, challenges, tokens, there, soup_stars):
        # They come most promising first, so nothing that follows can be better, or as good and reached before.
        if promise.score < best:
            break
        done = _completed(promise.fillings, there, best.won)
        score = _Score(done.won, done.spared, promise.score.place)
        if done.won and score > best:
            # What was not followed up may be as good, and then be the first that is found.
            done = _completed(promise.fillings, there) if best.won else done
            best, combined, fillings = score, promise.combined, done.fillings
    return _dishes(cook, challenges, tokens, soup_stars, combined, fillings)


def _dishes(
    cook: Cook,
    challenges: dict[str, tuple[str, ...]],
    tokens: Sequence[str],
    soup_stars: int,
    combined: _Combined,
    fillings: list[_Filling | None],
) -> list[Dish]:
    """The dishes that are meant by a combination and its fillings."""
    dishes = []
    spare = [t for t in tokens if t in SPICES]
    for n, (challenge, filling) in enumerate(zip(challenges, fillings, strict=False)):
        if filling is not None:
            used = filling.used
            served = [_named(cook, key, spare) for option in combined for key in option.parts[n]]
            served += [SOUP] * used.soup + [BISQUE] * used.bisque + [COOKBOOK] * used.cookbook
            dishes.append((challenge, _without_needless_parts(cook, challenges[challenge], served, soup_stars)))
    return dishes


def dish_stars(parts: Sequence[str], quality: int, soup_stars: int) -> int:
    """The stars of a presented dish, with those that the critic gives for soup in it (7, 9.2)."""
    return stars(quality) + (soup_stars if SOUP in parts or BISQUE in parts else 0)


def _reachable(cook: Cook, challenges: dict[str, tuple[str, ...]], tokens: Sequence[str]) -> dict[_Gives, _Combined]:
    """Every useful way to put the ingredients into the dishes; of those that give the same the first."""
    universal = sum(1 for t in tokens if t in SPICES and (t == ALLSPICE or cook.talent.any_spice))
    reached: dict[_Taken, _Combined] = {_Taken((0,) * (2 * len(challenges)), 0, 0): ()}
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
    found: dict[_Gives, _Combined] = {}
    for taken, combined in reached.items():
        found.setdefault(taken.gives, combined)
    return found


def _joined(reached: dict[_Taken, _Combined], options: list[_Option], universal: int) -> dict[_Taken, _Combined]:
    """Every combination so far with every way to use one more type; of equal ones the first."""
    after: dict[_Taken, _Combined] = {}
    # More than the highest threshold wins nothing; cut off there, many combinations become the same.
    most = (_CAP,) * len(options[0].gives)
    for (before, combined), option in product(reached.items(), options):
        spices, tofu = before.universal + option.universal, before.tofu + option.tofu
        if spices <= universal and tofu <= 1:
            taken = _Taken(tuple(map(min, map(add, before.gives, option.gives), most)), spices, tofu)
            if taken not in after:
                after[taken] = (*combined, option)
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
    found: dict[_Taken, _Option] = {}
    for tofu in range(2 if with_tofu else 1):
        ingredients = [*plain, f"{TOFU}={kind}"] if tofu else list(plain)
        ingredients.sort(key=lambda key: -cook.value(part(key)))
        for split in _splits(tuple(ingredients), takers):
            for option in _seasoned(cook, kind, split, dishes, own, universal, tofu):
                found.setdefault(_Taken(option.gives, option.universal, option.tofu), option)
    return _unbeaten(list(found.values()))


def _unbeaten(options: list[_Option]) -> list[_Option]:
    """The options without those than which another gives nowhere less and takes nowhere more."""
    if len(options) == 1:
        return options
    # What an option takes counts below nothing, so that comparing all numbers says whether another beats it; whatever
    # beats it has the greater sum, which leaves few to be compared.
    balances = [(*option.gives, -option.universal, -option.tofu) for option in options]
    totals = list(map(sum, balances))
    unbeaten = []
    for option, mine, total in zip(options, balances, totals, strict=True):
        greater = [other for other, more in zip(balances, totals, strict=True) if more > total]
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
    least = min(own, sum(max(way.spices for way in ways_of_dish) for ways_of_dish in ways)) if not heron else 0
    for chosen in product(*ways):
        used = sum([way.spices for way in chosen])
        if used > most or used < least:
            continue
        qualities, covered = [0] * dishes, [0] * dishes
        parts: list[tuple[str, ...]] = [()] * dishes
        left = min(own, used)
        for n, way in zip(takers, chosen, strict=True):
            qualities[n], covered[n], parts[n] = way.quality, int(bool(way.parts)), way.parts
            if left and way.spices:
                named = min(left, way.spices)
                parts[n] = tuple([key[:-1] + SPICE_OF[kind] for key in way.parts[:named]]) + way.parts[named:]
                left -= named
        yield _Option((*qualities, *covered), max(0, used - own), tofu, tuple(parts))


# Remembered, because many splits of a type give one dish the same ingredients.
@lru_cache(1 << 12)
def _dish_ways(cook: Cook, ingredients: tuple[str, ...], most: int, heron: bool) -> list[_Way]:
    """How the ingredients of one type in one dish may be spiced."""
    ways = []
    plain = [i for i in ingredients if not i.startswith(TOFU)]
    for doubling in (False, True) if heron and len(ingredients) > 1 and plain else (False,):
        served = without(list(ingredients), plain[-1:]) if doubling else list(ingredients)
        for spices in range(min(most, len(served) - doubling) + 1):
            parts = [f"{key}+{_ANY}" for key in served[:spices]] + served[spices:]
            if doubling:
                parts[spices] = f"{served[spices]}+{plain[-1]}"
            ways.append(_Way(spices, cook.quality(parts), tuple(parts)))
    return ways


def _promising(
    cook: Cook, challenges: dict[str, tuple[str, ...]], tokens: Sequence[str], there: _Fill, soup_stars: int
) -> list[_Promise]:
    """What is reachable, by what it would win if every dish had all fillers to itself: the most first."""
    sizes = [len(needs) for needs in challenges.values()]
    found = []
    for n, (gives, combined) in enumerate(_reachable(cook, challenges, tokens).items()):
        won, spared, fillings = 0, 0, []
        for size, quality, covered in zip(sizes, gives, gives[len(sizes) :], strict=False):
            of_dish = _fillings(cook.least, quality, size - covered, there, soup_stars) if covered else _NOTHING
            won, spared = won + of_dish.won, spared + of_dish.spared
            fillings.append(of_dish)
        found.append(_Promise(_Score(won, spared, -n), combined, fillings))
    found.sort(key=attrgetter("score"), reverse=True)
    return found


def _completed(fillings: list[_Fillings], there: _Fill, least: int = 0) -> _Completed:
    """The most stars from one combination, then the least filler value; and how each dish is completed.

    What cannot win `least` stars any more is not followed up.
    """
    totals: dict[_Fill, _Completed] = {_Fill(0, 0, 0): _Completed(0, 0, [])}
    to_come = sum(of_dish.won for of_dish in fillings)
    for of_dish in fillings:
        to_come -= of_dish.won
        after = {
            used: _Completed(so_far.won, 0, [*so_far.fillings, None])
            for used, so_far in totals.items()
            if so_far.won + to_come >= least
        }
        for before, so_far in totals.items():
            for way in of_dish.ways:
                total = so_far.won + way.stars
                if total + to_come < least:
                    continue
                used = _Fill(*map(add, before, way.used))
                if not any(map(gt, used, there)) and (used not in after or total > after[used].won):
                    after[used] = _Completed(total, 0, [*so_far.fillings, way])
        totals = after
    done = [_Completed(so_far.won, used.spared, so_far.fillings) for used, so_far in totals.items()]
    return max(done, key=attrgetter("won", "spared"), default=_Completed(0, 0, []))


@lru_cache(1 << 14)
def _fillings(least: int, quality: int, lacking: int, there: _Fill, soup_stars: int) -> _Fillings:
    """For each number of bisques, the fewest soups that reach each number of stars."""
    found: list[_Filling] = []
    for bisque, cookbook in product(range(there.bisque + 1), range(there.cookbook + 1)):
        reached: set[int] = set()
        for soup in range(max(0, lacking - bisque - cookbook), there.soup + 1):
            total = quality + soup_value(soup, bisque)
            won = stars(total) + (soup_stars if soup + bisque else 0)
            if total >= least and won and won not in reached:
                reached.add(won)
                found.append(_Filling(won, _Fill(soup, bisque, cookbook)))
            # More cannot win more; but one soup is tried even in a full dish, since the Capybara pays for it.
            if total >= _CAP and soup:
                break
    if not found:
        return _NOTHING
    won, spared = max((way.stars, way.used.spared) for way in found)
    return _Fillings(won, spared, tuple(found))


def _named(cook: Cook, key: str, spare: list[str]) -> str:
    """A part with the actual spice in the place of a universal one."""
    if not key.endswith(_ANY):
        if (spice := part(key).spice) in spare:
            spare.remove(str(spice))
        return key
    fits = [s for s in spare if s == ALLSPICE or cook.talent.any_spice]
    # Where any spice will do, the one that is least worth keeping.
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
