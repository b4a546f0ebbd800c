"""Consequences of a move, in words: for a seat that is thinking. Nothing here is secret."""

from __future__ import annotations

from games.food_truck_city.preview import Preview, preview
from games.food_truck_city.steps.stack import Bonus, Buy, Move, Window
from games.food_truck_city.view import View
from games.kernel import Seat
from renderers.food_truck_city.text_board import BoardText


def income_notes(board_text: BoardText, seat: Seat) -> list[str]:
    """Return before the income what the dice would bring; while trucks move their income and the fines as of now.

    While buying, the debts of impounded trucks, which come first, and the price of the next truck.
    """
    view = board_text.view
    found, step = preview(view, seat), view.step
    if isinstance(step, Bonus) or (isinstance(step, Window) and step.when == "pre_collect"):
        return [board_text.say("foreseen-income", total=found.now.total)] if found.now is not None else []
    if isinstance(step, Move):
        return [board_text.say("foreseen-average", amount=board_text.decimal(found.average)), _fines(board_text, found)]
    if isinstance(step, Buy) and found.debts:
        held = len(view.players[seat].impounded())
        return [board_text.say("foreseen-debts", count=held, debts=found.debts, price=found.price or 0)]
    if isinstance(step, Buy) and found.price is not None:
        return [board_text.say("foreseen-price", price=found.price, left=_left(view, seat, found.price))]
    return []


def _fines(board_text: BoardText, found: Preview) -> str:
    """Return the City Fines if moving ended now, the remaining money, and what would be impounded."""
    if not found.fines:
        return board_text.say("foreseen-no-fines")
    paid = sum(fine.amount for fine in found.fines if fine.payable)
    lost = [board_text.name("food", fine.food) for fine in found.fines if not fine.payable]
    said = board_text.say("foreseen-fines", total=paid, left=found.money) if paid else ""
    impounded = (
        board_text.say("foreseen-impounded", trucks=board_text.words.join(lost), count=len(lost)) if lost else ""
    )
    return f"{said} {impounded}".strip()


def _left(view: View, seat: Seat, price: int) -> int:
    return view.players[seat].money - price
