"""The board: the waterfront with every stall, the cards of the day, the kitchens."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.critter_kitchen.view import View
from renderers.critter_kitchen import panels, stall
from renderers.critter_kitchen.layout import HEIGHT, frame
from renderers.critter_kitchen.market import Card
from renderers.critter_kitchen.panels import Caption, Heading
from renderers.critter_kitchen.stall import Stall
from renderers.kit.canvas import Canvas
from renderers.kit.layout import WIDTH
from renderers.kit.palette import TABLE
from renderers.kit.panels import footer
from renderers.kit.sprites import backdrop


@dataclass(frozen=True, slots=True)
class ViewModel:
    """The input of the drawing: the view, and the words that go with it."""

    view: View
    heading: Heading
    stalls: tuple[Stall, ...]
    cards: tuple[Card, ...]
    card_names: tuple[str, ...]
    critic: str
    critic_text: str
    rumors: tuple[str, ...]
    unknown: str
    captions: tuple[Caption, ...]
    sentence: str


def draw_board(view_model: ViewModel) -> Image.Image:
    """Return the picture, RGB, 1200 x 1600."""
    view = view_model.view
    where = frame(len(view_model.stalls), len(view_model.captions))
    canvas = Canvas.over(_table())
    panels.header(canvas, where.header, view, view_model.heading)
    for box, shown in zip(where.stalls, view_model.stalls, strict=True):
        stall.draw(canvas, box, shown)
    panels.challenges(canvas, where.challenges, view_model.cards, view_model.card_names, view_model.critic_text)
    panels.critic(canvas, where.critic, view.critic, view_model.critic)
    panels.rumors(canvas, where.rumors, view, view_model.rumors, view_model.unknown)
    for seat, box in enumerate(where.seats):
        panels.kitchen(canvas, box, view, seat, view_model.captions[seat])
    footer(canvas, where.footer, view_model.sentence, panels.FOOT)
    return canvas.image


@backdrop
def _table() -> Image.Image:
    return Canvas(WIDTH, HEIGHT, TABLE).image
