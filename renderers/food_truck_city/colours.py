"""The colours of Food Truck City: its streets and lots, its foods and its customers.

Neither a food nor a customer is identified by its colour alone: each has a distinct drawing, and a name.
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
    TRAY,
    WHITE,
    colours_in,
    mix,
    rgb,
    seat_style,
)

GRASS, GRASS_LIGHT = rgb("93BE84"), rgb("B4D6A0")
ASPHALT, ASPHALT_LINE, CURB = rgb("4E5661"), rgb("E9DFC8"), rgb("767F8A")
PAVEMENT, PAVEMENT_DARK = rgb("E9E1D2"), rgb("CFC4AF")
LOT, LOT_LINE = rgb("B9BEC2"), rgb("F4F4F0")
BACK, BACK_LIGHT, BACK_LINE = rgb("37506A"), rgb("44607D"), rgb("6C89A6")
ROOF_GREY, ROOF_GREY_DARK = rgb("8D97A3"), rgb("67717D")
ROOF_BROWN, ROOF_BROWN_DARK = rgb("B5794F"), rgb("8A5636")
ROOF_BLUE, ROOF_BLUE_DARK = rgb("7E9DB8"), rgb("55748F")
ROOF_RED, ROOF_RED_DARK = rgb("C0614A"), rgb("8F4132")
WATER, WATER_LIGHT = rgb("5FB3D9"), rgb("A9DDF0")
LEAF, LEAF_LIGHT = rgb("3F7F45"), rgb("62A35A")
GLASS = rgb("31414F")

CUSTOMER: dict[str, RGB] = {
    "hi": rgb("C8362F"),
    "se": rgb("F2C230"),
    "st": rgb("EC7A22"),
    "su": rgb("2C5FA8"),
    "to": rgb("7E4BA6"),
    "ve": rgb("3C9444"),
}

COIN, COIN_DARK = rgb("F4BE3C"), rgb("B97F12")
GAIN, LOSS = rgb("BFEBC9"), rgb("FFC3B0")  # money just gained and lost, on a panel
HOLE = rgb("1F1A20")

# Further pairs (text, ground) in these pictures; a test requires a contrast of 4.5:1 for each.
TEXT_PAIRS: tuple[tuple[RGB, RGB], ...] = (
    (MIST, BACK),
    (INK, GRASS),
    (GAIN, TRAY),
    (LOSS, TRAY),
    (INK, NOW),
    (CREAM, TRAY),
    (MIST, TRAY),
    (STONE, PAPER),
    (INK, CREAM),
    (WHITE, ASPHALT),
)


def named() -> list[RGB]:
    """Return all colours of this module, and those of the seats."""
    seats = (seat_style(seat).colour for seat in range(4))
    return [*colours_in(globals()), *CUSTOMER.values(), *seats, *map(roof, range(4))]


def roof(seat: int) -> RGB:
    """Return the lighter colour on top of a seat's trucks."""
    return mix(seat_style(seat).colour, WHITE, 0.35)
