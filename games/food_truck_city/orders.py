"""Standing orders: how a seat answers future decisions in advance (section 8.2, item 4).

In each kind of window a seat may pass always (`never` play), pass on other seats' turns (`own_turn`: ask only on mine),
pass until a truck of its own is a target in this window (`targeted`) or until anybody plays a card in it (`played`), or
be asked only where a certain card would help (`cards`, with the kinds of cards preferred; without any, whichever card).

Nobody may learn from a window's timing who holds what: one that closes at once is told apart from one that waits for a
person. Therefore an order never looks at the hand. All it depends on is the order itself and what everybody sees, and
"where a card would help" means: if the seat held one, as it well may while not all of them have been seen. Then a
window waits for the same people whatever they hold, and a wait says no more than that somebody wants to think. That
is not quite nothing: who orders to be asked may have a reason. So an order cannot be seen, nor whether an answer was
given by one: answers come out together, and everybody with a card is named as asked.

Nobody passes without having said so, or cards that can only be played on other players' turns would die unseen. Who has
ordered nothing is asked in the first window after drawing a card, whichever card it is: for this window, and, once for
all windows, what to do from now on (`group`). The table does wait for that answer. A question that did not hold it
would have to be answered by something meanwhile: by passing, which lets cards die, or by a look at the hand, which
tells. The wait costs little: the first card is drawn at the end of one's own turn, so the question stands below the
answer to the press that ended it; and everybody with a card is asked alike, so it tells no more than the number of
cards. Who goes on answering window by window is asked in each, since no other answer is known to be theirs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.food_truck_city.ai import evaluation
from games.food_truck_city.ai.weights import WEIGHTS
from games.food_truck_city.cards import choices, play_card
from games.food_truck_city.data import CARDS, GAME
from games.food_truck_city.income import of_seat
from games.food_truck_city.state import State
from games.food_truck_city.steps.stack import Bonus, Fines, Window
from games.food_truck_city.view import View, determinize, glance, seen_by_all, unseen_cards
from games.kernel import Action, Chance, Choice, Chosen, Decision, Order, OrderSpec, Seat
from games.kernel.flow import Play

_PASS = Action("pass")
_LEFT = {"move": ("move", "repair"), "buy": ("release", "buy")}
"""What is left to do in a phase that may end by itself, whatever cards are in hand."""
_END = {"move": Action("end_move"), "buy": Action("end_buy")}


def kind_of(card: str) -> str:
    """A card's kind: its id, but `award` or `billboard` for those that exist once for each food."""
    return CARDS[card].effect if CARDS[card].food else card


def _window(when: str) -> OrderSpec:
    return OrderSpec(when, ("cards", "played", "targeted", "own_turn", "never"), ranked=("cards",), group="windows")


ORDERS = (
    _window("pre_roll"),
    _window("pre_collect"),
    _window("pre_fine"),
    OrderSpec("bonus", ("never", "worth", "gain"), {"gain": (1, GAME.order_gain_most)}, group="bonuses"),
    OrderSpec("fine", ("pay", "first"), group="fines"),
    OrderSpec("move", ("idle",), group="buying"),
    OrderSpec("buy", ("idle", "never"), group="buying"),
)


def preferences(kind: str) -> list[Choice]:
    """The kinds of cards that can be waited for in a window."""
    known = [kind_of(card.id) for card in CARDS.values() if card.timing in ("any", kind)]
    return [Choice(one, "card") for one in dict.fromkeys(known)] if kind.startswith("pre_") else []


def obey(view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
    """What an order answers, or None to ask the person.

    Windows: see above. bonus `never`: none; `gain` N: the bonus move that raises this turn's income most, if by at
    least N dollars more than it costs; `worth`: the same with one dollar. fine `first`: in the order of the trucks,
    without a City Permit; `pay`: the same while the money lasts. buy `never`: neither release nor buy. move and buy
    `idle`: end it where no truck is left to move or repair, to release or buy, whatever cards are in hand.
    """
    seat = decision.seat
    if isinstance(view.step, Window):
        return None if _wants_to_be_asked(view, seat, order) else _PASS
    if isinstance(view.step, Bonus):
        return _bonus(view, seat, order, offered)
    if isinstance(view.step, Fines):
        # The first way offered is to pay or, without the money, to be impounded; a City Permit comes after it.
        return offered[0] if order.policy == "first" or offered[0].args[-1] == "pay" else None
    left = any(action.verb in _LEFT[decision.kind] for action in offered)
    return None if left and order.policy == "idle" else _END[decision.kind]


def _wants_to_be_asked(view: View, seat: Seat, order: Order) -> bool:
    step = view.step
    assert isinstance(step, Window)
    match order.policy:
        case "own_turn":
            return seat == view.active
        case "targeted":
            return seat in step.targeted
        case "played":
            return step.played > 0
        case "cards":
            kinds = order.preferences or [choice.key for choice in preferences(step.when)]
            return any(would_help(view, seat, kind) for kind in kinds)
        case _:
            return False


def would_help(view: View, seat: Seat, kind: str) -> bool:
    """Whether some card of a kind that nobody has seen yet would improve a seat's position in a window, if it held one.

    Depends on what everybody knows alone: the hand is not looked at.
    """
    assert isinstance(view.step, Window)
    public = seen_by_all(view)
    # From a fixed seed, so that the same position always gets the same answer.
    state = determinize(public, Chance(b"standing order"))
    for card in dict.fromkeys(unseen_cards(public)):
        if kind_of(card) == kind:
            # In the place of another card: the size of a hand is public and must stay.
            state.hands[seat] = [card, *state.hands[seat][1:]]
            if any(True for _ in _improvements(state, seat, card, view.step.when)):
                return True
    return False


def _improvements(state: State, seat: Seat, card: str, phase: str) -> Iterator[Chosen]:
    """The ways of playing a card in hand after which the position is worth clearly more. None of them uses chance."""
    before = evaluation.evaluate(glance(state, seat), seat)
    for named in _every_aim(state, seat, card, phase, ("play",)):
        after = state.copy()
        play_card(Play(after, Chance(b"")), seat, named)
        if evaluation.evaluate(glance(after, seat), seat) >= before + WEIGHTS.order_gain:
            yield named


def _every_aim(state: State, seat: Seat, card: str, phase: str, chosen: Chosen) -> Iterator[Chosen]:
    """The card with every aim that it may have in a phase."""
    for choice in choices(state, seat, [card], phase, chosen):
        links = (*chosen, choice.key)
        yield from _every_aim(state, seat, card, phase, links) if choice.more else (links[1:],)


def _bonus(view: View, seat: Seat, order: Order, offered: Sequence[Action]) -> Action:
    skip = Action("skip_bonus")
    moves = [action for action in offered if action.verb == "bonus"]
    if order.policy == "never" or not moves:
        return skip
    best = max(moves, key=lambda action: _income_after(view, seat, action))
    gain = _income_after(view, seat, best) - _income_after(view, seat, None) - GAME.bonus_move_price
    return best if gain >= (order.amount or 1) else skip


def _income_after(view: View, seat: Seat, action: Action | None) -> int:
    """This turn's income after a bonus move, or without one."""
    assert view.food is not None and view.customer is not None
    if action is None:
        return of_seat(view, seat, view.food, view.customer).total
    truck = view.players[seat].truck(action.args[0])
    assert truck is not None
    # There and back again, which spares a copy of the board.
    origin, truck.at = truck.at, action.args[1]
    total = of_seat(view, seat, view.food, view.customer).total
    truck.at = origin
    return total
