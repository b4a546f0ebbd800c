"""Sentences take their numbers from the data: another value in a data file is another number in every sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from fluent.syntax import ast

from games.kernel.registry import title
from renderers.words import LOCALES, Words
from tests.words.catalogue import catalogue, entries, files

pytestmark = pytest.mark.xdist_group("ids")
"""One worker reads the catalogues, once."""

TITLES = ("foodies", "foodfighters", "food_truck_city", "critter_kitchen", "food_chain_magnate")
"""Titles whose sentences contain no number of the data."""
PLAIN = re.compile(r"^\s*\[(?:one|1)\][^\n]*?\b1\b|`[^`]*`|\{[^{}>]*\}|\{ *\$\w+ *->|^\s*\d+\. |^\s*\*?\[-?\w+\]", re.M)
"""What may hold digits: typed moves, placeables, by what a form is chosen, the numbers of a list's points, the one
of a form for one."""
PRINTED: Mapping[str, str] = {
    "foodies": r"(of|von) 9\b|\b1 (to|bis) 9\b|\b0\b|2, 4, 5, 6 (and|und) 8|1 2 3 / 4 5 6 / 7 8 9"
    r"|then 1 popularity|dann 1 Beliebtheit|^(seat|Platz) \d",
    "foodfighters": r"\b[FMBV][0-2]\b|0, 1, 2|KC B0|(of|von) 100|^2 (Beans|Bohnen)",
    "food_truck_city": r"\b[HV]1-2\b|block 1-2|Block 1-2|\b(5 (by|mal) 5|6 (by|mal) 6)\b|\b[2-6](nd|rd|th)\b"
    r"|[Dd]er [2-6]\.|\b0\b|1, 2 (or|oder) 3",
    "critter_kitchen": r"\b([Dd]ays?|Tage?|Tag) [123]( (and|und) 2)?|(rounds|Runde) 1\b",
    "food_chain_magnate": r"Working 9 to 5|([Pp]layer|Spieler) [1-6]$|G7|\bF-1\b|\b(corner-1|ell-m2|burger-4|left-7)\b"
    r"|[23]×[23]|^\$?[123]00([ \xa0]\$)?,"
    r"|^(Base price|Grundpreis) \$?(5|10|20)([ \xa0]\$)?,|100, 200 (and|or|und|oder) 300"
    r"|\b(from|ab|for) 1\b|\b1 bis\b|\b0\b|9¾",
}
"""Names of places and choices, faces of dice, and fixed parts of rules."""
SCENE = "-lesson-"
"""A scene of a lesson describes one recorded position: the dice, places and sums that are seen there."""


def literal(locale: str, owner: str) -> list[str]:
    """Return literal digits in the sentences of a title, with their messages."""
    found = []
    for path in files(locale):
        for entry in entries(path):
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            if not entry.id.name.startswith(f"{owner}-") or SCENE in entry.id.name:
                continue
            text = re.sub(PRINTED[owner], "", PLAIN.sub("", _source(path, entry)))
            found += [f"{entry.id.name}: {digits}" for digits in re.findall(r"\d+", text)]
    return found


def _source(path: Any, entry: Any) -> str:
    return str(path.read_text("utf-8")[entry.value.span.start : entry.value.span.end])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("owner", TITLES)
def test_no_sentence_holds_a_number_that_stands_in_the_data(owner: str, locale: str) -> None:
    found = literal(locale, owner)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("owner", TITLES)
def test_every_figure_is_spoken_of(owner: str) -> None:
    spoken = set().union(*(one.variables for one in catalogue("en").values() if one.id.startswith(f"{owner}-")))
    assert set(title(owner).figures) - spoken == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_takes_its_number_from_the_data_unless_it_is_given_one(locale: str) -> None:
    cost, said = title("foodies").figures["hire_cost"], Words(locale)
    assert str(cost) in said("foodies-verb-hire") and str(cost) in said("foodies-rules-chefs")
    assert "97" in said("foodies-verb-hire", hire_cost=97)
