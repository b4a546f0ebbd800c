"""The game in words: shared by the text boards and alt texts of all titles.

A title's `text_board.py` holds a `BoardText`, which words the parts (a heading, a line, a list, a seat's table), and
two functions that order them: `text_board`, all that its reader may know in paragraphs, and `alt_text`, the picture
in one paragraph.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from games.kernel import Ref, Seat
from renderers.words import Value, Words

V = TypeVar("V")

_ENDS = (".", "!", "?", "…", ":", ";")


@dataclass(frozen=True)
class BoardText(Generic[V]):
    """One view in the reader's words. `named` gives the name of a thing (a seat, a card) in the reader's language."""

    words: Words
    view: V
    named: Callable[[Ref], str]

    prefix: ClassVar[str]
    """The prefix of its message ids: `foodfighters-board-`."""

    def say(self, message: str, /, **args: Value) -> str:
        """Return a message of the board."""
        return self.words(f"{self.prefix}{message}", **args)

    def name(self, kind: str, key: str) -> str:
        """Return the name of a thing."""
        return self.named(Ref(kind, key))

    def names(self, kind: str, keys: Iterable[str]) -> str:
        """Return the names of several things in order: `burger, beer`; '' if there are none."""
        return ", ".join(self.name(kind, key) for key in keys)

    def seat(self, seat: Seat) -> str:
        """Return the name of a seat's player."""
        return self.name("seat", str(seat))

    def seats(self, seats: Iterable[Seat]) -> str:
        """Return several players' names as a list in words: `Anna and Ben`."""
        return self.words.join([self.seat(seat) for seat in seats])


def counted(keys: Iterable[str]) -> dict[str, int]:
    """Return how often each thing occurs, in the order of first appearance."""
    found: dict[str, int] = {}
    for key in keys:
        found[key] = found.get(key, 0) + 1
    return found


def seats_from(first: Seat, seats: int) -> list[Seat]:
    """Return every seat in turn order, beginning with `first`."""
    return [(first + n) % seats for n in range(seats)]


def paragraphs(*parts: Iterable[str]) -> str:
    """Return a text board: each part a paragraph, each of its sentences a line; what is empty is left out."""
    lines = ([line for line in part if line] for part in parts)
    return "\n\n".join("\n".join(part) for part in lines if part)


def in_one_breath(*parts: str) -> str:
    """Return an alt text: one sentence after another; what is empty is left out. The caller's Picture trims it.

    Text on a picture or on a separate line may have no full stop; here it gets one, or it would run into the next.
    """
    return " ".join(part if part.endswith(_ENDS) else f"{part}." for part in parts if part)
