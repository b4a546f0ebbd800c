"""Where trucks may go (section 6) and be placed (section 7.5), and what happens when one arrives."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Seat
from games.kernel.flow import Play

from . import events
from .board import Board, Truck
from .data import GAME
from .state import State

Taken = set[str | None]


def targets(board: Board, truck: Truck, taken: Taken) -> list[str]:
    """Where a truck's normal move may go: adjacent open segments with at least one revealed side.

    `taken` is `board.blocked()`, found once for all trucks.
    """
    if truck.at is None or truck.moved or truck.flat:
        return []
    city, blocks = board.city, board.blocks
    found = []
    for segment in city.neighbours[truck.at]:
        if segment not in taken:
            (one, _), (other, _) = city.sides[segment]
            if one in blocks or other in blocks:
                found.append(segment)
    return found


def bonus_targets(board: Board, truck: Truck, taken: Taken) -> list[str]:
    """Where the bonus move may go: adjacent open segments, fully revealed."""
    return [] if truck.at is None or truck.flat else revealed_beside(board, truck.at, taken)


def revealed_beside(board: Board, segment: str, taken: Taken) -> list[str]:
    """The open, fully revealed segments adjacent to one."""
    return [other for other in board.city.neighbours[segment] if other not in taken and board.revealed_at(other)]


def spaces(board: Board) -> list[str]:
    """Where a truck may be placed: of the open, fully revealed segments those closest to the centre."""
    taken = board.blocked()
    for ring in board.city.rings:
        found = [segment for segment in ring if segment not in taken and board.revealed_at(segment)]
        if found:
            return found
    return []


def paths(board: Board, truck: Truck, longest: int) -> Iterator[tuple[str, ...]]:
    """Every path of a Nitrous move, the short ones first: 1 to `longest` segments, each adjacent to the one before.

    On the way segments must be fully revealed and not closed, but may hold trucks; the last must be a normal target.
    """
    if truck.at is None or truck.moved or truck.flat:
        return
    taken = board.blocked()
    closed = {tile.place for tile in board.closures}
    begun: list[tuple[str, ...]] = [(truck.at,)]
    for length in range(1, longest + 1):
        longer = []
        for path in begun:
            for segment in board.city.neighbours[path[-1]]:
                if segment in path:
                    continue
                hidden = len(board.hidden_at(segment))
                if segment not in taken and hidden < 2:
                    yield (*path[1:], segment)
                if length < longest and not hidden and segment not in closed:
                    longer.append((*path, segment))
        begun = longer


def routes(board: Board, truck: Truck, longest: int) -> dict[str, tuple[str, ...]]:
    """The segments that a Nitrous move can reach, each with its shortest path: only its end makes a difference."""
    if truck.at is None or truck.moved or truck.flat:
        return {}
    taken, sides, blocks = board.blocked(), board.city.sides, board.blocks
    closed = {tile.place for tile in board.closures}
    found: dict[str, tuple[str, ...]] = {}
    seen = {truck.at}
    edge: list[tuple[str, ...]] = [(truck.at,)]
    for _ in range(longest):
        begun: list[tuple[str, ...]] = []
        for path in edge:
            for segment in board.city.neighbours[path[-1]]:
                if segment in seen:
                    continue
                seen.add(segment)
                (one, _), (other, _) = sides[segment]
                if segment not in taken and (one in blocks or other in blocks):
                    found[segment] = (*path[1:], segment)
                if one in blocks and other in blocks and segment not in closed:
                    begun.append((*path, segment))
        edge = begun
    return found


def drive(play: Play[State], seat: Seat, truck: Truck, path: tuple[str, ...]) -> None:
    """The one move of a truck in MOVE: it drives along a path, and a face-down block at its end is revealed."""
    origin, end = truck.at, path[-1]
    assert origin is not None
    truck.at = end
    truck.moved = True
    play.emit(
        events.Moved(seat=seat, food=truck.food, origin=origin, segment=end, path=list(path[:-1]), passed=len(path) - 1)
    )
    for block in play.state.hidden_at(end):
        _reveal(play, seat, block)


def _reveal(play: Play[State], seat: Seat, block: str) -> None:
    """Turn a block up. The first one of a turn brings a dollar; the last one of all triggers the end."""
    state = play.state
    found = state.hidden.pop(block)
    state.blocks[block] = found
    gain = 0 if state.revealed else GAME.first_reveal_gain
    state.revealed = True
    state.players[seat].money += gain
    left = len(state.hidden)
    play.emit(events.Revealed(seat=seat, block=block, art=found.card, rotation=found.rotation, gain=gain, left=left))
