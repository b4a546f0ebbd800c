"""The pictures: positions, highlights, file sizes, and secrets."""

from __future__ import annotations

import re

import msgspec
import pytest

from games.critter_kitchen import events as game_events
from games.critter_kitchen.steps.kitchen import Serve
from games.critter_kitchen.steps.round import Plan
from games.kernel import Choice, Decision, Say, ScoreLine
from renderers.critter_kitchen import PRESENTER, art, kitchen, market, score
from renderers.critter_kitchen.highlights import headlines, taken
from renderers.critter_kitchen.layout import HEIGHT, ROWS, frame, stall_frame
from renderers.critter_kitchen.stall import fitting, roomy
from renderers.critter_kitchen.view_model import view_model
from renderers.kit.canvas import CENTRE, LEFT, Canvas
from renderers.kit.layout import GAP, WIDTH, Box, columns
from renderers.kit.palette import NOW, RGB, TABLE
from renderers.kit.type import Face, width, wrap
from renderers.words import LOCALES, Words, message_ids
from tests.renderers.critter_kitchen.builders import a_market, a_scene, seen
from tests.renderers.picture_diff import amiss, opened
from tests.renderers.shown import moment

EN = Words("en")
SHOP = "garden_top_shop"
CARD_TEXT = re.compile(r"critter_kitchen-(rumor|chef|restaurateur)-.*-text")


@pytest.mark.parametrize("places", ROWS)
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_overlaps_and_nothing_leaves_the_picture(places: int, seats: int) -> None:
    where = frame(places, seats)
    boxes = [where.header, *where.stalls, where.challenges, where.critic, where.rumors, *where.seats, where.footer]
    assert len(where.stalls) == places
    assert amiss(boxes, Box(20, 20, WIDTH - 40, HEIGHT - 40)) == []


@pytest.mark.parametrize("count", [1, 4, 12, 16, 40])
def test_tokens_shrink_until_they_fit(count: int) -> None:
    counter = stall_frame(368, 296).counter
    size, across = fitting(count, counter)
    if count <= 5:
        assert size * across <= counter.width and -(-count // across) * size <= counter.height


@pytest.mark.parametrize("count", [10, 12, 16])
@pytest.mark.parametrize("places", ROWS)
def test_tokens_of_a_crowded_stall_can_be_told_apart_on_a_phone(places: int, count: int) -> None:
    for box in frame(places, 5).stalls:
        where = stall_frame(box.width, box.height)
        room = roomy(count, where.counter, where.name.bottom)
        assert where.name.bottom <= room.y and room.bottom == where.counter.bottom
        size, across = fitting(count, room)
        assert size * 400 // WIDTH >= 18, "at the width of a phone"
        rows = -(-count // across)
        assert size + (rows - 1) * size * 3 // 4 <= room.height, "and all of them: a row covers a quarter of the next"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_a_card_in_the_kitchen_is_cut(locale: str) -> None:
    words = Words(locale)
    texts = [words(one) for one in message_ids(locale) if CARD_TEXT.fullmatch(one)]
    assert len(texts) > 20
    for text in texts:
        note = kitchen.Note(None, "", text)
        for row in ([note], [note, kitchen.Note(None, "", "")]):
            ((_, wide, high),) = kitchen.rows_of(row, WIDTH - 2 * GAP)
            lines = wrap(text, Face.TEXT, kitchen.CARD_TEXT, wide - kitchen.BESIDE, kitchen.CARD_LINES)
            assert not lines[-1].endswith("…") and high > kitchen.CARD_HEAD + kitchen.CARD_TEXT * len(lines), text


def test_a_card_that_is_alone_has_the_row_to_itself() -> None:
    notes = [kitchen.Note(None, "", "A text.")] * 3
    two, one = kitchen.rows_of(notes, 1000)
    assert [len(row) for row, _, _ in (two, one)] == [2, 1] and one[1] == 1000 > 2 * two[1]


def test_the_open_stall_has_a_warm_outline_and_no_other() -> None:
    view = seen(a_market())
    image = opened(PRESENTER.picture(EN, view, a_scene()))
    for location, box in zip(view.row, frame(len(view.row), 3).stalls, strict=True):
        assert (image.getpixel((box.x - 2, box.centre[1])) == NOW) is (location == SHOP)


def test_chefs_stand_in_the_order_of_taking() -> None:
    line = [(shown.chef.kind, shown.chef.seat) for shown in market.at_stall(seen(a_market()), SHOP)]
    assert line == [("lizard", 1), ("lizard", 0), ("boar", 2)]


def test_a_chef_that_is_full_steps_back_and_a_running_queue_keeps_its_order() -> None:
    table = a_market()
    table.play("Ben take bread5", "Ann take fish4")
    assert table.track() == "Cid Ann Ben"
    shown = market.at_stall(seen(table), SHOP)
    assert [found.chef.seat for found in shown] == [1, 0, 2]
    assert [found.active for found in shown] == [True, False, False]
    assert [market.status(seen(table), place) for place in ("soup_truck", SHOP, "chef_academy")] == [
        market.DONE,
        market.OPEN,
        market.AHEAD,
    ]


def test_what_was_just_taken_is_shown_with_its_chef() -> None:
    table = a_market()
    table.play("Ben take bread5")
    found = taken(seen(table), table.events)
    assert [(chef.seat, items) for chef, items in found.items()] == [(1, ("bread5",))]


def test_the_merchant_is_a_surprise_until_it_opens() -> None:
    view = seen(a_market())
    assert market.surprise(view, "midnight_merchant")
    assert not market.surprise(view, "air_docks")


def test_a_plan_is_shown_to_its_owner_alone() -> None:
    table = a_market(step=Plan([0, 1, 2]))
    table.state.chefs = []
    table.do("Ben", "plan garden_top_shop desert_vendor chef_academy")
    for viewer in (None, 0, 2):
        assert market.own_plan(seen(table, viewer)) == {}
        assert market.planned(seen(table, viewer)) == {0: False, 1: True, 2: False}
    own = market.own_plan(seen(table, 1))
    assert [chef.kind for chef in own.values()] == ["mouse", "lizard", "boar"]


def test_a_plan_under_construction_marks_what_may_follow() -> None:
    table = a_market(step=Plan([0, 1, 2]))
    table.state.chefs = []
    view = seen(table, 0)
    offered = (Choice("desert_vendor", "location"), Choice("chef_academy", "location"))
    scene = msgspec.structs.replace(a_scene(viewer=0), chosen=("plan", SHOP), offered=offered)
    stalls = {stall.location: stall for stall in view_model(PRESENTER.board_text(EN, view, scene), scene, "").stalls}
    assert [place for place, stall in stalls.items() if stall.offered] == ["desert_vendor", "chef_academy"]
    ghost = stalls[SHOP].ghost
    assert ghost is not None and ghost.kind == "mouse"
    assert stalls["soup_truck"].quiet and not stalls[SHOP].quiet


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("page", [*PRESENTER.pages, "plan"])
def test_what_others_hide_does_not_show(viewer: int | None, page: str) -> None:
    one, other = a_market(), a_market()
    one.state.shields[1].storage, other.state.shields[1].storage = ["wine7", "bread2"], ["fish3", "allspice"]
    other.state.shields[1].soup = 6
    other.state.rumors[0], other.state.bag = "wine_fanatic", ["meat7"]
    other.state.challenges[5], other.state.zous[5] = "cellar_platter", "tansy"
    scene = a_scene(viewer=viewer)
    pictures = [PRESENTER.picture(EN, seen(table, viewer), scene, page) for table in (one, other)]
    assert pictures[0] == pictures[1]
    assert PRESENTER.text_board(EN, seen(one, viewer), scene) == PRESENTER.text_board(EN, seen(other, viewer), scene)


def test_dishes_under_construction_say_what_they_earn() -> None:
    table = a_market(step=Serve([0, 1, 2]), round=3, holds={"Ann": "bread6 fish4 spice-fish soup"})
    made = kitchen.served(seen(table, 0), ("serve", "ultimate_melt", "bread6", "fish4+spice-fish", "soup"))
    plate = kitchen.dishes(seen(table, 0), 0, made)[0]
    assert (plate.target, plate.quality, plate.stars) == ("ultimate_melt", 15, 2)


def test_a_kitchen_suggests_the_best_dishes_before_anything_is_chosen() -> None:
    table = a_market(step=Serve([0, 1, 2]), round=3, holds={"Ann": "bread6 fish4 spice-fish soup"})
    scene = msgspec.structs.replace(a_scene(viewer=0), decision=Decision(0, "challenge"))
    page = kitchen.page_of(PRESENTER.board_text(EN, seen(table, 0), scene), scene, "")
    assert sum(plate.stars or 0 for plate in page.plates) == 2


def test_a_kitchen_warns_of_what_the_fridge_cannot_hold() -> None:
    table = a_market(critic="mouse", holds={"Ann": "bread6 fish4 fish5 wine2 wine3 meat7 soup"})
    scene = a_scene(viewer=0)
    assert "5" in kitchen.page_of(PRESENTER.board_text(EN, seen(table, 0), scene), scene, "").warning


def test_decisions_made_at_home_are_shown_in_the_kitchen() -> None:
    view = seen(a_market(), 0)
    for kind, page in (("plan", "plan"), ("take", "board"), ("challenge", "kitchen"), ("critic", "kitchen")):
        scene = msgspec.structs.replace(a_scene(viewer=0), decision=Decision(0, kind))
        assert PRESENTER.layout.private_page(view, scene) == page


def test_who_plans_sees_the_own_shelves_below_the_market() -> None:
    table = a_market(step=Plan([0, 1, 2]), holds={"Ann": "bread6 fish4", "Ben": "wine7 wine6"})
    table.state.chefs = []
    board, own, other = (
        PRESENTER.picture(EN, seen(table, viewer), a_scene(viewer=viewer), page)
        for viewer, page in ((0, "board"), (0, "plan"), (1, "plan"))
    )
    assert own.height == other.height > board.height
    assert "bread 6" in own.alt and "wine 7" not in own.alt and "bread 6" not in other.alt


def test_headlines_are_the_most_telling_facts_in_their_order() -> None:
    took = game_events.Took(seat=0, chef="mouse", item="bread5", location=SHOP)
    later = game_events.Took(seat=1, chef="mouse", item="fish4", location=SHOP)
    hat = game_events.HatMoved(seat=0, where="back")
    over = game_events.GameOver(seats=[0])
    assert headlines([took, hat, later]) == [took, later]
    assert headlines([took, hat, later, over]) == [later, over]
    assert headlines([]) == []


def test_the_end_of_the_game_is_its_score_sheet() -> None:
    _, page, view, scene = moment("critter_kitchen", "3 seats, end")
    assert page == "board"
    assert PRESENTER.picture(EN, view, scene).alt == PRESENTER.picture(EN, view, scene, "score").alt
    assert scene.result is not None
    assert all(f" {line.points}" in PRESENTER.text_board(EN, view, scene) for line in scene.result.sheet)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(("points", "track"), [(7, "51"), (11, "80"), (12, "108")])
def test_the_score_track_stands_beside_its_points_and_in_full(seats: int, points: int, track: str) -> None:
    written: list[tuple[int, int, str]] = []

    class Noting(Canvas):
        def text(self, x: int, base: int, text: str, face: Face, size: int, colour: RGB, align: str = LEFT) -> int:
            wide = width(text, face, size)
            written.append((x - (wide // 2 if align == CENTRE else 0), wide, text))
            return wide

    lane = columns(Box(400, 0, 752, 80), seats, 8)[0]
    row = score.ScoreRow(art.thing("star", 48), "Score track", ((points, track),))
    score._line(Noting(1152, 80, TABLE), Box(0, 0, 1152, 80), row, [lane], shaded=False)
    _, (start, wide, said), (beside, room, aside) = written
    assert (said, aside) == (str(points), f"({track})"), "nothing is shortened"
    assert start >= lane.x and start + wide + 6 <= beside and beside + room <= lane.right


def test_the_winner_is_named_above_the_score_sheet_also_where_the_large_face_lacks_a_letter() -> None:
    _, _, view, scene = moment("critter_kitchen", "3 seats, end")
    scene = msgspec.structs.replace(scene, names=("Łukasz",) * len(scene.names))
    assert "Łukasz" in score.page_of(PRESENTER.board_text(EN, view, scene), scene).title


def test_what_was_earned_on_the_way_stands_in_the_order_of_the_days_whoever_earned_it() -> None:
    _, _, view, scene = moment("critter_kitchen", "3 seats, end")
    view.sheet = [
        ScoreLine(0, Say("critter_kitchen-score-challenges-2"), 10),
        ScoreLine(0, Say("critter_kitchen-score-track", {"total": 19}), 2),
        ScoreLine(1, Say("critter_kitchen-score-challenges-1"), 10),
        ScoreLine(1, Say("critter_kitchen-score-challenges-2"), 12),
    ]
    said = [row.words for row in score.page_of(PRESENTER.board_text(EN, view, scene), scene).rows]
    assert said[:2] == ["Challenges of day 1", "Challenges of day 2"]


def test_a_box_of_a_stall_lies_within_it() -> None:
    for wide, high in ((368, 296), (575, 480)):
        parts, whole = stall_frame(wide, high), Box(0, 0, wide, high)
        for box in (parts.name, parts.counter, parts.quay):
            assert box.x >= 0 and box.right <= whole.right and box.y >= 0 and box.bottom <= whole.bottom
        assert parts.counter.bottom <= parts.quay.y
