"""The board in words: the parts from which the alt text and the text board are put together."""

from __future__ import annotations

from collections.abc import Iterable

from games.foodfighters.data import POWERS
from games.foodfighters.ending import better
from games.foodfighters.geometry import CELLS, ROW_NAMES, ROWS
from games.foodfighters.state import SPLAT, Fighter, Side
from games.foodfighters.view import View
from games.kernel import Seat
from renderers.kit import text_board as text_board_kit
from renderers.kit.presenter import Scene
from renderers.kit.text_board import in_one_breath, paragraphs, seats_from

SIDES = ("south", "north")


class BoardText(text_board_kit.BoardText[View]):
    """Tells of one view."""

    prefix = "foodfighters-board"

    def whose(self, waiting: Iterable[Seat]) -> str:
        """Whose turn it is, or how the game ended."""
        outcome = self.view.outcome
        if outcome is None:
            return self.say("waiting", seats=self.seats(waiting))
        if outcome.winner is None:
            return self.say("drawn")
        by = better(self.view.sides)[1] if outcome.reason == "stalemate" else outcome.reason
        return self.say("won", seat=self.seat(outcome.winner), by=by)

    def shared(self) -> list[str]:
        """Supply, Bonus die and the last roll, a sentence each."""
        view = self.view
        owner = view.bonus_die
        bonus = self.say("bonus-pantry") if owner is None else self.say("bonus-owned", seat=self.seat(owner))
        told = [self.say("supply", beans=self.beans(view.supply)), bonus]
        if view.roll:
            dice = self.words.join([self.die(face) for face in view.roll.dice])
            told.append(self.say("roll", seat=self.seat(view.roll.seat), dice=dice))
        return told

    def die(self, face: int) -> str:
        """A die's face: a Splat or Beans."""
        return self.say("splat") if face == SPLAT else self.beans(face)

    def beans(self, count: int) -> str:
        """So many Beans."""
        return self.say("beans", beans=count)

    def heading(self, seat: Seat) -> str:
        """A seat: side, player, team, Beans."""
        side = self.view.sides[seat]
        args = {"side": self.say(SIDES[seat]), "seat": self.seat(seat), "team": self.name("team", side.team)}
        return self.say("seat", **args, beans=self.beans(side.beans))

    def rows(self, seat: Seat, short: bool = False) -> list[str]:
        """The three rows of a grid from the front to the back; short ones leave out what is empty."""
        grid = self.view.sides[seat].grid
        told = []
        for letter, row in zip(ROW_NAMES, ROWS, strict=True):
            cells = [self.cell(CELLS[cell], grid[cell], short) for cell in row if grid[cell] or not short]
            if cells or not short:
                told.append(self.say(f"row-{letter.lower()}", cells="; ".join(cells) or self.say("no-row")))
        return told

    def cell(self, cell: str, fighter: Fighter | None, short: bool) -> str:
        """One cell: who stands there, thinking of whom, with what."""
        if fighter is None:
            return self.say("empty", cell=cell)
        items = self.load(fighter)
        message = ("short" if short else "fighter") + ("-with" if items else "")
        args = {"cell": cell, "type": self.name("type", fighter.type), "thought": self.name("type", fighter.thought)}
        return self.say(message, **args, items=", ".join(items))

    def load(self, fighter: Fighter) -> list[str]:
        """What a fighter carries, and whether Sticky Rice holds it."""
        items = [self.name("item", item) for item in fighter.items]
        return [*items, self.say("stuck")] if fighter.blocked else items

    def fallen(self, seat: Seat, every_type: bool = False) -> str:
        """The enemies a seat has knocked out, counted by type."""
        side, enemy = self.view.sides[seat], self.view.sides[1 - seat]
        counts = {kind: sum(1 for f in side.knocked_out if f.type == kind) for kind in enemy.types}
        if not any(counts.values()):
            return self.say("fallen-none")
        shown = [
            self.say("count", type=self.name("type", kind), count=count)
            for kind, count in counts.items()
            if count or every_type
        ]
        return self.say("fallen", fallen=", ".join(shown))

    def stock(self, seat: Seat) -> str:
        """What a seat's side of the Pantry still holds."""
        side = self.view.sides[seat]
        left = (("spoon", side.spoons), ("cracker", side.crackers), ("pan", side.pans))
        items = [self.say("stock-item", item=self.name("item", item), count=count) for item, count in left]
        return self.say("stock", stock=", ".join(items))

    def cards(self, seat: Seat) -> str:
        """A seat's three Power cards and where each of them is."""
        side = self.view.sides[seat]
        told = [
            self.say(
                f"card-{place_of(side, card)}",
                card=self.name("card", card),
                beans=self.beans(POWERS[card].cost),
            )
            for card in side.deck
        ]
        return self.say("cards", cards=", ".join(told))


def place_of(side: Side, card: str) -> str:
    """Where a Power card is: `held`, `ongoing`, `removed`, else for sale in the `pantry`."""
    for place in ("held", "ongoing", "removed"):
        if card in getattr(side, place):
            return place
    return "pantry"


def text_board(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Everything on the table: what is shared, then each side, the viewer's first (South's for a spectator)."""
    table = [
        board_text.say("title", turn=board_text.view.turn),
        board_text.whose(scene.waiting),
        happened,
        *board_text.shared(),
    ]
    sides = []
    for seat in seats_from(scene.viewer or 0, len(SIDES)):
        lines = [board_text.heading(seat), *board_text.rows(seat), board_text.fallen(seat, every_type=True)]
        sides.append([*lines, board_text.stock(seat), board_text.cards(seat)])
    return paragraphs(table, *sides)


def alt_text(board_text: BoardText, scene: Scene, happened: str) -> str:
    """The picture in reading order: whose turn, what happened, each side with the nearer one first, the grids."""
    seats = seats_from(scene.viewer or 0, len(SIDES))
    parts = [board_text.whose(scene.waiting), happened, *board_text.shared()]
    parts += [part for seat in seats for part in (board_text.heading(seat), board_text.fallen(seat))]
    for seat in seats:
        parts += [f"{board_text.seat(seat)}:", *board_text.rows(seat, short=True)]
    return in_one_breath(*parts)
