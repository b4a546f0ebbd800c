"""A chain's company: the organisation as a pyramid, the beach, busy marketeers, stock and milestones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import CEO
from games.food_chain_magnate.structure import split
from games.kernel import Seat
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate import colours as c
from renderers.food_chain_magnate.layout import EDGE
from renderers.kit import marks as signs
from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import (
    ASIDE,
    BODY,
    GAP,
    GAP_SMALL,
    HEADLINE,
    NUMBER,
    RADIUS_SMALL,
    SMALL,
    WIDTH,
    Box,
    columns,
    rows,
)
from renderers.kit.palette import CREAM, INK, MIST, NOW, TABLE, TRAY, TRAY_LINE
from renderers.kit.type import ELLIPSIS, Face, face_for, width, wrap
from renderers.words.typed import listed

MANAGER, REPORT, LINK = 122, 122, 26  # three lines of a name
CHIP, CHIP_GAP = 122, 14
PORTRAIT = 84
COLUMN_GAP = 20
NARROW = 300  # cards below this width leave more room to the name
WIDE_SPAN = 5  # managers with more slots have their people in two columns
LIMIT = 4000
FEWEST = 3  # letters that a part of a broken word has
SMALLER = (32, ASIDE, 24)  # sizes for names that fit in no other way
_SECOND_HALVES = "food_chain_magnate-page-second-halves"
"""The message that lists the parts before which long names may be broken."""


@dataclass(frozen=True)
class Company:
    """The contents of the page. `people` maps cards to their names; `offered` are cards that may be named next."""

    state: State
    seat: Seat
    cash: str
    price: str
    title: str
    note: str
    at_work: tuple[str, ...]
    rest: Mapping[str, int]
    rest_title: str
    busy: tuple[tuple[str, str], ...]
    busy_title: str
    stock: str
    milestones: tuple[str, ...]
    people: Mapping[str, str]
    hidden: bool = False
    offered: tuple[str, ...] = ()


@dataclass(frozen=True)
class Slot:
    """A slot of the CEO: its card ('' for an empty one), and below a manager its own slots."""

    card: str
    below: tuple[str, ...] = ()


def organisation(state: State, seat: Seat, at_work: Sequence[str]) -> list[Slot]:
    """Return the cards at work in the slots of the CEO and of its managers; managers' slots are filled first."""
    managers, others = split(state.rules, at_work)
    left = list(others)
    slots: list[Slot] = []
    for manager in managers:
        size = state.rules.employees[manager].slots
        below, left = left[:size], left[size:]
        slots.append(Slot(manager, (*below, *[""] * (size - len(below)))))
    slots += [Slot(card) for card in left]
    return slots + [Slot("")] * (state.rules.ceo_slots(state, seat) - len(slots))


def draw(company: Company) -> Image.Image:
    """Return the page, 1200 wide and as high as needed."""
    canvas = Canvas(WIDTH, LIMIT, TABLE)
    whole = Box(EDGE, GAP, WIDTH - 2 * EDGE, LIMIT)
    y = _header(canvas, whole, company)
    if company.hidden:
        canvas.paste_middle(art.sign("lock", 180), Box(whole.x, y, whole.width, 220))
        y += 220 + GAP
    else:
        y = _pyramid(canvas, Box(whole.x, y, whole.width, LIMIT), company)
    y = _pile(canvas, Box(whole.x, y, whole.width, LIMIT), company.rest_title, _counted(company.rest), company)
    if company.busy:
        y = _pile(canvas, Box(whole.x, y, whole.width, LIMIT), company.busy_title, company.busy, company)
    y = _stock(canvas, Box(whole.x, y, whole.width, LIMIT), company)
    y = _medals(canvas, Box(whole.x, y, whole.width, LIMIT), company.milestones)
    return canvas.image.crop((0, 0, WIDTH, y + GAP - GAP_SMALL))


def _header(canvas: Canvas, box: Box, company: Company) -> int:
    line = box.top(72)
    canvas.paste_middle(signs.seat_mark(company.seat, 64), line.left(64))
    cash = company.cash
    wide = width(cash, Face.DISPLAY, HEADLINE)
    canvas.text_in(line.after(line.width - wide), cash, Face.DISPLAY, HEADLINE, CREAM, LEFT)
    name = Box(line.x + 78, line.y, line.width - 78 - wide - GAP, line.height)
    canvas.text_in(name, company.title, face_for(company.title), HEADLINE, CREAM, LEFT)
    note = box.below(74).top(48)
    canvas.text_in(note, company.note, Face.STRONG, SMALL, NOW, LEFT)
    return note.bottom + GAP_SMALL


def _pyramid(canvas: Canvas, box: Box, company: Company) -> int:
    slots = organisation(company.state, company.seat, company.at_work)
    top = Box(box.centre[0] - 190, box.y, 380, MANAGER)
    line = box.below(MANAGER + 2 * LINK)
    places = _places(line, slots)
    middle = top.bottom + LINK
    canvas.card(Box(top.centre[0] - 4, top.bottom, 8, LINK), MIST, 0)
    first, last = places[0].centre[0], places[-1].centre[0]
    canvas.card(Box(first - 4, middle - 4, last - first + 8, 8), MIST, 4)
    for place in places:
        canvas.card(Box(place.centre[0] - 4, middle, 8, LINK), MIST, 0)
    _person(canvas, top, CEO, company)
    lowest = line.y
    for slot, place in zip(slots, places, strict=False):
        lowest = max(lowest, _column(canvas, place, slot, company))
    return lowest + GAP


def _places(box: Box, slots: Sequence[Slot]) -> list[Box]:
    """Return the columns of the CEO's slots; a manager with too many people for one column gets twice the width."""
    shares = [2 if len(slot.below) > WIDE_SPAN else 1 for slot in slots]
    found: list[Box] = []
    units = columns(box, max(1, sum(shares)), COLUMN_GAP)
    for share in shares:
        first, last = units[0], units[share - 1]
        found.append(Box(first.x, first.y, last.right - first.x, first.height))
        units = units[share:]
    return found


def _column(canvas: Canvas, box: Box, slot: Slot, company: Company) -> int:
    """Draw a slot of the CEO with everybody below; return where it ends."""
    head = box.top(MANAGER)
    _person(canvas, head, slot.card, company)
    if not slot.below:
        return head.bottom
    across = 2 if len(slot.below) > WIDE_SPAN else 1
    inner = box.inset(14, 0) if across == 1 else box
    down = -(-len(slot.below) // across)
    trunk = box.x + 4 if across == 1 else box.centre[0] - 3  # between two columns, with no room beside them
    canvas.card(Box(trunk, head.bottom, 6, (down - 1) * (REPORT + 8) + 12 + REPORT // 2), TRAY_LINE, 0)
    for index, card in enumerate(slot.below):
        lane = columns(inner, across, 8)[index % across]
        y = head.bottom + 12 + index // across * (REPORT + 8)
        if across == 1:
            canvas.card(Box(box.x + 4, y + REPORT // 2 - 3, 12, 6), TRAY_LINE, 0)
        _person(canvas, Box(lane.x, y, lane.width, REPORT), card, company)
    return head.bottom + 12 + down * (REPORT + 8)


def _person(canvas: Canvas, box: Box, card: str, company: Company, badge: str = "") -> None:
    """Draw a card: character, name and a badge (how many of it, which campaign); an empty slot without one."""
    if not card:
        canvas.outline(box, TRAY_LINE, 4, RADIUS_SMALL)
        return
    colour = company.state.rules.employees[card].colour
    body = person_card(canvas, box, colour)
    size = min(PORTRAIT, box.width // 5 if box.width < NARROW else box.width * 2 // 5)
    canvas.paste(art.employee(card, colour, size), box.x + 12, body.bottom - size)
    words = Box(box.x + size + 18, body.y, box.width - size - 24, body.height)
    if badge:
        wide = width(badge, Face.DISPLAY, BODY)
        canvas.text_in(words.after(words.width - wide), badge, Face.DISPLAY, BODY, INK, LEFT)
        words = words.left(words.width - wide - 4)
    _lines(canvas, words, company.people[card])


def person_card(canvas: Canvas, box: Box, colour: str) -> Box:
    """Draw the ground of an employee's card, its career's colour below; return the free part above that."""
    canvas.card(box, c.career(colour), RADIUS_SMALL)
    body = box.top(box.height - 8)
    canvas.card(body, c.tint(colour), RADIUS_SMALL)
    return body


def _lines(canvas: Canvas, box: Box, text: str) -> None:
    """Draw a name in up to three lines in the middle of a box's height."""
    fits = list(_fits(box, text))
    size, lines = next((fit for fit in fits if not any(line.endswith(ELLIPSIS) for line in fit[1])), fits[-1])
    y = box.y + (box.height - len(lines) * (size + 1)) // 2
    for index, line in enumerate(lines):
        row = Box(box.x, y + index * (size + 1), box.width, size + 1)
        canvas.text_in(row, line, Face.STRONG, size, INK, LEFT)


def _fits(box: Box, text: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield sizes with the lines of a name: words are broken where a reader would, else smaller, else anywhere."""
    for anywhere in (False, True):
        for size in (SMALL, *SMALLER):
            lines = max(1, box.height // (size + 1))
            yield size, wrap(broken(text, size, box.width, anywhere), Face.STRONG, size, box.width, lines)


def broken(text: str, size: int, room: int, anywhere: bool = True) -> str:
    """Return the lines of a name, with words that are too long broken; unless `anywhere`, between their parts only."""
    return " ".join(part for word in text.split() for part in _broken(word, size, room, anywhere))


def _broken(word: str, size: int, room: int, anywhere: bool) -> list[str]:
    """Return a word in parts that fit: at its own hyphen, before the second half of a compound, else where room ends.

    It stays whole where fewer than three letters would be left alone.
    """
    if width(word, Face.STRONG, size) <= room:
        return [word]
    at = word.find("-") + 1 or next((at for part in listed(_SECOND_HALVES) if (at := word.find(part)) > 0), 0)
    end = at if at >= FEWEST else len(word)
    letters = len(word[:end].rstrip("-"))
    cuts = [end] if end < len(word) else []
    cuts += range(letters - FEWEST, FEWEST - 1, -1) if anywhere else ()
    for cut in cuts:
        part = word[:cut].rstrip("-") + "-"
        if width(part, Face.STRONG, size) <= room:
            return [part, *_broken(word[cut:], size, room, anywhere)]
    return [word]


def _counted(pile: Mapping[str, int]) -> tuple[tuple[str, str], ...]:
    return tuple((card, f"×{n}" if n > 1 else "") for card, n in pile.items())


def _pile(canvas: Canvas, box: Box, title: str, cards: Sequence[tuple[str, str]], company: Company) -> int:
    """Draw cards that are not at work, each with its badge."""
    if not cards:
        return box.y
    across = 3
    down = -(-len(cards) // across)
    panel = box.top(56 + down * (CHIP + CHIP_GAP) + 10)
    canvas.card(panel, TRAY, RADIUS_SMALL)
    canvas.text_in(panel.inset(18, 0).top(56), title, Face.BOLD, SMALL, CREAM, LEFT)
    for index, (card, badge) in enumerate(cards):
        lane = columns(panel.inset(14, 0), across, CHIP_GAP)[index % across]
        place = Box(lane.x, panel.y + 56 + index // across * (CHIP + CHIP_GAP), lane.width, CHIP)
        _person(canvas, place, card, company, badge)
        if card in company.offered:
            canvas.outline(place.inset(-4), NOW, 6, RADIUS_SMALL + 4)
    return panel.bottom + GAP_SMALL


def _stock(canvas: Canvas, box: Box, company: Company) -> int:
    """Draw goods, unit price, restaurants that are left."""
    state, chain = company.state, company.state.chains[company.seat]
    panel = box.top(88)
    canvas.card(panel, TRAY, RADIUS_SMALL)
    things = [(art.sign("tag", 58), company.price)]
    things.append((art.sign("shop", 56), f"{len(state.city.owned(company.seat))}"))
    things += [(art.good(good, 58), str(n)) for good, n in chain.goods.items()]
    x = panel.x + 18
    for stamp, text in things:
        canvas.paste_middle(stamp, Box(x, panel.y, 58, panel.height))
        x += 66
        x += canvas.text_in(Box(x, panel.y, 160, panel.height), text, Face.DISPLAY, NUMBER - 4, CREAM, LEFT) + 30
    if not chain.goods:
        canvas.text_in(Box(x, panel.y, panel.right - x - 18, panel.height), company.stock, Face.TEXT, SMALL, MIST, LEFT)
    return panel.bottom + GAP_SMALL


def _medals(canvas: Canvas, box: Box, milestones: Sequence[str]) -> int:
    if not milestones:
        return box.y
    down = -(-len(milestones) // 2)
    room = columns(box.inset(16, 0), 2, 16)[0].width - 58
    lines = [wrap(name, Face.STRONG, SMALL, room, 2) for name in milestones]
    high = 46 + (SMALL + 2) * (max(map(len, lines)) - 1) + 10
    panel = box.top(down * high + 20)
    canvas.card(panel, TRAY, RADIUS_SMALL)
    for index, name in enumerate(lines):
        lane = columns(panel.inset(16, 0), 2, 16)[index % 2]
        row = Box(lane.x, panel.y + 10 + index // 2 * high, lane.width, high)
        canvas.paste_middle(art.sign("medal", 44), row.left(48))
        words = row.after(58)
        places = rows(words.middle(words.width, len(name) * (SMALL + 2)), len(name), 0)
        for line, place in zip(name, places, strict=True):
            canvas.text_in(place, line, Face.STRONG, SMALL, CREAM, LEFT)
    return panel.bottom + GAP_SMALL
