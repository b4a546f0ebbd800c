"""The fullest pictures of every title look as they did when somebody last looked at them.

A change of their looks is seen here, wanted or not: look at the pictures (`make pictures`), and then write the
thumbnails again with `THUMBNAILS=write python -m pytest tests/renderers/test_thumbnails.py`.
"""

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from renderers.registry import presenter
from renderers.words import Words
from tests.renderers.shown import TITLES, moment
from tests.renderers.test_situations import CROWDED

KEPT = Path(__file__).parents[1] / "data" / "thumbnails"
REDUCED = 8
MOST = 16
"""The allowed difference of a thumbnail's pixel, of 255: an encoder's rounding, but not a part moved by a pixel."""


def thumbnails(title: str) -> Image.Image:
    """The moments of a title side by side, reduced."""
    found = []
    for name in CROWDED[title]:
        _, page, view, scene = moment(title, name)
        picture = Image.open(io.BytesIO(presenter(title).picture(Words("en"), view, scene, page).data))
        found.append(picture.convert("RGB").reduce(REDUCED))
    sheet = Image.new("RGB", (sum(one.width for one in found), max(one.height for one in found)))
    at = 0
    for one in found:
        sheet.paste(one, (at, 0))
        at += one.width
    return sheet


@pytest.mark.parametrize("title", TITLES)
def test_what_is_drawn_is_what_was_looked_at(title: str) -> None:
    now, file = thumbnails(title), KEPT / f"{title}.png"
    if os.environ.get("THUMBNAILS") == "write":
        now.save(file)
    with Image.open(file) as before:
        assert before.size == now.size
        found = ImageChops.difference(before.convert("RGB"), now).point(lambda value: 255 * (value > MOST))
    places = found.getbbox()
    assert places is None, f"{title} looks different, in the thumbnails within {places}"
