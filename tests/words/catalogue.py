"""The catalogues as data, read from their files: messages with their texts and variables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

import renderers.words

FOLDER = Path(renderers.words.__file__).parent


class Message(Struct, frozen=True):
    """One message: where it stands, its variables, the messages it refers to."""

    id: str
    file: str
    variables: frozenset[str]
    references: frozenset[str]


class _Collector(Visitor):
    """Collects variables and references of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


def files(locale: str) -> list[Path]:
    """The files of a catalogue."""
    return sorted((FOLDER / locale).glob("*.ftl"))


def entries(path: Path) -> list[ast.EntryType]:
    """Everything that stands in a file."""
    return FluentParser().parse(path.read_text("utf-8")).body


def _messages(locale: str) -> Iterator[Message]:
    for path in files(locale):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                found = _Collector()
                found.visit(entry)
                yield Message(entry.id.name, path.name, frozenset(found.variables), frozenset(found.references))


@cache
def catalogue(locale: str) -> dict[str, Message]:
    """Every message of a catalogue by its id."""
    return {message.id: message for message in _messages(locale)}


def repeated(locale: str) -> list[str]:
    """Ids that stand more than once."""
    seen: set[str] = set()
    return [m.id for m in _messages(locale) if m.id in seen or seen.add(m.id)]  # type: ignore[func-returns-value]
