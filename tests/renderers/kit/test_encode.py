"""Palette PNGs keep named colours exactly and everything else closely."""

import io

from PIL import Image, ImageDraw

from renderers.kit.palette import CREAM, INK, NOW, TABLE, WHITE, distance
from renderers.kit.picture import COLOURS, encode_png, make_palette


def a_picture() -> Image.Image:
    image = Image.new("RGB", (300, 200), TABLE)
    draw = ImageDraw.Draw(image)
    draw.rectangle((20, 20, 180, 150), fill=CREAM)
    draw.ellipse((60, 40, 150, 130), fill=NOW)
    return image.resize((290, 195), Image.Resampling.LANCZOS)


def decoded(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


def test_named_colours_come_back_exactly() -> None:
    picture = a_picture()
    back = decoded(encode_png(picture, make_palette((TABLE, CREAM, NOW), [picture]))).convert("RGB")
    assert back.getpixel((0, 0)) == TABLE
    assert back.getpixel((25, 30)) == CREAM
    assert back.getpixel((100, 80)) == NOW


def test_the_rest_is_close_enough_not_to_be_seen() -> None:
    picture = a_picture()
    back = decoded(encode_png(picture, make_palette((TABLE, CREAM, NOW), [picture]))).convert("RGB")
    for x in range(0, 290, 3):
        for y in range(0, 195, 3):
            one, other = picture.getpixel((x, y)), back.getpixel((x, y))
            assert isinstance(one, tuple) and isinstance(other, tuple)
            assert distance((one[0], one[1], one[2]), (other[0], other[1], other[2])) < 8


def test_colours_that_pillow_would_confuse_are_not_both_kept() -> None:
    palette = make_palette((WHITE, (254, 254, 254), INK), [a_picture()])
    flat = palette.getpalette() or []
    assert flat[:3] == list(WHITE)
    assert flat[3:6] == list(INK)
    assert len(flat) <= 3 * COLOURS


def test_a_picture_is_a_palette_png() -> None:
    picture = a_picture()
    back = decoded(encode_png(picture, make_palette((), [picture])))
    assert (back.format, back.mode, back.size) == ("PNG", "P", (290, 195))
