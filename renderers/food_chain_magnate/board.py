"""The board, the city full size and its crops: all composed of cached sprites."""

from __future__ import annotations

from dataclasses import dataclass, field

from PIL import Image

from games.food_chain_magnate.state import State
from games.kernel import Seat
from renderers.food_chain_magnate import city, panels
from renderers.food_chain_magnate.city import Pointed
from renderers.food_chain_magnate.frame import HEIGHT, board_frame, city_frame, crop_frame
from renderers.food_chain_magnate.panels import Caption, Heading
from renderers.kit.canvas import Canvas
from renderers.kit.layout import WIDTH
from renderers.kit.palette import TABLE


@dataclass(frozen=True)
class Scenery:
    """What to draw: the state as the viewer sees it, words, and what to point out."""

    state: State
    heading: Heading
    captions: tuple[Caption, ...]
    sentence: str
    viewer: Seat | None = None
    pointed: Pointed = field(default_factory=Pointed)

    @property
    def skies(self) -> tuple[str, ...]:
        """The edges at which airplanes lie or may be placed."""
        edges = {campaign.edge for campaign in self.state.campaigns if campaign.edge}
        return tuple(sorted(edges | {edge for edge, _ in self.pointed.flights}))


def draw_board(scenery: Scenery) -> Image.Image:
    """Header, city, seats and foot; 1200 by 1600."""
    state = scenery.state
    where = board_frame(len(state.chains), city.window_of(state.city.tiles), scenery.skies)
    canvas = Canvas(WIDTH, HEIGHT, TABLE)
    panels.header(canvas, where.header, state, scenery.heading)
    city.draw(canvas, where.plan, state, scenery.pointed)
    panels.seats(canvas, where.seats, state, scenery.captions)
    panels.foot(canvas, where.foot, scenery.sentence)
    return canvas.image


def draw_city(scenery: Scenery, crop: str = "") -> Image.Image:
    """The whole city up to 1800 wide, or a quarter of it (`nw`, `ne`, `sw`, `se`) 1200 wide, and a foot."""
    window = city.window_of(scenery.state.city.tiles)
    frame = crop_frame(window, crop, scenery.skies) if crop else city_frame(window, scenery.skies)
    plan, foot, wide, high = frame
    canvas = Canvas(wide, high, TABLE)
    city.draw(canvas, plan, scenery.state, scenery.pointed)
    panels.foot(canvas, foot, scenery.sentence)
    return canvas.image
