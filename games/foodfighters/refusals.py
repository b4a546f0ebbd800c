"""Reasons against illegal links: the one rule that forbids each. The steps decide legality; this only explains."""

from __future__ import annotations

from collections.abc import Callable

from games.foodfighters import cards, formation, pantry
from games.foodfighters.data import ITEMS, POWERS
from games.foodfighters.geometry import CELL_OF, ROW_NAMES, row_of
from games.foodfighters.reasons import absent, at, named, no_attack_from, no_attack_on
from games.foodfighters.state import State
from games.foodfighters.steps import ACTIONS, Window
from games.kernel import Chosen, Ref, Say, Seat


def why_not(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Return the rule that forbids a link after legal ones, for an asked seat; None if the link names nothing."""
    if not chosen:
        return _VERBS[link](state, seat) if link in _VERBS else None
    verb, *args = chosen
    return _LINKS[verb](state, seat, tuple(args), link) if verb in _LINKS else None


def why_not_with(state: State, seat: Seat, verb: str, link: str) -> Say | None:
    """Return the rule against the acting fighter if none can attack or move; None if it is not asked that."""
    asked = verb in ("attack", "move") and _phase(state) == "choose_action"
    return _LINKS[verb](state, seat, (), link) if asked else None


def _phase(state: State) -> str:
    step = state.stack[-1]
    return "window" if isinstance(step, Window) and step.window != "pre_action" else str(step.__struct_config__.tag)


def _no_action_verb(verb: str) -> Callable[[State, Seat], Say | None]:
    def reason(state: State, seat: Seat) -> Say | None:
        phase = _phase(state)
        if phase != "choose_action":
            return Say(f"foodfighters-no-action-{_NOT_ACTION[phase]}")
        if verb == "attack":
            return Say("foodfighters-no-attack-possible")
        return Say("foodfighters-no-empty-space") if verb == "move" else None

    return reason


_NOT_ACTION = {"pre_action": "before-cards", "buy": "left", "fill": "while-filling", "window": "in-attack"}


def _no_buy_verb(state: State, seat: Seat) -> Say | None:
    phase = _phase(state)
    if phase in ("choose_action", "pre_action"):
        return Say("foodfighters-no-buying-before-action")
    if phase != "buy":
        return Say("foodfighters-no-buying-now")
    if state.bought:
        return Say("foodfighters-no-second-purchase")
    return Say("foodfighters-no-purchase-possible", {"beans": state.sides[seat].beans})


def _no_play_verb(state: State, seat: Seat) -> Say | None:
    held = state.sides[seat].held
    if not held:
        return Say("foodfighters-no-card-held")
    # A card in its window has no effect now; calling it the wrong window would be false.
    idle = next((card for card in held if POWERS[card].window == _window(state)), None)
    if idle is not None:
        return _no_effect(idle)
    return Say("foodfighters-no-card-now", {"cards": [Ref("card", card) for card in held]})


def _window(state: State) -> str:
    """Return the window whose cards may be played now; '' for none."""
    step = state.stack[-1]
    if isinstance(step, Window):
        return step.window
    return "post_action" if _phase(state) == "buy" else ""


def _no_effect(card: str) -> Say:
    return Say(f"foodfighters-no-effect-{card.replace('_', '-')}", {"card": Ref("card", card)})


def _no_fill_verb(state: State, seat: Seat) -> Say | None:
    return Say("foodfighters-no-gap-now")


def _no_pass_verb(state: State, seat: Seat) -> Say | None:
    return Say("foodfighters-no-pass-in-fill" if _phase(state) == "fill" else "foodfighters-no-pass-in-action")


def _no_attack(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    cell = CELL_OF.get(link)
    if cell is None:
        return None
    return no_attack_on(state, seat, CELL_OF[args[0]], cell) if args else no_attack_from(state, seat, cell)


def _no_swap(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    cell = CELL_OF.get(link)
    if cell is None:
        return None
    if link in args:
        return Say("foodfighters-no-swap-with-itself", {"cell": at(seat, cell)})
    return Say("foodfighters-no-swap-with-empty", {"cell": at(seat, cell)}) if args else absent(state, seat, cell)


def _no_move(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    cell = CELL_OF.get(link)
    if cell is None:
        return None
    grid = state.sides[seat].grid
    if not args:
        row = Ref("row", ROW_NAMES[row_of(cell)])
        return absent(state, seat, cell) or Say("foodfighters-no-space-in-row", {"cell": at(seat, cell), "row": row})
    if grid[cell] is not None:
        return Say("foodfighters-no-move-onto-fighter", {"cell": at(seat, cell)})
    return Say("foodfighters-no-move-to-other-row", {"cell": at(seat, cell)})


def _no_purchase(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    if args:
        return _no_bearer(state, seat, args[0], link)
    if link in POWERS:
        return _no_card_purchase(state, seat, link)
    if link not in ITEMS and link != "bonus_die":
        return None
    rule = pantry.obstacle(state, seat, link)
    return None if rule is None else _said_purchase(state, seat, link, rule, "item")


def _no_card_purchase(state: State, seat: Seat, card: str) -> Say | None:
    if card not in state.sides[seat].deck:
        team = Ref("team", POWERS[card].team)
        return Say("foodfighters-no-card-of-other-team", {"card": Ref("card", card), "team": team})
    rule = pantry.obstacle(state, seat, card)
    return None if rule is None else _said_purchase(state, seat, card, rule, "card")


def _said_purchase(state: State, seat: Seat, thing: str, rule: str, kind: str) -> Say:
    side = state.sides[seat]
    return Say(
        f"foodfighters-no-{rule}",
        {"thing": Ref(kind, thing), "price": pantry.price(side, thing), "beans": side.beans},
    )


def _no_bearer(state: State, seat: Seat, item: str, link: str) -> Say | None:
    cell = CELL_OF.get(link)
    if cell is None:
        return None
    fighter = state.sides[seat].grid[cell]
    if fighter is None:
        return absent(state, seat, cell)
    # An item that nobody may hold is not offered at all, so the only reason left is one already in hand.
    return Say("foodfighters-no-second-in-hand", {"fighter": named(fighter), "item": Ref("item", item)})


def _no_fill(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    cell = CELL_OF.get(link)
    if cell is None:
        return None
    if not args:
        return Say("foodfighters-no-gap-there", {"cell": at(seat, cell)})
    rear = row_of(formation.fillers(state.sides[seat].grid)[0])
    row = Ref("row", ROW_NAMES[rear])
    return absent(state, seat, cell) or Say("foodfighters-no-filler", {"cell": at(seat, cell), "row": row})


def _no_play(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    if args:
        return cards.CARDS[args[0]].why_not(state, seat, args[1:], link)
    if link not in POWERS:
        return None
    side = state.sides[seat]
    about: dict[str, str | int | Ref | list[Ref]] = {"card": Ref("card", link)}
    if link not in side.held:
        return Say(f"foodfighters-no-card-{_where_card_lies(state, seat, link)}", about)
    if POWERS[link].window != _window(state):
        return Say(f"foodfighters-no-window-{POWERS[link].window.replace('_', '-')}", about)
    return _no_effect(link)


def _where_card_lies(state: State, seat: Seat, card: str) -> str:
    side = state.sides[seat]
    if card in side.ongoing:
        return "ongoing"
    if card in side.removed:
        return "gone"
    return "not-bought" if card in side.deck else "of-other-side"


_VERBS: dict[str, Callable[[State, Seat], Say | None]] = {
    **{verb: _no_action_verb(verb) for verb in ACTIONS},
    "buy": _no_buy_verb,
    "play": _no_play_verb,
    "fill": _no_fill_verb,
    "pass": _no_pass_verb,
}
_LINKS: dict[str, Callable[[State, Seat, Chosen, str], Say | None]] = {
    "attack": _no_attack,
    "swap": _no_swap,
    "move": _no_move,
    "buy": _no_purchase,
    "fill": _no_fill,
    "play": _no_play,
}
