"""The odds of Foodies: a share for every seat, exact at the end, the same for every order of the seats."""

from __future__ import annotations

import pytest

from games.foodies import TITLE
from games.foodies.ai.odds import chances, odds
from games.foodies.state import State
from games.kernel import Chance, Game, NormalPlayer, only_action
from tests.games.foodies.builders import court, game


def positions(seats: int) -> list[State]:
    """Yield the positions of a game of Normal players after every seventh answer."""
    seed, found = bytes([seats]) * 32, []
    played, _ = Game.new(TITLE, TITLE.options({}, seats), seats, Chance(seed))
    moves, luck = 0, Chance(b"thoughts")
    while waiting := played.waiting():
        seat = waiting[0]
        action = only_action(TITLE, played.state, seat)
        played.act(seat, action or NormalPlayer(samples=1).choose(TITLE, played.view(seat), seat, luck), seed)
        moves += 1
        if moves % 7 == 0 and played.waiting():
            found.append(played.copy().state)
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_seats_together_win_once(seats: int) -> None:
    for state in positions(seats):
        shares = chances(state, state.turn)
        assert sum(shares) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in shares)


def test_where_somebody_sits_makes_no_difference_but_by_the_order_of_turns() -> None:
    for state in positions(3):
        turned = state.copy()
        turned.courts = [*turned.courts[1:], turned.courts[0]]
        turned.first = (turned.first - 1) % 3
        turned.hired = {chef: [(seat - 1) % 3 for seat in by] for chef, by in turned.hired.items()}
        shares = chances(state, state.turn)
        assert chances(turned, state.turn) == pytest.approx([*shares[1:], shares[0]])


def test_a_popularity_more_is_never_worse() -> None:
    for state in positions(2):
        more = state.copy()
        more.courts[0].popularity += 1
        more.triggered = more.triggered or more.courts[0].popularity >= more.goal
        assert chances(more, state.turn)[0] > chances(state, state.turn)[0]


def test_of_a_round_that_completes_the_game_the_score_tells_who_has_won() -> None:
    state = game(court(popularity=20, coins=1), court(popularity=20, coins=2), turn=17, triggered=True)
    assert chances(state, 18) == [0.0, 1.0]
    state.courts[0].coins = 2
    assert chances(state, 18) == [0.5, 0.5]


def test_odds_of_a_game_that_is_over_are_its_result() -> None:
    state = game(court(popularity=21), court(popularity=20), turn=18, triggered=True, stack=[])
    assert [odds(TITLE.view(state, seat), seat) for seat in range(2)] == [1.0, 0.0]
