"""A click means the place whose number is drawn there."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from msgspec import structs
from PIL import Image

from renderers.kit.canvas import Written, texts_drawn
from renderers.kit.palette import NOW
from renderers.kit.presenter import Region
from renderers.kit.type import Face
from renderers.registry import presenter
from renderers.words import Words
from tests.lengths import amount
from tests.renderers.shown import TITLES, ShownMoment, shown

PAGES = {"foodies": "court"}
"""The pages that draw numbers, if it is not the board."""


def choosing(title: str) -> list[tuple[ShownMoment, list[str]]]:
    """Moments in which somebody chooses among places, each once for every kind of choice, with the places."""
    layout = presenter(title).layout
    found: dict[tuple[object, ...], tuple[ShownMoment, list[str]]] = {}
    for moment in shown(title):
        scene = moment.scene
        if scene.decision is None or scene.viewer is None:
            continue
        places = [layout.place(moment.view, scene, scene.chosen, choice) for choice in scene.offered]
        kind = (scene.decision.kind, scene.chosen[:1], len(scene.chosen))
        if any(places):
            found.setdefault(kind, (moment, list(dict.fromkeys(filter(None, places)))))
    return list(found.values())


def meant(written: Sequence[Written], region: Region, texts: set[str], shift: tuple[int, int]) -> bool:
    """Return whether one of some numbers was drawn in a region or at its corner."""
    shape = region.shape.inset(-20).moved(-shift[0], -shift[1])
    centres = [one.box.centre for one in written if one.face == Face.DISPLAY and one.text in texts]
    return any(shape.x <= x < shape.right and shape.y <= y < shape.bottom for x, y in centres)


def lit(image: Image.Image, region: Region) -> bool:
    """Return whether a disc of the colour of numbers is in a region or at its corner."""
    shape = region.shape.inset(-20)
    colours = image.crop((shape.x, shape.y, shape.right, shape.bottom)).getcolors(1 << 20) or []
    return sum(many for many, colour in colours if colour == NOW) > 300


def numbered(title: str, moment: ShownMoment, places: list[str], page: str, *, painted: bool) -> list[Region]:
    """The regions of places, of which a picture draws the numbers elsewhere, or if `painted` without a disc."""
    teller = presenter(title)
    plain = structs.replace(moment.scene, chosen=(), offered=())
    regions = teller.layout.regions(moment.view, plain, page, places)
    scene = structs.replace(moment.scene, numbered=tuple((place, 1 + n) for n, place in enumerate(places)))
    with texts_drawn() as written:
        picture = teller.picture(Words("en"), moment.view, scene, page)
    image = Image.open(io.BytesIO(picture.data)).convert("RGB") if painted else None
    # A map is a separate canvas, so its numbers are all shifted by the same distance.
    shift = (0, 0) if title != "food_chain_magnate" else shift_of(written, regions[0])
    wrong = []
    for region, (place, number) in zip(regions, scene.numbered, strict=True):
        texts = {str(teller.layout.own_number(moment.view, place) or number)}
        if region.place != place or not meant(written, region, texts, shift) or (image and not lit(image, region)):
            wrong.append(region)
    return wrong


def shift_of(written: Sequence[Written], first: Region) -> tuple[int, int]:
    """By how much the number 1 is drawn from the middle of its region."""
    one = [each for each in written if each.face == Face.DISPLAY and each.text == "1"][-1]
    return first.shape.centre[0] - one.box.centre[0], first.shape.centre[1] - one.box.centre[1]


@pytest.mark.parametrize("title", TITLES)
def test_each_number_is_drawn_in_the_region_of_its_place(title: str) -> None:
    moments, page = choosing(title), PAGES.get(title, "board")
    assert moments
    wrong = [
        (moment.name, numbered(title, moment, places, page, painted=number < amount(1, 99)))
        for number, (moment, places) in enumerate(moments)
    ]
    assert [one for one in wrong if one[1]] == []


@pytest.mark.parametrize("title", TITLES)
def test_pages_without_places_have_no_regions(title: str) -> None:
    teller = presenter(title)
    for moment, places in choosing(title):
        for page in set(teller.pages_of(moment.view)) - {"board", "city", "court"}:
            assert not teller.layout.regions(moment.view, moment.scene, page, places)
