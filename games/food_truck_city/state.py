"""The complete state of a game: the board, and everything secret (section 7.6). Only the steps change it.

The board is what lies on the table for everybody to see: trucks, players, blocks, tiles.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct, field

from games.food_truck_city.data import BLOCKS
from games.food_truck_city.geometry import CITIES, City, turned
from games.kernel import Seat

FACES = {card: tuple(turned(printed.sides, rotation) for rotation in range(4)) for card, printed in BLOCKS.items()}
"""The customers on the north, east, south and west side of a block card, by its quarter turns clockwise."""


class Truck(Struct):
    """A truck: on the board (`at` a segment), impounded (`debt` owed) or in the garage (neither).

    `flat` and `strike` are the ids of cards lying on it, '' for none. `moved` and `ticket` apply to its owner's
    turn, `fresh` to the turn in which it was impounded.
    """

    food: str
    at: str | None = None
    debt: int = 0
    flat: str = ""
    strike: str = ""
    moved: bool = False
    fresh: bool = False
    ticket: bool = False

    def copy(self) -> Truck:
        """Return an independent copy."""
        return Truck(self.food, self.at, self.debt, self.flat, self.strike, self.moved, self.fresh, self.ticket)


class Player(Struct):
    """A seat's public belongings. `trucks` are the six, in the order of the foods; `start` its start segment."""

    start: str
    trucks: list[Truck]
    money: int = 0
    fines: int = 0
    awards: list[str] = field(default_factory=list)
    left: bool = False

    def copy(self) -> Player:
        """Return an independent copy."""
        trucks = [truck.copy() for truck in self.trucks]
        return Player(self.start, trucks, self.money, self.fines, self.awards[:], self.left)

    def truck(self, food: str) -> Truck | None:
        """Return the truck of a food; None for anything else."""
        for truck in self.trucks:
            if truck.food == food:
                return truck
        return None

    def parked(self) -> list[Truck]:
        """Return the trucks in play: those on the board."""
        return [truck for truck in self.trucks if truck.at is not None]

    def garage(self) -> list[Truck]:
        """Return the trucks that have not been bought yet."""
        # A fine costs a dollar at least, so a debt alone distinguishes an impounded truck from one never bought.
        return [truck for truck in self.trucks if truck.at is None and not truck.debt]

    def impounded(self) -> list[Truck]:
        """Return the trucks held by the city, each with its debt."""
        return [truck for truck in self.trucks if truck.debt]


class Block(Struct, frozen=True):
    """A block card and its quarter turns clockwise."""

    card: str
    rotation: int

    @property
    def customers(self) -> tuple[str, ...]:
        """The customers on its north, east, south and west side."""
        return FACES[self.card][self.rotation]


class Tile(Struct, frozen=True):
    """A festival tile on a block, or a closure card on a segment, until `left` more turns of its owner have started."""

    card: str
    place: str
    owner: Seat
    left: int


class Board(Struct):
    """Everything public.

    `blocks` are those face up. `food` and `customer` are the dice of the turn, None before the roll. `revealed`: a
    block was revealed this turn; `quiet` counts turns in a row without. `last_turns` are the seats with a last turn to
    come once the end is triggered, `ending` why (`explored`, `stalled`, `alone`). `leavers` left in this order.
    """

    size: int
    windows: str
    stall_limit: int
    active: Seat
    turn: int
    players: list[Player]
    blocks: dict[str, Block]
    billboards: dict[str, str]
    festivals: list[Tile]
    closures: list[Tile]
    food: str | None
    customer: str | None
    discard: list[str]
    revealed: bool
    quiet: int
    last_turns: list[Seat] | None
    ending: str
    leavers: list[Seat]

    @property
    def city(self) -> City:
        """The tables of this city's size."""
        return CITIES[self.size]

    def clockwise(self, first: Seat) -> list[Seat]:
        """Return the seats still in the game, clockwise from one."""
        seats = [*range(first, len(self.players)), *range(first)]
        return [seat for seat in seats if seat not in self.leavers] if self.leavers else seats

    def blocked(self) -> set[str | None]:
        """Return the segments that are not open: taken by a truck, or closed (section 2.5)."""
        # None gets in for trucks that are off the board; it does no harm, as no segment has that name.
        taken = {truck.at for player in self.players for truck in player.trucks}
        if self.closures:
            taken |= {tile.place for tile in self.closures}
        return taken

    def closed(self, segment: str) -> Tile | None:
        """Return the closure on a segment, if any."""
        return next((tile for tile in self.closures if tile.place == segment), None)

    def hidden_at(self, segment: str) -> list[str]:
        """Return the face-down blocks beside a segment: none (fully revealed), one or two (unrevealed)."""
        return [block for block, _ in self.city.sides[segment] if block not in self.blocks]

    def revealed_at(self, segment: str) -> bool:
        """Return whether a segment is fully revealed: both its blocks are face up."""
        one, other = self.city.between[segment]
        return one in self.blocks and other in self.blocks

    def facing(self, segment: str) -> list[str]:
        """Return the customers, on revealed blocks, that face a segment."""
        blocks = self.blocks
        return [
            FACES[block.card][block.rotation][side]
            for name, side in self.city.sides[segment]
            if (block := blocks.get(name)) is not None
        ]

    def truck_on(self, segment: str) -> tuple[Seat, Truck] | None:
        """Return the seat and truck on a segment."""
        for seat, player in enumerate(self.players):
            for truck in player.trucks:
                if truck.at == segment:
                    return seat, truck
        return None

    def free_blocks(self) -> list[str]:
        """Return the face-up blocks without a billboard or festival, in the order of the grid."""
        tiled = {*self.billboards.values(), *(tile.place for tile in self.festivals)}
        return [block for block in self.city.blocks if block in self.blocks and block not in tiled]

    def public(self) -> dict[str, Any]:
        """Return independent copies of these fields, to build another board from."""
        # Blocks and tiles never change, so it is enough to copy their containers.
        return {
            "size": self.size,
            "windows": self.windows,
            "stall_limit": self.stall_limit,
            "active": self.active,
            "turn": self.turn,
            "players": [player.copy() for player in self.players],
            "blocks": self.blocks.copy(),
            "billboards": self.billboards.copy(),
            "festivals": self.festivals[:],
            "closures": self.closures[:],
            "food": self.food,
            "customer": self.customer,
            "discard": self.discard[:],
            "revealed": self.revealed,
            "quiet": self.quiet,
            "last_turns": None if self.last_turns is None else self.last_turns[:],
            "ending": self.ending,
            "leavers": self.leavers[:],
        }


class Copied(Protocol):
    """The protocol of a state's steps. The state knows no more of them, so that they may import it."""

    def copy(self) -> Self:
        """Return an independent copy."""


StepT = TypeVar("StepT", bound=Copied)


class GameState(Board, Generic[StepT]):
    """The complete state of a game. `hands` by seat, `deck` with its top card last, `hidden` the face-down blocks.

    `stack` are the steps still to run, the last one in charge. `resting` are the seats that pass in every window until
    their own turn; only they know.
    """

    hands: list[list[str]]
    deck: list[str]
    hidden: dict[str, Block]
    stack: list[StepT]
    resting: list[Seat] = field(default_factory=list)

    def copy(self) -> GameState[StepT]:
        """Return an independent copy."""
        return GameState(
            **self.public(),
            hands=[hand[:] for hand in self.hands],
            deck=self.deck[:],
            hidden=self.hidden.copy(),
            stack=[step.copy() for step in self.stack],
            resting=self.resting[:],
        )


State: TypeAlias = GameState[Any]
