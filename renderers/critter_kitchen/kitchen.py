"""A kitchen from inside, for its owner alone: shelves, soup, rumors, helpers, and what is being prepared.

That is dishes for challenges, the critic's courses, or what the fridge keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.critter_kitchen.ai.dish_solver import best_dishes, dish_stars
from games.critter_kitchen.data import ICONS, TYPES
from games.critter_kitchen.dishes import Cook, stars
from games.critter_kitchen.meal import Diner, courses
from games.critter_kitchen.state import EXTRA
from games.critter_kitchen.steps.kitchen import read_dishes
from games.critter_kitchen.tokens import ALLSPICE, BISQUE, COOKBOOK, RANK, SOUP, SPICE_OF, TOFU, TYPE_OF, part
from games.critter_kitchen.view import View
from games.kernel import Chosen, Seat
from renderers.critter_kitchen import art, colours, market, panels
from renderers.critter_kitchen.art.tokens import LEGIBLE
from renderers.critter_kitchen.text_board import BoardText
from renderers.kit import marks as signs
from renderers.kit.canvas import LEFT, RIGHT, Canvas
from renderers.kit.layout import BODY, GAP, MARGIN, RADIUS, RADIUS_SMALL, SMALL, WIDTH, Box, columns
from renderers.kit.palette import BAD, CREAM, INK, NOW, PAPER, SAND, STONE, TABLE, WHITE
from renderers.kit.panels import footer
from renderers.kit.presenter import Scene
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face, drawable, wrap


@dataclass(frozen=True, slots=True)
class Plate:
    """A dish or a course: its purpose, the types it needs, its parts, its quality and the stars it would earn.

    `target` is a challenge or a type, `stars` None if a plate earns none itself; `offered` may be begun now.
    """

    target: str
    needs: tuple[str, ...]
    held: str | None
    parts: tuple[str, ...]
    quality: int
    stars: int | None
    offered: bool = False


def cook(view: View, seat: Seat) -> Cook:
    """Return a kitchen's rules for cooking for challenges."""
    return Cook(view.players[seat].restaurateur, Cook().least if view.rules.least_quality else 0)


def diner(view: View, seat: Seat) -> Diner:
    """Return a kitchen's rules for serving the critic."""
    return Diner("" if market.is_rival(view, seat) else view.critic, view.players[seat].restaurateur)


def pantry(view: View, seat: Seat) -> list[str]:
    """Return everything that may go into dishes, as far as the viewer may see it."""
    shield = view.shields[seat]
    if shield is None:
        return []
    book = [COOKBOOK] if view.players[seat].cart.get(COOKBOOK) else []
    return [*shield.storage, *[SOUP] * shield.soup, *[BISQUE] * shield.bisque, *book]


def served(view: View, chosen: Chosen) -> dict[str, list[str]]:
    """Return the unfinished answer's dishes by challenge."""
    keys = [card.challenge for card in market.challenges(view) if card.challenge]
    links = list(chosen[1:]) if chosen[:1] == ("serve",) else []
    return dict(read_dishes(links, keys)) if not links or links[0] in keys else {}


def suggested(view: View, seat: Seat) -> dict[str, list[str]]:
    """Return the dishes that win the most stars now, by challenge."""
    needs = {
        card.challenge: tuple(kind for kind in card.needs if kind != card.held)
        for card in market.challenges(view)
        if card.challenge
    }
    return dict(best_dishes(cook(view, seat), needs, pantry(view, seat), view.critic == "capybara"))


def dishes(view: View, seat: Seat, made: dict[str, list[str]], offered: Sequence[str] = ()) -> list[Plate]:
    """Return a plate for each open challenge of the day."""
    plates = []
    for card in market.challenges(view):
        if card.challenge is None:
            continue
        parts = made.get(card.challenge, [])
        quality = cook(view, seat).quality(parts)
        won = dish_stars(parts, quality, view.critic == "capybara") if parts else stars(0)
        held, can = card.held, card.challenge in offered
        plates.append(Plate(card.challenge, card.needs, held, tuple(parts), quality, won, can))
    return plates


def meal(view: View, seat: Seat, parts: Sequence[str]) -> list[Plate]:
    """Return the seven courses of the critic's meal."""
    made = courses(diner(view, seat), parts)
    plates = []
    for kind in TYPES:
        own = tuple(key for key in parts if (part(key).beside or part(key).type) == kind)
        plates.append(Plate(kind, (kind,), None, own, made[kind].quality if kind in made else 0, None))
    return plates


TITLE, SHELF, JARS, CARD, FOOT, DISHES, COURSES = 84, 430, 120, 150, 100, 270, 230
LOW_SHELF = 330
CARD_HEAD, CARD_TEXT, CARD_LINES, BESIDE, BETWEEN = 44, SMALL, 6, 142, 12
"""The parts of a card: its name's height, its text's size and most lines, what is beside that, the gap to the next."""
SIZES = (116, 96, 84, 72, 66, LEGIBLE)  # at 66 three fit in one column even below a board


@dataclass(frozen=True, slots=True)
class Note:
    """A card with a picture, a name and a text: a rumor, a zous chef, a restaurateur."""

    stamp: Sprite | None
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """The input of the drawing. `storage` and `loose` are what is on the shelves; `marked` tokens may be chosen now.

    `kept` are tokens already chosen for the fridge, with its size; `closed` is shown to those who may not look.
    """

    seat: Seat | None
    title: str
    aside: str
    storage: tuple[str, ...] = ()
    loose: tuple[tuple[str, int], ...] = ()
    marked: frozenset[str] = frozenset()
    kept: tuple[str, ...] = ()
    bench_title: str = ""
    bench_sum: str = ""
    plates: tuple[Plate, ...] = ()
    plate_names: tuple[str, ...] = ()
    warning: str = ""
    progress: str = ""
    notes: tuple[Note, ...] = ()
    asked: str = ""
    closed: str = ""


def page_of(board_text: BoardText, scene: Scene, asked: str) -> Page:
    """Return the viewer's own kitchen; closed shutters for spectators."""
    view, seat = board_text.view, board_text.view.viewer
    aside = board_text.say("board-clock-short", round=view.round, day=view.day)
    if seat is None:
        return Page(None, board_text.say("board-kitchens"), aside, closed=board_text.say("board-kitchen-closed"))
    shield = view.shields[seat]
    assert shield is not None
    kind = scene.decision.kind if scene.decision else ""
    made, title, total = _bench(board_text, scene, seat, kind)
    spent = [token for plate in made for key in plate.parts for token in part(key).tokens]
    kept = [link for link in scene.chosen[1:] if link in RANK] if kind == "refrigerate" else []
    left = _without(pantry(view, seat), spent)
    marked = {token for choice in scene.offered for token in _tokens_of(choice.kind, choice.key)}
    loose = [token for token in (SOUP, BISQUE, ALLSPICE, TOFU, COOKBOOK) if token in left or token == SOUP]
    limit, held = market.fridge(view, seat), len(shield.storage)
    over = limit is not None and held > limit and kind != "refrigerate"
    return Page(
        seat,
        board_text.say("kitchen-of", seat=board_text.seat(seat)),
        aside,
        tuple(sorted((t for t in left if t in TYPE_OF or t in SPICE_OF.values()), key=lambda t: -RANK[t])),
        tuple((token, left.count(token)) for token in loose),
        frozenset(marked),
        tuple(kept),
        title,
        total,
        tuple(made),
        tuple(_plate_name(board_text, plate) for plate in made),
        board_text.say("fridge-warning", limit=limit or 0, tokens=held - (limit or 0)) if over else "",
        f"{len(kept)}/{limit}" if kind == "refrigerate" else "",
        tuple(_notes(board_text, seat)),
        drawable(asked, Face.STRONG),
    )


def _bench(board_text: BoardText, scene: Scene, seat: Seat, kind: str) -> tuple[list[Plate], str, str]:
    """Return what is being prepared, with the words above it and the sum beside them."""
    view = board_text.view
    if kind == "challenge":
        offered = [choice.key for choice in scene.offered if choice.kind == "challenge"]
        chosen = scene.chosen[:1] == ("serve",)
        made = served(view, scene.chosen) if chosen else suggested(view, seat)
        plates = dishes(view, seat, made, offered)
        won = sum(plate.stars or 0 for plate in plates)
        title = board_text.say("board-dishes" if chosen else "board-suggested")
        return plates, title, board_text.say("stars", stars=won)
    if kind == "critic":
        parts = [link for link in scene.chosen[1:] if link != "end"] if scene.chosen[:1] == ("dine",) else []
        plates = meal(view, seat, parts)
        total = sum(plate.quality for plate in plates)
        return plates, board_text.name("critic", view.critic), board_text.say("board-quality", quality=total)
    return [], "", ""


def _plate_name(board_text: BoardText, plate: Plate) -> str:
    return board_text.name("type" if plate.target in TYPES else "challenge", plate.target)


def _tokens_of(kind: str, key: str) -> tuple[str, ...]:
    if kind == "token":
        return (key,)
    return part(key).tokens if kind == "part" else ()


def _without(tokens: Sequence[str], gone: Sequence[str]) -> list[str]:
    """Return what is left; what the suggestion or a critic uses from elsewhere is skipped."""
    left = list(tokens)
    for token in gone:
        if token in left:
            left.remove(token)
    return left


def _notes(board_text: BoardText, seat: Seat) -> list[Note]:
    """Return rumors that the viewer may read, the own one last; zous chefs; the restaurateur."""
    view, notes = board_text.view, list[Note]()
    player, shield = view.players[seat], view.shields[seat]
    known = [(icon, card) for icon, card in zip(ICONS, view.rumors, strict=True) if card]
    known += [(EXTRA, shield.rumor)] if shield is not None and shield.rumor else []
    for icon, card in known:
        notes.append(_note(board_text, art.space(icon, True, False, 96), "rumor", card))
    if player.working:
        notes.append(_note(board_text, art.chef(player.working, seat, 104), "chef", player.working))
    if player.hired:
        notes.append(_note(board_text, art.helper(player.hired, 104), "chef", player.hired))
    if player.restaurateur:
        notes.append(_note(board_text, art.hat(seat, 92), "restaurateur", player.restaurateur))
    return notes


def _note(board_text: BoardText, stamp: Sprite, kind: str, card: str) -> Note:
    return Note(stamp, board_text.name(kind, card), board_text.name(kind, f"{card}-text"))


def page_text(board_text: BoardText, asked: str, scene: Scene) -> list[str]:
    """Return the page in words."""
    page = page_of(board_text, scene, asked)
    if page.seat is None:
        return [page.closed]
    plates = [
        board_text.say(
            "board-plate",
            plate=name,
            parts=board_text.names("part", plate.parts),
            quality=plate.quality,
            stars=plate.stars or 0,
        )
        for plate, name in zip(page.plates, page.plate_names, strict=True)
        if plate.parts
    ]
    title = [board_text.say("board-bench", title=page.bench_title, sum=page.bench_sum)] if plates else []
    kept = [board_text.say("board-kept", tokens=board_text.names("item", page.kept))] if page.kept else []
    storage = board_text.storage(page.seat)
    return [page.asked, board_text.kitchen(page.seat), *storage, *title, *plates, *kept, *board_text.rumors()]


def worth(view: View, scene: Scene, key: str) -> int:
    """Return the quality that a part adds to the unfinished dish or course."""
    seat = view.viewer if view.viewer is not None else scene.decision.seat if scene.decision else 0
    if scene.decision is not None and scene.decision.kind == "critic":
        return diner(view, seat).quality(part(key))
    return cook(view, seat).quality([key])


def needs_in_words(board_text: BoardText, challenge: str) -> str:
    """Return the types that an open challenge needs."""
    for card in market.challenges(board_text.view):
        if card.challenge == challenge:
            return ", ".join(board_text.name("type", kind) for kind in card.needs if kind != card.held)
    return ""


def draw(page: Page) -> Image.Image:
    """Return the page, RGB, 1200 wide, as high as needed."""
    counter = (COURSES if len(page.plates) > 3 else DISHES) + 60 if page.plates else 0
    cards = sum(high + BETWEEN for _, _, high in rows_of(page.notes, WIDTH - 2 * GAP))
    parts = [TITLE, counter, SHELF, JARS, cards, FOOT if page.asked else 0]
    height = 2 * GAP + sum(parts) + 14 * sum(1 for part in parts if part)
    if page.closed:
        height = 760
    canvas = Canvas(WIDTH, height, TABLE)
    inner = Box(GAP, GAP, WIDTH - 2 * GAP, height - 2 * GAP)
    stamp = signs.seat_mark(page.seat, 64) if page.seat is not None else art.thing("sack", 70)
    panels.title_bar(canvas, inner.top(TITLE), stamp, page.title, page.aside)
    if page.closed:
        _closed(canvas, inner.below(TITLE + 14), page.closed)
        return canvas.image
    y = inner.y + TITLE + 14
    for draw_part, high in (
        (_counter, counter), (_shelves, SHELF), (_jars, JARS), (_cards, parts[4]), (_question, parts[5])
    ):  # fmt: skip
        if high:
            draw_part(canvas, Box(inner.x, y, inner.width, high), page)
            y += high + 14
    return canvas.image


def below(board: Image.Image, page: Page) -> Image.Image:
    """Return a picture with the shelves and jars of a kitchen below it; unchanged if the shelves are empty."""
    if not page.storage:
        return board
    canvas = Canvas(WIDTH, board.height + LOW_SHELF + JARS + 14 + GAP, TABLE)
    canvas.image.paste(board, (0, 0))
    shelves = Box(GAP, board.height, WIDTH - 2 * GAP, LOW_SHELF)
    _shelves(canvas, shelves, page)
    _jars(canvas, Box(GAP, shelves.bottom + 14, shelves.width, JARS), page)
    return canvas.image


def _closed(canvas: Canvas, box: Box, text: str) -> None:
    """Draw shutters, for those who have no kitchen at this table."""
    canvas.card(box, colours.SHELF, RADIUS)
    for index in range(5):
        slat = Box(box.x + 30, box.y + 30 + index * 52, box.width - 60, 40)
        canvas.card(slat, colours.SHELF_DARK, 10)
    for index, kind in enumerate(("mouse", "lizard", "boar")):
        canvas.paste(art.chef(kind, index, 190), box.x + 250 + index * 220, box.y + 150)
    panels.paragraph(canvas, box.below(350).inset(MARGIN, 14), text, BODY, CREAM, 4)


def _counter(canvas: Canvas, box: Box, page: Page) -> None:
    """Draw plates with their contents, quality and stars."""
    top = box.top(54)
    canvas.text_in(top, page.bench_title, Face.DISPLAY, 44, CREAM, LEFT)
    canvas.text_in(top, page.bench_sum, Face.DISPLAY, 44, NOW, RIGHT)
    for plate, name, place in zip(
        page.plates, page.plate_names, columns(box.below(60), len(page.plates), 10), strict=True
    ):
        _plate(canvas, place, plate, name, tall=len(page.plates) <= 3)


def _plate(canvas: Canvas, box: Box, plate: Plate, name: str, tall: bool) -> None:
    canvas.card(box, CREAM, RADIUS_SMALL)
    canvas.card(box.top(46), SAND if not plate.parts else NOW, RADIUS_SMALL)
    canvas.card(box.top(46).below(24), SAND if not plate.parts else NOW, 0)
    if tall:
        canvas.text_in(box.top(46).inset(8, 0), name, Face.BOLD, SMALL, INK)
    else:
        canvas.paste_middle(art.food(plate.target, 44), box.top(46))
    footer = Box(box.x, box.bottom - 56, box.width, 52)
    body = Box(box.x + 8, box.y + 52, box.width - 16, box.height - 52 - 58)
    if tall:
        needs = body.top(50)
        for kind, slot in zip(plate.needs, columns(needs.inset(20, 0), len(plate.needs), 4), strict=True):
            canvas.paste_middle(art.food(kind, 46), slot)
            if kind == plate.held:
                canvas.paste_middle(art.thing("hold", 46), slot)
        body = body.below(54)
    _parts(canvas, body, plate.parts)
    if plate.parts:
        sum_box = footer.left(footer.width - (70 if plate.stars is not None else 0))
        canvas.text_in(sum_box, str(plate.quality), Face.DISPLAY, 44, INK)
        if plate.stars is not None:
            canvas.paste(art.thing("star", 46), footer.right - 100, footer.y + 2)
            canvas.text_in(footer.after(footer.width - 50), str(plate.stars), Face.DISPLAY, 44, INK, LEFT)
    if plate.offered:
        canvas.outline(box.inset(-4), NOW, 8, RADIUS_SMALL + 4)


def _parts(canvas: Canvas, box: Box, parts: Sequence[str]) -> None:
    """Draw tokens side by side; a spice leans on what it seasons."""
    if not parts:
        return
    size = next((s for s in SIZES if _fits(parts, s, box)), SIZES[-1])
    across = max(1, (box.width + 8) // (size + 8))
    for index, key in reversed(list(enumerate(parts))):  # as on the shelves
        given = part(key)
        row, column = divmod(index, across)
        inline = min(across, len(parts) - row * across)
        x = box.x + (box.width - inline * (size + 8) + 8) // 2 + column * (size + 8)
        y = box.y + row * _step(len(parts), across, size, box.height)
        canvas.paste(art.token(given.token, size), x, y)
        if given.spice:
            small = round(size * 0.56)
            canvas.paste(art.token(given.spice, small), x - 6, y - 8)


def _fits(parts: Sequence[str], size: int, box: Box) -> bool:
    across = max(1, (box.width + 8) // (size + 8))
    return size <= box.width and -(-len(parts) // across) * (size + 8) - 8 <= box.height


def _step(count: int, across: int, size: int, height: int) -> int:
    """Return the step from one row of tokens to the next; rows overlap if there are too many."""
    return min(size + 8, (height - size) // max(1, -(-count // across) - 1))


def _shelves(canvas: Canvas, box: Box, page: Page) -> None:
    """Draw a shelf for each type, its spices last; possible choices are ringed, what the fridge keeps is ticked."""
    canvas.card(box, colours.SHELF, RADIUS)
    kept = list(page.kept)
    for kind, place in zip(TYPES, columns(box.inset(14, 12), len(TYPES), 8), strict=True):
        canvas.card(place, colours.SHELF_DARK, RADIUS_SMALL)
        canvas.card(place.top(74), colours.TILE[kind], RADIUS_SMALL)
        canvas.paste_middle(art.food(kind, 64), place.top(74))
        own = [token for token in page.storage if TYPE_OF.get(token) == kind]
        own += [token for token in page.storage if token == SPICE_OF[kind]]
        room = place.below(80).inset(10, 6)
        size = next((s for s in SIZES if _fits(own, s, room)), SIZES[-1])
        across = max(1, (room.width + 8) // (size + 8))
        for index, token in reversed(list(enumerate(own))):  # so that overlapping rows leave the values visible
            row, column = divmod(index, across)
            inline = min(across, len(own) - row * across)
            x = room.x + (room.width - inline * (size + 8) + 8) // 2 + column * (size + 8)
            y = room.y + row * _step(len(own), across, size, room.height)
            _token(canvas, Box(x, y, size, size), token, page, kept)


def _token(canvas: Canvas, box: Box, token: str, page: Page, kept: list[str]) -> None:
    canvas.paste(art.token(token, box.width), box.x, box.y)
    if token in kept:
        kept.remove(token)
        canvas.paste(signs.badge(44), box.right - 30, box.y - 10)
    elif token in page.marked:
        canvas.outline(box.inset(-4), NOW, 6, box.width // 5 + 4)


def _jars(canvas: Canvas, box: Box, page: Page) -> None:
    """Draw soup, bisque, allspice and the rest, each with its number; what the fridge cannot hold at the right."""
    canvas.card(box, colours.SHELF, RADIUS)
    x = box.x + 18
    kept = list(page.kept)
    for token, count in page.loose:
        _token(canvas, Box(x, box.y + 12, 96, 96), token, page, kept)
        used = canvas.text_in(Box(x + 104, box.y, 90, box.height), f"×{count}", Face.DISPLAY, 44, CREAM, LEFT)
        x += 104 + used + 26
    if page.progress:
        canvas.paste_middle(art.thing("fridge", 96), Box(box.right - 250, box.y, 100, box.height))
        canvas.text_in(box.inset(24, 0), page.progress, Face.DISPLAY, 56, NOW, RIGHT)
    if page.warning:
        room = Box(x + 6, box.y + 14, box.right - x - 24, box.height - 28)
        canvas.card(room, BAD, RADIUS_SMALL)
        canvas.paste_middle(art.thing("fridge", 70), room.left(84))
        panels.paragraph(canvas, room.after(88).inset(4, 4), page.warning, SMALL, WHITE, 3)


def _cards(canvas: Canvas, box: Box, page: Page) -> None:
    """Draw rumors and helpers, row by row."""
    y = box.y
    for notes, wide, high in rows_of(page.notes, box.width):
        for column, note in enumerate(notes):
            _card(canvas, Box(box.x + column * (wide + BETWEEN), y, wide, high), note)
        y += high + BETWEEN


def rows_of(notes: Sequence[Note], room: int) -> list[tuple[Sequence[Note], int, int]]:
    """Return notes two in a row, a single one in its own: with the width of each, and a height for all text."""
    found = []
    for start in range(0, len(notes), 2):
        row = notes[start : start + 2]
        wide = (room - BETWEEN * (len(row) - 1)) // len(row)
        lines = max(len(wrap(note.text, Face.TEXT, CARD_TEXT, wide - BESIDE, CARD_LINES)) for note in row)
        found.append((row, wide, max(CARD, CARD_HEAD + lines * round(CARD_TEXT * 1.16) + 20)))
    return found


def _card(canvas: Canvas, card: Box, note: Note) -> None:
    canvas.card(card, PAPER, RADIUS_SMALL)
    if note.stamp is not None:
        canvas.paste_middle(note.stamp, card.left(122))
    words = card.after(128).inset(0, 10)
    words = words.left(card.width - BESIDE)
    size = panels.fitted(note.name, words.width, SMALL, Face.BOLD)
    canvas.text_in(words.top(42), note.name, Face.BOLD, size, INK, LEFT)
    panels.paragraph(canvas, words.below(CARD_HEAD), note.text, CARD_TEXT, STONE, CARD_LINES)


def _question(canvas: Canvas, box: Box, page: Page) -> None:
    footer(canvas, box, page.asked, panels.FOOT)
    canvas.outline(box, NOW, 6, RADIUS_SMALL)
