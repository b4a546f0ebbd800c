"""The city from above: streets and blocks, who is hungry where, tiles, closures, trucks, and what to point out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from PIL import Image

from games.food_truck_city.geometry import CITIES
from games.food_truck_city.state import Truck
from games.food_truck_city.view import View
from games.kernel import Seat
from renderers.food_truck_city import art
from renderers.food_truck_city import colours as c
from renderers.food_truck_city.highlights import Marks
from renderers.food_truck_city.layout import RULER, Plan
from renderers.kit import marks as signs
from renderers.kit.canvas import Canvas
from renderers.kit.layout import RADIUS_SMALL, SMALL, WIDTH, Box
from renderers.kit.numbers import number as draw_number
from renderers.kit.palette import CREAM, INK, MIST, NOW, WHITE, readable_on
from renderers.kit.sprites import backdrop
from renderers.kit.type import Face, width

RINGS = (NOW, CREAM, c.WATER_LIGHT, c.BACK_LIGHT, c.HOLE)  # by distance from the centre
STREET = 36  # the height of a street's name on the page that has them all
TILE = 0.42  # the edge of a billboard or festival
QUARTER = "quarter:"
"""What the place of a quarter begins with."""
ICON = {5: 0.37, 6: 0.39}  # the edge of a customer's icon, as a share of the block's


@dataclass(frozen=True, slots=True)
class Offer:
    """A street or block that may be chosen next, the name written on it, and what it would bring ('' for none)."""

    place: str
    label: str
    gain: str = ""


@dataclass(frozen=True)
class Pointed:
    """What to point out: the last events, and the choices of a seat that is deciding."""

    marks: Marks = field(default_factory=Marks)
    chosen: tuple[str, ...] = ()  # segments and blocks that are part of the unfinished action
    offered: tuple[Offer, ...] = ()
    labels: bool = False  # the name of every street
    distances: bool = False  # how far every street is from the centre
    numbered: tuple[tuple[str, int], ...] = ()  # streets, blocks and quarters that have numbers, in their order


def draw(canvas: Canvas, plan: Plan, view: View, pointed: Pointed) -> None:
    """Everything that lies on the ground; the ground itself is a background."""
    icon = round(plan.edge * ICON[plan.size])
    for name, block in view.blocks.items():
        box = plan.block(name)
        stamp = art.block(block.card, block.rotation, _reached(plan.size, name), view.customer, plan.edge, icon)
        canvas.paste(stamp, box.x, box.y)
    if pointed.distances:
        return _distances(canvas, plan)
    _ways(canvas, plan, pointed.marks)
    _tiles(canvas, plan, view)
    if pointed.labels:
        _labels(canvas, plan, view, {offer.place for offer in pointed.offered})
    for seat, player in enumerate(view.players):
        for truck in player.trucks:
            if truck.at is not None:
                _truck(canvas, plan, view, seat, truck, truck.at)
    _point_out(canvas, plan, view, pointed)
    return None


@cache
def _reached(size: int, block: str) -> art.Sides:
    """Whether a street passes a block in the north, east, south and west."""
    row, column = (int(number) for number in block.split("-"))
    return row > 0, column < size - 1, row < size - 1, column > 0


def _tiles(canvas: Canvas, plan: Plan, view: View) -> None:
    size = round(plan.edge * TILE)
    for food, block in view.billboards.items():
        canvas.paste_middle(art.billboard(food, size), plan.corner(block, size))
    for tile in view.festivals:
        box = plan.corner(tile.place, size)
        canvas.paste_middle(art.thing("festival", size), box)
        _owner(canvas, tile.owner, box)
    for tile in view.closures:
        size = round(plan.street * 0.94)
        box = plan.segment(tile.place).middle(size, size)
        canvas.paste_middle(art.thing(tile.card, size), box)
        _owner(canvas, tile.owner, box)


def _owner(canvas: Canvas, seat: Seat, box: Box) -> None:
    """Whose turn ends the tile."""
    mark = signs.seat_mark(seat, 28, on_light=True)
    canvas.paste(mark, box.right - 22, box.bottom - 22)


def _truck(canvas: Canvas, plan: Plan, view: View, seat: Seat, truck: Truck, at: str) -> None:
    box = plan.segment(at)
    stamp = art.truck(seat, truck.food, at[0], plan.street - 6)
    canvas.paste_middle(stamp, box)
    if view.players[seat].left:
        canvas.dim(box.middle(*stamp.size), c.ASPHALT, 0.5, RADIUS_SMALL)
    size = round(plan.street * 0.46)
    badges = [name for name, on in (("flat_tire", truck.flat), ("staff_strike", truck.strike)) if on]
    badges += ["speeding_ticket"] if truck.ticket and seat == view.active else []
    corner = box.middle(*stamp.size)
    for index, name in enumerate(badges):
        canvas.paste(art.thing(name, size), corner.x - size // 5 + index * (size - 4), corner.y - size // 4)
    if truck.moved and seat == view.active:
        canvas.paste(signs.badge(size), corner.right - size * 3 // 4, corner.bottom - size * 3 // 4)


def _ways(canvas: Canvas, plan: Plan, marks: Marks) -> None:
    """The way that a truck has just come."""
    for way in marks.ways:
        points = [plan.segment(name).centre for name in way]
        for index, (start, end) in enumerate(pairwise(points)):
            share = 0.62 if index == len(points) - 2 else 1.0
            tip = (round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share))
            canvas.arrow(start, tip, NOW, INK, max(14, plan.street // 5))


def _point_out(canvas: Canvas, plan: Plan, view: View, pointed: Pointed) -> None:
    for name in (*pointed.marks.places, *pointed.chosen):
        box = box_of(plan, name)
        canvas.outline(box.inset(-5), NOW, 9, RADIUS_SMALL)
    for place, shown in pointed.numbered:
        _number(canvas, plan, view, place, shown)
    for offer in pointed.offered:
        box = box_of(plan, offer.place)
        canvas.outline(box.inset(2), NOW, 5, RADIUS_SMALL)
        if offer.label:
            _pill(canvas, box, [line for line in (offer.label, offer.gain) if line])


def _pill(canvas: Canvas, box: Box, lines: Sequence[str]) -> None:
    """The name that can be typed, and below it what the place would bring, on a warm ground."""
    high = SMALL + 4
    pill = box.middle(max(width(line, Face.BOLD, SMALL) for line in lines) + 12, high * len(lines) + 4)
    canvas.card(pill.inset(-3), INK, 14)
    canvas.card(pill, NOW, 12)
    for at, line in enumerate(lines):
        canvas.text_in(Box(pill.x, pill.y + 2 + at * high, pill.width, high), line, Face.BOLD, SMALL, INK)


def _number(canvas: Canvas, plan: Plan, view: View, place: str, shown: int) -> None:
    """The number of a place: in the middle, or at the corner of a street where a truck or tile is."""
    box, size = box_of(plan, place), round(plan.street * 0.66)
    quarter = place.startswith(QUARTER)
    canvas.outline(box.inset(2), NOW, 9 if quarter else 6, RADIUS_SMALL)
    if quarter:
        draw_number(canvas, box, shown, size * 2)
    elif place in view.blocked():
        draw_number(canvas, Box(box.x, box.y, size, size).moved(-size // 4, -size // 4), shown, size)
    else:
        draw_number(canvas, box, shown, size)


def box_of(plan: Plan, name: str) -> Box:
    """Where a street, block or quarter is."""
    if not name.startswith(QUARTER):
        return plan.segment(name) if name[0] in "VH" else plan.block(name)
    blocks = [plan.block(block) for block in CITIES[plan.size].blocks if quarter_of(plan.size, block) == name]
    left, top = min(block.x for block in blocks), min(block.y for block in blocks)
    return Box(left, top, max(block.right for block in blocks) - left, max(block.bottom for block in blocks) - top)


def quarter_of(size: int, place: str) -> str:
    """The quarter of the city in which a street begins or a block is: `quarter:nw`."""
    row, column = (int(number) for number in place.lstrip("VH").split("-"))
    return QUARTER + ("n" if row < size / 2 else "s") + ("w" if column < size / 2 else "e")


def _labels(canvas: Canvas, plan: Plan, view: View, offered: set[str]) -> None:
    """The names of free streets, but of those whose name is on a pill."""
    taken = {*view.blocked(), *offered}
    for name in CITIES[plan.size].segments:
        if name not in taken:
            box = plan.segment(name)
            _cover_line(canvas, box)
            canvas.text_in(box, name, Face.STRONG, STREET, WHITE)


def _distances(canvas: Canvas, plan: Plan) -> None:
    """A disc on every street with its distance from the centre: the darker, the farther."""
    city = CITIES[plan.size]
    for name, distance in city.distance.items():
        box = plan.segment(name).middle(plan.street - 10, plan.street - 10)
        _cover_line(canvas, plan.segment(name))
        fill = RINGS[min(distance, len(RINGS) - 1)]
        canvas.pill(box, fill)
        canvas.text_in(box, str(distance), Face.DISPLAY, 48, readable_on(fill))


@backdrop
def ground(plan: Plan) -> Image.Image:
    """All that never changes: meadow, streets with their lines, every block face down with its name.

    Streets have no names here: a line of readable type is wider than a street. Row and column give the name.
    """
    meadow = plan.meadow
    canvas = Canvas(meadow.width, meadow.height, c.GRASS)
    here = Plan(
        plan.size, Box(0, 0, meadow.width, meadow.height), plan.city.moved(-meadow.x, -meadow.y), plan.edge, plan.street
    )
    size = SMALL * meadow.width // WIDTH
    canvas.card(here.city.inset(-8), c.CURB, 20)
    canvas.card(here.city.inset(-4), c.ASPHALT, 16)
    for name in CITIES[plan.size].segments:
        _street(canvas, here, name)
    for name in CITIES[plan.size].blocks:
        box = here.block(name)
        canvas.paste(art.back(plan.edge), box.x, box.y)
        canvas.text_in(box, name, Face.DISPLAY, max(size, round(plan.edge * 0.26)), MIST)
    _trees(canvas, here)
    for number in range(plan.size):
        across, down = here.block(f"0-{number}"), here.block(f"{number}-0")
        canvas.text_in(Box(across.x, 0, across.width, RULER - 4), str(number), Face.DISPLAY, size, INK)
        left = down.x - 8
        room = min(RULER, left)
        canvas.text_in(Box(left - room, down.y, room, down.height), str(number), Face.DISPLAY, size, INK)
    return canvas.image


def _trees(canvas: Canvas, plan: Plan) -> None:
    """Trees on the meadow, where the streets end."""
    size = min(plan.city.x - plan.meadow.x, plan.meadow.right - plan.city.right) - 16
    for row in range(plan.size - 1) if size >= 24 else ():
        y = plan.block(f"{row}-0").bottom + plan.street // 2
        for x, share in ((plan.city.x // 2 - 4, 1.0), ((plan.city.right + plan.meadow.right) // 2 + 4, 0.9)):
            canvas.paste_middle(art.tree(round(size * share)), Box(x, y + (row % 2 * 2 - 1) * 8, 0, 0))


def _street(canvas: Canvas, plan: Plan, name: str) -> None:
    """A dashed line in the middle, and a crossing at each end that meets other streets."""
    box, upright = plan.segment(name), name[0] == "V"
    long = box.height if upright else box.width
    dash, thick = long // 11, 4
    for index in range(3, 8, 2):
        along = index * dash + dash // 2
        if upright:
            canvas.image.paste(c.ASPHALT_LINE, _edges(Box(box.centre[0] - thick // 2, box.y + along, thick, dash)))
        else:
            canvas.image.paste(c.ASPHALT_LINE, _edges(Box(box.x + along, box.centre[1] - thick // 2, dash, thick)))
    if upright:
        ends = (box.y + 4 if box.y > plan.city.y else None, box.bottom - 14 if box.bottom < plan.city.bottom else None)
    else:
        ends = (box.x + 4 if box.x > plan.city.x else None, box.right - 14 if box.right < plan.city.right else None)
    wide = box.width if upright else box.height
    for end in ends:
        for stripe in range(6, wide - 9, 13):
            if end is not None:
                place = Box(box.x + stripe, end, 7, 10) if upright else Box(end, box.y + stripe, 10, 7)
                canvas.image.paste(c.CURB, _edges(place))


def _cover_line(canvas: Canvas, box: Box) -> None:
    """No dashed line in the middle of a street where something is written."""
    line = box.middle(8, box.height * 3 // 4) if box.height > box.width else box.middle(box.width * 3 // 4, 8)
    canvas.card(line, c.ASPHALT, 0)


def _edges(box: Box) -> tuple[int, int, int, int]:
    return box.x, box.y, box.right, box.bottom
