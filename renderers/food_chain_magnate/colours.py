"""The colours of Food Chain Magnate: city, goods, careers. A shape or a word repeats what a colour says."""

from __future__ import annotations

from renderers.kit.palette import CREAM, INK, MIST, NOW, PAPER, RGB, SEATS, STONE, TRAY, WHITE, colours_in, mix, rgb

# The city: tiles alternate between two greens, so that the borders which distances count are visible.
GRASS, GRASS_TOO = rgb("CFDDB4"), rgb("BFD1A1")
GRASS_LINE = rgb("ABC08A")
BORDER = rgb("7F9A63")
PAVEMENT, ASPHALT, DASH = rgb("E4DFD2"), rgb("59616B"), rgb("EDE6D4")
PARAPET, SHADOW = rgb("C9BFA8"), rgb("3B424B")
PLOT, PLOT_DARK = rgb("F0E3CB"), rgb("D2BF9B")
HEDGE, HEDGE_LIGHT, LAWN = rgb("3F7D3B"), rgb("5FA04F"), rgb("8DC26B")
DEPOT, DEPOT_DARK = rgb("9CC7DE"), rgb("5D8CA8")
WALL, ROOF, ROOF_DARK = rgb("FFF6E3"), rgb("C65A3C"), rgb("94402A")
GLASS, DOOR = rgb("8CC4DE"), rgb("6A4A33")
REACH = rgb("8C5BC8")  # the range of an employee, and the houses that a campaign reaches

BUN, BUN_DARK, PATTY, LETTUCE, TOMATO = rgb("E3A04A"), rgb("B97426"), rgb("6B3F24"), rgb("6DB33F"), rgb("D8402F")
CHEESE, CRUST, SALAMI = rgb("F9CE58"), rgb("C9803A"), rgb("BF3429")
COLA, COLA_LIGHT, LABEL = rgb("4A2620"), rgb("7A463A"), rgb("D6362F")
LEMON, LEMON_DARK, LEMON_PALE = rgb("F7DE46"), rgb("CDA91E"), rgb("FBF3B4")
BEER, BEER_DARK, FOAM = rgb("E59B22"), rgb("B06F0E"), rgb("FFFAEB")
CABBAGE, CABBAGE_DARK = rgb("E56B3C"), rgb("A93C1C")
SALMON, SEAWEED = rgb("F2805A"), rgb("2C4A34")
GOLD, GOLD_DARK = rgb("F4BE3C"), rgb("B07D12")
STEEL, STEEL_DARK = rgb("C9D4DC"), rgb("8496A3")
WOOD, WOOD_DARK = rgb("B98552"), rgb("7F5730")

CAREERS: dict[str, RGB] = {
    "ceo": rgb("C98A12"),
    "black": rgb("3F4350"),
    "purple": rgb("7A4FA3"),
    "red": rgb("BC3630"),
    "salmon": rgb("E9866B"),
    "grey": rgb("818B94"),
    "light green": rgb("86BC4B"),
    "blue": rgb("2F6FBE"),
    "olive": rgb("85862F"),
}
MODULE_CAREERS: dict[str, RGB] = {"teal": rgb("14906C")}
"""Careers of modules only: in a colour that the palette has for something else."""
WAYS: tuple[RGB, ...] = (NOW, rgb("FFFFFF"), rgb("F2805A"))
SKINS: tuple[RGB, ...] = (rgb("F6D0AE"), rgb("D99C6C"), rgb("8D5A3B"), rgb("EDB98F"))
HAIRS: tuple[RGB, ...] = (rgb("5A3A22"), rgb("2B2630"), rgb("C9822B"), rgb("A64B2A"), rgb("8B8C94"))

# Further pairs (text, ground) in these pictures; a test requires a contrast of 4.5:1 for each.
TEXT_PAIRS: tuple[tuple[RGB, RGB], ...] = (
    (INK, PLOT),
    (INK, CREAM),
    (INK, NOW),
    (MIST, TRAY),
    (STONE, PAPER),
    (WHITE, REACH),
    (CREAM, SHADOW),
    *((style.text, style.colour) for style in SEATS),
)


def career(colour: str) -> RGB:
    """Return the colour of a career; a quiet one for unknown careers."""
    return CAREERS.get(colour) or MODULE_CAREERS.get(colour, CAREERS["grey"])


def tint(colour: str) -> RGB:
    """Return a card's ground: cream with a tint of its career's colour."""
    return mix(CREAM, career(colour), 0.22)


def named() -> list[RGB]:
    """Return all colours that must be reproduced exactly."""
    return [*colours_in(globals()), *CAREERS.values(), *map(tint, CAREERS), *(style.colour for style in SEATS)]
