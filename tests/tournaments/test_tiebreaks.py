"""Tie-breaks against published tables: FIDE's exercise on its regulations of 2023, a crosstable of Sensei's Library.

FIDE's Technical Commission published the exercise on 2024-03-18; its figures are those of its solutions.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.tournaments.formats import standings
from bot.tournaments.formats.standings import HALF, NOTHING, ONE, MatchScore, OpponentScore, ScoreSheet

EXERCISE = """
1  +W9  =B13  =W2  +B15 =W4
2  +B10 +W7   =B1  +W16 =B3
3  =W11 +B6   +W8  =B4  =W2
4  +B12 =BYE  +W13 =W3  =B1
5  -W13 -B15  +W11 =B7  +W10
6  -B14 -W3   +BYE +W10 +B8
7  +W15 -B2   -B16 =W5  -B11
8  =B16 +W14  -B3  +W13 -W6
9  -B1  -W10  =BYE -F11 +BYE
10 -W2  +B9   -W15 -B6  -B5
11 =B3  -W16  -B5  +F9  +W7
12 -W4  +BYE  +F14 --   --
13 +B5  =W1   -B4  -B8  -W14
14 +W6  -B8   -F12 --   +B13
15 -B7  +W5   +B10 -W1  -B16
16 =W8  +B11  +W7  -B2  +W15
"""
"""Sixteen players and five rounds: + won, = equal, - lost; with White, Black, or by forfeit; byes; -- absent."""
SCORES = {"+": ONE, "=": HALF, "-": NOTHING}


def outing(cell: str) -> MatchScore:
    """Return a round from the exercise. An equal bye, a lost forfeit and an absence are by a player's own choice."""
    score = SCORES[cell[0]]
    if cell == "--" or cell == "=BYE" or cell.startswith("-F"):
        return MatchScore(score, willing=False)
    return MatchScore(score) if (cell[1] in "BF" and not cell[2:].isdecimal()) or cell[1] == "F" else MatchScore(
        score, (OpponentScore(int(cell[2:]), score),)
    )  # fmt: skip


def exercise() -> ScoreSheet:
    lines = [line.split() for line in EXERCISE.strip().splitlines()]
    return ScoreSheet({int(number): [outing(cell) for cell in cells] for number, *cells in lines})


@pytest.mark.parametrize(
    ("cut", "expected"),
    [
        (0, {1: 12.5, 2: 13, 3: 15.5, 4: 15, 5: 8.5, 8: 13.5, 11: 13.5, 16: 12.5}),
        (1, {1: 11, 3: 13, 4: 11.5, 5: 7.5, 7: 12.5, 8: 12, 9: 7.5, 11: 12, 12: 9.5, 13: 12, 14: 9, 15: 11, 16: 11}),
    ],
)
def test_buchholz_is_as_fides_exercise_solves_it(cut: int, expected: dict[int, float]) -> None:
    sheet = exercise()
    assert {number: float(sheet.buchholz(number, cut)) for number in expected} == expected


def test_sonneborn_berger_is_as_fides_exercise_solves_it() -> None:
    sheet = exercise()
    expected = {1: 8, 2: 9.5, 3: 10.5, 4: 9.75, 16: 7.25}
    assert {number: float(sheet.sonneborn_berger(number)) for number in expected} == expected


def test_sonneborn_berger_of_a_double_round_robin_as_senseis_library_has_it() -> None:
    first, second = ("-111", "0-11", "00-1", "000-"), ("-010", "1-01", "01-1", "100-")
    record = {
        one: [
            MatchScore(Fraction(int(mark)), (OpponentScore(other, Fraction(int(mark))),))
            for table in (first, second)
            for other, mark in enumerate(table[one])
            if mark != "-"
        ]
        for one in range(4)
    }
    sheet = ScoreSheet(record)
    assert [sheet.points[one] for one in range(4)] == [4, 4, 3, 1]
    assert [sheet.sonneborn_berger(one) for one in range(4)] == [11, 9, 6, 4]


def test_equals_who_have_all_met_are_divided_by_their_own_games_and_others_are_not() -> None:
    sheet = exercise()
    assert sheet.direct((1, 4), 1) == sheet.direct((1, 4), 4) == HALF
    assert (sheet.direct((8, 14), 8), sheet.direct((8, 14), 14)) == (ONE, NOTHING)
    assert sheet.direct((1, 3, 4, 16), 1) is None
    assert sheet.wins(16) == 3


def test_a_larger_table_is_worth_as_much_as_one_of_two_and_counts_each_rival() -> None:
    table = standings.at_table((7, 8, 9, 5), (1, 2, 2, 4))
    assert [table[number].score for number in (7, 8, 9, 5)] == [1, HALF, HALF, 0]
    assert table[8].met == (OpponentScore(7, NOTHING), OpponentScore(9, HALF), OpponentScore(5, ONE))
    sheet = ScoreSheet({number: [one] for number, one in table.items()})
    assert sheet.buchholz(5) == Fraction(2, 3)
    assert sheet.sonneborn_berger(7) == Fraction(1, 3)
