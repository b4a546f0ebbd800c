"""Both catalogues are complete, agree with each other, and can be formatted."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.discord import limits
from renderers import words as core_words
from renderers.words import LOCALES, Words
from renderers.words.catalogue import messages
from tests.words.catalogue import catalogue, entries, files, repeated

pytestmark = pytest.mark.xdist_group("ids")
"""One worker reads the catalogues, once."""

ROOT = Path(core_words.__file__).parent
BUTTONS = re.compile(
    r"table-button-.+|privacy-button-.+|(me|inbox)-button-.+|host-(back|previous|next|undo|show-board|your-move|board-text|agree|decline|secret-open|join)"
    r"|[a-z]+-verb-(?!.*-about$).+"
)
DESCRIPTIONS = re.compile(r"command-(?!.*-name$).+|[a-z]+-verb-.+-about|[a-z]+-param-.+")
PARAMETERS = re.compile(r"command-.+-name")
CHOICES = re.compile(
    r"bot-.+|me-(told|language|region|menu)-.+|inbox-show-.+|command-table-list-(mine|here|server)|[a-z]+-name"
)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_is_read_without_a_rest(locale: str) -> None:
    junk = [f"{path.name}: {e.content!r}" for path in files(locale) for e in entries(path) if isinstance(e, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_stands_twice(locale: str) -> None:
    assert repeated(locale) == []


def test_both_languages_have_the_same_messages_with_the_same_variables_in_the_same_files() -> None:
    english, german = (
        {(one.file, message, *sorted(one.variables)) for message, one in catalogue(locale).items()}
        for locale in ("en", "de")
    )
    assert sorted(english ^ german) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_refer_only_to_messages_that_exist(locale: str) -> None:
    known = catalogue(locale)
    assert {
        message.id: message.references - set(known) for message in known.values() if message.references - set(known)
    } == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_core_has_the_words_that_its_messages_refer_to(locale: str) -> None:
    core = list(messages(sorted((ROOT / locale).glob("*.ftl"))))
    known = {message.id for message in core}
    assert {message.id: message.references - known for message in core if message.references - known} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_said(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    words = Words(locale)
    with caplog.at_level(logging.ERROR):
        for message in catalogue(locale).values():
            for value in (0, 1, 2, "Ann"):
                assert words(message.id, **dict.fromkeys(message.variables, value)), message.id
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("family", "limit"),
    [(BUTTONS, limits.LABEL), (DESCRIPTIONS, limits.COMMAND_ABOUT), (CHOICES, limits.CHOICE_NAME)],
    ids=["buttons", "descriptions", "choices"],
)
def test_texts_of_controls_and_commands_fit_discord(locale: str, family: re.Pattern[str], limit: int) -> None:
    words = Words(locale)
    found = [message for message in catalogue(locale).values() if family.fullmatch(message.id)]
    assert found
    assert [message.id for message in found if len(words(message.id)) > limit and not message.variables] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_parameters_are_names_on_discord(locale: str) -> None:
    found = [one for one in catalogue(locale) if PARAMETERS.fullmatch(one)]
    assert found
    assert [one for one in found if not limits.is_name(Words(locale)(one))] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_rules_fit_one_message(locale: str) -> None:
    words = Words(locale)
    long = [one for one in catalogue(locale) if "-rules-" in one and len(words(one)) > limits.CONTENT]
    assert long == []


def test_german_is_german() -> None:
    english, german = Words("en"), Words("de")
    same = [
        one
        for one, message in catalogue("en").items()
        if not message.variables and len(english(one).split()) > 3 and english(one) == german(one)
    ]
    assert same == []


@pytest.mark.parametrize("other", ["Schulungsschritt", "Punkteleiste"])
def test_the_same_thing_has_one_word_in_german(other: str) -> None:
    assert [path.name for path in files("de") if other in path.read_text()] == []


def test_a_message_that_does_not_exist_is_shown_as_its_id(caplog: pytest.LogCaptureFixture) -> None:
    assert Words("de")("no-such-message") == "no-such-message"
    assert caplog.records
