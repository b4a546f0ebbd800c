"""The rules need msgspec and nothing else: neither the host nor its presenters, nor an installed package."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import games

PAGE = Path(__file__).parents[2] / "docs" / "rules_without_the_host.md"
EVERY_TITLE = """
from games.kernel import Chance, Game, random_action
from games.kernel.registry import titles

seed = bytes(range(32))
for title in titles():
    dice = Chance(b"players")
    game, _ = Game.new(title, title.options(title.testing.unattended, 2), 2, Chance(seed))
    while waiting := game.waiting():
        game.act(waiting[0], random_action(title, game.state, waiting[0], dice), seed)
    print(title.info.id, len(game.result().ranking) > 0)
"""
LOADED = """
import sys
loaded = {name.partition(".")[0] for name in sys.modules if not name.startswith("__")}
print(sorted(loaded - sys.stdlib_module_names))
"""


@pytest.fixture
def libraries(tmp_path: Path) -> Path:
    """A folder in which there are msgspec and the project's rules alone."""
    for package in (msgspec, games):
        home = Path(str(package.__file__)).parent
        (tmp_path / home.name).symlink_to(home, target_is_directory=True)
    return tmp_path


def said(script: str, libraries: Path) -> list[str]:
    path = f"import sys; sys.path.append({str(libraries)!r})\n"
    command = [sys.executable, "-I", "-S", "-B", "-c", path + script]
    done = subprocess.run(command, cwd=libraries, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_title_is_played_with_msgspec_alone(libraries: Path) -> None:
    assert said(EVERY_TITLE + LOADED, libraries) == [
        "foodfighters True",
        "foodies True",
        "food_truck_city True",
        "critter_kitchen True",
        "food_chain_magnate True",
        "['games', 'msgspec']",
    ]


def test_the_program_of_the_page_does_what_the_page_says(libraries: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len([line for line in program.splitlines() if line]) <= 30
    refused, won, *sheet = said(program, libraries)
    assert refused.startswith("refused: foodies-")
    assert re.fullmatch(r"\d+ moves; won by \([01], ?[01]?\)", won)
    assert {line.partition(":")[0] for line in sheet} == {"seat 0", "seat 1"}
