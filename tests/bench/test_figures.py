"""Figures are compared with their bars, and the command names what it cannot measure."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace

import pytest

from bench import figures
from bench.figures import MISSING, OVER, WITHIN, Figure, amount, at_least, at_most, percentile, runner


@pytest.mark.parametrize(("value", "verdict"), [(1.9, WITHIN), (2.0, WITHIN), (2.1, OVER)])
def test_a_figure_may_reach_but_not_exceed_its_bar(value: float, verdict: str) -> None:
    assert at_most("a move", value, 2, "ms").verdict == verdict


@pytest.mark.parametrize(("value", "verdict"), [(1_499, OVER), (1_500, WITHIN)])
def test_a_rate_must_reach_its_bar(value: float, verdict: str) -> None:
    row = at_least("moves", value, 1_500, "moves/s")
    assert row == Figure("moves", f"{value:,} moves/s", "≥ 1,500 moves/s", verdict)


def test_values_are_written_to_three_figures() -> None:
    assert [amount(v, "ms") for v in (0.1234, 12.345, 1234.5)] == ["0.123 ms", "12.3 ms", "1,234 ms"]


def test_a_percentile_leaves_its_part_below() -> None:
    assert percentile(range(100), 0.99) == 99
    assert percentile(range(1000), 0.5) == 500
    assert percentile([7.0], 0.99) == 7


def test_the_machine_is_named() -> None:
    assert "cores" in figures.machine()
    assert "Python" in figures.machine()


def _part(rows: list[Figure]) -> SimpleNamespace:
    def measured() -> Iterator[Figure]:
        yield from rows

    return SimpleNamespace(rows=measured)


@pytest.mark.parametrize(("verdict", "status"), [(WITHIN, 0), (OVER, 1), (MISSING, 0)])
def test_the_exit_status_tells_of_figures_over_their_bar(
    verdict: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(runner, "import_module", lambda name: _part([Figure(name, "1 ms", "≤ 2 ms", verdict)]))
    assert runner.run(["rules_speed", "durability"]) == status
    shown = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in shown[2:4]] == ["bench.figures.rules_speed", "bench.figures.durability"]


def test_every_part_can_be_imported_and_has_rows() -> None:
    assert all(callable(import_module(f"bench.figures.{part}").rows) for part in (*runner.PARTS, *runner.LONG))
