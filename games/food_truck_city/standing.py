"""Standing orders: how a seat answers future decisions in advance (section 8.2, item 4).

In each kind of window a seat may pass always (`never` play), pass on other seats' turns (`own_turn`: ask only on mine),
pass unless a truck of its own was chosen as a target in this window (`targeted`), be asked only when any of its cards
would help (`helps`), or only when one certain card would: `ask_<card>`. A card helps when the position is worth more to
its owner after it than before, by the measure of the automated players. Others cannot see which order a seat has given,
nor tell a pass given in advance from one given at once: the answers of a window come out together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.kernel import Action, Chance, Decision, Order, OrderSpec, Seat
from games.kernel.flow import Play

from . import evaluation
from .cards import play_card
from .data import CARDS, GAME
from .income import of_seat
from .steps import Bonus, Fines, Window
from .view import View, determinize, view_of

_ALWAYS = ("never", "own_turn", "targeted", "helps")
_PASS = Action("pass")
_GAIN = 1.0
"""By how much a position must improve for a card to help: about half of what holding a card is worth."""


def _askable(*timings: str) -> tuple[str, ...]:
    """`ask_<kind of card>` for every kind that can be played in a window."""
    kinds = dict.fromkeys(kind_of(card.id) for card in CARDS.values() if card.timing in timings)
    return tuple(f"ask_{kind}" for kind in kinds)


def kind_of(card: str) -> str:
    """A card's kind: its id, but `award` or `billboard` for those that exist once for each food."""
    return CARDS[card].effect if CARDS[card].food else card


ORDERS = (
    OrderSpec("pre_roll", (*_ALWAYS, *_askable("any"))),
    OrderSpec("pre_collect", (*_ALWAYS, *_askable("any", "pre_collect"))),
    OrderSpec("pre_fine", (*_ALWAYS, *_askable("any", "pre_fine"))),
    OrderSpec("bonus", ("never", "gain"), {"gain": (1, 5)}),
    OrderSpec("fine", ("first", "pay")),
    OrderSpec("buy", ("never",)),
)


def obey(view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
    """What an order answers, or None to ask the person.

    Windows: see above. bonus `never`: none; `gain` N: the bonus move that raises this turn's income most, if by at
    least N dollars more than it costs. fine `first`: in the order of the trucks, without a City Permit; `pay`: the same
    while the money lasts. buy `never`: neither release nor buy.
    """
    seat = decision.seat
    if isinstance(view.step, Window):
        return None if _wants_to_be_asked(view, seat, order.policy, offered) else _PASS
    if isinstance(view.step, Bonus):
        return _bonus(view, seat, order, offered)
    if isinstance(view.step, Fines):
        return offered[0] if order.policy == "first" or offered[0].args[-1] == "pay" else None
    return Action("end_buy")


def _wants_to_be_asked(view: View, seat: Seat, policy: str, offered: Sequence[Action]) -> bool:
    assert isinstance(view.step, Window)
    if policy == "own_turn":
        return seat == view.active
    if policy == "targeted":
        return seat in view.step.targeted
    if policy == "helps":
        return any(True for _ in helpful(view, seat, offered))
    kind = policy.removeprefix("ask_")
    return any(kind_of(action.args[0]) == kind for action in helpful(view, seat, offered))


def helpful(view: View, seat: Seat, offered: Sequence[Action]) -> Iterator[Action]:
    """The plays of a card after which a position is worth clearly more to its owner. None of them uses chance."""
    before = evaluation.evaluate(view, seat)
    state = determinize(view, Chance(b"standing order"))
    for action in offered:
        if action.verb == "play":
            after = state.copy()
            play_card(Play(after, Chance(b"")), seat, action.args)
            if evaluation.evaluate(view_of(after, seat), seat) >= before + _GAIN:
                yield action


def _bonus(view: View, seat: Seat, order: Order, offered: Sequence[Action]) -> Action:
    skip = Action("skip_bonus")
    moves = [action for action in offered if action.verb == "bonus"]
    if order.policy == "never" or not moves:
        return skip
    best = max(moves, key=lambda action: _income_after(view, seat, action))
    gain = _income_after(view, seat, best) - _income_after(view, seat, None) - GAME.bonus_move_price
    return best if gain >= order.amount else skip


def _income_after(view: View, seat: Seat, action: Action | None) -> int:
    """This turn's income after a bonus move, or without one."""
    assert view.food is not None and view.customer is not None
    if action is None:
        return of_seat(view, seat, view.food, view.customer).total
    truck = view.players[seat].truck(action.args[0])
    assert truck is not None
    origin, truck.at = truck.at, action.args[1]
    total = of_seat(view, seat, view.food, view.customer).total
    truck.at = origin
    return total
