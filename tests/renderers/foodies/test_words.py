"""The table in words: alt text, text board, labels."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.discord.limits import MENU_TEXT
from games.foodies.data import STALLS
from games.foodies.events import FlyerUsed
from games.foodies.steps import Collect, Visit
from games.kernel import Choice, Decision, Ref
from renderers.foodies import PRESENTER
from renderers.words import LOCALES, Words
from tests.renderers.foodies.builders import a_court, a_scene, a_view

EN = Words("en")


def test_a_finished_game_is_told_of_its_last_round() -> None:
    """Fourteen turns of two seats are seven rounds, and no eighth begins."""
    view = a_view(a_court(popularity=21), a_court(popularity=4))
    view.turn, view.triggered = 13, True
    assert "Round 7, goal 20" in PRESENTER.text_board(EN, view, a_scene())
    view.turn, view.step = 14, None
    assert "Round 7, goal 20" in PRESENTER.text_board(EN, view, a_scene(waiting=()))
    assert PRESENTER.phase(EN, view, a_scene(), 14) == "round 7"


@pytest.mark.parametrize(
    ("culture", "question"),
    [
        ("japanese", "gain the printed coins and popularity of a stall next to it. Which neighbour?"),
        ("mexican", "put 1 coin on each of two stalls next to it. Which 2 neighbours?"),
    ],
)
def test_the_question_for_neighbours_tells_how_many_and_what_for(culture: str, question: str) -> None:
    decision = Decision(0, "target", {"space": 5, "culture": Ref("culture", culture)})
    for viewer in (0, 1):
        assert PRESENTER.prompt(EN, a_view(), a_scene(viewer=viewer), decision).endswith(question)


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        (Visit(3, [0, 1], {0: 2}), "space 2"),
        (Visit(3, [0, 1], {0: 3}), "Keep my flyer"),
        (Collect({0: 5, 1: 5}, {0: ["keep"]}), "Keep my coins"),
    ],
)
def test_who_has_answered_reads_which_answer_it_was(step: Visit | Collect, answer: str) -> None:
    decision = Decision(0, "flyer" if isinstance(step, Visit) else "pay", {"space": 3}, owed=False)
    scene = structs.replace(a_scene(viewer=0), decision=decision)
    (told,) = PRESENTER.notes(EN, a_view(viewer=0, step=step), scene)
    assert told.startswith("Your answer") and answer in told


def test_the_rules_hold_under_the_option_for_chefs_too() -> None:
    assert "an option lets every player hire each of them once" in PRESENTER.rules(EN, "chefs")
    assert "After 60 rounds" in PRESENTER.rules(EN, "goal")


def test_the_round_in_which_the_game_is_cut_off_is_told_as_the_last() -> None:
    """Sixty rounds are all there are (rules section 7.4)."""
    view, last = a_view(), "This is the last round."
    view.turn = 2 * 59 - 1
    assert last not in PRESENTER.text_board(EN, view, a_scene())
    view.turn = 2 * 59
    assert last in PRESENTER.text_board(EN, view, a_scene())


def test_alt_text_tells_every_seat_the_die_and_the_market() -> None:
    view = a_view(a_court({5: "AM01"}, coins=12), a_court(popularity=7), step=Visit(4, [0], {}))
    alt = PRESENTER.alt_text(EN, view, a_scene())
    for part in ("The die shows 4", "12 coins", "7 popularity", "5 Cheeseburger", "Margherita pizza for 5"):
        assert part in alt


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "With flyers: Anna visits space 2 and Bo visits space 4."),
        ("de", "Mit Flyer: Anna besucht Feld 2 und Bo besucht Feld 4."),
    ],
)
def test_where_several_use_flyers_a_channel_hears_of_all_in_one_line(locale: str, line: str) -> None:
    flyers = [FlyerUsed(seat=0, space=2), FlyerUsed(seat=1, space=4)]
    scene = a_scene(*flyers)
    assert PRESENTER.digest(Words(locale), a_view(), scene) == [line]
    assert len(PRESENTER.game_log(Words(locale), a_view(), scene)) == len(flyers), "step by step, behind the button"
    assert len(PRESENTER.digest(Words(locale), a_view(), a_scene(flyers[0]))) == 1


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("AM01", "no half-stars", "keine halben Sterne"),
        ("MX04", "half-stars bottom and left", "halbe Sterne unten und links"),
        ("AM05", "half-stars all around", "halbe Sterne ringsum"),
    ],
)
def test_where_half_a_star_is_is_said_in_words(card: str, english: str, german: str) -> None:
    view = a_view(a_court({5: card}), a_court())
    for locale, told in (("en", english), ("de", german)):
        assert f", {told}, " in PRESENTER.text_board(Words(locale), view, a_scene())
        assert told in PRESENTER.choice(Words(locale), view, a_scene(), ("buy",), Choice(card, "stall")).about


@pytest.mark.parametrize("locale", LOCALES)
def test_where_a_stall_is_chosen_the_effect_of_its_culture_is_told_in_full(locale: str) -> None:
    words = Words(locale)
    for card in STALLS:
        label = PRESENTER.choice(words, a_view(), a_scene(), ("buy",), Choice(card, "stall"))
        assert label.about.endswith("; " + words(f"foodies-culture-{STALLS[card].culture}-short")), card
        assert len(label.about) <= MENU_TEXT, "Discord shows no more below an option"


def test_the_nearer_seat_is_told_first() -> None:
    board = PRESENTER.text_board(EN, a_view(viewer=1), a_scene(viewer=1))
    assert board.index("Bo:") < board.index("Anna:")


def test_the_text_board_tells_every_space_with_its_tokens() -> None:
    court = a_court({5: "AM05", 8: "DE06"})
    court.coin_tokens[5], court.pop_tokens[1] = 2, 1
    board = PRESENTER.text_board(EN, a_view(court, a_court()), a_scene())
    assert all(board.count(f"\n{space}: ") == 2 for space in range(1, 10))
    assert "Apple pie" in board and "1 complete" in board
    assert "tokens on it: 2 coins" in board and "tokens on it: 1 popularity" in board
