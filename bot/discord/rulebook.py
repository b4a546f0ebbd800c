"""The rules as people look things up: what matters at a moment of a game, and where something is said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from bot.tables import Table
from games.kernel import Seat
from games.kernel.registry import TITLES
from renderers import how_to_play
from renderers.how_to_play import Topic
from renderers.registry import presenter
from renderers.words import Words, message_id

from .labels import alike
from .limits import CHOICE_NAME, OPTIONS, cut
from .notation import words_of

NOW = 5
"""So many topics at most belong to a moment."""
OVER = "over"
"""Stands for a kind of decision once the game is over."""
_NAMED = 1_000
"""What a title names as a topic of the moment comes before all that only sounds like it."""
_USUAL, _AT_THE_END = ("turn", "round", "goal"), ("end", "scoring", "goal")
"""Which topic is shown where none is near, the first that a title has."""
_WITHIN = 4
"""From so many letters on a word is also found within longer ones, as German joins them."""
_SNIPPET = 110
_SAYS = ": "
_MARKS = re.compile(r"[*_`#]|^-\s", re.MULTILINE)
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")


class RulesHit(Struct, frozen=True):
    """Where something was found: the title, the topic, and the sentence that says it."""

    title: str
    topic: Topic
    said: str

    @property
    def key(self) -> str:
        """How menus and suggestions name it."""
        return f"{self.title}/{self.topic.id}"


def of_moment(table: Table, seat: Seat | None, words: Words) -> list[Topic]:
    """The topics that matter now at a table, for a seat or (None) for everybody, the nearest first; few, or none.

    What everybody is shown depends on nothing that a seat alone may know: not on what it is offered.
    """
    title = table.row.title
    if table.game is None:
        return _topics(title, words)[:2]
    if table.game.result() is not None:
        return nearest(title, [OVER], [], words)
    asked = [seat] if seat is not None and table.game.decision(seat) else []
    others = set() if asked else set(table.game.awaited())
    kinds = [d.kind for d in table.game.decisions() if d.seat in asked or (d.seat in others and not d.secret)]
    verbs = [choice.key for one in asked for choice in table.game.choices(one, ())]
    return nearest(title, kinds, verbs, words)


def nearest(title: str, kinds: Sequence[str], verbs: Sequence[str], words: Words) -> list[Topic]:
    """The topics that matter for some kinds of decisions and for what may be done in them, the nearest first."""
    topics = _topics(title, words)
    named = [topic for kind in kinds for topic in presenter(title).topics.get(kind, ())]
    names = list(dict.fromkeys([*kinds, *verbs]))
    labels = [words.find(message_id(title, "verb", verb)) or verb for verb in dict.fromkeys(verbs)]
    scores = {topic.id: _NAMED * (topic.id in named) + _fits(topic, names, labels) for topic in topics}
    fit = sorted((topic for topic in topics if scores[topic.id]), key=lambda topic: -scores[topic.id])
    by_id = {topic.id: topic for topic in topics}
    usual = _AT_THE_END if OVER in kinds else _USUAL
    return fit[:NOW] or [by_id[one] for one in usual if one in by_id][:1]


def _topics(title: str, words: Words) -> list[Topic]:
    return [topic for topic in how_to_play.topics(title, words) if topic.id != how_to_play.NOTATION]


def search(text: str, words: Words, first: str = "") -> list[RulesHit]:
    """Return where the rules of all titles have all words of a text, the `first` title first; sentences of a menu only.

    What has them in its heading comes before what only says them.
    """
    wanted = tuple(dict.fromkeys(words_of(text)))
    if not wanted:
        return []
    order = [*([first] if first in TITLES else []), *(title for title in TITLES if title != first)]
    found: list[tuple[int, int, str, Topic]] = []
    for rank, title in enumerate(order):
        for topic in how_to_play.topics(title, words):
            heading, body = _words_of(topic.name), _words_of(topic.text)
            if all(_has(heading, word) for word in wanted):
                found.append((rank, 0, title, topic))
            elif all(_has((*heading, *body), word) for word in wanted):
                found.append((rank, 1, title, topic))
    found.sort(key=lambda one: one[:2])
    return [
        RulesHit(title, topic, _sentence(topic.text, wanted) if at < OPTIONS else "")
        for at, (_, _, title, topic) in enumerate(found)
    ]


def place(title: str, topic: Topic, words: Words) -> str:
    """How a topic reads among those of all titles."""
    return f"{words(f'{title}-name')} › {topic.name}"


def suggested(hit: RulesHit, words: Words) -> str:
    """How a hit reads where it is suggested: its place, and what is said there."""
    return cut(f"{place(hit.title, hit.topic, words)}{_SAYS}{hit.said}", CHOICE_NAME)


def topic_of(key: str, words: Words) -> tuple[str, Topic] | None:
    """A title and one of its topics, from how menus name them or how it is suggested; None for others."""
    every = [(title, topic) for title in TITLES for topic in how_to_play.topics(title, words)]
    named = [one for one in every if f"{one[0]}/{one[1].id}" == key]
    shown = [one for one in every if f"{alike(key)}:".startswith(f"{alike(place(*one, words))}:")]
    return max(named or shown, key=lambda one: len(one[1].name), default=None)


def _fits(topic: Topic, names: Iterable[str], labels: Iterable[str]) -> int:
    """How near a topic is to what is decided: named like it, or speaking of what may be done."""
    alike = any(_same(topic.id, name) for name in names)
    heading, body = _words_of(topic.name), _words_of(topic.text)
    said = sum(all(_has(heading, word) for word in words_of(label)) for label in labels)
    told = sum(all(_has(body, word) for word in words_of(label)) for label in labels)
    return 100 * alike + 10 * said + min(told, 9)


@lru_cache(8192)
def _words_of(text: str) -> tuple[str, ...]:
    """Return a text of the rules, or a sentence of it, as words: it is searched again and again."""
    return words_of(text)


def _same(topic: str, name: str) -> bool:
    plain = name.replace("_", "-")
    return topic == plain or (len(topic) >= _WITHIN and (topic.startswith(plain) or plain.startswith(topic)))


def _has(words: Sequence[str], wanted: str) -> bool:
    return any(one.startswith(wanted) or (len(wanted) >= _WITHIN and wanted in one) for one in words)


def _sentence(text: str, wanted: Sequence[str]) -> str:
    """The first sentence that has the most of some words, short and without marks."""
    sentences = [one for one in _SENTENCE.split(_MARKS.sub("", text)) if one.strip()]
    best = max(sentences, key=lambda one: sum(_has(_words_of(one), word) for word in wanted), default="")
    return cut(best.strip(), _SNIPPET)
