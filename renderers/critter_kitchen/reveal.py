"""All plans side by side: a row for each location, a column for each kitchen, numbers for the order of taking."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.critter_kitchen.state import Chef
from games.critter_kitchen.view import View
from games.kernel import Seat
from renderers.critter_kitchen import art, colours, market, panels
from renderers.critter_kitchen.stall import inside
from renderers.critter_kitchen.text_board import BoardText
from renderers.kit import marks as signs
from renderers.kit.canvas import CENTRE, LEFT, Canvas
from renderers.kit.layout import BODY, GAP, RADIUS_SMALL, SMALL, WIDTH, Box, columns
from renderers.kit.palette import CREAM, INK, NOW, TABLE, TRAY, mix
from renderers.kit.panels import called
from renderers.kit.presenter import Scene
from renderers.kit.type import Face

TITLE, NAMES, ROW, PLACE, CHEF = 84, 112, 132, 330, 112


@dataclass(frozen=True, slots=True)
class Page:
    """The input of the drawing: words, the chefs at each location with their numbers, and who has submitted a plan."""

    view: View
    title: str
    aside: str
    places: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    chefs: dict[tuple[str, Seat], tuple[int, Chef]]
    plans: dict[Seat, bool] | None


def page_of(board_text: BoardText, scene: Scene) -> Page:
    """Return the plans: revealed, or as sealed letters; the viewer's own is visible to it."""
    view = board_text.view
    chefs: dict[tuple[str, Seat], tuple[int, Chef]] = {}
    for location in view.row:
        for number, shown in enumerate(market.at_stall(view, location)):
            chefs[location, shown.chef.seat] = (number + 1, shown.chef)
    for location, chef in market.own_plan(view, scene.chosen).items():
        chefs[location, chef.seat] = (0, chef)
    return Page(
        view,
        board_text.say("board-plans"),
        board_text.say("board-clock-short", round=view.round, day=view.day),
        tuple((location, board_text.name("location", location)) for location in view.row),
        tuple(board_text.seat(seat) for seat in range(len(view.players))),
        chefs,
        market.planned(view),
    )


def page_text(board_text: BoardText) -> list[str]:
    """Return the page in words: who is done, or who went where."""
    view = board_text.view
    plans = market.planned(view)
    if plans is not None:
        parts = [(seat, board_text.say("planned" if done else "planning")) for seat, done in plans.items()]
        said = [board_text.say("board-seat", seat=board_text.seat(seat), parts=part) for seat, part in parts]
        named = [(board_text.name("location", place), chef) for place, chef in market.own_plan(view).items()]
        own = [
            board_text.say("board-own-plan", chef=board_text.name("chef", chef.kind), location=stall)
            for stall, chef in named
        ]
        return [board_text.say("board-plans"), *said, *own]
    if not view.chefs:
        return [board_text.say("board-no-plans")]
    return [board_text.say("board-plans"), *(board_text.stall(location, short=True) for location in view.row)]


def draw(page: Page) -> Image.Image:
    """Return the page, RGB, 1200 wide."""
    height = 2 * GAP + TITLE + NAMES + len(page.places) * (ROW + 8)
    canvas = Canvas(WIDTH, height, TABLE)
    inner = Box(GAP, GAP, WIDTH - 2 * GAP, height - 2 * GAP)
    panels.title_bar(canvas, inner.top(TITLE), art.thing("planned", 76), page.title, page.aside)
    head = Box(inner.x + PLACE + 12, inner.y + TITLE, inner.width - PLACE - 12, NAMES)
    lanes = columns(head, len(page.names), 6)
    for seat, lane in enumerate(lanes):
        canvas.card(Box(lane.x, lane.y, lane.width, height - GAP - lane.y), TRAY, RADIUS_SMALL)
        stamp = art.thing("rival", 50) if market.is_rival(page.view, seat) else signs.seat_mark(seat, 40)
        canvas.paste_middle(stamp, lane.top(60))
        room = lane.below(58).top(46).inset(-2, 0)
        called(canvas, room, page.names[seat], CREAM, BODY, CENTRE)
    for index, (location, name) in enumerate(page.places):
        y = inner.y + TITLE + NAMES + index * (ROW + 8)
        _place(canvas, Box(inner.x, y, PLACE, ROW), location, name)
        for seat, lane in enumerate(lanes):
            _cell(canvas, Box(lane.x, y, lane.width, ROW), page.chefs.get((location, seat)))
    if page.plans is not None:
        for seat, done in page.plans.items():
            if seat != page.view.viewer or not done:
                _letter(canvas, Box(lanes[seat].x, inner.y + TITLE + NAMES, lanes[seat].width, height - 300), done)
    return canvas.image


def _letter(canvas: Canvas, lane: Box, done: bool) -> None:
    """Draw a sealed letter for a submitted plan, a quill for one still to come."""
    canvas.paste_middle(art.thing("planned" if done else "planning", 130), lane)


def _place(canvas: Canvas, box: Box, location: str, name: str) -> None:
    """Draw a location: its name over its roof."""
    high = box.height
    picture = inside(location, box.width, 296).crop((0, 0, box.width, high))
    canvas.paste_image(picture, box, RADIUS_SMALL)
    canvas.text_in(box.top(46).inset(12, 0), name, Face.BOLD, SMALL, CREAM, LEFT)


def _cell(canvas: Canvas, box: Box, found: tuple[int, Chef] | None) -> None:
    if found is None:
        canvas.card(Box(box.x + 14, box.bottom + 2, box.width - 28, 4), mix(TRAY, TABLE, 0.5), 2)
        return
    number, chef = found
    canvas.card(box.inset(4, 2), colours.PLANK_LIGHT, 16)
    canvas.paste_middle(art.chef(chef.kind, chef.seat, CHEF), box.inset(0, 4).moved(0, 6))
    if number:
        disc = Box(box.x + 10, box.y + 8, 46, 46)
        canvas.pill(disc, NOW if number == 1 else CREAM)
        canvas.text_in(disc, str(number), Face.DISPLAY, SMALL, INK)
