"""Type: one text family (Source Sans Pro) in three weights and one display face (Fredoka One).

A label is measured and drawn once, as coverage only; its colour is applied when it is pasted. Names are
made printable first: what the fonts cannot show becomes initials, never boxes.
"""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

ELLIPSIS = "…"

_SPACES = re.compile(r"[ \t\n]+")
"""The possible line breaks: not at a no-break space, at which `str.split` would break."""

_drawing = threading.Lock()  # a FreeType face must not be used by two threads at once


class Face(Enum):
    """The faces in use, each with its font file."""

    TEXT = ("font_source_sans_pro", "SourceSansPro-Regular.ttf")
    STRONG = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf")
    BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.ttf")
    DISPLAY = ("font_fredoka_one", "FredokaOne-Regular.ttf")


@lru_cache(maxsize=128)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return the face at a size in pixels."""
    package, name = face.value
    return ImageFont.truetype(str(files(package) / "files" / name), size)


@lru_cache(maxsize=4096)
def width(text: str, face: Face, size: int) -> int:
    """Return how wide the text is when drawn, in pixels."""
    with _drawing:
        return round(font(face, size).getlength(text))


@lru_cache(maxsize=256)
def line_height(face: Face, size: int) -> int:
    """Return the pixels from one base line to the next."""
    ascent, descent = font(face, size).getmetrics()
    return ascent + descent


@lru_cache(maxsize=256)
def cap_height(face: Face, size: int) -> int:
    """Return the height of a capital H: the optical height of a line."""
    with _drawing:
        box = font(face, size).getbbox("H", anchor="ls")
    return round(-box[1])


@lru_cache(maxsize=512)
def label(text: str, face: Face, size: int) -> tuple[Image.Image, int, int]:
    """Return the text as coverage (an L image), with the offset of its top left corner from its base line's start."""
    with _drawing:
        used = font(face, size)
        left, top, right, bottom = used.getbbox(text, anchor="ls")
        box = (int(left) - 1, int(top) - 1, int(right) + 2, int(bottom) + 2)
        cover = Image.new("L", (max(1, box[2] - box[0]), max(1, box[3] - box[1])), 0)
        ImageDraw.Draw(cover).text((-box[0], -box[1]), text, fill=255, font=used, anchor="ls")
    return cover, box[0], box[1]


@lru_cache(maxsize=2048)
def fit(text: str, face: Face, size: int, room: int) -> str:
    """Return the text, cut and ended with an ellipsis if it is wider than `room` pixels; '' if nothing fits."""
    if width(text, face, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, face, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS if low else ""


@lru_cache(maxsize=512)
def wrap(text: str, face: Face, size: int, room: int, lines: int) -> tuple[str, ...]:
    """Return the text in at most `lines` lines of `room` pixels, broken at breakable spaces; the
    last one ends in an ellipsis if the text is longer."""
    done: list[str] = []
    words = _SPACES.split(text.strip()) if text.strip() else []
    while words and len(done) < lines - 1:
        count = 1
        while count < len(words) and width(" ".join(words[: count + 1]), face, size) <= room:
            count += 1
        done.append(fit(" ".join(words[:count]), face, size, room))
        words = words[count:]
    if words:
        done.append(fit(" ".join(words), face, size, room))
    return tuple(done)


@lru_cache(maxsize=2048)
def has_glyph(character: str, face: Face) -> bool:
    """Return whether the face can draw the character; spaces count as drawn, modifiers of the sign before do not."""
    if character.isspace():
        return True
    if "\ufe00" <= character <= "\ufe0f" or character == "\u200d":  # some faces draw a circle for them
        return False
    with _drawing:
        used = font(face, 24)
        return _ink(used, character) not in _no_glyph(face)


@lru_cache(maxsize=8)
def _no_glyph(face: Face) -> tuple[bytes, ...]:
    """Return what the face draws for a missing character (two that no font has)."""
    used = font(face, 24)
    return _ink(used, "\U0010fffd"), _ink(used, "\ufdd0")


def _ink(used: ImageFont.FreeTypeFont, character: str) -> bytes:
    mask = used.getmask(character, mode="L")
    return bytes(str(mask.size), "ascii") + bytes(mask)


@lru_cache(maxsize=1024)
def printable(name: str, face: Face, otherwise: str) -> str:
    """Return the name as the face can draw it.

    Fancy letters become plain ones and ornaments go. If letters are missing, the name becomes its
    initials, written in Latin where Unicode names the letter ("Мария" stays if the face has Cyrillic,
    "きく" becomes "K"); if that fails too, `otherwise`, which must be drawable.
    """
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    letters = [c for c in plain if c.isalnum()]
    if letters and all(has_glyph(c, face) for c in letters):
        return " ".join("".join(c for c in plain if has_glyph(c, face)).split())
    return "".join(_initials(plain, face)) or otherwise


def _initials(name: str, face: Face) -> Iterator[str]:
    for word in name.split()[:3]:
        first = next((c for c in word if c.isalnum()), "")
        if first and has_glyph(first, face):
            yield first.upper()
        elif first:
            yield _romanised(first)


def _romanised(character: str) -> str:
    """Return the first Latin letter of the last word of a letter's Unicode name; '' for ideographs."""
    name = unicodedata.name(character, "")
    kind = next((k for k in (" LETTER ", " SYLLABLE ") if k in name), None)
    return name.rpartition(kind)[2].rpartition("SMALL ")[2][:1] if kind else ""


@lru_cache(maxsize=512)
def drawable(sentence: str, face: Face) -> str:
    """Return the sentence without the characters that the face cannot draw, such as emoji; spaces closed up."""
    return _SPACES.sub(" ", "".join(c for c in sentence if has_glyph(c, face))).strip()


@lru_cache(maxsize=512)
def face_for(name: str, face: Face = Face.DISPLAY) -> Face:
    """Return the face for a name: the wanted one, or bold text if that lacks a letter."""
    return face if all(has_glyph(c, face) for c in name) else Face.BOLD
