"""On a phone every picture can be read, with any names: type is large enough, and no texts overlap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, islice

import pytest
from msgspec import structs

from renderers.kit.canvas import Written, texts_drawn
from renderers.kit.layout import ASIDE, SMALL, WIDTH, Box
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words
from tests.lengths import LONG, amount
from tests.renderers.picture_diff import overlap
from tests.renderers.shown import TITLES, ShownMoment, shown
from tests.renderers.test_situations import CROWDED

LONG_NAMES = ("Wilhelmina", "Maximilian von und zu Hohenlohe", "Bartholomew", "Łukasz Żółć", "Konstantin")
TEN_LETTERS = ("Wilhelmine", "Maximilian", "Friederike", "Bernadette", "Konstantin", "Clementine")
ASIDES = {
    "foodfighters": r"[FMB][0-2]",  # the name of a square, for those who type
    "foodies": r"",
    # what the stars of the score track come from, and the restaurateurs
    "critter_kitchen": r"\(\d+\)|(Anth|Bruno|Saffron|Lola|Herón).*",
    "food_truck_city": r"",
    "food_chain_magnate": r"",
}
"""Texts that may be as small as an aside, because nobody needs them to play."""
FULL_SIZE = {"city"}
"""Pages that are opened to be zoomed: their type is measured in their own pixels. Crops show the same large."""


def moments(title: str) -> Iterator[ShownMoment]:
    """The fullest situations of a title with every page, in the long form all others too."""
    crowded = [moment for moment in shown(title) if moment.name in CROWDED[title]]
    yield from shown(title) if LONG else crowded
    for moment in crowded:
        others = [page for page in presenter(title).pages_of(moment.view) if page != moment.page]
        yield from (moment._replace(page=page) for page in others)


def drawn(title: str, names: tuple[str, ...], every: int) -> Iterator[tuple[ShownMoment, Picture, list[Written]]]:
    """Return every so many of the situations as people with these names see it, with its texts."""
    for moment in islice(moments(title), 0, None, every):
        scene = structs.replace(moment.scene, names=names[: len(moment.scene.names)])
        with texts_drawn() as texts:
            picture = presenter(title).picture(Words("en"), moment.view, scene, moment.page)
        yield moment, picture, texts


def _letters(one: Written) -> Box:
    """Return the box of a line's letters, without descenders and accents that may touch the next line."""
    return one.box.inset(2, one.size // 8)


@pytest.mark.parametrize("title", TITLES)
def test_type_is_large_enough_for_a_phone_and_no_text_lies_on_another(title: str) -> None:
    small, overlapping = set(), set()
    for moment, picture, texts in drawn(title, LONG_NAMES, 1):
        scale = 1 if moment.page in FULL_SIZE else WIDTH / picture.width
        for one in texts:
            name = any(one.text == name.split()[0] for name in LONG_NAMES)  # rather small than cut
            least = ASIDE if name or re.fullmatch(ASIDES[title], one.text) else SMALL
            if round(one.size * scale) < least:
                small.add((moment.page, one.size, one.text))
        for one, other in combinations(texts, 2):
            if one.canvas is other.canvas and overlap(_letters(one), _letters(other)):
                overlapping.add((moment.name, moment.page, one.text, other.text))
    assert (sorted(small), sorted(overlapping)) == ([], [])


@pytest.mark.parametrize("title", TITLES)
def test_names_of_ten_letters_are_not_cut(title: str) -> None:
    for moment, _, texts in drawn(title, TEN_LETTERS, amount(3, 1)):
        cut = [one.text for one in texts if one.text.endswith("…")]
        assert not [text for text in cut if any(name.startswith(text[:-1]) for name in TEN_LETTERS)], moment.name
