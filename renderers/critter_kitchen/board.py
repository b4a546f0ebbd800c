"""The board: the waterfront with every stall, the cards of the day, the kitchens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

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


@dataclass(frozen=True, slots=True)
class Board:
    """What to draw: the view, and the words that go with it."""

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


def draw(board: Board) -> Image.Image:
    """The picture, RGB, 1200 x 1600."""
    view = board.view
    where = frame(len(board.stalls), len(board.captions))
    canvas = Canvas.over(_table())
    panels.header(canvas, where.header, view, board.heading)
    for box, shown in zip(where.stalls, board.stalls, strict=True):
        stall.draw(canvas, box, shown)
    panels.challenges(canvas, where.challenges, board.cards, board.card_names, board.critic_text)
    panels.critic(canvas, where.critic, view.critic, board.critic)
    panels.rumors(canvas, where.rumors, view, board.rumors, board.unknown)
    for seat, box in enumerate(where.seats):
        panels.kitchen(canvas, box, view, seat, board.captions[seat])
    panels.foot(canvas, where.foot, board.sentence)
    return canvas.image


@lru_cache(maxsize=1)
def _table() -> Image.Image:
    return Canvas(WIDTH, HEIGHT, TABLE).image
