"""Boards for tests of pictures and words."""

from __future__ import annotations

from games.foodfighters import data
from games.foodfighters.state import Fighter, Side
from games.foodfighters.view import View
from games.kernel import Event, Seat
from renderers.kit.presenter import Scene

LAYOUT = ("KC SO BR KO SC BO SR BC KR", "CK CB OS RB RS CS OK OB RK")


def a_fighter(identity: str, **load: bool) -> Fighter:
    """Return a fighter by its id, for example `KC`, with items."""
    kind, thought = data.fighter_of(identity)
    return Fighter(identity, kind, thought, **load)


def a_side(team: str, grid: str) -> Side:
    """A side at the start of a game; `.` is an empty cell."""
    cells = [None if name == "." else a_fighter(name) for name in grid.split()]
    kinds = data.TEAMS[team].types
    deck = data.deck_of(team)
    return Side(team, (kinds[0].id, kinds[1].id, kinds[2].id), deck, cells, pantry=list(deck))


def a_view(south: str = LAYOUT[0], north: str = LAYOUT[1]) -> View:
    """Meats below, Veggies above, nothing bought yet, South's turn."""
    return View((a_side("meats", south), a_side("veggies", north)), 0, phase="choose_action")


def a_scene(*events: Event, waiting: tuple[Seat, ...] = (0,), viewer: Seat | None = None) -> Scene:
    """Anna (South) plays Bo (North)."""
    return Scene(("Anna", "Bo"), viewer, events, waiting)
