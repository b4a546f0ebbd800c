"""The city's part: fines, impounding and release, bailouts, truck prices, and tiles that expire (sections 7, 9)."""

from __future__ import annotations

from itertools import accumulate

from msgspec.structs import replace

from games.food_truck_city import events
from games.food_truck_city.cards import discard_cards_on, permit_in
from games.food_truck_city.data import GAME
from games.food_truck_city.movement import spaces
from games.food_truck_city.state import Board, Player, State, Tile, Truck
from games.kernel import Seat
from games.kernel.flow import Play


def expire(play: Play[State], owner: Seat) -> None:
    """Count down a player's festivals and closures at its turn start, and remove expired ones (section 9.3)."""
    state = play.state
    kept, gone = _with_one_start_less(state.festivals, owner)
    state.festivals = kept
    # No card to discard: a festival's was discarded when played, and only its tile lay here.
    for tile in gone:
        play.emit(events.FestivalEnded(block=tile.place))
    kept, gone = _with_one_start_less(state.closures, owner)
    state.closures = kept
    for tile in gone:
        state.discard.append(tile.card)
        play.emit(events.Reopened(card=tile.card, segment=tile.place))


def _with_one_start_less(tiles: list[Tile], owner: Seat) -> tuple[list[Tile], list[Tile]]:
    """Split the tiles at a turn start of `owner` into those that stay and those that have expired."""
    if not tiles:
        return [], []
    counted = [replace(tile, left=tile.left - 1) if tile.owner == owner else tile for tile in tiles]
    return [tile for tile in counted if tile.left > 0], [tile for tile in counted if tile.left <= 0]


def next_fine(player: Player) -> int:
    """Return the price of a player's next City Fine: the n-th costs n dollars, without limit (section 7.1)."""
    return (player.fines + 1) * GAME.fine_step


def can_pay(player: Player) -> bool:
    """Return whether the player has the money for the next City Fine; then paying is compulsory."""
    return player.money >= next_fine(player)


def payable(player: Player, many: int) -> int:
    """Return how many of a number of successive fines the player can pay (section 7.1)."""
    money, first = player.money, next_fine(player)
    amounts = (first + at * GAME.fine_step for at in range(many))
    # Amounts only rise, so after one that is out of reach all later ones are.
    return sum(money >= total for total in accumulate(amounts))


def fined(board: Board, seat: Seat) -> list[str]:
    """Return the foods of a seat's trucks due for a City Fine: on the board and unmoved, or ticketed (section 7.1)."""
    # Only a drive in MOVE counts as moved: a bonus move or a tow protects no truck (sections 7.1 and 9.3).
    return [truck.food for truck in board.players[seat].parked() if not truck.moved or truck.ticket]


def fine(play: Play[State], seat: Seat, food: str) -> None:
    """Collect a City Fine: paid if the player can, else the truck is impounded for it (sections 7.1 and 7.2)."""
    player = play.state.players[seat]
    truck = _truck(player, food)
    amount, payable = next_fine(player), can_pay(player)
    # An unpaid fine counts as received too, and remains as the debt of the truck (section 7.1).
    player.fines += 1
    if payable:
        player.money -= amount
        play.emit(events.Fined(seat=seat, food=food, number=player.fines, amount=amount))
        return
    # Section 7.2: a Flat Tire or a Staff Strike is removed when its truck is impounded.
    discard_cards_on(play.state, truck)
    truck.at, truck.debt, truck.fresh = None, amount, True
    play.emit(events.Impounded(seat=seat, food=food, number=player.fines, debt=amount))


def permit(play: Play[State], seat: Seat, food: str) -> None:
    """Cancel the fine just received by a City Permit: the counter stays as before it (section 9.3)."""
    hand = play.state.hands[seat]
    # Up by one and back by one is the same as not touching the counter.
    card = permit_in(hand)
    assert card is not None
    hand.remove(card)
    play.state.discard.append(card)
    play.emit(events.CardPlayed(seat=seat, card=card))
    play.emit(events.Permitted(seat=seat, food=food, card=card))


def bail_out(play: Play[State], seat: Seat, food: str, segment: str) -> None:
    """Trade all the money for a truck from the garage, or an impounded one, its debt cancelled (section 7.3)."""
    player = play.state.players[seat]
    truck = _truck(player, food)
    # Section 7.3: an impounded truck placed by a bailout has its debt cancelled.
    truck.at, truck.debt = segment, 0
    # Section 7.3: compulsory, however much it is, and even if it would pay a debt.
    handed, player.money = player.money, 0
    play.emit(events.BailedOut(seat=seat, food=food, segment=segment, money=handed))


def releasable(board: Board, player: Player) -> list[Truck]:
    """Return the impounded trucks that a player can release: not of this turn, debt payable, a space for them."""
    found = [truck for truck in player.impounded() if not truck.fresh and truck.debt <= player.money]
    # The spaces are the same for all trucks; checked last, as that costs most.
    return found if found and spaces(board) else []


def release(play: Play[State], seat: Seat, food: str, segment: str) -> None:
    """Pay a truck's debt and place it (sections 7.2 and 7.5)."""
    player = play.state.players[seat]
    truck = _truck(player, food)
    debt, truck.debt = truck.debt, 0
    player.money -= debt
    truck.at = segment
    play.emit(events.Released(seat=seat, food=food, segment=segment, debt=debt))


def price(player: Player, released: int = 0) -> int | None:
    """Return the price of the player's next truck; None without one in play, and with all six (section 7.4).

    `released` is a number of impounded trucks to count as in play, as they must be before one is bought.
    """
    # By the trucks in play now, not by those ever bought (section 7.4).
    number = len(player.parked()) + released
    return GAME.truck_prices[number - 1] if 1 <= number <= len(GAME.truck_prices) else None


def for_sale(board: Board, player: Player, bought: bool) -> list[Truck]:
    """Return the trucks that a player can buy now (section 7.4): one a turn, none while any is impounded."""
    # Section 7.4: at most one a turn; it may follow a release.
    if bought:
        return []
    cost = price(player)
    # Section 7.4: never while any own truck is impounded, so that debts come first.
    if cost is None or cost > player.money or player.impounded():
        return []
    return player.garage() if spaces(board) else []


def buy(play: Play[State], seat: Seat, food: str, segment: str) -> None:
    """Pay for a truck from the garage and place it (sections 7.4 and 7.5)."""
    player = play.state.players[seat]
    cost = price(player)
    assert cost is not None
    player.money -= cost
    _truck(player, food).at = segment
    number = len(player.parked())
    play.emit(events.Bought(seat=seat, food=food, segment=segment, price=cost, number=number))


def _truck(player: Player, food: str) -> Truck:
    truck = player.truck(food)
    assert truck is not None
    return truck
