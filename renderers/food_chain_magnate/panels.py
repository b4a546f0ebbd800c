"""The parts round the city: header with the bank, one panel for each seat, foot."""

from __future__ import annotations

from dataclasses import dataclass

from games.food_chain_magnate.rules.registry import State
from games.kernel import Seat
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate.modules import extensions
from renderers.kit import marks as signs
from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.layout import (
    ASIDE,
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
from renderers.kit.panels import Foot
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face, face_for, width

FOOT = Foot((24, 12), ((BODY, 2), (SMALL, 3)))
GAIN, LOSS = rgb("A9E5B8"), rgb("F2B8AE")
ACTIVE = mix(TRAY, NOW, 0.16)
BANK = 364
ICON = 34
NARROW = 220  # panels with less room leave out what matters least
VEIL = 0.55
TIGHT = 30  # a name that would not fit else


@dataclass(frozen=True, slots=True)
class Heading:
    """The words of the header: turn and phase, whom the table waits for, and what is said below the bank's money."""

    turn: str
    status: str
    bank: str


@dataclass(frozen=True, slots=True)
class Caption:
    """What a panel says besides the board: name, whether it is waited for, active, the winner; money just moved."""

    name: str
    waiting: bool
    active: bool
    winner: bool
    money: int = 0


def header(canvas: Canvas, box: Box, state: State, heading: Heading) -> None:
    """Turn, phase and status at the left, the bank at the right."""
    left, right = box.left(box.width - BANK), box.after(box.width - BANK)
    top, low = left.top(62), left.below(62)
    size = HEADLINE if width(heading.turn, Face.DISPLAY, HEADLINE) <= top.width else BODY
    canvas.text_in(top, heading.turn, Face.DISPLAY, size, CREAM, LEFT)
    size = BODY if width(heading.status, Face.STRONG, BODY) <= low.width else SMALL
    canvas.text_in(low, heading.status, Face.STRONG, size, NOW, LEFT)
    canvas.card(right, TRAY, RADIUS)
    canvas.paste_middle(art.sign("bank", 84), right.left(110))
    words = right.after(110)
    canvas.text_in(words.top(70), f"${state.bank.cash}", Face.DISPLAY, HEADLINE, CREAM, LEFT)
    canvas.text_in(words.below(66).top(40), heading.bank, Face.STRONG, ASIDE, MIST, LEFT)


def seats(canvas: Canvas, box: Box, state: State, captions: tuple[Caption, ...]) -> None:
    """The chains in the order of business, those that are out behind."""
    order = [*state.order, *(seat for seat in state.seats if seat not in state.order)]
    for place, (seat, panel) in enumerate(zip(order, columns(box, len(order), GAP_SMALL), strict=True)):
        _seat(canvas, panel, state, seat, captions[seat], place)


def _seat(canvas: Canvas, box: Box, state: State, seat: Seat, caption: Caption, place: int) -> None:
    chain = state.chains[seat]
    canvas.card(box, ACTIVE if caption.active else TRAY, RADIUS_SMALL)
    inner = box.inset(14, 10)
    name, cash, rest = inner.top(46), inner.below(48).top(58), inner.below(110)
    _name(canvas, name, seat, caption)
    wide = canvas.text_in(cash, f"${chain.cash}", Face.DISPLAY, NUMBER, CREAM, LEFT)
    if caption.money:
        text = f"{caption.money:+d}".replace("-", "−")
        colour = GAIN if caption.money > 0 else LOSS
        canvas.text_in(cash.after(wide + 12), text, Face.BOLD, SMALL, colour, LEFT)
    elif not chain.out:
        canvas.text_in(cash, f"{place + 1}.", Face.BOLD, SMALL, MIST, RIGHT)
    _things(canvas, rest, state, seat)
    if chain.out or chain.bankrupt:
        canvas.veil(box, TRAY, VEIL, RADIUS_SMALL)
    if caption.waiting or caption.winner:
        canvas.outline(box, NOW, 7, RADIUS_SMALL)


def _name(canvas: Canvas, box: Box, seat: Seat, caption: Caption) -> None:
    x = box.x
    stamps = [signs.seat_mark(seat, 44)]
    if caption.winner:
        stamps.append(signs.crown(48))
    elif caption.waiting and box.width > 260:
        stamps.append(art.sign("hourglass", 38))
    for stamp in stamps:
        canvas.paste_middle(stamp, Box(x, box.y, stamp.width, box.height))
        x += stamp.width + 8
    room = Box(x, box.y, box.right - x, box.height)
    name, face = caption.name, face_for(caption.name)
    sizes = (BODY, SMALL, TIGHT)
    if width(name, face, TIGHT) > room.width:
        name = name.split()[0]  # whoever does not fit goes by the first name
    size = next((size for size in sizes if width(name, face, size) <= room.width), TIGHT)
    canvas.text_in(room, name, face, size, CREAM, LEFT)


def _things(canvas: Canvas, box: Box, state: State, seat: Seat) -> None:
    """Unit price, milestones and goods, and where there is room the staff; in as many lines as they need."""
    chain = state.chains[seat]
    narrow = box.width < NARROW
    icon, gap = (30, 7) if narrow else (ICON, 12)
    things: list[tuple[Sprite, str]] = [(art.sign("tag", icon), f"${state.rules.unit_price(state, seat)}")]
    if not narrow:
        staff = sum(chain.hand.values()) + sum(chain.work.values()) + len(state.busy(seat))
        things.append((art.sign("people", icon), str(staff)))
    if chain.milestones:
        things.append((art.sign("medal", icon), str(len(chain.milestones))))
    things += [(art.good(good, icon), str(n)) for good, n in chain.goods.items()]
    things += _beside(state, seat, icon)
    for extension in extensions(state):
        things += extension.panel(state, seat, icon)
    x, y = box.x, box.y
    for stamp, text in things:
        wide = icon + 3 + width(text, Face.BOLD, icon)
        if x + wide > box.right and x > box.x:
            x, y = box.x, y + icon + 6
        canvas.paste(stamp, x, y)
        canvas.text_in(Box(x + icon + 3, y, wide, icon), text, Face.BOLD, icon, CREAM, LEFT)
        x += wide + gap


def _beside(state: State, seat: Seat, icon: int) -> list[tuple[Sprite, str]]:
    """Campaigns that lie neither on the map nor at its edge: what they are, what for, how many turns are left."""
    found: list[tuple[Sprite, str]] = []
    for campaign in state.campaigns:
        if campaign.seat == seat and not campaign.squares and not campaign.edge:
            found.append((art.sign(campaign.type, icon), ""))
            found += [
                (art.good(good, icon), "∞" if campaign.eternal else str(campaign.left)) for good in campaign.goods
            ]
    return found
