"""Sentences: every player-visible word comes from a Fluent catalogue here, in the reader's language.

Catalogues are `<locale>/*.ftl`, here and in folders that features add. English is complete by definition; a message
missing elsewhere falls back to it. The pseudo-locale `qps` marks every catalogued sentence with ⟦…⟧, so that a test can
find sentences from anywhere else.

A Fluent bundle that parses a message on first use: parsing whole catalogues at start takes seconds.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from games.kernel import Ref, Say
from renderers.words.sources import ADDED, ENGLISH, LOCALES, files, listed

_BEGIN = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
_PLAIN = re.compile(r"[\w-]+ *= *([^\s{}][^{}\n]*?) *\n(?:(?:#.*)?\n)*")
"""A message of one line without arguments, and the comments behind it."""
_PARSER = FluentParser(with_spans=False)  # positions are for error messages, and most of what a parsed message keeps
_MARKS = "*_~`|"
"""Discord's markup at the end of a name."""


def possessive(name: Any) -> str:
    """Return an English name with its possessive ’s; one that ends in it already (McDogald’s) stays unchanged.

    Catalogues call it as `{ POSSESSIVE($seat) }`.
    """
    text = str(name)
    return text if text.rstrip(_MARKS).endswith(("’s", "'s")) else f"{text}’s"


_FUNCTIONS: dict[str, Callable[[Any], Any]] = {"POSSESSIVE": possessive}


class Bundle(FluentBundle):
    """The messages of one language. Of two with one id the first one counts; what Fluent cannot parse is left out."""

    def __init__(self, locale: str, texts: Iterable[str]) -> None:
        super().__init__([locale], functions=_FUNCTIONS, use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._known: dict[str, None] = {}
        self.add(texts)

    def add(self, texts: Iterable[str]) -> None:
        """Add the messages of more files, except those with existing ids."""
        for text in texts:
            for entry, source in split(text):
                if entry not in self._known:
                    self._known[entry] = None
                    self._unparsed[entry] = source

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all messages, in the order of their files."""
        return tuple(entry for entry in self._known if not entry.startswith("-"))

    def has_message(self, message_id: str) -> bool:
        """Return whether there is a message."""
        self._parse(message_id)
        return super().has_message(message_id)

    def plain(self, message_id: str) -> str | None:
        """Return a message without arguments; None if it has some or does not exist.

        Of one line it is read without parsing: the first typed move of a title looks through its thousand names.
        """
        found = _PLAIN.fullmatch(f"{self._unparsed.get(message_id, '')}\n")
        if found is not None:
            return found[1]
        value = self.get_message(message_id).value if self.has_message(message_id) else None
        text = getattr(value, "value", None)
        return text if isinstance(text, str) else None

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, entry: str) -> None:
        source = self._unparsed.get(entry)
        if source is not None:  # removed only after parsing: other threads write pictures meanwhile
            self.add_resource(_PARSER.parse(source))
            self._unparsed.pop(entry, None)


def said_plainly(pattern: Any, given: Mapping[str, Any]) -> str | None:
    """Return a message with its values, if it is text with texts inserted, by cases of other texts; else None.

    Events are worded in sentences never used before, in an answer that somebody waits for; most messages
    are no more than this, and Fluent takes ten times as long to format them as well.
    """
    parts = [_part(element, given) for element in getattr(pattern, "elements", (pattern,))]
    return None if None in parts else "".join(part for part in parts if part is not None)


def _part(element: Any, given: Mapping[str, Any]) -> str | None:
    element = getattr(element, "expression", element)
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element, ast.VariableReference):
        value = given.get(element.id.name)
        return value if isinstance(value, str) else None
    if isinstance(element, ast.SelectExpression) and isinstance(element.selector, ast.VariableReference):
        case = given.get(element.selector.id.name)
        keys = [variant.key.name if isinstance(variant.key, ast.Identifier) else None for variant in element.variants]
        if not isinstance(case, str) or None in keys:
            return None
        found = keys.index(case) if case in keys else next(at for at, v in enumerate(element.variants) if v.default)
        return said_plainly(element.variants[found].value, given)
    return None


def split(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages and terms (`-id`) of a Fluent file, each with its id and its source up to the next.

    An id at the beginning of a line begins a message, whatever comes before it: so Fluent's grammar defines it.
    """
    found = list(_BEGIN.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    for one, end in zip(found, ends, strict=True):
        yield one[1], text[one.start() : end]


__all__ = [
    "LOCALES",
    "PSEUDO",
    "Namer",
    "Value",
    "Words",
    "add_folder",
    "closest",
    "message_id",
    "message_ids",
    "own_name",
    "plain",
]
PSEUDO = "qps"
_MOST = 1000
"""The most characters that Fluent puts into one place of a sentence."""
_KEPT = 20_000
"""The number of recent sentences kept; a busy host repeats a tenth of them over and over."""
Value = str | int | Ref | list[Ref]
Namer = Callable[["Words", Ref], str]
_log = logging.getLogger(__name__)


@lru_cache(100)
def closest(locale: str | None) -> str:
    """Return the catalogue for a Discord locale such as `de`, `pt-BR` or `en-GB`; English if there is none.

    A catalogue of that exact locale comes before one of its language.
    """
    wanted = (locale or ENGLISH).replace("_", "-").lower()
    known = {one.lower(): one for one in (*LOCALES, PSEUDO)}
    return known.get(wanted) or known.get(wanted.partition("-")[0]) or ENGLISH


@cache
def own_name(locale: str) -> str:
    """Return a language's own name, in any context: `Deutsch`; its code if it is unknown."""
    try:
        name = Locale.parse(locale, sep="-").get_display_name()
    except (UnknownLocaleError, ValueError):
        return locale
    return f"{name[:1].upper()}{name[1:]}" if name else locale


class Words:
    """The sentences of one language. Call it with a message id and its arguments.

    `namer` turns references (a cell, a seat) into names; `naming` binds one for the table at hand.
    """

    __slots__ = ("_namer", "_spoken", "locale")

    def __init__(self, locale: str, namer: Namer | None = None) -> None:
        self.locale = closest(locale)
        self._spoken = ENGLISH if self.locale == PSEUDO else self.locale
        self._namer = namer

    def naming(self, namer: Namer) -> Words:
        """Return these words, with references named by `namer`."""
        return Words(self.locale, namer)

    def __call__(self, message: str, /, **args: Value) -> str:
        """Return the sentence of a message id. An unknown id is logged and shown as itself, so no answer is lost."""
        found = self.find(message, **args)
        if found is None:
            _log.error("no message %r in the catalogue", message)
            return message
        return found

    def find(self, message: str, /, **args: Value) -> str | None:
        """Return the sentence of a message id, or None if no catalogue has it."""
        values = tuple([(key, v if v.__class__ is str else self._value(v)) for key, v in args.items()]) if args else ()
        text = _format(self._spoken, message, values)
        if text is None and self._spoken != ENGLISH:
            text = _format(ENGLISH, message, values)
        return f"⟦{text}⟧" if text is not None and self.locale == PSEUDO else text

    def say(self, sentence: Say) -> str:
        """Return a sentence of the rules."""
        return self(sentence.id, **sentence.args)

    def name(self, kind: str, key: str) -> str:
        """Return the name of a thing of the game."""
        return self._namer(self, Ref(kind, key)) if self._namer else key

    def join(self, parts: list[str], style: str = "standard") -> str:
        """Return a list in words: `a, b and c` (`standard`) or `a, b or c` (`or`)."""
        return _joined("en" if self.locale == PSEUDO else self.locale, style, tuple(parts))

    def _value(self, value: Value) -> str | int:
        if isinstance(value, str | int):
            return value
        if isinstance(value, Ref):
            return self.name(value.kind, value.key)
        return self.join([self.name(ref.kind, ref.key) for ref in value])


@lru_cache(_KEPT)
def message_id(title: str, *parts: str) -> str:
    """Return the id of a title's message: its id, then names of things without underscores and capitals."""
    return "-".join((title, *(part.replace("_", "-").lower() for part in parts)))


@cache
def message_ids(locale: str) -> frozenset[str]:
    """Return every message id of a catalogue."""
    return frozenset(_bundle(locale).ids)


@cache
def plain(locale: str, prefix: str) -> dict[str, str]:
    """Return a catalogue's sentences without arguments whose ids begin with `prefix`, in its order, by id."""
    real = "en" if locale == PSEUDO else locale
    texts = {message: _bundle(real).plain(message) for message in _bundle(real).ids if message.startswith(prefix)}
    return {message: text for message, text in texts.items() if text is not None}


@lru_cache(_KEPT)
def _format(locale: str, message: str, values: tuple[tuple[str, str | int], ...]) -> str | None:
    """Format a message with its values; frequent ones, such as the names of cards, are cached."""
    bundle = _bundle(locale)
    if not bundle.has_message(message):
        return None
    pattern = bundle.get_message(message).value
    if pattern is None:
        return None
    given = {key: _fitting(value) for key, value in values}
    easy = said_plainly(pattern, given)
    if easy is not None:
        return easy
    text, errors = bundle.format_pattern(pattern, given)
    if errors and (figures := figures_of(message)):
        text, errors = bundle.format_pattern(pattern, {**figures, **given})
    for error in errors:
        _log.error("message %r (%s): %s", message, locale, error)
    return str(text)


@lru_cache(_KEPT)
def _joined(locale: str, style: Any, parts: tuple[str, ...]) -> str:
    """Return a list in words; Babel looks its locale up again for each."""
    return format_list(parts, style=style, locale=locale)


def figures_of(message: str) -> Mapping[str, int]:
    """Return the numbers of a title's data that its messages may use without being given them."""
    from games.kernel import registry  # refuses packages that clash, which the command line reports
    from renderers import titles  # tries presenters of other packages, which import this module

    owner = message.partition("-")[0]
    return registry.title(owner).figures if owner in titles.TITLES else {}


def _fitting(value: Any) -> Any:
    """Return a value for Fluent; of an endless typed text only the beginning."""
    if isinstance(value, str) and len(value) > _MOST:
        return f"{value[: _MOST - 1]}…"
    return value


_bundles: dict[str, Bundle] = {}


def _bundle(locale: str) -> Bundle:
    found = _bundles.get(locale)
    if found is None:
        found = _bundles[locale] = Bundle(locale, (path.read_text("utf-8") for path in files(locale)))
    return found


def add_folder(folder: Path) -> None:
    """Add the sentences of a feature: a folder of catalogues, `<locale>/*.ftl` as here."""
    ADDED.append(folder)
    for locale, bundle in _bundles.items():
        bundle.add(path.read_text("utf-8") for path in listed(folder, locale))
    for known in (_format, message_ids, plain):
        known.cache_clear()
