"""Bots on one scale: ratings from results, with their uncertainty, and the command that plays the games."""

from __future__ import annotations

import pytest

from bench.__main__ import main
from bench.ai.strength import PairResult, ratings, share


def test_ten_wins_to_one_are_400_points() -> None:
    found = ratings(["weak", "strong"], {("weak", "strong"): PairResult(1_000.0, 11_000)})
    assert found["weak"] == (0.0, 0.0)
    assert found["strong"].points == pytest.approx(400, abs=1)
    assert found["strong"].doubt == pytest.approx(11.3, abs=0.1)


def test_ratings_agree_with_all_pairs_together() -> None:
    met = {("a", "b"): PairResult(25.0, 100), ("b", "c"): PairResult(25.0, 100), ("a", "c"): PairResult(10.0, 100)}
    found = ratings(["a", "b", "c"], met)
    assert 0 < found["b"].points < found["c"].points
    assert found["c"].points == pytest.approx(2 * found["b"].points, rel=0.05)


def test_who_always_won_is_rated_with_much_doubt() -> None:
    found = ratings(["a", "b"], {("a", "b"): PairResult(0.0, 10)})
    assert found["b"].points > 400 and found["b"].doubt > 400


@pytest.mark.parametrize(("won", "games"), [(0, 1), (1, 1), (60, 60), (20, 40)])
def test_a_share_has_a_doubt_that_shrinks_and_never_vanishes(won: int, games: int) -> None:
    mean, doubt = share(won, games)
    assert mean == won / games
    assert share(10 * won, 10 * games)[1] < doubt and doubt > 0.02


def test_a_ladder_is_played_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "foodies", "random", "normal", "--games", "4"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("random against normal: ") and "of 4" in told[0]
    assert [line.split()[0] for line in told[1:]] == ["normal", "random"]


@pytest.mark.parametrize("players", [["normal"], ["normal", "normal"], ["normal", "grandmaster"]])
def test_a_ladder_without_two_players_that_differ_is_refused(
    capsys: pytest.CaptureFixture[str], players: list[str]
) -> None:
    assert main(["ladder", "foodies", *players]) == 2
    assert "two or more different players" in capsys.readouterr().err
