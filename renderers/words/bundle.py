"""A Fluent bundle that parses a message on first use: parsing whole catalogues at start takes seconds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

_BEGIN = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
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

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, entry: str) -> None:
        source = self._unparsed.get(entry)
        if source is not None:  # removed only after parsing: other threads write pictures meanwhile
            self.add_resource(FluentResource(source))
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
