"""The board, the city full size and its crops: all composed of cached sprites."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from PIL import Image

from games.food_chain_magnate.city.squares import SQUARES
from games.food_chain_magnate.rules.registry import State
from games.kernel import Seat
from renderers.food_chain_magnate import city, panels
from renderers.food_chain_magnate.city import Pointed
from renderers.food_chain_magnate.layout import HEIGHT, board_frame, city_frame, crop_frame, part_frame
from renderers.food_chain_magnate.modules import extensions
from renderers.food_chain_magnate.panels import Caption, Heading
from renderers.kit.canvas import Canvas
from renderers.kit.layout import WIDTH, Box
from renderers.kit.palette import TABLE
from renderers.kit.panels import footer

MARGIN_SQUARES, CLOSE_EDGE = 2, 130
"""Round numbered squares, and pixels of a square beside them."""


@dataclass(frozen=True)
class ViewModel:
    """The input of the drawing: the state as the viewer sees it, words, and highlights."""

    state: State
    heading: Heading
    captions: tuple[Caption, ...]
    sentence: str
    viewer: Seat | None = None
    pointed: Pointed = field(default_factory=Pointed)

    @property
    def skies(self) -> tuple[str, ...]:
        """The edges with airplanes, present or possible."""
        return skies_of(self.state, {edge for edge, _ in self.pointed.flights})


def skies_of(state: State, more: Collection[str] = ()) -> tuple[str, ...]:
    """Return the edges of the city with airplanes, and more."""
    edges = {campaign.edge for campaign in state.campaigns if campaign.edge}
    edges |= {edge for extension in extensions(state) for edge in extension.skies(state)}
    return tuple(sorted(edges.union(more)))


def draw_board(view_model: ViewModel) -> Image.Image:
    """Draw header, city, seats and footer; 1200 by 1600."""
    state = view_model.state
    where = board_frame(len(state.chains), city.window_of(state.city.tiles), view_model.skies)
    canvas = Canvas(WIDTH, HEIGHT, TABLE)
    panels.header(canvas, where.header, state, view_model.heading)
    city.draw(canvas, where.plan, state, view_model.pointed)
    panels.seats(canvas, where.seats, state, view_model.captions)
    _footer(canvas, where.footer, view_model)
    return canvas.image


def _footer(canvas: Canvas, box: Box, view_model: ViewModel) -> None:
    """Draw the sentence, and beside it the parts of modules."""
    for extension in extensions(view_model.state):
        box = extension.footer(canvas, box, view_model.state)
    footer(canvas, box, view_model.sentence, panels.FOOT)


def draw_close_up(view_model: ViewModel) -> Image.Image:
    """Return the part of the city with numbered squares, all of it for its districts."""
    window = city.window_of(view_model.state.city.tiles)
    squares = [SQUARES[place] for place, _ in view_model.pointed.numbered if place in SQUARES]
    part = window.round([*squares, *view_model.pointed.chosen], MARGIN_SQUARES) if squares else window
    skies = tuple(dict.fromkeys(edge for edge, _ in view_model.pointed.flights))
    plan, below, wide, high = part_frame(part, skies, CLOSE_EDGE)
    canvas = Canvas(wide, high, TABLE)
    city.draw(canvas, plan, view_model.state, view_model.pointed)
    _footer(canvas, below, view_model)
    return canvas.image


def draw_city(view_model: ViewModel, crop: str = "") -> Image.Image:
    """Return the whole city up to 1800 wide, or a quarter of it (`nw`, `ne`, `sw`, `se`) 1200 wide, and a footer."""
    window = city.window_of(view_model.state.city.tiles)
    frame = crop_frame(window, crop, view_model.skies) if crop else city_frame(window, view_model.skies)
    plan, below, wide, high = frame
    canvas = Canvas(wide, high, TABLE)
    city.draw(canvas, plan, view_model.state, view_model.pointed)
    _footer(canvas, below, view_model)
    return canvas.image
