"""Chance works as documented, and anybody can verify it."""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec
import pytest

from games.kernel import Chance, RecordedDraw, ScriptedChance, commitment, verify

SEED = bytes(range(32))


def by_hand(seed: bytes, at: int, of: int) -> int:
    """Draw number `at` as the documentation describes it, worked out with nothing of the kernel."""
    counter = bytes([(at >> shift) & 0xFF for shift in range(56, -1, -8)])
    value = 0
    for byte in hashlib.sha256(seed + counter).digest():
        value = value * 256 + byte
    return value % of


def test_a_draw_is_the_documented_function_of_seed_and_place() -> None:
    chance = Chance(SEED)
    assert [chance.below(6, "die") for _ in range(100)] == [by_hand(SEED, at, 6) for at in range(100)]


def test_a_draw_of_another_stream_has_the_streams_number_between_seed_and_place() -> None:
    for stream in (1, 7, 2**40):
        chance = Chance(SEED, 3, stream)
        again = [by_hand(SEED + stream.to_bytes(8, "big"), at, 6) for at in range(3, 53)]
        assert [chance.below(6, "die") for _ in range(50)] == again
        assert verify(SEED, chance.draws) == []
        assert verify(SEED, [msgspec.structs.replace(draw, stream=stream + 1) for draw in chance.draws]) != []


def test_a_shuffle_swaps_from_the_last_place_down() -> None:
    order = list("abcdefg")
    for place in range(6, 0, -1):
        other = by_hand(SEED, 6 - place, place + 1)
        order[place], order[other] = order[other], order[place]
    chance = Chance(SEED)
    assert chance.shuffle("abcdefg", "deck") == order
    assert chance.position == 6, "a shuffle of n things takes n - 1 draws"


def test_draws_go_on_from_a_position_as_if_never_interrupted() -> None:
    whole = Chance(SEED)
    expected = [whole.below(10, "die") for _ in range(9)]
    later = Chance(SEED, position=5)
    assert [later.below(10, "die") for _ in range(4)] == expected[5:]


def test_draws_are_recorded_with_their_places_and_reasons() -> None:
    chance = Chance(SEED)
    first = chance.below(6, "die")
    order = chance.shuffle([0, 1, 2, 3], "deck")
    last = chance.below(2, "coin")
    assert chance.draws == [
        RecordedDraw(0, "die", 6, (first,)),
        RecordedDraw(1, "deck", 4, tuple(order), order=True),
        RecordedDraw(4, "coin", 2, (last,)),
    ]


def test_every_face_and_every_order_is_about_equally_likely() -> None:
    chance = Chance(SEED)
    faces = Counter(chance.below(6, "die") for _ in range(6_000))
    orders = Counter(tuple(chance.shuffle("abc", "deck")) for _ in range(6_000))
    for counts in (faces, orders):
        assert len(counts) == 6
        assert sum((seen - 1_000) ** 2 / 1_000 for seen in counts.values()) < 20.5, "chi-squared, 5 degrees, p 0.001"


def test_an_honest_record_verifies_and_each_tampered_draw_is_named() -> None:
    chance = Chance(SEED)
    chance.below(6, "die")
    chance.shuffle(range(5), "deck")
    assert verify(SEED, chance.draws) == []
    die, deck = chance.draws
    wrong = msgspec.structs.replace(die, got=((die.got[0] + 1) % 6,))
    swapped = msgspec.structs.replace(deck, got=deck.got[::-1])
    assert verify(SEED, [wrong, deck]) == [wrong]
    assert verify(SEED, [die, swapped]) == [swapped]
    assert verify(b"another seed", chance.draws) != []


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_recorded_draws_play_again_without_the_seed() -> None:
    chance = Chance(SEED)
    got = [chance.below(6, "die"), chance.shuffle("abcd", "deck"), chance.below(3, "die")]
    again = ScriptedChance.again(chance.draws)
    assert [again.below(6, "die"), again.shuffle("abcd", "deck"), again.below(3, "die")] == got
    assert again.unused == 0
    assert again.position == chance.position


@pytest.mark.parametrize("script", [[6], [-1], [[0]], []])
def test_a_script_that_does_not_fit_a_die_is_a_mistake_of_the_test(script: list[int]) -> None:
    with pytest.raises(AssertionError, match="script"):
        ScriptedChance(script).below(6, "die")


@pytest.mark.parametrize("script", [[2], [[0, 0, 1]], [[0, 1]]])
def test_a_script_that_does_not_fit_a_shuffle_is_a_mistake_of_the_test(script: list[int]) -> None:
    with pytest.raises(AssertionError, match="script"):
        ScriptedChance(script).shuffle("abc", "deck")
