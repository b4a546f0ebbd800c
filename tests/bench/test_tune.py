"""Weights found by play: their names, the alternation of two versions, and that nothing stays changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.ai.tune import Arena, multiplied, place_names, train, tune
from games.foodies.ai.odds import DATA, NET, forget
from games.foodies.data import WORTH
from games.kernel.ai.learning import NetTraining
from renderers.titles import titles
from tests.lengths import long_form


@pytest.fixture(autouse=True)
def _weights_of_the_data() -> Iterator[None]:
    """Restore the weights of Foodies in the data after each test."""
    arena = Arena("foodies", "", by_odds=False)
    yield
    arena.restore()


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.info.id)
def test_every_title_of_the_house_says_what_can_be_tuned(title: object) -> None:
    assert place_names(title.ai.weights)  # type: ignore[attr-defined]


def test_numbers_with_a_fraction_are_weights_and_whole_ones_are_not() -> None:
    names = place_names((WORTH,))
    assert {"popularity", "race.laid"} <= set(names)
    assert "flyer_gain" not in names


def test_a_change_multiplies_each_weight_by_a_factor_of_its_own() -> None:
    held = {"chef": 2.0, "doubt": -3.0}
    assert multiplied(held, (0.0, 0.0)) == held
    assert multiplied(held, (0.5, -0.5)) == pytest.approx({"chef": 3.297, "doubt": -1.820}, abs=0.001)


def test_who_shuns_popularity_loses_and_the_data_stay_as_they_were() -> None:
    arena, before = Arena("foodies", "popularity", by_odds=False), WORTH.popularity
    assert arena.met(arena.stood, {"popularity": -before}, 4, 0).won > 3
    arena.restore()
    assert WORTH.popularity == before


def test_what_was_found_is_told_with_its_proof(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune(Arena("foodies", "race.", by_odds=True), 1, 2, 0.4, 0) == 0
    said = capsys.readouterr().out
    assert "round 1: " in said and "on deals held back" in said


@long_form
def test_the_search_leaves_a_weight_that_loses(capsys: pytest.CaptureFixture[str]) -> None:
    held = {"popularity": WORTH.popularity, "race.laid": WORTH.race.laid}
    arena = Arena("foodies", "", by_odds=False)
    arena.stood = {**held, "popularity": held["popularity"] / 50}  # which is what it leaves there as well
    assert tune(arena, 2, 2, 2.0, 0) == 0
    found = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("popularity = "))
    assert float(found.split()[2]) > arena.stood["popularity"]


def test_weights_that_there_are_not_are_named() -> None:
    assert tune(Arena("foodies", "no_such", by_odds=False), 1, 2, 0.4, 0) == 2


def test_a_title_without_a_net_has_none_to_train(capsys: pytest.CaptureFixture[str]) -> None:
    assert train("critter_kitchen", 1, 0, 2, untrained=False) == 2
    assert "no net" in capsys.readouterr().err


class _Course(NetTraining[None]):
    """A course that learns nothing, but reports."""

    net, schooling, forget = NET, DATA.schooling, staticmethod(forget)

    def lessons(self) -> list[None]:
        return [None]

    def learn(self, lesson: None, step: float) -> float:
        return 0.5

    def written(self) -> str:
        return f"known = {any(any(row) for row in self.net.rows)}"


def test_a_trained_net_is_told_as_data(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.foodies.ai.play.FoodiesPlay.training", _Course)
    stood = NET.copy()
    assert train("foodies", 120, 0, 4, untrained=False) == 0
    assert capsys.readouterr().out.splitlines() == [
        "# 50 games: off by 0.5000",
        "# 100 games: off by 0.5000",
        "# 120 games: off by 0.5000",
        "known = True",
        "# against what stood there, on deals held back: 2.0 of 4 (50.0 %, give or take 35.0)",
        "# Not shown to be better: keep the present values.",
    ]
    assert stood == NET
