"""The fuzzer finds nothing in a sound title, every planted mistake in a broken one, and findings can be replayed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from games.kernel import Event, Options, Seat, TitleRules, registry
from games.kernel.testing.fuzz import AnyTitle, Finding, FuzzReport, examine, fuzz, main_report
from tests.games.kernel.sabotage import FOUND_BY, Endless, ImaginesTheImpossible, LosesCards, LosesOnce
from tests.games.kernel.toy import TITLE, Picnic, PicnicTesting, View
from tests.games.kernel.toy_rules import State
from tests.lengths import amount

FOUND = Path(__file__).parent.parent / "found"
"""Games in which something was once broken; the fuzzer's findings are moved here."""


class Short(PicnicTesting):
    """An endless picnic need not be played to the longest that there is."""

    def longest(self, seats: int) -> int:
        return super().longest(seats) // 4


def first_finding(title: AnyTitle, tries: int = 40, named: str = "") -> Finding:
    """Return the first finding in a title with some text, with every position checked."""
    for seed in range(tries):
        for finding in fuzz(title, 1, seed, every=1).findings:
            # A searching bot may hit a mistake before the checks do, and reports less.
            if named in finding.what:
                return finding
    raise AssertionError(f"nothing found in {tries} games")


def test_nothing_is_found_in_a_sound_title() -> None:
    games = amount(15, 40)
    report = fuzz(TITLE, games, every=4)
    assert report.findings == []
    assert report.games == games
    assert report.checked >= games
    assert report.unplayed(TITLE.info) == []


@pytest.mark.parametrize("broken", FOUND_BY, ids=lambda broken: broken.__name__)
def test_every_planted_mistake_is_found_and_named(broken: type[Picnic]) -> None:
    title = broken(testing=Short()) if broken is Endless else broken()
    assert FOUND_BY[broken] in first_finding(title, named=FOUND_BY[broken]).what


def test_the_same_seed_finds_the_same() -> None:
    assert fuzz(LosesCards(), 5, seed=3) == fuzz(LosesCards(), 5, seed=3)
    assert fuzz(TITLE, 5, seed=3).moves != fuzz(TITLE, 5, seed=4).moves


def test_a_finding_is_cut_to_where_the_mistake_first_shows() -> None:
    found = [run for seed in range(60) if (run := fuzz(LosesOnce(), 1, seed, every=1_000_000)).findings]
    noticed = [run for run in found if "eat" in run.verbs]
    assert noticed, "at the end of some game, after meals"
    cut = [run.findings[0] for run in noticed]
    shown = [finding for finding in cut if not any(move.action.startswith("eat") for move in finding.moves)]
    assert any("`eat" in finding.what for finding in shown), "but it shows before the first meal"


def test_a_finding_plays_again_from_its_file_until_it_is_mended() -> None:
    finding = Finding.decode(first_finding(ImaginesTheImpossible()).encode())
    assert examine(ImaginesTheImpossible(), finding) == finding.what
    assert examine(TITLE, finding) is None


def test_a_finding_in_the_set_up_has_no_moves() -> None:
    class Unset(Picnic):
        def setup(self, *args: object) -> object:  # type: ignore[override]
            raise ZeroDivisionError("no guests")

    finding = first_finding(Unset())
    assert finding.moves == []
    assert finding.what.startswith("ZeroDivisionError: no guests")


def test_progress_is_told_and_findings_are_saved() -> None:
    saved: dict[str, bytes] = {}
    report, lines = _run(LosesCards(), 20, saved)
    assert len(saved) == len(report.findings) == len([line for line in lines if line.startswith("FOUND")])
    assert {Finding.decode(data).name for data in saved.values()} == set(saved)
    assert lines[-1].startswith("picnic: 20 of 20 games")
    assert f"{len(saved)} findings" in lines[-1]


def test_what_was_never_played_is_told() -> None:
    _, lines = _run(TITLE, 1, {})
    assert lines[-1].startswith("picnic: never played: ")


def _run(title: AnyTitle, games: int, saved: dict[str, bytes]) -> tuple[FuzzReport, list[str]]:
    lines: list[str] = []

    def told() -> Iterator[str]:
        report = yield from main_report(title, games, 2, saved.__setitem__)
        reports.append(report)

    reports: list[FuzzReport] = []
    lines.extend(told())
    return reports[0], lines


def test_everything_to_be_seen_is_counted_and_what_never_is_seen_is_told() -> None:
    class Hopeful(PicnicTesting):
        named: ClassVar[Mapping[str, Collection[str]]] = {"brought.card": ("jam", "caviar")}

        def coverage_goals(self, rules: TitleRules[State, View], options: Options, seats: int) -> list[str]:
            return [*super().coverage_goals(rules, options, seats), "sun"]

    report = fuzz(Picnic(testing=Hopeful()), 30, every=1000)
    assert report.possible["sun"] == 30
    assert "sun" in report.unseen(30) and "sun" not in report.unseen(31)
    assert report.seen["verb bring"] >= 30 and report.seen_in["verb bring"] == 30
    assert next(report.table()).split()[-1] in ("sun", "caviar")


def test_in_some_games_somebody_gives_up_and_what_was_found_is_played_again() -> None:
    class Tearful(Picnic):
        def concede(self, state: State, seat: Seat) -> list[Event] | None:
            left.append(seat)
            state.stack.clear()
            return []

    left: list[int] = []
    report = fuzz(Tearful(), 40)
    assert len(left) in range(4, 40), "not at all, or at every picnic"
    assert all(examine(Tearful(), finding) == finding.what for finding in report.findings)


@pytest.mark.parametrize("path", sorted(FOUND.glob("*.json")) or [None], ids=lambda p: p.name if p else "none")
def test_what_was_once_found_is_mended(path: Path | None) -> None:
    if path is None:
        assert FOUND.is_dir()
        return
    finding = Finding.decode(path.read_bytes())
    assert examine(registry.title(finding.title), finding) is None, finding.what
