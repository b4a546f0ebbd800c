"""Boards for tests: courts written as in the worked examples, and a game at a chosen step.

The worked examples of `examples.md`, parsed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import resources
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


_BLOCK = re.compile(r"^## (\w\d\d) (.+?)\n.*?```text\n(.+?)\n```", re.M | re.S)
_PART = re.compile(
    r"(before|visit|buy|after|stalls|market(?: \(slots 1\.\.5\))?|deck top|removed from game|"
    r"complete stars in court):\s*"
)


def read() -> Iterator[tuple[str, str, list[tuple[str, Any]]]]:
    """Each example as (id, title, its parts in order: name and value)."""
    text = (resources.files(__package__) / "examples.md").read_text("utf-8")
    for name, title, block in _BLOCK.findall(text):
        yield name, title, list(_parts(block))


def _parts(block: str) -> Iterator[tuple[str, Any]]:
    marks = list(_PART.finditer(block))
    for mark, after in zip(marks, [*marks[1:], None], strict=True):
        raw = block[mark.end() : after.start() if after else len(block)].strip()
        yield mark.group(1).split(" (")[0], _value(raw)
    if found := re.search(r"requirement (\w+): (true|false)", block):
        yield "requirement", (found[1], found[2] == "true")


def _value(raw: str) -> Any:
    head = raw.splitlines()[0].strip()
    try:
        return json.JSONDecoder().raw_decode(head)[0]
    except json.JSONDecodeError:
        return head
