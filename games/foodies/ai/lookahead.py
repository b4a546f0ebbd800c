"""Search: promising answers are followed to the end of the next turn, with every face of the die.

Nothing is hidden in this game but the order of the deck, and simultaneous answers. `odds` evaluates
purchases and chefs at the end of the turn; visits are made for the best immediate gain.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.foodies.ai.evaluation import visit_value
from games.foodies.ai.odds import DATA, chances, is_over, promise
from games.foodies.data import GAME, WORTH
from games.foodies.state import State
from games.foodies.steps import Buy, ChooseFace, Collect, Visit
from games.foodies.view import View, determinize
from games.kernel import Action, Chance, ScriptedChance, Seat, Stop, flow

_KEPT = 8
"""The most answers that are followed."""
_DONE, _HIRE = Action("done"), Action("hire")


def look_ahead(view: View, seat: Seat, chance: Chance, stop: Stop) -> Action:
    """Return the answer with the best mean chance of winning after the next turn, of the promising ones."""
    state = _imagined(view, chance)
    ends = {action: _end_of_turn(state, seat, action) for action in _worth_trying(state, seat)}
    looks = {action: chances(end, end.turn + 1)[seat] for action, end in ends.items()}
    close = _close(looks)
    if len(close) > 1 and not _decided([looks[action] for action in close]):
        looks = {}
        for action in close:
            looks[action] = _after_next_turn(ends[action], seat)
            if stop():
                break
    # When the game is decided anyway, popularity and coins still count.
    return max(looks, key=lambda action: (looks[action], *_holds(ends[action], seat)))


def at_once(view: View, seat: Seat, chance: Chance) -> Action:
    """Return the best answer by immediate value if nothing is followed."""
    state = _imagined(view, chance)

    def look(action: Action) -> tuple[float, int, int]:
        end = _end_of_turn(state, seat, action)
        return chances(end, end.turn + 1)[seat], *_holds(end, seat)

    return max(_worth_trying(state, seat), key=look)


def _imagined(view: View, chance: Chance) -> State:
    """Return a state from the view and a deck, without sampled answers of others: they answer in their interest."""
    state = determinize(view, chance)
    assert view.step is not None
    state.stack = [view.step.copy()]
    return state


def _close(looks: dict[Action, float]) -> list[Action]:
    """Return the answers nearly as good as the best one, best first."""
    least = max(looks.values()) - DATA.behind
    close = [action for action in looks if looks[action] >= least]
    return sorted(close, key=looks.__getitem__, reverse=True)[:_KEPT]


def _decided(chances_left: Sequence[float]) -> bool:
    """Return whether the game is as good as won, or lost, whatever is done: then a search would change nothing."""
    return min(chances_left) >= DATA.sure or max(chances_left) <= 1.0 - DATA.sure


def _worth_trying(state: State, seat: Seat) -> list[Action]:
    """Return the legal answers; a special chef costs nothing, so it is hired at once."""
    offered = list(flow.actions(state, seat))
    return [action for action in offered if action.verb == "special"][:1] or offered


def _end_of_turn(state: State, seat: Seat, action: Action) -> State:
    """Return the position after an answer and all that is left to do in this turn, except ending it."""
    # Not carried out: the faces of the next roll are evaluated one by one.
    if action == _DONE:
        return state
    after = _answered(state, seat, action)
    _make_visits(after)
    if isinstance(after.stack[-1], Buy):
        return _best_purchase(after)[1]
    return _hired(after)[1]


def _after_next_turn(state: State, seat: Seat) -> float:
    """Return the seat's mean chance at the end of the next turn, over the faces of the die."""
    # No next turn will begin, so there is nothing to average.
    if is_over(state, state.turn + 1):
        return chances(state, state.turn + 1)[seat]
    total = 0.0
    for face in range(GAME.die_faces):
        after = _answered(state, state.active, _DONE, face)
        _make_visits(after)
        total += chances(_best_purchase(after)[1], after.turn + 1)[seat]
    return total / GAME.die_faces


def _best_purchase(state: State) -> tuple[float, State]:
    """Return the active seat's best purchase and hires, by their value at the end of the turn, and that value."""
    looks = [_hired(_answered(state, state.active, action)) for action in flow.actions(state, state.active)]
    return max(looks, key=lambda look: look[0])


def _holds(state: State, seat: Seat) -> tuple[int, int]:
    return state.courts[seat].popularity, state.courts[seat].coins


def _answered(state: State, seat: Seat, action: Action, face: int = 0) -> State:
    after = state.copy()
    _perform(after, seat, action, face)
    return after


def _hired(state: State) -> tuple[float, State]:
    """Return what the active seat hires, and its chance at the end of that turn."""
    seat = state.active
    offered = [action for action in flow.actions(state, seat) if action != _DONE]
    for action in offered:
        if action != _HIRE:
            state = _answered(state, seat, action)
    best = promise(state, state.turn + 1, seat), state
    if _HIRE in offered:
        hired = _answered(state, seat, _HIRE)
        return max(best, (promise(hired, state.turn + 1, seat), hired), key=lambda look: look[0])
    return best


def _make_visits(state: State) -> None:
    """Let everybody answer for the best immediate gain, until the active seat may buy."""
    while isinstance(step := state.stack[-1], ChooseFace | Visit | Collect):
        seat = next(decision.seat for decision in step.decisions(state) if decision.owed)
        _perform(state, seat, max(flow.actions(state, seat), key=lambda action: _gives(state, seat, action)))


def _gives(state: State, seat: Seat, action: Action) -> float:
    """Return the immediate gain of an answer about a visit, in coins."""
    court = state.courts[seat]
    spaces = [int(space) for space in action.args]
    gives = sum(visit_value(court, space) for space in spaces)
    # Everybody visits a face, so the best opponent's gain from it counts against it.
    if action.verb == "face":
        others = [other for number, other in enumerate(state.courts) if number != seat]
        return gives - WORTH.rival * max(visit_value(other, spaces[0]) for other in others)
    if action.verb == "stay":
        step = state.stack[-1]
        assert isinstance(step, Visit)
        return visit_value(court, step.face)
    # A spent flyer would be worth something at a later visit.
    return gives - WORTH.flyer if action.verb == "flyer" else gives + (action.verb == "pay")


def _perform(state: State, seat: Seat, action: Action, face: int = 0) -> None:
    flow.take(flow.Play(state, ScriptedChance([face])), seat, action)
