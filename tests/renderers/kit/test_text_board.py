"""The parts of all text boards and alt texts."""

from renderers.kit.text_board import BoardText, counted, in_one_breath, paragraphs, seats_from
from renderers.words import Words


class SampleBoard(BoardText[None]):
    """A board text without a view."""

    prefix = "foodies-"


TOLD = SampleBoard(Words("en"), None, lambda ref: {"0": "Anna", "1": "Bo"}.get(ref.key, ref.key))


def test_parts_are_paragraphs_and_their_sentences_lines() -> None:
    assert paragraphs(["one", "", "two"], [], ["", ""], ["three"]) == "one\ntwo\n\nthree"


def test_an_alt_text_is_said_in_one_breath() -> None:
    assert in_one_breath("Anna to move.", "", "Bo: 3 coins.") == "Anna to move. Bo: 3 coins."


def test_things_are_named_in_the_order_in_which_they_come() -> None:
    assert TOLD.names("food", ["tacos", "pizza"]) == "tacos, pizza"
    assert TOLD.names("food", []) == ""
    assert TOLD.seats([0, 1]) == "Anna and Bo"


def test_a_message_is_said_from_the_own_catalogue() -> None:
    assert TOLD.say("round", round=3) == "Round 3"


def test_equal_things_are_counted_once() -> None:
    assert counted(["a", "b", "a"]) == {"a": 2, "b": 1}


def test_seats_come_in_turn_order_from_any_of_them() -> None:
    assert seats_from(2, 4) == [2, 3, 0, 1]


def test_in_one_breath_no_part_runs_into_the_next() -> None:
    assert in_one_breath("Ann to move", "", "Bo rolls 4!", "Bo:", "1 coin.") == "Ann to move. Bo rolls 4! Bo: 1 coin."
