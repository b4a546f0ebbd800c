"""The colours of Foodies: one for each culture, and those of coins, hearts, stars and flyers.

A culture is never identified by its colour alone: it has an emblem, its own dishes and, on the large page, its name.
"""

from __future__ import annotations

from renderers.kit.palette import CREAM, INK, MIST, NOW, PAPER, RGB, STONE, TRAY, WHITE, mix, rgb

CULTURE: dict[str, RGB] = {
    "american": rgb("2459A8"),
    "brazilian": rgb("16743C"),
    "chinese": rgb("B3202A"),
    "german": rgb("6B5320"),
    "indian": rgb("B34700"),
    "italian": rgb("4C7410"),
    "japanese": rgb("C02C72"),
    "mexican": rgb("0A7680"),
    "russian": rgb("43409C"),
    "thai": rgb("7F3FA0"),
}

COIN, COIN_DARK, COIN_LIGHT = rgb("F4BE3C"), rgb("C08A16"), rgb("FBE08A")
HEART, HEART_DARK, HEART_LIGHT = rgb("C92F4E"), rgb("96203A"), rgb("EE7F92")
STAR, STAR_DARK, STAR_LIGHT = rgb("FFB52E"), rgb("D98613"), rgb("FFE08A")
HALF = mix(STAR, CREAM, 0.35)
FLYER, FLYER_DARK = rgb("8FC7E8"), rgb("4E8FB8")
GAIN = rgb("BFEBC9")  # the gain of a visit, on the table

# Further pairs (text, ground) in these pictures; a test requires a contrast of 4.5:1 for each.
TEXT_PAIRS: tuple[tuple[RGB, RGB], ...] = (
    *((WHITE, colour) for colour in CULTURE.values()),
    *((INK, mix(CREAM, colour, 0.12)) for colour in CULTURE.values()),
    (INK, COIN),
    (WHITE, HEART),
    (INK, STAR),
    (GAIN, TRAY),
    (MIST, TRAY),
    (STONE, PAPER),
    (INK, NOW),
)


def ground(culture: str) -> RGB:
    """Return the ground of a culture's stalls: cream with a tint of its colour."""
    return mix(CREAM, CULTURE[culture], 0.12)
