"""Of every title, the Normal player beats one that plays at random."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import PLAYERS, Chance, Game, only_action
from games.kernel.registry import title


@pytest.mark.parametrize(
    ("title_id", "seats", "games", "least", "options"),
    [
        ("foodfighters", 2, 6, 5, {}),
        ("foodies", 2, 6, 5, {}),
        ("food_truck_city", 2, 3, 2, {"stall_limit_rounds": 2}),
        ("food_truck_city", 3, 3, 2, {"stall_limit_rounds": 2}),
        ("critter_kitchen", 2, 4, 4, {}),
        ("food_chain_magnate", 2, 2, 2, {}),
    ],
)
def test_normal_beats_random_clearly(
    title_id: str, seats: int, games: int, least: float, options: dict[str, Any]
) -> None:
    played, won = title(title_id), 0.0
    for number in range(games):
        seed, dice, normal = b"match %d" % number, Chance(b"picks %d" % number), number % seats
        game, _ = Game.new(played, played.options(options, seats), seats, Chance(seed))
        while waiting := game.waiting():
            seat = waiting[0]
            player = PLAYERS["normal" if seat == normal else "random"]
            action = only_action(played, game.state, seat) or player.choose(played, game.view(seat), seat, dice)
            game.act(seat, action, seed)
        result = game.result()
        assert result is not None
        won += (normal in result.winners) / len(result.winners)
    assert won >= least
