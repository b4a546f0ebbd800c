"""Boards for tests: courts written as in the worked examples, and a game standing at a chosen step."""

from __future__ import annotations

from typing import Any

from games.foodies.data import goal
from games.foodies.state import Court, State
from games.foodies.steps import AnyStep, Roll


def court(**raw: Any) -> Court:
    """A court from an example's fields; everything not given is empty."""
    return Court(
        raw.get("dashboard", "A"),
        raw.get("coins", 0),
        raw.get("popularity", 0),
        raw.get("flyers", 0),
        _spaces(raw.get("stalls", {}), None),
        _spaces(raw.get("coin_tokens", {}), 0),
        _spaces(raw.get("pop_tokens", {}), 0),
    )


def written(made: Court) -> dict[str, Any]:
    """A court as an example writes it."""
    return {
        "dashboard": made.dashboard,
        "coins": made.coins,
        "popularity": made.popularity,
        "flyers": made.flyers,
        "stalls": {str(n): card for n, card in enumerate(made.stalls) if card},
        "coin_tokens": {str(n): tokens for n, tokens in enumerate(made.coin_tokens) if tokens},
        "pop_tokens": {str(n): tokens for n, tokens in enumerate(made.pop_tokens) if tokens},
    }


def game(*courts: Court, step: AnyStep | None = None, **changes: Any) -> State:
    """A game of the given courts (a second, empty one is added to a lone one), seat 0 first and active."""
    seats = list(courts) if len(courts) > 1 else [*courts, court()]
    fields: dict[str, Any] = {
        "goal": goal(len(seats)),
        "first": 0,
        "courts": seats,
        "cultures": ["american", "german", "italian", "japanese", "thai"],
        "market": [None] * 5,
        "deck": [],
        "removed": [],
        "hired": {"cross5": [], "same4": []},
        "chef_scope": "game",
        "turn": 0,
        "triggered": False,
        "stack": [step or Roll()],
    }
    return State(**(fields | changes))


def _spaces(given: dict[str, Any], empty: Any) -> list[Any]:
    return [given.get(str(n), empty) for n in range(10)]
