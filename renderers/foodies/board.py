"""The two pictures of Foodies: the board with every court, and one court large. Both are composed of cached sprites."""

from __future__ import annotations

from dataclasses import dataclass, field

from PIL import Image

from games.foodies.view import View
from games.kernel import Seat
from renderers.foodies import art, courts, panels
from renderers.foodies.courts import CourtMarks
from renderers.foodies.highlights import Marks
from renderers.foodies.layout import BoardFrame, board_frame, page_frame
from renderers.foodies.panels import Caption
from renderers.kit import marks as signs
from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import HEADLINE, NUMBER, RADIUS, WIDTH, Box
from renderers.kit.palette import CREAM, NOW, TABLE, TRAY
from renderers.kit.panels import footer
from renderers.kit.sprites import backdrop
from renderers.kit.type import face_for


@dataclass(frozen=True, slots=True)
class ViewModel:
    """The input of the drawing: the view, the order of the seats, the words, and highlights.

    `chooser` is the seat whose unfinished action is shown: `offered` spaces of its court, the market's stalls it can
    afford (None if it does not buy), and the stall it has chosen.
    """

    view: View
    order: tuple[Seat, ...]
    captions: tuple[Caption, ...]
    round: str
    status: str
    sentence: str
    marks: Marks
    names: dict[str, str]
    chooser: Seat | None = None
    offered: tuple[int, ...] = ()
    afforded: tuple[str, ...] | None = None
    placing: str | None = None
    numbered: dict[str, int] = field(default_factory=dict)
    titles: dict[Seat, str] = field(default_factory=dict)

    def shown(self, seat: Seat) -> CourtMarks:
        """Return the highlights of a seat's court."""
        mine = seat == self.chooser
        return CourtMarks(
            visited=self.marks.visited.get(seat),
            built=tuple(space for owner, space in self.marks.built if owner == seat),
            offered=self.offered if mine else (),
            placing=self.placing if mine else None,
            face=self.marks.face,
            numbered=tuple(int(place.partition(":")[2]) for place in self.numbered if mine and "stall" not in place),
        )


def draw_board(view_model: ViewModel) -> Image.Image:
    """Return every court, the market, the chefs, the race and the die; 1200 wide, as high as the seats need."""
    view, where = view_model.view, board_frame(view_model.view.seats)
    canvas = Canvas.over(_ground(view.seats))
    _die(canvas, where, view_model)
    for chef_id, box in zip(view.hired, where.chefs, strict=False):
        panels.chef(canvas, box, view, chef_id, view_model.names[chef_id], chef_id in view_model.marks.hired)
    panels.race(canvas, where.race, view, view_model.round)
    panels.market(canvas, where.market, view, view_model.afforded, view_model.placing)
    for seat, place in zip(view_model.order, where.courts, strict=True):
        caption = view_model.captions[seat]
        panels.header(canvas, place.header, seat, view.courts[seat], caption)
        courts.draw(canvas, place, view.courts[seat], view_model.shown(seat))
        if caption.waiting or caption.winner:
            canvas.outline(place.panel, NOW, 8, RADIUS)
    footer(canvas, where.footer, view_model.sentence, panels.FOOT, status=view_model.status)
    return canvas.image


def draw_page(view_model: ViewModel, seat: Seat) -> Image.Image:
    """Return one seat's court large, with names, effects and tokens, and the market below."""
    view, where = view_model.view, page_frame()
    court, caption = view.courts[seat], view_model.captions[seat]
    canvas = Canvas(WIDTH, where.footer.bottom + where.header.y, TABLE)
    title, purse = where.header.top(where.header.height // 2), where.header.below(where.header.height // 2)
    canvas.paste_middle(signs.seat_mark(seat, 64), title.left(64))
    x = title.x + 64 + 14
    for shown, stamp in ((caption.winner, signs.crown(68)), (caption.waiting, art.sign("hourglass", 56))):
        if shown:
            canvas.paste_middle(stamp, Box(x, title.y, stamp.width, title.height))
            x += stamp.width + 10
    name = Box(x, title.y, title.right - x, title.height)
    canvas.text_in(name, view_model.titles[seat], face_for(view_model.titles[seat]), HEADLINE, CREAM, LEFT)
    panels.purse(canvas, purse, court, LEFT, NUMBER, view.goal)
    if view_model.marks.face is not None:
        canvas.paste_middle(art.die(view_model.marks.face, where.die.height), where.die)
    courts.draw(canvas, where.court, court, view_model.shown(seat), view_model.names)
    panels.market(canvas, where.market, view, view_model.afforded, view_model.placing, view_model.numbered)
    footer(canvas, where.footer, view_model.sentence, panels.FOOT, status=view_model.status)
    return canvas.image


def _die(canvas: Canvas, where: BoardFrame, view_model: ViewModel) -> None:
    size = min(where.die.width, where.die.height)
    canvas.paste_middle(art.die(view_model.marks.face, size), where.die)


@backdrop
def _ground(seats: int) -> Image.Image:
    """Return the static part: the table and the panels of the courts."""
    where = board_frame(seats)
    canvas = Canvas(WIDTH, where.height, TABLE)
    for court in where.courts:
        canvas.card(court.panel, TRAY, RADIUS)
    return canvas.image
