"""Properties of every game: the invariants, one source of legality, secrets, an end; who leaves at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.food_truck_city import TITLE
from games.food_truck_city.data import DECK
from games.food_truck_city.movement import routes
from games.food_truck_city.orders import preferences
from games.food_truck_city.state import State
from games.food_truck_city.view import unseen_cards
from games.kernel import Chance, Order, Orders, actions, next_answer, random_action
from games.kernel.orders import usual
from tests.games.food_truck_city.builders import paths
from tests.lengths import amount

seeds = st.integers(0, 2**32).map(lambda n: n.to_bytes(32, "big"))
seat_counts = st.integers(2, 4)


def random_game(seed: bytes, seats: int, **options: Any) -> Iterator[State]:
    """The states at rest of a game between random players, at most three quiet rounds long."""
    chance, pick = Chance(seed), Chance(seed[::-1])
    state, _ = TITLE.setup(TITLE.options({"stall_limit_rounds": 3, **options}, seats), seats, chance)
    for _ in range(TITLE.testing.longest(seats)):
        yield state
        owed = [decision.seat for decision in TITLE.decisions(state) if decision.owed]
        if not owed:
            return
        seat = pick.pick(owed, "")
        TITLE.perform(state, seat, random_action(TITLE, state, seat, pick), chance)
    raise AssertionError("the game does not end")


@settings(max_examples=amount(2, 20), deadline=None)
@given(seeds, seat_counts)
def test_a_view_holds_no_hand_but_its_own(seed: bytes, seats: int) -> None:
    for n, state in enumerate(random_game(seed, seats)):
        if n % 25:
            continue
        for viewer in (*range(seats), None):
            view = TITLE.view(state, viewer)
            assert view.hand == ([] if viewer is None else state.hands[viewer])
            others = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
            assert unseen_cards(view) == sorted(
                [*state.deck, *(card for hand in others for card in hand)], key=DECK.index
            )
            raw = msgspec.json.decode(msgspec.json.encode(view))
            assert "hands" not in raw and "deck" not in raw and "hidden" not in raw


@settings(max_examples=amount(2, 20), deadline=None)
@given(seeds, seat_counts)
def test_routes_are_the_shortest_of_all_paths(seed: bytes, seats: int) -> None:
    for n, state in enumerate(random_game(seed, seats)):
        for truck in (truck for player in state.players for truck in player.trucks if n % 20 == 0):
            shortest: dict[str, tuple[str, ...]] = {}
            for path in paths(state, truck, 3):
                shortest.setdefault(path[-1], path)
            assert list(routes(state, truck, 3).items()) == list(shortest.items())


IDLE = ("skip_bonus", "pass", "end_move", "settle", "end_buy", "go_on", "start", "bailout")
WINDOWS = {spec.kind: ("ask", *spec.policies) for spec in TITLE.info.orders if spec.kind.startswith("pre_")}


def orders_for(kind: str) -> st.SearchStrategy[Order]:
    cards = st.lists(st.sampled_from([choice.key for choice in preferences(kind)]), max_size=3).map(tuple)
    waiting = cards.map(lambda wanted: Order(kind, "cards", 0, wanted))
    return st.one_of(st.sampled_from(WINDOWS[kind]).map(lambda policy: Order(kind, policy)), waiting)


def waits(state: State, orders: Orders, decisions: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return what timing reveals while nobody plays a card: after how many answers by orders it waits, and for whom."""
    found = []
    for _ in range(decisions):
        answered = 0
        while (answer := next_answer(TITLE, state, orders)) is not None:
            TITLE.perform(state, answer.seat, answer.action, Chance(b"luck"))
            answered += answer.cause == "order"
        owed = tuple(decision.seat for decision in TITLE.decisions(state) if decision.owed)
        found.append((answered, owed))
        if not owed:
            break
        action = next(one for one in actions(TITLE, state, owed[0]) if one.verb in IDLE)
        TITLE.perform(state, owed[0], action, Chance(b"luck"))
    return found


@settings(max_examples=amount(4, 25), deadline=None)
@given(seeds, seat_counts, st.integers(20, 220), st.data())
def test_how_long_a_window_waits_depends_on_what_everybody_sees_and_on_orders_alone(
    seed: bytes, seats: int, when: int, data: st.DataObject
) -> None:
    state = next(islice((s for s in random_game(seed, seats) if any(s.hands)), when, None), None)
    assume(state is not None and state.stack)
    assert state is not None
    orders = {
        seat: {kind: data.draw(orders_for(kind)) for kind in WINDOWS if data.draw(st.booleans(), label="said")}
        for seat in range(seats)
    }
    public = TITLE.view(state, None)
    worlds = [TITLE.determinize(public, Chance(bytes([n]))) for n in range(4)]
    assert len({str(world.hands) for world in worlds}) > 1
    first, *others = [waits(world, orders, 12) for world in worlds]
    assert all(other == first for other in others)


@settings(max_examples=amount(3, 25), deadline=None)
@given(seeds, seat_counts, st.integers(20, 220))
def test_who_has_said_nothing_is_asked_in_every_window_by_the_size_of_the_hand_alone(
    seed: bytes, seats: int, when: int
) -> None:
    state = next(islice((s for s in random_game(seed, seats) if any(s.hands)), when, None), None)
    assume(state is not None and state.stack)
    assert state is not None
    orders = {seat: usual(TITLE.info) for seat in range(seats)}
    public = TITLE.view(state, None)
    worlds = [TITLE.determinize(public, Chance(bytes([n]))) for n in range(4)]
    first, *others = [waits(world, orders, 12) for world in worlds]
    assert all(other == first for other in others)
    assert [answered for answered, _ in first] == [0] * len(first), "nobody is answered for"
