"""Ratings depend on results alone, find the strong players, and change nobody whom a game does not concern."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ratings.rating_model import RatedGame, Rating, RatingEntry, RatingPoint, histories

PEOPLE, GAMES = 30, 400
TITLES = ("foodfighters", "foodies", "food_truck_city")


def season(seed: int = 7) -> tuple[dict[int, float], list[RatedGame]]:
    """Thirty people of planted strengths, and four hundred games that went as these let expect."""
    random = Random(seed)
    strength = {user: random.gauss(0, 1.2) for user in range(1, PEOPLE + 1)}
    games = []
    for at in range(GAMES):
        seated = random.sample(sorted(strength), random.choice((2, 3, 4)))
        shown = {user: strength[user] + random.gauss(0, 1) for user in seated}
        ranking = sorted(seated, key=lambda user: -shown[user])
        entries = tuple(RatingEntry(user, place) for place, user in enumerate(ranking, 1))
        games.append(RatedGame("foodies", 4, at, entries))
    return strength, games


def correlation(one: list[int], other: list[int]) -> float:
    """Spearman's rank correlation of two orders of the same things."""
    count = len(one)
    return 1 - 6 * sum((at - other.index(user)) ** 2 for at, user in enumerate(one)) / (count * (count**2 - 1))


def test_a_season_orders_planted_strengths() -> None:
    for seed in (7, 8):
        strength, games = season(seed)
        rated = histories(games)["foodies", 4]
        found = sorted(rated, key=lambda user: -rated[user][-1].rating.points)
        planted = sorted(strength, key=lambda user: -strength[user])
        assert correlation(found, planted) >= 0.8


def test_worked_out_anew_the_ratings_are_the_same_to_the_last_bit() -> None:
    _, games = season()
    whole = histories(games[:100])
    begun = histories(games[:60])
    assert histories(games[60:100], begun) == whole and begun == histories(games[:60])


def test_the_winner_rises_the_loser_falls_and_both_are_known_better() -> None:
    rated = histories([RatedGame("foodies", 2, 1, (RatingEntry(1, 1), RatingEntry(2, 2)))])["foodies", 2]
    winner, loser = rated[1][0].rating, rated[2][0].rating
    assert winner.points > Rating().points == 1000 > loser.points
    assert winner.points - 1000 == 1000 - loser.points
    assert winner.spread < Rating().spread


def test_equals_stay_equals() -> None:
    rated = histories([RatedGame("foodies", 3, 1, (RatingEntry(1, 1), RatingEntry(2, 2), RatingEntry(3, 2)))])[
        "foodies", 3
    ]
    assert rated[2] == rated[3] and rated[1][0].rating.points > rated[2][0].rating.points


def rankings(seats: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to share places at a table: 1 1 3 is two winners and a third."""
    yield from (places for places in product(range(1, seats + 1), repeat=seats) if places == ranked(places))


def ranked(places: Sequence[int]) -> tuple[int, ...]:
    """Return the places of seats, the smallest first, equals sharing one."""
    return tuple(1 + sum(other < place for other in places) for place in places)


def gains(places: Sequence[int], before: Sequence[Rating]) -> list[float]:
    """Return how much each seat of a game gains, by the ratings that its people had before."""
    pool, known = ("foodies", len(places)), {user: [RatingPoint(0, rating)] for user, rating in enumerate(before)}
    game = RatedGame(*pool, 1, tuple(RatingEntry(user, place) for user, place in enumerate(places)))
    after = histories([game], {pool: known})[pool]
    return [after[user][-1].rating.mu - rating.mu for user, rating in enumerate(before)]


def assert_places_are_worth(places: Sequence[int], before: Sequence[Rating]) -> None:
    """Assert that of two people of one rating the better placed gains more, and that equals gain the same."""
    gained = gains(places, before)
    for one, other in combinations(range(len(places)), 2):
        if before[one] == before[other]:
            better, worse = (one, other) if places[one] <= places[other] else (other, one)
            told = f"{places}: {[round(gain, 2) for gain in gained]}"
            if places[one] == places[other]:
                assert gained[one] == pytest.approx(gained[other]), told
            else:
                assert gained[better] > gained[worse], told


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_of_newcomers_a_better_place_gains_more_however_places_are_shared(seats: int) -> None:
    for places in rankings(seats):
        assert_places_are_worth(places, [Rating()] * seats)


@settings(max_examples=300, deadline=None)
@given(data=st.data(), seats=st.integers(2, 6))
def test_of_two_with_one_rating_a_better_place_gains_more_whoever_else_plays(data: st.DataObject, seats: int) -> None:
    rating = st.builds(Rating, st.floats(0, 50), st.floats(1, 25 / 3))
    palette = data.draw(st.lists(rating, min_size=1, max_size=3))
    places = ranked(data.draw(st.lists(st.integers(1, seats), min_size=seats, max_size=seats)))
    assert_places_are_worth(places, data.draw(st.lists(st.sampled_from(palette), min_size=seats, max_size=seats)))


def test_who_gave_up_a_seat_loses_and_nobody_else_gains_or_loses_by_it() -> None:
    left = RatedGame(
        "foodies", 3, 1, (RatingEntry(1, 2), RatingEntry(2, 1, counts=False), RatingEntry(3, 1, counts=False))
    )
    rated = histories([left])["foodies", 3]
    assert list(rated) == [1] and rated[1][0].rating.points < 1000


def test_titles_and_numbers_of_seats_are_rated_apart_and_the_unknown_stay_unknown() -> None:
    games = [
        RatedGame("foodies", 2, 1, (RatingEntry(1, 1), RatingEntry(2, 2))),
        RatedGame("foodies", 3, 2, (RatingEntry(1, 1), RatingEntry(2, 2), RatingEntry(None, 3))),
        RatedGame("foodfighters", 2, 3, (RatingEntry(2, 1), RatingEntry(None, 2))),
    ]
    rated = histories(games)
    assert {pool: sorted(people) for pool, people in rated.items()} == {
        ("foodies", 2): [1, 2],
        ("foodies", 3): [1, 2],
        ("foodfighters", 2): [2],
    }
    assert len(rated["foodies", 2][1]) == 1
