"""The board in words: the parts of the alt text and the text board."""

from __future__ import annotations

from collections.abc import Iterable

from games.foodfighters.data import PANTRY, POWERS
from games.foodfighters.ending import better
from games.foodfighters.geometry import CELLS, ROW_NAMES, ROWS
from games.foodfighters.state import SPLAT, Fighter, Side
from games.foodfighters.view import View
from games.kernel import Seat
from renderers.kit import text_board as text_board_kit
from renderers.kit.presenter import Scene
from renderers.kit.text_board import in_one_breath, paragraphs, seats_from
from renderers.words import Words, message_id

SIDES = ("south", "north")
LEFT_OUT = {
    "viewer": "who reads it knows who they are",
    "phase": "what is asked stands in the message that asks",
    "attacked": "what was done in this turn stands in the story",
    "sides.*.pantry": "a Power card that is neither in hand, at work nor used up is for sale",
    "sides.*.grid.*.id": "it says the fighter's type and thought in letters",
    "sides.*.knocked_out.*.id": "it says the fighter's type and thought in letters",
    "sides.*.knocked_out.*.spoon": "who was knocked out carries nothing",
    "sides.*.knocked_out.*.cracker": "who was knocked out carries nothing",
    "sides.*.knocked_out.*.pan": "who was knocked out carries nothing",
    "sides.*.knocked_out.*.blocked": "who was knocked out does not attack",
}
"""Facts of a view that the text board omits, and why."""


def load(words: Words, fighter: Fighter) -> list[str]:
    """Return a fighter's items, and whether Sticky Rice holds it."""
    items = [words(message_id("foodfighters", "item", item)) for item in fighter.items]
    return [*items, words("foodfighters-board-stuck")] if fighter.blocked else items


class BoardText(text_board_kit.BoardText[View]):
    """The words for one view."""

    prefix = "foodfighters-board-"

    def whose(self, waiting: Iterable[Seat]) -> str:
        """Return whose turn it is, or how the game ended."""
        outcome = self.view.outcome
        if outcome is None:
            return self.say("waiting", seats=self.seats(waiting))
        if outcome.winner is None:
            return self.say("drawn")
        by = better(self.view.sides)[1] if outcome.reason == "stalemate" else outcome.reason
        return self.say("won", seat=self.seat(outcome.winner), by=by)

    def course(self) -> list[str]:
        """Return whose turn it is and its current attack, and how near the stalemate is; nothing after the end."""
        view = self.view
        if view.outcome is not None:
            return []
        told = [self.say("active", seat=self.seat(view.active))]
        if view.attack is not None:
            attacker = self._at(view.active, view.attack.attacker)
            target = self._at(1 - view.active, view.attack.target)
            far = "yes" if view.attack.far else "no"
            seat = self.seat(view.active)
            told.append(self.say("attack", seat=seat, attacker=attacker, target=target, far=far))
        if view.bought:
            told.append(self.say("bought", seat=self.seat(view.active)))
        if view.quiet_turns:
            told.append(self.say("quiet", turns=view.quiet_turns, limit=PANTRY.assumed.quiet_turns))
        return told

    def _at(self, seat: Seat, cell: int) -> str:
        """Return the fighter in a cell, or only the cell if it is empty."""
        fighter = self.view.sides[seat].grid[cell]
        return f"{CELLS[cell]} {self.name('type', fighter.type)}" if fighter else CELLS[cell]

    def shared(self) -> list[str]:
        """Return supply, Bonus die and the last roll, a sentence each."""
        view = self.view
        owner = view.bonus_die
        bonus = self.say("bonus-pantry") if owner is None else self.say("bonus-owned", seat=self.seat(owner))
        told = [self.say("supply", beans=self.beans(view.supply)), bonus]
        if view.roll:
            dice = self.words.join([self.die(face) for face in view.roll.dice])
            told.append(self.say("roll", seat=self.seat(view.roll.seat), purpose=view.roll.purpose, dice=dice))
        return told

    def die(self, face: int) -> str:
        """Return a die's face: a Splat or Beans."""
        return self.say("splat") if face == SPLAT else self.beans(face)

    def beans(self, count: int) -> str:
        """Return a number of Beans."""
        return self.say("beans", beans=count)

    def heading(self, seat: Seat) -> str:
        """Return a seat: side, player, team, Beans."""
        side = self.view.sides[seat]
        args = {"side": self.say(SIDES[seat]), "seat": self.seat(seat), "team": self.name("team", side.team)}
        return self.say("seat", **args, beans=self.beans(side.beans))

    def rows(self, seat: Seat, short: bool = False) -> list[str]:
        """Return the three rows of a grid from the front to the back; short ones leave out what is empty."""
        grid = self.view.sides[seat].grid
        told = []
        for letter, row in zip(ROW_NAMES, ROWS, strict=True):
            cells = [self.cell(CELLS[cell], grid[cell], short) for cell in row if grid[cell] or not short]
            if cells or not short:
                told.append(self.say(f"row-{letter.lower()}", cells="; ".join(cells) or self.say("no-row")))
        return told

    def cell(self, cell: str, fighter: Fighter | None, short: bool) -> str:
        """Return one cell: its fighter, its thought, its items."""
        if fighter is None:
            return self.say("empty", cell=cell)
        items = self.load(fighter)
        message = ("short" if short else "fighter") + ("-with" if items else "")
        args = {"cell": cell, "type": self.name("type", fighter.type), "thought": self.name("type", fighter.thought)}
        return self.say(message, **args, items=", ".join(items))

    def load(self, fighter: Fighter) -> list[str]:
        """Return a fighter's items, and whether Sticky Rice holds it."""
        return load(self.words, fighter)

    def fallen(self, seat: Seat, every_type: bool = False) -> str:
        """Return the enemies a seat has knocked out, counted by type."""
        side, enemy = self.view.sides[seat], self.view.sides[1 - seat]
        counts = {kind: sum(1 for f in side.knocked_out if f.type == kind) for kind in enemy.types}
        if not any(counts.values()):
            return self.say("fallen-none")
        shown = [self._count(side, kind, count, every_type) for kind, count in counts.items() if count or every_type]
        return self.say("fallen", fallen=", ".join(shown))

    def _count(self, side: Side, kind: str, count: int, thoughts: bool) -> str:
        """Return how many of a type have fallen, and if wanted their thoughts."""
        name = self.name("type", kind)
        if not thoughts or not count:
            return self.say("count", type=name, count=count)
        thought = self.names("type", (fighter.thought for fighter in side.knocked_out if fighter.type == kind))
        return self.say("count-thoughts", type=name, count=count, thoughts=thought)

    def stock(self, seat: Seat) -> list[str]:
        """Return what a seat's side of the Pantry still holds, what has left the game, and what is banned this turn."""
        side = self.view.sides[seat]
        left = (("spoon", side.spoons), ("cracker", side.crackers), ("pan", side.pans))
        items = [self.say("stock-item", item=self.name("item", item), count=count) for item, count in left]
        told = [self.say("stock", stock=", ".join(items))]
        if side.smashed:
            told.append(self.say("smashed", count=side.smashed))
        barred = [self.name("item", thing) for thing in not_for_sale(side)]
        barred += [self.name("card", card) for card in side.cards_played if card in side.pantry]
        if self.view.outcome is None and seat != self.view.active:
            # Events of one's own turn no longer ban anything; a smashed Cracker bans the turn to come (section 8).
            return [*told, self.say("no-cracker-next")] if side.cracker_smashed else told
        return [*told, self.say("not-for-sale", things=", ".join(barred))] if barred else told

    def cards(self, seat: Seat) -> list[str]:
        """Return a seat's three Power cards: the state of each, and its text in full."""
        side = self.view.sides[seat]
        return [self.card(card, f"card-{place_of(side, card)}") for card in side.deck]

    def card(self, card: str, message: str = "card-pantry") -> str:
        """Return a Power card in full: its name with its description, and its text."""
        name = self.say(message, card=self.name("card", card), beans=self.beans(POWERS[card].cost))
        return self.say("card", card=name, text=self.name("card", f"{card}-text"))


def not_for_sale(side: Side) -> list[str]:
    """Return the items that a side may not buy this turn because of earlier events (rules section 8)."""
    barred = {
        "spoon": side.threw_spoon,
        "cracker": side.cracker_smashed,
        "pan": side.pan_hit,
        "bonus_die": side.rolled_bonus,
    }
    return [item for item, it_is in barred.items() if it_is]


def place_of(side: Side, card: str) -> str:
    """Return a Power card's state: `held`, `ongoing`, `removed`, else for sale in the `pantry`."""
    for place in ("held", "ongoing", "removed"):
        if card in getattr(side, place):
            return place
    return "pantry"


def text_board(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Return everything on the table: what is shared, then each side, the viewer's first (South's for a spectator)."""
    table = [
        board_text.say("title", turn=board_text.view.turn),
        board_text.whose(scene.waiting),
        happened,
        *board_text.course(),
        *board_text.shared(),
    ]
    sides = []
    for seat in seats_from(scene.viewer or 0, len(SIDES)):
        lines = [board_text.heading(seat), *board_text.rows(seat), board_text.fallen(seat, every_type=True)]
        sides.append([*lines, *board_text.stock(seat), *board_text.cards(seat)])
    return paragraphs(table, *sides)


def alt_text(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Return the picture in reading order: whose turn, the last events, each side (nearer first), the grids."""
    seats = seats_from(scene.viewer or 0, len(SIDES))
    parts = [board_text.whose(scene.waiting), happened, *board_text.shared()]
    parts += [part for seat in seats for part in (board_text.heading(seat), board_text.fallen(seat))]
    for seat in seats:
        parts += [f"{board_text.seat(seat)}:", *board_text.rows(seat, short=True)]
    return in_one_breath(*parts)
