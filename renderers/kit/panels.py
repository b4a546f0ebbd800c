"""Parts shared by the boards of all titles."""

from __future__ import annotations

from dataclasses import dataclass

from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import BODY, RADIUS, SMALL, Box, rows
from renderers.kit.palette import CREAM, NOW, RGB, TRAY
from renderers.kit.type import Face, face_for, width, wrap

LARGE = 44  # the size of one short sentence at the foot
TIGHT = (34, 32, 30, 28)
"""Sizes of a name that would lose letters at the smallest size of other words; its mark says whose it is as well."""


@dataclass(frozen=True, slots=True)
class Foot:
    """The setting of a board's footer: its margins, its corner radius, and (size of type, lines) from large to small.

    The first size at which a sentence needs no more than its lines is taken; the last one cuts what is too long.
    """

    margin: tuple[int, int]
    sizes: tuple[tuple[int, int], ...]
    radius: int = RADIUS

    def set(self, sentence: str, room: int, taken: int = 0) -> tuple[int, tuple[str, ...]]:
        """Return the size of type and the lines of a sentence within a width; with the last size, the text is cut."""
        last, most = self.sizes[-1]
        fitting = (each for each in self.sizes[:-1] if _fits(sentence, *each, room))
        size, lines = next(fitting, (last, most - taken))
        return size, wrap(sentence, Face.STRONG, size, room, lines)


NARROW = ((LARGE, 1), (BODY, 2), (SMALL, 2))
"""Sizes of a footer for boards with little room below: at most two lines."""


def footer(canvas: Canvas, box: Box, sentence: str, style: Foot, *, status: str = "") -> None:
    """Draw what happened or what is asked, on a card at the board's footer; above it, if given, who is awaited."""
    canvas.card(box, TRAY, style.radius)
    inner = box.inset(*style.margin)
    size, lines = style.set(sentence, inner.width, taken=1 if status else 0)
    shown = [(line, Face.STRONG, CREAM) for line in lines]
    if status:
        shown.insert(0, (status, Face.BOLD, NOW))
    for (line, face, colour), row in zip(shown, rows(inner, max(1, len(shown)), 0), strict=False):
        canvas.text_in(row, line, face, size, colour, LEFT)


def called(canvas: Canvas, box: Box, name: str, ink: RGB, largest: int, align: str = LEFT) -> None:
    """A player's name: large where it fits, else its first word alone; narrower and smaller before a letter is lost."""
    first = name.split()[0] if name.split() else name
    for text in dict.fromkeys((name, first)):
        face = face_for(text)
        for size in (largest, BODY, SMALL):
            if size <= largest and width(text, face, size) <= box.width:
                canvas.text_in(box, text, face, size, ink, align)
                return
    face = face_for(first, Face.STRONG)
    size = next((size for size in (SMALL, *TIGHT) if width(first, face, size) <= box.width), SMALL)
    canvas.text_in(box, first, face, size, ink, align)


def _fits(sentence: str, size: int, lines: int, room: int) -> bool:
    """Return whether a sentence needs no more than a number of lines."""
    if lines == 1:
        return width(sentence, Face.STRONG, size) <= room
    return len(wrap(sentence, Face.STRONG, size, room, lines + 1)) <= lines
