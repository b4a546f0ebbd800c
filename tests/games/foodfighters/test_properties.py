"""What holds in every game: I1 to I7, one source of legality, copies, snapshots, views, an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.foodfighters import TITLE
from games.foodfighters.data import TEAMS
from games.foodfighters.state import State
from games.kernel import (
    PLAYERS,
    Action,
    Chance,
    Game,
    NotLegal,
    actions,
    check,
    only_action,
    random_action,
    thaw,
)

seeds = st.integers(0, 2**32).map(lambda n: n.to_bytes(32, "big"))
teams = st.lists(st.sampled_from(sorted(TEAMS)), min_size=2, max_size=2)


def random_game(seed: bytes, **options: Any) -> Iterator[State]:
    """The states at rest of a game between random players."""
    chance, pick = Chance(seed), Chance(seed[::-1])
    state, _ = TITLE.setup(TITLE.options(options, 2), 2, chance)
    for _ in range(TITLE.testing.longest(2)):
        yield state
        owed = TITLE.decisions(state)
        if not owed:
            return
        TITLE.perform(state, owed[0].seat, random_action(TITLE, state, owed[0].seat, pick), chance)
    raise AssertionError("the game does not end")


@settings(max_examples=25, deadline=None)
@given(seeds, teams)
def test_the_invariants_hold_in_every_state_at_rest(seed: bytes, chosen: list[str]) -> None:
    for state in random_game(seed, team=chosen):
        assert TITLE.testing.invariants(state) == []
    assert state.outcome is not None


@settings(max_examples=5, deadline=None)
@given(seeds, teams)
def test_what_is_not_offered_is_refused_with_a_reason(seed: bytes, chosen: list[str]) -> None:
    words = ["roll", "swap", "move", "attack", "buy", "play", "fill", "pass"]
    for n, state in enumerate(random_game(seed, team=chosen)):
        if n % 9 or not TITLE.decisions(state):
            continue
        seat = TITLE.decisions(state)[0].seat
        offered = {choice.key for choice in TITLE.choices(state, seat, ())}
        for word in words:
            assert word in offered or TITLE.why_not(state, seat, (), word) is not None
        for action in list(actions(TITLE, state, seat))[:30]:
            check(TITLE, state, seat, action)


@settings(max_examples=5, deadline=None)
@given(seeds, teams)
def test_copies_and_snapshots_are_equal_and_independent(seed: bytes, chosen: list[str]) -> None:
    options = TITLE.options({"team": chosen}, 2)
    for n, state in enumerate(random_game(seed, team=chosen)):
        copy = TITLE.copy(state)
        assert copy == state
        assert TITLE.determinize(TITLE.view(state, None), Chance(b"")) == state
        if n % 10 == 0:
            frozen = Game(TITLE, options, 2, state, 0).freeze()
            assert thaw(TITLE, frozen).state == state
        if owed := TITLE.decisions(copy):
            before = msgspec.msgpack.encode(state)
            seat = owed[0].seat
            TITLE.perform(copy, seat, random_action(TITLE, copy, seat, Chance(b"x")), Chance(b"y"))
            assert msgspec.msgpack.encode(state) == before


@settings(max_examples=5, deadline=None)
@given(seeds)
def test_everybody_sees_the_same(seed: bytes) -> None:
    for state in random_game(seed):
        views = [TITLE.view(state, viewer) for viewer in (0, 1, None)]
        for view in views:
            view.viewer = None
        assert views[0] == views[1] == views[2]


def test_events_can_be_stored_and_read_back() -> None:
    chance = Chance(b"events")
    state, events = TITLE.setup(TITLE.options({"team": ["grains", "seafood"]}, 2), 2, chance)
    while owed := TITLE.decisions(state):
        seat = owed[0].seat
        events += TITLE.perform(state, seat, random_action(TITLE, state, seat, chance), chance)
    raw = msgspec.json.encode(events)
    assert msgspec.json.decode(raw, type=list[TITLE.event_type]) == events  # type: ignore[name-defined]


def test_a_finished_game_takes_no_action() -> None:
    *_, state = random_game(b"finished")
    for word in ("roll", "pass"):
        with pytest.raises(NotLegal):
            check(TITLE, state, 0, Action(word))


def test_normal_beats_random_clearly() -> None:
    wins = 0
    for n in range(12):
        chance, pick = Chance(b"match %d" % n), Chance(b"picks %d" % n)
        state, _ = TITLE.setup(TITLE.options({}, 2), 2, chance)
        normal = n % 2
        while owed := TITLE.decisions(state):
            seat = owed[0].seat
            player = PLAYERS["normal" if seat == normal else "random"]
            action = only_action(TITLE, state, seat) or player.choose(TITLE, TITLE.view(state, seat), seat, pick)
            TITLE.perform(state, seat, action, chance)
        wins += state.outcome is not None and state.outcome.winner == normal
    assert wins >= 11
