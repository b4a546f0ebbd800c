"""Buying (rules sections 5 and 8): prices, restrictions, and the effects of a purchase."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from games.foodfighters.data import ITEMS, PANTRY, POWERS
from games.foodfighters.events import BonusDieBought, CardBought, ItemBought
from games.foodfighters.geometry import cell_name
from games.foodfighters.state import Side, State, cracker_discount
from games.kernel import Seat
from games.kernel.flow import Play

_PRICES = {
    **{name: item.price for name, item in ITEMS.items()},
    "bonus_die": PANTRY.bonus_die.price,
    **{name: card.cost for name, card in POWERS.items()},
}
# Hard Shell takes a Cracker down to the price of the cheapest thing, not below it; so it is not considered here.
CHEAPEST = min(_PRICES.values())
"""With fewer Beans than this nothing can be bought."""


@lru_cache(1 << 8)
def _things(deck: tuple[str, ...]) -> tuple[str, ...]:
    """Return everything that a side with such a deck could ever buy: items, the Bonus die and its own Power cards."""
    return (*ITEMS, "bonus_die", *deck)


def price(side: Side, thing: str) -> int:
    """Return what a thing costs a side now, in Beans; Crackers cost less with Hard Shell."""
    return _PRICES[thing] - (cracker_discount(side) if thing == "cracker" else 0)


def obstacle(state: State, seat: Seat, thing: str) -> str | None:
    """Return the rule that forbids a seat in its buying step to buy a thing, by name; None if allowed."""
    return "second-purchase" if state.bought else _first_obstacle(state, seat, state.sides[seat], thing)


def _first_obstacle(state: State, seat: Seat, side: Side, thing: str) -> str | None:
    """Return the rule that forbids the only purchase of a turn."""
    # In this order, as a player is told the first that applies.
    kept_back = _kept_back(state, seat, side, thing)
    if kept_back is not None:
        return kept_back
    if side.beans < price(side, thing):
        return "beans"
    return "bearer" if thing in ITEMS and not _bearer(side, thing) else None


def for_sale(state: State, seat: Seat) -> Iterator[str]:
    """Yield what a seat in its buying step may buy."""
    side = state.sides[seat]
    if state.bought or side.beans < CHEAPEST:
        return
    most = side.beans + cracker_discount(side)
    for thing in _things(side.deck):
        # The price first: most things are too expensive most of the time.
        if _PRICES[thing] <= most and _first_obstacle(state, seat, side, thing) is None:
            yield thing


def sells(state: State, seat: Seat) -> bool:
    """Return whether there is anything that a seat in its buying step may buy."""
    return next(for_sale(state, seat), None) is not None


def bearers(side: Side, item: str) -> list[int]:
    """Return the fighters that may receive an item: all that do not hold one like it."""
    # Two hands and two kinds of hand items: no fighter can run out of hands (section 8).
    return [cell for cell, fighter in enumerate(side.grid) if fighter is not None and not getattr(fighter, item)]


def buy_item(play: Play[State], seat: Seat, item: str, cell: int) -> None:
    """Pay for a Spoon, Cracker or Pan and give it to the fighter in a cell."""
    side = play.state.sides[seat]
    fighter = side.grid[cell]
    assert fighter is not None
    paid = _pay(play.state, side, item)
    if item == "spoon":
        side.spoons -= 1
        side.grid[cell] = replace(fighter, spoon=True)
    elif item == "cracker":
        side.crackers -= 1
        side.grid[cell] = replace(fighter, cracker=True)
    else:
        side.pans -= 1
        side.grid[cell] = replace(fighter, pan=True)
    play.emit(ItemBought(seat, item, paid, fighter.id, cell_name(seat, cell)))


def buy_bonus_die(play: Play[State], seat: Seat) -> None:
    """Pay for the Bonus die; it stays with its owner until the next roll."""
    paid = _pay(play.state, play.state.sides[seat], "bonus_die")
    play.state.bonus_die = seat
    play.emit(BonusDieBought(seat, paid))


def buy_card(play: Play[State], seat: Seat, card: str) -> None:
    """Pay for a Power card. An ongoing one works from now on; any other is held."""
    side = play.state.sides[seat]
    # Section 11: playing a card is free; its price is paid here.
    paid = _pay(play.state, side, card)
    side.pantry.remove(card)
    timing = POWERS[card].timing
    # Section 11: an ongoing card is never played; holding it back would only be a disadvantage.
    (side.ongoing if timing == "ongoing" else side.held).append(card)
    play.emit(CardBought(seat, card, paid, timing))


def _pay(state: State, side: Side, thing: str) -> int:
    cost = price(side, thing)
    side.beans -= cost
    # Section 8: the full price returns to the supply, so that all Beans together stay 30 (I3).
    state.supply += cost
    state.bought = True
    return cost


def _kept_back(state: State, seat: Seat, side: Side, thing: str) -> str | None:
    """Return why a thing is not for sale at any price: none is left, or an event of this turn bans it."""
    if thing in POWERS:
        # Section 11: a multi-use card is back in the Pantry, but not for sale on the turn it was played.
        return "card-sold" if thing not in side.pantry else "card-after-play" if thing in side.cards_played else None
    if thing == "spoon":
        # Section 8: banned after a throw beyond normal reach only; in normal reach the Spoon stays.
        return "spoon-left" if not side.spoons else "spoon-after-throw" if side.threw_spoon else None
    if thing == "cracker":
        # Section 8: any smash bans buying until the end of one's own next turn, one by a double Splat too.
        return "cracker-left" if not side.crackers else "cracker-after-smash" if side.cracker_smashed else None
    if thing == "pan":
        # Section 5: banned on the turn in which a fighter with the Pan hit.
        return "pan-left" if not side.pans else "pan-after-hit" if side.pan_hit else None
    if state.bonus_die is not None:
        # Section 8: one die for both players: while somebody owns it nobody can buy it.
        return "bonus-die-yours" if state.bonus_die == seat else "bonus-die-theirs"
    # Section 8: a player who rolled it this turn cannot buy it again; the opponent may next turn.
    return "bonus-die-after-roll" if side.rolled_bonus else None


def _bearer(side: Side, item: str) -> bool:
    """Return whether some fighter may receive an item."""
    # A loop, as this is asked several times a turn: mostly the first fighter is enough.
    for fighter in side.grid:  # noqa: SIM110
        if fighter is not None and not getattr(fighter, item):
            return True
    return False
