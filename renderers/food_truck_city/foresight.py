"""What would come of it, in words: for a seat that thinks about its move. Nothing here is hidden from anybody."""

from __future__ import annotations

from games.food_truck_city.preview import Preview, preview
from games.food_truck_city.steps import Bonus, Buy, Move, Window
from games.food_truck_city.view import View
from games.kernel import Seat
from renderers.food_truck_city.telling import Telling


def foresight(telling: Telling, seat: Seat) -> list[str]:
    """Before the income what the dice would bring; while trucks move what they earn where they stand, and the fines."""
    view = telling.view
    found, step = preview(view, seat), view.step
    if isinstance(step, Bonus) or (isinstance(step, Window) and step.when == "pre_collect"):
        return [telling.say("foreseen-income", total=found.now.total)] if found.now is not None else []
    if isinstance(step, Move):
        return [telling.say("foreseen-average", amount=telling.decimal(found.average)), _fines(telling, found)]
    if isinstance(step, Buy) and found.price is not None:
        return [telling.say("foreseen-price", price=found.price, left=_left(view, seat, found.price))]
    return []


def _fines(telling: Telling, found: Preview) -> str:
    """The City Fines if moving ended now, what is left of the money, and what would be impounded."""
    if not found.fines:
        return telling.say("foreseen-no-fines")
    paid = sum(fine.amount for fine in found.fines if fine.payable)
    lost = [telling.name("food", fine.food) for fine in found.fines if not fine.payable]
    said = telling.say("foreseen-fines", total=paid, left=found.money) if paid else ""
    impounded = telling.say("foreseen-impounded", trucks=telling.words.join(lost), count=len(lost)) if lost else ""
    return f"{said} {impounded}".strip()


def _left(view: View, seat: Seat, price: int) -> int:
    return view.players[seat].money - price
