"""Words in pictures: they fit, and they never turn into boxes."""

import pytest

from renderers.kit.type import ELLIPSIS, Face, drawable, face_for, fit, has_glyph, label, printable, width, wrap


def test_a_short_name_stays_whole() -> None:
    assert fit("Anna", Face.DISPLAY, 48, 400) == "Anna"


def test_a_long_name_is_cut_to_its_room_and_says_so() -> None:
    name = "Wilhelmina Featherstonehaugh-Cholmondeley the Third"
    cut = fit(name, Face.DISPLAY, 48, 400)
    assert cut.endswith(ELLIPSIS)
    assert name.startswith(cut.removesuffix(ELLIPSIS))
    assert width(cut, Face.DISPLAY, 48) <= 400
    assert width(name[: len(cut)] + ELLIPSIS, Face.DISPLAY, 48) > 400 - width("W", Face.DISPLAY, 48)


def test_nothing_is_better_than_a_lone_ellipsis() -> None:
    assert fit("Anna", Face.TEXT, 48, 3) == ""


@pytest.mark.parametrize("room", [300, 500, 900])
def test_wrapped_lines_fit_and_lose_no_word(room: int) -> None:
    text = "The steak at the front hit the onion with one splat and goes on to buy a spoon"
    lines = wrap(text, Face.TEXT, 36, room, 9)
    assert all(width(line, Face.TEXT, 36) <= room for line in lines)
    assert " ".join(lines) == text


def test_what_does_not_fit_in_the_last_line_is_cut_there() -> None:
    lines = wrap("one two three four five six seven eight", Face.TEXT, 36, 200, 2)
    assert len(lines) == 2
    assert lines[-1].endswith(ELLIPSIS)


def test_one_endless_word_is_cut_not_overflown() -> None:
    (line,) = wrap("w" * 200, Face.TEXT, 36, 300, 1)
    assert width(line, Face.TEXT, 36) <= 300


@pytest.mark.parametrize("face", list(Face))
def test_every_face_draws_the_letters_of_our_languages(face: Face) -> None:
    assert all(has_glyph(c, face) for c in "AZaz09ÄÖÜäöüßéñ…–?!,.:’")


@pytest.mark.parametrize("character", ["張", "🦊", "\U0010fffd"])
def test_what_the_faces_lack_is_known(character: str) -> None:
    assert not has_glyph(character, Face.DISPLAY)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Zoë 🦊", "Zoë"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("  Ann \t Lee ", "Ann Lee"),
        ("김 민수", "GM"),
        ("たろう", "T"),
        ("张伟", "South"),
        ("🦊🦊", "South"),
        ("", "South"),
    ],
)
def test_names_become_drawable_one_way_or_another(name: str, shown: str) -> None:
    assert printable(name, Face.DISPLAY, "South") == shown


def test_a_label_is_drawn_once() -> None:
    assert label("Anna", Face.BOLD, 40)[0] is label("Anna", Face.BOLD, 40)[0]
    assert label("Anna", Face.BOLD, 40)[0].getextrema()[1] == 255


def test_a_sentence_loses_only_what_the_face_cannot_draw() -> None:
    assert drawable("🎲 Anna rolls 5 😀 today", Face.STRONG) == "Anna rolls 5 today"
    assert drawable("🏙️ The city is laid 👩‍🍳", Face.STRONG) == "The city is laid", "nor what only changes an emoji"


def test_a_name_that_the_display_face_cannot_spell_is_set_in_bold_text() -> None:
    assert face_for("Anna") is Face.DISPLAY
    assert face_for("Żółć") is Face.BOLD


def test_a_number_is_not_parted_from_its_unit_at_a_no_break_space() -> None:
    room = width("jede bringt 3", Face.TEXT, 28) + 2
    assert wrap("jede bringt 3\u00a0$ mehr", Face.TEXT, 28, room, 3) == ("jede bringt", "3\u00a0$ mehr")
    assert wrap("  ", Face.TEXT, 28, room, 3) == ()
    assert drawable(" 3\u00a0$  🍔 mehr ", Face.TEXT) == "3\u00a0$ mehr"
