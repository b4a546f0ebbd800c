"""Legal moves (section 6) and placements (section 7.5) of trucks, and what happens when one arrives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.food_truck_city import events
from games.food_truck_city.data import GAME
from games.food_truck_city.state import Board, State, Truck
from games.kernel import Seat
from games.kernel.flow import Play

Taken = set[str | None]


def targets(board: Board, truck: Truck, taken: Taken) -> list[str]:
    """Return the targets of a truck's normal move: adjacent open segments with at least one revealed side.

    `taken` is `board.blocked()`, computed once for all trucks.
    """
    if truck.at is None or truck.moved or truck.flat:
        return []
    return enterable(board, board.city.neighbours[truck.at], taken)


def enterable(board: Board, segments: Iterable[str], taken: Taken) -> list[str]:
    """Return which of some segments a move may end on: open, with at least one revealed side (section 6)."""
    between, blocks = board.city.between, board.blocks
    found = []
    for segment in segments:
        if segment not in taken:
            one, other = between[segment]
            # Section 6: a half revealed segment is enough; an unrevealed one never is.
            if one in blocks or other in blocks:
                found.append(segment)
    return found


def bonus_targets(board: Board, truck: Truck, taken: Taken) -> list[str]:
    """Return the targets of the bonus move: adjacent open segments, fully revealed."""
    # `moved` does not matter: this is no move of MOVE (section 4).
    return [] if truck.at is None or truck.flat else revealed_beside(board, truck.at, taken)


def revealed_beside(board: Board, segment: str, taken: Taken) -> list[str]:
    """Return the open, fully revealed segments adjacent to one."""
    return revealed(board, board.city.neighbours[segment], taken)


def revealed(board: Board, segments: Iterable[str], taken: Taken) -> list[str]:
    """Return which of some segments are open and fully revealed."""
    between, blocks = board.city.between, board.blocks
    found = []
    for segment in segments:
        if segment not in taken:
            one, other = between[segment]
            # Section 7.5: trucks are placed, and bonus moves end, only where both sides are known.
            if one in blocks and other in blocks:
                found.append(segment)
    return found


def spaces(board: Board) -> list[str]:
    """Return where a truck may be placed: of the open, fully revealed segments those closest to the centre."""
    taken = board.blocked()
    # Section 7.5: only the smallest distance with a candidate counts; the player chooses among these.
    for ring in board.city.rings:
        found = revealed(board, ring, taken)
        if found:
            return found
    return []


def routes(board: Board, truck: Truck, longest: int) -> dict[str, tuple[str, ...]]:
    """Return the segments a Nitrous move can reach, each with its shortest path (section 9.3), the nearest first."""
    return {path[-1]: path for path in nitrous_paths(board, truck, longest)}


def nitrous_paths(board: Board, truck: Truck, longest: int) -> Iterator[tuple[str, ...]]:
    """Yield the shortest path of 1 to `longest` segments to each end of a Nitrous move, breadth first.

    On the way segments must be fully revealed and not closed, but may hold trucks; the last must be a normal target.
    Longer ways to the same end are left out: what lies on the way makes no difference.
    """
    if truck.at is None or truck.moved or truck.flat:
        return
    taken, closed = board.blocked(), Taken(tile.place for tile in board.closures)
    # Marked as visited from the start: no path leads back to it (section 9.3).
    seen = {truck.at}
    ring: list[tuple[str, ...]] = [(truck.at,)]
    for _ in range(longest):
        wider: list[tuple[str, ...]] = []
        for path in ring:
            new = [segment for segment in board.city.neighbours[path[-1]] if segment not in seen]
            seen.update(new)
            for segment in enterable(board, new, taken):
                yield (*path[1:], segment)
            wider += [(*path, segment) for segment in revealed(board, new, closed)]
        ring = wider


def drive(play: Play[State], seat: Seat, truck: Truck, path: tuple[str, ...]) -> None:
    """Drive a truck along a path, its one move in MOVE, and reveal a face-down block at its end."""
    origin, end = truck.at, path[-1]
    assert origin is not None
    truck.at = end
    truck.moved = True
    play.emit(
        events.Moved(seat=seat, food=truck.food, origin=origin, segment=end, path=list(path[:-1]), passed=len(path) - 1)
    )
    # At most one: no move ends between two face-down blocks (section 6).
    for block in play.state.hidden_at(end):
        _reveal(play, seat, block)


def _reveal(play: Play[State], seat: Seat, block: str) -> None:
    """Reveal a block. The first one of a turn brings a dollar; the last one of all triggers the end."""
    state = play.state
    found = state.hidden.pop(block)
    state.blocks[block] = found
    # Section 6: paid automatically, as there is no reason to refuse it; only once a turn.
    gain = 0 if state.revealed else GAME.first_reveal_gain
    state.revealed = True
    state.players[seat].money += gain
    left = len(state.hidden)
    play.emit(events.Revealed(seat=seat, block=block, art=found.card, rotation=found.rotation, gain=gain, left=left))
