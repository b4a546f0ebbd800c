"""A game frozen to bytes continues from them: the same game, also under newer rules; damaged ones are rejected."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.foodfighters import TITLE as OTHER
from games.kernel import MoveResult, SnapshotError, thaw
from tests.games.kernel.tables import act, new_game, picnic, played
from tests.games.kernel.toy import TITLE
from tests.games.kernel.toy_rules import Bring, HostTurn, Shoo, Target


def changed(data: bytes, **fields: Any) -> bytes:
    return msgspec.msgpack.encode(msgspec.msgpack.decode(data) | fields)


def test_a_game_goes_on_from_its_bytes_as_if_nothing_had_happened() -> None:
    straight, stored = new_game(4, "wasps", "jam"), new_game(4, "wasps", "jam")
    told: list[MoveResult] = list(played(straight))
    again: list[MoveResult] = []
    for moved in played(stored):
        again.append(moved)
        data = stored.freeze()
        thawed = thaw(TITLE, data)
        assert thawed.freeze() == data
        stored.state, stored.position = thawed.state, thawed.position
    assert again == told
    assert stored.freeze() == straight.freeze()


def test_a_game_can_be_frozen_inside_a_nested_decision() -> None:
    game = picnic("apple", "bread", blanket="wasp", step=Shoo([0, 1]), modules=("wasps",))
    act(game, 0, "swat apple")
    thawed = thaw(TITLE, game.freeze())
    assert [type(step) for step in thawed.state.stack] == [Shoo, Target]
    act(thawed, 0, "point wasp")
    assert isinstance(thawed.state.stack[-1], HostTurn)


def test_secret_answers_survive_being_frozen() -> None:
    game = picnic("cake apple", "bread")
    act(game, 0, "bring cake")
    thawed = thaw(TITLE, game.freeze())
    act(thawed, 1, "bring bread")
    assert thawed.state.blanket == ["cake", "bread"]


def test_a_game_of_older_rules_is_upgraded_and_goes_on() -> None:
    game = new_game(3)
    act(game, 0, f"bring {game.state.hands[0][0]}")
    raw = msgspec.to_builtins(game.state)
    del raw["discard"]
    raw["deck"] = raw["deck"][2:]
    thawed = thaw(TITLE, changed(game.freeze(), rules=1, state=raw))
    assert sorted(thawed.state.discard) == sorted(game.state.deck[:2]), "what rules 1 threw away is there again"
    assert isinstance(thawed.state.stack[-1], Bring)
    list(played(thawed))
    assert thawed.result() is not None


def test_a_game_of_newer_rules_or_schema_is_refused() -> None:
    data = new_game().freeze()
    for newer in ({"rules": 3}, {"schema": 99}):
        with pytest.raises(SnapshotError, match="newer"):
            thaw(TITLE, changed(data, **newer))


def test_a_game_of_another_title_is_refused() -> None:
    with pytest.raises(SnapshotError, match="a snapshot of picnic, not of foodfighters"):
        thaw(OTHER, new_game().freeze())


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: b"not a snapshot",
        lambda data: data[:-5],
        lambda data: changed(data, state={}),
        lambda data: changed(data, state={"rounds": "three"}),
        lambda data: changed(data, rules="two"),
        lambda data: changed(
            data, rules=1, state={"hands": [], "plates": [], "deck": [], "blanket": [], "modules": []}
        ),
        lambda data: changed(data, rules=1, state={}),
        lambda data: changed(data, rules=1, state=7),
    ],
)
def test_damaged_data_is_refused_as_a_snapshot_error(damage: Any) -> None:
    with pytest.raises(SnapshotError):
        thaw(TITLE, damage(new_game().freeze()))
