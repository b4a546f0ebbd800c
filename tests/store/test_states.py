"""Strings of states are written by their enum: a misspelt state would be a row that is never sent."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import bot
from bot.store import DeliveryState

ROOT = Path(bot.__file__).parent
STORED = (ROOT / "store", ROOT / "tables", ROOT / "discord", ROOT.parent / "bench", ROOT / "operation")


def bare_states() -> Iterator[str]:
    """Comparisons with a state, and values of one, that are written as strings."""
    for path in (path for room in STORED for path in sorted(room.rglob("*.py")) if "versions" not in path.parts):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            given: list[ast.expr] = []
            if isinstance(node, ast.Compare) and "state" in ast.unparse(node.left):
                given = node.comparators
            elif isinstance(node, ast.keyword) and node.arg == "state":
                given = [node.value]
            elif isinstance(node, ast.Dict):
                pairs = zip(node.keys, node.values, strict=True)
                given = [value for key, value in pairs if isinstance(key, ast.Constant) and key.value == "state"]
            for value in given:
                if isinstance(value, ast.Constant) and value.value in [state.value for state in DeliveryState]:
                    yield f"{path.name}:{node.lineno if hasattr(node, 'lineno') else 0}"


def test_no_state_of_a_message_is_a_bare_string() -> None:
    assert list(bare_states()) == []


def test_the_states_are_stored_as_they_always_were() -> None:
    assert [state.value for state in DeliveryState] == ["waiting", "sent", "failed"]
