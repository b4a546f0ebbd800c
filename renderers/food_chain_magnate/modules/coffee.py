"""The presentation of coffee: shops on the map, and the ways of those who drink."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.food_chain_magnate.city.squares import SQUARES, Square, name_of
from games.food_chain_magnate.modules.coffee import CoffeeSold, ShopMoved, ShopPlaced, shops
from games.food_chain_magnate.rules.registry import State
from games.kernel import Choice, Chosen, Event, Seat
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate.modules.extension import Extension, Teller
from renderers.food_chain_magnate.plan import Plan
from renderers.kit import marks as signs
from renderers.kit.canvas import Canvas

_VERBS = ("shop", "move_shop")
MARK = 0.5  # of a square: the owner's mark


class CoffeeShown(Extension):
    """Shops, cups, and ways."""

    module: ClassVar[str] = "coffee"
    walks: ClassVar[bool] = True

    def pieces(self, canvas: Canvas, plan: Plan, state: State) -> None:
        """Draw a shop on each of its squares, with its owner's mark."""
        for shop in shops(state):
            if plan.window.holds(shop.square):
                box = plan.box(shop.square)
                canvas.paste(art.shop(shop.seat, plan.edge), box.x, box.y)
                mark = signs.seat_mark(shop.seat, round(plan.edge * MARK), on_light=True)
                canvas.paste(mark, box.right - mark.width + 3, box.y - 3)

    def cells(self, state: State) -> Mapping[Square, str]:
        """Return a k for every shop."""
        return {shop.square: "k" for shop in shops(state)}

    def lines(self, teller: Teller, state: State) -> list[str]:
        """Return every chain's shops with their squares."""
        found: dict[Seat, list[str]] = {}
        for shop in shops(state):
            found.setdefault(shop.seat, []).append(name_of(shop.square))
        return [
            teller.say("coffee-shops", seat=teller.name("seat", str(seat)), squares=", ".join(squares))
            for seat, squares in sorted(found.items())
        ]

    def new(self, state: State, event: Event) -> Sequence[tuple[Square, ...]]:
        """Return a shop just placed or moved."""
        return ((SQUARES[event.square],),) if isinstance(event, (ShopPlaced, ShopMoved)) else ()

    def way(self, event: Event) -> tuple[str, ...]:
        """Return the way past the counters."""
        return event.way if isinstance(event, CoffeeSold) else ()

    def stop(self, teller: Teller, event: Event) -> tuple[str, str] | None:
        """Return the house, and who sells how many cups."""
        if not isinstance(event, CoffeeSold):
            return None
        return event.house, teller.say("walk-stop", seat=teller.name("seat", str(event.seat)), count=event.count)

    def shape(self, state: State, chosen: Chosen) -> tuple[Square, ...]:
        """Return the shop that moves."""
        return (SQUARES[chosen[1]],) if chosen[:1] == ("move_shop",) and len(chosen) > 1 else ()

    def about(self, teller: Teller, state: State, seat: Seat, chosen: Chosen, choice: Choice) -> str:
        """Return the houses near a square for a shop."""
        return teller.near([SQUARES[choice.key]]) if chosen[:1] and chosen[0] in _VERBS else ""
