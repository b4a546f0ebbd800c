"""Board, city, company and lists: positions, highlights, secrets, file sizes."""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
import pytest
from PIL import Image

from games.food_chain_magnate import events as game_events
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.city.squares import CORNERS, SQUARES, STRIDE, column_name, name_of, row_name
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import Campaign, Variant
from games.food_chain_magnate.view import View
from games.kernel import Choice, Decision, Ref
from renderers.food_chain_magnate import PRESENTER, board, city
from renderers.food_chain_magnate.company_panel import broken, organisation
from renderers.food_chain_magnate.highlights import Marks, headlines, marks, takings
from renderers.food_chain_magnate.layout import CROPS, EDGE, HEIGHT, board_frame, city_frame, crop_frame, quarter
from renderers.food_chain_magnate.modules import rural_marketeers
from renderers.food_chain_magnate.plan import Window
from renderers.food_chain_magnate.situations import crowded_game
from renderers.food_chain_magnate.view_model import view_model
from renderers.kit.canvas import Canvas, texts_drawn
from renderers.kit.layout import ASIDE, WIDTH, Box
from renderers.kit.palette import NOW, TABLE
from renderers.kit.presenter import Scene
from renderers.kit.sprites import CACHE
from renderers.kit.type import Face, width
from renderers.words import Words
from tests.renderers.food_chain_magnate.builders import a_game, a_scene, a_state, a_view, working
from tests.renderers.picture_diff import NotingCanvas, amiss, inside, opened, writing
from tests.renderers.shown import moment

EN = Words("en")
SQUARE = Window(0, 0, 15, 15)
_BLOCK = tuple(row * STRIDE + column for row in range(3) for column in range(3))
CITIES = {2: SQUARE, 3: Window(0, 0, 20, 15), 4: Window(0, 0, 20, 20), 5: Window(0, 0, 20, 25)}


def fed(seat: int, house: str, income: int) -> game_events.HouseFed:
    return game_events.HouseFed(seat=seat, house=house, goods={"burger": 1}, income=income, why="only", offers=())


def drawn(view: View, scene: Scene, page: str = "board") -> Image.Image:
    return opened(PRESENTER.picture(EN, view, scene, page))


def test_there_is_a_company_page_for_every_seat_and_for_no_other() -> None:
    view, scene = a_view(viewer=1), a_scene(viewer=1)
    pages = [page for page in PRESENTER.pages_of(view) if page.startswith("company-")]
    assert len(pages) == len(view.state.seats)
    assert len({PRESENTER.picture(EN, view, scene, page).data for page in pages}) == len(pages)
    with pytest.raises(ValueError, match="no seat"):
        PRESENTER.picture(EN, view, scene, f"company-{len(pages) + 1}")


def test_the_ways_are_a_page_where_people_drink_on_them() -> None:
    assert "ways" not in PRESENTER.pages_of(a_view())
    coffee = moment("food_chain_magnate", "menu, ways of coffee drinkers").view
    assert "ways" in PRESENTER.pages_of(coffee)


@pytest.mark.parametrize("skies", [(), ("top",), ("bottom", "left", "right", "top")])
@pytest.mark.parametrize("seats", CITIES)
def test_nothing_overlaps_on_the_board_and_nothing_leaves_it(seats: int, skies: tuple[str, ...]) -> None:
    where = board_frame(seats, CITIES[seats], skies)
    boxes = [where.header, where.plan.whole, where.seats, where.footer]
    boxes += [where.plan.sky(edge, 3, 5) for edge in skies]
    assert amiss(boxes, Box(EDGE, 24, WIDTH - 2 * EDGE, HEIGHT - 48)) == []
    assert where.plan.edge >= 36


def test_the_full_size_city_is_at_most_1800_wide_and_its_quarters_cover_it() -> None:
    for window in CITIES.values():
        assert city_frame(window, ("left", "right"))[2] <= 1800
        seen = {
            (row, column)
            for crop in CROPS
            for part in [quarter(window, crop)]
            for row in range(part.top, part.bottom)
            for column in range(part.left, part.right)
        }
        assert len(seen) == window.rows * window.columns
        assert crop_frame(window, "nw", ())[0].edge > board_frame(3, window, ()).plan.edge


@pytest.mark.parametrize(
    "window", [*CITIES.values(), Window(-10, 0, 15, 15), Window(-25, -10, 20, 20), Window(0, -30, 20, 30)], ids=str
)
def test_every_row_of_a_city_that_has_grown_is_named_in_full(window: Window) -> None:
    """And every column, or of names of one length every other or third one where they are too narrow for these."""
    plan, *_ = city_frame(window, ())
    for at in (plan, board_frame(2, window, ()).plan):
        with texts_drawn() as drawn_texts:
            city.ground((), window, at.edge)
        written = [one.text for one in drawn_texts]
        rows = [row_name(row) for row in range(window.top, window.bottom)]
        columns = [column_name(column) for column in range(window.left, window.right)]
        found = {name: written.count(name) for name in (*rows, *columns)}
        assert all(found[name] == 2 for name in rows), found
        for length, west in {(len(name), name[0] == "-") for name in columns}:
            alike = [name for name in columns if (len(name), name[0] == "-") == (length, west)]
            shown = [place for place, name in enumerate(alike) if found[name]]
            assert len({b - a for a, b in pairwise(shown)}) <= 1 and len(shown) >= len(alike) // 3
        assert set(written) <= {*rows, *columns}


def test_names_of_columns_do_not_run_together(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[int, int, str]] = []

    def write(canvas: Canvas, box: Box, text: str, face: Face, size: int, ink: object) -> int:
        wide = width(text, face, size)
        left = box.middle(wide, size).x
        written.append((left, left + wide, text))
        return wide

    monkeypatch.setattr(Canvas, "text_in", write)
    for seats, window in ((5, CITIES[5]), (6, Window(0, 0, 20, 30)), (6, Window(-5, -10, 20, 30))):
        written.clear()
        CACHE.forget()
        city.ground((), window, board_frame(seats, window, ()).plan.edge)
        top = written[: sum(text[-1].isalpha() for _, _, text in written)][::2]
        for (_, end, name), (start, _, other) in pairwise(top):
            assert start - end >= city.CLEAR - 1, (name, other)


def house_box(house: str) -> Box:
    state = a_state()
    plan = board_frame(2, SQUARE, ()).plan
    return plan.around(state.city.house(house).squares)


def changed(one: Image.Image, other: Image.Image, box: Box) -> bool:
    where = (box.x, box.y, box.right, box.bottom)
    return one.crop(where).tobytes() != other.crop(where).tobytes()


def test_what_a_house_wants_is_drawn_on_it_and_nowhere_else() -> None:
    state = a_state()
    state.demand["12"] = (("pizza", 0),)
    plain, hungry = drawn(a_view(), a_scene()), drawn(a_view(state), a_scene())
    assert changed(plain, hungry, house_box("12"))
    assert not changed(plain, hungry, house_box("2"))


def at_the_edge(state: State, house: str, corner: str) -> State:
    squares = tuple(sorted(SQUARES[corner] + step for step in CORNERS.values()))
    state.city = state.city.with_house(msgspec.structs.replace(state.city.house(house), squares=squares, garden=()))
    return state


@pytest.mark.parametrize("corner", ["A1", "N1", "A14", "N14"])
def test_what_a_house_at_the_edge_of_the_map_has_paid_is_not_cut_off(
    corner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, plan = at_the_edge(a_state(), "12", corner), board_frame(2, SQUARE, ()).plan
    pills: list[Box] = []
    monkeypatch.setattr(Canvas, "pill", lambda canvas, box, fill: pills.append(box))
    city.draw(Canvas(WIDTH, 1600, TABLE), plan, state, city.Pointed(marks=Marks(income={"12": (0, 1234)})))
    shown = plan.city.moved(-plan.whole.x, -plan.whole.y)
    assert pills and all(inside(pill, shown) for pill in pills)


def test_of_what_a_block_wants_the_good_is_seen_beside_how_many() -> None:
    plan, block = board_frame(2, SQUARE, ()).plan, House("19", 19, tuple(SQUARES["A1"] + step for step in _BLOCK))
    once, twice = Canvas(WIDTH, 1600, TABLE), Canvas(WIDTH, 1600, TABLE)
    city._block(once, plan, block, ["burger"])
    city._block(twice, plan, block, ["burger", "burger"])
    token = plan.box(SQUARES["A2"])
    assert changed(once.image, twice.image, token)
    assert not changed(once.image, twice.image, token.top(token.height // 2))
    assert not changed(once.image, twice.image, token.left(token.width // 2))


@pytest.mark.parametrize("count", [2, 12, 132])
def test_however_many_a_block_wants_its_number_stays_on_its_ground(count: int) -> None:
    canvas = NotingCanvas(200, 100)
    city._count(canvas, Box(20, 20, city.DISC, city.DISC), count)
    assert min(ground.width for ground in canvas.pills) >= width(str(count), Face.DISPLAY, ASIDE) + 8


def test_the_number_on_a_campaign_of_one_square_leaves_its_good_to_be_seen() -> None:
    state, plan = a_state(), board_frame(2, SQUARE, ()).plan
    numbered = Canvas(WIDTH, 1600, TABLE), Canvas(WIDTH, 1600, TABLE)
    for left, canvas in enumerate(numbered, 2):
        state.campaigns = [Campaign(15, "radio", 0, "", ("burger",), left, squares=(SQUARES["H4"],))]
        city.draw(canvas, plan, state, city.Pointed())
    two, three = (canvas.image for canvas in numbered)
    square = plan.box(SQUARES["H4"])
    assert changed(two, three, square) and not changed(two, three, square.left(square.width // 2))


def test_the_page_of_milestones_tells_which_can_still_be_had() -> None:
    state = a_state()
    first, second, third, fourth = list(state.rules.milestones)[:4]
    state.chains[0].milestones = {first: 4, second: 5}
    state.gone = [first, third]
    alt = PRESENTER.picture(EN, a_view(state), a_scene(), "milestones").alt
    named = {key: EN(f"food_chain_magnate-milestone-{key.replace('_', '-')}") for key in (first, second, third, fourth)}
    assert f"{named[first]}: Anna. " in alt
    assert f"{named[second]}: Anna; still available this turn. " in alt
    assert f"{named[third]}: no longer available. " in alt
    assert f"{named[fourth]}: no longer" not in alt and f"{named[fourth]}: Anna" not in alt


def test_what_houses_have_paid_is_written_on_them_and_summed_up_by_chain() -> None:
    events = (fed(0, "12", 30), fed(0, "2", 10), game_events.WaitressesPaid(seat=0, amount=6), fed(1, "5", 20))
    assert takings(events) == {0: 46, 1: 20}
    found = marks(a_state(), (*events, game_events.SalariesPaid(seat=0, amount=15, discount=0)))
    assert found.income == {"12": (0, 30), "2": (0, 10), "5": (1, 20)}
    assert found.money == {0: 31, 1: 20}
    image = drawn(a_view(), a_scene(*events))
    assert changed(drawn(a_view(), a_scene()), image, house_box("12"))


def test_new_pieces_are_ringed() -> None:
    placed = game_events.RestaurantPlaced(seat=0, square="D4", corner="nw", opens="now")
    image = drawn(a_view(), a_scene(placed))
    box = board_frame(2, SQUARE, ()).plan.box(SQUARES["D4"], 2, 2)
    assert image.getpixel((box.centre[0], box.y + 1)) == NOW


def test_a_house_that_is_pointed_out_hides_no_tags_of_the_campaign_below_it() -> None:
    state, plan = a_state(), board_frame(2, SQUARE, ()).plan
    low = name_of(max(state.city.house("2").squares))
    under = tuple(SQUARES[f"{low[0]}{int(low[1:]) + step}"] for step in (1, 2))
    state.campaigns = [Campaign(13, "billboard", 0, "", ("burger",), 1, squares=under)]
    plain, outlined = Canvas(WIDTH, 1600, TABLE), Canvas(WIDTH, 1600, TABLE)
    city.draw(plain, plan, state, city.Pointed())
    city.draw(outlined, plan, state, city.Pointed(houses=("2",)))
    box = plan.around(under)
    mark = round(plan.edge * city.OWNER)
    assert not changed(plain.image, outlined.image, Box(box.right - mark // 2, box.y + 2, 8, mark // 2)), "whose it is"
    assert changed(plain.image, outlined.image, plan.around(state.city.house("2").squares))


def test_no_fewer_than_three_letters_of_a_broken_name_stand_alone() -> None:
    for name in ("Personalerin", "Kampagnenmanager", "Management-Trainee", "Burger-Küchenchef"):
        for room in range(60, 320, 5):
            parts = broken(name, ASIDE, room).split(" ")
            assert all(len(part.rstrip("-")) >= 3 for part in parts), parts


def test_a_name_is_rather_written_smaller_than_broken_within_a_part() -> None:
    """Unlike “Managem-ent-Trainee”, beside the number of a pile."""
    state = working(a_state(), 0, "1.recruit", "trainer")
    state.chains[0].hand["management_trainee"] = 3
    with texts_drawn() as written:
        PRESENTER.picture(Words("de"), a_view(state, 0), a_scene(viewer=0), "company")
    assert [one.text for one in written if "Manage" in one.text] == ["Management-"]


def test_squares_that_may_be_chosen_have_a_dot() -> None:
    scene = msgspec.structs.replace(
        a_scene(viewer=1),
        chosen=("place",),
        offered=(Choice("A2", "square", True), Choice("K5", "square", True)),
        decision=Decision(1, "first_restaurant"),
    )
    image = drawn(a_view(viewer=1), scene)
    plan = board_frame(2, SQUARE, ()).plan
    spots = {name: image.getpixel(plan.box(SQUARES[name]).centre) == NOW for name in ("A2", "K5", "B2", "E10")}
    assert spots == {"A2": True, "K5": True, "B2": False, "E10": False}


def test_places_outside_of_the_city_have_a_dot_at_its_edge() -> None:
    """As for a ramp, or for one more map tile."""
    offered = tuple(Choice(key, "place") for key in ("-A3-tall", "D-1-wide", "P8-tall", "O16-wide", "-E-5"))
    scene = msgspec.structs.replace(
        a_scene(viewer=1), chosen=("offramp",), offered=offered, decision=Decision(1, "offramp")
    )
    shown = view_model(PRESENTER.board_text(EN, a_view(viewer=1), a_scene()), a_view(viewer=1), scene, "")
    assert shown.pointed.flights == (("left", 2), ("top", 3), ("right", 7), ("bottom", 14), ("top", 0))
    assert set(shown.skies) == {"left", "top", "right", "bottom"} and not shown.pointed.offered
    image = drawn(a_view(viewer=1), scene)
    sky = board_frame(2, SQUARE, shown.skies).plan.sky("right", 7, 1)
    assert image.getpixel(sky.centre) == NOW


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_page_of_milestones_leaves_no_word_out(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = writing(monkeypatch)
    for variant in (Variant(("hard_choices", "ketchup")), Variant(("new_milestones", "coffee", "rural_marketeers"))):
        state = a_state()
        state.variant, state.stack = variant, []
        PRESENTER.picture(Words(locale), a_view(state), a_scene(), "milestones")
    assert written and not [line for line in written if "…" in line]


@pytest.mark.parametrize(("locale", "form"), [("en", r"\$\d+"), ("de", r"\d+\u00a0\$")])
def test_money_is_written_in_pictures_as_in_text(locale: str, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = writing(monkeypatch)
    for page in ("board", "company", "employees"):
        PRESENTER.picture(Words(locale), a_view(), a_scene(fed(0, "12", 30)), page)
    sums = [text for text in written if "$" in text and len(text) < 8]
    assert len(sums) > 4
    assert [text for text in sums if not re.fullmatch(form, text)] == []


def test_the_page_of_ways_names_every_stop_on_them() -> None:
    _, page, view, scene = moment("food_chain_magnate", "menu, ways of coffee drinkers")
    alt = PRESENTER.picture(EN, view, scene, page).alt
    assert "Coffee on the way – pi: Cleo 1, Anna 1; 4: Cleo 1;" in alt


def test_a_campaign_under_construction_shows_the_range_and_then_whom_it_reaches() -> None:
    game = a_game(working(a_state(), 0, "3.3", "marketing_trainee"))
    chosen: tuple[str, ...] = ("campaign", "marketing_trainee")
    board_text = PRESENTER.board_text(EN, game.view(0), a_scene())
    first = view_model(board_text, game.view(0), _choosing(chosen), "").pointed
    assert first.reach and not first.reached
    chosen = (*chosen, "14")
    place = game.choices(0, chosen)[0].key
    second = view_model(board_text, game.view(0), _choosing((*chosen, place)), "").pointed
    assert second.reached and not second.reach and len(second.chosen) == 2


def _choosing(chosen: tuple[str, ...]) -> Scene:
    return msgspec.structs.replace(a_scene(viewer=0), chosen=chosen, decision=Decision(0, "work"))


def test_the_rural_area_shows_the_places_of_its_billboards() -> None:
    state = a_state(modules=("rural_marketeers",))
    for standing in range(3):
        canvas = NotingCanvas(WIDTH, 100)
        rural_marketeers._billboards(canvas, Box(0, 0, 392, 50), state)
        assert len(canvas.outlines) == 4 - standing and canvas.outlines[-1].right == 392
        state.campaigns.append(Campaign(21 + standing, "giant_billboard", 0, "", ("beer",), 1, eternal=True))


def test_an_airplane_gets_room_at_its_edge() -> None:
    state = a_state()
    state.campaigns.append(Campaign(5, "airplane", 1, "", ("beer",), 2, edge="left", line=4, lines=3))
    board_text = PRESENTER.board_text(EN, a_view(state), a_scene())
    assert view_model(board_text, a_view(state), a_scene(), "").skies == ("left",)
    assert drawn(a_view(state), a_scene()) != drawn(a_view(), a_scene())


def test_managers_stand_in_ceo_slots_and_fill_theirs_first() -> None:
    state = a_state()
    slots = organisation(state, 0, ["management_trainee", "waitress", "trainer", "errand_boy"])
    assert [slot.card for slot in slots] == ["management_trainee", "errand_boy", ""]
    assert slots[0].below == ("waitress", "trainer")


def test_a_plan_is_seen_by_its_owner_only() -> None:
    state, other = a_state(), a_state()
    for table in (state, other):
        table.chains[0].hand = {"waitress": 1, "trainer": 1}
    state.stack[-1].answers[0] = ("work", "waitress", "end")
    other.stack[-1].answers[0] = ("work", "trainer", "end")
    for viewer in (1, None):
        scene = a_scene(viewer=viewer)
        for page in ("board", "company"):
            assert PRESENTER.picture(EN, a_view(state, viewer), scene, page) == PRESENTER.picture(
                EN, a_view(other, viewer), scene, page
            )
        one, two = (PRESENTER.text_board(EN, a_view(table, viewer), scene) for table in (state, other))
        assert one == two
    mine = a_scene(viewer=0)
    assert drawn(a_view(state, 0), mine, "company") != drawn(a_view(other, 0), mine, "company")
    assert "Your plan, still secret: Waitress." in PRESENTER.text_board(EN, a_view(state, 0), mine)


def test_the_words_of_a_company_tell_what_is_proposed_for_it_and_only_for_ones_own() -> None:
    state = a_state()
    for chain in state.chains:
        chain.hand = {"waitress": 1, "trainer": 1}
    scene = a_scene(viewer=0)
    told = {page: PRESENTER.picture(EN, a_view(state, 0), scene, page).alt for page in ("company", "company-2")}
    assert "Proposed, not yet committed: " in told["company"] and "Proposed" not in told["company-2"]
    state.stack[-1].answers[0] = ("work", "waitress", "end")
    told = {page: PRESENTER.picture(EN, a_view(state, 0), scene, page).alt for page in ("company", "company-2")}
    assert "still secret: Waitress." in told["company"] and "still secret" not in told["company-2"]


def test_the_company_is_shown_where_it_is_decided_about_and_the_board_where_pieces_are_placed() -> None:
    def page(kind: str, job: str = "") -> str:
        decision = Decision(0, kind, {"job": Ref("job", job)}) if job else Decision(0, kind)
        scene = msgspec.structs.replace(a_scene(viewer=0), decision=decision)
        return PRESENTER.layout.private_page(a_view(viewer=0), scene)

    assert page("restructure") == page("payday") == page("work", "3-2") == "company"
    assert page("work", "3-3") == page("first_restaurant") == "board"


def test_headlines_are_the_most_telling_facts_in_their_order() -> None:
    hired = game_events.Hired(seat=0, card="trainer")
    placed = game_events.RestaurantPlaced(seat=0, square="D4", corner="nw", opens="now")
    won = game_events.MilestoneWon(seat=0, milestone="first_to_hire_3")
    assert headlines([hired, placed, won]) == [placed, won]
    assert headlines([]) == []


def test_a_crowded_city_composes_what_it_has_drawn_before() -> None:
    game = crowded_game()
    board_text = PRESENTER.board_text(EN, game.view(None), a_scene(seats=5))
    shown = view_model(board_text, game.view(None), a_scene(seats=5), "")
    CACHE.forget()
    first = board.draw_board(shown)
    held = len(CACHE), CACHE.bytes
    assert board.draw_board(shown) == first
    assert (len(CACHE), CACHE.bytes) == held
