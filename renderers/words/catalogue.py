"""The catalogues as data, read from their files: missing, stale and unreadable messages of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from renderers.words.sources import ENGLISH, files


class CatalogueMessage(Struct, frozen=True):
    """One message: its file, its arguments, the messages it refers to."""

    id: str
    file: str
    variables: frozenset[str]
    references: frozenset[str]


class State(Struct, frozen=True):
    """A language's state against English, as lines for translators; all empty when it is done."""

    missing: list[str]
    stale: list[str]
    different: list[str]
    unread: list[str]

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return not (self.missing or self.stale or self.different or self.unread)


class _Collector(Visitor):
    """Collects arguments and references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


def entries(path: Path) -> list[ast.EntryType]:
    """Return everything in a file."""
    return FluentParser().parse(path.read_text("utf-8")).body


def messages(paths: Iterable[Path]) -> Iterator[CatalogueMessage]:
    """Yield every message of some files, in order."""
    for path in paths:
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                found = _Collector()
                found.visit(entry)
                yield CatalogueMessage(
                    entry.id.name, path.name, frozenset(found.variables), frozenset(found.references)
                )


def unread(paths: Iterable[Path]) -> list[str]:
    """Return what Fluent cannot parse and would drop silently, such as a paragraph that begins with `**`."""
    return [
        f"{path.name}:{_line(path, entry)}: {(entry.content or '').strip().splitlines()[0]}"
        for path in paths
        for entry in entries(path)
        if isinstance(entry, ast.Junk)
    ]


def _line(path: Path, entry: ast.Junk) -> int:
    start = entry.span.start if entry.span else 0
    return path.read_text("utf-8")[:start].count("\n") + 1


def state(locale: str) -> State:
    """Return a language's state against English."""
    return compared(
        {message.id: message for message in messages(files(ENGLISH))},
        {message.id: message for message in messages(files(locale))},
        unread(files(locale)),
    )


def compared(english: Mapping[str, CatalogueMessage], other: Mapping[str, CatalogueMessage], junk: list[str]) -> State:
    """Return a catalogue's state against the English one."""
    both = [one for one in english if one in other]
    return State(
        missing=[f"{english[one].file}: {one}" for one in english if one not in other],
        stale=[f"{other[one].file}: {one}" for one in other if one not in english],
        different=[
            f"{other[one].file}: {one}: English has {_listed(english[one])}, here stands {_listed(other[one])}"
            for one in both
            if english[one].variables != other[one].variables
        ],
        unread=junk,
    )


def _listed(message: CatalogueMessage) -> str:
    return ", ".join(f"${name}" for name in sorted(message.variables)) or "no argument"
