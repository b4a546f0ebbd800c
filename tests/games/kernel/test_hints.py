"""Hints, with reasons: legal moves, from a view alone, with terms that add up to the evaluation."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import PLAYERS, Chance, Game, Title, check
from games.kernel.ai.hints import MOST, hints
from games.kernel.registry import titles
from renderers.words import message_id, message_ids

SEED = bytes(31) + b"h"
TITLES = pytest.mark.parametrize("title", titles(), ids=lambda title: title.info.id)


def positions(title: Title[Any, Any], moves: int) -> list[Game[Any, Any]]:
    seats = max(2, title.info.seats[0])
    game, _ = Game.new(title, title.options({}, seats), seats, Chance(SEED))
    found = []
    for _ in range(moves):
        seat = game.waiting()[0]
        chosen = PLAYERS["normal"].choose(title, game.view(seat), seat, Chance(SEED, game.position))
        game.act(seat, chosen, SEED)
        found.append(game.copy())
    return found


@TITLES
def test_hints_are_legal_different_and_explained(title: Title[Any, Any]) -> None:
    for game in positions(title, 8)[::4]:
        seat = game.waiting()[0]
        found = hints(title, game.view(seat), seat, Chance(b"hint"))
        assert 1 <= len(found) <= MOST and len({one.action for one in found}) == len(found)
        for one in found:
            check(title, game.state, seat, one.action)


@TITLES
def test_the_terms_of_an_evaluation_add_up_to_it_and_have_names(title: Title[Any, Any]) -> None:
    for game in positions(title, 12):
        for seat in range(game.seats):
            view = game.view(seat)
            terms = title.ai.terms(view, seat)
            assert sum(terms.values()) == pytest.approx(title.ai.evaluate(view, seat))
            known = message_ids("en")
            assert {message_id(title.info.id, "term", name) for name in terms} - known == set()


@TITLES
def test_a_hint_depends_on_nothing_that_the_seat_does_not_know(title: Title[Any, Any]) -> None:
    game = positions(title, 5)[-1]
    seat = game.waiting()[0]
    twin = game.copy()
    twin.state = title.determinize(game.view(seat), Chance(b"another deal"))
    asked = [hints(title, one.view(seat), seat, Chance(b"hint")) for one in (game, twin)]
    assert asked[0] == asked[1]
