"""The end (rules section 10): three of a kind, stalemate, giving up, and the score sheet."""

from __future__ import annotations

from games.foodfighters import TITLE
from games.foodfighters.events import Drawn, QuietWarning, Stalemate, Won
from renderers.foodfighters.text_board import BoardText
from renderers.words import Words
from tests.games.foodfighters.builders import Table, a_table, roll


def quiet(table: Table, turns: int) -> list[object]:
    told: list[object] = []
    for _ in range(turns):
        asked = table.asked()
        assert asked is not None
        told += table.do(asked[0], "swap F0 F1")
        if table.asked() == (asked[0], "buy"):
            told += table.do(asked[0], "pass")
    return told


def assert_decided(table: Table, told: list[object], by: str, more: int, fewer: int) -> None:
    """Result, log and board name the tie-break that decided, in both languages."""
    result = TITLE.result(table.state)
    assert result is not None and result.reason.id == f"foodfighters-result-stalemate-{by}"
    assert result.reason.args | {"turns": 30, "more": more, "fewer": fewer} == result.reason.args
    assert [event.by for event in told if isinstance(event, Stalemate)] == [by]
    sentences = {"set": ("larger set", "größeren Set"), "total": ("more knock-outs", "mehr Ausgeschalteten")}
    for locale, sentence in zip(("en", "de"), sentences[by], strict=True):
        assert sentence in BoardText(Words(locale), TITLE.view(table.state, None), lambda ref: ref.key).whose(())


def test_thirty_turns_without_an_attack_end_in_a_draw() -> None:
    table = a_table()
    told = quiet(table, 30)
    result = TITLE.result(table.state)
    assert result is not None and result.ranking == ((0, 1),)
    assert result.reason.id == "foodfighters-result-draw"
    assert [event.by for event in told if isinstance(event, Stalemate)] == ["none"]
    assert any(isinstance(event, Drawn) for event in told)


def test_a_stalemate_is_announced() -> None:
    told = quiet(a_table(), 29)
    assert [event.left for event in told if isinstance(event, QuietWarning)] == [10, 4, 2]


def test_the_larger_set_wins_a_stalemate() -> None:
    table = a_table("KC SO BR / KO SC BO / SR . .", "CK CB OS / RB RS CS / . . RK")
    assert {f.id for f in table.side("S").knocked_out} == {"OK", "OB"}
    assert {f.id for f in table.side("N").knocked_out} == {"BC", "KR"}
    told = quiet(table, 30)
    assert table.state.outcome is not None and table.state.outcome.winner == 0
    assert_decided(table, told, "set", more=2, fewer=1)


def test_then_more_knock_outs_win_a_stalemate() -> None:
    table = a_table("KC SO BR / KO SC BO / . . KR", "CK CB OS / RB RS OK / . . .")
    assert {f.id for f in table.side("S").knocked_out} == {"CS", "OB", "RK"}
    assert {f.id for f in table.side("N").knocked_out} == {"SR", "BC"}
    told = quiet(table, 30)
    assert table.state.outcome is not None and table.state.outcome.winner == 0
    assert_decided(table, told, "total", more=3, fewer=2)


def test_a_declared_attack_starts_the_count_again() -> None:
    table = a_table()
    quiet(table, 8)
    table.do("S", "attack F1 F2", roll(1, 1))
    assert table.state.quiet_turns == 0


def test_whoever_gives_up_loses() -> None:
    table = a_table()
    told = TITLE.concede(table.state, 0)
    result = TITLE.result(table.state)
    assert told is not None and any(isinstance(event, Won) and event.seat == 1 for event in told)
    assert result is not None and result.winners == (1,) and table.asked() is None


def test_the_score_sheet_counts_by_type() -> None:
    table = a_table("KC SO BR / KO BO BC / . KR .", active="N")
    table.do("N", "attack F2 F1", roll("S", 2))
    result = TITLE.result(table.state)
    assert result is not None
    lines = [(line.seat, line.what.id.removeprefix("foodfighters-score-"), line.points) for line in result.sheet]
    assert lines == [(0, "total", 0), (1, "type", 3), (1, "total", 3)]


def test_the_seventh_knock_out_always_completes_a_set() -> None:
    table = a_table("KC SO BR / . . . / . . .", active="N")
    assert len(table.side("N").knocked_out) == 6
    table.do("N", "attack F2 F1", roll("S", 2))
    assert table.state.outcome is not None and table.state.outcome.winner == 1
