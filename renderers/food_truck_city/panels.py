"""The parts round the city: header with dice, one panel for each seat, footer."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from games.food_truck_city.data import award_of
from games.food_truck_city.state import Player, Truck
from games.food_truck_city.view import View
from games.kernel import Seat
from renderers.food_truck_city import art
from renderers.food_truck_city.colours import GAIN, LOSS
from renderers.kit import marks as signs
from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import (
    BODY,
    HEADLINE,
    NUMBER,
    RADIUS_SMALL,
    SMALL,
    Box,
    columns,
    rows,
    stacked,
)
from renderers.kit.palette import BAD, CREAM, MIST, NOW, TABLE, TRAY, WHITE, mix, seat_style
from renderers.kit.panels import NARROW, Foot, called
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face, face_for, width

DIMMED = 0.6
FOOT = Foot((22, 5), NARROW, RADIUS_SMALL)
GARAGE = mix(TRAY, MIST, 0.4)  # what pale drawings fade to
DIE, DICE, COUNTS = 88, 548, 268


@dataclass(frozen=True, slots=True)
class Heading:
    """The words of the header: the turn, its owner, and the dice with their meaning ('' before the roll)."""

    turn: str
    status: str
    food: str
    customer: str
    wanted: str
    hungry: str


@dataclass(frozen=True, slots=True)
class Caption:
    """A panel's words besides the board: the name; whether the seat has the turn, is awaited, has won; money.

    `money` is what was just gained or paid; if that is 0, `coming` is what is expected next.
    """

    name: str
    active: bool
    waiting: bool
    winner: bool
    money: int
    coming: int


def header(canvas: Canvas, box: Box, view: View, heading: Heading) -> None:
    """Draw turn and status at the left, unseen blocks and cards in the middle, the dice at the right."""
    dice = box.after(box.width - DICE)
    left = box.left(box.width - DICE - 20)
    counts = left.after(left.width - COUNTS)
    words = left.left(left.width - COUNTS - 12)
    top, low = words.top(52), words.below(50)
    canvas.text_in(top, heading.turn, Face.DISPLAY, 48, CREAM, LEFT)
    canvas.text_in(low, heading.status, Face.STRONG, _size(heading.status, Face.STRONG, low.width), NOW, LEFT)
    hidden = len(view.city.blocks) - len(view.blocks)
    deck, unseen = columns(counts, 2, 12)
    _count(canvas, unseen, art.thing("face_down", 56), str(hidden))
    _count(canvas, deck, signs.hand(56), str(view.deck_size))
    customer = art.customer(view.customer, 64) if view.customer else None
    food = art.food(view.food, 64) if view.food else None
    faces = (
        (view.customer, customer, heading.customer, heading.hungry),
        (view.food, food, heading.food, heading.wanted),
    )
    for (key, face, name, meaning), place in zip(faces, columns(dice, 2, 16), strict=True):
        die = art.die(face, str(key), DIE)
        canvas.paste(die, place.x, place.centre[1] - DIE // 2)
        beside = place.after(DIE + 10)
        size = _size(name, Face.BOLD, beside.width, BODY)
        canvas.text_in(beside.top(52), name, Face.BOLD, size, CREAM if key else MIST, LEFT)
        canvas.text_in(beside.below(48), meaning, Face.TEXT, SMALL, MIST, LEFT)


def _size(text: str, face: Face, room: int, largest: int = SMALL) -> int:
    """Return the wanted size of type, or small type if a text does not fit."""
    return largest if width(text, face, largest) <= room else SMALL


def _count(canvas: Canvas, box: Box, stamp: Sprite, text: str) -> None:
    canvas.paste_middle(stamp, box.left(stamp.width))
    canvas.text_in(box.after(stamp.width + 6), text, Face.DISPLAY, 42, CREAM, LEFT)


def seat_panel(canvas: Canvas, box: Box, view: View, seat: Seat, caption: Caption) -> None:
    """Draw a seat: mark and name; trucks in play, money, cards in hand and fines; then its six trucks by state."""
    player = view.players[seat]
    canvas.card(box, TRAY, RADIUS_SMALL)
    title, numbers, fleet = stacked(box.inset(12, 8), (48, 90, 44), 4)
    _title(canvas, title, seat, caption)
    _numbers(canvas, numbers, view, seat, caption)
    slots = list(zip(player.trucks, columns(fleet.left(min(fleet.width, 6 * 58)), 6, 2), strict=True))
    for truck, slot in slots:
        _slot(canvas, slot, player, truck)
    if player.left:
        canvas.dim(box, TABLE, DIMMED, RADIUS_SMALL)
        canvas.paste_middle(signs.cross(120, MIST), box)
    if caption.waiting or caption.winner:
        canvas.outline(box, NOW, 7, RADIUS_SMALL)
    for truck, slot in slots:  # above the outline, which would cut it
        if truck.debt:
            _debt(canvas, slot, truck.debt)


def _title(canvas: Canvas, box: Box, seat: Seat, caption: Caption) -> None:
    narrow = box.width < 300
    mark = 36 if narrow else 44
    canvas.paste_middle(signs.seat_mark(seat, mark), box.left(mark))
    x = box.x + mark + 6
    if caption.winner:
        canvas.paste_middle(signs.crown(48), Box(x, box.y, 48, box.height))
        x += 56
    if caption.active:
        box = box.left(box.width - mark - 4)
        canvas.paste_middle(art.thing("wheel", mark + 2), Box(box.right + 4, box.y, mark + 2, box.height))
    called(canvas, Box(x, box.y, box.right - x, box.height), caption.name, CREAM, 48)


def _numbers(canvas: Canvas, box: Box, view: View, seat: Seat, caption: Caption) -> None:
    player, wide = view.players[seat], box.width > 400
    if wide:  # in one row; money has room for the change
        cells, icon, size = _split(box, (124, 190, 118, 110)), 60, NUMBER
    else:
        icon, size = (44, 42) if box.width > 300 else (40, 38)
        cells = [cell for row in rows(box, 2, 4) for cell in _split(row, (104, 152))]
    colour = seat_style(seat).colour
    parts = (
        (art.truck_sign(colour, icon + 6), len(player.parked())),
        (art.thing("coin", icon), player.money),
        (signs.hand(icon), view.hand_sizes[seat]),
        (art.thing("fine", icon), player.fines),
    )
    for cell, (stamp, number) in zip(cells, parts, strict=True):
        canvas.paste_middle(stamp, cell.left(icon + 6))
        place = cell.after(icon + 14)
        fitting = next(one for one in range(size, 0, -2) if width(str(number), Face.DISPLAY, one) <= place.width)
        used = canvas.text_in(place, str(number), Face.DISPLAY, fitting, CREAM, LEFT)
        if stamp is parts[1][0]:
            _money(canvas, place.after(used + 8), caption)


def _split(box: Box, shares: tuple[int, ...]) -> list[Box]:
    """Return the box cut into columns in the ratio of the shares."""
    edges = [box.width * sum(shares[:index]) // sum(shares) for index in range(len(shares) + 1)]
    return [Box(box.x + left, box.y, right - left, box.height) for left, right in pairwise(edges)]


def _money(canvas: Canvas, box: Box, caption: Caption) -> None:
    """Draw the change of money, or in brackets the expected one."""
    if caption.money:
        text, colour = f"{caption.money:+d}", GAIN if caption.money > 0 else LOSS
    elif caption.coming:
        text, colour = f"({caption.coming:+d})", MIST
    else:
        return
    text = text.replace("-", "−")
    if width(text, Face.BOLD, SMALL) <= box.width:
        canvas.text_in(box, text, Face.BOLD, SMALL, colour, LEFT)


def _slot(canvas: Canvas, box: Box, player: Player, truck: Truck) -> None:
    """Draw one of the six trucks: on the board on a light disc, in the garage pale, impounded barred with its debt."""
    size = min(box.width, box.height)
    place = box.middle(size, size)
    award = award_of(truck.food)
    icon = round(size * 0.74)
    if award is not None and award.id in player.awards:
        canvas.paste_middle(art.award(truck.food, size + 2), place)
    elif truck.at is not None or truck.debt:
        canvas.pill(place, CREAM)
        canvas.paste_middle(art.food(truck.food, icon), place)
    else:
        canvas.paste_middle(art.pale(art.food(truck.food, icon), truck.food, GARAGE), place)
    if truck.debt:
        canvas.paste_middle(art.bars(size), place)


def _debt(canvas: Canvas, box: Box, debt: int) -> None:
    """Draw the price of getting a truck back, at the corner of its slot."""
    size = min(box.width, box.height)
    place = box.middle(size, size)
    wide = width(str(debt), Face.BOLD, SMALL) + 16
    pill = Box(place.right - wide + 8, place.bottom - 26, wide, 36)
    canvas.pill(pill, BAD)
    canvas.text_in(pill, str(debt), Face.BOLD, SMALL, WHITE)


def title_bar(canvas: Canvas, box: Box, seat: Seat | None, text: str) -> None:
    """Draw the headline of a page, with the mark of its seat."""
    x = box.x
    if seat is not None:
        canvas.paste_middle(signs.seat_mark(seat, 64), box.left(64))
        x += 80
    canvas.text_in(Box(x, box.y, box.right - x, box.height), text, face_for(text), HEADLINE, CREAM, LEFT)
