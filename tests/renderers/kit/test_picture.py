"""The description of a picture, and the positions of things in it."""

import io

import pytest
from PIL import Image

from renderers.kit.canvas import Canvas
from renderers.kit.layout import ASIDE, SMALL, Box, columns, grid, rows, stacked
from renderers.kit.palette import CREAM, NOW, TABLE
from renderers.kit.picture import ALT_LIMIT, Picture, trimmed
from renderers.kit.sheet import contact_sheet
from renderers.kit.type import Face


def a_picture(alt: str = "A board.") -> Picture:
    out = io.BytesIO()
    Image.new("RGB", (120, 150), TABLE).save(out, "PNG")
    return Picture(out.getvalue(), "board.png", 120, 150, alt)


def test_short_alt_text_stays_as_it_is() -> None:
    assert a_picture("Anna is to move.").alt == "Anna is to move."


@pytest.mark.parametrize("length", [ALT_LIMIT, ALT_LIMIT + 1, 3000])
def test_alt_text_never_exceeds_the_limit_of_discord(length: int) -> None:
    alt = a_picture(("word " * 1000)[:length]).alt
    assert len(alt) <= ALT_LIMIT


def test_long_alt_text_ends_after_a_whole_word() -> None:
    assert trimmed("one two three four", 12) == "one two…"
    assert trimmed("one two three", 13) == "one two three"
    assert trimmed("oneendlessword", 5) == "onee…"


def test_boxes_are_cut_evenly() -> None:
    box = Box(0, 0, 100, 50)
    assert [c.x for c in columns(box, 3, 5)] == [0, 35, 70]
    assert [r.height for r in rows(box, 2, 10)] == [20, 20]
    assert [r.y for r in stacked(box, (10, 20), 4)] == [0, 14]
    assert grid(box, 2, 2, 0)[1][1] == Box(50, 25, 50, 25)
    assert box.middle(10, 10).centre == box.centre


def test_what_matters_is_never_small() -> None:
    assert SMALL >= 36
    assert ASIDE >= 28


def test_a_card_has_round_corners_and_an_outline_lies_inside_it() -> None:
    canvas = Canvas(100, 100, TABLE)
    canvas.card(Box(10, 10, 80, 80), CREAM, 20)
    canvas.outline(Box(10, 10, 80, 80), NOW, 6, 20)
    assert canvas.image.getpixel((10, 10)) == TABLE
    assert canvas.image.getpixel((50, 50)) == CREAM
    assert canvas.image.getpixel((50, 12)) == NOW
    assert canvas.image.getpixel((50, 8)) == TABLE


def test_text_in_a_box_stays_in_the_box() -> None:
    canvas = Canvas(400, 100, TABLE)
    box = Box(100, 20, 120, 60)
    canvas.text_in(box, "A name much longer than its box", Face.BOLD, 40, CREAM)
    assert canvas.image.crop((0, 0, 98, 100)).getcolors() == [(98 * 100, TABLE)]
    assert canvas.image.crop((223, 0, 400, 100)).getcolors() == [(177 * 100, TABLE)]


def test_an_arrow_reaches_from_start_to_end() -> None:
    canvas = Canvas(300, 300, TABLE)
    canvas.arrow((50, 250), (250, 50), NOW, TABLE, 20)
    assert canvas.image.getpixel((150, 150)) == NOW
    assert canvas.image.getpixel((245, 56)) == NOW
    assert canvas.image.getpixel((20, 20)) == TABLE


def test_a_contact_sheet_shows_all_pictures_in_rows() -> None:
    page = Image.open(io.BytesIO(contact_sheet([(f"picture {n}", a_picture()) for n in range(5)], across=2)))
    assert page.width < page.height


def test_an_empty_contact_sheet_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one picture"):
        contact_sheet([])
