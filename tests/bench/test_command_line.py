"""The developers' command line: errors name the allowed values, never a traceback."""

from __future__ import annotations

import pytest

from bench.__main__ import main

HUGE = "1" * 5_000


@pytest.mark.parametrize("number", [HUGE, "-1", "²"])
@pytest.mark.parametrize(
    "command",
    [
        ("fuzz", "foodies", "--games"),
        ("fuzz", "foodies", "--seed"),
        ("duel", "foodies", "normal", "normal", "--games"),
        ("soak", "--moves"),
        ("soak", "--tables"),
        ("season", "--people"),
        ("month", "--tables"),
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


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("load", "--database", "nonsense"), "begins with neither"),
        (("load", "--processes", "2", "--database", "sqlite+aiosqlite:///x"), "several processes need"),
        (("load", "--database", "sqlite+aiosqlite:///a\0b"), "--database"),
        (("soak", "--database", "sqlite+aiosqlite:///a\0b"), "--database"),
        (("soak", "--database", "nonsense"), "begins with neither"),
        (("soak", "--fault", "nonsense"), "faults: "),
        (
            ("duel", "food_chain_magnate", "random", "random", "--modules", "six_players"),
            "needs New Districts",
        ),
        (("duel", "food_chain_magnate", "random"), "this many players are named: 1"),
        (("tune", "foodies", "--untrained"), "say with --net"),
        (("figures", "speed"), "no such part: speed; there are: rules_speed, "),
    ],
)
def test_what_cannot_be_meant_is_refused_at_once_in_a_sentence(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...], said: str
) -> None:
    assert main([*command]) == 2
    printed = capsys.readouterr()
    assert said in printed.out + printed.err


@pytest.mark.parametrize("command", ["soak", "load", "duel", "ladder", "tune", "fuzz", "figures", "month", "season"])
def test_every_command_has_its_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m bench {command} ")


def test_a_duel_is_played_with_a_preset_and_told_in_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    duel = ["duel", "food_chain_magnate", "random", "random", "--games", "1", "--preset"]
    assert main([*duel, "asian_fusion", "--table"]) == 0
    told = capsys.readouterr().out
    assert "hired.card kimchi_master" in told and "in      1 of      1 games  verb hire" in told
    assert main([*duel, "nowhere"]) == 2
    assert "asian_fusion" in capsys.readouterr().err


def test_a_duel_names_modules_that_are_not_there_or_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    duel = ["duel", "food_chain_magnate", "random", "random", "--games", "1", "--modules"]
    assert main([*duel, "mustard"]) == 2
    assert "mustard" in capsys.readouterr().err
    assert main([*duel, "new_milestones", "hard_choices"]) == 2
    assert "cannot be played so" in capsys.readouterr().err
