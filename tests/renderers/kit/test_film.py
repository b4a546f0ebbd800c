"""Parts of recaps: tiles that restore the board, cards, the chart of a game."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from renderers.kit import palette
from renderers.kit.chart import Labels, SeatLine, TurningPointMark, draw_chart
from renderers.kit.film import CardLine, FrameCaption, card, frame
from renderers.kit.palette import CREAM, INK, NOW, SEATS, TABLE, contrast, deuteranopia, distance, grey
from renderers.kit.picture import encode_png, make_palette
from renderers.kit.tiles import SCALES, cut, edge

LABELS = Labels("How it went", "Foodies", "ahead", "behind", "start", "9 turns, 40 steps")


def board(colour: palette.RGB, spot: tuple[int, int] = (300, 400)) -> bytes:
    image = Image.new("RGB", (1200, 1500), colour)
    image.paste(NOW, (*spot, spot[0] + 50, spot[1] + 50))
    return encode_png(image, make_palette([colour, NOW], [image]))


@pytest.mark.parametrize("scale", SCALES)
def test_tiles_leave_no_gap_between_them(scale: float) -> None:
    kept, tiles = cut(board(TABLE), scale, ())
    sizes = {name: Image.open(io.BytesIO(data)).size for name, data in tiles.items()}
    across = -(-kept.width // edge(scale))
    for number, name in enumerate(kept.tiles):
        left, top = number % across * edge(scale), number // across * edge(scale)
        assert sizes[name] == (min(edge(scale), kept.width - left), min(edge(scale), kept.height - top)), (left, top)


@pytest.mark.parametrize("scale", SCALES)
def test_tiles_give_the_board_again(scale: float) -> None:
    data = board(TABLE)
    kept, tiles = cut(data, scale, ())
    whole = Image.new("RGB", (kept.width, kept.height))
    across = -(-kept.width // edge(scale))
    for number, name in enumerate(kept.tiles):
        tile = Image.open(io.BytesIO(tiles[name])).convert("RGB")
        whole.paste(tile, (number % across * edge(scale), number // across * edge(scale)))
    wanted = Image.open(io.BytesIO(data)).convert("RGB").resize(whole.size, Image.Resampling.LANCZOS)
    worst = max(high for _, high in ImageChops.difference(whole, wanted).getextrema())  # type: ignore[misc]
    assert worst < 90, "only what encoding loses"


def test_only_what_is_new_on_a_board_is_kept_again() -> None:
    first, tiles = cut(board(TABLE), 0.8, ())
    assert len(tiles) < len(first.tiles) / 10, "what is alike on one board is one tile"
    second, more = cut(board(TABLE, (310, 410)), 0.8, tiles)
    assert 1 <= len(more) <= 4 and second.tiles != first.tiles
    assert cut(board(TABLE), 0.8, tiles)[1] == {}


def test_a_frame_has_its_size_whatever_the_board() -> None:
    made = frame(board(TABLE), (720, 950), FrameCaption("turn 3 · step 12 of 40", 0.3, "◆ a turning point"))
    assert Image.open(io.BytesIO(made)).size == (720, 950)


def test_a_card_takes_long_names_and_many_seats() -> None:
    lines = [CardLine(seat, "Bartholomew the very long named " * 2, "123 points", seat == 0) for seat in range(6)]
    made = Image.open(io.BytesIO(card((720, 950), "Food Chain Magnate and more than that", ["Table abcde"], lines)))
    assert made.size == (720, 950) and len(made.convert("RGB").getcolors(720 * 950) or ()) > 10


def test_the_picture_of_how_a_game_went_is_small_and_takes_every_number_of_seats() -> None:
    for seats in (1, 2, 6):
        values = [tuple(float((step * (seat + 2)) % 7 - 3) for step in range(40)) for seat in range(seats)]
        told = [SeatLine(f"Name {n}", one, "place 1", n == 0, 0.3, "luck 30 of 100") for n, one in enumerate(values)]
        made = draw_chart(
            told,
            [TurningPointMark(10, "1"), TurningPointMark(11, "2"), TurningPointMark(39, "3")],
            LABELS,
            "alt",
            "course",
        )
        image = Image.open(io.BytesIO(made.data))
        assert image.size == (1200, made.height) and len(made.data) < 400_000
        shown = {colour for _, colour in image.convert("RGB").getcolors(2_000_000) or ()}
        assert {SEATS[seat].colour for seat in range(seats)} <= shown, "each seat's line has its colour"
    flat = SeatLine("Ann", (0.0,), "")
    assert draw_chart([flat], [], LABELS, "alt", "course").width == 1200


def test_lines_are_told_apart_by_more_than_colour() -> None:
    """A dark edge makes each line visible on its ground, whatever the eye; the marks on them differ in shape."""
    assert contrast(INK, CREAM) >= 4.5
    assert len({style.mark for style in SEATS}) == len(SEATS)
    for style in SEATS:
        for eye in (deuteranopia, grey):
            assert distance(eye(style.colour), eye(INK)) > 10
