"""A newcomer's title: the steps of docs/adding-a-title.md are followed, and the title is installed and played."""

from __future__ import annotations

import inspect
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from bench.figures import newcomer
from bench.figures.newcomer import NAME, ROOT
from bot.cli.template.renderer import situations
from bot.conformance import DEMANDS, presentation_demands
from tests.lengths import long_form

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("newcomer")]

GUIDE = (ROOT / "docs" / "adding-a-title.md").read_text("utf-8")
ONE_FOR_ALL, FOR_THE_HOUSE = (block.split("\n") for block in re.findall(r"```console\n(.*?)\n```", GUIDE, re.DOTALL))
INSTALL = "python -m pip install --editable ."
PLAY = "python -m bot sandbox"
OPEN = "The sandbox is open"
HELD_TO = (
    "tests/games/test_conformance.py",
    "tests/games/test_hostile_input.py",
    "tests/discord/panel/test_labels.py",
    "tests/attack/test_secrecy.py",
    "tests/words/test_ids.py",
    "tests/words/test_pseudo.py",
    "tests/renderers/test_how_to_play.py",
)
"""The bot's own tests of every title."""


BUILT_IN_TOO = (
    f"tests/games/{NAME}",
    "tests/games/test_provenance.py",
    "tests/games/kernel/test_registry.py",
    "tests/deploy/test_upgrades.py",
    "tests/renderers/test_how_to_play.py",
    "tests/words/test_catalogues.py",
    "tests/words/test_ids.py",
    "tests/words/test_numbers.py",
)
"""Additional or different requirements of built-in titles."""
LINT = "lint_imports_command"
WHOLE = "test_registry or test_catalogues or test_ids or test_numbers or the_site"
"""Tests of all titles at once."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a new title."""
    folder = tmp_path_factory.mktemp("newcomer")
    newcomer.write(folder)
    return folder


@pytest.fixture(scope="module")
def place(written: Path) -> Path:
    """The folder with the new title, whose wheel is installed in `site` there."""
    newcomer.install(written)
    return written


def run(arguments: Sequence[str], place: Path, folder: Path = ROOT) -> str:
    """Return the output of a Python command where the new title is installed; it must succeed."""
    with newcomer.found(place):
        return newcomer.command(list(arguments), folder)


def section(heading: str) -> str:
    """Return a section of the guide."""
    return GUIDE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def first_cells(heading: str) -> list[str]:
    """Return the code in the first column of a section's table."""
    rows = [line.split("|")[1] for line in section(heading).splitlines() if line.startswith("| `")]
    return [name for cell in rows for name in re.findall("`(.+?)`", cell)]


@long_form
def test_the_guides_commands_do_what_it_says(place: Path, tmp_path: Path) -> None:
    """All but two are typed unchanged: an editable install would change this machine, and to play takes people."""
    folder, found_in = tmp_path, tmp_path
    assert {INSTALL, PLAY} <= set(ONE_FOR_ALL)
    for line in ONE_FOR_ALL:
        if line.startswith("cd "):
            folder = folder / line.removeprefix("cd ")
        elif line == PLAY:
            assert OPEN in played_alone(found_in, folder)
        elif line == INSTALL:
            found_in = place
        else:
            python, *arguments = line.split()
            assert python == "python"
            run(arguments, found_in, folder)


def played_alone(place: Path, folder: Path) -> str:
    """Return the first line of a sandbox, which is then stopped."""
    with newcomer.found(place):
        free = {**os.environ, "FOOD_COURT_SANDBOX_PORT": "0", "FOOD_COURT_HOST_WARM_PICTURES": "false"}
        command = [sys.executable, *PLAY.split()[1:]]
        with subprocess.Popen(command, cwd=folder, env=free, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = next((line for line in process.stdout if OPEN in line), "")
            process.terminate()
            process.communicate()
    return line


@long_form
async def test_a_title_from_its_own_wheel_is_played_to_the_end_with_pictures(place: Path) -> None:
    played = await newcomer.play(place)
    assert len(played.pictures) >= 2
    assert all(picture.startswith(b"\x89PNG") for picture in played.pictures)


@long_form
def test_the_house_holds_it_to_what_its_own_titles_are_held_to(place: Path) -> None:
    told = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", *HELD_TO, "-k", NAME], place)
    assert told.partition("[")[0].count(".") > len(HELD_TO) + len(DEMANDS)


@long_form
@pytest.mark.xdist_group("built_in")
def test_a_title_in_the_house_is_held_to_the_same_as_all_others(tmp_path: Path) -> None:
    """In a copy of the bot, by the guide's commands; then the bot's own tests, style and import contracts."""
    tree = copied(tmp_path / "tree")
    with newcomer.found(tmp_path, tree):
        for line in FOR_THE_HOUSE:
            newcomer.command(line.split()[1:], tree)
        newcomer.command(["-m", "pytest", "-q", *BUILT_IN_TOO, "-k", f"{NAME} or {WHOLE}"], tree)
        newcomer.command(["-m", "ruff", "check", "bot", "games", "renderers", "tests"], tree)
        walls = ["--no-cache", "--contract", "titles", "--contract", "renderers"]
        newcomer.command(["-c", f"from importlinter.cli import {LINT}; {LINT}({walls})"], tree)


def copied(tree: Path) -> Path:
    """Copy the bot's tree without generated files."""
    made = shutil.ignore_patterns("__pycache__", ".*_cache")
    for top in ("bench", "bot", "docs", "games", "renderers", "sandbox", "tests"):
        shutil.copytree(ROOT / top, tree / top, ignore=made)
    for file in ("pyproject.toml", "mkdocs.yml", "README.md"):
        shutil.copy(ROOT / file, tree / file)
    return tree


def test_every_file_that_the_guide_names_is_there() -> None:
    missing = [target for target in re.findall(r"\]\(\.\./(.+?)\)", GUIDE) if not (ROOT / target).exists()]
    assert missing == []


def test_every_file_of_a_new_title_is_named_and_nothing_else(written: Path) -> None:
    named = first_cells("What is where")
    top = written / NAME
    assert [file for file in named if not (top / file).is_file()] == []
    made = {str(path.relative_to(top)) for path in top.rglob("*.py")}
    silent = {f"{NAME}/__init__.py", "tests/__init__.py"}
    assert {file for file in made - silent - set(named) if not file.startswith("build/")} == set()


def test_every_demand_is_told_and_no_other() -> None:
    table = [line for line in section("Requirements").splitlines() if line.startswith("| `")]
    assert [line.split("`")[1] for line in table] == [demand.__name__ for demand in DEMANDS]
    asked = dict(zip((demand.__name__ for demand in DEMANDS), table, strict=True))
    assert f"at least {presentation_demands.TOPICS} topics" in asked["topics"] and "`notation`" in asked["topics"]
    assert f"`HOW_TO_PLAY`, at least {presentation_demands.ILLUSTRATED} pairs" in asked["pictures"]
    assert f"`pictures{signature(situations.pictures)}`" in asked["pictures"]


def signature(function: object) -> str:
    """Return the signature of a function as text."""
    assert callable(function)
    return str(inspect.signature(function)).replace("'", "")
