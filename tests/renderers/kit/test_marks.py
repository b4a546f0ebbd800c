"""The marks of the seats: they represent a player if there is no room for a name."""

import pytest
from PIL import Image

from renderers.kit.marks import seat_mark
from renderers.kit.palette import CREAM, NOW, PAPER, RGB, SEATS, TABLE, TRAY, WHITE, contrast

LIGHT, DARK = (CREAM, PAPER, WHITE, NOW), (TABLE, TRAY)


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_the_rim_or_the_colour_of_a_mark_stands_out_on_every_ground(seat: int) -> None:
    for ground in LIGHT:
        assert clearest(seat, ground, on_light=True) > 4.5, ground
    for ground in DARK:
        assert clearest(seat, ground, on_light=False) > 4.5, ground


def clearest(seat: int, ground: RGB, *, on_light: bool) -> float:
    """The contrast with a ground of what a mark shows a good deal of."""
    mark = seat_mark(seat, 44, on_light=on_light)
    shown = Image.new("RGB", mark.size, ground)
    shown.paste(mark.colours, (0, 0), mark.cover)
    seen = shown.convert("P", palette=Image.Palette.ADAPTIVE, colors=12).convert("RGB")
    least = mark.width * mark.height // 50
    found = [colour for count, colour in seen.getcolors() or () if count >= least]
    return max(contrast((red, green, blue), ground) for red, green, blue in found)  # type: ignore[misc]
