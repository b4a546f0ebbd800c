"""The board in words: the parts of the alt text and the text board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from babel.numbers import format_decimal

from games.food_truck_city.data import CARDS
from games.food_truck_city.ending import ranking
from games.food_truck_city.state import Player, Truck
from games.food_truck_city.steps.stack import Window
from games.food_truck_city.view import View
from games.kernel import Seat
from renderers.food_truck_city.hand import counted
from renderers.kit import text_board as text_board_kit
from renderers.kit.presenter import Scene
from renderers.kit.text_board import in_one_breath, paragraphs, seats_from
from renderers.words import LOCALES

BETWEEN = "/"
LEFT_OUT = {
    "viewer": "who reads it knows who they are",
    "windows": "agreed when the table was opened; `/table` says it",
    "stall_limit": "agreed when the table was opened; the text says it once turns go by without a new block",
    "ending": "why the game ends is told when it does, and by the result",
    "festivals.*.left": "a festival always stands until the next turn of whoever held it",
    "players.*.start": "it matters only to a seat without trucks, which is offered it",
    "players.*.trucks.*.moved": "of the present turn: told of the trucks of whoever has it",
    "players.*.trucks.*.ticket": "of the present turn: told of the trucks of whoever has it",
    "players.*.trucks.*.fresh": "told beside the debt, where a truck is impounded",
    "step.bought": "what was bought in this turn stands in the story",
    "step.asked": "whom the table waits for is told by its message",
    "step.played": "what was played stands in the story",
    "step.targeted": "what was played at whom stands in the story",
}
"""Facts of a view that the text board omits, and why."""


class BoardText(text_board_kit.BoardText[View]):
    """The words for one view."""

    prefix = "food_truck_city-board-"

    def winners(self) -> tuple[Seat, ...]:
        """Return who has won; nobody before the end."""
        return () if self.view.step is not None else ranking(self.view)[0]

    def whose(self, waiting: Iterable[Seat]) -> str:
        """Return whose turn it is, or who has won."""
        won, waiting = self.winners(), tuple(waiting)
        if won:
            return self.say("over", seats=self.seats(won))
        window = isinstance(self.view.step, Window)
        told = self.say("window-waiting" if window else "waiting", seats=self.seats(waiting)) if waiting else ""
        if not self.view.turn or (waiting == (self.view.active,) and not window):
            return told
        return f"{told} {self.say('active', seat=self.seat(self.view.active))}".strip()

    def title(self) -> str:
        """Return the title, the size of the city and the turn."""
        return self.say("title", size=self.view.size, turn=self.view.turn)

    def dice(self) -> str:
        """Return the hungry customers and the food in demand."""
        view = self.view
        if view.food is None or view.customer is None:
            return self.say("no-dice")
        customer, food = self.name("customer", view.customer), self.name("food", view.food)
        return self.say("dice", customer=customer, food=food)

    def hidden(self) -> str:
        """Return how much of the city is unknown, and whose last turns are to come."""
        view = self.view
        told = self.say("hidden", count=len(view.city.blocks) - len(view.blocks))
        if view.last_turns and not self.winners():
            told += " " + self.say("last-turns", seats=self.seats(view.last_turns))
        return told

    def cards(self) -> str:
        """Return the deck, and the discard pile with its contents."""
        told = self.say("cards", deck=self.view.deck_size, discard=len(self.view.discard))
        return f"{told} {self.say('discarded', cards=self._counted(self.view.discard))}" if self.view.discard else told

    def progress(self) -> list[str]:
        """Return which cards may be played, whether this turn's first block is revealed, and the turns without one."""
        view, told = self.view, []
        if isinstance(view.step, Window):
            told.append(self.say("window-when", when=view.step.when))
        if view.revealed and not self.winners():
            told.append(self.say("revealed"))
        # In the last turns nothing is counted any more (section 11).
        if view.quiet and view.stall_limit and view.last_turns is None and not self.winners():
            limit = view.stall_limit * len(view.clockwise(0))
            told.append(self.say("quiet", turns=view.quiet, limit=limit))
        return told

    def standing(self, seat: Seat) -> str:
        """Return a seat's trucks in play, money, cards and fines."""
        player = self.view.players[seat]
        if player.left:
            return self.say("left", seat=self.seat(seat))
        return self.say(
            "seat",
            seat=self.seat(seat),
            trucks=self.say("trucks", count=len(player.parked())),
            money=player.money,
            cards=self.say("held-size", count=self.view.hand_sizes[seat]),
            fines=self.say("fines", count=player.fines),
        )

    def fleet(self, seat: Seat) -> list[str]:
        """Return the places of a seat's trucks, and its awards."""
        player = self.view.players[seat]
        parked = [self._truck(seat, truck, truck.at) for truck in player.trucks if truck.at is not None]
        told = [self.say("fleet", trucks="; ".join(parked)) if parked else self.say("no-fleet")]
        if player.impounded():
            told.append(self.impounded(player))
        if player.garage():
            told.append(self.say("garage", trucks=self.names("food", (truck.food for truck in player.garage()))))
        if player.awards:
            told.append(self.say("awards", foods=self.names("food", (CARDS[card].food for card in player.awards))))
        return told

    def short_fleet(self, seat: Seat) -> str:
        """Return a seat's trucks in play as food and street, and its impounded ones."""
        player = self.view.players[seat]
        parked = [
            self.say("short", food=self.name("food", truck.food), segment=truck.at)
            for truck in player.trucks
            if truck.at is not None
        ]
        told = [f"{', '.join(parked)}."] if parked else []
        told += [self.impounded(player)] if player.impounded() else []
        return f"{self.seat(seat)}: {' '.join(told)}" if told else ""

    def impounded(self, player: Player) -> str:
        """Return the impounded trucks, with their debts."""
        held = [
            self.say("debt-fresh" if t.fresh else "debt", food=self.name("food", t.food), debt=t.debt)
            for t in player.impounded()
        ]
        return self.say("impounded", trucks=", ".join(held))

    def tiles(self) -> list[str]:
        """Return billboards, festivals and closures, a sentence each."""
        view = self.view
        told = [
            self.say("billboard", food=self.name("food", food), block=block) for food, block in view.billboards.items()
        ]
        told += [self.say("festival", block=tile.place, seat=self.seat(tile.owner)) for tile in view.festivals]
        for tile in view.closures:
            card, owner = self.name("card", tile.card), self.seat(tile.owner)
            told.append(self.say("closure", segment=tile.place, card=card, seat=owner, left=tile.left))
        return told

    def city(self) -> list[str]:
        """Return every block, row by row."""
        size = self.view.size
        told = [self.say("city")]
        for row in range(size):
            blocks = [self._block(f"{row}-{column}") for column in range(size)]
            told.append(self.say("row", row=row, blocks="; ".join(blocks)))
        return told

    def hand(self) -> str:
        """Return the viewer's own cards, and whether it passes until its next turn."""
        told = self.say("hand", cards=self._counted(self.view.hand)) if self.view.hand else self.say("no-hand")
        return f"{told} {self.say('resting')}" if self.view.resting else told

    def _counted(self, cards: Sequence[str]) -> str:
        """Return cards by name, equal ones once with their number."""
        named = [
            self.name("card", card) if count == 1 else self.say("times", card=self.name("card", card), count=count)
            for card, count in counted(cards).items()
        ]
        return ", ".join(named)

    def decimal(self, value: float) -> str:
        """Format a number with at most one decimal, in the reader's language."""
        locale = self.words.locale if self.words.locale in LOCALES else "en"
        return format_decimal(value, format="0.#", locale=locale)

    def timing(self, card: str) -> str:
        """Return when a card may be played."""
        return self.words(f"food_truck_city-timing-{CARDS[card].timing.replace('_', '-')}")

    def facing(self, segment: str) -> str:
        """Return the customers that face a street; a question mark for a block that is face down."""
        known = [self.name("customer", who) for who in self.view.facing(segment)]
        return ", ".join([*known, *["?"] * (2 - len(known))])

    def sides(self, block: str) -> str:
        """Return the customers on the four sides of a block that is face up."""
        return BETWEEN.join(self.name("customer", who) for who in self.view.blocks[block].customers)

    def distances(self) -> list[str]:
        """Return the streets by their distance from the centre."""
        rings = self.view.city.rings
        return [self.say("distance", distance=far, segments=", ".join(ring)) for far, ring in enumerate(rings)]

    def _truck(self, seat: Seat, truck: Truck, at: str) -> str:
        notes = [self.say("facing", customers=self.facing(at))]
        notes += [self.name("card", card) for card in (truck.flat, truck.strike) if card]
        if seat == self.view.active:
            notes += [self.say("moved")] if truck.moved else []
            notes += [self.say("ticket")] if truck.ticket else []
        return self.say("truck-with", food=self.name("food", truck.food), segment=at, notes=", ".join(notes))

    def _block(self, block: str) -> str:
        if block not in self.view.blocks:
            return self.say("face-down", block=block)
        return self.say("block", block=block, customers=self.sides(block))


def text_board(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Return everything on the table, and the viewer's own hand: the table, each seat (viewer first), the city."""
    view = board_text.view
    table = [
        board_text.title(),
        board_text.whose(scene.waiting),
        happened,
        board_text.dice(),
        board_text.hidden(),
        *board_text.progress(),
        board_text.cards(),
    ]
    seats = []
    for seat in seats_from(view.viewer or 0, len(view.players)):
        lines = [board_text.standing(seat), *board_text.fleet(seat)]
        seats.append([*lines, board_text.hand()] if seat == view.viewer else lines)
    return paragraphs(table, *seats, [*board_text.tiles(), *board_text.city()])


def alt_text(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Return the picture in reading order: whose turn, what happened, each seat, then the city."""
    order = seats_from(board_text.view.viewer or 0, len(board_text.view.players))
    return in_one_breath(
        board_text.whose(scene.waiting),
        happened,
        board_text.dice(),
        *(board_text.standing(seat) for seat in order),
        *(board_text.short_fleet(seat) for seat in order),
        board_text.hidden(),
        *board_text.tiles(),
    )
