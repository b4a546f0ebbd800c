"""Pairings: no repetition if it can be avoided, fair byes, alternating seats, everybody met, one winner."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.tournaments.formats import knockout, ladder
from bot.tournaments.formats.matches import (
    Format,
    Match,
    MatchEnd,
    Tournament,
    byes,
    leaning,
    meetings,
    most_pairs,
    pairs,
    seated,
    sizes,
)
from bot.tournaments.formats.round_robin import schedule
from bot.tournaments.formats.rounds import following, over, rounds
from bot.tournaments.formats.standings import standings
from bot.tournaments.formats.swiss import strangers
from tests.tournaments.playing import begun, decided, drawn, dropped, played_out

quick = settings(max_examples=12, deadline=None)
BERGER = {
    4: ("1-4 2-3", "4-3 1-2", "2-4 3-1"),
    6: ("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"),
    8: (
        "1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3", "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4", "4-8 5-3 6-2 7-1",
    ),
}  # fmt: skip
"""Berger's tables as FIDE's handbook prints them (C.05, annex 1)."""


@pytest.mark.parametrize("people", BERGER)
def test_a_round_robin_is_drawn_by_bergers_tables(people: int) -> None:
    found = schedule(range(1, people + 1), 2, 2)
    assert [" ".join(f"{one}-{other}" for one, other in drawn) for drawn in found] == list(BERGER[people])


@quick
@given(people=st.integers(2, 20), cycles=st.integers(1, 2))
def test_in_a_round_robin_everybody_meets_everybody_as_often_and_begins_as_often(people: int, cycles: int) -> None:
    whole = played_out(begun(Format.ROUND_ROBIN, people, rounds=cycles), Random(people))
    met = meetings(whole.matches)
    assert met == dict.fromkeys(combinations(range(1, people + 1), 2), cycles)
    assert all(abs(lean) <= (0 if cycles == 2 else 1) for lean in leaning(whole.matches).values())
    assert set(byes(whole.matches).values()) <= {cycles}
    per_round = [[n for m in whole.matches if m.round == at for n in m.players] for at in range(1, whole.round + 1)]
    assert all(sorted(one) == list(range(1, people + 1)) for one in per_round)


def test_what_is_left_out_of_a_round_robin_is_left_out_of_games_won_and_lost_too() -> None:
    whole = drawn(begun(Format.ROUND_ROBIN, 5))
    first = next(match for match in whole.matches if 5 in match.players and not match.bye)
    for match in whole.matches:
        if not match.bye and (match.number == first.number or 5 not in match.players):
            whole = decided(whole, match.number, 1, 2)
    for line in standings(dropped(whole, 5)):
        assert (line.won, line.equal, line.lost) == ((0, 0, 0) if line.number == 5 else (line.points, 0, 3 - line.won))


@quick
@given(people=st.integers(3, 14), size=st.integers(3, 5))
def test_at_larger_tables_everybody_meets_everybody_too(people: int, size: int) -> None:
    whole = begun(Format.ROUND_ROBIN, people, size, 2)
    matches = following(whole)
    assert set(meetings(matches)) == set(combinations(range(1, people + 1), 2))
    had = byes(matches)
    assert max(had.values(), default=0) - min((had[n] for n in range(1, people + 1)), default=0) <= 2


@quick
@given(people=st.integers(2, 30), size=st.integers(2, 6), low=st.integers(2, 4))
def test_tables_are_full_enough_and_as_few_have_a_bye_as_can(people: int, size: int, low: int) -> None:
    low = min(low, size)
    tables, idle = sizes(people, size, low)
    assert sum(tables) + idle == people and all(low <= one <= size for one in tables)
    assert idle < low or not tables


@quick
@given(data=st.data(), count=st.integers(1, 7))
def test_as_many_pairs_are_found_as_there_can_be(data: st.DataObject, count: int) -> None:
    every = list(combinations(range(count), 2))
    fit = data.draw(st.sets(st.sampled_from(every))) if every else set()

    def best(left: tuple[int, ...]) -> int:
        if len(left) < 2:
            return 0
        first, *rest = left
        found = [1 + best(tuple(o for o in rest if o != other)) for other in rest if (first, other) in fit]
        return max([best(tuple(rest)), *found])

    wanted = best(tuple(range(count)))
    friends = {one: {other for pair in fit if one in pair for other in pair} - {one} for one in range(count)}
    assert most_pairs(range(count), friends) == wanted


def points_for_nothing(matches: tuple[Match, ...]) -> Counter[int]:
    """Count the byes and wins by forfeit of each entrant (FIDE C.04.1.d)."""
    unplayed = (match for match in matches if match.how in (MatchEnd.BYE, MatchEnd.FORFEIT))
    return Counter(who for match in unplayed for who, place in zip(match.players, match.places, strict=True)
                   if place == 1)  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(people=st.integers(2, 16), seed=st.integers(0, 999), leaving=st.sampled_from((0.0, 0.1, 0.2)))
def test_in_a_swiss_tournament_nobody_meets_twice_where_it_can_be_avoided_and_byes_are_fair(
    people: int, seed: int, leaving: float
) -> None:
    random, tournament = Random(seed), begun(Format.SWISS, people, rounds=7)
    while not over(tournament):
        before = tournament
        tournament = drawn(tournament)
        new = [match for match in tournament.matches if match.round == tournament.round]
        met, had = meetings(before.matches), points_for_nothing(before.matches)
        idle = [match.players[0] for match in new if match.bye]
        assert len(idle) == len(before.active) % 2
        assert all(had[one] == min(had[other] for other in before.active) for one in idle)
        here = [one for one in before.active if one not in idle]
        again = sum(met[pair] > 0 for m in new for pair in pairs(m.players))
        assert again == len(here) // 2 - most_pairs(here, strangers(here, met))
        gone = [one for one in tournament.active if random.random() < leaving]
        tournament = dropped(tournament, *gone[: len(tournament.active) - 2])
        for match in [one for one in tournament.matches if not one.over]:
            tournament = decided(tournament, match.number, *random.choice(((1, 2), (2, 1), (1, 1))))


@settings(max_examples=60, deadline=None)
@given(
    kind=st.sampled_from((Format.SWISS, Format.ELIMINATION)), people=st.integers(4, 16), size=st.integers(2, 4),
    low=st.integers(2, 3), seed=st.integers(0, 999),
)  # fmt: skip
def test_who_had_a_point_for_nothing_has_no_bye_before_others_at_tables_of_any_size(
    kind: Format, people: int, size: int, low: int, seed: int
) -> None:
    random, tournament = Random(seed), begun(kind, people, size, min(low, size))
    while not over(tournament):
        had, last = points_for_nothing(tournament.matches), tournament
        tournament = drawn(tournament)
        new = [match for match in tournament.matches if match.round > last.round]
        idle = [match.players[0] for match in new if match.bye]
        seated = [number for match in new if not match.bye for number in match.players]
        assert max((had[one] for one in idle), default=0) <= min(had[one] for one in seated)
        tournament = dropped(tournament, *(one for one in last.active if random.random() < 0.15))
        for match in [one for one in tournament.matches if not one.over]:
            places = random.sample(range(1, len(match.players) + 1), len(match.players))
            tournament = decided(tournament, match.number, *places)


@quick
@given(people=st.integers(6, 20), seed=st.integers(0, 999))
def test_in_a_swiss_tournament_nobody_begins_much_more_often_than_not(people: int, seed: int) -> None:
    whole = played_out(begun(Format.SWISS, people), Random(seed))
    assert all(abs(lean) <= 3 for lean in leaning(whole.matches).values())


def test_a_swiss_tournament_of_all_rounds_is_a_round_robin() -> None:
    for people in (6, 7, 8, 10):
        whole = played_out(begun(Format.SWISS, people, rounds=99), Random(people))
        assert set(meetings(whole.matches).values()) <= {1, 2}
        assert len(byes(whole.matches)) in (0, people) and set(byes(whole.matches).values()) <= {1}


def test_of_equals_the_upper_half_meets_the_lower_one_and_winners_meet_winners() -> None:
    tournament = drawn(begun(Format.SWISS, 8))
    assert [set(match.players) for match in tournament.matches] == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]
    for match in tournament.matches:
        tournament = decided(tournament, match.number, *(1 if n <= 4 else 2 for n in match.players))
    second = [set(match.players) for match in drawn(tournament).matches[4:]]
    assert second == [{1, 3}, {2, 4}, {5, 7}, {6, 8}]


@quick
@given(people=st.integers(8, 24), seed=st.integers(0, 99))
def test_larger_tables_of_a_swiss_tournament_meet_anew_at_first(people: int, seed: int) -> None:
    random, tournament = Random(seed), drawn(begun(Format.SWISS, people, 4, 2, rounds=2))
    for match in [one for one in tournament.matches if not one.over]:
        places = random.sample(range(1, len(match.players) + 1), len(match.players))
        tournament = decided(tournament, match.number, *places)
    met = meetings(drawn(tournament).matches)
    if people >= 16:
        assert max(met.values()) == 1
    assert max(byes(tournament.matches).values(), default=0) <= 1


@quick
@given(
    people=st.integers(2, 33), size=st.integers(2, 5), low=st.integers(2, 3), seed=st.integers(0, 999),
    leaving=st.sampled_from((0.0, 0.0, 0.15)),
)  # fmt: skip
@example(people=14, size=2, low=2, seed=453, leaving=0.15)  # one of the last two drops out before they meet
def test_an_elimination_ends_with_one_winner_and_nobody_waits_twice(
    people: int, size: int, low: int, seed: int, leaving: float
) -> None:
    low = min(low, size, people)
    whole = played_out(begun(Format.ELIMINATION, people, size, low), Random(seed), leaving if low == 2 else 0)
    left, lines = knockout.survivors(whole), standings(whole)
    assert len(left) == 1 or (leaving and not left), "nobody is left where all drop out who were still in it"
    assert sum(not line.out for line in lines) == len(left)
    assert not left or [line.number for line in lines if line.place == 1] == left
    if not leaving:
        assert max(byes(whole.matches).values(), default=0) <= (1 if size == 2 else 2)
        if size == 2:
            assert set(byes(whole.matches)) <= {match.players[0] for match in whole.matches if match.round == 1}
            assert whole.round == rounds(whole, people)
            assert sum(not match.bye for match in whole.matches) == people - 1


def test_an_elimination_of_which_too_few_are_left_for_a_table_ends_and_they_share_the_first_place() -> None:
    tournament = drawn(begun(Format.ELIMINATION, 4, 3, 3))
    (match,) = [one for one in tournament.matches if not one.bye]
    (idle,) = [one.players[0] for one in tournament.matches if one.bye]
    first, *beaten = match.players
    tournament = dropped(decided(tournament, match.number, 1, 2, 3), *beaten)
    assert over(tournament) and following(tournament) == []
    assert {line.number for line in standings(tournament) if line.place == 1} == {first, idle}


def test_of_a_final_from_which_all_drop_out_before_it_begins_nobody_is_the_winner() -> None:
    tournament = drawn(begun(Format.ELIMINATION, 4))
    for match in tournament.matches:
        tournament = decided(tournament, match.number, 1, 2)
    tournament = drawn(tournament)
    finalists = tournament.matches[-1].players
    tournament = dropped(tournament, *finalists)
    assert over(tournament)
    assert {line.number for line in standings(tournament) if line.place == 1} == set(finalists)


def test_where_too_few_are_left_at_a_table_of_an_elimination_all_who_are_left_go_on() -> None:
    tournament = drawn(begun(Format.ELIMINATION, 9, 3, 3))
    first, *others = tournament.matches
    for match in others:
        tournament = decided(tournament, match.number, 1, 2, 3)
    tournament = dropped(tournament, first.players[0])
    assert set(first.players[1:]) <= set(knockout.survivors(tournament))


def test_of_equals_in_an_elimination_goes_on_who_sat_further_back() -> None:
    match = Match(1, 1, (4, 9), (1, 1), MatchEnd.VOID, 1)
    assert knockout.going_on(match, final=True) == [9]


def climbed(people: int = 6) -> Tournament:
    return begun(Format.LADDER, people)


def challenged(tournament: Tournament, challenger: int, rival: int, won: bool) -> Tournament:
    number = len(tournament.matches) + 1
    match = Match(number, number, ladder.seats(challenger, (rival,)))
    return decided(
        Tournament(tournament.rules, tournament.entrants, (*tournament.matches, match), tournament.lot),
        number,
        *((2, 1) if won else (1, 2)),
    )


def test_who_wins_a_challenge_takes_the_rung_and_those_between_go_down() -> None:
    assert ladder.rungs(challenged(climbed(), 5, 2, won=True)) == [1, 5, 2, 3, 4, 6]
    assert ladder.rungs(challenged(climbed(), 5, 2, won=False)) == [1, 2, 3, 4, 5, 6]


def test_challenged_are_those_a_few_rungs_above_who_are_free_and_not_the_same_one_at_once() -> None:
    tournament = climbed()
    assert ladder.in_reach(tournament, 1) == []
    assert ladder.in_reach(tournament, 5) == [(2,), (3,), (4,)]
    after = challenged(tournament, 5, 3, won=False)
    assert ladder.in_reach(after, 5) == [(2,), (4,)]
    assert (3,) in ladder.in_reach(challenged(after, 3, 1, won=False), 5)
    under_way = Tournament(after.rules, after.entrants, (*after.matches, Match(2, 2, (2, 4))), after.lot)
    assert ladder.in_reach(under_way, 5) == [] and ladder.in_reach(under_way, 4) == []
    assert ladder.in_reach(challenged(begun(Format.LADDER, 2), 2, 1, won=False), 2) == [(1,)]


def test_who_comes_later_begins_at_the_bottom_and_who_goes_leaves_no_gap() -> None:
    tournament = dropped(challenged(climbed(4), 4, 1, won=True), 1)
    later = Tournament(tournament.rules, (*tournament.entrants, begun(Format.LADDER, 5).entrants[4]),
                       tournament.matches, tournament.lot)  # fmt: skip
    assert ladder.rungs(later) == [4, 2, 3, 5]
    assert [line.place for line in standings(later)] == [1, 2, 3, 4]


def test_a_larger_table_of_a_ladder_shares_its_rungs_out_by_places() -> None:
    tournament = begun(Format.LADDER, 6, 3, 3)
    assert ladder.in_reach(tournament, 5) == [(3, 4)]
    match = Match(1, 1, ladder.seats(5, (3, 4)))
    under_way = Tournament(tournament.rules, tournament.entrants, (match,), tournament.lot)
    assert ladder.rungs(decided(under_way, 1, 3, 2, 1)) == [1, 2, 5, 4, 3, 6]


def test_who_wins_a_match_and_drops_out_before_the_next_one_stands_behind_who_stays() -> None:
    tournament = drawn(begun(Format.ELIMINATION, 4))
    for match in tournament.matches:
        tournament = decided(tournament, match.number, 1, 2)
    stayed, left = (match.players[0] for match in tournament.matches)
    lines = standings(dropped(tournament, left))
    assert [(line.number, line.place, line.out) for line in lines[:2]] == [(stayed, 1, False), (left, 2, True)]
    assert [line.place for line in lines[2:]] == [3, 3]


@pytest.mark.parametrize(
    ("met", "seats"), [(((1, 2),), (2, 1)), (((1, 2), (2, 1)), (1, 2)), (((2, 1), (1, 2)), (2, 1)), ((), (1, 2))]
)
def test_who_began_least_begins_and_of_equals_who_did_not_begin_last(
    met: tuple[tuple[int, int], ...], seats: tuple[int, int]
) -> None:
    before = [Match(number, number, players, (1, 2), MatchEnd.PLAYED) for number, players in enumerate(met, 1)]
    assert seated((2, 1), before) == seats
