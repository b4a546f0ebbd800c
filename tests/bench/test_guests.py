"""A bot of another package plays in duels by its name; the one of the page is stronger than Easy."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from games.kernel import Chance, Game
from games.kernel.ai.guests import BadAnswer, Choices, GuestPlayer, action_of
from games.kernel.registry import title
from tests.lengths import amount

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/your-own-bot.md").read_text("utf-8")


def installed(folder: Path) -> None:
    """Create the bot of the page as an installed package that names it."""
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(program.splitlines()) <= 30
    (folder / "gourmet.py").write_text(program, "utf-8")
    about = folder / "gourmet-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: gourmet\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[food_court.ai]\ngourmet = gourmet:Bot\n")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_the_bot_of_the_page_wins_against_easy_by_name(tmp_path: Path) -> None:
    installed(tmp_path)
    done = run(tmp_path, "duel", "foodies", "gourmet", "easy", "--games", str(amount(20, 200)))
    assert done.returncode == 0, done.stderr
    (share,) = re.findall(r"^gourmet .*\(([0-9.]+) %", done.stdout, re.M)
    assert float(share) > 50
    assert "random, easy, normal" in run(tmp_path, "duel", "foodies", "nobody", "easy").stderr


class Stubborn:
    """A bot that always gives the same answer."""

    def choose(self, view: dict[str, object], choices: Choices) -> str:
        return "dance"


def test_what_is_not_offered_is_refused_with_what_is() -> None:
    foodies = title("foodies")
    game, _ = Game.new(foodies, foodies.options({}, 2), 2, Chance(bytes(32)))
    seat = game.waiting()[0]
    with pytest.raises(BadAnswer, match="'dance' is not offered; offered are "):
        GuestPlayer(Stubborn()).choose(foodies, game.view(seat), seat, Chance(b"x"))
    offered = tuple(game.choices(seat))
    with pytest.raises(BadAnswer):
        action_of(Stubborn(), {}, Choices("foodies", seat, "flyer", (), offered), lambda _: ())
