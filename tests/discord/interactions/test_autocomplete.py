"""Suggestions: few, short, in order of use, readable as notation, and never an error."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
import structlog.testing
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.discord.commands.table_argument import Suggestion, as_choices, quiet, ranked
from bot.discord.panel.notation import words_of
from bot.discord.panel.typed_decision import TypedDecision
from bot.store import SeatRow, TableRow
from bot.tables import Table
from games.kernel import (
    Action,
    Chance,
    Game,
    InputError,
    actions,
    random_action,
)
from renderers.registry import presenter
from renderers.titles import TITLES, titles
from renderers.words import LOCALES, Words, message_id
from tests.discord.tables import SEED, a_game

EN, DE = Words("en"), Words("de")


def position(game: Game[Any, Any], words: Words = EN) -> TypedDecision:
    """Return the first seat that owes a decision, at table crab42."""
    row = TableRow(
        "crab42", game.title.info.id, 1, 2, 11, "running", game.seats, "{}", None, None, 1, 1, "", 0, False, 0, 0
    )
    seats = tuple(SeatRow("crab42", seat, 11 + seat, f"Player {seat}", "human") for seat in range(game.seats))
    return TypedDecision.of(Table(row, seats, game), 11 + game.waiting()[0], words)


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
@pytest.mark.parametrize("title_id", TITLES)
def test_suggestions_for_play_are_readable_links_within_discords_limits(title_id: str, words: Words) -> None:
    game, chance = a_game(title_id)[0], Chance(SEED, 3)
    for _ in range(40):
        if not game.waiting():
            return
        here = position(game, words)
        for typed in ("", *(choice.key for choice in game.choices(here.seat))):
            found = as_choices(here.next_links(typed))
            assert 1 <= len(found) <= 25
            for choice in found:
                assert 1 <= len(choice.name) <= 100
                assert here.reader.read(choice.value).links == tuple(choice.value.split(" "))
        game.act(here.seat, random_action(game.title, game.state, here.seat, chance), SEED)


def test_picking_suggestions_one_after_another_always_ends_in_a_move() -> None:
    for pick in range(4):
        here, typed = position(a_game()[0]), ""
        for _ in range(6):
            found = here.next_links(typed)
            typed = found[min(pick, len(found) - 1)].value
            reading = here.reader.read(typed)
            if reading.complete:
                break
        assert reading.complete


def test_what_is_typed_narrows_the_suggestions() -> None:
    here = position(a_game()[0])
    assert [one.value for one in here.next_links("ro")] == ["roll"]
    assert [one.value for one in here.next_links("rol")] == ["roll"]
    assert here.next_links("swap f0 b2")[0].value == "swap F0 B2"
    assert here.next_links("qqqq") == []


def test_a_mistyped_word_still_finds_its_suggestion() -> None:
    assert [one.value for one in position(a_game()[0]).next_links("swap two figters")] == ["swap"]


@pytest.mark.parametrize("typed", ["tauschen F1 B2", "swap F1 b2", "swapp F1 B2", "zwei kaempfer F1 B2"])
def test_whatever_the_command_reads_is_suggested_as_well(typed: str) -> None:
    here = position(a_game()[0], DE)
    assert here.reader.read(typed).links == ("swap", "F1", "B2")
    assert here.next_links(typed)[0].value == "swap F1 B2"


def test_a_mistake_in_a_verb_still_finds_its_arguments() -> None:
    here = position(a_game()[0], DE)
    (attacker,) = {action.args[0] for action in attacks(here)[:1]}
    found = here.next_links(f"atack {attacker}")
    assert found and all(one.value.startswith(f"attack {attacker} ") for one in found)


def attacks(here: TypedDecision) -> list[Action]:
    """Return every legal attack."""
    return [action for action in actions(here.game.title, here.game.state, here.seat) if action.verb == "attack"]


def test_an_argument_is_one_of_the_choices_after_the_arguments_before_it() -> None:
    here = position(a_game()[0])
    values = [one.value for one in here.argument("swap", ["F0"], "")]
    assert values == [choice.key for choice in here.game.choices(here.seat, ("swap", "F0"))]
    assert [one.value for one in here.argument("swap", ["f0"], "b2")] == ["B2"]


def test_an_argument_before_which_others_are_missing_may_be_any_that_could_follow() -> None:
    here = position(a_game()[0])
    assert {one.value for one in here.argument("swap", [None], "")} >= {"F0", "B2"}


def test_arguments_of_a_verb_that_is_not_possible_say_why() -> None:
    with pytest.raises(InputError):
        position(a_game()[0]).argument("buy", [], "")


@settings(max_examples=150, deadline=None)
@given(typed=st.text(max_size=60))
def test_no_text_breaks_the_suggestions(typed: str) -> None:
    found = as_choices(position(a_game()[0]).next_links(typed))
    assert len(found) <= 25


def test_suggestions_are_cut_and_each_value_offered_once() -> None:
    long = [Suggestion("x" * 101, "too long a value"), Suggestion("same", "a" * 200), Suggestion("same", "again")]
    (only,) = as_choices(long)
    assert only.value == "same"
    assert len(only.name) == 100
    assert len(as_choices(Suggestion(str(n), "name") for n in range(60))) == 25


def test_ranking_puts_beginnings_first_then_what_is_spelt_alike() -> None:
    known = [Suggestion("one", "Sizzle"), Suggestion("two", "Onion Tears"), Suggestion("three", "Tossed Salad")]
    assert [one.value for one in ranked(known, words_of("tea"))] == ["two"]
    assert [one.value for one in ranked(known, words_of("tosed"))] == ["three"]
    assert ranked(known, ()) == known


async def test_a_failure_is_logged_and_answered_by_an_empty_list() -> None:
    @quiet
    async def broken(interaction: Any, typed: str) -> list[Suggestion]:
        raise RuntimeError(typed)

    interaction: Any = SimpleNamespace(command=None)
    with structlog.testing.capture_logs() as logged:
        assert await broken(interaction, "x") == []
    assert [line["event"] for line in logged] == ["autocomplete failed"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("title_id", TITLES)
def test_every_page_of_every_title_has_a_name_of_its_own_in_every_language(title_id: str, locale: str) -> None:
    how, words, names = presenter(title_id), Words(locale), ("Ann", "Bo")
    game = a_game(title_id, len(names))[0]
    pages = {page: how.page_name(words, names, page) for page in (*how.pages, *how.pages_of(game.view(None)))}
    assert [page for page, name in pages.items() if name == page] == []
    assert len(set(pages.values())) == len(pages)


# The options of a new game


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.info.id)
@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
def test_every_option_and_value_of_our_titles_has_a_name(title: Any, words: Words) -> None:
    for spec in title.info.options:
        assert words.find(message_id(title.info.id, "option", spec.id)), spec.id
        for value in spec.values:
            parts = (spec.names,) if spec.names else ("option", spec.id)
            assert words.find(message_id(title.info.id, *parts, value)), f"{spec.id}={value}"
