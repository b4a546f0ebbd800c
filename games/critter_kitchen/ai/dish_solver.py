"""The best dishes for challenges from a kitchen's tokens: exact in stars, and fast enough to be asked at any time.

Each type's ingredients are split among the challenges that need it; what all types together can bring is
kept as a small set of reachable (quality, missing types) of the dishes; fillers then go where they win most stars.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from operator import add, attrgetter, ge, gt
from typing import NamedTuple, TypeAlias

from games.critter_kitchen.ai.weights import WEIGHTS
from games.critter_kitchen.data import GAME, TOKENS, TYPES
from games.critter_kitchen.dishes import Cook, complete, least_quality, stars
from games.critter_kitchen.tokens import (
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

Dish: TypeAlias = tuple[str, list[str]]
"""A challenge and the parts served for it."""

_CAP = GAME.thresholds[-1][0]
_ANY = "*"
_COOKBOOK = 2
"""The cost of a cookbook relative to soup and bisque; the cheaper fillers are used first."""
_BEAM = 6
"""How many thinner dishes are thinned further: two things that go together may each save little alone."""
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
    """Estimate what keeping a token is worth, in points of quality."""
    return _WORTH.get(token) or float(VALUE_OF.get(token, 0))


_Gives: TypeAlias = tuple[int, ...]
"""The quality that each dish gets, then how many of its types each dish gets: one vector, for fast addition."""
_Combined: TypeAlias = tuple["_Option", ...]
"""One option for each type so far."""


class _Option(NamedTuple):
    """One way to use the ingredients of a type: what it gives, what it takes, and the parts that each dish gets."""

    gives: _Gives
    universal: int
    """The universal spices that it takes."""
    tofu: int
    parts: tuple[tuple[str, ...], ...]


_Taken: TypeAlias = tuple[_Gives, int, int]
"""What a combination of the types so far gives, and the universal spices and the tofu that it takes."""


class _Way(NamedTuple):
    """One way to spice the ingredients of one type in one dish."""

    spices: int
    quality: int
    parts: tuple[str, ...]


class _Fill(NamedTuple):
    """The number of fillers of each kind, available or used."""

    soup: int
    bisque: int
    cookbook: int

    @property
    def spared(self) -> int:
        """The negative value of these fillers."""
        return -(TOKENS.soup * self.soup + TOKENS.bisque * self.bisque + _COOKBOOK * self.cookbook)


class _Filling(NamedTuple):
    """A way to complete a dish with fillers, and the stars it then wins."""

    stars: int
    used: _Fill


_Score: TypeAlias = tuple[int, int, int]
"""The score of a combination: its stars, minus the fillers it spends, the earlier one first on a tie."""


class _Fillings(NamedTuple):
    """The ways to complete a dish; the stars of the best one for this dish alone, and the fillers it spares.

    `best` is the best one itself, None if there are several.
    """

    won: int
    spared: int
    ways: tuple[_Filling, ...]
    best: _Filling | None


_Promise: TypeAlias = tuple[_Score, _Combined, list[_Fillings]]
"""What a combination would win if every dish had all fillers to itself, the combination, the ways to complete each."""


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


_NOTHING = _Fillings(0, 0, (), None)


def best_dishes(
    cook: Cook, challenges: dict[str, tuple[str, ...]], tokens: Sequence[str], soup_stars: int = 0
) -> list[Dish]:
    """Return the dishes that win the most stars and spend nothing they do not need; none where nothing wins any.

    `tokens` are all that may be served, fillers too. A dish with soup wins `soup_stars` more.
    """
    there = _Fill(*map(tokens.count, (SOUP, BISQUE, COOKBOOK)))
    best, combined = (0, 0, 0), tuple[_Option, ...]()
    fillings = list[_Filling | None]()
    for promise, promising, ways in _promising(cook, challenges, tokens, there, soup_stars):
        # Sorted most promising first, so nothing that follows can be better, or equal and reached earlier.
        if promise < best:
            break
        done = _completed(ways, there, best[0])
        score = done.won, done.spared, promise[2]
        if done.won and score > best:
            # What was not followed up may be equal, and then be found first.
            done = _completed(ways, there) if best[0] else done
            best, combined, fillings = score, promising, done.fillings
    return _dishes(cook, challenges, tokens, soup_stars, combined, fillings)


def _dishes(
    cook: Cook,
    challenges: dict[str, tuple[str, ...]],
    tokens: Sequence[str],
    soup_stars: int,
    combined: _Combined,
    fillings: list[_Filling | None],
) -> list[Dish]:
    """Return the dishes that a combination and its fillings describe."""
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
    """Return the stars of a presented dish, with those that the critic gives for soup in it (7, 9.2)."""
    return stars(quality) + (soup_stars if SOUP in parts or BISQUE in parts else 0)


def _reachable(cook: Cook, challenges: dict[str, tuple[str, ...]], tokens: Sequence[str]) -> dict[_Gives, _Combined]:
    """Return every useful way to put the ingredients into the dishes; of equal results the first."""
    universal = sum(1 for t in tokens if t in SPICES and (t == ALLSPICE or cook.talent.any_spice))
    reached: dict[_Taken, _Combined] = {((0,) * (2 * len(challenges)), 0, 0): ()}
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
    for (gives, _, _), combined in reached.items():
        found.setdefault(gives, combined)
    return found


def _joined(reached: dict[_Taken, _Combined], options: list[_Option], universal: int) -> dict[_Taken, _Combined]:
    """Extend every combination so far by every way to use one more type; of equal results keep the first."""
    after: dict[_Taken, _Combined] = {}
    # More than the highest threshold wins nothing; with the cap, many combinations become equal.
    most = (_CAP,) * len(options[0].gives)
    for (gives, spices, tofu), combined in reached.items():
        for option in options:
            # Addressed by index, as this is the innermost loop: what an option gives, its spices, its tofu.
            spiced, with_tofu = spices + option[1], tofu + option[2]
            if spiced <= universal and with_tofu <= 1:
                taken = tuple(map(min, map(add, gives, option[0]), most)), spiced, with_tofu
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
    """Return the ways to use the ingredients of a type, dominated ones removed."""
    if len(takers) == 1 and not (with_tofu or universal or cook.talent.doubles):
        return [_all_in_one(cook, kind, plain, takers[0], dishes, own)]
    found: dict[_Taken, _Option] = {}
    for tofu in range(2 if with_tofu else 1):
        ingredients = [*plain, f"{TOFU}={kind}"] if tofu else list(plain)
        ingredients.sort(key=lambda key: -cook.value(part(key)))
        for split in _splits(tuple(ingredients), takers):
            for option in _seasoned(cook, kind, split, dishes, own, universal, tofu):
                found.setdefault((option.gives, option.universal, option.tofu), option)
    return _unbeaten(list(found.values()))


def _all_in_one(cook: Cook, kind: str, plain: tuple[str, ...], taker: int, dishes: int, own: int) -> _Option:
    """Return the only option where one dish takes a type: all goes into it, the spices to the highest."""
    ingredients = sorted(plain, key=lambda key: -cook.value(part(key)))
    served = tuple([f"{key}+{SPICE_OF[kind]}" for key in ingredients[:own]] + ingredients[own:])
    gives = [0] * (2 * dishes)
    gives[taker], gives[dishes + taker] = cook.quality(served), 1
    return _Option(tuple(gives), 0, 0, tuple([served if n == taker else () for n in range(dishes)]))


def _unbeaten(options: list[_Option]) -> list[_Option]:
    """Return the options without dominated ones: those that give nowhere more and take nowhere less than another."""
    if len(options) == 1:
        return options
    # What an option takes counts as negative, so comparing all numbers says whether another dominates it; the dominant
    # one has the greater sum, so few have to be compared.
    balances = [(*option.gives, -option.universal, -option.tofu) for option in options]
    totals = list(map(sum, balances))
    unbeaten = []
    for option, mine, total in zip(options, balances, totals, strict=True):
        greater = [other for other, more in zip(balances, totals, strict=True) if more > total]
        if not any(all(map(ge, other, mine)) for other in greater):
            unbeaten.append(option)
    return unbeaten


def _splits(ingredients: tuple[str, ...], takers: Sequence[int]) -> Iterator[dict[int, tuple[str, ...]]]:
    """Yield every way to give each ingredient to one of the dishes that take its type, equal ingredients merged."""
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
    """Yield the ways to spice a split: in each dish the highest first, own spices before universal ones."""
    most = own + universal
    heron = cook.talent.doubles
    takers = list(split)
    ways = [_dish_ways(cook, split[n], min(most, len(split[n])), heron) for n in takers]
    # Own spices cost nothing here, so as many are used as there are ingredients for them.
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


# Cached, because many splits of a type give one dish the same ingredients.
@lru_cache(1 << 12)
def _dish_ways(cook: Cook, ingredients: tuple[str, ...], most: int, heron: bool) -> list[_Way]:
    """Return the ways to spice the ingredients of one type in one dish."""
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
    """Sort the reachable combinations by what each would win if every dish had all fillers to itself, highest first."""
    sizes = [len(needs) for needs in challenges.values()]
    completions = _completions(cook.least, there, soup_stars)
    found = []
    for n, (gives, combined) in enumerate(_reachable(cook, challenges, tokens).items()):
        won, spared, fillings = 0, 0, []
        for size, quality, covered in zip(sizes, gives, gives[len(sizes) :], strict=False):
            of_dish = completions[quality, size - covered] if covered else _NOTHING
            won += of_dish.won
            spared += of_dish.spared
            fillings.append(of_dish)
        found.append(((won, spared, -n), combined, fillings))
    # Scores are unique, so nothing else is compared.
    found.sort(reverse=True)
    return found


def _completed(fillings: list[_Fillings], there: _Fill, least: int = 0) -> _Completed:
    """Return the most stars from one combination, then the least filler value; and the way to complete each dish.

    What can no longer win `least` stars is not followed up.
    """
    return _each_at_its_best(fillings, there) or _shared_out(fillings, there, least)


def _each_at_its_best(fillings: list[_Fillings], there: _Fill) -> _Completed | None:
    """Return every dish completed its best way, if the fillers suffice and no other way is equal; else None."""
    won = soup = bisque = cookbook = 0
    for of_dish in fillings:
        way = of_dish.best
        if way:
            won += way.stars
            soup, bisque, cookbook = soup + way.used.soup, bisque + way.used.bisque, cookbook + way.used.cookbook
        elif of_dish.ways:
            return None
    used = _Fill(soup, bisque, cookbook)
    return None if any(map(gt, used, there)) else _Completed(won, used.spared, [of_dish.best for of_dish in fillings])


def _shared_out(fillings: list[_Fillings], there: _Fill, least: int) -> _Completed:
    """Share fillers among dishes that want the same ones, dish by dish; keep the best result for each amount used."""
    totals: dict[tuple[int, int, int], tuple[int, tuple[_Filling | None, ...]]] = {(0, 0, 0): (0, ())}
    to_come = sum(of_dish.won for of_dish in fillings)
    for of_dish in fillings:
        to_come -= of_dish.won
        after = {used: (won, (*ways, None)) for used, (won, ways) in totals.items() if won + to_come >= least}
        for (soup, bisque, cookbook), (won, ways) in totals.items():
            for way in of_dish.ways:
                total = won + way.stars
                if total + to_come < least:
                    continue
                more = way.used
                used = soup + more.soup, bisque + more.bisque, cookbook + more.cookbook
                if used[0] > there.soup or used[1] > there.bisque or used[2] > there.cookbook:
                    continue
                if used not in after or total > after[used][0]:
                    after[used] = total, (*ways, way)
        totals = after
    done = [_Completed(won, _Fill(*used).spared, list(ways)) for used, (won, ways) in totals.items()]
    return max(done, key=attrgetter("won", "spared"), default=_Completed(0, 0, []))


class _Completions(dict[tuple[int, int], _Fillings]):
    """Ways to complete a dish by its quality and its number of missing types; computed on first use."""

    def __init__(self, least: int, there: _Fill, soup_stars: int) -> None:
        """Cover dishes of at least this quality, with the available fillers."""
        self._least, self._there, self._soup_stars = least, there, soup_stars

    def __missing__(self, dish: tuple[int, int]) -> _Fillings:
        found = self[dish] = self._fillings(*dish)
        return found

    def _fillings(self, quality: int, lacking: int) -> _Fillings:
        """Return, for each number of bisques, the fewest soups that reach each number of stars."""
        there, found = self._there, list[_Filling]()
        for bisque, cookbook in product(range(there.bisque + 1), range(there.cookbook + 1)):
            reached: set[int] = set()
            for soup in range(max(0, lacking - bisque - cookbook), there.soup + 1):
                total = quality + soup_value(soup, bisque)
                won = stars(total) + (self._soup_stars if soup + bisque else 0)
                if total >= self._least and won and won not in reached:
                    reached.add(won)
                    found.append(_Filling(won, _Fill(soup, bisque, cookbook)))
                # More cannot win more; but one soup is tried even in a full dish, since the Capybara pays for it.
                if total >= _CAP and soup:
                    break
        if not found:
            return _NOTHING
        won, spared = max((way.stars, way.used.spared) for way in found)
        best = [way for way in found if way.stars == won and way.used.spared == spared]
        return _Fillings(won, spared, tuple(found), best[0] if len(best) == 1 else None)


_completions = lru_cache(1 << 8)(_Completions)


def _named(cook: Cook, key: str, spare: list[str]) -> str:
    """Return a part with the actual spice instead of a universal one."""
    if not key.endswith(_ANY):
        if (spice := part(key).spice) in spare:
            spare.remove(str(spice))
        return key
    fits = [s for s in spare if s == ALLSPICE or cook.talent.any_spice]
    # Where any spice will do, use the one least worth keeping.
    spice = min(fits, key=worth)
    spare.remove(spice)
    return key[:-1] + spice


def _without_needless_parts(cook: Cook, needs: Sequence[str], parts: list[str], soup_stars: int) -> list[str]:
    """Leave out of a dish what its stars do not need: of a few ways to do so, the one that saves most."""
    quality = cook.quality(parts)
    won = dish_stars(parts, quality, soup_stars)
    # Below this quality it wins less, with soup in it or not.
    least = max(cook.least, least_quality(won - soup_stars))
    best = _Thinned(0.0, quality, parts)
    beam = [best]
    while beam:
        leaner: dict[tuple[str, ...], _Thinned] = {}
        for dish in beam:
            for thinned in _without_one_thing(cook, dish, least):
                if dish_stars(thinned.parts, thinned.quality, soup_stars) >= won and complete(needs, thinned.parts):
                    leaner.setdefault(tuple(sorted(thinned.parts)), thinned)
        beam = sorted(leaner.values(), key=lambda dish: -dish.saved)[:_BEAM]
        best = max([best, *beam], key=lambda dish: dish.saved)
    return best.parts


def _without_one_thing(cook: Cook, dish: _Thinned, least: int) -> Iterator[_Thinned]:
    """Yield the dish without one thing, while its quality stays high enough; of equal parts without the first."""
    for n, key in enumerate(dish.parts):
        if key in dish.parts[:n]:
            continue
        quality = dish.quality - cook.quality((key,))
        if quality >= least:
            saved = dish.saved + sum(map(worth, part(key).tokens))
            yield _Thinned(saved, quality, dish.parts[:n] + dish.parts[n + 1 :])
        spice = part(key).spice
        if spice:
            plain = key.partition("+")[0]
            quality += cook.quality((plain,))
            if quality >= least:
                rest = dish.parts[:n] + dish.parts[n + 1 :]
                yield _Thinned(dish.saved + worth(spice), quality, [*rest, plain])
