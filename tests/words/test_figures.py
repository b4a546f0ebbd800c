"""Help texts take their numbers from the data: another value in a data file is another number in every sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from fluent.syntax import ast

from games.kernel.registry import title
from renderers.words import LOCALES, Words

from .catalogue import catalogue, entries, files

TITLES = ("foodies", "foodfighters")
"""Titles whose help texts name no number that stands in the data."""
HELP = re.compile(r"-(rules|verb|culture|card|chef)-.*|-(ask|text|result)-.*")
PLAIN = re.compile(r"`[^`]*`|\{[^{}]*\}|^\s*\d+\. |\[[a-z0-9]+\]", re.M)
"""What may hold digits: typed moves, placeables, the numbers of a list's points, forms of a sentence."""
PRINTED: Mapping[str, str] = {
    "foodies": r"1 (to|bis) 9|\b0\b|2, 4, 5, 6 (and|und) 8|1 2 3 / 4 5 6 / 7 8 9|then 1 popularity|dann 1 Beliebtheit",
    "foodfighters": r"\b[FMBV][0-2]\b|0, 1, 2|KC B0|(of|von) 100",
}
"""Names of places, faces of dice, and what a rule says that no data file can change."""


def literal(locale: str, owner: str) -> list[str]:
    """Digits that stand in the help texts of a title as they are, with the messages that hold them."""
    found = []
    for path in files(locale):
        for entry in entries(path):
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            if not entry.id.name.startswith(f"{owner}-") or not HELP.search(entry.id.name):
                continue
            text = re.sub(PRINTED[owner], "", _bare(_source(path, entry)))
            found += [f"{entry.id.name}: {digits}" for digits in re.findall(r"\d+", text)]
    return found


def _source(path: Any, entry: Any) -> str:
    return str(path.read_text("utf-8")[entry.value.span.start : entry.value.span.end])


def _bare(text: str) -> str:
    """A pattern without what may hold digits, from the inside out."""
    while (less := PLAIN.sub("", text)) != text:
        text = less
    return text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("owner", TITLES)
def test_no_help_text_holds_a_number_that_stands_in_the_data(owner: str, locale: str) -> None:
    assert literal(locale, owner) == []


@pytest.mark.parametrize("owner", TITLES)
def test_every_figure_is_spoken_of(owner: str) -> None:
    spoken = set().union(*(one.variables for one in catalogue("en").values() if one.id.startswith(f"{owner}-")))
    assert set(title(owner).figures) - spoken == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_another_value_is_another_number_in_the_sentence(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "4" in Words(locale)("foodies-verb-hire")
    monkeypatch.setattr(type(title("foodies")), "figures", {**title("foodies").figures, "hire_cost": 7})
    assert "7" in Words(locale)("foodies-verb-hire")
    assert "7" in Words(locale)("foodies-rules-chefs")


def test_what_a_sentence_is_given_comes_before_the_data() -> None:
    assert "9" in Words("en")("foodies-verb-hire", hire_cost=9)
