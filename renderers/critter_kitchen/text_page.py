"""The board as plain text: complete for the text board, within a picture's limit for alt texts."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat
from renderers.critter_kitchen.text_board import BoardText


def alt_text(board_text: BoardText, whose: str, happened: str) -> str:
    """The same as the board picture in reading order; the caller's Picture trims it."""
    view = board_text.view
    seats = [board_text.kitchen(seat, short=True) for seat in range(len(view.players))]
    stalls = [board_text.stall(location, short=True) for location in view.row]
    cards = [board_text.challenges(), board_text.critic(short=True), *board_text.rumors(short=True)]
    parts = [whose, happened, *board_text.clock(), *seats, *stalls, *cards]
    return " ".join(part for part in parts if part)


def text_board(board_text: BoardText, whose: str, happened: str, seats: Sequence[Seat]) -> str:
    """Everything on the table, a paragraph each: the clock, the waterfront, the cards, the kitchens in this order."""
    view = board_text.view
    table = [board_text.clock()[0], whose, happened, board_text.clock()[1]]
    cards = [board_text.challenges(), board_text.critic(), *board_text.rumors()]
    kitchens = []
    for seat in seats:
        kitchens += [board_text.kitchen(seat), *board_text.storage(seat)]
    stalls = [board_text.stall(location) for location in view.row]
    paragraphs = [table, stalls, cards, kitchens, score_sheet(board_text) if view.over else []]
    return "\n\n".join("\n".join(line for line in lines if line) for lines in paragraphs if lines)


def score_sheet(board_text: BoardText) -> list[str]:
    """The final scoring, a line for each kitchen."""
    view, told = board_text.view, []
    for seat in range(len(view.players)):
        lines = [line for line in view.sheet if line.seat == seat]
        parts = [board_text.say("board-scored", what=board_text.line(line), points=line.points) for line in lines]
        stars = board_text.say("stars", stars=sum(line.points for line in lines))
        told.append(board_text.say("board-sheet", seat=board_text.seat(seat), stars=stars, parts=", ".join(parts)))
    return told
