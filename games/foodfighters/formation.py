"""Changes to a formation: swapping, moving, and filling gaps (rules sections 7.2 and 9)."""

from __future__ import annotations

from collections.abc import Sequence

from games.foodfighters.attack import fighter_at
from games.foodfighters.events import Moved, Swapped
from games.foodfighters.geometry import ROWS, cell_name
from games.foodfighters.state import Fighter, State
from games.kernel import Seat
from games.kernel.flow import Play

Grid = Sequence[Fighter | None]


def fighters(grid: Grid) -> list[int]:
    """Return the cells with a fighter, front row first."""
    return [cell for cell, fighter in enumerate(grid) if fighter is not None]


def spaces_in_row(grid: Grid, cell: int) -> list[int]:
    """Return the empty spaces of a cell's row: where its fighter may move."""
    # Section 7.2: never into another row.
    return [space for space in ROWS[cell // 3] if grid[space] is None]


def movable(grid: Grid) -> list[int]:
    """Return the fighters whose row has an empty space."""
    found = []
    for row in ROWS:
        standing = [cell for cell in row if grid[cell] is not None]
        if len(standing) < len(row):
            found += standing
    return found


def any_movable(grid: Grid) -> bool:
    """Return whether there is a row with both a fighter and an empty space."""
    for left, middle, right in ROWS:
        spaces = (grid[left] is None) + (grid[middle] is None) + (grid[right] is None)
        if 0 < spaces < 3:
            return True
    return False


def gaps(grid: Grid) -> list[int]:
    """Return the empty spaces that have a fighter in any row behind them, in any lane."""
    rear = _rearmost_row(grid)
    # Section 9: an empty space in the rearmost occupied row, or behind it, is no gap.
    return [cell for cell in range(3 * rear) if grid[cell] is None]


def fillers(grid: Grid) -> list[int]:
    """Return the fighters of the farthest-back row that still has fighters: one of them fills a gap."""
    return [cell for cell in ROWS[_rearmost_row(grid)] if grid[cell] is not None]


def first_spaces(grid: Grid) -> list[int]:
    """Return the empty spaces of the front-most row that has one; none in a full grid."""
    for row in ROWS:
        spaces = [cell for cell in row if grid[cell] is None]
        if spaces:
            return spaces
    return []


def exchange(grid: list[Fighter | None], one: int, other: int) -> None:
    """Exchange the contents of two cells: fighters with their items, or a fighter and an empty space."""
    # Items lie on the tiles, so they move with them (sections 7.2 and 9).
    grid[one], grid[other] = grid[other], grid[one]


def swap_or_move(play: Play[State], seat: Seat, owner: Seat, one: int, other: int) -> None:
    """Swap two fighters of a side, or move one into an empty space, with their items (section 7.2)."""
    grid = play.state.sides[owner].grid
    fighter, second = fighter_at(play.state, owner, one), grid[other]
    exchange(grid, one, other)
    here, there = cell_name(owner, one), cell_name(owner, other)
    if second is None:
        play.emit(Moved(seat, fighter.id, here, there))
    else:
        play.emit(Swapped(seat, owner, fighter.id, there, second.id, here))


def _rearmost_row(grid: Grid) -> int:
    """Return the depth of the rearmost row with a fighter; 0 for an empty grid."""
    for cell in range(8, -1, -1):
        if grid[cell] is not None:
            return cell // 3
    return 0
