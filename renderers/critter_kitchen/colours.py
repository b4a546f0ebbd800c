"""The colours of Critter Kitchen: its ingredients, its waterfront, its critters.

No ingredient is identified by its colour alone: each has a distinct drawing, a number and a name.
"""

from __future__ import annotations

from renderers.kit.palette import (
    CREAM,
    INK,
    MIST,
    NOW,
    PAPER,
    RGB,
    STONE,
    TABLE,
    TRAY,
    WHITE,
    colours_in,
    mix,
    rgb,
    seat_style,
)

TYPE: dict[str, RGB] = {
    "bread": rgb("D9963E"),
    "carrot": rgb("EE7A22"),
    "cheese": rgb("F4C63D"),
    "fish": rgb("4F9CC9"),
    "meat": rgb("C8494A"),
    "mushroom": rgb("A9785A"),
    "wine": rgb("7C3B7E"),
}
"""The colour of each type of ingredient."""

TILE: dict[str, RGB] = {kind: mix(CREAM, colour, 0.2) for kind, colour in TYPE.items()}
"""The ground of tokens, by type."""

GLASS = rgb("F2F6F8")
RUMOR, RUMOR_DARK, BUBBLE = rgb("E4D8F0"), rgb("5B3F86"), rgb("FFFFFF")
BROTH, BROTH_DARK, BISQUE = rgb("E8A33C"), rgb("B9741B"), rgb("E0603A")
STAR, STAR_DARK = rgb("F4BE3C"), rgb("B97F12")
SEA, SEA_LIGHT, SEA_DARK = rgb("3E8FA8"), rgb("7DBCCB"), rgb("2A6C83")
PLANK, PLANK_DARK, PLANK_LIGHT = rgb("B98B5E"), rgb("8C6440"), rgb("D2A878")
SKY, NIGHT, NIGHT_LIGHT = rgb("BFE0EA"), rgb("2B2F5B"), rgb("474C86")
CLOTH, BRICK, BRICK_DARK = rgb("D8574B"), rgb("C97B5E"), rgb("A25A42")
LEAF, LEAF_LIGHT, LEAF_DARK = rgb("4E9A4E"), rgb("83C26A"), rgb("2F6E3B")
DUNE, DUNE_DARK = rgb("EBCB8B"), rgb("CFA45C")
LANTERN, LANTERN_DARK = rgb("E4553A"), rgb("A8321F")
MARBLE, MARBLE_DARK = rgb("EFE9DC"), rgb("C8BDA6")
STEEL, STEEL_DARK = rgb("DDE4E8"), rgb("9FADB6")
SIGN = rgb("5A3E2B")

INSIDE: dict[str, RGB] = {
    "soup_truck": rgb("F6E3C4"),
    "garden_top_shop": rgb("DDEBCB"),
    "desert_vendor": rgb("F5E2B8"),
    "water_market": rgb("CBE4EA"),
    "air_docks": rgb("DCE7F2"),
    "lantern_lane": rgb("F5D9C9"),
    "midnight_merchant": rgb("CFCFE6"),
    "chef_academy": rgb("ECE6DA"),
    "break_time": rgb("EFDCE3"),
}
"""The background behind the counter of each location."""

FAINT = mix(TRAY, MIST, 0.4)
SHELF, SHELF_DARK = rgb("4A5B68"), rgb("26323B")

# Further pairs (text, ground) in these pictures; a test requires a contrast of 4.5:1 for each.
TEXT_PAIRS: tuple[tuple[RGB, RGB], ...] = (
    (CREAM, SIGN),
    (INK, RUMOR),
    (RUMOR_DARK, WHITE),
    (RUMOR_DARK, RUMOR),
    (STONE, CREAM),
    (STONE, PAPER),
    (MIST, TRAY),
    (NOW, TABLE),
    (NOW, TRAY),
    (CREAM, SHELF),
    (CREAM, SHELF_DARK),
    (INK, PLANK_LIGHT),
    *((INK, ground) for ground in (*TILE.values(), *INSIDE.values())),
)


def coat(seat: int) -> RGB:
    """Return the colour of a seat's chefs' coats."""
    return seat_style(seat).colour


def named() -> list[RGB]:
    """Return all colours of this module, and those of the seats."""
    coats = (coat(seat) for seat in range(5))
    return [*colours_in(globals()), *TYPE.values(), *TILE.values(), *INSIDE.values(), *coats]
