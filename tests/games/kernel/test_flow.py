"""Steps on a stack support what titles need: nested decisions, windows, long actions, turns of several actions."""

from __future__ import annotations

import pytest

from games.kernel import Action, Chance, Turn, flow
from games.kernel.flow import Play
from tests.games.kernel.tables import act, begun, new_game, picnic, verbs
from tests.games.kernel.toy_rules import AnyStep, Drew, HostTurn, Refill, Shoo, State, Swatted, Target


def test_a_window_asks_one_seat_after_the_other() -> None:
    game = picnic("apple", "bread", "cake", blanket="wasp", step=Shoo([0, 1, 2]), modules=("wasps",))
    for seat in (0, 1, 2):
        assert game.waiting() == (seat,)
        act(game, seat, "let")
    assert isinstance(game.state.stack[-1], HostTurn)


def test_a_window_passes_over_seats_that_hold_nothing() -> None:
    game = picnic("", "bread", blanket="wasp", step=Shoo([0, 1]), modules=("wasps",))
    assert game.waiting() == (1,)


def test_a_decision_inside_a_decision_comes_back_to_its_caller() -> None:
    game = picnic("apple", "bread", blanket="wasp wasp cake", step=Shoo([0, 1]), modules=("wasps",))
    act(game, 0, "let")
    act(game, 1, "swat bread")
    assert [type(step) for step in game.state.stack] == [Shoo, Target]
    assert act(game, 1, "point wasp").events == [Swatted(seat=1, card="wasp")]
    assert [type(step) for step in game.state.stack] == [Shoo]
    assert game.waiting() == (0,), "after a swat everybody is asked again"


def test_a_window_closes_when_its_reason_is_gone() -> None:
    game = picnic("apple", "bread", blanket="wasp", step=Shoo([0, 1]), modules=("wasps",))
    act(game, 0, "swat apple")
    act(game, 0, "point wasp")
    assert isinstance(game.state.stack[-1], HostTurn)


def test_a_long_action_is_built_of_links_until_its_closing_token() -> None:
    game = picnic("", "", blanket="cake apple apple bread", step=HostTurn(0))
    assert verbs(game, 0, "eat") == ["end", "apple", "bread", "cake"]
    assert verbs(game, 0, "eat", "apple") == ["end", "apple", "bread", "cake"]
    assert verbs(game, 0, "eat", "apple", "bread") == ["end", "cake"]
    assert verbs(game, 0, "eat", "apple", "bread", "cake") == ["end"]
    act(game, 0, "eat apple bread cake end")
    assert game.state.plates[0] == ["apple", "bread", "cake"]


def test_a_turn_of_several_actions_is_one_turn_of_its_owner() -> None:
    game = picnic("", "", blanket="cake apple", step=HostTurn(0))
    turn = game.title.turn(game.state)
    assert turn == Turn(owner=0, number=1)
    act(game, 0, "give cake 1")
    assert game.title.turn(game.state) == turn
    act(game, 0, "eat apple end")
    assert game.title.turn(game.state) != turn


def test_only_the_owner_is_told_what_it_drew() -> None:
    _, moved = begun(2)
    drawn = [event for event in moved.events if isinstance(event, Drew)]
    assert len(drawn) == 6
    for event in drawn:
        assert [viewer for viewer in (0, 1, None) if event.known_to(viewer)] == [event.seat]
    assert moved.reveals


@pytest.mark.parametrize(
    ("modules", "hand", "cards"),
    [((), 3, 20), (("wasps",), 3, 25), (("wasps", "jam"), 4, 30), (("indoors",), 4, 20)],
)
def test_modules_change_setup_and_data(modules: tuple[str, ...], hand: int, cards: int) -> None:
    state = new_game(2, *modules).state
    assert [len(held) for held in state.hands] == [hand, hand]
    assert sum(map(len, state.hands)) + len(state.deck) == cards


def test_a_module_changes_steps() -> None:
    for modules, drawn in ((("indoors",), 0), ((), 2)):
        game = picnic("apple", "apple", step=HostTurn(0), modules=modules)
        moved = act(game, 0, "eat end")
        assert len([event for event in moved.events if isinstance(event, Drew)]) == drawn


def test_the_flow_ends_with_an_empty_stack() -> None:
    game = picnic("", "", step=HostTurn(0))
    game.state.round = 2
    act(game, 0, "eat end")
    assert game.state.stack == []
    assert game.waiting() == ()
    assert game.result() is not None


class Circle(Refill, tag="circle"):
    """A step that never comes to an end."""

    def run(self, play: Play[State]) -> None:
        play.next(Circle())


def test_a_flow_that_never_rests_is_stopped_by_name() -> None:
    endless: AnyStep = Circle()
    state = picnic("apple", "apple", step=endless).state
    with pytest.raises(AssertionError, match="Circle"):
        flow.settle(flow.Play(state, Chance(b"")))


def test_a_step_without_answers_says_which_it_is() -> None:
    state = picnic("apple", "apple").state
    with pytest.raises(NotImplementedError, match="Refill"):
        Refill().choices(state, 0, ())
    with pytest.raises(NotImplementedError, match="Refill"):
        Refill().take(flow.Play(state, Chance(b"")), 0, Action("let"))
