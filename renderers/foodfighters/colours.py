"""The colours of Foodfighters: the tablecloth, the seats' tiles, and plates that are nearly full."""

from __future__ import annotations

from renderers.kit.palette import BAD, CREAM, INK, NOW, RGB, TABLE, mix, seat_style

CLOTH, CLOTH_DARK = mix(TABLE, BAD, 0.42), mix(TABLE, BAD, 0.72)
ROW_PROGRESS = mix(CREAM, NOW, 0.45)  # two of three: one more and the game is over

# Further pairs (text, ground) in these pictures; a test requires a contrast of 4.5:1 for each.
TEXT_PAIRS: tuple[tuple[RGB, RGB], ...] = ((INK, ROW_PROGRESS),)


def ground(seat: int) -> RGB:
    """Return the colour of a seat's tiles: cream with a tint of the seat's colour."""
    return mix(CREAM, seat_style(seat).colour, 0.16)
