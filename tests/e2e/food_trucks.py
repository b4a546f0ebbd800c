"""People who drive food trucks: their standing orders, and how they skip a turn."""

from __future__ import annotations

from typing import Any

from games.kernel import Action, Game, Seat

ID = "food_truck_city"
WINDOWS = ("pre_roll", "pre_collect", "pre_fine")
ASKED = dict.fromkeys(WINDOWS, "ask")
FLOWING = {"windows": "targeted"}
"""For all windows together: pass unless targeted."""
SILENT = {**dict.fromkeys(WINDOWS, "never"), "bonus": "never", "fine": "first"}
IDLE = ("skip_bonus", "pass", "end_move", "end_buy", "go_on")


def idle(game: Game[Any, Any], seat: Seat) -> Action:
    """Return links that move no truck and play no card."""
    links: list[str] = []
    while True:
        choices = game.choices(seat, tuple(links))
        choice = next((one for one in choices if one.key in IDLE), choices[0])
        links.append(choice.key)
        if not choice.more:
            return Action.of(links)
