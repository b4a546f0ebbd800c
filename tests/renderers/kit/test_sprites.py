"""Sprites are drawn once and forgotten when memory runs out."""

from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw

from renderers.kit.pen import Pen
from renderers.kit.shapes import ellipse, rounded
from renderers.kit.sprites import SpriteCache, backdrop, to_sprite


def a_square(size: int) -> Image.Image:
    return Image.new("RGBA", (size, size), (200, 10, 10, 255))


def test_a_sprite_is_drawn_once_and_then_remembered() -> None:
    cache = SpriteCache()
    drawn: list[int] = []

    def draw() -> Image.Image:
        drawn.append(1)
        return a_square(8)

    assert cache.get("x", draw) is cache.get("x", draw)
    assert len(drawn) == 1


def test_the_least_recently_used_goes_first() -> None:
    cache = SpriteCache(budget=2 * 5 * 10 * 10)
    first = cache.get("a", lambda: a_square(10))
    cache.get("b", lambda: a_square(10))
    cache.get("a", lambda: a_square(10))
    cache.get("c", lambda: a_square(10))
    assert cache.bytes <= 1000
    assert len(cache) == 2
    assert cache.get("a", lambda: a_square(10)) is first


def test_a_sprite_larger_than_the_budget_is_still_delivered() -> None:
    cache = SpriteCache(budget=10)
    assert cache.get("big", lambda: a_square(50)).size == (50, 50)


def test_what_never_changes_is_drawn_once_for_the_same_arguments() -> None:
    drawn: list[tuple[int, int]] = []

    @backdrop
    def ground(width: int, height: int = 4) -> Image.Image:
        drawn.append((width, height))
        return Image.new("RGB", (width, height))

    assert ground(3) is ground(3)
    assert ground(3, height=5) is not ground(3)
    assert drawn == [(3, 4), (3, 5)]


def test_the_pen_leaves_soft_edges_and_clear_corners() -> None:
    pen = Pen(40)
    pen.fill(ellipse(50, 50, 40), (255, 0, 0))
    drawn = to_sprite(pen.picture())
    levels = {level for _, level in drawn.cover.getcolors() or []}
    assert drawn.cover.getpixel((0, 0)) == 0
    assert drawn.cover.getpixel((20, 20)) == 255
    assert len(levels) > 4


def test_shade_stays_on_the_body() -> None:
    pen = Pen(40)
    body = ellipse(50, 50, 30)
    pen.fill(body, (255, 0, 0))
    pen.shade([body], [rounded(0, 0, 100, 100, 0)], (0, 0, 255))
    drawn = to_sprite(pen.picture())
    assert drawn.colours.getpixel((20, 20)) == (0, 0, 255)
    assert drawn.cover.getpixel((1, 1)) == 0


@given(st.lists(st.tuples(st.floats(-20, 120), st.floats(-20, 120)), min_size=3, max_size=7))
@example([(34.0, 80.0), (0.0, 0.0), (73.0, 50.0)])  # one line of it runs through the middles of points
def test_marks_on_a_body_are_the_same_as_through_masks_of_the_whole_sprite(mark: list[tuple[float, float]]) -> None:
    body = ellipse(50, 50, 34)
    quick, slow = Pen(24), Pen(24)
    for pen in (quick, slow):
        pen.fill(body, (255, 0, 0))
    quick.shade([body], [mark], (0, 0, 255))
    masks = [Image.new("L", (96, 96), 0) for _ in range(2)]
    for mask, shape in zip(masks, (body, mark), strict=True):
        ImageDraw.Draw(mask).polygon([(x * 0.96, y * 0.96) for x, y in shape], fill=255)
    slow._image.paste((0, 0, 255), (0, 0), ImageChops.multiply(*masks))
    # Where a line runs through the middle of a point, Pillow counts the point in or out by where the mask begins.
    apart = ImageChops.difference(quick.picture(), slow.picture()).tobytes()
    assert sum(map(bool, apart)) <= 60, "of 2,304 bytes"
