"""Everybody's income (section 5), as a function of the board."""

from __future__ import annotations

from msgspec import Struct

from games.food_truck_city.data import CARDS, GAME, award_of, billboard_of
from games.food_truck_city.state import Board, Truck
from games.kernel import Seat


class Income(Struct, frozen=True):
    """Dollars of one seat, or of one truck, in a COLLECT.

    `customers` for hungry icons, `demand` for the truck of the food in demand, `bonus` its bonus bucks, `tiles` for
    festivals and billboards, `award` for an Award Winning card.
    """

    customers: int = 0
    demand: int = 0
    bonus: int = 0
    tiles: int = 0
    award: int = 0

    @property
    def total(self) -> int:
        """The total."""
        return self.customers + self.demand + self.bonus + self.tiles + self.award

    def __add__(self, other: Income) -> Income:
        return Income(
            self.customers + other.customers,
            self.demand + other.demand,
            self.bonus + other.bonus,
            self.tiles + other.tiles,
            self.award + other.award,
        )


NOTHING = Income()
_ICON, _DEMAND, _BONUS = GAME.icon_gain, GAME.demand_gain, GAME.bonus_gain


def of_seat(board: Board, seat: Seat, food: str, customer: str) -> Income:
    """Return what a seat collects with these dice; nothing for one that has left."""
    player = board.players[seat]
    total = NOTHING
    if player.left:
        return total
    for truck in player.trucks:
        # A strike takes the award with it, as it does the tiles (section 9.3).
        if truck.at is not None and not truck.strike:
            earned = of_truck(board, truck, truck.at, food, customer)
            if player.awards and truck.food == food:
                # The seat's award and not the truck's: a rival's truck of that food has none (section 5).
                earned += Income(award=_award(player.awards, food))
            if earned is not NOTHING:
                total += earned
    return total


def of_truck(board: Board, truck: Truck, segment: str, food: str, customer: str) -> Income:
    """Return what a truck (not on strike) would collect on a segment, its owner's award aside."""
    icons = board.facing(segment).count(customer)
    # Being in demand is a sale by itself, even without an icon; no sale, no dollar from tiles (section 5).
    if truck.food == food:
        return Income(_ICON * icons, _DEMAND, _BONUS * icons, _tiles(board, truck, segment))
    return Income(_ICON * icons, 0, 0, _tiles(board, truck, segment)) if icons else NOTHING


def _tiles(board: Board, truck: Truck, segment: str) -> int:
    """Return a dollar for each festival, and each billboard of the truck's food, on a block beside it."""
    if not board.festivals and not board.billboards:
        return 0
    beside = [block for block, _ in board.city.sides[segment]]
    # Section 10: a festival is for all foods and owners, so only the block matters.
    total = sum(CARDS[tile.card].amount for tile in board.festivals if tile.place in beside)
    card = billboard_of(truck.food)
    if card is not None and board.billboards.get(truck.food) in beside:
        total += card.amount
    return total


def _award(awards: list[str], food: str) -> int:
    card = award_of(food)
    return card.amount if card is not None and card.id in awards else 0
