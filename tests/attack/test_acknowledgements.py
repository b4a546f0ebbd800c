"""The verifier of the kill soak: which move of the log belongs to which acknowledgement."""

from __future__ import annotations

from bench.clients import ClientRequest
from bench.soak.acknowledgements import broken
from bot.tables import LogEntry
from games.kernel import Action, Chosen, Turn

ANN = 7


def asked(links: str, second: int, *, acknowledged: int) -> ClientRequest:
    """Ann asks for something, links unknown where the press alone does not tell them, and is told that it is done."""
    chosen: Chosen = tuple(links.split())
    return ClientRequest("t", ANN, chosen, acknowledged - 1, acknowledged, asked=second, answered=second + 0.5)


def made(version: int, action: str, second: int) -> LogEntry:
    """Ann's move as the log has it."""
    return LogEntry(
        version, "act", 0, Action.of(action.split()), "player", ANN, second, (), (), False, Turn(0, 1), None
    )  # fmt: skip


def test_an_acknowledgement_that_names_its_move_gets_it_though_another_might_be_meant_too() -> None:
    log = [made(1, "take bread", 10), made(2, "take soup", 10)]
    acknowledged = [asked("", 10, acknowledged=2), asked("take bread", 10, acknowledged=1)]
    assert list(broken("t", log, acknowledged)) == []


def test_two_acknowledgements_need_two_moves() -> None:
    log = [made(1, "take bread", 10)]
    acknowledged = [asked("", 10, acknowledged=1), asked("take bread", 10, acknowledged=2)]
    (problem,) = broken("t", log, acknowledged)
    assert "`take bread`" in problem and "is not in the log" in problem


def test_a_move_made_before_it_was_asked_for_does_not_count() -> None:
    assert len(list(broken("t", [made(1, "take bread", 8)], [asked("take bread", 10, acknowledged=1)]))) == 1
