"""Situations of every title: texts have their words and fit Discord, pictures fit their limits."""

from __future__ import annotations

import importlib
import io

import pytest
from PIL import Image

from renderers.kit.palette import TABLE, contrast
from renderers.kit.picture import ALT_LIMIT
from renderers.registry import presenter
from renderers.words import LOCALES, Words
from tests.lengths import LONG, amount, pairs
from tests.renderers.facts import idle, untold
from tests.renderers.picture_diff import in_boxes, writing
from tests.renderers.shown import TITLES, ShownMoment, alt_text, moment, shown

EN = Words("en")
CROWDED = {
    "foodfighters": ("crowded, long names", "seen from North, foreign names"),
    "foodies": ("5 seats, crowded, long names", "crowded court", "placing"),
    "critter_kitchen": (
        *("5 seats, crowded", "5 seats, own kitchen", "5 seats, suggested dishes", "5 seats, dining"),
        *("5 seats, planning in private", "5 seats, reveal", "5 seats, end"),
    ),
    "food_truck_city": ("crowded", "closing a street"),
    "food_chain_magnate": (
        *("5 seats, crowded, long names", "5 seats, crowded, city", "4 seats, employees"),
        *("large company", "menu, city"),
    ),
}
"""The situations with the fullest pictures, for each page."""


LARGEST = 200_000
"""Bytes of a picture: a phone has it at once."""


def drawn(title: str) -> tuple[ShownMoment, ...]:
    return shown(title) if LONG else tuple(moment(title, name) for name in CROWDED[title])


@pytest.mark.parametrize("title", TITLES)
def test_the_fullest_pictures_keep_the_limits_and_write_no_boxes(
    title: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    written, wrong = writing(monkeypatch), []
    for name, page, view, scene in drawn(title):
        picture = presenter(title).picture(EN, view, scene, page)
        image = Image.open(io.BytesIO(picture.data))
        right = image.size == (picture.width, picture.height) and 1200 <= picture.width <= 1800
        right = right and len(picture.data) <= LARGEST and 0 < len(picture.alt) <= ALT_LIMIT
        if not right or image.convert("RGB").getpixel((4, 4)) != TABLE:
            wrong.append((name, image.size, len(picture.data), len(picture.alt)))
    assert wrong == [] == in_boxes(written)
    assert caplog.records == [], "whatever is written has its words"


@pytest.mark.parametrize("title", TITLES)
def test_every_page_is_small_enough_at_its_fullest(title: str) -> None:
    teller, sizes = presenter(title), dict[tuple[str, str], int]()
    for name in CROWDED[title][: amount(1, 9)]:
        _, drawn_above, view, scene = moment(title, name)
        for page in set(teller.pages) - {drawn_above}:
            sizes[name, page] = len(teller.picture(Words("de"), view, scene, page).data)
    assert {at: size for at, size in sizes.items() if size > LARGEST} == {}


@pytest.mark.parametrize("title", TITLES)
def test_every_word_of_every_situation_is_in_the_catalogue_and_labels_fit(
    title: str, caplog: pytest.LogCaptureFixture
) -> None:
    teller = presenter(title)
    for (name, _, view, scene), locale in pairs(shown(title), LOCALES):
        words = Words(locale)
        said = teller.text_board(words, view, scene) + alt_text(words, title, view, scene)
        assert not any(sign in said for sign in (f"{title}-", "{", "_")), (name, said)
        for choice in scene.offered:
            label = teller.choice(words, view, scene, scene.chosen, choice)
            assert 0 < len(label.text) <= 80 and len(label.about) <= 100 and f"{title}-" not in label.text, label
    assert caplog.records == []


@pytest.mark.parametrize(
    ("title", "name", "begins"),
    [
        ("foodfighters", "start", "Bo to move. "),
        ("foodfighters", "end", "Game over: Bo wins with three of a kind. "),
        ("foodies", "2 seats, start", "Anna to move. "),
        ("foodies", "3 seats, start", "Anna, Bo, and Cleo to answer. "),
        ("foodies", "3 seats, end", "Anna won. "),
        ("critter_kitchen", "3 seats, start", "Everyone to answer. "),
        ("critter_kitchen", "3 seats, picking", "Anna to answer. "),
        ("critter_kitchen", "3 seats, end", "Anna won. "),
        ("critter_kitchen", "solo, end", "McDogald’s was not beaten. "),
        ("food_truck_city", "start", "Bo to move. "),
        ("food_truck_city", "rest", "You can play cards now. Asked: Anna and Bo. It is Cem’s turn. "),
        ("food_truck_city", "end", "Game over: Anna won. "),
        ("food_chain_magnate", "3 seats, start", "Cleo to move. "),
        ("food_chain_magnate", "3 seats, end", "Cleo wins! "),
    ],
)
def test_alt_text_begins_with_whom_the_table_waits_for_or_who_has_won(title: str, name: str, begins: str) -> None:
    _, _, view, scene = moment(title, name)
    assert alt_text(EN, title, view, scene).startswith(begins)


@pytest.mark.parametrize("title", TITLES)
def test_every_fact_of_a_view_is_told_by_the_text_board_or_left_out_for_a_reason(title: str) -> None:
    teller, views = presenter(title), [(view, scene) for _, _, view, scene in shown(title)]
    assert untold(lambda view, scene: teller.text_board(EN, view, scene), views, teller.left_out) == []
    assert idle(teller.left_out, views) == [], "said to be left out, but no view has it"
    assert all(teller.left_out.values())


@pytest.mark.parametrize(
    ("title", "situation", "asked"),
    [
        ("foodfighters", "choosing an attacker", "Which attack?"),
        ("foodfighters", "choosing a target", "Who does F2 Cabbage attack?"),
        ("foodies", "placing", "Where does Butter chicken go?"),
        ("food_chain_magnate", "placing a road", "Where does the road go?"),
        ("food_chain_magnate", "placing a mailbox", "Where does Mailbox 7 go?"),
    ],
)
def test_a_picture_asks_what_is_chosen_next(
    title: str, situation: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, page, view, scene = moment(title, situation)
    written = writing(monkeypatch)
    presenter(title).picture(EN, view, scene, page)
    assert any(text.startswith(asked) for text in written), list(written)


@pytest.mark.parametrize("title", TITLES)
def test_text_can_be_read_on_its_ground(title: str) -> None:
    pairs = importlib.import_module(f"renderers.{title}.colours").TEXT_PAIRS
    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []
