"""Cards, frames and images with round corners look as if each had been pasted through one mask of its whole size."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from renderers.kit.canvas import Canvas, _ring, _rounded
from renderers.kit.layout import Box

GROUND, COLOUR = (40, 60, 80), (250, 200, 10)
boxes = st.builds(Box, st.integers(-8, 30), st.integers(-8, 30), st.integers(0, 40), st.integers(0, 40))
radii = st.integers(0, 26)


def a_photo(size: tuple[int, int]) -> Image.Image:
    return Image.radial_gradient("L").resize(size).convert("RGB") if all(size) else Image.new("RGB", size)


def a_canvas() -> Canvas:
    canvas = Canvas(60, 60, GROUND)
    canvas.image.paste(a_photo((40, 40)), (10, 10))
    return canvas


@given(boxes, radii)
def test_a_card_is_as_one_mask_would_make_it(box: Box, radius: int) -> None:
    quick, slow = a_canvas(), a_canvas()
    quick.card(box, COLOUR, radius)
    slow.image.paste(COLOUR, (box.x, box.y), _rounded(box.width, box.height, radius))
    assert quick.image.tobytes() == slow.image.tobytes()


@given(boxes, radii, st.integers(1, 9))
def test_an_outline_is_as_one_ring_would_make_it(box: Box, radius: int, thickness: int) -> None:
    quick, slow = a_canvas(), a_canvas()
    if box.width <= 2 * thickness or box.height <= 2 * thickness:
        return
    quick.outline(box, COLOUR, thickness, radius)
    slow.image.paste(COLOUR, (box.x, box.y), _ring(box.width, box.height, radius, thickness))
    assert quick.image.tobytes() == slow.image.tobytes()


@given(boxes, radii)
def test_an_image_is_as_one_mask_would_cut_it(box: Box, radius: int) -> None:
    quick, slow = a_canvas(), a_canvas()
    photo = a_photo((box.width, box.height))
    quick.paste_image(photo, box, radius)
    slow.image.paste(photo, (box.x, box.y), _rounded(box.width, box.height, radius))
    assert quick.image.tobytes() == slow.image.tobytes()
