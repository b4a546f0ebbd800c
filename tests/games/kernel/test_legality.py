"""One source of legality: actions built link by link, and three kinds of refusal for everything else."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kernel import (
    Action,
    Chance,
    InputError,
    NotLegal,
    NotUnderstood,
    Ref,
    Say,
    actions,
    check,
    decision_of,
    only_action,
    random_action,
)
from tests.games.kernel.tables import PicnicGame, act, picnic
from tests.games.kernel.toy import TITLE
from tests.games.kernel.toy_rules import HostTurn


def refused(game: PicnicGame, seat: int, notation: str) -> InputError:
    before = game.freeze()
    with pytest.raises(InputError) as caught:
        act(game, seat, notation)
    assert game.freeze() == before, "a refused action changes nothing"
    return caught.value


def test_every_action_that_can_be_built_is_legal_and_listed_once() -> None:
    game = picnic("", "", blanket="apple cake cake", step=HostTurn(0))
    listed = [str(action) for action in actions(TITLE, game.state, 0)]
    assert listed == [
        "eat end",
        "eat apple end",
        "eat apple cake end",
        "eat apple cake cake end",
        "eat cake end",
        "eat cake cake end",
        "give apple 1",
        "give cake 1",
    ]
    for notation in listed:
        check(TITLE, game.state, 0, Action.of(notation.split()))


def test_actions_may_be_listed_from_a_beginning() -> None:
    game = picnic("", "", blanket="apple cake", step=HostTurn(0))
    assert [str(a) for a in actions(TITLE, game.state, 0, ("give",))] == ["give apple 1", "give cake 1"]


def test_a_word_that_is_no_verb_is_not_understood() -> None:
    error = refused(picnic("cake", "bread"), 0, "devour cake")
    assert isinstance(error, NotUnderstood)
    assert error.reason == Say("kernel-unknown-verb", {"given": "devour"})
    assert [choice.key for choice in error.legal] == ["bring"]


def test_a_link_that_names_nothing_is_not_understood() -> None:
    error = refused(picnic("cake", "bread"), 0, "bring sofa")
    assert isinstance(error, NotUnderstood)
    assert error.reason == Say("kernel-unknown-link", {"given": "sofa"})
    assert error.chosen == ("bring",)


def test_an_unfinished_action_is_not_understood_and_names_what_may_follow() -> None:
    error = refused(picnic("cake apple", "bread"), 0, "bring")
    assert isinstance(error, NotUnderstood)
    assert error.reason == Say("kernel-unfinished")
    assert [choice.key for choice in error.legal] == ["apple", "cake"]


def test_what_the_rules_forbid_is_not_legal_and_names_the_rule() -> None:
    error = refused(picnic("cake apple", "bread"), 0, "bring bread")
    assert isinstance(error, NotLegal)
    assert error.reason == Say("picnic-not-in-hand", {"card": Ref("card", "bread")})
    assert [choice.key for choice in error.legal] == ["apple", "cake"]
    assert [str(action) for action in error.instead] == ["bring apple", "bring cake"]


def test_a_verb_of_another_moment_is_not_legal() -> None:
    error = refused(picnic("cake", "bread"), 0, "eat end")
    assert isinstance(error, NotLegal)
    assert error.reason == Say("picnic-not-now", {"verb": "eat"})


def test_more_than_a_complete_action_is_not_legal() -> None:
    error = refused(picnic("cake", "bread"), 0, "bring cake cake")
    assert isinstance(error, NotLegal)
    assert error.reason == Say("kernel-too-many", {"given": "cake"})


def test_a_seat_that_is_not_asked_is_told_whom_the_table_waits_for() -> None:
    error = refused(picnic("", "bread", blanket="cake", step=HostTurn(0)), 1, "eat end")
    assert isinstance(error, NotLegal)
    assert error.reason == Say("kernel-not-your-turn", {"waiting": [Ref("seat", "0")]})


def test_a_seat_that_is_not_asked_does_not_learn_who_has_answered_in_secret() -> None:
    game = picnic("cake", "bread", "")
    game.state.stack[-1].asked = [0, 1]  # type: ignore[union-attr]
    before = refused(game, 2, "bring cake").reason
    act(game, 0, "bring cake")
    assert refused(game, 2, "bring cake").reason == before


def test_after_the_end_nothing_is_legal() -> None:
    game = picnic("", "", step=HostTurn(0))
    game.state.stack.clear()
    assert refused(game, 0, "eat end").reason == Say("kernel-game-over")
    assert decision_of(TITLE, game.state, 0) is None


def test_the_only_action_is_found_through_all_its_links() -> None:
    assert only_action(TITLE, picnic("cake", "bread").state, 0) == Action("bring", ("cake",))
    assert only_action(TITLE, picnic("cake apple", "bread").state, 0) is None
    assert only_action(TITLE, picnic("", "", step=HostTurn(0)).state, 0) == Action("eat", ("end",))


def test_random_actions_reach_every_legal_action() -> None:
    game = picnic("", "", blanket="apple cake", step=HostTurn(0))
    dice = Chance(b"dice")
    found = Counter(str(random_action(TITLE, game.state, 0, dice)) for _ in range(300))
    assert set(found) == {str(action) for action in actions(TITLE, game.state, 0)}
