"""Parses typed moves against the choices that the title offers.

A move is its choices in order, verb first, as canonical tokens (`attack F0 F1`) or as displayed in a menu (`Attack, F0
Chicken → Onion`). Case, accents and separators (spaces, commas, dashes, arrows) are ignored. Three readings are tried,
strictest first: whole words, beginnings of words (`att chick`), misspelt words. If the arguments of a verb form a set,
they may be typed in any order and are read in the order that the title offers.

The work is bounded for any input: a text longer than an action is rejected, and only the few most likely readings are
followed from word to word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from math import inf
from typing import Any

from msgspec import Struct, structs

from bot.discord.interactions.custom_ids import fold, unfold
from bot.discord.limits import cut
from bot.discord.panel.spelling import (
    ALIKE,
    BEGUN,
    EXACT,
    GUESSED,
    MISSPELT,
    Spelling,
    Typed,
    begun,
    likeness,
    matches,
    words_of,
)
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

__all__ = ["ALIKE", "LONGEST", "Labels", "NotationReader", "ParsedAction", "begun", "vocabulary", "words_of"]

# The maximum of letters of a typed action: more than double the longest one in played games.
LONGEST = 600
_MARGIN = 0.1  # readings whose costs differ less than this are equally likely
_NAME = 4  # the maximum of words in a name
_QUOTED = 80  # how many letters of the typed text a refusal repeats
_LIKELIEST = 6  # how many prefixes that end at the same word are followed
_AHEAD = 16  # the maximum of words in the name of a next choice
_LOOKS = 200  # how many choices one reading examines before it follows only the most likely prefix
_SET_WORDS = 60  # among how many words the things of a set may be in any order
_SETS = 40  # how many legal sets are searched for a thing that none of them contains
_CHECKS = 30  # how many things that words may name are checked against the rules
_INSTEAD = 5  # how many actions a refusal suggests

Labels = Callable[[Chosen, Choice], str]
"""Returns how a next choice reads to the person who types."""


class ParsedAction(Struct, frozen=True):
    """What a text means: legal choices, and whether they complete an action."""

    links: Chosen
    complete: bool


class _Found(Struct, frozen=True):
    """A prefix of an action that was read from the first words.

    Its choices, how many words they took, the distance from an exact match, and whether the choices complete an action.
    """

    links: Chosen
    used: int
    cost: float
    complete: bool


class NotationReader:
    """Parses what one seat types about its decision in one position of a game."""

    def __init__(self, game: Game[Any, Any], seat: Seat, labels: Labels, locale: str) -> None:
        self._game = game
        self._seat = seat
        self._labels = labels
        self._names = vocabulary(game.title.info.id, locale)
        self._offered: dict[Chosen, list[Choice]] = {}
        self._spelt: dict[tuple[Chosen, str], tuple[Spelling, ...]] = {}
        self._in_sets: dict[Chosen, dict[str, tuple[Spelling, ...]]] = {}

    def offered(self, chosen: Chosen) -> list[Choice]:
        """Return the next choices after legal ones. Raises NotLegal when the seat is not asked anything."""
        if chosen not in self._offered:
            self._offered[chosen] = self._game.choices(self._seat, chosen)
        return self._offered[chosen]

    def read(self, text: str, chosen: Chosen = ()) -> ParsedAction:
        """Return the choices that a text means, after choices already made.

        Raises NotUnderstood (the words name nothing), NotLegal (they name something that a rule forbids now) or
        Ambiguous (several legal things match).
        """
        begun, text = self._unfolded(text, chosen)
        if begun is not None and (begun.complete or not text):
            return self._ended(begun, text)
        chosen = begun.links if begun else chosen
        exact = self._canonical(text, chosen)
        if exact is not None:
            return exact
        typed = Typed.of(text)
        reached: list[_Found] = []
        for way in (EXACT, BEGUN, MISSPELT):
            in_order = self._search(typed, chosen, way)
            found = (
                in_order if _whole(in_order, typed, chosen) else [*in_order, *self._sets(typed, in_order, chosen, way)]
            )
            if read := _whole(found, typed, chosen):
                return self._decide(read, text, chosen)
            self._forbidden(in_order, typed, chosen)
            reached += found
        raise self._not_understood(reached, typed, chosen)

    def beginnings(self, text: str, chosen: Chosen = ()) -> list[tuple[ParsedAction, tuple[str, ...]]]:
        """Return every exact reading of a prefix of the text, longest first, with the words left over."""
        begun, text = self._unfolded(text, chosen)
        typed = Typed.of(text)
        if begun is not None and begun.complete:
            return [(begun, typed.words)]
        chosen = begun.links if begun else chosen
        found = self._search(typed, chosen, EXACT)
        if not _whole(found, typed, chosen):
            found = _whole(self._sets(typed, found, chosen, EXACT), typed, chosen)[:1] + found
        found.sort(key=lambda one: -one.used)
        return [(ParsedAction(one.links, one.complete), typed.words[one.used :]) for one in found]

    def beside(self, chosen: Chosen, text: str) -> list[tuple[Chosen, Choice]]:
        """Return the things in legal sets that contain everything the text names exactly: each once, with the choices
        before it.

        Searches the first sets only. Raises NotUnderstood for a text longer than an action.
        """
        found: dict[str, tuple[Chosen, Choice]] = {}
        typed = words_of(self._bounded(text))
        if len(typed) > _SET_WORDS:
            return []
        for action in islice(actions(self._game.title, self._game.state, self._seat, chosen), _SETS):
            words, left = typed, []
            for at in range(len(chosen), len(action.links)):
                before = action.links[:at]
                choice = next(c for c in self.offered(before) if c.key == action.links[at])
                without = _taken_out(words, self._spellings(before, choice)) if words else None
                if without is None:
                    left.append((before, choice))
                else:
                    words = without
            if not words:
                for before, choice in left:
                    found.setdefault(choice.key, (before, choice))
        return list(found.values())

    def fold(self, links: Chosen, chosen: Chosen = ()) -> str:
        """Return legal choices after those made as one short token; '' if there are too many."""
        return fold(self.offered, chosen, links)

    def _bounded(self, text: str) -> str:
        """Return the text. Raises NotUnderstood if it is longer than an action can be."""
        if len(text) > LONGEST:
            given = _cut(text)
            raise NotUnderstood(Say("notation-too-long", {"most": LONGEST}), given=given, legal=self.offered(()))
        return text

    def _unfolded(self, text: str, chosen: Chosen) -> tuple[ParsedAction | None, str]:
        """Return the meaning of a folded prefix of the text, None if there is none, and the rest of the text."""
        token, _, rest = self._bounded(text).strip().partition(" ")
        links = unfold(self.offered, chosen, token)
        if links is None:
            return None, text
        before = (*chosen, *links[:-1])
        last = next(choice for choice in self.offered(before) if choice.key == links[-1])
        return ParsedAction((*chosen, *links), not last.more), rest.strip()

    def _ended(self, reading: ParsedAction, rest: str) -> ParsedAction:
        """Return a reading that is complete. Raises NotLegal if more text follows."""
        if rest:
            raise _too_many(reading.links, _cut(rest))
        return reading

    def _canonical(self, text: str, chosen: Chosen) -> ParsedAction | None:
        """Return the reading of a text in canonical tokens, exactly as written; None if it has another form."""
        links, more = chosen, True
        for token in text.split():
            choice = next((c for c in self.offered(links) if c.key == token), None) if more else None
            if choice is None:
                return None
            links, more = (*links, token), choice.more
        return ParsedAction(links, not more) if links != chosen else None

    def _search(self, typed: Typed, chosen: Chosen, way: int, start: int = 0) -> list[_Found]:
        """Return prefixes of the words from `start` on, read in one way, beginning with the empty one.

        The most likely ones that end at the same word are followed to the next.
        """
        words, looks = typed.words, 0
        ending: list[dict[Chosen, _Found]] = [{} for _ in range(len(words) + 1)]
        ending[start][chosen] = _Found(chosen, start, 0.0, False)
        reached: list[_Found] = []
        for at, here in enumerate(ending):
            ahead = words[at : at + _AHEAD]
            likeliest = sorted(here.values(), key=lambda one: one.cost)[:_LIKELIEST]
            reached += likeliest
            for one in likeliest:
                if way == GUESSED and at < len(words):
                    _keep(ending[at + 1], structs.replace(one, used=at + 1, cost=one.cost + _unread(words[at])))
                if one.complete or at == len(words) or (looks > _LOOKS and one is not likeliest[0]):
                    continue
                looks += len(self.offered(one.links))
                for choice in self.offered(one.links):
                    links = (*one.links, choice.key)
                    for used, cost in _fits(self._spellings(one.links, choice), ahead, way):
                        _keep(ending[at + used], _Found(links, at + used, one.cost + cost, not choice.more))
        return reached

    def _sets(self, typed: Typed, in_order: Sequence[_Found], chosen: Chosen, way: int) -> list[_Found]:
        """Return what the words after each verb with a set of arguments mean, in the order of the title.

        What follows the last thing of the set is read in order.
        """
        found: list[_Found] = []
        # Where words are left out, a verb ends at any of those that follow; it is read once.
        for verb in {one.links: one for one in sorted(in_order, key=lambda one: -one.cost)}.values():
            if self._is_set(verb.links) and (len(verb.links) == 1 or verb.links == chosen):
                for keys, used, cost in self._named(typed, verb, way):
                    links, complete = self._arranged(verb.links, keys)
                    if len(links) < len(verb.links) + len(keys):
                        continue
                    ends = [] if complete or used == len(typed.words) else self._search(typed, links, way, used)[1:]
                    found.append(_Found(links, used, cost, complete))
                    found += [structs.replace(end, cost=end.cost + cost) for end in ends]
        return found

    def _named(self, typed: Typed, verb: _Found, way: int) -> list[tuple[Chosen, int, float]]:
        """Return the most likely things that the words after a verb name one after another, as far as they name any.

        With each: where the words continue, and the distance from an exact match.
        """
        things, words = self._things(verb.links), typed.words
        keys = list(things)
        # How often each thing is named, so that their order does not matter.
        ending: list[dict[tuple[int, ...], float]] = [{} for _ in range(len(words) + 1)]
        ending[verb.used][(0,) * len(keys)] = verb.cost
        furthest = verb.used
        for at in range(verb.used, min(len(words), verb.used + _SET_WORDS)):
            likeliest = sorted(ending[at].items(), key=lambda one: one[1])[:_LIKELIEST]
            if way == GUESSED:
                for counts, cost in likeliest:
                    ending[at + 1][counts] = min(cost + _unread(words[at]), ending[at + 1].get(counts, inf))
            ahead = words[at : at + _AHEAD] if likeliest else ()
            for n, key in enumerate(keys):
                for used, more in _fits(things[key], ahead, way):
                    for counts, cost in likeliest:
                        into, then = ending[at + used], (*counts[:n], counts[n] + 1, *counts[n + 1 :])
                        into[then] = min(cost + more, into.get(then, inf))
            furthest = at if likeliest else furthest
        found = [(named, at, cost) for at in {furthest, len(words)} for named, cost in ending[at].items()]
        found.sort(key=lambda one: (-one[1], one[2]))
        return [
            (tuple(key for key, many in zip(keys, named, strict=True) for _ in range(many)), at, cost)
            for named, at, cost in found[:_LIKELIEST]
        ]

    def _things(self, links: Chosen) -> dict[str, tuple[Spelling, ...]]:
        """Return everything that is in a legal set with this prefix, and its possible spellings."""
        if links not in self._in_sets:
            found = {choice.key: self._spellings(links, choice) for choice in self.offered(links)}
            for action in islice(actions(self._game.title, self._game.state, self._seat, links), _SETS):
                for at in range(len(links), len(action.links)):
                    if action.links[at] not in found:
                        before = action.links[:at]
                        choice = next(c for c in self.offered(before) if c.key == action.links[at])
                        found[choice.key] = self._spellings(before, choice)
            self._in_sets[links] = found
        return self._in_sets[links]

    def _arranged(self, links: Chosen, keys: Iterable[str]) -> tuple[Chosen, bool]:
        """Return the things in the order in which the title offers them, as far as it does, and whether that
        completes an action. A choice that completes one comes last.
        """
        left, complete = list(keys), False
        while left and not complete:
            choices = [c for c in self.offered(links) if c.key in left and (c.more or len(left) == 1)]
            if not choices:
                break
            left.remove(choices[0].key)
            links, complete = (*links, choices[0].key), not choices[0].more
        return links, complete

    def _is_set(self, links: Chosen) -> bool:
        """Return whether a set, in any order, follows these choices."""
        verb = self._game.title.info.verb(links[0]) if links else None
        return verb is not None and verb.unordered

    def _spellings(self, chosen: Chosen, choice: Choice) -> tuple[Spelling, ...]:
        known = self._spelt.get((chosen, choice.key))
        if known is None:
            both = dict.fromkeys((words_of(choice.key), words_of(self._labels(chosen, choice))))
            known = self._spelt[chosen, choice.key] = tuple(spelling for spelling in both if spelling)
        return known

    def _decide(self, whole: Sequence[_Found], text: str, chosen: Chosen) -> ParsedAction:
        """Return the most likely reading. Raises Ambiguous if another one is as likely."""
        likely = self._distinct(sorted(whole, key=lambda one: one.cost))
        likely = [one for one in likely if one.cost - likely[0].cost < _MARGIN]
        if len(likely) == 1:
            return ParsedAction(likely[0].links, likely[0].complete)
        common = len(chosen)
        chains = [one.links for one in likely]
        while all(len(chain) > common for chain in chains) and len({chain[common] for chain in chains}) == 1:
            common += 1
        shared = chains[0][:common]
        nexts = {chain[common] for chain in chains if len(chain) > common}
        candidates = [choice for choice in self.offered(shared) if choice.key in nexts]
        given = _cut(text)
        raise Ambiguous(Say("notation-ambiguous", {"given": given}), given=given, chosen=shared, legal=candidates)

    def _distinct(self, found: Sequence[_Found]) -> list[_Found]:
        """Return readings without those that differ from an earlier one only in the order of a set."""
        known: dict[Chosen, _Found] = {}
        for one in found:
            known.setdefault(tuple(sorted(one.links)) if self._is_set(one.links) else one.links, one)
        return list(known.values())

    def _forbidden(self, found: Sequence[_Found], typed: Typed, chosen: Chosen) -> None:
        """Raise NotLegal if the words after a legal prefix name something that a rule forbids.

        In a set, the first thing that is in no legal set is named; a thing that is only in the wrong place comes last.
        """
        reached = max((one for one in found if not one.complete), key=lambda one: (one.used, -one.cost))
        if any((one.used, one.cost) == (reached.used, reached.cost) and one is not reached for one in found):
            return  # nobody knows what the rest refers to
        is_set = self._is_set(reached.links)
        misplaced: NotLegal | None = None
        for token, at, used in islice(self._tokens(typed, reached.used, is_set), _CHECKS):
            error = self._against((*reached.links, token))
            if error is None:
                continue
            if not reached.links:
                error = self._closer(error, token, typed, at + used)
            if not is_set or token not in self._things(reached.links):
                raise self._with_nearest(error, typed, chosen, at)
            misplaced = misplaced or error
        if misplaced is not None:
            raise self._with_nearest(misplaced, typed, chosen, reached.used)

    def _against(self, links: Chosen) -> NotLegal | None:
        """Return the rule that forbids some choices; None if they are legal so far or name nothing."""
        try:
            check(self._game.title, self._game.state, self._seat, Action.of(links))
        except NotLegal as error:
            return error
        except InputError:
            pass
        return None

    def _closer(self, error: NotLegal, verb: str, typed: Typed, at: int) -> NotLegal:
        """Return the reason against the first argument of a verb that is not offered, if there is one."""
        for token, *_ in self._tokens(typed, at, False):
            own = self._against((verb, token))
            if own is not None and own.reason != error.reason:
                return own
        return error

    def _tokens(self, typed: Typed, start: int, anywhere: bool) -> Iterator[tuple[str, int, int]]:
        """Yield each canonical token that the next words (or any) may mean, with its start and number of words.

        Most words first: as typed, in small and capital letters, and by the name in the catalogue.
        """
        known, spans = set(), set()
        words = typed.words
        for at in range(start, min(len(words), start + (_SET_WORDS if anywhere else 1))):
            for used in range(min(len(words) - at, _NAME), 0, -1):
                span = words[at : at + used]
                if span in spans:
                    continue
                spans.add(span)
                raw, token = typed.quote(at, at + used).replace(" ", "_"), "_".join(span)
                for one in (raw, *self._names.get(" ".join(span), ()), raw.lower(), raw.upper(), token, token.upper()):
                    if one not in known:
                        known.add(one)
                        yield one, at, used

    def _with_nearest(self, error: NotLegal, typed: Typed, chosen: Chosen, at: int) -> NotLegal:
        """Return a refusal with legal alternatives: first what was meant, if the words from `at` on were not legal."""
        legal = self._nearest(error.chosen, typed.words[at:], self._guesses(typed, chosen))
        title, state = self._game.title, self._game.state
        nearest = [
            next(actions(title, state, self._seat, links)) if choice.more else Action.of(links)
            for choice in legal[:_INSTEAD]
            for links in ((*error.chosen, choice.key),)
        ]
        return NotLegal(error.reason, given=error.given, chosen=error.chosen, legal=legal, instead=nearest)

    def _not_understood(self, reached: Sequence[_Found], typed: Typed, chosen: Chosen) -> InputError:
        """Return the refusal of words that name nothing, with suggestions after everything that was read."""
        if not typed.words:
            given = _cut(typed.text)
            say = Say("notation-unknown", {"given": given}) if given else Say("kernel-unfinished")
            return NotUnderstood(say, given=given, chosen=chosen, legal=self.offered(chosen))
        meant = self._guesses(typed, chosen)
        base = _surely_read(meant[0].links, reached)
        given = _cut(typed.quote(base.used))
        if base.complete:
            return _too_many(base.links, given)
        legal = self._nearest(base.links, typed.words[base.used :], meant)
        return NotUnderstood(Say("notation-unknown", {"given": given}), given=given, chosen=base.links, legal=legal)

    def _guesses(self, typed: Typed, chosen: Chosen) -> list[_Found]:
        """Return what an unreadable text may mean, most likely first."""
        in_order = self._search(typed, chosen, GUESSED)
        found = [*in_order, *self._sets(typed, in_order, chosen, GUESSED)]
        return sorted((one for one in found if one.used == len(typed.words)), key=lambda one: one.cost)

    def _nearest(self, chosen: Chosen, words: Spelling, meant: Sequence[_Found]) -> list[Choice]:
        """Return the next choices after legal ones: guesses, similar ones, then others."""
        guessed = list(dict.fromkeys(one.links[: len(chosen) + 1] for one in meant))

        def order(choice: Choice) -> tuple[int, float]:
            links = (*chosen, choice.key)
            at = guessed.index(links) if links in guessed else len(guessed)
            return at, -likeness(self._spellings(chosen, choice), words)

        return sorted(self.offered(chosen), key=order)


def _keep(ending: dict[Chosen, _Found], one: _Found) -> None:
    """Keep a reading among those that end at the same word, unless it was read more exactly before."""
    if one.links not in ending or one.cost < ending[one.links].cost:
        ending[one.links] = one


def _unread(word: str) -> float:
    """Return the cost of leaving a word out: more than that of all its letters."""
    return len(word) + 1.0


def _surely_read(meant: Chosen, reached: Sequence[_Found]) -> _Found:
    """Return the longest prefix that was read, if nothing else can be read as well."""
    found = {one.links: one for one in sorted(reached, key=lambda one: -one.cost)}
    equals = Counter((one.links[:-1], one.used, one.cost) for one in found.values())
    for at in range(len(meant), 0, -1):
        one = found.get(meant[:at])
        if one is not None and equals[one.links[:-1], one.used, one.cost] == 1:
            return one
    return found[min(found, key=len)]


def _too_many(links: Chosen, given: str) -> NotLegal:
    """Return the refusal of words after a complete action, which is suggested without them."""
    say = Say("kernel-too-many", {"given": given})
    return NotLegal(say, given=given, chosen=links, instead=(Action.of(links),))


def _cut(text: str) -> str:
    return cut(text.strip(), _QUOTED)


def _taken_out(words: Spelling, spellings: Sequence[Spelling]) -> Spelling | None:
    """Return the words without the first place where they spell a thing; None if they do not name it."""
    for spelling in spellings:
        for at in range(len(words) - len(spelling) + 1):
            if words[at : at + len(spelling)] == spelling:
                return words[:at] + words[at + len(spelling) :]
    return None


def _whole(found: Iterable[_Found], typed: Typed, chosen: Chosen) -> list[_Found]:
    """Return the readings that leave no word out: the complete ones, if there are any."""
    read = [one for one in found if one.used == len(typed.words) and one.links != chosen]
    return [one for one in read if one.complete] or read


def _fits(spellings: Sequence[Spelling], ahead: Spelling, way: int) -> Iterator[tuple[int, float]]:
    """Yield how many of the next words may mean a choice, with the distance from an exact match, once for each
    number.
    """
    best: dict[int, float] = {}
    for spelling in spellings:
        for used, cost in matches(spelling, ahead[: len(spelling) + 1], way):
            best[used] = min(cost, best.get(used, cost))
    yield from best.items()


@cache
def vocabulary(title_id: str, locale: str) -> dict[str, tuple[str, ...]]:
    """Return canonical tokens by the names that a title gives to things, for what is not offered now."""
    named: dict[str, dict[str, None]] = {}
    prefix = f"{title_id}-"
    for message, text in plain(Words(locale).locale, prefix).items():
        key = message[len(prefix) :].partition("-")[2].replace("-", "_")
        name = " ".join(words_of(text))
        if key and len(words_of(text)) <= _NAME:
            named.setdefault(name, {}).update(dict.fromkeys((key, key.upper())))
    return {name: tuple(keys) for name, keys in named.items()}
