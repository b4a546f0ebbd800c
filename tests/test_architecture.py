"""Imports only go down, and the documented structure is real."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
ROOMS = ("bot", "games", "renderers", "sandbox", "bench")
DESCRIBED = (ROOT / "docs/architecture.md").read_text("utf-8")


def test_imports_only_go_down_so_no_files_form_a_circle() -> None:
    graph = grimp.build_graph(*ROOMS, cache_dir=None)
    circles = [
        f"{module} -> {other}"
        for module in graph.modules
        for other in graph.find_modules_directly_imported_by(module)
        if module in graph.find_upstream_modules(other)
    ]
    assert circles == []


WALK = re.compile(r"^\| \d+ \|[^|]+\| `([^`]+)` \| `([^`]+)` \|$", re.M)
"""A step of one press in the description of the structure: the file and the function."""


def test_the_walk_of_one_press_names_files_and_functions_that_exist() -> None:
    steps = WALK.findall(DESCRIBED)
    assert len(steps) >= 12
    assert [f"{path} {name}" for path, name in steps if not _exists(path, name)] == []


def test_the_rooms_that_are_described_exist() -> None:
    rooms = [room for room in re.findall(r"^\| `([a-z_/.<>]+)` \|", DESCRIBED, re.M) if "<" not in room]
    assert len(rooms) >= 8
    assert [room for room in rooms if not (ROOT / room).exists()] == []


def _exists(path: str, name: str) -> bool:
    """Return whether a module defines a function, a class or a method."""
    found: object = import_module(path.removesuffix(".py").replace("/", "."))
    for part in name.split("."):
        found = getattr(found, part, None)
    return found is not None
