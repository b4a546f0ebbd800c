"""How the controls of Food Truck City are laid out: which pictures they lead to, and what is picked together."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_truck_city.city_hall import payable
from games.food_truck_city.steps.stack import Fines, Window
from games.food_truck_city.view import View
from games.kernel import Action
from renderers.kit.presenter import ControlLayout, Scene


class FoodTruckCityControlLayout(ControlLayout[View]):
    """The controls of Food Truck City."""

    quick_pages = ("hand", "city", "distances")
    own_page = "hand"

    def private_page(self, view: View, scene: Scene) -> str:
        """The hand, where only cards matter: in windows, and when a card was drawn; else the board."""
        return "board" if scene.decision is not None and not isinstance(view.step, Window) else "hand"

    def compound_moves(self, view: View, scene: Scene) -> Sequence[tuple[str, Sequence[Action]]]:
        """To end moving and the turn with it, for who buys nothing; to settle all fines alike where that is so.

        All are paid where the money is there, and all trucks impounded where it is not there for one.
        """
        end, step, decision = Action("end_buy"), view.step, scene.decision
        if decision is not None and decision.kind == "move":
            return [("end_turn", (Action("end_move"), end))]
        if decision is None or decision.kind != "fine" or not isinstance(step, Fines):
            return []
        due = step.due
        paid, several = payable(view.players[decision.seat], len(due)), len(due) > 1
        if paid == len(due):
            pay = tuple(Action("settle", (food, "pay")) for food in due)
            return [*([("pay", pay)] if several else []), ("pay_end", (*pay, end))]
        return [("impound", tuple(Action("settle", (food, "impound")) for food in due))] if several and not paid else []
