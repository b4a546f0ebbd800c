"""The parts around the courts: headers, race to the goal, market, chefs, die, footer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.foodies.data import GAME, PRICES
from games.foodies.state import Court
from games.foodies.view import View
from games.kernel import Seat
from renderers.foodies import art, courts, tiles
from renderers.foodies.colours import CULTURE
from renderers.foodies.layout import CELL_GAP, MarketFrame
from renderers.kit import marks as signs
from renderers.kit import numbers
from renderers.kit.canvas import CENTRE, LEFT, RIGHT, Canvas
from renderers.kit.layout import BODY, HEADLINE, RADIUS, RADIUS_SMALL, SMALL, Box, rows
from renderers.kit.palette import CREAM, INK, MIST, NOW, RGB, TRAY, TRAY_LINE
from renderers.kit.panels import Foot, called
from renderers.kit.type import Face, face_for, width

DIMMED = 0.62
FOOT = Foot((24, 10), ((BODY, 1), (SMALL, 3)))
CHEF_TYPE = (SMALL, 32, 28)  # sizes for the name of a chef, the largest that fits
NEXT_CARD = 108
BESIDE = 8  # the distance of a header's numbers from the outline of its panel


@dataclass(frozen=True, slots=True)
class Caption:
    """A header's words besides the numbers: name, the turn and its roll, waited for, winner."""

    name: str
    active: bool
    waiting: bool
    winner: bool
    face: int | None = None


def header(canvas: Canvas, box: Box, seat: Seat, court: Court, caption: Caption) -> None:
    """Draw mark, the die on the seat's turn, name; the purse at the right, or below if the box is high."""
    box = box.inset(BESIDE, 0)
    if box.height > 110:
        top, low = box.top(box.height * 11 // 20), box.below(box.height * 11 // 20)
        purse(canvas, low, court, LEFT, BODY + 4)
        _title(canvas, top, seat, caption, HEADLINE - 4)
    else:
        line = box.top(box.height - CELL_GAP)
        left = purse(canvas, line, court, RIGHT, SMALL)
        _title(canvas, line.left(left - box.x - 6), seat, caption, BODY)


def _title(canvas: Canvas, box: Box, seat: Seat, caption: Caption, size: int) -> None:
    x, mark = box.x, size - 2
    canvas.paste_middle(signs.seat_mark(seat, mark), Box(x, box.y, mark, box.height))
    x += mark + 6
    face = face_for(caption.name)
    needed = width(caption.name, face, SMALL)
    for shown, stamp in (
        (caption.winner, signs.crown(size - 4)),
        # The foot and the panel's outline say the same, so a long name has priority.
        (caption.active and not caption.winner and x + size + 14 + needed < box.right, art.die(caption.face, size + 8)),
        (caption.waiting and x + 2 * size + 30 + needed < box.right, art.sign("hourglass", size)),
    ):
        if shown:
            canvas.paste_middle(stamp, Box(x, box.y, stamp.width, box.height))
            x += stamp.width + 6
    called(canvas, Box(x, box.y, box.right - x, box.height), caption.name, CREAM, size)


def purse(canvas: Canvas, box: Box, court: Court, align: str, size: int, goal: int | None = None) -> int:
    """Draw popularity (of the goal, if given), coins and flyers; return where they begin."""
    popularity = str(court.popularity) if goal is None else f"{court.popularity}/{goal}"
    parts = [("heart", popularity), ("coin", str(court.coins)), ("flyer", str(court.flyers))]
    gap = size // 4
    wides = [size + 4 + max(width(text, Face.DISPLAY, size), size // 2) + gap for _, text in parts]
    start = box.x if align == LEFT else box.right - sum(wides) + gap
    x = start
    for (sign, text), wide in zip(parts, wides, strict=True):
        canvas.paste_middle(art.sign(sign, size), Box(x, box.y, size, box.height))
        canvas.text_in(Box(x + size + 4, box.y, wide, box.height), text, Face.DISPLAY, size, CREAM, LEFT)
        x += wide
    return start


def race(canvas: Canvas, box: Box, view: View, title: str) -> None:
    """Draw the way to the goal with every seat's mark; equals are one behind the other."""
    canvas.card(box, TRAY, RADIUS_SMALL)
    wide = canvas.text_in(box.inset(20, 0), title, Face.STRONG, SMALL, CREAM, LEFT)
    goal = str(view.goal)
    end = box.right - 20 - width(goal, Face.DISPLAY, BODY)
    canvas.text_in(Box(end, box.y, 200, box.height), goal, Face.DISPLAY, BODY, CREAM, LEFT)
    canvas.paste_middle(art.sign("flag", 52), Box(end - 62, box.y, 52, box.height))
    track = Box(box.x + wide + 56, box.y, end - 62 - 40 - box.x - wide - 56, box.height)
    _track(canvas, track, view)


def _track(canvas: Canvas, box: Box, view: View) -> None:
    last = max(view.goal, *(court.popularity for court in view.courts))
    middle = box.centre[1]
    canvas.pill(Box(box.x - 12, middle - 7, box.width + 24, 14), TRAY_LINE)
    for step in range(0, last + 1, 5):
        canvas.pill(Box(box.x + box.width * step // last - 3, middle - 16, 6, 32), TRAY_LINE)
    for place in sorted({court.popularity for court in view.courts}):
        seats = [seat for seat, court in enumerate(view.courts) if court.popularity == place]
        step = 34
        wide = step * (len(seats) - 1)
        start = min(max(box.x, box.x + box.width * place // last - wide // 2), box.right - wide)
        for index, seat in enumerate(seats):
            lift = (index % 2 * 2 - 1) * 10 if len(seats) > 2 else 0
            canvas.paste_middle(signs.seat_mark(seat, 44), Box(start + index * step, middle + lift, 0, 0))


NO_NUMBERS: Mapping[str, int] = {}


def market(
    canvas: Canvas,
    where: MarketFrame,
    view: View,
    afforded: Sequence[str] | None,
    chosen: str | None,
    numbered: Mapping[str, int] = NO_NUMBERS,
) -> None:
    """Draw the next card over the rest of the deck, and five slots with prices; for a buyer unaffordable ones fade.

    Stalls may be `numbered`.
    """
    canvas.card(where.panel, TRAY, RADIUS)
    left = len(view.unseen)
    if left:
        canvas.paste_middle(art.sign("card_back", NEXT_CARD), where.next.top(where.cards[0].height))
    below = where.next.below(where.cards[0].height)
    canvas.text_in(below, str(left), Face.DISPLAY, SMALL, MIST, CENTRE)
    for card, box, price, coins in zip(view.market, where.cards, where.prices, PRICES, strict=True):
        place = box.top(box.height - 4)
        can = card is not None and (afforded is None or card in afforded) and chosen in (None, card)
        if card is None:
            canvas.outline(place, TRAY_LINE, 4, RADIUS_SMALL)
        else:
            canvas.paste(tiles.stall(card, place.width, place.height), place.x, place.y)
            courts.halves_of_card(canvas, place, card, 48)
            if not can:
                canvas.dim(place, TRAY, DIMMED, RADIUS_SMALL)
            elif afforded is not None:
                canvas.outline(place.inset(-3), NOW, 6, RADIUS_SMALL + 3)
        _price(canvas, price, coins, CREAM if can else MIST)
        if card is not None and card == chosen:
            canvas.paste(signs.badge(52), place.x - 14, place.y - 14)
        elif f"stall:{card}" in numbered:
            numbers.number(canvas, Box(place.x - 8, place.y - 8, 84, 84), numbered[f"stall:{card}"], 84)


def _price(canvas: Canvas, box: Box, coins: int, ink: RGB) -> None:
    wide = width(str(coins), Face.DISPLAY, BODY)
    place = box.middle(wide + 6 + 40, box.height)
    canvas.text_in(place, str(coins), Face.DISPLAY, BODY, ink, LEFT)
    canvas.paste_middle(art.sign("coin", 40), Box(place.x + wide + 6, place.y, 40, place.height))


def chef(canvas: Canvas, box: Box, view: View, chef_id: str, name: str, fresh: bool) -> None:
    """Draw a special chef: portrait, name, requirement as signs, payment, or the marks of its employers."""
    by = view.hired[chef_id]
    gone = bool(by) and view.chef_scope == "game"
    ink = CREAM if gone else INK
    canvas.card(box, TRAY if gone else CREAM, RADIUS_SMALL)
    size = min(box.height - 14, 140)
    canvas.paste(art.chef(chef_id, size), box.x + 12, box.bottom - size)
    text = Box(box.x + size + 22, box.y, box.width - size - 36, box.height).inset(0, max(6, (box.height - 124) // 2))
    top, low = rows(text, 2, 4)
    _chef_name(canvas, top, name, ink)
    _wish(canvas, low, chef_id, view.cultures)
    _pay(canvas, low.after(low.width - 100), by, ink)
    if fresh:
        canvas.outline(box.inset(-3), NOW, 7, RADIUS_SMALL + 3)


def _chef_name(canvas: Canvas, box: Box, name: str, ink: RGB) -> None:
    size = next((s for s in CHEF_TYPE if width(name, Face.BOLD, s) <= box.width), CHEF_TYPE[-1])
    canvas.text_in(box, name, Face.BOLD, size, ink, LEFT)


def _pay(canvas: Canvas, box: Box, by: Sequence[Seat], ink: RGB) -> None:
    if by:
        step = min(48, (box.width - 48) // max(1, len(by) - 1))
        for index, seat in enumerate(by):
            stamp = signs.seat_mark(seat, 48)
            canvas.paste_middle(stamp, Box(box.right - 48 - index * step, box.y, 48, box.height))
        return
    canvas.text_in(box.left(box.width - 46), f"+{GAME.special_chef_popularity}", Face.DISPLAY, SMALL, ink, RIGHT)
    canvas.paste_middle(art.sign("heart", 40), Box(box.right - 42, box.y, 40, box.height))


def _wish(canvas: Canvas, box: Box, chef_id: str, cultures: Sequence[str]) -> None:
    """Draw the requirement as signs: dishes of one kind, emblems, stars, a cross of spaces, pairs."""
    size = min(42, box.height)
    row = Box(box.x, box.y + (box.height - size) // 2, box.width, size)
    if chef_id == "cross5":
        canvas.paste(art.sign("cross_of_spaces", size + 12), row.x, row.y - 6)
    elif chef_id == "diverse5":
        for index, culture in enumerate(cultures):
            chip = Box(row.x + index * (size + 4), row.y, size, size)
            canvas.card(chip, CULTURE[culture], 10)
            canvas.paste_middle(art.emblem(culture, size - 12), chip)
    elif chef_id == "pairs3":
        for index, sign in enumerate(("disc", "disc", "peak", "peak", "block", "block")):
            canvas.paste(art.sign(sign, size - 4), row.x + index * (size - 8) + index // 2 * 10, row.y + 2)
    else:
        sign, count = ("whole_star", 6) if chef_id == "stars6" else ("cloche", 4)
        for index in range(count):
            canvas.paste(art.sign(sign, size), row.x + index * (size - 3), row.y)
