"""A court: stalls and empty spaces, tokens on them, stars between them, and highlights."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.foodies.data import BORDERS, DASHBOARDS, NEIGHBOURS, SPACES, STALLS, star
from games.foodies.state import Court
from renderers.foodies import art, tiles
from renderers.foodies.highlights import Gain
from renderers.foodies.layout import CourtFrame
from renderers.foodies.tiles import LARGE
from renderers.kit import marks as signs
from renderers.kit import numbers
from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import RADIUS, RADIUS_SMALL, SMALL, Box
from renderers.kit.palette import INK, NOW, TRAY, WHITE
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face, width

GAIN = 40  # the foot of a space, with the gain of a visit
DIMMED = 0.6  # how much a space fades that may not be chosen


@dataclass(frozen=True, slots=True)
class CourtMarks:
    """The highlights of a court: the visited space, new stalls, spaces offered, a stall to be placed, the die."""

    visited: Gain | None = None
    built: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()
    placing: str | None = None
    face: int | None = None
    numbered: tuple[int, ...] = ()


def draw(
    canvas: Canvas, where: CourtFrame, court: Court, shown: CourtMarks, names: dict[str, str] | None = None
) -> None:
    """Draw a court without its header; with names (of cultures and cards) its tiles are the large ones."""
    for space in SPACES:
        box = where.space(space)
        canvas.paste(_tile(court, space, box, names), box.x, box.y)
        tiles.number(canvas, box, space, court.stalls[space] is not None)
    for space in SPACES:
        _tokens(canvas, where.space(space), court.coin_tokens[space], court.pop_tokens[space])
    offered = shown.numbered or shown.offered
    if offered:
        for space in SPACES:
            if space not in offered:
                canvas.dim(where.space(space), TRAY, DIMMED, _radius(where))
    _rings(canvas, where, shown)
    _stars(canvas, where, court)
    _notes(canvas, where, court, shown)


def gained_stars(court: Court, card: str, space: int) -> int:
    """Return how many complete stars a card would take part in on a space."""
    near = ((n, court.stalls[n]) for n in NEIGHBOURS[space])
    return sum(1 for n, other in near if other is not None and star(card, other, space, n))


def _tile(court: Court, space: int, box: Box, names: dict[str, str] | None) -> Sprite:
    card = court.stalls[space]
    if card is None:
        return tiles.empty(DASHBOARDS[court.dashboard][space - 1], box.width, box.height)
    if names is None:
        return tiles.stall(card, box.width, box.height)
    return tiles.large(card, names[STALLS[card].culture], names[card], box.width, box.height)


def _tokens(canvas: Canvas, box: Box, coins: int, hearts: int) -> None:
    """Draw a coin and a heart with their numbers in them, where no star can lie."""
    size = 72 if box.height >= LARGE else 60 if box.height >= tiles.UPRIGHT else 54
    stack = [(sign, count) for sign, count in (("coin_token", coins), ("heart_token", hearts)) if count]
    for index, (sign, count) in enumerate(stack):
        if box.height >= LARGE:
            place = Box(box.right - size - 34, box.y + tiles.BAND_LARGE + 4 + index * (size - 4), size, size)
        elif box.height >= tiles.UPRIGHT:
            place = Box(box.x + 8, box.bottom - GAIN - (index + 1) * (size - 4), size, size)
        else:
            place = Box(box.x + tiles.SPINE + 2 + index * (size - 8), box.centre[1] - size // 2, size, size)
        canvas.paste(art.sign(sign, size), place.x, place.y)
        heart = sign == "heart_token"
        share, ink, lift = (0.54, WHITE, size // 24) if heart else (0.62, INK, 0)
        canvas.text_in(place.moved(0, -lift), str(count), Face.DISPLAY, max(SMALL, round(size * share)), ink)


def _stars(canvas: Canvas, where: CourtFrame, court: Court) -> None:
    size = _star_size(where)
    whole = art.sign("whole_star", size)
    for space, border in _half_stars(court):
        half = art.half_star(border, size)
        canvas.paste(half, *_at_border(where.space(space), border, half))
    for space, other in _complete(court):
        (x, y), (to_x, to_y) = where.space(space).centre, where.space(other).centre
        canvas.paste(whole, (x + to_x - size) // 2, (y + to_y - size) // 2)


def _complete(court: Court) -> Iterator[tuple[int, int]]:
    """Yield neighbouring spaces with a complete star between them, each pair once."""
    for space, other in BORDERS:
        card, near = court.stalls[space], court.stalls[other]
        if space < other and card and near and star(card, near, space, other):
            yield space, other


def _half_stars(court: Court) -> Iterator[tuple[int, str]]:
    """Yield spaces and their borders with an unmatched half-star."""
    met = {(a, BORDERS[a, b][0]) for one, two in _complete(court) for a, b in ((one, two), (two, one))}
    for space in SPACES:
        card = court.stalls[space]
        for border in STALLS[card].halves if card else "":
            if (space, border) not in met:
                yield space, border


def halves_of_card(canvas: Canvas, box: Box, card: str, size: int) -> None:
    """Draw the half-stars of a single card, in the market."""
    for border in STALLS[card].halves:
        half = art.half_star(border, size)
        canvas.paste(half, *_at_border(box, border, half))


def _at_border(box: Box, border: str, half: Sprite) -> tuple[int, int]:
    x, y = box.middle(half.width, half.height).x, box.middle(half.width, half.height).y
    return {"N": (x, box.y), "S": (x, box.bottom - half.height), "W": (box.x, y), "E": (box.right - half.width, y)}[
        border
    ]


def _rings(canvas: Canvas, where: CourtFrame, shown: CourtMarks) -> None:
    """Draw warm outlines round the spaces offered, or else round the visited one."""
    radius = _radius(where)
    for space in shown.numbered or shown.offered:
        canvas.outline(where.space(space).inset(-3), NOW, 6, radius + 3)
    if shown.visited and not shown.offered:
        canvas.outline(where.space(shown.visited.space).inset(-5), NOW, 9, radius + 5)


def _notes(canvas: Canvas, where: CourtFrame, court: Court, shown: CourtMarks) -> None:
    """Draw gains and new stalls; the origin of a flyer; ticks, and the stars that a stall would complete."""
    if shown.visited and not shown.offered:
        gain(canvas, where.space(shown.visited.space), shown.visited)
    elif shown.visited and not shown.placing:
        size = where.spaces[0].height * 2 // 5
        canvas.paste_middle(art.die(shown.face, size), where.space(shown.visited.space))
    for space in shown.built:
        box = where.space(space)
        canvas.paste(art.sign("burst", 46), box.x - 20, box.y - 18)
    for space in shown.numbered:
        size = min(where.space(space).height // 3, 76)
        numbers.number(canvas, Box(where.space(space).x - 8, where.space(space).y - 8, size, size), space, size)
    for space in shown.offered:
        box = where.space(space)
        if len(shown.offered) < len(SPACES) and not shown.numbered:
            canvas.paste(signs.badge(48), box.x - 14, box.y - 14)
        if shown.placing:
            _stars_to_win(canvas, box, gained_stars(court, shown.placing, space))


def gain(canvas: Canvas, box: Box, what: Gain) -> None:
    """Draw the gain of a visit, on warm ground over the foot of the space; on a large one beside the effect's hint."""
    parts = [("coin", what.coins), ("heart", what.popularity), ("flyer", what.flyers)]
    parts = [(sign, amount) for sign, amount in parts if amount]
    if not parts:
        return
    large = box.height >= LARGE
    size = 44 if large else SMALL
    wides = [width(_signed(amount), Face.DISPLAY, size) + size + 8 for _, amount in parts]
    wide, high = (max(wides), len(parts) * (size + 6)) if large else (sum(wides), size + 6)
    pill = Box(box.centre[0] - (wide + 24) // 2, box.bottom - high + 4, wide + 24, high + 6)
    pill = pill.moved(box.right - 10 - pill.right, -12) if large else pill
    canvas.card(pill, NOW, (size + 12) // 2)
    x, y = pill.x + 14, pill.y
    for (sign, amount), own in zip(parts, wides, strict=True):
        canvas.text_in(Box(x, y, own, size + 12), _signed(amount), Face.DISPLAY, size, INK, LEFT)
        canvas.paste(art.sign(sign, size), x + own - size - 4, y + 6)
        x, y = (x, y + size + 6) if large else (x + own, y)


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def _stars_to_win(canvas: Canvas, box: Box, stars: int) -> None:
    """Draw how many stars the stall to be placed would complete here."""
    if stars:
        x = box.x + 6 if box.height < tiles.UPRIGHT else box.right - 110  # low ones have their rewards at the right
        place = Box(x, box.bottom - 58, 104, 52)
        canvas.pill(place, NOW)
        canvas.text_in(place.left(56), f"+{stars}", Face.DISPLAY, SMALL, INK)
        canvas.paste(art.sign("whole_star", 42), place.x + 54, place.y + 4)


def _star_size(where: CourtFrame) -> int:
    height = where.spaces[0].height
    return 68 if height >= LARGE else 48 if height > 90 else 42


def _radius(where: CourtFrame) -> int:
    return RADIUS if where.spaces[0].height >= LARGE else RADIUS_SMALL
