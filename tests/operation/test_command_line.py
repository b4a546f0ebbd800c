"""The command line: what is wrong is said with what is allowed, never by a traceback; it begins at once, anywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.main import main

HUGE = "1" * 5_000
GAME = "tests/data/games/foodies.json"
HOUSE = Path(__file__).parents[2]


@pytest.mark.parametrize("number", [HUGE, "-1", "0.5", "", "²", "one", "1e3", "99999999999999999999"])
@pytest.mark.parametrize(
    "command",
    [
        ("replay", GAME, "--at"),
        ("import", GAME, "--channel"),
        ("import", GAME, "--people"),
        ("fuzz", "foodies", "--games"),
        ("fuzz", "foodies", "--seed"),
        ("duel", "foodies", "greedy", "greedy", "--games"),
        ("soak", "--moves"),
        ("soak", "--tables"),
    ],
)
def test_a_number_that_is_none_is_answered_by_what_is_allowed(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...], number: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command, number])
    said = capsys.readouterr().err.splitlines()[-1]
    assert left.value.code == 2
    assert command[-1] in said and ("; allowed are " in said or "expected" in said)
    assert len(said) < 250


def test_the_command_line_begins_without_discord_a_database_or_pictures() -> None:
    heavy = "{'discord', 'sqlalchemy', 'PIL', 'aiohttp'}"
    loaded = f"import sys, bot.cli.main; sys.exit(', '.join({heavy} & set(sys.modules)) or 0)"
    assert subprocess.run([sys.executable, "-c", loaded], cwd=HOUSE, check=False).returncode == 0


def test_it_works_outside_the_checkout(tmp_path: Path) -> None:
    game, environment = HOUSE / GAME, {"PYTHONPATH": str(HOUSE)}
    command = [sys.executable, "-m", "bot", "verify", str(game)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{game}: ") and done.stdout.endswith(": verified\n")
