"""Numbers on the command line: what is wrong is said with what is allowed, and never by a traceback."""

from __future__ import annotations

import pytest

from bot.__main__ import main

HUGE = "1" * 5_000
GAME = "tests/data/games/foodies.json"


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
