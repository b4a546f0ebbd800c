"""The parts round the waterfront: header with the priority track, challenges, critic, rumors, kitchens, footer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.critter_kitchen.data import ICONS
from games.critter_kitchen.tokens import WILD, soup_value
from games.critter_kitchen.view import View
from games.kernel import Seat
from renderers.critter_kitchen import art, colours, market
from renderers.critter_kitchen.market import Card
from renderers.kit import marks as signs
from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.layout import ASIDE, BODY, HEADLINE, NUMBER, RADIUS_SMALL, SMALL, Box, columns, rows
from renderers.kit.palette import CREAM, INK, MIST, NOW, RGB, TRAY
from renderers.kit.panels import NARROW, Foot, called
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face, face_for, width, wrap

PAD = 12
FOOT = Foot((22, 6), NARROW, RADIUS_SMALL)
HAT = 62
CARD_NAME = 80
NARROW_PANEL = 240  # of a kitchen, where the outline alone marks who is waited for


@dataclass(frozen=True, slots=True)
class Heading:
    """The words of the header: the round, the day, and who is waited for or has won."""

    round: str
    day: str
    status: str


@dataclass(frozen=True, slots=True)
class Caption:
    """What a kitchen's panel says besides the board: name, restaurateur, whether it is awaited or has won."""

    name: str
    restaurateur: str
    waiting: bool
    winner: bool


def header(canvas: Canvas, box: Box, view: View, heading: Heading) -> None:
    """Draw round and day with those waited for below, the priority track at the right: nearest the bridge is first."""
    hats = 70 + len(view.track) * (HAT + 4)
    words = box.left(box.width - hats - 16)
    used = canvas.text_in(words.top(46), heading.round, Face.DISPLAY, 46, CREAM, LEFT)
    canvas.text_in(words.top(46).after(used + 20), heading.day, Face.STRONG, SMALL, MIST, LEFT)
    canvas.text_in(words.below(46), heading.status, Face.STRONG, fitted(heading.status, words.width), NOW, LEFT)
    track = box.after(box.width - hats)
    canvas.paste_middle(art.thing("bridge", 62), track.left(62))
    for place, seat in enumerate(view.track):
        spot = Box(track.x + 68 + place * (HAT + 4), box.y + 6, HAT, HAT)
        canvas.paste_middle(art.hat(seat, HAT), spot)
        canvas.paste(signs.seat_mark(seat, 30), spot.x + 16, spot.bottom - 14)


def fitted(text: str, room: int, largest: int = SMALL, face: Face = Face.STRONG) -> int:
    """Return the largest size of type at which a text fits, down to the smallest that is legible on a phone."""
    return next((s for s in (largest, BODY) if s <= largest and width(text, face, s) <= room), SMALL)


def challenges(canvas: Canvas, box: Box, cards: Sequence[Card], names: Sequence[str], critic: str) -> None:
    """Draw the challenges of the day, face down if still to come; on the last day the critic's wishes."""
    if not cards:
        _notice(canvas, box, critic)
    for card, name, place in zip(cards, names, columns(box, max(1, len(cards)), 10), strict=False):
        if card.challenge is None:
            canvas.card(place, TRAY, RADIUS_SMALL)
            canvas.paste_middle(art.pale(art.thing("face_down", 96), ("face_down",), TRAY), place)
            continue
        canvas.card(place, CREAM, RADIUS_SMALL)
        band = place.top(CARD_NAME)
        canvas.card(band, NOW, RADIUS_SMALL)
        canvas.card(band.below(CARD_NAME // 2), NOW, 0)
        _name(canvas, band.inset(8, 1), name)
        for kind, slot in zip(card.needs, columns(place.below(CARD_NAME).inset(6, 8), len(card.needs), 2), strict=True):
            _need(canvas, slot, card, kind)


def _name(canvas: Canvas, box: Box, name: str) -> None:
    """Draw the name of a card, in two lines if one is not enough; smaller only if a single word is too wide."""
    widest = max(name.split(), key=len)
    size = next((s for s in (SMALL, 32) if width(widest, Face.BOLD, s) <= box.width), ASIDE)
    lines = wrap(name, Face.BOLD, size, box.width, 1 if width(name, Face.BOLD, size) <= box.width else 2)
    step = size
    top = box.centre[1] - step * len(lines) // 2
    for index, line in enumerate(lines):
        canvas.text_in(Box(box.x, top + index * step, box.width, step), line, Face.BOLD, size, INK)


def _need(canvas: Canvas, slot: Box, card: Card, kind: str) -> None:
    """Draw a type that a challenge needs, under the hold token if it is held, with the rival's star above it."""
    tile = slot.middle(slot.width, min(slot.height, 84))
    canvas.card(tile, colours.TILE[kind], 14)
    size = min(58, slot.width - 6)
    if kind == card.held:
        canvas.paste_middle(art.pale(art.food(kind, size), ("food", kind), CREAM), slot)
        canvas.paste_middle(art.thing("hold", size), slot)
    else:
        canvas.paste_middle(art.food(kind, size), slot)
    if kind in card.marks:
        canvas.paste(art.thing("star", 40), slot.right - 40, slot.y - 4)


def _notice(canvas: Canvas, box: Box, text: str) -> None:
    canvas.card(box, CREAM, RADIUS_SMALL)
    canvas.paste_middle(art.thing("cloche", 110), box.left(150))
    paragraph(canvas, box.after(150).inset(6, 8), text, BODY, INK, 4)


def paragraph(canvas: Canvas, box: Box, text: str, largest: int, ink: RGB, most: int) -> None:
    """Draw a text in the middle of a box's height, in the largest size at which it fits in `most` lines."""
    for size in (s for s in dict.fromkeys((largest, BODY, SMALL)) if s <= largest):
        lines = wrap(text, Face.TEXT, size, box.width, most)
        step = round(size * 1.16)
        if not lines or (not lines[-1].endswith("…") and step * len(lines) <= box.height):
            break
    top = box.centre[1] - step * len(lines) // 2
    for index, line in enumerate(lines):
        canvas.text_in(Box(box.x, top + index * step, box.width, step), line, Face.TEXT, size, ink, LEFT)


def critic(canvas: Canvas, box: Box, critic_id: str, name: str) -> None:
    """Draw the critic's portrait and name."""
    canvas.card(box, CREAM, RADIUS_SMALL)
    canvas.paste_middle(art.critic(critic_id, 92), box.top(box.height - 78))
    _name(canvas, box.below(box.height - 82).top(76).inset(6, 0), name)


def rumors(canvas: Canvas, box: Box, view: View, names: Sequence[str], unknown: str) -> None:
    """Draw the three rumors: by name if the viewer may read them, else who may."""
    canvas.card(box, TRAY, RADIUS_SMALL)
    for space, row in enumerate(rows(box.inset(8, 6), len(ICONS), 2)):
        knowing = [seat for seat, player in enumerate(view.players) if player.rumors[space]]
        canvas.paste_middle(art.space(ICONS[space], True, False, 50), row.left(52))
        place = row.after(62)
        if names[space]:
            canvas.text_in(place, names[space], Face.STRONG, SMALL, NOW if view.opened[space] else CREAM, LEFT)
            continue
        if not knowing:
            canvas.text_in(place, unknown, Face.TEXT, SMALL, MIST, LEFT)
        for index, seat in enumerate(knowing):
            canvas.paste_middle(signs.seat_mark(seat, 36), Box(place.x + index * 43, place.y, 36, place.height))


def kitchen(canvas: Canvas, box: Box, view: View, seat: Seat, caption: Caption) -> None:
    """Draw a kitchen: mark and name; stars and hidden tokens; rumor spaces and zous chefs; its restaurateur."""
    player = view.players[seat]
    canvas.card(box, TRAY, RADIUS_SMALL)
    extra = bool(caption.restaurateur or player.cart)
    heights = (50, 56, 50, 34) if extra else (54, 66, 58, 0)
    inner, y = box.inset(PAD, 6), box.y + 6
    lines = []
    for height in heights:
        lines.append(Box(inner.x, y, inner.width, height))
        y += height
    _title(canvas, lines[0], view, seat, caption)
    _numbers(canvas, lines[1], view, seat)
    _spaces(canvas, lines[2], view, seat)
    if extra:
        _aside(canvas, lines[3], list(player.cart), player.cart, caption.restaurateur)
    if caption.waiting or caption.winner:
        canvas.outline(box, NOW, 7, RADIUS_SMALL)


def _title(canvas: Canvas, box: Box, view: View, seat: Seat, caption: Caption) -> None:
    narrow = box.width < NARROW_PANEL
    mark = 34 if narrow else 44
    canvas.paste_middle(signs.seat_mark(seat, mark), box.left(mark + 2))
    x, right = box.x + mark + (4 if narrow else 10), box.right + (8 if narrow else 0)
    if caption.winner:
        canvas.paste_middle(signs.crown(48), Box(x, box.y, 48, box.height))
        x += 54
    status = _status(view, seat, caption.waiting)
    if status is not None and not narrow:
        right -= 50
        canvas.paste_middle(status, Box(right + 4, box.y, 46, box.height))
    size = NUMBER if box.width > 420 else BODY
    called(canvas, Box(x, box.y, right - x, box.height), caption.name, CREAM, size)


def _status(view: View, seat: Seat, waiting: bool) -> Sprite | None:
    """Draw a letter for a submitted plan, a quill for one to come; a pot, a fridge or a cloche for a cook at work."""
    plans, busy = market.planned(view), market.cooking(view)
    if market.is_rival(view, seat):
        return art.thing("rival", 52)
    if plans is not None and seat in plans:
        return art.thing("planned" if plans[seat] else "planning", 46)
    return art.thing(busy, 46) if busy and waiting else None


def _numbers(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """Draw stars, and the tokens behind the shield; soup as well if the viewer may see it."""
    parts = [("star", str(view.players[seat].stars))]
    shield = view.shields[seat]
    if not market.is_rival(view, seat):
        parts.append(("sack", str(view.stored[seat])))
        if shield is not None and box.width > NARROW_PANEL:
            soup = str(shield.soup) + (f"+{soup_value(0, shield.bisque)}" if shield.bisque else "")
            parts.append(("soup", soup))
    icon = 52 if box.width > NARROW_PANEL else 42
    for (name, number), place in zip(parts, columns(box, max(2, len(parts)), 4), strict=False):
        stamp = art.food(name, icon) if name == "soup" else art.thing(name, icon)
        canvas.paste_middle(stamp, place.left(icon))
        room = place.after(icon + 6)
        size = fitted(number, room.width, NUMBER if box.width > NARROW_PANEL else 44, Face.DISPLAY)
        canvas.text_in(room, number, Face.DISPLAY, size, CREAM, LEFT)


def _spaces(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """Draw rumor spaces at the left; at the right the zous chef at work, and the one hired for the next round, pale."""
    player = view.players[seat]
    size = 46 if box.width > NARROW_PANEL else 40
    helpers = min(50, (box.width - 3 * (size + 3)) // 2 - 2)
    for index, (icon, token) in enumerate(zip(ICONS, player.rumors, strict=True)):
        stamp = art.space(icon, token is not None, token == WILD, size)
        canvas.paste_middle(stamp, Box(box.x + index * (size + 3), box.y, size, box.height))
    x = box.right
    if player.hired:
        x -= helpers + 2
        canvas.paste_middle(art.helper(player.hired, helpers), Box(x, box.y, helpers, box.height))
    if player.working:
        x -= helpers + 2
        out = any(chef.seat == seat and chef.kind == player.working for chef in view.chefs)
        stamp = art.chef(player.working, seat, helpers)
        shown = art.pale(stamp, ("chef", player.working, seat), TRAY) if out else stamp
        canvas.paste_middle(shown, Box(x, box.y, helpers, box.height))


def _aside(canvas: Canvas, box: Box, tokens: list[str], usable: dict[str, bool], text: str) -> None:
    """Draw the restaurateur's name, and what came from the street cart; used tokens are faded."""
    x = box.right
    for token in tokens:
        x -= 36
        stamp = art.food(token, 34)
        shown = stamp if usable[token] or token == "trophy" else art.pale(stamp, ("food", token), TRAY, 0.75)
        canvas.paste_middle(shown, Box(x, box.y, 34, box.height))
    room = Box(box.x, box.y, x - box.x - 6, box.height)
    if room.width > 60:
        canvas.text_in(room, text, Face.TEXT, ASIDE, MIST, LEFT)


def title_bar(canvas: Canvas, box: Box, stamp: Sprite | None, text: str, aside: str = "") -> None:
    """Draw the headline of a page, with a mark before it and an aside at the right."""
    x = box.x
    if stamp is not None:
        canvas.paste_middle(stamp, box.left(stamp.width))
        x += stamp.width + 16
    right = width(aside, Face.STRONG, SMALL) + 20 if aside else 0
    room = Box(x, box.y, box.right - x - right, box.height)
    size = next((s for s in (HEADLINE, 48) if width(text, Face.DISPLAY, s) <= room.width), BODY)
    canvas.text_in(room, text, face_for(text), size, CREAM, LEFT)
    canvas.text_in(box, aside, Face.STRONG, SMALL, MIST, RIGHT)
