"""The action cards (sections 8 and 9): their timing, their targets, their effects.

Each effect is one small object; the data say which cards have it, and its numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.food_truck_city import events, links
from games.food_truck_city import reasons as refusals
from games.food_truck_city.data import CARDS, CUSTOMERS, FOODS, GAME, Card
from games.food_truck_city.movement import drive, enterable, nitrous_paths, revealed_beside, routes, targets
from games.food_truck_city.state import Board, Player, State, Tile, Truck
from games.kernel import Choice, Chosen, Say, Seat
from games.kernel.flow import Play

_WINDOWS = ("pre_roll", "pre_collect", "pre_fine")
_MOMENTS: dict[tuple[str, bool], tuple[str, ...]] = {
    ("any", True): ("pre_roll", "bonus", "pre_collect", "move", "pre_fine", "buy"),
    ("any", False): _WINDOWS,
    ("with_move", True): ("move",),
    ("pre_collect", True): ("bonus", "pre_collect"),
    ("pre_collect", False): ("pre_collect",),
    # Without a line for the active seat: the ticket is for others to play (section 8.1).
    ("pre_fine", False): ("pre_fine",),
}
"""The timings playable now, by whether the seat is active (section 8.1); `own_fine` comes with the fine."""


class Rule:
    """The effect of some cards. The base is a card without a target whose effect is always possible."""

    aimed = False
    stays = False
    """Whether the card stays on the table; else it is discarded."""

    def possible(self, board: Board, seat: Seat, card: Card) -> bool:
        """Return whether there is a legal target and an effect; else the card cannot be played (section 8.3)."""
        return True

    def aims(self, board: Board, seat: Seat, card: Card, aim: Chosen) -> Sequence[Choice]:
        """Return what may be named next, after the links of the target chosen so far."""
        return ()

    def why_not(self, board: Board, seat: Seat, card: Card, aim: Chosen, link: str) -> Say | None:
        """Return the rule against a link that is not among `aims`; None if it names nothing."""
        return None

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Apply the card when `seat` plays it."""
        raise NotImplementedError


class Award(Rule):
    """Award Winning (section 9.3): stays open for the rest of the game and earns whenever its food is in demand."""

    stays = True

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Lay the card before the player; `income` pays it (section 9.3)."""
        play.state.players[seat].awards.append(card.id)
        play.emit(events.AwardWon(seat=seat, food=card.food, amount=card.amount))


class Money(Rule):
    """Big Tip (section 9.3): dollars, at once."""

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Pay the card's amount from the bank (sections 7.6 and 9.3)."""
        play.state.players[seat].money += card.amount
        play.emit(events.Tipped(seat=seat, amount=card.amount))


class OnBlock(Rule):
    """A card that puts a tile on a face-up block without a billboard or festival (section 10)."""

    aimed = True

    def possible(self, board: Board, seat: Seat, card: Card) -> bool:
        """Return whether some face-up block has no tile on it."""
        # Counting is enough: tiles lie on face-up blocks only, and never two on one.
        return len(board.blocks) > len(board.billboards) + len(board.festivals)

    def aims(self, board: Board, seat: Seat, card: Card, aim: Chosen) -> Sequence[Choice]:
        """Return the face-up blocks without a tile."""
        return [links.BLOCK[block] for block in board.free_blocks()]

    def why_not(self, board: Board, seat: Seat, card: Card, aim: Chosen, link: str) -> Say | None:
        """Refuse a block that is face down or has a tile already."""
        return refusals.tile_block(board, link)


class Billboard(OnBlock):
    """Billboard (sections 9.3 and 10): a food's billboard goes to a block, or moves there from another."""

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Put the billboard of the card's food on the block, and nowhere else."""
        # Section 9.3: after a reshuffle its tile may be on the board already, and then moves.
        play.state.billboards[card.food] = aim[0]
        play.emit(events.BillboardBuilt(seat=seat, food=card.food, block=aim[0]))


class Festival(OnBlock):
    """Food Truck Festival (sections 9.3 and 10): a tile on a block until the player's next turn starts."""

    def possible(self, board: Board, seat: Seat, card: Card) -> bool:
        """Return whether a festival tile is left and some face-up block has no tile on it."""
        # Section 9.3: there are four tiles, and the card needs one of the supply.
        return len(board.festivals) < GAME.festival_tiles and super().possible(board, seat, card)

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Put the tile there until enough turns of the player have started."""
        play.state.festivals.append(_tile(card, aim[0], seat))
        play.emit(events.FestivalOpened(seat=seat, block=aim[0]))


class Closure(Rule):
    """Sinkhole and Road Closed (section 9.3): close an open segment with a face-up side for a time."""

    aimed = True
    stays = True

    def possible(self, board: Board, seat: Seat, card: Card) -> bool:
        """Return whether some segment can be closed."""
        taken, city = board.blocked(), board.city
        # Ring by ring: near the centre, where blocks are face up from the start, usually one is enough.
        return any(enterable(board, ring, taken) for ring in city.rings)

    def aims(self, board: Board, seat: Seat, card: Card, aim: Chosen) -> Sequence[Choice]:
        """Return the open segments with at least one face-up side."""
        return [links.SEGMENT[segment] for segment in _closable(board)]

    def why_not(self, board: Board, seat: Seat, card: Card, aim: Chosen, link: str) -> Say | None:
        """Refuse a segment that is taken, closed already, or without a visible side."""
        return refusals.closable(board, link)

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Close the segment until enough turns of the player have started; the card lies on it that long."""
        play.state.closures.append(_tile(card, aim[0], seat))
        play.emit(events.Closed(seat=seat, card=card.id, segment=aim[0]))


class OnTruck(Rule):
    """Flat Tire and Staff Strike (section 9.3): lie on an opponent's truck that has none of the kind yet."""

    aimed = True
    stays = True

    def __init__(self, place: str) -> None:
        self._place = place

    def possible(self, board: Board, seat: Seat, card: Card) -> bool:
        """Return whether some truck of an opponent has no such card on it."""
        return any(not getattr(truck, self._place) for _, truck in _opposing(board, seat))

    def aims(self, board: Board, seat: Seat, card: Card, aim: Chosen) -> Sequence[Choice]:
        """Return the opponents' trucks without such a card."""
        return [
            links.truck(other, truck.food) for other, truck in _opposing(board, seat) if not getattr(truck, self._place)
        ]

    def why_not(self, board: Board, seat: Seat, card: Card, aim: Chosen, link: str) -> Say | None:
        """Refuse a truck that is not an opponent's on the board, or has such a card already."""
        return refusals.victim(board, seat, link) or refusals.has_already(card.id, link)

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Lay the card on the truck until it is repaired or impounded."""
        target, truck = _truck(play.state, aim[0])
        setattr(truck, self._place, card.id)
        play.emit(events.TruckHit(seat=seat, target=target, food=truck.food, card=card.id))


class Ticket(Rule):
    """Speeding Ticket (section 9.3): a City Fine for a truck of the active player that moved this turn."""

    aimed = True

    def possible(self, board: Board, seat: Seat, card: Card) -> bool:
        """Return whether some truck moved this turn and has no ticket."""
        return any(truck.moved and not truck.ticket for truck in board.players[board.active].parked())

    def aims(self, board: Board, seat: Seat, card: Card, aim: Chosen) -> Sequence[Choice]:
        """Return the active player's trucks that moved this turn and have no ticket."""
        return [
            links.truck(board.active, truck.food)
            for truck in board.players[board.active].parked()
            if truck.moved and not truck.ticket
        ]

    def why_not(self, board: Board, seat: Seat, card: Card, aim: Chosen, link: str) -> Say | None:
        """Refuse a truck that is not the active player's, did not move, or has its ticket."""
        return refusals.victim(board, seat, link) or refusals.ticket(board, link)

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Make the truck due for a City Fine in FINES (section 7.1)."""
        target, truck = _truck(play.state, aim[0])
        truck.ticket = True
        play.emit(events.Ticketed(seat=seat, target=target, food=truck.food))


class Tow(Rule):
    """Tow Truck (section 9.3): an opponent's truck goes to an adjacent open, fully revealed segment.

    Also one of a player who has left: it is in the way like any other (section 12).
    """

    aimed = True

    def possible(self, board: Board, seat: Seat, card: Card) -> bool:
        """Return whether some truck of another seat has a segment to be towed to."""
        taken = board.blocked()
        return any(revealed_beside(board, at, taken) for _, _, at in self._trucks(board, seat))

    def aims(self, board: Board, seat: Seat, card: Card, aim: Chosen) -> Sequence[Choice]:
        """Return the trucks that can be towed, then their segments."""
        taken = board.blocked()
        if not aim:
            return [
                links.truck(other, truck.food, more=True)
                for other, truck, at in self._trucks(board, seat)
                if revealed_beside(board, at, taken)
            ]
        _, truck = _truck(board, aim[0])
        assert truck.at is not None
        return [links.SEGMENT[segment] for segment in revealed_beside(board, truck.at, taken)]

    def why_not(self, board: Board, seat: Seat, card: Card, aim: Chosen, link: str) -> Say | None:
        """Refuse a truck that cannot be towed, or not to that segment."""
        if not aim:
            return refusals.victim(board, seat, link, leavers=True) or refusals.boxed_in(link)
        _, truck = _truck(board, aim[0])
        assert truck.at is not None
        return refusals.segment(board, truck.at, link, full=True)

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Tow the truck. That is not its own move, so it may still move, and be fined for not moving."""
        target, truck = _truck(play.state, aim[0])
        # Neither a Flat Tire nor `moved` is looked at: the truck does not drive by itself (section 9.3).
        origin, truck.at = truck.at, aim[1]
        assert origin is not None
        play.emit(events.Towed(seat=seat, target=target, food=truck.food, origin=origin, segment=aim[1]))

    def _trucks(self, board: Board, seat: Seat) -> Iterator[tuple[Seat, Truck, str]]:
        for other, player in enumerate(board.players):
            if other != seat:
                for truck in player.trucks:
                    if truck.at is not None:
                        yield other, truck, truck.at


class ChangeFood(Rule):
    """Food Craze (section 9.3): another food is in demand this turn."""

    aimed = True

    def aims(self, board: Board, seat: Seat, card: Card, aim: Chosen) -> Sequence[Choice]:
        """Return the foods that are not in demand."""
        # Always possible: its timing begins only after the dice are rolled (section 8.1).
        return [links.FOOD[food] for food in FOODS if food != board.food]

    def why_not(self, board: Board, seat: Seat, card: Card, aim: Chosen, link: str) -> Say | None:
        """Refuse the food that is in demand already."""
        return refusals.same_food(link) if link == board.food else None

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Make COLLECT count the food named."""
        play.state.food = aim[0]
        play.emit(events.FoodChanged(seat=seat, food=aim[0]))


class ChangeCustomer(Rule):
    """Lunch Rush (section 9.3): other customers are hungry this turn."""

    aimed = True

    def aims(self, board: Board, seat: Seat, card: Card, aim: Chosen) -> Sequence[Choice]:
        """Return the customers that are not hungry."""
        return [links.CUSTOMER[customer] for customer in CUSTOMERS if customer != board.customer]

    def why_not(self, board: Board, seat: Seat, card: Card, aim: Chosen, link: str) -> Say | None:
        """Refuse the customers that are hungry already."""
        return refusals.same_customer(link) if link == board.customer else None

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Make COLLECT count the customers named."""
        play.state.customer = aim[0]
        play.emit(events.CustomerChanged(seat=seat, customer=aim[0]))


class Rotate(Rule):
    """Moving Day (section 9.3): turns a face-up block; trucks and tiles stay where they are."""

    aimed = True

    def aims(self, board: Board, seat: Seat, card: Card, aim: Chosen) -> Sequence[Choice]:
        """Offer the face-up blocks, then the quarter turns clockwise."""
        if aim:
            return links.QUARTERS
        # Never empty, as the centre is face up from the start.
        return [links.BLOCK_MORE[block] for block in board.city.blocks if block in board.blocks]

    def why_not(self, board: Board, seat: Seat, card: Card, aim: Chosen, link: str) -> Say | None:
        """Refuse a block that is face down, or an impossible number of quarter turns."""
        return refusals.quarters(link) if aim else refusals.face_up(board, link)

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Turn the block, so that other customers face each of the streets round it (section 2.6)."""
        block, quarters = aim[0], int(aim[1])
        lying = play.state.blocks[block]
        play.state.blocks[block] = replace(lying, rotation=(lying.rotation + quarters) % 4)
        play.emit(events.BlockTurned(seat=seat, block=block, quarters=quarters))


class Nitrous(Rule):
    """Nitrous Tank (section 9.3): the move of one own truck, along a path.

    Only its end is chosen: the way there makes no difference.
    """

    aimed = True

    def possible(self, board: Board, seat: Seat, card: Card) -> bool:
        """Return whether some own truck has a path to drive; a path of one segment is enough (section 8.3)."""
        return next(_with_a_path(board, seat, card), None) is not None

    def aims(self, board: Board, seat: Seat, card: Card, aim: Chosen) -> Sequence[Choice]:
        """Return the own trucks with a path to drive, then where the path ends."""
        if not aim:
            return [links.FOOD_MORE[truck.food] for truck in _with_a_path(board, seat, card)]
        return [links.SEGMENT[end] for end in routes(board, _own(board.players[seat], aim[0]), card.path)]

    def why_not(self, board: Board, seat: Seat, card: Card, aim: Chosen, link: str) -> Say | None:
        """Refuse a truck that cannot move, or an end without a path."""
        if not aim:
            return refusals.mover(board, seat, link)
        return refusals.nitrous_end(board, _own(board.players[seat], aim[0]), card, link)

    def effect(self, play: Play[State], seat: Seat, card: Card, aim: Chosen) -> None:
        """Make the truck's one move of the turn, along the shortest path."""
        truck = _own(play.state.players[seat], aim[0])
        drive(play, seat, truck, routes(play.state, truck, card.path)[aim[1]])


class Permit(Rule):
    """City Permit (section 9.3): cancels a City Fine; played with `settle`, never by itself."""

    def possible(self, board: Board, seat: Seat, card: Card) -> bool:
        """Return False: there is nothing to cancel until a fine is settled."""
        return False


RULES: dict[str, Rule] = {
    "award": Award(),
    "billboard": Billboard(),
    "festival": Festival(),
    "nitrous": Nitrous(),
    "flat": OnTruck("flat"),
    "ticket": Ticket(),
    "strike": OnTruck("strike"),
    "closure": Closure(),
    "tow": Tow(),
    "food": ChangeFood(),
    "customer": ChangeCustomer(),
    "rotate": Rotate(),
    "money": Money(),
    "permit": Permit(),
}
"""The effects of cards, by name."""


def _timely(phase: str, own: bool) -> dict[str, tuple[Card, Rule]]:
    cards = [card for card in CARDS.values() if phase in _MOMENTS.get((card.timing, own), ())]
    return {card.id: (card, RULES[card.effect]) for card in cards}


_TIMELY = {
    (phase, own): _timely(phase, own) for moments in _MOMENTS.values() for phase in moments for own in (True, False)
}
"""The cards that may be played in each phase, by whether the seat is active, with their rules."""


def in_time(board: Board, seat: Seat, card: str, phase: str) -> bool:
    """Return whether a card's timing lets a seat play it in a phase."""
    return phase in _MOMENTS.get((CARDS[card].timing, seat == board.active), ())


def playable(board: Board, seat: Seat, hand: Sequence[str], phase: str) -> list[str]:
    """Return the cards of a hand that a seat may play in a phase, each once."""
    return [name for name in dict.fromkeys(hand) if can_play(board, seat, (name,), phase)]


def can_play(board: Board, seat: Seat, hand: Sequence[str], phase: str) -> bool:
    """Return whether a seat may play any card of a hand in a phase; the first playable one is enough."""
    timely = _TIMELY.get((phase, seat == board.active), {})
    for name in hand:
        if name in timely:
            card, rule = timely[name]
            if rule.possible(board, seat, card):
                return True
    return False


def choices(board: Board, seat: Seat, hand: Sequence[str], phase: str, chosen: Chosen) -> Sequence[Choice]:
    """Return the next links of `play`: a card, then its target."""
    if len(chosen) == 1:
        found = playable(board, seat, hand, phase)
        return [(links.CARD_MORE if RULES[CARDS[card].effect].aimed else links.CARD)[card] for card in found]
    card = CARDS[chosen[1]]
    return RULES[card.effect].aims(board, seat, card, chosen[2:])


def play_card(play: Play[State], seat: Seat, named: Chosen) -> None:
    """Play a card (`named`: its id and its target): it leaves the hand and takes effect at once."""
    card = CARDS[named[0]]
    rule = RULES[card.effect]
    play.state.hands[seat].remove(card.id)
    if not rule.stays:
        play.state.discard.append(card.id)
    play.emit(events.CardPlayed(seat=seat, card=card.id))
    rule.effect(play, seat, card, named[1:])


def victim(aim: Chosen) -> Seat | None:
    """Return the other seat whose truck a played card was aimed at, if any."""
    # Cards name an own truck by its food alone, so a truck's key is always another seat's.
    named = links.truck_named(aim[0]) if aim else None
    return None if named is None else named[0]


def permit_in(hand: Sequence[str]) -> str | None:
    """Return the card of a hand that cancels an own fine, if any."""
    return next((card for card in hand if CARDS[card].timing == "own_fine"), None)


def repairs(board: Board, seat: Seat) -> list[tuple[Truck, str]]:
    """Return what the active player may repair now: own trucks on the board with a card whose repair it can pay."""
    if seat != board.active:
        return []
    player = board.players[seat]
    # Trucks off the board need no exception: the city discards their cards with the impounding (section 7.2).
    return [
        (truck, card)
        for truck in player.trucks
        if truck.flat or truck.strike
        for card in (truck.flat, truck.strike)
        if card and player.money >= CARDS[card].repair
    ]


def repair(play: Play[State], seat: Seat, food: str, card: str) -> None:
    """Pay for a card on an own truck to be discarded."""
    player = play.state.players[seat]
    truck = _own(player, food)
    player.money -= CARDS[card].repair
    if truck.flat == card:
        truck.flat = ""
    else:
        truck.strike = ""
    play.state.discard.append(card)
    play.emit(events.Repaired(seat=seat, food=food, card=card, price=CARDS[card].repair))


def repair_choices(board: Board, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
    """Return the next links of `repair`: a truck, then the card on it."""
    found = repairs(board, seat)
    if len(chosen) == 1:
        return [links.FOOD_MORE[food] for food in dict.fromkeys(truck.food for truck, _ in found)]
    return [links.CARD[card] for truck, card in found if truck.food == chosen[1]]


def discard_cards_on(state: State, truck: Truck) -> None:
    """Discard the cards lying on a truck."""
    state.discard += [card for card in (truck.flat, truck.strike) if card]
    truck.flat = truck.strike = ""


def _tile(card: Card, place: str, owner: Seat) -> Tile:
    return Tile(card.id, place, owner, card.turn_starts)


def _closable(board: Board) -> list[str]:
    # The same segments on which a move may end (sections 6 and 9.3).
    return enterable(board, board.city.segments, board.blocked())


def _with_a_path(board: Board, seat: Seat, card: Card) -> Iterator[Truck]:
    """Return the own trucks that can drive a path; farther ends are searched only if there is no normal move."""
    taken, on_board = board.blocked(), board.players[seat].parked()
    return (truck for truck in on_board if targets(board, truck, taken) or any(nitrous_paths(board, truck, card.path)))


def _opposing(board: Board, seat: Seat) -> Iterator[tuple[Seat, Truck]]:
    """Yield the trucks on the board of the opponents still in the game."""
    for other, player in enumerate(board.players):
        if other != seat and not player.left:
            for truck in player.trucks:
                if truck.at is not None:
                    yield other, truck


def _truck(board: Board, key: str) -> tuple[Seat, Truck]:
    named = links.truck_named(key)
    assert named is not None
    return named[0], _own(board.players[named[0]], named[1])


def _own(player: Player, food: str) -> Truck:
    truck = player.truck(food)
    assert truck is not None
    return truck
