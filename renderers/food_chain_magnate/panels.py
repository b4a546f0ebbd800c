"""The parts round the city: header with the bank, one panel for each seat, footer."""

from __future__ import annotations

from dataclasses import dataclass

from games.food_chain_magnate.rules.registry import State
from games.kernel import Seat
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate.modules import extensions
from renderers.kit import marks as signs
from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.layout import (
    BODY,
    GAP_SMALL,
    HEADLINE,
    NUMBER,
    RADIUS,
    RADIUS_SMALL,
    SMALL,
    Box,
    columns,
)
from renderers.kit.palette import CREAM, MIST, NOW, TRAY, mix, rgb
from renderers.kit.panels import Foot, called
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face, width

FOOT = Foot((24, 12), ((BODY, 2), (SMALL, 3)))
GAIN, LOSS = rgb("A9E5B8"), rgb("F2B8AE")
ACTIVE = mix(TRAY, NOW, 0.16)
BANK = 364
_SIZES = ((SMALL, 10, True), (SMALL, 5, False), (30, 5, False), (26, 5, False), (22, 4, False))
"""Sizes of icons and letters, of the gaps between them, and whether there is room for the staff."""
_NARROW_SIZES = ((SMALL, 4, False), (30, 4, False), (26, 6, False), (22, 5, False))
NARROW = 220  # narrower panels leave out what matters least
DIMMED = 0.55


@dataclass(frozen=True, slots=True)
class Heading:
    """The words of the header: turn and phase, whom the table waits for, the bank's money and the line below."""

    turn: str
    status: str
    bank: str
    cash: str


@dataclass(frozen=True, slots=True)
class Caption:
    """A panel's words besides the board: name, whether it is waited for, active, the winner; money just moved."""

    name: str
    waiting: bool
    active: bool
    winner: bool
    cash: str
    price: str
    money: int = 0


def header(canvas: Canvas, box: Box, state: State, heading: Heading) -> None:
    """Draw turn, phase and status at the left, the bank at the right."""
    left, right = box.left(box.width - BANK), box.after(box.width - BANK)
    top, low = left.top(62), left.below(62)
    size = HEADLINE if width(heading.turn, Face.DISPLAY, HEADLINE) <= top.width else BODY
    canvas.text_in(top, heading.turn, Face.DISPLAY, size, CREAM, LEFT)
    size = BODY if width(heading.status, Face.STRONG, BODY) <= low.width else SMALL
    canvas.text_in(low, heading.status, Face.STRONG, size, NOW, LEFT)
    canvas.card(right, TRAY, RADIUS)
    canvas.paste_middle(art.sign("bank", 84), right.left(110))
    words = right.after(110)
    canvas.text_in(words.top(70), heading.cash, Face.DISPLAY, HEADLINE, CREAM, LEFT)
    canvas.text_in(words.below(66).top(40), heading.bank, Face.STRONG, SMALL, MIST, LEFT)


def seats(canvas: Canvas, box: Box, state: State, captions: tuple[Caption, ...]) -> None:
    """Draw the chains in the order of business, bankrupt ones behind."""
    order = [*state.order, *(seat for seat in state.seats if seat not in state.order)]
    for place, (seat, panel) in enumerate(zip(order, columns(box, len(order), GAP_SMALL), strict=True)):
        _seat(canvas, panel, state, seat, captions[seat], place)


def _seat(canvas: Canvas, box: Box, state: State, seat: Seat, caption: Caption, place: int) -> None:
    chain = state.chains[seat]
    canvas.card(box, ACTIVE if caption.active else TRAY, RADIUS_SMALL)
    inner = box.inset(10, 10)
    name, cash, rest = inner.top(46), inner.below(48).top(58), inner.below(110)
    _name(canvas, name, seat, caption)
    room = cash.width - width("1.", Face.BOLD, SMALL) - 8  # beside it the place in the order
    size = next((size for size in (NUMBER, BODY) if width(caption.cash, Face.DISPLAY, size) <= room), SMALL)
    wide = canvas.text_in(cash, caption.cash, Face.DISPLAY, size, CREAM, LEFT)
    if caption.money:
        text = f"{caption.money:+d}".replace("-", "−")
        colour = GAIN if caption.money > 0 else LOSS
        canvas.text_in(cash.after(wide + 12), text, Face.BOLD, SMALL, colour, LEFT)
    elif not chain.out:
        canvas.text_in(cash, f"{place + 1}.", Face.BOLD, SMALL, MIST, RIGHT)
    _things(canvas, rest, state, seat, caption.price)
    if chain.out or chain.bankrupt:
        canvas.dim(box, TRAY, DIMMED, RADIUS_SMALL)
    if caption.waiting or caption.winner:
        canvas.outline(box, NOW, 7, RADIUS_SMALL)


def _name(canvas: Canvas, box: Box, seat: Seat, caption: Caption) -> None:
    x = box.x
    stamps = [signs.seat_mark(seat, 44 if box.width > NARROW else 34)]
    if caption.winner:
        stamps.append(signs.crown(48))
    elif caption.waiting and box.width > 260:
        stamps.append(art.sign("hourglass", 38))
    for stamp in stamps:
        canvas.paste_middle(stamp, Box(x, box.y, stamp.width, box.height))
        x += stamp.width + 6
    called(canvas, Box(x, box.y, box.right - x, box.height), caption.name, CREAM, BODY)


def _things(canvas: Canvas, box: Box, state: State, seat: Seat, price: str) -> None:
    """Draw a chain's things, in as many lines as needed; as large as fits, down to the smallest legible size."""
    sizes = _NARROW_SIZES if box.width < NARROW else _SIZES
    laid: list[tuple[Sprite, str, Box]] = []
    for icon, gap, staff in sizes:
        laid = _laid(box, _held(state, seat, icon, price, staff=staff), icon, gap)
        if laid[-1][2].bottom <= box.bottom + icon // 4:
            break
    for stamp, text, spot in laid:
        canvas.paste(stamp, spot.x, spot.y)
        room = Box(spot.x + spot.height + 3, spot.y, spot.width, spot.height)
        canvas.text_in(room, text, Face.BOLD, spot.height, CREAM, LEFT)


def _held(state: State, seat: Seat, icon: int, price: str, *, staff: bool) -> list[tuple[Sprite, str]]:
    """Draw unit price, milestones and goods, and if there is room the staff."""
    chain = state.chains[seat]
    things: list[tuple[Sprite, str]] = [(art.sign("tag", icon), price)]
    if staff:
        people = sum(chain.hand.values()) + sum(chain.work.values()) + len(state.busy(seat))
        things.append((art.sign("people", icon), str(people)))
    if chain.milestones:
        things.append((art.sign("medal", icon), str(len(chain.milestones))))
    things += [(art.good(good, icon), str(n)) for good, n in chain.goods.items()]
    things += _beside(state, seat, icon)
    for extension in extensions(state):
        things += extension.panel(state, seat, icon)
    return things


def _laid(box: Box, things: list[tuple[Sprite, str]], icon: int, gap: int) -> list[tuple[Sprite, str, Box]]:
    """Return things with their places, line by line."""
    found: list[tuple[Sprite, str, Box]] = []
    x, y = box.x, box.y
    for stamp, text in things:
        wide = icon + 3 + width(text, Face.BOLD, icon)
        if x + wide > box.right and x > box.x:
            x, y = box.x, y + icon + 4
        found.append((stamp, text, Box(x, y, wide, icon)))
        x += wide + gap
    return found


def _beside(state: State, seat: Seat, icon: int) -> list[tuple[Sprite, str]]:
    """Draw campaigns neither on the map nor at its edge: their type, their good, their remaining turns."""
    found: list[tuple[Sprite, str]] = []
    for campaign in state.campaigns:
        if campaign.seat == seat and not campaign.squares and not campaign.edge:
            found.append((art.sign(campaign.type, icon), ""))
            found += [
                (art.good(good, icon), "∞" if campaign.eternal else str(campaign.left)) for good in campaign.goods
            ]
    return found
