"""How a game of Foodfighters ends, and its score sheet (rules section 10)."""

from __future__ import annotations

from collections import Counter

from games.kernel import Ref, Result, Say, ScoreLine, Seat
from games.kernel.flow import Play

from .attack import count_of
from .data import PANTRY
from .events import Conceded, Drawn, Stalemate, ThreeOfAKind, Won
from .state import Outcome, Reason, Side, State

SET = 3
"""So many knocked-out enemies of one type win."""


def most_of_one_type(side: Side) -> int:
    """The largest number of enemies of one type that a side has knocked out."""
    return max(Counter(fighter.type for fighter in side.knocked_out).values(), default=0)


def win_by_three(play: Play[State]) -> bool:
    """End the game if the active player has three knocked-out enemies of one type; whether it did."""
    seat = play.state.active
    side = play.state.sides[seat]
    if len(side.knocked_out) < SET:
        return False
    complete = next((kind for kind in play.state.sides[1 - seat].types if count_of(side, kind) >= SET), None)
    if complete is None:
        return False
    play.tell(ThreeOfAKind(seat, complete))
    _end(play, seat, "three_of_a_kind")
    return True


def stalemate(play: Play[State]) -> bool:
    """End the game if too many turns in a row passed without an attack; whether it did.

    The larger set of one type wins, then more knock-outs in all; otherwise it is a draw.
    """
    state = play.state
    if state.quiet_turns < PANTRY.house.quiet_turns:
        return False
    play.tell(Stalemate(state.quiet_turns))
    south, north = ((most_of_one_type(side), len(side.knocked_out)) for side in state.sides)
    if south == north:
        _end(play, None, "draw")
    else:
        _end(play, 0 if south > north else 1, "stalemate")
    return True


def concede(play: Play[State], seat: Seat) -> None:
    """End the game because a seat gives up."""
    play.tell(Conceded(seat))
    _end(play, 1 - seat, "concede")


def result(state: State) -> Result | None:
    """The ranking and the score sheet of a finished game."""
    outcome = state.outcome
    if outcome is None:
        return None
    winner = outcome.winner
    if winner is None:
        return Result(((0, 1),), Say("foodfighters-result-draw"), _sheet(state))
    args = {"winner": Ref("seat", str(winner)), "loser": Ref("seat", str(1 - winner))}
    reason = Say(f"foodfighters-result-{outcome.reason.replace('_', '-')}", {**args})
    return Result(((winner,), (1 - winner,)), reason, _sheet(state))


def _end(play: Play[State], winner: Seat | None, reason: Reason) -> None:
    play.state.outcome = Outcome(winner, reason)
    if winner is None:
        play.tell(Drawn(play.state.turn))
    else:
        assert reason != "draw"
        play.tell(Won(winner, reason))
    play.over()


def _sheet(state: State) -> tuple[ScoreLine, ...]:
    lines: list[ScoreLine] = []
    for seat, side in enumerate(state.sides):
        for kind in state.sides[1 - seat].types:
            count = count_of(side, kind)
            if count:
                lines.append(ScoreLine(seat, Say("foodfighters-score-type", {"kind": Ref("type", kind)}), count))
        lines.append(ScoreLine(seat, Say("foodfighters-score-total"), len(side.knocked_out)))
    return tuple(lines)
