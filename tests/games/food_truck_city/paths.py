"""Every path of a Nitrous Tank, found the plain way: what the shortest ones of the rules are held against."""

from __future__ import annotations

from collections.abc import Iterator

from games.food_truck_city.board import Board, Truck


def paths(board: Board, truck: Truck, longest: int) -> Iterator[tuple[str, ...]]:
    """All of 1 to `longest` segments, the short ones first: each segment adjacent to the one before, and none twice."""
    if truck.at is None or truck.moved or truck.flat:
        return
    taken, closed = board.blocked(), {tile.place for tile in board.closures}
    begun: list[tuple[str, ...]] = [(truck.at,)]
    for _ in range(longest):
        longer = []
        for path in begun:
            for segment in (other for other in board.city.neighbours[path[-1]] if other not in path):
                hidden = len(board.hidden_at(segment))
                if segment not in taken and hidden < 2:
                    yield (*path[1:], segment)
                if not hidden and segment not in closed:
                    longer.append((*path, segment))
        begun = longer
