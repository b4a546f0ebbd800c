"""Waterfronts for tests of pictures and words."""

from __future__ import annotations

from games.critter_kitchen import TITLE
from games.critter_kitchen.view import View
from games.kernel import Event, Seat
from renderers.kit.presenter import Scene
from tests.games.critter_kitchen.builders import Table, a_table

NAMES = ("Ann", "Ben", "Cid")


def a_market(**changes: object) -> Table:
    """Ann and Ben tie with lizards at the Garden Top Shop, Cid comes with a boar; nobody has taken anything."""
    chefs = {"Ann": "lizard@garden_top_shop", "Ben": "lizard@garden_top_shop", "Cid": "boar@garden_top_shop"}
    items = {"garden_top_shop": "bread5 fish4 meat3", "air_docks": "wine7"}
    return a_table("Ann Ben Cid", items, chefs, track="Ben Cid Ann", **changes).settle()  # type: ignore[arg-type]


def seen(table: Table, viewer: Seat | None = None) -> View:
    """Return what a viewer sees of a table."""
    return TITLE.view(table.state, viewer)


def a_scene(*events: Event, viewer: Seat | None = None, waiting: tuple[Seat, ...] = (1,)) -> Scene:
    """Ann, Ben and Cid; Ben is waited for."""
    return Scene(NAMES, viewer, events, waiting)
