"""Gathering: several seats answer at once in secret, and all answers are revealed together."""

from __future__ import annotations

import msgspec
import pytest

from games.kernel import Chance
from games.kernel.flow import Play, settle
from tests.games.kernel.tables import SEED, act, picnic
from tests.games.kernel.toy import TITLE
from tests.games.kernel.toy_rules import Bring, Brought, HostTurn


class OpenBring(Bring, tag="open_bring"):
    """Like Bring, but everybody may see who has answered."""

    hides_answered = False


class SealedBring(Bring, tag="sealed_bring"):
    """Like Bring, but answers are committed to in public."""

    hides_answered, committed = False, True


def test_every_seat_owes_until_it_has_answered() -> None:
    game = picnic("cake apple", "bread", "apple")
    assert game.waiting() == (0, 1, 2)
    act(game, 1, "bring bread")
    assert game.waiting() == (0, 2)
    assert [(d.seat, d.owed, d.secret) for d in game.decisions()] == [
        (0, True, True),
        (1, False, True),
        (2, True, True),
    ]


def test_an_answer_may_be_changed_until_the_last_is_in() -> None:
    game = picnic("cake apple", "bread")
    act(game, 0, "bring cake")
    act(game, 0, "bring apple")
    act(game, 1, "bring bread")
    assert game.state.blanket == ["apple", "bread"]
    assert game.state.hands == [["cake"], []]


def test_all_answers_come_out_together_in_the_order_asked() -> None:
    game = picnic("cake", "bread", "apple", step=Bring([2, 0, 1]))
    assert act(game, 0, "bring cake").events == []
    assert act(game, 1, "bring bread").events == []
    assert act(game, 2, "bring apple").events == [
        Brought(seat=2, card="apple"),
        Brought(seat=0, card="cake"),
        Brought(seat=1, card="bread"),
    ]
    assert isinstance(game.state.stack[-1], HostTurn)


def test_nobody_asked_means_that_it_goes_on_at_once() -> None:
    game = picnic("", "", blanket="cake", step=Bring([]))
    settle(Play(game.state, Chance(SEED)))
    assert isinstance(game.state.stack[-1], HostTurn)


def test_others_see_neither_the_answer_nor_who_has_answered() -> None:
    quiet, told = picnic("cake", "bread", "apple"), picnic("cake", "bread", "apple")
    act(told, 0, "bring cake")
    for viewer in (1, 2, None):
        assert told.view(viewer) == quiet.view(viewer)
    assert told.awaited() == quiet.awaited() == (0, 1, 2)


def test_the_own_answer_is_in_the_own_view() -> None:
    game = picnic("cake", "bread")
    act(game, 0, "bring cake")
    step = game.view(0).stack[-1]
    assert isinstance(step, Bring)
    assert step.answers == {0: ("bring", "cake")}


def test_without_hiding_others_see_that_but_not_what() -> None:
    game = picnic("cake", "bread", "apple", step=OpenBring([0, 1, 2]))
    act(game, 0, "bring cake")
    step = game.view(1).stack[-1]
    assert isinstance(step, OpenBring)
    assert step.answers == {0: None}
    assert game.awaited() == (1, 2)


def test_answers_are_committed_to_where_several_are_asked() -> None:
    game = picnic("cake", "bread", "apple", step=SealedBring([0, 1, 2]))
    act(game, 0, "bring cake")
    assert game.committed() == {0: "bring"}
    assert [(d.committed, d.auto) for d in game.decisions()] == [(True, False)] * 3
    alone = picnic("cake apple", "bread", step=SealedBring([0]))
    assert [(d.committed, d.auto) for d in alone.decisions()] == [(False, True)]


@pytest.mark.parametrize("step", [Bring([0, 1, 2]), OpenBring([0, 1, 2])])
def test_hidden_answers_are_imagined_as_legal_ones(step: Bring) -> None:
    game = picnic("cake", "bread jam", "apple apple", step=step.copy(), modules=("wasps", "jam"))
    act(game, 0, "bring cake")
    for draw in range(20):
        imagined = TITLE.determinize(game.view(1), Chance(bytes([draw])))
        top = imagined.stack[-1]
        assert isinstance(top, Bring)
        answer = top.answers[0]
        assert answer is not None
        assert answer[1] in imagined.hands[0]
        assert 1 not in top.answers, "the viewer's own answer is never imagined"


def test_a_copy_keeps_its_own_answers() -> None:
    step = Bring([0, 1])
    twin = step.copy()
    twin.answers[0] = ("bring", "cake")
    assert step.answers == {}
    assert twin == Bring([0, 1], {0: ("bring", "cake")})


def test_answers_survive_being_saved() -> None:
    step = Bring([0, 1], {1: ("bring", "cake")})
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(step), type=Bring) == step
