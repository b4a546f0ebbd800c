"""The command line: errors name the allowed values, never a traceback; it starts at once, anywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.main import main

HUGE = "1" * 5_000
GAME = "tests/data/games/foodies.json"
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("number", [HUGE, "-1", "0.5", "", "²", "one", "1e3", "99999999999999999999"])
@pytest.mark.parametrize(
    "command",
    [
        ("replay", GAME, "--at"),
        ("import", GAME, "--channel"),
        ("import", GAME, "--people"),
        ("conform", "foodies", "--games"),
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


def test_settings_that_are_named_have_to_be_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--config", "nowhere.toml", "doctor", "--offline"])
    assert left.value.code == 2
    assert "nowhere.toml: there is no such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("recap", GAME, "went.png", "--language", "fr"), "There is no language fr"),
        (("replay", GAME, "--picture", "board.jpg"), "a picture is a .png"),
    ],
)
def test_what_cannot_be_meant_is_refused_at_once_in_a_sentence(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...], said: str
) -> None:
    assert main([*command]) != 0
    printed = capsys.readouterr()
    assert said in printed.out + printed.err


def test_the_command_line_begins_without_discord_a_database_or_pictures() -> None:
    heavy = "{'discord', 'sqlalchemy', 'PIL', 'aiohttp'}"
    loaded = f"import sys, bot.cli.main; sys.exit(', '.join({heavy} & set(sys.modules)) or 0)"
    assert subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, check=False).returncode == 0


def test_it_works_outside_the_checkout(tmp_path: Path) -> None:
    game, environment = ROOT / GAME, {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "bot", "verify", str(game)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{game}: ") and done.stdout.endswith(": verified\n")
