"""The pictures: the board, the city full size, the distances from its centre, and a hand of cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from games.food_truck_city.view import View
from renderers.food_truck_city import city, panels
from renderers.food_truck_city.city import Pointed
from renderers.food_truck_city.layout import CLOSE_UP, HEIGHT, Plan, city_page, frame
from renderers.food_truck_city.panels import Caption, Heading
from renderers.kit.canvas import Canvas
from renderers.kit.layout import WIDTH, Box
from renderers.kit.numbers import close_up, cut
from renderers.kit.palette import TABLE
from renderers.kit.panels import footer
from renderers.kit.sprites import backdrop


@dataclass(frozen=True)
class ViewModel:
    """The input of the drawing: the view, the words of header, panels and footer, and highlights."""

    view: View
    heading: Heading
    captions: tuple[Caption, ...]
    sentence: str
    pointed: Pointed


def draw_board(view_model: ViewModel) -> Image.Image:
    """Return the board, RGB, 1200 x 1600."""
    view = view_model.view
    where = frame(view.size, len(view.players))
    canvas = Canvas.over(_ground(view.size, len(view.players)))
    city.draw(canvas, where.plan, view, view_model.pointed)
    panels.header(canvas, where.header, view, view_model.heading)
    for seat, box in enumerate(where.seats):
        panels.seat_panel(canvas, box, view, seat, view_model.captions[seat])
    footer(canvas, where.footer, view_model.sentence, panels.FOOT)
    return canvas.image


def draw_city(view_model: ViewModel, labels: bool, distances: bool) -> Image.Image:
    """The city alone, RGB, 1300 x 1300: with the name of every free street, or with distances."""
    pointed = replace(view_model.pointed, labels=labels, distances=distances)
    return _city(view_model, city_page(view_model.view.size), pointed)


def draw_close_up(view_model: ViewModel) -> Image.Image:
    """The part of the city in which places are numbered, all of it for its quarters, RGB."""
    pointed = view_model.pointed
    places = [place for place, _ in pointed.numbered]
    if any(place.startswith(city.QUARTER) for place in places):
        return _city(view_model, city_page(view_model.view.size), pointed)
    plan = city_page(view_model.view.size, CLOSE_UP)
    image = _city(view_model, plan, pointed)
    boxes = [city.box_of(plan, place) for place in (*places, *pointed.chosen)]
    return cut(image, close_up(Box(0, 0, *image.size), boxes, plan.edge * 3 // 4))


def _city(view_model: ViewModel, plan: Plan, pointed: Pointed) -> Image.Image:
    canvas = Canvas.over(city.ground(plan))
    city.draw(canvas, plan, view_model.view, pointed)
    return canvas.image


@backdrop
def _ground(size: int, seats: int) -> Image.Image:
    """Return the static part: the table, the city's ground."""
    where = frame(size, seats)
    canvas = Canvas(WIDTH, HEIGHT, TABLE)
    meadow = where.plan.meadow
    canvas.image.paste(city.ground(where.plan), (meadow.x, meadow.y))
    return canvas.image
