"""Luck separated from play: constructed positions in which chance alone decides the result of a move."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest

from games.kernel import Action, Chance, Game, RecordedDraw, random_action
from games.kernel.ai.luck_analysis import Luck, luck, luckier_than, opinion
from games.kernel.registry import title
from tests.games.kernel.tables import SEED, PicnicGame, picnic
from tests.games.kernel.toy_rules import HostTurn

MANY = 60
END = Action.of(["eat", "apple", "end"])


def before_the_refill(*on_top: str) -> PicnicGame:
    """Two hands and a host who is about to end the round; then everybody draws, seat 0 first, these cards."""
    game = picnic("bread bread", "bread bread", blanket="apple", step=HostTurn(0))
    deck = game.state.deck
    for card in on_top:
        deck.remove(card)
    deck.extend(reversed(on_top))
    return game


def gained(*on_top: str, samples: int = MANY) -> Luck:
    before = before_the_refill(*on_top)
    after = before.copy()
    after.act(before.state.host, END, SEED)
    return luck(before, before.state.host, END, after, Chance(b"again"), samples, float("inf"))


def test_who_draws_the_better_card_is_lucky_and_the_other_is_not() -> None:
    found = gained("cake", "apple")
    assert found.gained[0] > 0 > found.gained[1]
    assert found.gained[0] == pytest.approx(-found.gained[1]), "luck is shared out, not made"
    mirrored = gained("apple", "cake")
    assert mirrored.gained[1] == pytest.approx(found.gained[0], abs=0.3)


def test_equal_cards_are_nobodys_luck() -> None:
    assert gained("cake", "cake").gained == pytest.approx((0.0, 0.0), abs=0.3)


def test_over_all_that_may_come_luck_is_none() -> None:
    cards = ("apple",) * 8 + ("bread",) * 3 + ("cake",) * 5
    drawn = [gained(one, other, samples=30).gained[0] for one in set(cards) for other in set(cards)]
    weights = [cards.count(one) * cards.count(other) for one in set(cards) for other in set(cards)]
    mean = sum(value * weight for value, weight in zip(drawn, weights, strict=True)) / sum(weights)
    assert mean == pytest.approx(0.0, abs=0.15)


def test_a_move_without_chance_has_no_luck() -> None:
    before = picnic("bread bread", "bread bread", blanket="apple bread", step=HostTurn(0))
    action = Action.of(["give", "apple", "1"])
    seat = before.state.host
    after = before.copy()
    after.act(seat, action, SEED)
    found = luck(before, seat, action, after, Chance(b"again"), 4, float("inf"))
    assert found.gained == (0.0, 0.0) and found.spread == (0.0, 0.0)
    assert luckier_than([found], 0) is None


def test_the_share_of_less_lucky_players() -> None:
    assert luckier_than([Luck((0.0, 0.0), (1.0, 1.0))], 0) == pytest.approx(0.5)
    assert luckier_than([Luck((2.0, -2.0), (1.0, 1.0))], 0) == pytest.approx(0.977, abs=0.001)
    assert luckier_than([Luck((2.0, -2.0), (1.0, 1.0))], 1) == pytest.approx(0.023, abs=0.001)
    many = [Luck((1.0, -1.0), (4.0, 4.0))] * 4
    assert luckier_than(many, 0) == pytest.approx(0.841, abs=0.001), "four chances: half a spread each is one in all"
    assert luckier_than([], 0) is None


def test_the_faces_of_a_die_are_judged_against_each_other() -> None:
    """Foodies: the same roll with every face; the luck of all faces together is none, and more brings more."""
    foodies = title("foodies")
    game, _ = Game.new(foodies, foodies.options({}, 2), 2, Chance(SEED))
    dice = Chance(b"moves")
    for _ in range(2):  # the first roll of a game brings nobody anything
        game = _next(game, dice)[0]
        while not any(draw.what == "die" for draw in _next(game, dice)[1]):
            game = _next(game, dice)[0]
    seat = game.waiting()[0]
    action = random_action(foodies, game.state, seat, Chance(b"the same"))
    found: dict[int, float] = {}
    for number in range(90):
        after = game.copy()
        moved = after.act(seat, action, bytes([number]) * 32)
        face = next(draw.got[0] for draw in moved.draws if draw.what == "die")
        if face not in found:
            found[face] = luck(game, seat, action, after, Chance(b"again"), MANY, float("inf")).gained[seat]
    assert len(found) == 10
    assert max(found.values()) > 0.1 and min(found.values()) < -0.1
    assert fmean(found.values()) == pytest.approx(0.0, abs=0.2 * (max(found.values()) - min(found.values())))


def _next(game: Game[Any, Any], dice: Chance) -> tuple[Game[Any, Any], list[RecordedDraw]]:
    after = game.copy()
    seat = game.waiting()[0]
    action = random_action(game.title, game.state, seat, Chance(b"the same"))
    moved = after.act(seat, action, bytes([dice.below(256, "")]) * 32)
    return after, moved.draws


def test_the_opinion_of_a_table_has_its_middle_at_nothing_and_knows_a_limit() -> None:
    game = picnic("cake cake", "apple apple", "bread bread")
    assert sum(opinion(game)) == pytest.approx(0.0)
    assert max(map(abs, opinion(game, most=0.5))) <= 1.0
    ranked = sorted(range(3), key=opinion(game).__getitem__)
    assert all(one != other for one, other in pairwise(ranked))
