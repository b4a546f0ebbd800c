"""The end of the game: its trigger, its winners, and what happens when a player leaves (sections 11 and 12)."""

from __future__ import annotations

from games.food_truck_city import events
from games.food_truck_city.state import Board, State
from games.kernel import Result, Say, ScoreLine, Seat
from games.kernel.flow import Play


def reached(play: Play[State]) -> bool:
    """Return whether the game ends with this turn. Triggers the end when due: then all others have one more turn."""
    state = play.state
    if state.last_turns is not None:
        # No second trigger: after a stall, blocks may still be revealed, without consequence (section 11).
        state.last_turns = [seat for seat in state.last_turns if seat != state.active]
        return not state.last_turns
    # Counted in turns, so that a full round may begin with any player (section 11).
    state.quiet = 0 if state.revealed else state.quiet + 1
    if not state.hidden:
        _announce_last_turns(play, "explored")
    # A full round is one of those still in the game, and may begin with any of them (section 11).
    elif state.stall_limit and state.quiet >= state.stall_limit * len(state.clockwise(0)):
        _announce_last_turns(play, "stalled")
    return False


def _announce_last_turns(play: Play[State], why: str) -> None:
    state = play.state
    state.ending = why
    # Section 11: the revealer gets no further turn, each of the others exactly one.
    state.last_turns = [seat for seat in state.clockwise(state.active) if seat != state.active]
    play.emit(events.LastTurns(seat=state.active, why=why, seats=state.last_turns))


def finish(play: Play[State]) -> None:
    """End the game."""
    play.emit(events.GameOver(seats=list(ranking(play.state)[0])))
    play.over()


def ranking(board: Board) -> tuple[tuple[Seat, ...], ...]:
    """Rank seats by trucks in play, then money; equals share a place. Leavers come last, the first of them lowest."""
    groups: dict[tuple[int, int], list[Seat]] = {}
    for seat, player in enumerate(board.players):
        if not player.left:
            # Section 11: only trucks on the board count, not those impounded or in the garage.
            groups.setdefault((len(player.parked()), player.money), []).append(seat)
    stayed = tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))
    return stayed + tuple((seat,) for seat in reversed(board.leavers))


def result(state: State) -> Result | None:
    """Return the ranking and what it counts, once the game is over."""
    if state.stack:
        return None
    sheet = []
    for seat, player in enumerate(state.players):
        sheet.append(ScoreLine(seat, Say("food_truck_city-score-trucks"), len(player.parked())))
        sheet.append(ScoreLine(seat, Say("food_truck_city-score-money"), player.money))
    return Result(ranking(state), Say(f"food_truck_city-result-{state.ending}"), tuple(sheet))
