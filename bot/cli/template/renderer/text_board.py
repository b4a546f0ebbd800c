"""The board in words: for screen readers and `/board text`, and as the picture's alt text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.kernel import Seat
from renderers.kit import text_board as kit

from ..rules.data import CARDS
from ..rules.view import View


class BoardText(kit.BoardText[View]):
    """Parts of the board as text, in the reader's language."""

    prefix = "soup_stall-board-"

    def table(self) -> Iterator[str]:
        """Return what everybody sees: the round, the pot, the deck."""
        yield self.say("title", round=self.view.round, rounds=self.view.rounds)
        yield self.say("pot", cards=self.cards(self.view.pot), deck=self.view.deck)

    def each_seat(self) -> Iterator[str]:
        """Return a line for each seat: its bowl with the points, and its recipe if the viewer may know it."""
        for seat, bowl in enumerate(self.view.bowls):
            points = self.view.points(seat)
            told = self.say("seat", seat=self.seat(seat), cards=self.cards(bowl), points=points)
            yield f"{told} {self.recipe(seat)}".rstrip()

    def recipe(self, seat: Seat) -> str:
        """Return the recipe (or those to choose from) of a seat; '' if the viewer may not know."""
        recipes = [self.name("recipe", recipe) for recipe in self.view.recipes[seat]]
        return self.say("recipe", recipes=self.words.join(recipes, "or")) if recipes else ""

    def cards(self, cards: Sequence[str]) -> str:
        """Return cards by kind, in the order of the data: `2 × Carrot, 1 × Pepper`."""
        found = [food.id for food in CARDS.food if food.id in cards]
        each = [self.say("cards", count=cards.count(food), food=self.name("food", food)) for food in found]
        return ", ".join(each) or self.say("nothing")

    def waiting(self, seats: Sequence[Seat]) -> str:
        """Return whom the table waits for; '' when the game is over."""
        return self.say("waiting", seats=self.seats(seats)) if seats else ""


def text_board(board: BoardText, waiting: Sequence[Seat]) -> str:
    """Return everything that the viewer may know, in paragraphs."""
    return kit.paragraphs(board.table(), board.each_seat(), [board.waiting(waiting)])


def alt_text(board: BoardText, waiting: Sequence[Seat]) -> str:
    """Describe the picture in one sentence."""
    return kit.in_one_breath(*board.table(), *board.each_seat(), board.waiting(waiting))
