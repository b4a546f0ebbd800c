"""The presentation of the rural area: a field at the foot, with its demand, and ramps at the edges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from games.food_chain_magnate.city import ramps
from games.food_chain_magnate.city.squares import name_of
from games.food_chain_magnate.modules.rural_marketeers import AREA, lying, sites
from games.food_chain_magnate.rules.registry import State
from games.kernel import Choice, Chosen, Seat
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate import colours as c
from renderers.food_chain_magnate.modules.extension import Extension, Teller
from renderers.food_chain_magnate.plan import Plan
from renderers.kit import marks as signs
from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import GAP_SMALL, RADIUS, SMALL, Box, columns
from renderers.kit.palette import CREAM, INK, mix
from renderers.kit.type import Face

ROOM = 420  # pixels for the rural area at the foot
GOOD, MARK = 44, 30
FREE = mix(c.GRASS, c.HEDGE, 0.45)  # round the place for a billboard
_BILLBOARD = "giant_billboard"


class RuralShown(Extension):
    """The area, its billboards, and the ramps."""

    module: ClassVar[str] = "rural_marketeers"

    def skies(self, state: State) -> Sequence[str]:
        """Return the edges with ramps."""
        ground = state.city.ground
        return [edge for ramp in lying(state) for edge, _ in ramps.edges(ground, ramp)]

    def outside(self, canvas: Canvas, plan: Plan, state: State) -> None:
        """Draw a piece of road at the edge for each ramp, over the rulers, with a sign to the area."""
        ground = state.city.ground
        for ramp in lying(state):
            for edge in dict.fromkeys(edge for edge, _ in ramps.edges(ground, ramp)):
                lines = [n for e, n in ramps.edges(ground, ramp) if e == edge]
                if edge in plan.skies and _seen(plan, edge, lines):
                    box = plan.sky(edge, min(lines), len(lines))
                    canvas.card(box.inset(4), INK, 10)
                    canvas.card(box.inset(7), c.ASPHALT, 8)
                    size = min(box.width, box.height) - 10
                    canvas.paste_middle(art.disc(size, c.LAWN, CREAM), box)
                    canvas.text_in(box, AREA, Face.DISPLAY, max(SMALL, size * 6 // 10), INK)

    def footer(self, canvas: Canvas, box: Box, state: State) -> Box:
        """Draw a field with the area's demand, and the billboards on its sides; return the room left."""
        field = box.after(box.width - ROOM)
        canvas.card(field, c.HEDGE, RADIUS)
        canvas.card(field.inset(5), c.GRASS, RADIUS - 5)
        inner = field.inset(14, 8)
        canvas.text_in(inner.top(60).left(46), AREA, Face.DISPLAY, 46, INK, LEFT)
        _wants(canvas, inner.top(62).after(50), [good for good, _ in state.demand.get(AREA, ())])
        _billboards(canvas, inner.below(66), state)
        return box.left(box.width - ROOM - GAP_SMALL)

    def about(self, teller: Teller, state: State, seat: Seat, chosen: Chosen, choice: Choice) -> str:
        """Return the roads that a ramp would face."""
        if chosen[:1] != ("offramp",) or choice.key not in (found := sites(state)):
            return ""
        roads = ramps.contacts(state.city.ground, found[choice.key])
        return teller.say("ramp-about", roads=", ".join(name_of(abs(road)) for road, _ in roads))

    def lines(self, teller: Teller, state: State) -> list[str]:
        """Return the places of the ramps."""
        places = ", ".join(teller.name("place", ramps.name(ramp)) for ramp in lying(state))
        return [teller.say("rural-ramps", places=places) if places else teller.say("rural-no-ramp", area=AREA)]


def _seen(plan: Plan, edge: str, lines: Sequence[int]) -> bool:
    window = plan.window
    first, last = (window.left, window.right) if edge in ("top", "bottom") else (window.top, window.bottom)
    return min(lines) < last and max(lines) >= first


def _wants(canvas: Canvas, box: Box, wants: Sequence[str]) -> None:
    """Draw each demanded good with its number."""
    x = box.x
    for good, count in Counter(wants).items():
        canvas.paste_middle(art.token(good, GOOD + 8), Box(x, box.y, GOOD + 8, box.height))
        canvas.text_in(Box(x + GOOD + 12, box.y, 60, box.height), str(count), Face.DISPLAY, SMALL, INK, LEFT)
        x += GOOD + 12 + 26 * len(str(count)) + 10


def _billboards(canvas: Canvas, box: Box, state: State) -> None:
    """Draw on each side a giant billboard with its owner's mark and its good, or its free place."""
    standing = [campaign for campaign in state.campaigns if campaign.type == _BILLBOARD]
    tiles = sum(tile.type == _BILLBOARD for tile in state.rules.campaigns.values())
    for place in columns(box, max(tiles, len(standing)), 4)[len(standing) :]:
        canvas.outline(place, FREE, 4, 8)
    for campaign, place in zip(standing, columns(box, max(tiles, len(standing)), 4), strict=False):
        canvas.card(place, INK, 8)
        canvas.card(place.inset(3), CREAM, 6)
        canvas.paste_middle(signs.seat_mark(campaign.seat, MARK, on_light=True), place.after(6).left(MARK))
        canvas.paste_middle(art.good(campaign.goods[0], GOOD - 4), place.after(MARK + 8).left(GOOD))
