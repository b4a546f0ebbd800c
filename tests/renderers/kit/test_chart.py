"""The chart of a game: nothing in it overlaps."""

from __future__ import annotations

import io

from PIL import Image

from renderers.kit.chart import Labels, SeatLine, draw_chart
from renderers.kit.layout import GAP, MARGIN, SMALL
from renderers.kit.type import Face, width


def test_what_high_and_low_mean_is_written_beside_the_lines() -> None:
    labels = Labels("How it went", "Soup", "ahead", "far behind", "start", "3 turns")
    seat = SeatLine("Ann", (-1.0, 1.0, 1.0, -1.0, 0.5), "11 stars")  # from the very bottom to the very top
    made = Image.open(io.BytesIO(draw_chart([seat], [], labels, "", "soup-course").data)).convert("RGB")
    plot = range(200, 900, 3)
    left = min(x for x in range(made.width) for y in plot if _blue(made.getpixel((x, y))))
    assert left >= MARGIN + GAP + width("far behind", Face.BOLD, SMALL)


def _blue(colour: object) -> bool:
    assert isinstance(colour, tuple)
    red, _, blue = colour[:3]
    return bool(blue > 200 and red < 130)
