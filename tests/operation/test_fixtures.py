"""Games of the past as tests: every move has the same draws, events and pictures as then; so has the result."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

from bot.tables import archive
from games.kernel import Title
from games.kernel.registry import title
from renderers.titles import TITLES
from tests.lengths import amount
from tests.operation.fixtures import COUNT, ENDING, GAMES, boards, load

KEPT = sorted(GAMES.glob(f"*/*{ENDING}"))
MOST_BYTES = 64 * 1024


@pytest.mark.parametrize("title_id", TITLES)
def test_every_title_has_at_least_ten_games(title_id: str) -> None:
    assert len([path for path in KEPT if path.parent.name == title_id]) >= COUNT


@pytest.mark.parametrize(
    "path", KEPT[:: amount(6, 1)], ids=lambda path: f"{path.parent.name}-{path.name.removesuffix(ENDING)}"
)
def test_a_game_of_the_past_shows_everybody_the_same_after_every_move(path: Path) -> None:
    fixture = load(path)
    assert path.stat().st_size < MOST_BYTES
    report = archive.verify(fixture.file)
    assert report.problems == [], "the rules have changed: see tests/data/README.md"
    other = [
        move.version
        for move, then, now in zip(fixture.file.moves, fixture.boards, boards(fixture.file), strict=True)
        if then != now
    ]
    assert other[:1] == [], "somebody sees something else after this move: see tests/data/README.md"


@pytest.mark.parametrize("title_id", TITLES)
def test_among_a_titles_games_are_long_ones_odd_ones_every_module_and_number_of_seats(title_id: str) -> None:
    info = title(title_id).info
    files = [load(path).file for path in KEPT if path.parent.name == title_id]
    lengths = [len(file.moves) for file in files]
    assert max(lengths) > 200 and max(lengths) > 1.3 * median(lengths)
    kinds = {move.kind for file in files for move in file.moves}
    assert {"undo", "redo"} <= kinds
    assert "concede" in kinds or type(title(title_id)).concede is Title.concede
    assert {module for file in files for module in file.options.modules} == {one.id for one in info.modules}
    low, high = info.seats
    assert {len(file.seats) for file in files} == set(range(low, high + 1))


def test_no_game_has_names_or_times() -> None:
    for path in KEPT:
        file = load(path).file
        assert [seat.name for seat in file.seats] == [f"Seat {number + 1}" for number in range(len(file.seats))]
        assert {move.at for move in file.moves} == {0}
