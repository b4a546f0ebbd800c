"""On a phone every picture is as readable as it was designed to be, whoever plays: type is large, no two texts overlap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec import structs

from renderers.kit.canvas import Written, texts_drawn
from renderers.kit.layout import ASIDE, SMALL, WIDTH
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words
from tests.renderers.picture_diff import overlap
from tests.renderers.shown import TITLES, Shown, shown

LONG_NAMES = ("Wilhelmina", "Maximilian von und zu Hohenlohe", "Bartholomew", "Łukasz Żółć", "Konstantin")
ASIDES = {
    "foodfighters": r"[FMB][0-2]",  # the name of a square, for those who type
    "foodies": r"",
    # what the stars of the score track come from, and the restaurateurs
    "critter_kitchen": r"\(\d+\)|(Anth|Bruno|Saffron|Lola|Herón).*",
    "food_truck_city": r"",
    "food_chain_magnate": r"",
}
"""What may be as small as an aside, because nobody has to read it to play."""
FULL_SIZE = {"city"}
"""Pages that are opened to be zoomed: their type is measured in their own pixels. Other pages show their parts large."""


def drawn(title: str) -> Iterator[tuple[Shown, Picture, list[Written]]]:
    """Every situation of a title, with long names: what it looks like and what was written."""
    for moment in shown(title):
        scene = structs.replace(moment.scene, names=LONG_NAMES[: len(moment.scene.names)])
        with texts_drawn() as texts:
            picture = presenter(title).picture(Words("en"), moment.view, scene, moment.page)
        yield moment, picture, texts


@pytest.mark.parametrize("title", TITLES)
def test_type_is_large_enough_for_a_phone_and_no_text_lies_on_another(title: str) -> None:
    small, overlapping = set(), set()
    for moment, picture, texts in drawn(title):
        scale = 1 if moment.page in FULL_SIZE else WIDTH / picture.width
        for one in texts:
            least = ASIDE if re.fullmatch(ASIDES[title], one.text) else SMALL
            if round(one.size * scale) < least:
                small.add((moment.page, one.size, one.text))
        for one, other in combinations(texts, 2):
            if one.canvas is other.canvas and overlap(one.box, other.box):
                overlapping.add((moment.name, moment.page, one.text, other.text))
    assert (sorted(small), sorted(overlapping)) == ([], [])
