"""Board and large court: positions, highlights, file sizes."""

from __future__ import annotations

import msgspec
import pytest
from PIL import Image

from games.foodies import events as game_events
from games.foodies.data import CULTURES, STALLS
from games.foodies.steps import Collect, Visit
from games.foodies.view import View
from games.kernel import Choice, Decision
from renderers.foodies import PRESENTER, art, courts, tiles
from renderers.foodies.board import draw_board
from renderers.foodies.highlights import Gain, headlines, marks
from renderers.foodies.layout import EDGE, BoardFrame, CourtFrame, board_frame, page_frame
from renderers.foodies.view_model import view_model
from renderers.kit.canvas import Canvas
from renderers.kit.layout import WIDTH, Box
from renderers.kit.palette import NOW, TRAY
from renderers.kit.presenter import Scene
from renderers.kit.sprites import Sprite
from renderers.words import Words
from tests.renderers.foodies.builders import NAMES, a_court, a_scene, a_view
from tests.renderers.picture_diff import NotingCanvas, amiss, opened
from tests.renderers.shown import moment

EN = Words("en")


def drawn(view: View, scene: Scene, page: str = "board") -> Image.Image:
    return opened(PRESENTER.picture(EN, view, scene, page))


def ringed(image: Image.Image, box: Box) -> bool:
    return image.getpixel((box.x + 30, box.bottom + 1)) == NOW


def boxes_of(where: BoardFrame) -> list[Box]:
    boxes = [where.die, *where.chefs, where.race, where.footer, where.market.next]
    boxes += [*where.market.cards, *where.market.prices]
    for court in where.courts:
        boxes += [court.header, *court.spaces]
    return boxes


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_overlaps_on_the_board_and_nothing_leaves_it(seats: int) -> None:
    where = board_frame(seats)
    assert amiss(boxes_of(where), Box(EDGE, 24, WIDTH - 2 * EDGE, where.height - 48)) == []


def test_nothing_overlaps_on_the_large_page_and_nothing_leaves_it() -> None:
    where = page_frame()
    boxes = [where.header, where.die, *where.court.spaces, *where.market.cards, *where.market.prices, where.footer]
    assert amiss(boxes, Box(EDGE, 24, WIDTH - 2 * EDGE, 1600 - 48)) == []


def test_spaces_stand_row_by_row_as_they_are_numbered() -> None:
    court = page_frame().court
    assert court.space(1).y == court.space(3).y < court.space(4).y < court.space(7).y
    assert court.space(1).x == court.space(7).x < court.space(2).x < court.space(3).x


@pytest.mark.parametrize("waiting", [(0,), (1,), (0, 1)])
def test_whoever_is_waited_for_has_a_warm_outline(waiting: tuple[int, ...]) -> None:
    image = drawn(a_view(), a_scene(waiting=waiting))
    for seat in (0, 1):
        panel = board_frame(2).courts[seat].panel
        assert image.getpixel((panel.x + 3, panel.centre[1])) == (NOW if seat in waiting else TRAY)


def test_a_seat_sees_its_own_court_first_and_a_spectator_that_of_the_first_seat() -> None:
    view = a_view(*[a_court() for _ in range(4)])
    assert view_model(PRESENTER, EN, view, a_scene(seats=4, viewer=2)).order == (2, 3, 0, 1)
    assert view_model(PRESENTER, EN, view, a_scene(seats=4)).order == (0, 1, 2, 3)


def test_each_seat_is_ringed_where_it_collected_and_not_elsewhere() -> None:
    events = (
        game_events.Rolled(seat=0, face=5),
        game_events.FlyerUsed(seat=1, space=8),
        game_events.Collected(seat=0, space=5, stall=None, coins=2, popularity=0, stars=0, flyers=0),
        game_events.Collected(seat=1, space=8, stall=None, coins=1, popularity=0, stars=0, flyers=0),
    )
    image = drawn(a_view(), a_scene(*events))
    first, second = board_frame(2).courts
    assert [n for n in range(1, 10) if ringed(image, first.space(n))] == [5]
    assert [n for n in range(1, 10) if ringed(image, second.space(n))] == [8]


def test_what_was_gained_is_summed_up_with_what_an_answer_added() -> None:
    events = (
        game_events.Rolled(seat=0, face=5),
        game_events.Collected(seat=0, space=5, stall="BR01", coins=3, popularity=1, stars=1, flyers=0),
        game_events.Paid(seat=0, cost=2, popularity=1),
    )
    assert marks(a_view(), events).visited == {0: Gain(5, 1, 2, 0)}


def test_a_new_roll_wipes_the_marks_of_the_old_one_but_not_of_what_was_built() -> None:
    events = (
        game_events.Rolled(seat=0, face=5),
        game_events.Collected(seat=0, space=5, stall=None, coins=2, popularity=0, stars=0, flyers=0),
        game_events.Bought(seat=0, stall="AM01", price=3, space=4, covered=None),
        game_events.Rolled(seat=1, face=9),
    )
    found = marks(a_view(), events)
    assert (found.face, found.visited, found.built) == (9, {}, [(0, 4)])


def test_while_flyers_are_decided_every_court_shows_the_space_rolled() -> None:
    found = marks(a_view(step=Visit(7, [0], {})), ())
    assert found.face == 7
    assert {seat: gain.space for seat, gain in found.visited.items()} == {0: 7, 1: 7}


def test_the_die_is_known_from_a_seat_that_used_no_flyer() -> None:
    events = (
        game_events.FlyerUsed(seat=0, space=2),
        game_events.Collected(seat=0, space=2, stall=None, coins=1, popularity=0, stars=0, flyers=0),
        game_events.Collected(seat=1, space=5, stall=None, coins=2, popularity=0, stars=0, flyers=0),
    )
    assert marks(a_view(), events).face == 5


def test_answers_that_are_still_secret_change_no_picture() -> None:
    for step, other in (
        (Visit(5, [0, 1], {}), Visit(5, [0, 1], {1: 2})),
        (Collect({0: 5, 1: 5}, {}), Collect({0: 5, 1: 5}, {1: ["target", "2"]})),
    ):
        scene = a_scene(waiting=(0, 1))
        assert PRESENTER.picture(EN, a_view(step=step), scene) == PRESENTER.picture(EN, a_view(step=other), scene)


@pytest.mark.parametrize("page", ["board", "court"])
def test_a_seat_that_chooses_sees_what_it_may_choose(page: str) -> None:
    scene = msgspec.structs.replace(
        a_scene(viewer=1),
        chosen=("flyer",),
        offered=(Choice("4", "space"), Choice("8", "space")),
        decision=Decision(1, "flyer", {"space": 7}),
    )
    image = drawn(a_view(viewer=1, step=Visit(7, [1], {})), scene, page)
    own: CourtFrame = page_frame().court if page == "court" else board_frame(2).courts[0]
    assert [n for n in range(1, 10) if ringed(image, own.space(n))] == [4, 8]


def test_a_buyer_sees_the_stalls_it_can_pay() -> None:
    view = a_view(a_court(coins=4), a_court(), viewer=0)
    scene = msgspec.structs.replace(a_scene(viewer=0), decision=Decision(0, "buy", {"coins": 4}))
    assert view_model(PRESENTER, EN, view, scene).afforded == ("JP01", "TH01")
    image = drawn(view, scene, "court")
    slots = page_frame().market.cards
    assert [image.getpixel((box.x + 40, box.y - 2)) == NOW for box in slots] == [False, False, False, True, True]


def test_nobody_but_the_buyer_is_shown_what_can_be_paid() -> None:
    assert view_model(PRESENTER, EN, a_view(), a_scene()).afforded is None


def test_a_chosen_stall_promises_the_stars_it_would_complete() -> None:
    court = a_court({5: "AM05", 8: "DE06"})  # both have half-stars on all four borders
    assert [courts.gained_stars(court, "IT06", space) for space in (1, 2, 5, 4)] == [0, 1, 1, 1]


def test_a_star_is_complete_only_where_two_halves_meet() -> None:
    def picture(neighbour: str) -> Image.Image:
        view = a_view(a_court({1: "AM05", 2: neighbour}), a_court())
        return draw_board(view_model(PRESENTER, EN, view, a_scene()))

    left, right = board_frame(2).courts[0].space(1), board_frame(2).courts[0].space(2)
    gap = ((left.right + right.x) // 2, left.centre[1] + 4)
    assert picture("DE01").getpixel(gap) == TRAY  # no half-star at all: the gap stays open
    assert picture("JP05").getpixel(gap) == TRAY  # half-stars, but not on that border
    assert picture("IT06").getpixel(gap) != TRAY


def test_headlines_are_the_most_telling_facts_in_their_order() -> None:
    bought = game_events.Bought(seat=0, stall="AM01", price=3, space=4, covered=None)
    old = game_events.FlyerUsed(seat=1, space=2)
    rolled = game_events.Rolled(seat=1, face=9)
    hired = game_events.SpecialHired(seat=0, chef="stars6", popularity=3)
    assert headlines([old, bought, rolled]) == [bought, rolled]
    assert headlines([bought, hired, rolled]) == [bought, hired]
    assert headlines([]) == []


def test_a_chosen_face_replaces_the_0_that_was_rolled() -> None:
    chosen = game_events.FaceChosen(seat=0, face=4)
    assert headlines([game_events.Rolled(seat=0, face=0), chosen]) == [chosen]


def test_the_winner_wears_the_outline_at_the_end() -> None:
    name, page, view, scene = moment("foodies", "4 seats, end")
    assert scene.result is not None
    image = drawn(view, scene, page)
    for place, seat in zip(board_frame(4).courts, (view.first, *range(view.first + 1, view.first + 4)), strict=True):
        warm = image.getpixel((place.panel.x + 3, place.panel.centre[1])) == NOW
        assert warm is (seat % 4 in scene.result.winners), (name, NAMES[seat % 4])


@pytest.mark.parametrize("width", [138, 188])
def test_a_half_star_at_the_right_of_a_stall_covers_none_of_its_rewards(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[int] = []

    class Noting(Canvas):
        def paste(self, stamp: Sprite, x: int, y: int) -> None:
            ends.append(x + stamp.width)

        def paste_middle(self, stamp: Sprite, box: Box) -> None:
            """Leave out what stands in the middle of its box."""

    monkeypatch.setattr(tiles, "Canvas", Noting)
    starred = [card for card in STALLS if "E" in STALLS[card].halves]
    draw, height = (tiles._upright, 166) if width == 188 else (tiles._low, 97)
    for card in starred:
        ends.clear()
        draw(card, width, height)
        rewards = ends[1:] if width == 188 else ends  # the first of an upright one is its emblem
        assert rewards and max(rewards) <= width - art.half_star("E", 48).width, card


@pytest.mark.parametrize("what", [Gain(2, 4, 2, 1), Gain(2, 11, 0, 0), Gain(2, 0, 12, 0)])
def test_what_a_visit_gave_covers_no_hint_at_the_effect_of_a_large_stall(what: Gain) -> None:
    canvas, space = NotingCanvas(400, 400), page_frame().court.spaces[0]
    courts.gain(canvas, space, what)
    for culture in CULTURES:
        tiles._hint(canvas, culture, space.x + 14, space.bottom - 54)
    assert len(canvas.cards) == 1 and len(canvas.pills) == len(CULTURES)
    assert max(pill.right for pill in canvas.pills) <= canvas.cards[0].x and canvas.cards[0].right <= space.right
