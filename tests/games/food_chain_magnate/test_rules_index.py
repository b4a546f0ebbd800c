"""The index of the expansion's rules is complete, and every test that it names exists."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent
INDEX: dict[str, dict[str, list[str]]] = tomllib.loads((HERE / "rules_index.toml").read_text())
EXAMPLES = {"C": 12, "K": 6, "S": 3, "N": 3, "T": 3, "D": 5, "P": 1, "M": 11, "H": 1, "F": 2, "X": 1, "R": 2,
            "O": 1, "G": 1, "V": 3, "L": 2, "Y": 1, "Z": 1}  # fmt: skip
"""The number of worked examples of each letter (expansion 8)."""
DECISIONS = {"L": 8, "M": 10, "C": 5, "K": 1, "N": 1, "R": 4, "V": 1, "S": 1, "W": 1, "D": 1}
"""The number of open questions of each letter that were decided (expansion 9)."""
RULINGS = 60
"""The number of pairs that need a ruling (expansion 6)."""
SECTIONS = 17
"""One of each module (expansion 4)."""


def known_tests() -> set[str]:
    """The names of all tests below this folder, as the index writes them."""
    found = set()
    for path in HERE.rglob("test_*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add(f"{path.stem.removeprefix('test_')}.{node.name.removeprefix('test_')}")
    return found


@pytest.mark.parametrize("part", INDEX)
def test_every_rule_of_the_index_names_tests_that_there_are(part: str) -> None:
    known = known_tests()
    assert [rule for rule, names in INDEX[part].items() if not names] == []
    assert {name for names in INDEX[part].values() for name in names} - known == set()


def test_every_example_decision_and_ruling_is_in_the_index() -> None:
    assert set(INDEX["examples"]) == {f"{letter}{n + 1}" for letter, most in EXAMPLES.items() for n in range(most)}
    assert set(INDEX["decisions"]) == {f"Q-{letter}{n + 1}" for letter, most in DECISIONS.items() for n in range(most)}
    assert len(INDEX["rulings"]) == RULINGS


def test_every_module_has_its_sentences_in_the_index() -> None:
    assert {rule.split(" ")[0] for rule in INDEX["sentences"]} == {f"4.{n + 1}" for n in range(SECTIONS)}
