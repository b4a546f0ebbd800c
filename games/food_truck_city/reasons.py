"""Single refusals for targets of verbs and cards: segments, trucks, blocks. None if one does not apply."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.food_truck_city import links
from games.food_truck_city.data import CARDS, GAME, Card
from games.food_truck_city.movement import bonus_targets, routes, spaces, targets
from games.food_truck_city.state import Board, Truck
from games.kernel import Ref, Say, Seat


def no(rule: str, **args: str | int | Ref | list[Ref]) -> Say:
    """Return the refusal by a rule."""
    return Say(f"food_truck_city-no-{rule}", args)


def segment(board: Board, origin: str, link: str, *, full: bool) -> Say | None:
    """Return why a truck on `origin` cannot drive or be towed to a segment; `full`: both its blocks must be face up."""
    if link not in board.city.sides:
        return None
    there = Ref("segment", link)
    if link == origin:
        return no("same-segment", segment=there)
    if link not in board.city.neighbours[origin]:
        near = [Ref("segment", other) for other in board.city.neighbours[origin]]
        return no("adjacent", segment=there, near=near)
    return _not_open(board, link) or _hidden(board, link, full)


def placing(board: Board, link: str) -> Say | None:
    """Return why a truck cannot be placed on a segment."""
    if link not in board.city.sides:
        return None
    found = _not_open(board, link) or _hidden(board, link, full=True)
    closest = [Ref("segment", other) for other in spaces(board)]
    return found or no("closest", segment=Ref("segment", link), near=closest)


def _not_open(board: Board, link: str) -> Say | None:
    there = Ref("segment", link)
    standing = board.truck_on(link)
    if standing is not None:
        return no("taken", segment=there, seat=Ref("seat", str(standing[0])), food=Ref("food", standing[1].food))
    closure = board.closed(link)
    return None if closure is None else no("closed", segment=there, card=Ref("card", closure.card))


def _hidden(board: Board, link: str, full: bool) -> Say | None:
    hidden = len(board.hidden_at(link))
    if hidden == 2:
        return no("unrevealed", segment=Ref("segment", link))
    return no("half-revealed", segment=Ref("segment", link)) if hidden and full else None


def own_truck(board: Board, seat: Seat, food: str) -> Say | None:
    """Return why one's own truck is not on the board."""
    truck = board.players[seat].truck(food)
    if truck is None or truck.at is not None:
        return None
    where = "impounded" if truck.debt else "in-garage"
    return no(where, food=Ref("food", food), debt=truck.debt)


def mover(board: Board, seat: Seat, food: str) -> Say | None:
    """Return why an own truck cannot move in MOVE."""
    truck = board.players[seat].truck(food)
    if truck is None:
        return None
    named = Ref("food", food)
    if truck.at is None:
        return own_truck(board, seat, food)
    if truck.moved:
        return no("second-move", food=named)
    if truck.flat:
        return flat(board, seat, [truck])
    if targets(board, truck, board.blocked()):
        return None
    return no("way-out", food=named) if _in_own_way(board, seat, truck) else no("no-way", food=named)


def flat(board: Board, seat: Seat, trucks: Sequence[Truck], bonus: int = 0) -> Say:
    """Refuse a drive for Flat Tires: how to repair, and at what price; with it that of a bonus move."""
    price = CARDS[trucks[0].flat].repair
    told: dict[str, str | int | Ref | list[Ref]] = {
        "trucks": [Ref("food", truck.food) for truck in trucks],
        "card": Ref("card", trucks[0].flat),
        "verb": Ref("verb", "repair"),
        "price": price,
        "money": board.players[seat].money,
    }
    return no("bonus-flat", **told, bonus=bonus, total=price + bonus) if bonus else no("flat", **told)


def held_by_tires(board: Board, seat: Seat, *, bonus: bool) -> list[Truck]:
    """Return the own trucks that could drive now, in MOVE or by the bonus move, without their Flat Tire."""
    reach, taken = bonus_targets if bonus else targets, board.blocked()
    flats = [truck for truck in board.players[seat].trucks if truck.flat]
    return [truck for truck in flats if reach(board, replace(truck, flat=""), taken)]


def immobile(board: Board, seat: Seat, *, bonus: bool) -> Say | None:
    """Return why none of one's trucks can drive, streets aside: none on the board, or Flat Tires."""
    if not board.players[seat].parked():
        return no("no-truck")
    flats = held_by_tires(board, seat, bonus=bonus)
    return flat(board, seat, flats, GAME.bonus_move_price if bonus else 0) if flats else None


def _in_own_way(board: Board, seat: Seat, truck: Truck) -> bool:
    """Return whether another own truck that can still move blocks a street for this one."""
    others = [other for other in board.players[seat].trucks if targets(board, other, board.blocked())]
    return any(
        other.at in targets(board, truck, board.blocked() - {other.at}) for other in others if other is not truck
    )


def nitrous_end(board: Board, truck: Truck, card: Card, link: str) -> Say | None:
    """Return why a Nitrous move cannot end on a segment."""
    if link not in board.city.sides or link in routes(board, truck, card.path):
        return None
    if link == truck.at:
        return no("same-segment", segment=Ref("segment", link))
    hidden = _hidden(board, link, full=False)
    return _not_open(board, link) or hidden or no("path", segment=Ref("segment", link), longest=card.path)


def victim(board: Board, seat: Seat, key: str, leavers: bool = False) -> Say | None:
    """Return why a truck is no legal target: an own one, one not on the board, one of a player who has left."""
    named = links.truck_named(key)
    if named is None or named[0] >= len(board.players):
        return None
    owner, food = named
    args: dict[str, Ref] = {"seat": Ref("seat", str(owner)), "food": Ref("food", food)}
    if owner == seat:
        return no("own-target", food=args["food"])
    truck = board.players[owner].truck(food)
    if truck is None or truck.at is None:
        return no("target-off-board", **args)
    return no("target-left", seat=args["seat"]) if board.players[owner].left and not leavers else None


def has_already(card: str, key: str) -> Say | None:
    """Refuse a truck that has such a card already."""
    named = links.truck_named(key)
    if named is None:
        return None
    return no("second-of-kind", seat=Ref("seat", str(named[0])), food=Ref("food", named[1]), card=Ref("card", card))


def ticket(board: Board, key: str) -> Say | None:
    """Return why a truck cannot get a Speeding Ticket."""
    named = links.truck_named(key)
    if named is None or named[0] >= len(board.players):
        return None
    owner, food = named
    if owner != board.active:
        return no("ticket-not-active", seat=Ref("seat", str(board.active)))
    truck = board.players[owner].truck(food)
    rule = "ticket-twice" if truck is not None and truck.ticket else "ticket-unmoved"
    return no(rule, seat=Ref("seat", str(owner)), food=Ref("food", food))


def boxed_in(key: str) -> Say | None:
    """Refuse a truck without a segment to be towed to."""
    named = links.truck_named(key)
    return None if named is None else no("tow-space", seat=Ref("seat", str(named[0])), food=Ref("food", named[1]))


def face_up(board: Board, link: str) -> Say | None:
    """Refuse a block that is face down."""
    known = link in board.city.blocks and link not in board.blocks
    return no("face-down", block=Ref("block", link)) if known else None


def tile_block(board: Board, link: str) -> Say | None:
    """Return why a block can take no tile."""
    if link not in board.city.blocks:
        return None
    tiled = link in board.blocks and link not in board.free_blocks()
    return no("second-tile", block=Ref("block", link)) if tiled else face_up(board, link)


def closable(board: Board, link: str) -> Say | None:
    """Return why a segment cannot be closed."""
    return (_not_open(board, link) or _hidden(board, link, full=False)) if link in board.city.sides else None


def quarters(link: str) -> Say | None:
    """Refuse a number of quarter turns other than 1, 2, 3."""
    return no("quarters") if link.isascii() and link.isdigit() else None


def same_food(food: str) -> Say:
    """Refuse a food that is in demand already."""
    return no("same-food", food=Ref("food", food))


def same_customer(customer: str) -> Say:
    """Refuse customers that are hungry already."""
    return no("same-customer", customer=Ref("customer", customer))
