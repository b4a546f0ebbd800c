"""The pictures: positions, highlights, file sizes and secrets."""

from __future__ import annotations

import pytest

from games.food_truck_city import events as game_events
from games.food_truck_city.geometry import CITIES
from games.food_truck_city.state import Block, State
from games.food_truck_city.view import View
from games.kernel import Action, Choice, Game
from renderers.food_truck_city import PRESENTER, panels
from renderers.food_truck_city.highlights import headlines, marks
from renderers.food_truck_city.layout import HEIGHT, Plan, city_page, frame
from renderers.food_truck_city.situations import crowded_game
from renderers.food_truck_city.view_model import offered_places
from renderers.kit.canvas import Canvas, texts_drawn
from renderers.kit.layout import WIDTH, Box
from renderers.kit.palette import BAD, NOW, TABLE, TRAY
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.words import Words
from tests.renderers.food_truck_city.builders import SEED, a_game, a_scene, at_move
from tests.renderers.picture_diff import amiss, opened

EN = Words("en")


def _seen(game: Game[State, View], viewer: int | None, page: str) -> tuple[Picture, str]:
    view, scene = game.view(viewer), a_scene(game, viewer=viewer)
    return PRESENTER.picture(EN, view, scene, page), PRESENTER.text_board(EN, view, scene)


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("page", PRESENTER.pages)
def test_what_a_viewer_may_not_know_changes_nothing_that_it_sees(viewer: int | None, page: str) -> None:
    game, other = crowded_game(), crowded_game()
    state = other.state
    state.hands[1], state.hands[2] = ["sinkhole"], ["award_bbq", "festival"]
    state.deck.reverse()
    others = [Block(block.card, (block.rotation + 1) % 4) for block in reversed(state.hidden.values())]
    state.hidden = dict(zip(state.hidden, others, strict=True))
    if viewer is None:
        state.hands[0] = ["big_tip"] * len(state.hands[0])
    one, two = (_seen(seen_game, viewer, page) for seen_game in (game, other))
    assert one == two


def test_a_hand_is_drawn_for_its_owner_and_nobody_else() -> None:
    game = crowded_game()
    own = PRESENTER.picture(EN, game.view(0), a_scene(game, viewer=0), "hand")
    others = PRESENTER.picture(EN, game.view(None), a_scene(game), "hand")
    assert "Road Closed" in own.alt and own.height > others.height
    assert others.alt == "Hands are secret. Players see their own here."


@pytest.mark.parametrize("size", CITIES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_overlaps_and_nothing_leaves_the_picture(size: int, seats: int) -> None:
    where = frame(size, seats)
    assert amiss([where.header, where.plan.meadow, *where.seats, where.footer], Box(0, 0, WIDTH, HEIGHT)) == []


@pytest.mark.parametrize("plan", [frame(5, 2).plan, frame(6, 4).plan, city_page(5), city_page(6)])
def test_each_street_fills_the_gap_between_its_two_blocks(plan: Plan) -> None:
    for segment, ((one, _), (other, _)) in CITIES[plan.size].sides.items():
        box, before, after = plan.segment(segment), plan.block(one), plan.block(other)
        if segment[0] == "V":
            assert (before.right, box.right, box.y) == (box.x, after.x, before.y)
        else:
            assert (before.bottom, box.bottom, box.x) == (box.y, after.y, before.x)
    last = plan.block(f"{plan.size - 1}-{plan.size - 1}")
    assert (last.right, last.bottom) == (plan.city.right, plan.city.bottom)
    assert plan.city.right <= plan.meadow.right and plan.city.bottom <= plan.meadow.bottom


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whose_move_it_is_has_a_warm_outline(seats: int) -> None:
    game = a_game(seats)
    waiting = game.awaited()
    image = opened(PRESENTER.picture(EN, game.view(None), a_scene(game)))
    for seat, panel in enumerate(frame(5, seats).seats):
        expected = NOW if seat in waiting else TRAY
        assert image.getpixel((panel.x + 3, panel.centre[1])) == expected


@pytest.mark.parametrize("size", CITIES)
def test_a_page_names_every_free_street_once(size: int) -> None:
    view = a_game(city=str(size)).view(None)
    with texts_drawn() as texts:
        PRESENTER.picture(EN, view, Scene(("Anna", "Bo", "Cem")), "city")
    named = [one.text for one in texts if one.text[0] in "VH" and "-" in one.text]
    assert sorted(named) == sorted(set(CITIES[size].segments) - {*view.blocked()})


def test_the_outline_of_a_panel_does_not_cut_what_a_truck_costs_to_get_back() -> None:
    game = a_game()
    for player in game.state.players:
        player.trucks[5].debt = 2
    view, panel = game.view(None), frame(5, len(game.state.players)).seats[0]
    badges = []
    for waiting in (True, False):
        canvas = Canvas(WIDTH, HEIGHT, TABLE)
        panels.seat_panel(canvas, panel, view, 0, panels.Caption("Ann", False, waiting, False, 0, 0))
        badges.append(canvas.image.crop((panel.x, panel.y, panel.right, panel.bottom)))
    reds = [sum(n for n, colour in badge.getcolors(1 << 20) or [] if colour == BAD) for badge in badges]
    assert reds[1] > 100 and reds[0] > 0.97 * reds[1], "but for its edge"


def test_a_seat_that_moves_sees_its_truck_and_the_names_of_the_streets_it_may_take() -> None:
    game = at_move()
    seat = game.waiting()[0]
    truck = game.state.players[seat].parked()[0]
    chosen = ("move", truck.food)
    scene = a_scene(game, viewer=seat, chosen=chosen)
    places = offered_places(game.view(seat), scene)
    assert [(offer.place, offer.label) for offer in places] == [(c.key, c.key) for c in game.choices(seat, chosen)]
    image = opened(PRESENTER.picture(EN, game.view(seat), scene))
    plan = frame(5, 3).plan
    assert truck.at is not None
    offered = [offer.place for offer in places]
    for segment in CITIES[5].segments:
        box = plan.segment(segment)
        ringed = NOW in (image.getpixel((box.centre[0], box.y + 4)), image.getpixel((box.centre[0], box.y - 3)))
        assert ringed is (segment in offered or segment == truck.at), segment


def test_own_trucks_are_offered_without_a_name_that_would_cover_them() -> None:
    game = at_move()
    seat = game.waiting()[0]
    truck = game.state.players[seat].parked()[0]
    (offer,) = offered_places(game.view(seat), a_scene(game, viewer=seat, chosen=("move",)))
    assert (offer.place, offer.label) == (truck.at, "")


def test_a_nitrous_move_begins_with_an_own_truck_on_the_board() -> None:
    game = crowded_game()
    scene = a_scene(game, viewer=0, chosen=("play", "nitrous"))
    places = {offer.place for offer in offered_places(game.view(0), scene)}
    assert places and places <= {truck.at for truck in game.state.players[0].trucks}


def test_a_food_to_be_in_demand_is_no_truck_to_point_at() -> None:
    game = crowded_game()
    scene = Scene(("A", "B", "C", "D"), 0, chosen=("play", "food_craze"), offered=(Choice("piz", "food"),))
    assert offered_places(game.view(0), scene) == ()


def test_a_move_marks_its_way_and_what_it_revealed_and_earned() -> None:
    game = at_move()
    seat = game.waiting()[0]
    truck = game.state.players[seat].parked()[0]
    origin, target = truck.at, game.choices(seat, ("move", truck.food))[0].key
    events = game.act(seat, Action("move", (truck.food, target)), SEED).events
    found = marks(game.view(None), events)
    revealed = [event for event in events if isinstance(event, game_events.Revealed)]
    assert found.ways == [(origin, target)]
    assert found.places[0] == target
    assert [event.block for event in revealed] == [place for place in found.places if place[0] not in "VH"]
    assert found.money.get(seat, 0) >= sum(event.gain for event in revealed)


def test_a_truck_that_is_hit_is_pointed_out_where_it_stands() -> None:
    game = a_game()
    hit = game_events.TruckHit(seat=1, target=0, food="piz", card="flat_tire")
    assert marks(game.view(None), [hit]).places == [game.state.players[0].start]


def test_the_words_of_the_board_say_whose_trucks_are_impounded_also_where_no_other_is_left() -> None:
    game = a_game()
    for seat in (0, 1):
        truck = next(truck for truck in game.state.players[seat].trucks if truck.at is not None)
        truck.at, truck.debt = None, 4
    alt = PRESENTER.picture(EN, game.view(None), a_scene(game)).alt
    assert "Anna: Impounded: " in alt and "Bo: Impounded: " in alt


def test_money_that_came_and_went_is_added_up() -> None:
    game = a_game()
    bought = game_events.Bought(seat=0, food="bbq", segment="H1-2", price=4, number=2)
    collected = game_events.Collected(seat=0, total=5, customers=2, demand=1, bonus=2, tiles=0, award=0)
    assert marks(game.view(None), [collected, bought]).money == {0: 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fines_of_two_digits_are_opened(seats: int) -> None:
    game = a_game(seats)
    pictures = set()
    for fines in (22, 88):
        game.state.players[0].fines = fines
        pictures.add(PRESENTER.picture(EN, game.view(None), a_scene(game)).data)
    assert len(pictures) == 2


def test_headlines_are_the_most_telling_facts_in_their_order() -> None:
    played, opened = game_events.CardPlayed(seat=1, card="festival"), game_events.FestivalOpened(seat=1, block="2-2")
    skipped, rolled = game_events.BonusSkipped(seat=0), game_events.Rolled(seat=0, food="piz", customer="hi")
    assert headlines([rolled, skipped, played, opened]) == [played, opened]
    assert headlines([]) == []
