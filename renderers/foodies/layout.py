"""The layout: the board for two to five courts, and the large page of one court. All 1200 wide."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.foodies.data import GAME
from renderers.kit.layout import GAP, GAP_SMALL, MARGIN, WIDTH, Box, columns, grid, rows, stacked

EDGE = MARGIN - 16  # courts, market and footer are panels; their contents keep the common margin
PAD = 12
CELL_GAP = 8
RACE, STRIP, FOOT = 84, 128, 152
PRICE = 52
NEXT = 110  # the slot of the next card
HEIGHTS = {2: 1500, 3: 1600, 4: 1600, 5: 1600}  # by number of seats
HEADERS = {2: 136, 3: 92, 4: 72, 5: 60}
MARKETS = {2: 262, 3: 262, 4: 246, 5: 246}
PAGE_HEIGHT = 1600  # of the large page
PAGE_HEADER, PAGE_MARKET, PAGE_CELL_GAP = 158, 246, 16


@dataclass(frozen=True, slots=True)
class CourtFrame:
    """One seat's court: its panel, its header, and the boxes of the spaces 1 to 9."""

    panel: Box
    header: Box
    spaces: tuple[Box, ...]

    def space(self, number: int) -> Box:
        """Return the box of a space, 1 to 9."""
        return self.spaces[number - 1]


@dataclass(frozen=True, slots=True)
class MarketFrame:
    """The market: its panel, the slot of the next card, the five cards, and the price under each."""

    panel: Box
    next: Box
    cards: tuple[Box, ...]
    prices: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class BoardFrame:
    """The whole board; `courts` in the order of display."""

    height: int
    die: Box
    chefs: tuple[Box, ...]
    race: Box
    market: MarketFrame
    courts: tuple[CourtFrame, ...]
    footer: Box


@dataclass(frozen=True, slots=True)
class PageFrame:
    """The large page of one court."""

    header: Box
    die: Box
    court: CourtFrame
    market: MarketFrame
    footer: Box


@cache
def board_frame(seats: int) -> BoardFrame:
    """Return the board for a number of courts, two in a row. Die and chefs fill an empty quarter."""
    height = HEIGHTS[seats]
    whole = Box(EDGE, GAP, WIDTH - 2 * EDGE, height - 2 * GAP)
    footer = Box(whole.x, whole.bottom - FOOT, whole.width, FOOT)
    heights = [RACE, MARKETS[seats]] if seats % 2 else [STRIP, RACE, MARKETS[seats]]
    upper = stacked(whole, tuple(heights), GAP_SMALL)
    top = upper[-1].bottom + GAP_SMALL
    body = Box(whole.x, top, whole.width, footer.y - GAP_SMALL - top)
    quarters = [box for line in grid(body, 2, (seats + 1) // 2, GAP_SMALL) for box in line]
    die, chefs = _spare(quarters[-1]) if seats % 2 else _strip(upper[0])
    return BoardFrame(
        height=height,
        die=die,
        chefs=chefs,
        race=upper[-2],
        market=market_frame(upper[-1]),
        courts=tuple(court_frame(box, HEADERS[seats]) for box in quarters[:seats]),
        footer=footer,
    )


@cache
def page_frame() -> PageFrame:
    """Return the large page: a header with the die, the court, the market, the foot."""
    whole = Box(EDGE, GAP, WIDTH - 2 * EDGE, PAGE_HEIGHT - 2 * GAP)
    court = whole.height - PAGE_HEADER - PAGE_MARKET - FOOT - 3 * GAP_SMALL
    header, body, market, footer = stacked(whole, (PAGE_HEADER, court, PAGE_MARKET, FOOT), GAP_SMALL)
    die = header.after(header.width - PAGE_HEADER)
    spaces = tuple(box for line in grid(body, 3, 3, PAGE_CELL_GAP) for box in line)
    header = header.left(header.width - PAGE_HEADER - GAP)
    return PageFrame(header, die, CourtFrame(body, header, spaces), market_frame(market), footer)


def court_frame(panel: Box, header: int) -> CourtFrame:
    """Return a court in a panel, under a header of the given height."""
    inner = panel.inset(PAD)
    spaces = grid(inner.below(header), 3, 3, CELL_GAP)
    return CourtFrame(panel, inner.top(header), tuple(box for line in spaces for box in line))


def market_frame(panel: Box) -> MarketFrame:
    """Return the market in a panel: the next card at the left, where cards enter, then the slots, dearest first."""
    inner = panel.inset(PAD)
    slots = columns(inner.after(NEXT + GAP_SMALL), GAME.market_slots, GAP_SMALL)
    cards = tuple(slot.top(slot.height - PRICE) for slot in slots)
    prices = tuple(slot.below(slot.height - PRICE) for slot in slots)
    return MarketFrame(panel, inner.left(NEXT), cards, prices)


def _strip(box: Box) -> tuple[Box, tuple[Box, ...]]:
    """Return die and chefs side by side over the whole width."""
    return box.left(box.height), tuple(columns(box.after(box.height + GAP_SMALL), _chefs(), GAP_SMALL))


def _spare(box: Box) -> tuple[Box, tuple[Box, ...]]:
    """Return die and chefs one below the other in the quarter without a court."""
    lines = rows(box, _chefs() + 1, GAP_SMALL)
    return lines[0], tuple(lines[1:])


def _chefs() -> int:
    return GAME.special_chefs_in_play
