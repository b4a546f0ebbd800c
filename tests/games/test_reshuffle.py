"""What an undo re-rolls in each title: everything drawn that nobody knows, and nothing that a seat knows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.kernel import PLAYERS, Chance, Game, thaw
from games.kernel.registry import title

SEED = bytes(range(32))


def begun(title_id: str, seats: int, moves: int, **options: Any) -> Game[Any, Any]:
    found, dice = title(title_id), Chance(title_id.encode())
    game, _ = Game.new(found, found.options(options, seats), seats, Chance(SEED))
    for _ in range(moves):
        seat = game.waiting()[0]
        game.act(seat, PLAYERS["random"].choose(found, game.view(seat), seat, dice), SEED)
    return game


def branched(game: Game[Any, Any], stream: int) -> Any:
    twin = game.copy()
    twin.branch(stream, SEED)
    return twin.state


def test_foodies_shuffles_its_deck() -> None:
    game = begun("foodies", 3, 12)
    decks = [branched(game, stream).deck for stream in (1, 2)]
    assert decks[0] != decks[1] != game.state.deck and sorted(decks[0]) == sorted(game.state.deck)


def test_food_truck_city_shuffles_its_deck_and_draws_the_face_down_blocks_but_no_hand() -> None:
    game = begun("food_truck_city", 3, 30)
    one, other = (branched(game, stream) for stream in (1, 2))
    assert one.deck != other.deck and sorted(one.deck) == sorted(other.deck) == sorted(game.state.deck)
    assert one.hidden != other.hidden and one.hidden.keys() == other.hidden.keys()
    assert one.hands == other.hands == game.state.hands and one.blocks == game.state.blocks


def test_critter_kitchen_deals_what_is_not_turned_up_but_no_rumor_that_somebody_has_read() -> None:
    game = begun("critter_kitchen", 3, 12)
    state = game.state
    state.peeked = [0]
    read = [0, *(n for player in state.players for n, token in enumerate(player.rumors) if token)]
    states = [branched(game, stream) for stream in range(1, 9)]
    up = state.round
    for name in ("challenges", "zous"):
        assert {tuple(getattr(one, name)[:up]) for one in states} == {tuple(getattr(state, name)[:up])}
        assert len({tuple(getattr(one, name)) for one in states}) > 4
    assert all(one.rumors[n] == state.rumors[n] for one in states for n in read)
    assert len({tuple(one.rumors) for one in states}) > 4


def test_a_game_that_did_not_note_who_peeked_keeps_its_rumors() -> None:
    game = begun("critter_kitchen", 3, 12)
    game.state.peeked = None
    assert all(branched(game, stream).rumors == game.state.rumors for stream in range(1, 5))


def test_the_rival_of_a_solo_game_meets_its_cards_in_another_order() -> None:
    game = begun("critter_kitchen", 1, 3)
    decks = [branched(game, stream).rival.decks for stream in (1, 2)]
    assert decks[0] != decks[1]


@pytest.mark.parametrize("title_id", ["foodfighters", "food_chain_magnate"])
def test_where_nothing_lies_hidden_from_all_nothing_is_drawn(title_id: str) -> None:
    game = begun(title_id, 2, 5)
    assert game.copy().branch(9, SEED).draws == []


def test_foodies_says_that_buying_turns_up_a_card_and_the_last_answer_all_others() -> None:
    game, dice = begun("foodies", 3, 0, first="1"), Chance(b"reveals")
    marks: dict[str, set[bool]] = {}
    while game.waiting():
        seat = game.waiting()[-1]
        last = len(game.waiting()) == 1
        together = sum(decision.secret for decision in game.decisions()) > 1
        action = PLAYERS["random"].choose(game.title, game.view(seat), seat, dice)
        deck = bool(game.state.deck)
        moved = game.act(seat, action, SEED)
        if together:
            marks.setdefault("last" if last else "earlier", set()).add(moved.reveals)
        elif action.verb == "buy" and deck:
            marks.setdefault("buy", set()).add(moved.reveals)
        elif action.verb == "pass" and not moved.draws:
            marks.setdefault("pass", set()).add(moved.reveals)
    assert marks == {"last": {True}, "earlier": {False}, "buy": {True}, "pass": {False}}


def test_a_snapshot_of_before_there_were_streams_goes_on_in_the_first() -> None:
    game = begun("foodfighters", 2, 3)
    raw = msgspec.msgpack.decode(game.freeze())
    assert raw.pop("stream") == 0 and raw["schema"] == 2
    old = msgspec.msgpack.encode({**raw, "schema": 1})
    assert thaw(game.title, old).freeze() == game.freeze()
    game.branch(4, SEED)
    assert thaw(game.title, game.freeze()).stream == 4
