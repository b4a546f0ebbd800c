"""The layout of the controls of Foodies: the pictures they lead to, and what is picked together."""

from __future__ import annotations

from collections.abc import Sequence

from games.foodies.cultures import rule_at
from games.foodies.data import PRICES, SPACES
from games.foodies.steps import Collect
from games.foodies.view import View
from games.kernel import Action, Choice, Chosen
from renderers.foodies.layout import CourtFrame, MarketFrame, board_frame, page_frame
from renderers.foodies.text_board import seats_in_order
from renderers.foodies.view_model import own_seat
from renderers.kit.layout import Box
from renderers.kit.presenter import ControlLayout, MultiSelect, Region, Scene


class FoodiesControlLayout(ControlLayout[View]):
    """The controls of Foodies."""

    quick_pages = ("court",)
    own_page = "court"
    giving_up = ("pass", "done", "stay", "keep")

    def private_page(self, view: View, scene: Scene) -> str:
        """Return one's own court, large."""
        return "court"

    def place(self, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> str:
        """Return the space of a choice in the own court. Stalls have names."""
        return f"{choice.kind}:{choice.key}" if choice.kind in ("space", "face") else ""

    def own_number(self, view: View, place: str) -> int:
        """Return a space's number, as on the die."""
        return int(place.partition(":")[2])

    def compound_moves(self, view: View, scene: Scene) -> Sequence[tuple[str, Sequence[Action]]]:
        """Return the shortcut to buy nothing and hire nobody."""
        if scene.decision is None or scene.decision.kind != "buy":
            return []
        return [("end_turn", (Action("pass"), Action("done")))]

    def regions(self, view: View, scene: Scene, page: str, places: Sequence[str]) -> Sequence[Region]:
        """Return spaces of the own court, and stalls in the market, on the board and on the court's page."""
        if page == "court":
            court, market = page_frame().court, page_frame().market
        else:
            frame = board_frame(view.seats)
            court, market = frame.courts[seats_in_order(view, scene).index(own_seat(view, scene))], frame.market
        shapes = [(place, _shape(view, court, market, place)) for place in places]
        return [Region(place, shape) for place, shape in shapes if shape is not None]

    def multi_select(self, view: View, scene: Scene) -> MultiSelect | None:
        """Return a stall with its space, and two neighbours for a stall that takes two: each pair in one menu."""
        decision, step = scene.decision, view.step
        if decision is not None and decision.kind == "buy" and scene.chosen == ("buy",):
            court, dear = view.courts[decision.seat], zip(view.market, PRICES, strict=True)
            stalls = [card for card, price in dear if card is not None and price <= court.coins]
            spaces = sorted(SPACES, key=lambda n: court.stalls[n] is not None)
            both = [*(Choice(card, "stall", more=True) for card in stalls), *(Choice(str(n), "space") for n in spaces)]
            return MultiSelect(("buy",), dict.fromkeys(both, 1), count=2)
        if decision is None or not isinstance(step, Collect) or decision.kind != "target":
            return None
        court, space = view.courts[decision.seat], step.asking[decision.seat]
        targets = rule_at(court, space).culture.targets
        if targets < 2:
            return None
        near = court.built_neighbours(space)
        return MultiSelect(("targets",), {Choice(str(n), "space", more=True): 1 for n in near}, count=targets)


def _shape(view: View, court: CourtFrame, market: MarketFrame, place: str) -> Box | None:
    kind, _, key = place.partition(":")
    if kind != "stall":
        return court.space(int(key))
    return market.cards[view.market.index(key)] if key in view.market else None
