"""The notation: what people type, read against what the title offers.

A move is its links in order, verb first, as canonical tokens (`attack F0 F1`) or as they read in a menu (`Attack, F0
Chicken → Onion`). Upper and lower case, accents, and what stands between words (spaces, commas, dashes, arrows) do not
matter. Reading tries three ways, strictest first: words exactly; words begun (`att chick`); words misspelt. Where the
arguments of a verb are a set, they may be typed in any order: what is read is the one order that the title offers.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

from msgspec import Struct
from rapidfuzz import fuzz

from games.kernel import (
    Action,
    Ambiguous,
    Choice,
    Chosen,
    Game,
    InputError,
    NotLegal,
    NotUnderstood,
    Say,
    Seat,
    actions,
    check,
)
from renderers.words import Words, plain

from .folding import fold, unfold

EXACT, BEGUN, MISSPELT = range(3)
"""The ways of reading, strictest first."""
ALIKE = 80
"""From how many points of rapidfuzz's ratio on a misspelt word counts as a word."""
SHORTEST = 4
"""Misspelt words are recognised from this many letters on: shorter ones are too like each other."""
_MARGIN = 0.1  # readings whose costs differ less than this are equally likely
_NAME = 4  # a name has at most so many words
_LOOKS = 1000  # how many beginnings one reading looks at before it gives up
_SETS = 200  # how many legal sets are looked through for a thing that none of them holds
_WORD = re.compile(r"[^\W_]+")

Labels = Callable[[Chosen, Choice], str]
"""How a next link reads to the person who types."""


def words_of(text: str) -> tuple[str, ...]:
    """A text as comparable words: no case, no accents, nothing but letters and digits."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return tuple(_WORD.findall(bare.casefold()))


class Reading(Struct, frozen=True):
    """What a text stands for: legal links, and whether they complete an action."""

    links: Chosen
    complete: bool


class _Found(Struct, frozen=True):
    """A part of the text that was read: its links, how many words they took, how far from exact, whether whole.

    `rest` are the words not read yet; read in any order, they need not be the last ones.
    """

    links: Chosen
    used: int
    cost: float
    complete: bool
    rest: tuple[str, ...]


class Reader:
    """Reads what one seat types about its decision in one position of a game."""

    def __init__(self, game: Game[Any, Any], seat: Seat, labels: Labels, locale: str) -> None:
        self._game = game
        self._seat = seat
        self._labels = labels
        self._names = vocabulary(game.title.info.id, locale)
        self._offered: dict[Chosen, list[Choice]] = {}
        self._spelt: dict[tuple[Chosen, str], tuple[tuple[str, ...], ...]] = {}

    def offered(self, chosen: Chosen) -> list[Choice]:
        """The next links after legal ones. Raises NotLegal when the seat is not asked anything."""
        if chosen not in self._offered:
            self._offered[chosen] = self._game.choices(self._seat, chosen)
        return self._offered[chosen]

    def read(self, text: str, chosen: Chosen = ()) -> Reading:
        """The links that a text stands for, after links already chosen.

        Raises NotUnderstood (the words name nothing), NotLegal (they name something that a rule forbids now) or
        Ambiguous (several legal things fit).
        """
        begun, text = self._unfolded(text, chosen)
        if begun is not None and (begun.complete or not text):
            return self._ended(begun, text)
        chosen = begun.links if begun else chosen
        exact = self._canonical(text, chosen)
        if exact is not None:
            return exact
        words = words_of(text)
        typed = _typed(text, words)
        reached = _Found(chosen, 0, 0.0, False, words)
        for way in (EXACT, BEGUN, MISSPELT):
            found = list(self._search(words, chosen, way))
            read = _whole(found, chosen) or _whole(self._search(words, chosen, way, any_order=True), chosen)
            if read:
                return self._decide(read, text, chosen)
            reached = max([reached, *found], key=lambda f: f.used)
            self._forbidden(reached, words, typed)
        raise self._not_understood(reached, typed)

    def beginnings(self, text: str, chosen: Chosen = ()) -> list[tuple[Reading, tuple[str, ...]]]:
        """Every exact reading of a beginning of the text, longest first, with the words left over."""
        begun, text = self._unfolded(text, chosen)
        words = words_of(text)
        if begun is not None and begun.complete:
            return [(begun, words)]
        chosen = begun.links if begun else chosen
        in_order = list(self._search(words, chosen, EXACT))
        read = [] if _whole(in_order, chosen) else _whole(self._search(words, chosen, EXACT, any_order=True), chosen)
        return [(Reading(f.links, f.complete), f.rest) for f in sorted([*read[:1], *in_order], key=lambda f: -f.used)]

    def beside(self, chosen: Chosen, text: str) -> list[tuple[Chosen, Choice]]:
        """What stands in legal sets with all that the text names exactly: each thing once, with the links before it.

        Looks through the first sets only.
        """
        found: dict[str, tuple[Chosen, Choice]] = {}
        for action in islice(actions(self._game.title, self._game.state, self._seat, chosen), _SETS):
            words, left = words_of(text), []
            for at in range(len(chosen), len(action.links)):
                before = action.links[:at]
                choice = next(c for c in self.offered(before) if c.key == action.links[at])
                without = _taken_out(words, self._spellings(before, choice))
                if without is None:
                    left.append((before, choice))
                else:
                    words = without
            if not words:
                for before, choice in left:
                    found.setdefault(choice.key, (before, choice))
        return list(found.values())

    def fold(self, links: Chosen, chosen: Chosen = ()) -> str:
        """Legal links after those chosen as one short token, which reads like their own; '' where it takes too many."""
        return fold(self.offered, chosen, links)

    def _unfolded(self, text: str, chosen: Chosen) -> tuple[Reading | None, str]:
        """What a folded beginning of the text stands for, None where there is none, and the rest of the text."""
        token, _, rest = text.strip().partition(" ")
        links = unfold(self.offered, chosen, token)
        if links is None:
            return None, text
        before = (*chosen, *links[:-1])
        last = next(choice for choice in self.offered(before) if choice.key == links[-1])
        return Reading((*chosen, *links), not last.more), rest.strip()

    def _ended(self, reading: Reading, rest: str) -> Reading:
        """A reading after which nothing is left to say. Raises NotLegal where something is said all the same."""
        if rest:
            raise NotLegal(Say("kernel-too-many", {"given": rest}), given=rest, chosen=reading.links)
        return reading

    def _canonical(self, text: str, chosen: Chosen) -> Reading | None:
        """The reading of a text that is written in canonical tokens, letter by letter; None where it is not."""
        links, more = chosen, True
        for token in text.split():
            choice = next((c for c in self.offered(links) if c.key == token), None) if more else None
            if choice is None:
                return None
            links, more = (*links, token), choice.more
        return Reading(links, not more) if links != chosen else None

    def _search(self, words: tuple[str, ...], chosen: Chosen, way: int, any_order: bool = False) -> Iterator[_Found]:
        """Beginnings of the text read in a way, depth first; the empty one first of all.

        With `any_order` only what is a set is read, and each of its links may stand anywhere among the words.
        """
        stack = [_Found(chosen, 0, 0.0, False, words)]
        for _ in range(_LOOKS):
            if not stack:
                return
            here = stack.pop()
            yield here
            anywhere = any_order and self._is_set(here.links)
            if here.complete or not here.rest or (any_order and here.links and not anywhere):
                continue
            for choice in reversed(self.offered(here.links)):
                spellings = self._spellings(here.links, choice)
                for at in range(len(here.rest) if anywhere else 1):
                    for used, cost in _matches(spellings, here.rest[at:], way):
                        links, rest = (*here.links, choice.key), here.rest[:at] + here.rest[at + used :]
                        stack.append(_Found(links, here.used + used, here.cost + cost, not choice.more, rest))

    def _is_set(self, links: Chosen) -> bool:
        """Whether what follows these links is a set, given in any order."""
        verb = self._game.title.info.verb(links[0]) if links else None
        return verb is not None and verb.unordered

    def _spellings(self, chosen: Chosen, choice: Choice) -> tuple[tuple[str, ...], ...]:
        known = self._spelt.get((chosen, choice.key))
        if known is None:
            both = dict.fromkeys((words_of(choice.key), words_of(self._labels(chosen, choice))))
            known = self._spelt[chosen, choice.key] = tuple(spelling for spelling in both if spelling)
        return known

    def _decide(self, whole: Sequence[_Found], text: str, chosen: Chosen) -> Reading:
        """The likeliest reading. Raises Ambiguous where another one is as likely."""
        least = min(f.cost for f in whole)
        likely = {f.links: f for f in self._distinct(whole) if f.cost - least < _MARGIN}
        if len(likely) == 1:
            ((links, found),) = likely.items()
            return Reading(links, found.complete)
        common = len(chosen)
        chains = list(likely)
        while all(len(chain) > common for chain in chains) and len({chain[common] for chain in chains}) == 1:
            common += 1
        shared = chains[0][:common]
        nexts = {chain[common] for chain in chains if len(chain) > common}
        candidates = [choice for choice in self.offered(shared) if choice.key in nexts]
        raise Ambiguous(Say("notation-ambiguous", {"given": text}), given=text, chosen=shared, legal=candidates)

    def _distinct(self, found: Sequence[_Found]) -> Iterator[_Found]:
        """Readings without those that differ from an earlier one in the order of a set only."""
        known = set()
        for one in found:
            key = tuple(sorted(one.links)) if self._is_set(one.links) else one.links
            if key not in known:
                known.add(key)
                yield one

    def _forbidden(self, reached: _Found, words: Sequence[str], typed: Sequence[str]) -> None:
        """Raise NotLegal where the words after a legal beginning name something that a rule forbids.

        Of a set the first thing is named that stands in none of the legal ones; what has no fault but its place, last.
        """
        is_set = self._is_set(reached.links)
        fitting = self._fitting(reached.links) if is_set else frozenset()
        misplaced: NotLegal | None = None
        for at in range(reached.used, len(words) if is_set else min(reached.used + 1, len(words))):
            for token, used in self._tokens(words[at:], typed[at:]):
                error = self._against((*reached.links, token))
                if error is None:
                    continue
                if token not in fitting:
                    raise error if reached.links else self._closer(error, token, words[at + used :], typed[at + used :])
                misplaced = misplaced or error
        if misplaced is not None:
            raise misplaced

    def _against(self, links: Chosen) -> NotLegal | None:
        """The rule that forbids links; None where they are legal so far or name nothing."""
        try:
            check(self._game.title, self._game.state, self._seat, Action.of(links))
        except NotLegal as error:
            return error
        except InputError:
            pass
        return None

    def _closer(self, error: NotLegal, verb: str, words: Sequence[str], typed: Sequence[str]) -> NotLegal:
        """The reason against the first argument of a verb that is not offered, where it has one of its own."""
        for token, _ in self._tokens(words, typed):
            own = self._against((verb, token))
            if own is not None and own.reason != error.reason:
                return own
        return error

    def _fitting(self, links: Chosen) -> frozenset[str]:
        """Everything that stands in a legal set which begins with these links."""
        legal = islice(actions(self._game.title, self._game.state, self._seat, links), _SETS)
        return frozenset(key for action in legal for key in action.links[len(links) :])

    def _tokens(self, rest: Sequence[str], typed: Sequence[str]) -> Iterator[tuple[str, int]]:
        """Canonical tokens that the next words could stand for, with how many words each takes; most words first."""
        for used in range(min(len(rest), _NAME), 0, -1):
            token = "_".join(rest[:used])
            names = self._names.get(" ".join(rest[:used]), ())
            for one in ("_".join(typed[:used]), *names, token, token.upper()):
                yield one, used

    def _not_understood(self, reached: _Found, typed: Sequence[str]) -> InputError:
        given = " ".join(typed[reached.used :])
        if not given:
            legal = self.offered(reached.links)
            return NotUnderstood(Say("kernel-unfinished"), given=given, chosen=reached.links, legal=legal)
        legal = [] if reached.complete else self.offered(reached.links)
        say = Say("notation-unknown", {"given": given})
        return NotUnderstood(say, given=given, chosen=reached.links, legal=legal)


def _taken_out(words: tuple[str, ...], spellings: Sequence[tuple[str, ...]]) -> tuple[str, ...] | None:
    """The words without the first place where they spell a thing; None where they do not name it."""
    for spelling in spellings:
        for at in range(len(words) - len(spelling) + 1):
            if words[at : at + len(spelling)] == spelling:
                return words[:at] + words[at + len(spelling) :]
    return None


def _whole(found: Iterable[_Found], chosen: Chosen) -> list[_Found]:
    """The readings that leave no word out: the complete ones where there are any."""
    read = [f for f in found if not f.rest and f.links != chosen]
    return [f for f in read if f.complete] or read


def _typed(text: str, words: Sequence[str]) -> Sequence[str]:
    """The words as they were typed; as they are compared, where the two do not match one to one."""
    typed = _WORD.findall(unicodedata.normalize("NFC", text))
    return typed if len(typed) == len(words) else words


def _matches(spellings: Sequence[tuple[str, ...]], rest: tuple[str, ...], way: int) -> Iterator[tuple[int, float]]:
    """How many of the next words may stand for a link, and how far from exact they are, once for each number."""
    cheapest: dict[int, float] = {}
    for spelling in spellings:
        if rest[: len(spelling)] == spelling:
            cheapest[len(spelling)] = EXACT
        if way == EXACT:
            continue
        for used in range(1, min(len(rest), len(spelling) + 1) + 1):
            cost = _cost(spelling, rest[:used], way)
            if cost is not None:
                cheapest[used] = min(cost, cheapest.get(used, cost))
    yield from cheapest.items()


def _cost(spelling: tuple[str, ...], typed: tuple[str, ...], way: int) -> float | None:
    """How far typed words are from a spelling; None where they are too far."""
    if begun(typed, spelling):
        return BEGUN
    return _misspelt(spelling, typed) if way == MISSPELT else None


def begun(typed: Sequence[str], spelling: Sequence[str]) -> bool:
    """Whether each typed word begins a word of the spelling, in order."""
    left = iter(spelling)
    return all(any(word.startswith(part) for word in left) for part in typed)


def _misspelt(spelling: tuple[str, ...], typed: tuple[str, ...]) -> float | None:
    """The cost of typed words as a misspelling of some words in a row; digits are never taken for others."""
    text = "".join(typed)
    if len(text) < SHORTEST or (len(typed) > 1 and min(map(len, typed)) < SHORTEST - 1):
        return None
    best = 0.0
    for start in range(len(spelling)):
        for end in range(start + 1, min(len(spelling), start + len(typed) + 1) + 1):
            run = "".join(spelling[start:end])
            if _digits(run) == _digits(text):
                best = max(best, fuzz.ratio(text, run))
    return MISSPELT + (100 - best) / 100 if best >= ALIKE else None


def _digits(text: str) -> str:
    return "".join(c for c in text if c.isdigit())


@cache
def vocabulary(title_id: str, locale: str) -> dict[str, tuple[str, ...]]:
    """Canonical tokens by the names that the catalogue gives to things of a title: for what is not offered now."""
    named: dict[str, dict[str, None]] = {}
    prefix = f"{title_id}-"
    for message, text in plain(Words(locale).locale, prefix).items():
        key = message[len(prefix) :].partition("-")[2].replace("-", "_")
        name = " ".join(words_of(text))
        if key and len(words_of(text)) <= _NAME:
            named.setdefault(name, {}).update(dict.fromkeys((key, key.upper())))
    return {name: tuple(keys) for name, keys in named.items()}
