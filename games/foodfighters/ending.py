"""The end of a game of Foodfighters, and its score sheet (rules section 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from games.foodfighters.attack import count_of
from games.foodfighters.data import PANTRY
from games.foodfighters.events import Conceded, Drawn, Stalemate, ThreeOfAKind, Won
from games.foodfighters.state import Outcome, Reason, Side, State, TieBreak
from games.kernel import Ref, Result, Say, ScoreLine, Seat
from games.kernel.flow import Play

SET = PANTRY.game.set
"""The number of knocked-out enemies of one type that wins."""


def most_of_one_type(side: Side) -> int:
    """Return the largest number of enemies of one type that a side has knocked out."""
    return max(Counter(fighter.type for fighter in side.knocked_out).values(), default=0)


def win_by_three(play: Play[State]) -> bool:
    """End the game if the active player has three knocked-out enemies of one type; return whether it did."""
    # The other side cannot have gained a knock-out (section 10).
    seat = play.state.active
    side = play.state.sides[seat]
    # Too few for any set: a cheap test, as it runs after every action (section 7).
    if len(side.knocked_out) < SET:
        return False
    complete = next((kind for kind in play.state.sides[1 - seat].types if count_of(side, kind) >= SET), None)
    if complete is None:
        return False
    play.emit(ThreeOfAKind(seat, complete))
    _end_game(play, seat, "three_of_a_kind")
    return True


def stalemate(play: Play[State]) -> bool:
    """End the game if too many turns in a row passed without an attack; return whether it did.

    The larger set of one type wins, then more knock-outs in all; otherwise it is a draw.
    """
    state = play.state
    if state.quiet_turns < PANTRY.assumed.quiet_turns:
        return False
    winner, by = better(state.sides)
    play.emit(Stalemate(state.quiet_turns, by))
    _end_game(play, winner, "draw" if winner is None else "stalemate")
    return True


def _knock_outs(side: Side) -> int:
    return len(side.knocked_out)


_TIE_BREAKS: dict[TieBreak, Callable[[Side], int]] = {"set": most_of_one_type, "total": _knock_outs}
"""The tie-breakers of a stalemate, in order."""


def better(sides: Sequence[Side]) -> tuple[Seat | None, TieBreak]:
    """Return the winner of a stalemate and the reason: the larger set, then more knock-outs in all; None for a draw."""
    for by, count in _TIE_BREAKS.items():
        south, north = map(count, sides)
        if south != north:
            return (0 if south > north else 1), by
    return None, "none"


def concede(play: Play[State], seat: Seat) -> None:
    """End the game because a seat gives up."""
    play.emit(Conceded(seat))
    _end_game(play, 1 - seat, "concede")


def result(state: State) -> Result | None:
    """Return the ranking and the score sheet of a finished game."""
    outcome = state.outcome
    if outcome is None:
        return None
    winner = outcome.winner
    if winner is None:
        return Result(((0, 1),), Say("foodfighters-result-draw", {"turns": state.quiet_turns}), _score_sheet(state))
    return Result(((winner,), (1 - winner,)), _reason(state, winner, outcome.reason), _score_sheet(state))


def _reason(state: State, winner: Seat, reason: Reason) -> Say:
    """Return why a seat has won; for a stalemate the tie-break that decided, with both figures."""
    args: dict[str, str | int | Ref | list[Ref]] = {
        "winner": Ref("seat", str(winner)),
        "loser": Ref("seat", str(1 - winner)),
    }
    if reason != "stalemate":
        return Say(f"foodfighters-result-{reason.replace('_', '-')}", args)
    by = better(state.sides)[1]
    more, fewer = (_TIE_BREAKS[by](state.sides[seat]) for seat in (winner, 1 - winner))
    figures = {"turns": state.quiet_turns, "more": more, "fewer": fewer}
    return Say(f"foodfighters-result-stalemate-{by}", {**args, **figures})


def _end_game(play: Play[State], winner: Seat | None, reason: Reason) -> None:
    play.state.outcome = Outcome(winner, reason)
    if winner is None:
        play.emit(Drawn(play.state.turn))
    else:
        assert reason != "draw"
        play.emit(Won(winner, reason))
    play.over()


def _score_sheet(state: State) -> tuple[ScoreLine, ...]:
    lines: list[ScoreLine] = []
    for seat, side in enumerate(state.sides):
        for kind in state.sides[1 - seat].types:
            count = count_of(side, kind)
            if count:
                lines.append(ScoreLine(seat, Say("foodfighters-score-type", {"kind": Ref("type", kind)}), count))
        lines.append(ScoreLine(seat, Say("foodfighters-score-total"), len(side.knocked_out)))
    return tuple(lines)
