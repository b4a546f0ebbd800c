"""Imports only go down: no circle of files, and the walls between the rooms stand before a new title too."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("bot", "games", "renderers", "sandbox", "bench")
LONGEST = 60
"""Lines of a function."""
LONGEST_CLASS, LONGEST_FILE = 400, 600

Graph = Mapping[str, frozenset[str]]


@cache
def modules() -> dict[str, Path]:
    """Every module of the rooms by its dotted name; migrations are scripts of their own."""
    found = {}
    for path in (path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))):
        if "migrations" not in path.parts:
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(module: str, source: str, known: Iterable[str], *, package: bool) -> Iterator[str]:
    """The known modules that a source imports: those only for types and those inside functions as well."""
    home = module if package else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            above = home.split(".")[: len(home.split(".")) - node.level + 1] if node.level else []
            target = ".".join([*above, *filter(None, [node.module])])
            for name in (f"{target}.{alias.name}" for alias in node.names):
                yield from [name] if name in known else [target] if target in known else []


@cache
def imports() -> Graph:
    """What each module imports of the others."""
    known = modules()
    return {
        module: frozenset(imported(module, path.read_text("utf-8"), known, package=path.name == "__init__.py"))
        - {module}
        for module, path in known.items()
    }


def circles(graph: Graph) -> list[list[str]]:
    """The modules that import each other over however many others, circle by circle."""
    reached = {module: _reached(graph, module) for module in graph}
    found = {
        tuple(sorted(other for other in reached[module] if module in reached[other]))
        for module in graph
        if module in reached[module]
    }
    return [list(circle) for circle in sorted(found)]


def _reached(graph: Graph, start: str) -> frozenset[str]:
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting += graph[module]
    return frozenset(seen)


def test_imports_only_go_down_so_no_files_form_a_circle() -> None:
    assert ["; ".join(circle) for circle in circles(imports())] == []


def test_a_circle_is_found_over_three_files() -> None:
    graph = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("a"), "d": frozenset("a")}
    assert circles(graph) == [["a", "b", "c"]]
    assert circles({"a": frozenset("b"), "b": frozenset()}) == []


@pytest.mark.parametrize(
    "source",
    [
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from games.ham.egg import Egg\n",
        "def late() -> None:\n    import games.ham.egg\n",
        "from . import egg\n",
        "from .egg import Egg\n",
        "from ..ham.egg import Egg\n",
    ],
    ids=["for types only", "in a function", "the module", "of the module", "from above"],
)
def test_every_way_of_importing_counts(source: str) -> None:
    known = ("games.ham", "games.ham.egg", "games.ham.pan")
    assert list(imported("games.ham.pan", source, known, package=False)) == ["games.ham.egg"]


SPOILT = {
    "games/pancakes/__init__.py": "from games.foodies.data import CARDS\n",
    "games/kernel/syrup.py": "from games.foodies import TITLE\n",
    "renderers/pancakes/__init__.py": "from renderers.foodies import PRESENTER\n",
    "renderers/kit/syrup.py": "from renderers.foodies import PRESENTER\n",
}
"""A sixth title that imports another one, kernel and kit that know a title."""


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the rooms' code, with imports that must not be."""
    place = tmp_path_factory.mktemp("rooms")
    for top in ROOMS:
        shutil.copytree(ROOT / top, place / top, ignore=_all_but_code)
    shutil.copy(ROOT / "pyproject.toml", place)
    for file, source in SPOILT.items():
        (place / file).parent.mkdir(exist_ok=True)
        (place / file).write_text(source, "utf-8")
    return place


def _all_but_code(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if (Path(folder) / name).is_file() and not name.endswith(".py")]


@pytest.mark.parametrize(
    ("contract", "told"),
    [
        ("titles", ["games.pancakes", "games.kernel.syrup -> games.foodies"]),
        ("renderers", ["renderers.pancakes", "renderers.kit.syrup -> renderers.foodies"]),
    ],
)
def test_what_is_new_may_not_import_a_title(spoilt: Path, contract: str, told: list[str]) -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    linted = subprocess.run(
        [*command, "--no-cache", "--contract", contract],
        cwd=spoilt,
        env={**os.environ, "PYTHONPATH": str(spoilt)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert linted.returncode == 1, linted.stderr
    assert [one for one in told if one not in linted.stdout] == [], linted.stdout


def test_no_function_is_longer_than_sixty_lines() -> None:
    long = [
        f"{module}.{node.name}"
        for module, path in modules().items()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno
        if node.end_lineno - node.lineno >= LONGEST
    ]
    assert long == []


def test_no_class_and_no_file_is_too_long_to_be_known() -> None:
    sources = {module: path.read_text("utf-8") for module, path in modules().items()}
    long = [module for module, source in sources.items() if source.count("\n") > LONGEST_FILE]
    long += [
        f"{module}.{node.name}"
        for module, source in sources.items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef) and node.end_lineno and node.end_lineno - node.lineno >= LONGEST_CLASS
    ]
    assert long == []


WALK = re.compile(r"^\| \d+ \|[^|]+\| `([^`]+)` \| `([^`]+)` \|$", re.M)
"""A step of one press in the description of the structure: the file and the function."""


def test_the_walk_of_one_press_names_files_and_functions_that_exist() -> None:
    steps = WALK.findall((ROOT / "docs/architecture.md").read_text("utf-8"))
    assert len(steps) >= 12
    missing = [f"{path} {name}" for path, name in steps if name not in _defined(ROOT / path)]
    assert missing == []


def test_the_rooms_that_are_described_exist() -> None:
    described = (ROOT / "docs/architecture.md").read_text("utf-8")
    rooms = [room for room in re.findall(r"^\| `([a-z_/<>]+)` \|", described, re.M) if "<" not in room]
    assert len(rooms) >= 8
    assert [room for room in rooms if not (ROOT / room).is_dir()] == []


def _defined(path: Path) -> set[str]:
    """The functions, classes and methods that a file defines; none where there is no such file."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body if path.exists() else ():
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{part.name}" for part in node.body if hasattr(part, "name")}
    return found
