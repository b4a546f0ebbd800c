"""Leases of shards: everything is served, fairly, by who surely holds it; with a clock that stands still."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil

from hypothesis import given
from hypothesis import strategies as st

from bot.shards.lease_rows import LEASE_SETTINGS, Lease, Peer, passed_on, shard_of, shares, turn_wait

NOW = 100.0
REPLACED_SECONDS = 15.0
LATER = NOW + LEASE_SETTINGS.lease


def there(*names: str, leaving: Sequence[str] = ()) -> list[Peer]:
    """Processes that are alive."""
    return [Peer(name, LATER, name in leaving) for name in names]


def held(*holders: str | None) -> list[Lease]:
    """Shards by who holds them."""
    return [Lease(shard, holder, LATER if holder else 0.0, 1) for shard, holder in enumerate(holders)]


def test_a_process_stops_going_by_a_lease_before_it_ends_and_a_dead_one_is_replaced_in_time() -> None:
    assert LEASE_SETTINGS.deadline < LEASE_SETTINGS.lease
    assert LEASE_SETTINGS.lease + LEASE_SETTINGS.poll_interval < REPLACED_SECONDS / 1.5
    assert LEASE_SETTINGS.handover < LEASE_SETTINGS.poll_interval < LEASE_SETTINGS.deadline / 4, "a few looks may fail"


def test_who_is_alone_takes_everything() -> None:
    assert shares("a", held(None, None, None), there("a"), NOW).take == [0, 1, 2]


def test_nobody_takes_what_another_holds() -> None:
    found = shares("a", held("b", "b"), there("a", "b"), NOW)
    assert found.take == [] and found.await_handover == [1], "one of two is asked for"


def test_a_lease_that_ended_is_taken_to_the_second() -> None:
    leases = held("b", "b")
    assert shares("a", leases, there("a"), LATER - 0.001).take == []
    assert shares("a", leases, [Peer("a", LATER + 9)], LATER).take == [0, 1]


def test_a_newcomer_asks_for_its_share_from_who_has_most() -> None:
    found = shares("c", held("a", "a", "a", "a", "b", "b"), there("a", "b", "c"), NOW)
    assert found.await_handover == [3, 2], "one after the other, until nobody has two more than it"


def test_shares_that_differ_by_one_stay_as_they_are() -> None:
    assert shares("b", held("a", "a", "b"), there("a", "b"), NOW).await_handover == []


def test_the_shards_of_who_leaves_are_inherited_not_taken() -> None:
    found = shares("b", held("a", "a", "b"), there("a", "b", leaving=["a"]), NOW)
    assert (found.take, found.await_handover) == ([], [0, 1])


def test_who_leaves_takes_nothing() -> None:
    assert shares("a", held(None, None), there("a", leaving=["a"]), NOW).take == ()


def test_what_a_next_holder_waits_for_is_taken_once_its_holder_is_dead() -> None:
    dead = [Lease(0, "b", NOW - 1, 3, next_holder="a"), Lease(1, "a", LATER, 1)]
    assert shares("a", dead, there("a"), NOW).take == [0]
    assert shares("c", dead, there("a", "c"), NOW).take == [], "it is the next holder's"


def test_the_next_holder_that_died_is_forgotten() -> None:
    left = [Lease(0, "b", LATER, 3, next_holder="a"), Lease(1, "b", LATER, 1)]
    assert passed_on("b", left, there("b"), NOW) == []
    assert passed_on("b", left, there("a", "b"), NOW) == [(0, "a")]
    assert shares("c", left, there("b", "c"), NOW).await_handover == [1]


def test_direct_messages_are_heard_on_the_first_shard() -> None:
    assert shard_of(None, 16) == 0
    assert shard_of(5 << 22, 16) == 5 and shard_of(21 << 22, 16) == 5


@given(st.integers(1, 32), st.lists(st.sampled_from("abcdef"), unique=True, min_size=1), st.data())
def test_everything_is_served_and_shared_evenly_whoever_looks_first(
    total: int, names: list[str], data: st.DataObject
) -> None:
    holders = st.sampled_from([None, *"abcdefxy"])
    leases = held(*data.draw(st.lists(holders, min_size=total, max_size=total)))
    leaving = data.draw(st.lists(st.sampled_from(names), unique=True, max_size=len(names) - 1))
    peers, staying = there(*names, leaving=leaving), [name for name in names if name not in leaving]
    # The leases of those who are not there end; nobody else renews them.
    leases = [lease if lease.holder in names else Lease(lease.shard, lease.holder, 0.0, 1) for lease in leases]
    for _ in range(2):
        for name in data.draw(st.permutations(staying)):
            leases = after(name, leases, peers)
    counts = Counter(lease.holder for lease in leases)
    assert set(counts) <= set(staying), "everything is served, by who stays"
    assert max(counts.values()) <= ceil(total / len(staying))
    assert min(counts[name] for name in staying) >= max(counts.values()) - 1
    assert all(not shares(name, leases, peers, NOW).await_handover for name in staying), "and it comes to rest"


def after(me: str, leases: Sequence[Lease], peers: Sequence[Peer]) -> list[Lease]:
    """The leases after a look of one process, and once every holder has passed on what is to change hands."""
    found = shares(me, leases, peers, NOW)
    mine = {*found.take, *found.await_handover}
    return [Lease(one.shard, me, LATER, one.epoch + 1) if one.shard in mine else one for one in leases]


def test_shards_of_one_turn_identify_one_after_the_other_and_those_of_others_beside_them() -> None:
    begun = {0: NOW - 1, 1: NOW - 60, 2: NOW - 4}
    assert turn_wait(3, begun, 1, 5.0, NOW) == 4.0, "the last of all was a second ago"
    assert turn_wait(2, begun, 2, 5.0, NOW) == 4.0, "shard 0 is of the same turn"
    assert turn_wait(3, begun, 2, 5.0, NOW) == 0.0
    assert turn_wait(0, {}, 1, 5.0, NOW) == 0.0
