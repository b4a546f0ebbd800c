"""Error messages: the rule, what to do instead, in the person's language."""

from __future__ import annotations

import pytest

from bot.discord.interactions import error_text
from bot.store import StoreError
from bot.tables import NoSuchTable, Stale, TableError
from games.kernel import Action, InputError, NotLegal, OptionsError, Say, SnapshotError, check
from games.kernel.registry import title
from renderers.words import Words
from tests.discord.tables import a_game, shown


def an_illegal_attack() -> InputError:
    """The refusal of an attack from a cell that does not exist in that row."""
    game, _ = a_game()
    with pytest.raises(InputError) as caught:
        check(game.title, game.state, game.waiting()[0], Action("attack", ("B2", "B2")))
    return caught.value


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_refused_move_names_the_rule_and_what_is_possible(locale: str) -> None:
    game, _ = a_game()
    words = Words(locale)
    text = error_text.refused(an_illegal_attack(), words, shown(game, game.waiting()[0], locale=locale))
    first, *rest = text.split("\n")
    assert first.startswith(words("host-error-refused", reason="").strip()[:8])
    assert rest, "with alternatives"


@pytest.mark.parametrize("locale", ["en", "de"])
def test_alternatives_that_hold_commas_stand_on_lines_of_their_own(locale: str) -> None:
    game, _ = a_game("critter_kitchen")
    seat = game.waiting()[0]
    with pytest.raises(NotLegal) as caught:
        check(game.title, game.state, seat, Action("plan", ("water_market", "water_market", "soup_truck")))
    viewer_text, words = shown(game, seat, locale=locale), Words(locale)
    _, head, *rest = error_text.refused(caught.value, words, viewer_text).split("\n")
    assert head == words("host-error-instead", list="").rstrip()
    instead = [viewer_text.action(action) for action in caught.value.instead][: error_text.SHOWN]
    assert len(rest) > 1 and rest == [f"- {alternative}" for alternative in instead]


def test_a_refusal_without_a_table_still_says_why() -> None:
    assert error_text.explained(an_illegal_attack(), Words("en"))


def test_every_problem_of_options_is_told_at_once() -> None:
    with pytest.raises(OptionsError) as caught:
        title("foodfighters").options({"nonsense": 1, "more": 2}, 2)
    told = error_text.explained(caught.value, Words("en"))
    assert told is not None
    assert len(told.splitlines()) == len(caught.value.problems) == 2


@pytest.mark.parametrize(
    "error",
    [
        TableError("tables-full", table="crab42"),
        NoSuchTable("crab42"),
        Stale("crab42"),
        StoreError("the disk is full"),
        TimeoutError(),
        SnapshotError("newer code"),
    ],
)
@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_expected_error_has_a_sentence_of_its_own(
    error: Exception, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    told = error_text.explained(error, Words(locale))
    assert told
    assert " " in told, "a sentence, not a message id"
    assert not caplog.records, "every message is in the catalogue"


def test_an_operators_words_are_not_shown_to_players() -> None:
    assert "disk" not in (error_text.explained(StoreError("the disk is full"), Words("en")) or "")


def test_what_nobody_expected_has_no_sentence() -> None:
    assert error_text.explained(ZeroDivisionError(), Words("en")) is None


def test_a_long_list_of_alternatives_is_cut() -> None:
    game, _ = a_game()
    error = an_illegal_attack()
    many = InputError(Say("kernel-unfinished"), legal=tuple(error.legal) * 30)
    text = error_text.refused(many, Words("en"), shown(game, game.waiting()[0]))
    assert len(text) < 1000
