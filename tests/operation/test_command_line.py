"""The command line: what is wrong is said with what is allowed, never by a traceback; it begins at once, anywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.ai import duels
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
        ("fuzz", "foodies", "--games"),
        ("fuzz", "foodies", "--seed"),
        ("duel", "foodies", "normal", "normal", "--games"),
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


def test_settings_that_are_named_have_to_be_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--config", "nowhere.toml", "doctor", "--offline"])
    assert left.value.code == 2
    assert "nowhere.toml: there is no such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("load", "--database", "nonsense"), "begins with neither"),
        (("load", "--processes", "2", "--database", "sqlite+aiosqlite:///x"), "several processes need"),
        (("soak", "--database", "nonsense"), "begins with neither"),
        (
            ("duel", "food_chain_magnate", "random", "random", "--modules", "six_players"),
            "needs the module New Districts",
        ),
        (("duel", "food_chain_magnate", "random"), "this many players are named: 1"),
        (("tune", "foodies", "--anew"), "say with --net"),
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


def test_a_duel_is_played_with_a_preset_and_told_in_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    duel = ["duel", "food_chain_magnate", "random", "random", "--games", "1", "--preset"]
    assert main([*duel, "asian_fusion", "--table"]) == 0
    told = capsys.readouterr().out
    assert "hired.card kimchi_master" in told and "in      1 of      1 games  verb hire" in told
    assert main([*duel, "nowhere"]) == 2
    assert "asian_fusion" in capsys.readouterr().err


def test_a_duel_that_is_broken_off_tells_of_the_games_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games, play = iter(range(3)), duels._play_game

    def played(*args: Any) -> Any:
        if next(games) == 2:
            raise KeyboardInterrupt
        return play(*args)

    monkeypatch.setattr(duels, "_play_game", played)
    assert main(["duel", "foodies", "random", "random"]) == 0
    assert " of 2 (" in capsys.readouterr().out


def test_a_duel_names_modules_that_are_not_there_or_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    duel = ["duel", "food_chain_magnate", "random", "random", "--games", "1", "--modules"]
    assert main([*duel, "mustard"]) == 2
    assert "mustard" in capsys.readouterr().err
    assert main([*duel, "new_milestones", "hard_choices"]) == 2
    assert "cannot be played so" in capsys.readouterr().err
