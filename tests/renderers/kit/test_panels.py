"""The footer of a board: one sentence as large as it fits, cut only at the smallest size."""

from renderers.kit.canvas import Canvas
from renderers.kit.layout import BODY, SMALL, Box
from renderers.kit.palette import NOW, TABLE, TRAY
from renderers.kit.panels import LARGE, NARROW, Foot, footer

FOOT = Foot((20, 8), NARROW)
ROOM = 600


def test_a_short_sentence_stands_large_in_one_line() -> None:
    assert FOOT.set("Anna rolls.", ROOM) == (LARGE, ("Anna rolls.",))


def test_a_longer_one_takes_two_lines_and_then_smaller_type() -> None:
    size, lines = FOOT.set("Anna rolls and everybody visits " * 2, ROOM)
    assert (size, len(lines)) == (BODY, 2)
    size, lines = FOOT.set("Anna rolls and everybody visits space five of the court. " * 3, ROOM)
    assert (size, len(lines)) == (SMALL, 2)
    assert lines[-1].endswith("…")


def test_a_status_line_leaves_one_line_less() -> None:
    style = Foot((20, 8), ((BODY, 1), (SMALL, 3)))
    told = "Anna rolls and everybody visits space five of the court. " * 3
    assert len(style.set(told, ROOM)[1]) == 3
    assert len(style.set(told, ROOM, taken=1)[1]) == 2


def test_the_foot_is_a_card_with_the_status_in_the_accent() -> None:
    canvas = Canvas(ROOM, 160, TABLE)
    footer(canvas, Box(0, 0, ROOM, 160), "Anna rolls.", FOOT, status="Bo to move")
    colours = {colour for _, colour in canvas.image.getcolors(1 << 16) or []}
    assert {TRAY, NOW} <= colours
