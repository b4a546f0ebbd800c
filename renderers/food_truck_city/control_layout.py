"""The layout of the controls of Food Truck City: the pictures they lead to, and what is picked together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from games.food_truck_city.city_hall import payable
from games.food_truck_city.movement import targets
from games.food_truck_city.steps.stack import Fines, Window
from games.food_truck_city.view import View
from games.kernel import Action, Choice, Chosen, Ref
from renderers.food_truck_city.city import box_of, quarter_of
from renderers.food_truck_city.layout import city_page, frame
from renderers.food_truck_city.view_model import aims_at_own_truck, place_of
from renderers.kit.presenter import MENU, ControlLayout, Group, MultiSelect, Region, Scene


class FoodTruckCityControlLayout(ControlLayout[View]):
    """The controls of Food Truck City."""

    quick_pages = ("hand", "city", "distances")
    own_page = "hand"
    giving_up = ("end_move", "pass", "skip_bonus", "end_buy")
    typed_only = ("pass_all", "rest")

    def private_page(self, view: View, scene: Scene) -> str:
        """Return the hand if only cards matter: in windows, and when a card was drawn; else the board."""
        return "board" if scene.decision is not None and not isinstance(view.step, Window) else "hand"

    def place(self, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> str:
        """Return the street or block of a choice; for a truck on the board, its street."""
        if choice.kind == "food" and not aims_at_own_truck(chosen):
            return ""  # a truck being bought has no place yet
        if choice.kind not in ("segment", "block", "food", "truck"):
            return ""
        return place_of(view, structs.replace(scene, chosen=chosen), choice.key) or ""

    def regions(self, view: View, scene: Scene, page: str, places: Sequence[str]) -> Sequence[Region]:
        """Return the streets and blocks of the city."""
        if page not in ("board", "city"):
            return ()
        plan = frame(view.size, len(view.players)).plan if page == "board" else city_page(view.size)
        return [Region(place, box_of(plan, place)) for place in places]

    def groups(self, view: View, scene: Scene, chosen: Chosen, choices: Sequence[Choice]) -> Sequence[Group]:
        """Group streets and blocks by the quarter of the city."""
        found: dict[str, list[str]] = {}
        for choice in choices:
            place = self.place(view, scene, chosen, choice)
            if place:
                found.setdefault(quarter_of(view.size, place), []).append(choice.key)
        return [Group(Ref(*quarter.split(":")), tuple(found[quarter]), quarter) for quarter in sorted(found)]

    def multi_select(self, view: View, scene: Scene) -> MultiSelect | None:
        """Return where several trucks may drive: a street for each of them, as far as one menu has room for all."""
        decision = scene.decision
        if decision is None or decision.kind != "move" or scene.chosen != ("move",):
            return None
        taken, trucks = view.blocked(), view.players[decision.seat].trucks
        ways = {truck.food: targets(view, truck, taken) for truck in trucks}
        able = [food for food, found in ways.items() if found]
        things = {Choice(f"{food} {segment}", "food segment"): 1 for food in able for segment in ways[food]}
        return MultiSelect(("move",), things, each=len(able)) if len(able) > 1 and len(things) <= MENU else None

    def compound_moves(self, view: View, scene: Scene) -> Sequence[tuple[str, Sequence[Action]]]:
        """Return shortcuts: to end moving and the turn with it, if nothing can be bought; to settle all fines alike.

        All are paid if there is enough money, and all trucks impounded if there is not enough for one.
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
