"""Tables for tests of pictures and words."""

from __future__ import annotations

from games.foodies.data import STALLS
from games.foodies.state import Court
from games.foodies.steps import AnyStep, Buy
from games.foodies.view import View
from games.kernel import Event, Seat
from renderers.kit.presenter import Scene

NAMES = ("Anna", "Bo", "Cleo", "Dmitri", "Eve")


def a_court(stalls: dict[int, str] | None = None, **fields: int) -> Court:
    """A court of dashboard A with stalls on spaces; coins, popularity and flyers as given."""
    on_spaces = [(stalls or {}).get(space) for space in range(10)]
    purse = {"coins": 3, "popularity": 0, "flyers": 1} | fields
    return Court("A", **purse, stalls=on_spaces, coin_tokens=[0] * 10, pop_tokens=[0] * 10)


def a_view(*courts: Court, viewer: Seat | None = None, step: AnyStep | None = None) -> View:
    """A table of the given courts (two empty ones by default), Anna's turn to buy."""
    seats = list(courts) or [a_court(), a_court()]
    return View(
        viewer=viewer,
        goal=20,
        first=0,
        active=0,
        courts=seats,
        cultures=["american", "german", "italian", "japanese", "thai"],
        market=["AM01", "DE02", "IT01", "JP01", "TH01"],
        unseen=[card for card in STALLS if STALLS[card].culture == "thai"],
        removed=[],
        hired={"stars6": [], "cross5": []},
        chef_scope="game",
        turn=0,
        triggered=False,
        step=step or Buy(),
    )


def a_scene(*events: Event, seats: int = 2, waiting: tuple[Seat, ...] = (0,), viewer: Seat | None = None) -> Scene:
    """Anna, Bo and as many more as there are seats."""
    return Scene(NAMES[:seats], viewer, events, waiting)
