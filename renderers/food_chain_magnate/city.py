"""The city from above: tiles and roads, houses with their demand, restaurants, campaigns, and highlights."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from PIL import Image

from games.food_chain_magnate.city.pieces import GARDEN_SIDES, House, Restaurant
from games.food_chain_magnate.city.squares import SQUARES, Mask, Square, column_name, members, row_name
from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import Campaign
from games.kernel import Seat
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate import colours as c
from renderers.food_chain_magnate.highlights import Marks
from renderers.food_chain_magnate.modules import extensions
from renderers.food_chain_magnate.plan import EDGE, FLIGHT, RULER, Plan, Window
from renderers.kit import marks as signs
from renderers.kit.canvas import Canvas
from renderers.kit.layout import ASIDE, RADIUS_SMALL, SMALL, Box
from renderers.kit.numbers import number as draw_number
from renderers.kit.palette import CREAM, INK, NOW, WHITE, mix, seat_style
from renderers.kit.type import Face, width

TOKEN = 0.94  # of a square: what a house wants
NUMBER = 0.62
SIGNS = {"pi": "π"}
"""Houses with a sign instead of a number; the display face lacks it."""
DETAIL = 56  # from this many pixels a square, campaigns show their numbers
DISC = 42  # pixels: the smallest disc with a number
REACH = 0.34
OWNER, OWNER_SMALL = 0.56, 0.44  # of a square: whose campaign it is
LANE = 0.16  # of a square: the distance between ways
OVERHANG = 2  # pixels: how far the name of a row may extend beyond the ruler at either side
CLEAR = 4  # pixels: the gap between the names of two columns
_STEPS = range(-96, 97, 8)
_SHIFTS = sorted(((x, y) for x in _STEPS for y in _STEPS), key=lambda shift: (math.hypot(*shift), -shift[1]))
"""The offsets of a label in pixels, the smallest first."""
BRACKET = 7  # pixels: the bar beside the rulers over the lines that an airplane flies over


@dataclass(frozen=True)
class Pointed:
    """Highlights: the last events, and what a deciding seat has chosen and may choose."""

    marks: Marks = field(default_factory=Marks)
    offered: tuple[Square, ...] = ()
    houses: tuple[str, ...] = ()
    flights: tuple[tuple[str, int], ...] = ()
    """The edges and lines outside the city where something may be placed."""
    chosen: tuple[Square, ...] = ()
    reach: Mask = 0
    reached: tuple[str, ...] = ()
    campaigns: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The campaigns that reach each house, if asked for."""
    ways: tuple[tuple[Square, ...], ...] = ()
    """The ways of people who walk, if asked for."""
    numbered: tuple[tuple[str, int], ...] = ()
    """Squares, and parts and edges of the city, with numbers."""
    flown: tuple[tuple[tuple[str, int], int], ...] = ()
    """The numbers of lines outside the city."""
    money: Callable[[int], str] = "${}".format
    """Formats an amount in the reader's language."""


def draw(canvas: Canvas, plan: Plan, state: State, pointed: Pointed) -> None:
    """Draw the window of a plan, clipped to it."""
    whole = plan.whole
    clean = ground(state.city.tiles, plan.window, plan.edge)
    scene = Canvas.over(clean)
    here = Plan(plan.window, plan.edge, plan.city.moved(-whole.x, -whole.y), plan.skies)
    for extension in extensions(state):
        extension.ground(scene, here, state)
    _sources(scene, here, state)
    if pointed.reach:
        _reach(scene, here, pointed.reach)
    for house in (house for house in state.city.houses if house.squares):
        draw = _house if len(house.squares) == 4 else _block
        draw(scene, here, house, [good for good, _ in state.demand.get(house.id, ())])
    for restaurant in state.city.restaurants:
        _restaurant(scene, here, state, restaurant)
    lying = [(campaign, here.around(campaign.squares)) for campaign in state.campaigns if campaign.squares]
    for campaign, box in lying:
        _campaign(scene, box, here.edge, campaign)
    for extension in extensions(state):
        extension.pieces(scene, here, state)
    _rings(scene, here, state, pointed)
    labels = []
    for campaign, box in lying:  # a highlighted house beside it does not hide its owner
        labels += _tags(scene, here, box, campaign, bool(pointed.campaigns) or here.edge >= DETAIL)
    _point_out(scene, here, state, pointed, labels)
    framed = _framed(scene.image, clean)
    canvas.paste_image(framed, Box(whole.x, whole.y, framed.width, framed.height), RADIUS_SMALL)
    for campaign in state.campaigns:
        if campaign.edge in plan.skies and _over(plan.window, campaign):
            _airplane(canvas, plan, campaign, bool(pointed.campaigns))
    for extension in extensions(state):
        extension.outside(canvas, plan, state)
    for edge, line in pointed.flights:
        if edge in plan.skies:
            box = plan.sky(edge, line, 1)
            shown = dict(pointed.flown).get((edge, line))
            if shown is None:
                canvas.paste_middle(art.disc(30, NOW), box)
            else:
                draw_number(canvas, box, shown, min(44, plan.edge))


def window_of(tiles: tuple[Laid, ...]) -> Window:
    """Return the whole city."""
    rows, columns = [tile.row for tile in tiles], [tile.column for tile in tiles]
    return Window(5 * min(rows), 5 * min(columns), 5 * (1 + max(rows)), 5 * (1 + max(columns)))


def ground(tiles: tuple[Laid, ...], window: Window, edge: int) -> Image.Image:
    """Return the static part: tiles with their roads, and the rulers with the names of columns and rows."""
    whole = Box(0, 0, window.columns * edge + 2 * RULER, window.rows * edge + 2 * RULER)
    canvas = Canvas(whole.width, whole.height, c.SHADOW)
    plan = Plan(window, edge, whole.inset(RULER), ())
    for tile in tiles:
        box = plan.at(5 * tile.row, 5 * tile.column, 5, 5)
        if box.right > 0 and box.bottom > 0 and box.x < whole.width and box.y < whole.height:
            canvas.paste(art.tile(tile, edge), box.x, box.y)
    _rulers(canvas, plan, whole)
    return canvas.image


def _rulers(canvas: Canvas, plan: Plan, whole: Box) -> None:
    """Draw the names of columns and rows on all four sides, over remains of cropped tiles."""
    for box in _margins(whole):
        canvas.card(box, c.SHADOW, 0)
    window = plan.window
    columns = {column: column_name(column) for column in range(window.left, window.right)}
    room = plan.edge - CLEAR if plan.edge >= SMALL else 0
    for column, name in columns.items():
        box, step = plan.at(window.top, column), _step(name, columns.values(), plan.edge)
        if column % step == 0:
            wide = Box(box.x - (step - 1) * plan.edge // 2, 0, step * plan.edge, RULER)
            for y in (0, whole.bottom - RULER):
                _label(canvas, wide.inset(CLEAR // 2, 0).moved(0, y), name, room)
    for row in range(window.top, window.bottom):
        box = plan.at(row, window.left)
        for x in (0, whole.right - RULER):
            _label(canvas, Box(x, box.y, RULER, box.height).inset(-OVERHANG, 0), row_name(row), RULER)


def _step(name: str, names: Iterable[str], edge: int) -> int:
    """Return n so that every n-th name of this length is written, and n squares are its room."""
    widest = max(width(other, Face.TEXT, ASIDE) for other in names if len(other) == len(name))
    return 1 + (widest + CLEAR - 1) // edge


def _label(canvas: Canvas, box: Box, name: str, room: int) -> None:
    """Draw the name of a column or row: large if it needs only its own room, else so that nothing is left out."""
    styles = [(face, high) for high in (SMALL, ASIDE) for face in (Face.BOLD, Face.TEXT)]
    rooms = {SMALL: room, ASIDE: box.width}
    face, high = next((style for style in styles if width(name, *style) <= rooms[style[1]]), styles[-1])
    canvas.text_in(box, name, face, high, CREAM)


def _margins(whole: Box) -> tuple[Box, ...]:
    low, right = whole.below(whole.height - RULER), whole.after(whole.width - RULER)
    return whole.top(RULER), low, whole.left(RULER), right


def _framed(image: Image.Image, clean: Image.Image) -> Image.Image:
    """Return the picture with its rulers restored where pieces overhang them."""
    for box in _margins(Box(0, 0, *image.size)):
        where = (box.x, box.y, box.right, box.bottom)
        image.paste(clean.crop(where), (box.x, box.y))
    return image


def _sources(canvas: Canvas, plan: Plan, state: State) -> None:
    kinds = {kind.source: good for good, kind in state.rules.goods.items() if kind.source}
    for square, letter in state.city.ground.sources:
        if plan.window.holds(square) and letter in kinds:
            box = plan.box(square)
            canvas.paste(art.source(kinds[letter], plan.edge), box.x, box.y)


def _reach(canvas: Canvas, plan: Plan, reach: Mask) -> None:
    stamp = art.wash(plan.edge, plan.edge, c.REACH, REACH)
    for square in members(reach):
        if plan.window.holds(square):
            box = plan.box(square)
            canvas.paste(stamp, box.x, box.y)


def _house(canvas: Canvas, plan: Plan, house: House, wants: list[str]) -> None:
    """Draw plot, number and garden; demand fills its squares from the upper right on, then the garden."""
    edge, corner = plan.edge, min(house.squares)
    box = plan.box(corner, 2, 2)
    if house.garden:
        tall = house.garden in tuple(tuple(corner + step for step in GARDEN_SIDES[side]) for side in "ew")
        spot = plan.box(min(house.garden))
        canvas.paste(art.garden(edge, tall), spot.x, spot.y)
    canvas.paste(art.plot(edge), box.x, box.y)
    number = Box(box.x + 3, box.y + 2, edge, round(edge * 0.84))
    canvas.text_in(number, house.id, Face.DISPLAY, max(SMALL, round(edge * NUMBER)), INK)
    spots = [box.moved(edge, 0), box.moved(0, edge), box.moved(edge, edge)]
    spots = [Box(spot.x, spot.y, edge, edge) for spot in spots]
    spots += [plan.box(square) for square in house.garden]
    size = round(edge * TOKEN)
    lift = edge // 5
    for index, good in enumerate(wants):
        place = spots[index] if index < len(spots) else spots[index % 3].moved(-lift, -lift)
        canvas.paste_middle(art.token(good, size), place)


def _block(canvas: Canvas, plan: Plan, house: House, wants: list[str]) -> None:
    """Draw a block of flats: its number, and its unlimited demand, by kinds with how many of each."""
    edge = plan.edge
    box = plan.box(min(house.squares), 3, 3)
    canvas.paste(art.block(edge), box.x, box.y)
    number = Box(box.x + 3, box.y + 2, edge, round(edge * 0.84))
    face, sign = (Face.BOLD, SIGNS[house.id]) if house.id in SIGNS else (Face.DISPLAY, house.id)
    canvas.text_in(number, sign, face, max(SMALL, round(edge * NUMBER)), INK)
    spots = [(0, 1), (0, 2), (1, 1), (1, 2), (2, 1), (2, 2), (2, 0)]
    for (column, row), (good, count) in zip(spots, Counter(wants).items(), strict=False):
        place = box.moved(column * edge, row * edge).top(edge).left(edge)
        canvas.paste_middle(art.token(good, round(edge * TOKEN)), place)
        if count > 1:
            _count(canvas, _at_corner(place, max(DISC, round(edge * 0.5))), count)


def _count(canvas: Canvas, disc: Box, count: int) -> None:
    """Draw a number on a dark disc, which widens for more digits."""
    more = max(0, width(str(count), Face.DISPLAY, SMALL) + 14 - disc.width)
    rim = Box(disc.x, disc.y, disc.width + more, disc.height)
    canvas.pill(rim, CREAM)
    canvas.pill(rim.inset(2), INK)
    canvas.text_in(rim, str(count), Face.DISPLAY, SMALL, WHITE)


def _restaurant(canvas: Canvas, plan: Plan, state: State, restaurant: Restaurant) -> None:
    corners = ("nw", "ne", "sw", "se") if state.drive_in(restaurant.seat) else (restaurant.corner,)
    box = plan.box(restaurant.square)
    closed = not restaurant.open
    canvas.paste(art.restaurant(restaurant.seat, corners, restaurant.corner, closed, plan.edge), box.x, box.y)


def _campaign(canvas: Canvas, box: Box, edge: int, campaign: Campaign) -> None:
    """Draw the tile with its product."""
    canvas.paste(art.panel(campaign.type, campaign.seat, box.width, box.height), box.x, box.y)
    squares = (box.width // edge) * (box.height // edge)
    parts = [art.good(good, round(edge * (0.7 if squares == 1 else 0.82))) for good in campaign.goods]
    if squares > 1:
        parts.append(art.sign(campaign.type, round(edge * 0.82)))
    step = edge if squares < 3 or min(box.width, box.height) > edge else max(box.width, box.height) // 3
    across = box.width >= box.height
    start = -(len(parts) - 1) * step // 2
    for index, stamp in enumerate(parts):
        shift = start + index * step
        canvas.paste_middle(stamp, box.moved(shift if across else 0, 0 if across else shift))


def _tags(canvas: Canvas, plan: Plan, box: Box, campaign: Campaign, numbered: bool) -> list[Box]:
    """Draw in a campaign's corners its turns, its owner, and its number if asked for; return where that is."""
    edge = plan.edge
    squares = (box.width // edge) * (box.height // edge)
    if squares > 1 or not numbered or edge >= DETAIL:
        size = max(DISC, round(edge * 0.6))
        place = box.moved(box.width - size + 7, box.height - size + 7) if squares > 1 else _at_corner(box, size)
        _left(canvas, _kept(Box(place.x, place.y, size, size), box, plan.city), campaign)
    mark = signs.seat_mark(campaign.seat, round(edge * (OWNER if squares > 1 else OWNER_SMALL)), on_light=True)
    place = _kept(Box(box.right - mark.width + 4, box.y - 4, mark.width, mark.height), box, plan.city)
    canvas.paste(mark, place.x, place.y)
    return [_number(canvas, box, campaign)] if numbered else []


def _at_corner(box: Box, size: int) -> Box:
    """Return a square round the lower right corner of a box: it leaves three quarters of a single square visible."""
    return Box(box.right - size // 2 - 2, box.bottom - size // 2 - 2, size, size)


def _kept(tag: Box, owner: Box, city: Box) -> Box:
    """Return a tag moved back from the city's edge, if its piece is entirely in the city."""
    if owner.x < city.x or owner.y < city.y or owner.right > city.right or owner.bottom > city.bottom:
        return tag
    x = max(city.x, min(tag.x, city.right - tag.width))
    return Box(x, max(city.y, min(tag.y, city.bottom - tag.height)), tag.width, tag.height)


def _number(canvas: Canvas, box: Box, campaign: Campaign) -> Box:
    """Draw the number of a campaign on a dark label, in a corner of it or over all of it; return where."""
    text = f"#{campaign.number}"
    wide = width(text, Face.BOLD, SMALL) + 8
    place = Box(min(box.x, box.centre[0] - wide // 2), box.y, wide, 36)
    canvas.card(place, INK, 8)
    canvas.text_in(place, text, Face.BOLD, SMALL, WHITE)
    return place


def _left(canvas: Canvas, place: Box, campaign: Campaign) -> None:
    """Draw the turns left, on a dark disc; an endless arrow for an eternal one."""
    size = place.width
    canvas.paste(art.disc(size, INK, CREAM), place.x, place.y)
    if campaign.eternal:
        canvas.paste_middle(signs.loop(round(size * 0.66), NOW), place)
    else:
        canvas.text_in(place, str(campaign.left), Face.DISPLAY, max(SMALL, round(size * 0.7)), WHITE)


def _over(window: Window, campaign: Campaign) -> bool:
    across = campaign.edge in ("top", "bottom")
    first, last = (window.left, window.right) if across else (window.top, window.bottom)
    return campaign.line < last and campaign.line + campaign.lines > first


def _airplane(canvas: Canvas, plan: Plan, campaign: Campaign, numbered: bool) -> None:
    """Draw a bar over the lines it flies over, and beside it its owner, plane, product and turns."""
    covered = plan.sky(campaign.edge, campaign.line, campaign.lines)
    colour = seat_style(campaign.seat).colour
    across = campaign.edge in ("top", "bottom")
    size, step = 40, 42
    stamps = [signs.seat_mark(campaign.seat, 34), art.sign("airplane", size)]
    stamps += [art.token(good, size) for good in campaign.goods]
    long = step * (len(stamps) + 1) + 12
    canvas.card(_bracket(covered, campaign.edge), colour, 2)
    box = _slid(covered.middle(long, covered.height - 2) if across else covered.middle(covered.width - 2, long), plan)
    box = box.moved(*{"top": (0, -4), "bottom": (0, 4), "left": (-4, 0), "right": (4, 0)}[campaign.edge])
    canvas.pill(box.inset(4), INK)
    canvas.pill(box.inset(6), mix(colour, INK, 0.35))
    for index, stamp in enumerate(stamps):
        shift = (2 * index - len(stamps)) * step // 2
        canvas.paste_middle(stamp, box.moved(shift if across else 0, 0 if across else shift))
    shift = len(stamps) * step // 2
    spot = box.moved(shift if across else 0, 0 if across else shift).middle(DISC, DISC)
    if numbered:
        _number(canvas, spot.moved(0, 2), campaign)
    else:
        _left(canvas, spot, campaign)


def _bracket(box: Box, edge: str) -> Box:
    """Return the side of a box in the sky that is next to the city."""
    match edge:
        case "top":
            return box.below(box.height - BRACKET)
        case "bottom":
            return box.top(BRACKET)
        case "left":
            return box.after(box.width - BRACKET)
    return box.left(BRACKET)


def _slid(box: Box, plan: Plan) -> Box:
    """Return a box moved along the city's edge until it is within the rulers."""
    whole = plan.whole
    x = min(max(box.x, whole.x), whole.right - box.width) if box.width > box.height else box.x
    y = min(max(box.y, whole.y), whole.bottom - box.height) if box.height > box.width else box.y
    return box.moved(x - box.x, y - box.y)


def _rings(canvas: Canvas, plan: Plan, state: State, pointed: Pointed) -> None:
    """Draw outlines of what just happened, of what is chosen, and of the houses that it reaches."""
    city, found = state.city, pointed.marks
    for squares in found.places:
        _ring(canvas, plan.around(squares))
    fresh = [house for house in found.houses if house not in found.income]
    for house in (*fresh, *pointed.houses, *pointed.reached):
        if squares := city.house(house).squares:
            _ring(canvas, plan.around(squares))
    if pointed.chosen:
        _ring(canvas, plan.around(pointed.chosen))


def _point_out(canvas: Canvas, plan: Plan, state: State, pointed: Pointed, taken: list[Box]) -> None:
    """Draw houses' payments and campaigns, what is offered, and the ways of people who walk.

    Nothing is written over labels that are `taken`, or over each other.
    """
    city, found = state.city, pointed.marks
    for house, (seat, income) in found.income.items():
        if squares := city.house(house).squares:
            taken.append(_income(canvas, plan, plan.around(squares), seat, pointed.money(income), taken))
    if pointed.campaigns:
        numbered = [house.squares for house in city.houses if house.squares]
        taken += [plan.around(squares).left(plan.edge).top(SMALL) for squares in numbered]
    for house, numbers in pointed.campaigns.items():
        if squares := city.house(house).squares:
            taken.append(_numbers(canvas, plan, plan.around(squares), numbers, taken))
    size = round(plan.edge * 0.56)
    dot = art.disc(size, NOW)
    for square in pointed.offered:
        if plan.window.holds(square):
            canvas.paste_middle(dot, plan.box(square))
    for place, shown in pointed.numbered:
        _numbered(canvas, plan, place, shown)
    for number, way in enumerate(pointed.ways):
        _way(canvas, plan, way, number)


def _numbered(canvas: Canvas, plan: Plan, place: str, shown: int) -> None:
    """Draw the number of a square, or in the middle of a part of the city with an outline round it."""
    part = Window.named(place)
    if place.startswith(EDGE):
        side, size = place.removeprefix(EDGE), 2 * plan.edge
        inner = {"top": plan.city.top(size), "left": plan.city.left(size)}
        draw_number(canvas, inner.get(side) or _far(plan, side, size), shown, min(size, 120))
        return
    if place.startswith(FLIGHT):
        return  # outside of the city
    if part is None:
        draw_number(canvas, plan.box(SQUARES[place]), shown, round(plan.edge * 0.78))
        return
    box = plan.at(part.top, part.left, part.rows, part.columns)
    canvas.outline(box.inset(4), NOW, 9, RADIUS_SMALL)
    draw_number(canvas, box, shown, min(120, box.width // 2, box.height // 2))


def _far(plan: Plan, side: str, size: int) -> Box:
    """Return the strip of the city along its lower or right edge."""
    city = plan.city
    return city.below(city.height - size) if side == "bottom" else city.after(city.width - size)


def _way(canvas: Canvas, plan: Plan, way: Sequence[Square], number: int) -> None:
    """Draw a line along the roads, a disc at its start and an arrow at its end; several are side by side."""
    shift = (number % 3 - 1) * round(plan.edge * LANE)
    spots = [plan.box(square).moved(shift, shift) for square in way]
    colour = c.WAYS[number % len(c.WAYS)]
    thick = max(6, round(plan.edge * 0.13))
    for grown, ink in ((3, INK), (0, colour)):
        for one, other in pairwise(spots):
            left, top = (min(one.centre[n], other.centre[n]) - thick // 2 - grown for n in (0, 1))
            wide, high = (abs(one.centre[n] - other.centre[n]) + thick + 2 * grown for n in (0, 1))
            canvas.card(Box(left, top, wide, high), ink, 0)
    canvas.paste_middle(art.disc(round(plan.edge * 0.5), colour), spots[0])
    if len(spots) > 1:
        canvas.arrow(spots[-2].centre, spots[-1].centre, colour, INK, thick)


def _ring(canvas: Canvas, box: Box) -> None:
    canvas.outline(box.inset(-6), INK, 9, 14)
    canvas.outline(box.inset(-4), NOW, 6, 12)


def _income(canvas: Canvas, plan: Plan, box: Box, seat: Seat, text: str, taken: Sequence[Box]) -> Box:
    """Draw a house's latest payment and its recipient, lower if another income is there already; return where."""
    size = SMALL
    wide = width(text, Face.DISPLAY, size) + size + 20
    pill = box.middle(wide, size + 10).moved(0, box.height // 4)  # below the number of the house
    pill = _kept(pill.inset(-3), box, plan.city).inset(3)
    pill = _clear(pill, taken)
    canvas.pill(pill.inset(-3), INK)
    canvas.pill(pill, NOW)
    canvas.paste_middle(signs.seat_mark(seat, size, on_light=True), Box(pill.x + 6, pill.y, size, pill.height))
    canvas.text(pill.x + size + 10, pill.bottom - 10, text, Face.DISPLAY, size, INK)
    return pill


def _clear(label: Box, taken: Sequence[Box]) -> Box:
    """Return a label moved as little as needed to avoid those already there, down rather than up."""
    places = (label.moved(x, y) for x, y in _SHIFTS)
    return next((place for place in places if not any(_meet(place.inset(-2), one) for one in taken)), label)


def _meet(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def _numbers(canvas: Canvas, plan: Plan, box: Box, numbers: Sequence[int], taken: Sequence[Box]) -> Box:
    """Draw the campaigns that reach a house, on a dark strip below its number, two in a row; return where."""
    rows = [" ".join(f"#{number}" for number in numbers[n : n + 2]) for n in range(0, len(numbers), 2)]
    wide = max(width(row, Face.BOLD, SMALL) for row in rows) + 14
    strip = box.middle(wide, 38 * len(rows) + 4)
    strip = _kept(strip.inset(-3), box, plan.city).inset(3)
    strip = _clear(strip, taken)
    canvas.card(strip.inset(-3), WHITE, 12)
    canvas.card(strip, INK, 10)
    for index, row in enumerate(rows):
        place = Box(strip.x, strip.y + 2 + 38 * index, strip.width, 38)
        canvas.text_in(place, row, Face.BOLD, SMALL, WHITE)
    return strip
