"""The board as plain text: complete for the text board, within a picture's limit for alt texts."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat
from renderers.critter_kitchen.telling import Telling


def alt_text(telling: Telling, whose: str, happened: str) -> str:
    """The same as the board picture in reading order; the caller's Picture trims it."""
    view = telling.view
    seats = [telling.kitchen(seat, short=True) for seat in range(len(view.players))]
    stalls = [telling.stall(location, short=True) for location in view.row]
    cards = [telling.challenges(), telling.critic(short=True), *telling.rumors(short=True)]
    parts = [whose, happened, *telling.clock(), *seats, *stalls, *cards]
    return " ".join(part for part in parts if part)


def text_board(telling: Telling, whose: str, happened: str, seats: Sequence[Seat]) -> str:
    """Everything on the table, a paragraph each: the clock, the waterfront, the cards, the kitchens in this order."""
    view = telling.view
    table = [telling.clock()[0], whose, happened, telling.clock()[1]]
    cards = [telling.challenges(), telling.critic(), *telling.rumors()]
    kitchens = []
    for seat in seats:
        kitchens += [telling.kitchen(seat), *telling.storage(seat)]
    stalls = [telling.stall(location) for location in view.row]
    paragraphs = [table, stalls, cards, kitchens, score_sheet(telling) if view.over else []]
    return "\n\n".join("\n".join(line for line in lines if line) for lines in paragraphs if lines)


def score_sheet(telling: Telling) -> list[str]:
    """The final scoring, a line for each kitchen."""
    view, told = telling.view, []
    for seat in range(len(view.players)):
        lines = [line for line in view.sheet if line.seat == seat]
        parts = [telling.say("board-scored", what=telling.line(line), points=line.points) for line in lines]
        stars = telling.say("stars", stars=sum(line.points for line in lines))
        told.append(telling.say("board-sheet", seat=telling.seat(seat), stars=stars, parts=", ".join(parts)))
    return told
