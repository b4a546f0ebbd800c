"""The final scoring: a line for each thing that earned stars, a column for each kitchen."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.critter_kitchen.data import ICONS
from games.critter_kitchen.ending import EARLY
from games.critter_kitchen.view import View
from games.kernel import Ref, ScoreLine
from renderers.critter_kitchen import art, market, panels
from renderers.critter_kitchen.text_board import BoardText, winners
from renderers.kit import marks as signs
from renderers.kit.canvas import CENTRE, LEFT, Canvas
from renderers.kit.layout import ASIDE, BODY, GAP, RADIUS, RADIUS_SMALL, SMALL, WIDTH, Box, columns, rows
from renderers.kit.palette import CREAM, INK, NOW, PAPER, STONE, TABLE, TRAY
from renderers.kit.panels import called
from renderers.kit.presenter import Scene
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face, drawable, width, wrap

TITLE, NAMES, TOTAL, LABEL = 96, 124, 104, 400
LANE, BESIDE = 160, 6  # a column that holds a name of eight letters, and the gap to the next
LINES = 2  # of a row's purpose
MOST = 1600
CLEAR = 8  # pixels between points and their purpose, and beside that up to the winner's outline
SUMMED = {"soup": "board-line-soup", "track": "board-line-track"}
"""Lines whose words differ from kitchen to kitchen, with those before the row."""
SIGNS = {
    "challenges-1": ("thing", "pot"), "challenges-2": ("thing", "pot"), "capybara-1": ("food", "soup"),
    "capybara-2": ("food", "soup"), "carol": ("helper", "carol"), "trophy": ("food", "trophy"),
    "rumors": ("space", ICONS[0]), "soup": ("food", "soup"), "courses": ("thing", "cloche"),
    "magpie": ("critic", "magpie"), "track": ("thing", "flag"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line: its sign, its words, and for each kitchen the stars with an aside, or None."""

    stamp: Sprite
    words: str
    cells: tuple[tuple[int, str] | None, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The input of the drawing; without rows the game is not over yet."""

    view: View
    title: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    empty: str
    total: str


def page_of(board_text: BoardText, scene: Scene) -> Page:
    """Return the sheet of a finished game, line by line; stars so far before that."""
    view, seats = board_text.view, range(len(board_text.view.players))
    groups: dict[object, list[ScoreLine]] = {}
    for line in sorted(view.sheet, key=_place):
        groups.setdefault(_kind(line), []).append(line)
    rows = [_row(board_text, lines, len(seats)) for lines in groups.values()]
    totals = [sum(line.points for line in view.sheet if line.seat == seat) for seat in seats]
    title = board_text.whose((), winners(scene)) if view.over else board_text.say("board-scoring")
    return Page(
        view,
        drawable(title, Face.BOLD),
        tuple(board_text.seat(seat) for seat in seats),
        winners(scene),
        tuple(rows),
        tuple(totals) if view.over else tuple(player.stars for player in view.players),
        board_text.say("board-no-score"),
        board_text.say("board-total"),
    )


def _what(line: ScoreLine) -> str:
    return line.what.id.removeprefix("critter_kitchen-score-")


def _place(line: ScoreLine) -> int:
    """Return the rank of a line, whoever has it: stars earned on the way, in the order of the game; then the rest."""
    what = _what(line)
    return EARLY.index(what) if what in EARLY else len(EARLY)


def _kind(line: ScoreLine) -> object:
    """Return what all kitchens share in a row: its purpose, and the card or type it names."""
    what = _what(line)
    return what if what in SUMMED else (what, *(str(arg) for arg in line.what.args.values()))


def _row(board_text: BoardText, lines: list[ScoreLine], seats: int) -> ScoreRow:
    what = _what(lines[0])
    cells: list[tuple[int, str] | None] = [None] * seats
    for line in lines:
        aside = str(line.what.args.get("total", "")) if what == "track" else ""
        cells[line.seat] = (line.points, aside)
    words = board_text.say(SUMMED[what]) if what in SUMMED else board_text.line(lines[0])
    return ScoreRow(_stamp(board_text.view, what, lines[0]), words, tuple(cells))


def _stamp(view: View, what: str, line: ScoreLine) -> Sprite:
    size = 48
    if what == "best":
        kind = line.what.args["type"]
        return art.food(kind.key if isinstance(kind, Ref) else str(kind), size)
    if what in ("rumor", "own-rumor"):
        card = line.what.args["rumor"]
        key = card.key if isinstance(card, Ref) else str(card)
        icon = ICONS[view.rumors.index(key)] if key in view.rumors else "extra"
        return art.space(icon, True, False, size)
    if what == "critic":
        return art.critic(view.critic, size)
    if what == "restaurateur":
        return art.hat(line.seat, size)
    family, name = SIGNS[what]
    drawn = {"thing": art.thing, "food": art.food, "helper": art.helper, "critic": art.critic}
    return art.space(name, True, False, size) if family == "space" else drawn[family](name, size)


def draw(page: Page) -> Image.Image:
    """Return the sheet, RGB, 1200 wide, at most 1600 high."""
    count = max(1, len(page.rows))
    line = min(78, (MOST - 2 * GAP - TITLE - NAMES - TOTAL) // count)
    body = line * count if page.rows else 200
    height = 2 * GAP + TITLE + NAMES + body + TOTAL
    canvas = Canvas(WIDTH, height, TABLE)
    inner = Box(GAP, GAP, WIDTH - 2 * GAP, height - 2 * GAP)
    panels.title_bar(canvas, inner.top(TITLE - 10), art.critic(page.view.critic, 84), page.title)
    label = min(LABEL, inner.width - len(page.names) * (LANE + BESIDE) + BESIDE)
    head = Box(inner.x + label, inner.y + TITLE, inner.width - label, NAMES)
    lanes = columns(head, len(page.names), BESIDE)
    for seat, lane in enumerate(lanes):
        _name(canvas, lane, page, seat)
    sheet = Box(inner.x, head.bottom, inner.width, body)
    canvas.card(sheet, CREAM, RADIUS_SMALL)
    if not page.rows:
        panels.paragraph(canvas, sheet.inset(40, 20), page.empty, 44, INK, 3)
    for index, row in enumerate(page.rows):
        _line(canvas, Box(sheet.x, sheet.y + index * line, sheet.width, line), row, lanes, index % 2 == 1)
    footer = Box(inner.x, sheet.bottom + 8, inner.width, TOTAL - 8)
    canvas.card(footer, TRAY, RADIUS)
    canvas.paste_middle(art.thing("star", 72), footer.left(96))
    canvas.text_in(footer.after(100), page.total, Face.DISPLAY, 44, CREAM, LEFT)
    for seat, lane in enumerate(lanes):
        place = Box(lane.x, footer.y, lane.width, footer.height)
        colour = NOW if seat in page.winners else CREAM
        canvas.text_in(place, str(page.totals[seat]), Face.DISPLAY, 68, colour)
    for seat in page.winners:
        lane = lanes[seat]
        canvas.outline(Box(lane.x, lane.y, lane.width, footer.bottom - lane.y), NOW, 8, RADIUS_SMALL)
    return canvas.image


def _name(canvas: Canvas, lane: Box, page: Page, seat: int) -> None:
    canvas.card(Box(lane.x, lane.y, lane.width, lane.height + RADIUS), TRAY, RADIUS_SMALL)
    stamp = art.thing("rival", 56) if market.is_rival(page.view, seat) else signs.seat_mark(seat, 44)
    top = lane.top(72)
    canvas.paste_middle(signs.crown(66) if seat in page.winners else stamp, top)
    name = page.names[seat]
    room = lane.below(68).top(46)
    called(canvas, room, name, CREAM, BODY, CENTRE)


def _line(canvas: Canvas, box: Box, row: ScoreRow, lanes: list[Box], shaded: bool) -> None:
    if shaded:
        canvas.card(box.inset(6, 0), PAPER, 10)
    canvas.paste_middle(row.stamp, box.left(58))
    room = box.after(60).left(lanes[0].x - box.x - 62)
    lines = wrap(row.words, Face.STRONG, SMALL, room.width, LINES)
    for words, place in zip(lines, rows(room.middle(room.width, len(lines) * (SMALL + 1)), len(lines), 0), strict=True):
        canvas.text_in(place, words, Face.STRONG, SMALL, INK, LEFT)
    for cell, lane in zip(row.cells, lanes, strict=True):
        place = Box(lane.x, box.y, lane.width, box.height)
        if cell is None:
            canvas.text_in(place, "·", Face.BOLD, SMALL, STONE)
            continue
        points, aside = str(cell[0]), f"({cell[1]})" if cell[1] else ""
        half, beside = width(points, Face.DISPLAY, 42) // 2, width(aside, Face.TEXT, ASIDE)
        short = max(0, half + beside + 3 * CLEAR - place.width // 2) if aside else 0  # the excess over the room
        canvas.text_in(place.moved(-short, 0), points, Face.DISPLAY, 42, INK)
        start = place.width // 2 + half + CLEAR - short
        canvas.text_in(place.after(start), aside, Face.TEXT, ASIDE, STONE, LEFT)
