"""Reasons against illegal links: the one rule that forbids each. The steps decide legality; this only explains."""

from __future__ import annotations

from collections.abc import Callable

from games.food_truck_city import cards, city_hall, links, reasons
from games.food_truck_city.data import CARDS, FOODS, GAME
from games.food_truck_city.movement import bonus_targets, spaces
from games.food_truck_city.reasons import no
from games.food_truck_city.state import Player, State
from games.food_truck_city.steps.stack import Buy, Window
from games.kernel import Chosen, Ref, Say, Seat

_VERBS = {
    "start": ("start",),
    "turn_start": (),
    "bailout": ("bailout",),
    "pre_roll": ("pass", "pass_all", "rest", "play", "repair"),
    "pre_collect": ("pass", "pass_all", "rest", "play", "repair"),
    "pre_fine": ("pass", "pass_all", "rest", "play"),
    "go_on": ("go_on",),
    "bonus": ("bonus", "skip_bonus", "play", "repair"),
    "move": ("move", "play", "repair", "end_move"),
    "fines": ("settle",),
    "buy": ("release", "buy", "play", "end_buy"),
}
"""The usable verbs of each phase."""


def why_not(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Return the rule that forbids a link after legal ones, for an asked seat; None if the link names nothing."""
    if chosen:
        return _WHY_NOT_AFTER[chosen[0]](state, seat, chosen[1:], link) if chosen[0] in _WHY_NOT_AFTER else None
    phase = phase_of(state)
    if link not in _VERBS[phase]:
        return no(f"now-{phase.replace('_', '-')}", verb=Ref("verb", link))
    return _WHY_NO_VERB[link](state, seat) if link in _WHY_NO_VERB else None


def phase_of(state: State) -> str:
    """Return the phase by name; a window by its time."""
    step = state.stack[-1]
    return step.when if isinstance(step, Window) else str(step.__struct_config__.tag)


def _no_play(state: State, seat: Seat) -> Say | None:
    hand = state.hands[seat]
    if not hand:
        return no("cards")
    return no("card-now", cards=[Ref("card", card) for card in dict.fromkeys(hand)])


def _no_repair(state: State, seat: Seat) -> Say | None:
    if seat != state.active:
        return no("repair-others-turn")
    player = state.players[seat]
    costs = [CARDS[card].repair for truck in player.trucks for card in (truck.flat, truck.strike) if card]
    return no("repair-money", price=min(costs), money=player.money) if costs else no("repair-nothing")


def _no_bonus(state: State, seat: Seat) -> Say | None:
    if state.players[seat].money < GAME.bonus_move_price:
        return no("bonus-money")
    return reasons.immobile(state, seat, bonus=True) or no("bonus-space")


def _no_move(state: State, seat: Seat) -> Say | None:
    parked = state.players[seat].parked()
    if parked and all(truck.moved for truck in parked):
        return no("all-moved")
    return reasons.immobile(state, seat, bonus=False) or no("move-space")


def _no_release(state: State, seat: Seat) -> Say | None:
    player = state.players[seat]
    held = player.impounded()
    if not held:
        return no("impounded-none")
    if all(truck.fresh for truck in held):
        return no("release-same-turn", food=Ref("food", held[0].food))
    if not spaces(state):
        return no("space")
    return no("release-money", debt=min(truck.debt for truck in held if not truck.fresh), money=player.money)


def _no_buy(state: State, seat: Seat) -> Say | None:
    player, step = state.players[seat], state.stack[-1]
    if isinstance(step, Buy) and step.bought:
        return no("second-purchase")
    held = player.impounded()
    if held:
        return no("buy-impounded", trucks=[Ref("food", truck.food) for truck in held])
    cost = city_hall.price(player)
    if cost is None:
        return no("buy-all") if player.parked() else no("buy-none-in-play")
    return no("buy-money", price=cost, money=player.money) if cost > player.money else no("space")


_WHY_NO_VERB: dict[str, Callable[[State, Seat], Say | None]] = {
    "play": _no_play,
    "repair": _no_repair,
    "bonus": _no_bonus,
    "move": _no_move,
    "release": _no_release,
    "buy": _no_buy,
}


def _start(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    return None


def _bailout(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    if args:
        return reasons.placing(state, link)
    return no("bailout-impounded", food=Ref("food", link)) if link in FOODS else None


def _play(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    if args:
        card = CARDS[args[0]]
        return cards.RULES[card.effect].why_not(state, seat, card, args[1:], link)
    if link not in CARDS:
        return None
    named = Ref("card", link)
    if link not in state.hands[seat]:
        return no("card-held", card=named)
    if cards.in_time(state, seat, link, phase_of(state)):
        return no(f"effect-{CARDS[link].effect}", card=named)
    return no(f"timing-{CARDS[link].timing.replace('_', '-')}", card=named)


def _repair(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    food = args[0] if args else link
    truck = state.players[seat].truck(food)
    if truck is None or (args and link not in CARDS):
        return None
    lying = [card for card in (truck.flat, truck.strike) if card]
    if not lying or (args and link not in lying):
        return no("repair-truck", food=Ref("food", food))
    return no("repair-money", price=min(CARDS[card].repair for card in lying), money=state.players[seat].money)


def _bonus(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    player = state.players[seat]
    truck = player.truck(args[0] if args else link)
    if truck is None:
        return None
    if args:
        assert truck.at is not None
        return reasons.segment(state, truck.at, link, full=True)
    if truck.at is None:
        return reasons.own_truck(state, seat, link)
    if truck.flat:
        return reasons.flat(state, seat, [truck], GAME.bonus_move_price)
    assert not bonus_targets(state, truck, state.blocked())
    return no("bonus-truck", food=Ref("food", link))


def _move(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    if not args:
        return reasons.mover(state, seat, link)
    truck = state.players[seat].truck(args[0])
    assert truck is not None and truck.at is not None
    return reasons.segment(state, truck.at, link, full=False)


def _settle(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    player = state.players[seat]
    if not args:
        return no("fine", food=Ref("food", link)) if link in FOODS else None
    if link not in links.WAY:
        return None
    if link == "permit":
        return no("permit")
    amount = city_hall.next_fine(player)
    return no(f"way-{link}", amount=amount, money=player.money)


def _release(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    player = state.players[seat]
    if args:
        return reasons.placing(state, link)
    truck = player.truck(link)
    if truck is None:
        return None
    named = Ref("food", link)
    if not truck.debt:
        return no("release-free", food=named)
    if truck.fresh:
        return no("release-same-turn", food=named)
    return no("release-money", debt=truck.debt, money=player.money)


def _buy(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    if args:
        return reasons.placing(state, link)
    return no("buy-owned", food=Ref("food", link)) if _owned(state.players[seat], link) else None


def _owned(player: Player, food: str) -> bool:
    truck = player.truck(food)
    return truck is not None and truck.at is not None


_WHY_NOT_AFTER: dict[str, Callable[[State, Seat, Chosen, str], Say | None]] = {
    "start": _start,
    "bailout": _bailout,
    "play": _play,
    "repair": _repair,
    "bonus": _bonus,
    "move": _move,
    "settle": _settle,
    "release": _release,
    "buy": _buy,
}
