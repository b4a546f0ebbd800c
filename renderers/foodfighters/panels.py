"""The parts of the board around the grids: header, plates, pantry, power cards, dice, footer."""

from __future__ import annotations

from dataclasses import dataclass

from games.foodfighters.data import POWERS
from games.foodfighters.state import SPLAT, Side
from games.foodfighters.view import View
from games.kernel import Seat
from renderers.foodfighters import art
from renderers.foodfighters.colours import ROW_PROGRESS
from renderers.foodfighters.layout import Frame, HalfFrame
from renderers.kit import marks
from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.layout import ASIDE, BODY, GAP_SMALL, HEADLINE, RADIUS_SMALL, SMALL, Box, columns, rows
from renderers.kit.palette import (
    CREAM,
    GOOD,
    INK,
    MIST,
    NOW,
    PAPER,
    RGB,
    STONE,
    TRAY,
    WHITE,
)
from renderers.kit.panels import LARGE, Foot
from renderers.kit.type import Face, face_for, width

FOOT = Foot((28, 14), ((LARGE, 1), (BODY, 2)))
CARD_TYPE = (SMALL, 32, ASIDE)  # sizes for the name of a card, the largest that fits


@dataclass(frozen=True, slots=True)
class Caption:
    """The words of one header: the player's name, the team, and the badge (`to move`, `wins`) or ''."""

    name: str
    team: str
    badge: str
    winner: bool


def header(canvas: Canvas, box: Box, view: View, seat: Seat, caption: Caption) -> None:
    """Draw mark, name, team and badge at the left; Bonus die and Beans at the right."""
    left = _purse(canvas, box, view, seat) - GAP_SMALL
    mark = marks.seat_mark(seat, 56)
    canvas.paste(mark, box.x, box.centre[1] - 28)
    x = box.x + 56 + GAP_SMALL
    if caption.winner:
        canvas.paste(marks.crown(64), x, box.centre[1] - 36)
        x += 64 + GAP_SMALL
    badge = width(caption.badge, Face.BOLD, SMALL) + 44 if caption.badge else 0
    room = left - x - badge - (GAP_SMALL if badge else 0)
    name = Box(x, box.y, room, box.height)
    x += canvas.text_in(name, caption.name, face_for(caption.name), HEADLINE, CREAM, LEFT) + 16
    if badge:
        pill = Box(x, box.centre[1] - 28, badge, 56)
        canvas.pill(pill, NOW)
        canvas.text_in(pill, caption.badge, Face.BOLD, SMALL, INK)
        x += badge + 16
    if left - x > 120:
        canvas.text_in(Box(x, box.y, left - x, box.height), caption.team, Face.TEXT, SMALL, MIST, LEFT)


def _purse(canvas: Canvas, box: Box, view: View, seat: Seat) -> int:
    """Draw Beans and Bonus die, from the right; return where they begin."""
    wide = canvas.text_in(box, str(view.sides[seat].beans), Face.DISPLAY, HEADLINE, CREAM, RIGHT)
    x = box.right - max(wide, 40) - 64 - 8
    canvas.paste(art.item("bean", 64), x, box.centre[1] - 32)
    if view.bonus_die == seat:
        x -= 72 + GAP_SMALL
        canvas.paste(art.item("bonus_die", 72), x, box.centre[1] - 36)
    return x


def plates(canvas: Canvas, box: Box, side: Side, enemy_types: tuple[str, ...]) -> None:
    """Draw knocked-out enemies, a row for each type and three plates in each: the progress to three of a kind."""
    canvas.card(box, CREAM, RADIUS_SMALL)
    for kind, row in zip(enemy_types, rows(box.inset(6), len(enemy_types), 2), strict=True):
        fallen = sum(1 for fighter in side.knocked_out if fighter.type == kind)
        if fallen >= 2:
            canvas.card(row, ROW_PROGRESS if fallen == 2 else NOW, 14)
        for index, slot in enumerate(columns(row.left(3 * 78), 3, 4)):
            canvas.paste_middle(art.item("plate", 70), slot)
            canvas.paste_middle(art.knocked_out(kind, 64) if index < fallen else art.ghost(kind, 42, CREAM), slot)
        count = row.after(3 * 78 + 2).inset(4)
        canvas.text_in(count, f"{fallen}/3", Face.DISPLAY, BODY, INK if fallen else STONE)


def pantry(canvas: Canvas, box: Box, side: Side) -> None:
    """Draw what the player's side of the Pantry still holds: Spoons, Crackers, Pan."""
    canvas.card(box, PAPER, RADIUS_SMALL)
    stock = (("spoon", side.spoons), ("cracker", side.crackers), ("pan", side.pans))
    for (item, left), place in zip(stock, columns(box.inset(GAP_SMALL, 0), len(stock), 0), strict=True):
        canvas.paste_middle(art.item(item, 60), place.left(64))
        canvas.text_in(place.after(66), str(left), Face.DISPLAY, BODY, INK if left else STONE, LEFT)
        if not left:
            canvas.dim(place.left(66), PAPER, 0.65, 0)


def power_cards(canvas: Canvas, half: HalfFrame, side: Side, names: dict[str, str]) -> None:
    """Draw the team's three cards: for sale with its price, in hand, ongoing, or out of the game."""
    for card, box in zip(side.deck, half.cards, strict=True):
        fill, ink = _card_colours(side, card)
        canvas.card(box, fill, RADIUS_SMALL)
        sign = box.after(box.width - 84)
        canvas.paste_middle(art.power(card, 52), box.left(64))
        name = Box(box.x + 66, box.y, box.width - 66 - 84, box.height)
        size = next((s for s in CARD_TYPE if width(names[card], Face.STRONG, s) <= name.width), ASIDE)
        canvas.text_in(name, names[card], Face.STRONG, size, ink, LEFT)
        if card in side.held:
            canvas.paste_middle(marks.hand(54), sign)
        elif card in side.ongoing:
            canvas.paste_middle(marks.loop(48, WHITE), sign)
        elif card in side.removed:
            canvas.dim(box.left(64), TRAY, 0.6, RADIUS_SMALL)
            canvas.paste_middle(marks.cross(40, MIST), sign)
        else:
            price(canvas, sign, POWERS[card].cost, ink)


def _card_colours(side: Side, card: str) -> tuple[RGB, RGB]:
    if card in side.held:
        return NOW, INK
    if card in side.ongoing:
        return GOOD, WHITE
    return (TRAY, MIST) if card in side.removed else (CREAM, INK)


def price(canvas: Canvas, box: Box, beans: int, ink: RGB) -> None:
    """Draw a number and a bean, in the middle of a box."""
    digits = width(str(beans), Face.DISPLAY, SMALL)
    place = box.middle(digits + 4 + 36, 40)
    canvas.text_in(place, str(beans), Face.DISPLAY, SMALL, ink, LEFT)
    canvas.paste(art.item("bean", 36), place.x + digits + 4, place.y + 2)


def dice(canvas: Canvas, frame: Frame, view: View) -> None:
    """Draw the supply, and the present dice; the third place is the Bonus die's."""
    box = frame.dice
    supply = box.left(116)
    canvas.paste_middle(art.item("jar", 60), supply.left(58))
    canvas.text_in(supply.after(62), str(view.supply), Face.DISPLAY, BODY, CREAM, LEFT)
    faces = view.roll.dice if view.roll else ()
    for index, place in enumerate(columns(box.after(120), 3, 4)):
        if index < len(faces):
            face = "S" if faces[index] == SPLAT else faces[index]
            canvas.paste_middle(art.die(face, index == 2, 76), place)
        elif index == 2 and view.bonus_die is None:
            canvas.paste_middle(art.item("bonus_die", 64), place)
    if view.roll:
        canvas.paste(marks.seat_mark(view.roll.seat, 34), box.x + 112, box.y + 10)
