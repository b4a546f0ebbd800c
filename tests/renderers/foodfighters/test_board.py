"""The board picture: positions, highlights, and file size."""

from __future__ import annotations

import msgspec
import pytest
from PIL import Image

from games.foodfighters import events
from games.foodfighters.state import Attack
from games.foodfighters.view import View
from games.kernel import Choice
from renderers.foodfighters import PRESENTER
from renderers.foodfighters.highlights import headlines, marks
from renderers.foodfighters.layout import HEIGHT, frame
from renderers.kit.layout import WIDTH, Box
from renderers.kit.palette import NOW, TRAY
from renderers.kit.presenter import Scene
from renderers.words import Words
from tests.renderers.foodfighters.builders import a_scene, a_view
from tests.renderers.picture_diff import amiss, in_boxes, opened, writing

EN = Words("en")
HIT = (
    events.Attacked(seat=0, fighter="SO", cell="S.F1", target="OS", target_cell="N.F2", how="near"),
    events.Rolled(seat=0, purpose="attack", dice=(0, 2)),
    events.Hit(seat=0, fighter="SO", target="OS", target_cell="N.F2", splats=1),
    events.KnockedOut(seat=0, owner=1, fighter="OS", cell="N.F2", kind="onion", count=1),
)


def drawn(view: View, scene: Scene) -> Image.Image:
    return opened(PRESENTER.picture(EN, view, scene))


def edge(box: Box) -> tuple[int, int]:
    """A pixel of the outline that a cell gets when it is pointed out."""
    return box.centre[0], box.y - 1


def test_a_picture_writes_names_in_full_where_it_can_and_else_as_initials_never_as_boxes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = writing(monkeypatch)
    foreign = msgspec.structs.replace(a_scene(), names=("Łukasz Żółć", "Zoë 🦊 たろう"))
    alt = PRESENTER.picture(EN, a_view(), foreign).alt
    assert {"Łukasz Żółć", "ZT"} <= set(written), "headers"
    assert not in_boxes(written)
    assert "Zoë 🦊 たろう" in alt


@pytest.mark.parametrize("bottom", [0, 1])
def test_nothing_overlaps_and_nothing_leaves_the_picture(bottom: int) -> None:
    where = frame(bottom)
    boxes = [where.strip, where.dice, where.footer]
    for half in where.halves:
        boxes += [half.header, *half.cells, half.plates, half.pantry, *half.cards]
    assert amiss(boxes, Box(24, 24, WIDTH - 48, HEIGHT - 48)) == []


@pytest.mark.parametrize("bottom", [0, 1])
def test_a_seat_sees_its_own_side_below_and_front_rows_meet(bottom: int) -> None:
    where = frame(bottom)
    near, far = where.halves[bottom], where.halves[1 - bottom]
    assert near.panel.y > far.panel.y
    assert near.cells[0].y < near.cells[3].y < near.cells[6].y
    assert far.cells[0].y > far.cells[3].y > far.cells[6].y
    assert far.cells[0].bottom <= where.strip.y <= where.strip.bottom <= near.cells[0].y


def test_lanes_keep_their_columns_from_both_sides() -> None:
    for cell in range(9):
        assert frame(0).cell(0, cell).x == frame(1).cell(0, cell).x == frame(0).cell(1, cell).x


@pytest.mark.parametrize("seat", [0, 1])
def test_whose_turn_it_is_has_a_warm_outline(seat: int) -> None:
    image = drawn(a_view(), a_scene(waiting=(seat,)))
    for other in (0, 1):
        panel = frame(0).halves[other].panel
        expected = NOW if other == seat else TRAY
        assert image.getpixel((panel.x + 3, panel.centre[1])) == expected


def test_attacker_and_target_are_pointed_out() -> None:
    image = drawn(a_view(), a_scene(*HIT))
    assert image.getpixel(edge(frame(0).cell(0, 1))) == NOW
    assert image.getpixel(edge(frame(0).cell(1, 2))) == NOW
    assert image.getpixel(edge(frame(0).cell(0, 0))) != NOW


def test_a_seat_that_chooses_sees_what_it_may_choose() -> None:
    offered = (Choice("F0", "enemy_cell"), Choice("F2", "enemy_cell"))
    scene = msgspec.structs.replace(a_scene(viewer=0), chosen=("attack", "F1"), offered=offered)
    image = drawn(a_view(), scene)
    where = frame(0)
    for seat, cell, ringed in ((0, 1, True), (1, 0, True), (1, 2, True), (1, 1, False), (0, 2, False)):
        assert (image.getpixel(edge(where.cell(seat, cell))) == NOW) is ringed


def test_marks_are_those_of_the_last_action_only() -> None:
    swap = events.Swapped(seat=1, owner=1, fighter="CK", cell="N.B0", other="OK", other_cell="N.F0")
    found = marks(a_view(), [*HIT, events.TurnStarted(seat=1, turn=2), swap])
    assert found.attack is None and found.fallen == []
    assert found.swap == ((1, 6), (1, 0))


def test_a_gap_filled_after_an_attack_is_shown_with_it() -> None:
    filled = events.Filled(seat=1, fighter="OK", cell="N.B0", to="N.F2")
    found = marks(a_view(), [*HIT, filled, events.TurnStarted(seat=1, turn=2)])
    assert found.attack == ((0, 1), (1, 2))
    assert found.fallen == [(1, 2)]
    assert found.walks == [((1, 6), (1, 2))]


def test_an_attack_that_waits_for_a_card_is_shown_from_the_view() -> None:
    view = a_view()
    view.attack = Attack(attacker=1, target=2, far=False)
    assert marks(view, []).attack == ((0, 1), (1, 2))


def test_headlines_are_the_most_telling_facts_in_their_order() -> None:
    won = events.Won(seat=0, reason="three_of_a_kind")
    chosen = headlines([*HIT, won])
    assert chosen == [HIT[3], won]
    assert headlines([]) == []
