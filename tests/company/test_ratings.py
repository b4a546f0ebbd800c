"""Ratings follow from results alone, find out who is strong, and leave alone whom a game does not concern."""

from __future__ import annotations

from random import Random

from bot.company.ratings import Entry, Played, Rating, histories

PEOPLE, GAMES = 30, 400
TITLES = ("foodfighters", "foodies", "food_truck_city")


def season(seed: int = 7) -> tuple[dict[int, float], list[Played]]:
    """Thirty people of planted strengths, and four hundred games that went as these let expect."""
    random = Random(seed)
    strength = {user: random.gauss(0, 1.2) for user in range(1, PEOPLE + 1)}
    games = []
    for at in range(GAMES):
        seated = random.sample(sorted(strength), random.choice((2, 3, 4)))
        shown = {user: strength[user] + random.gauss(0, 1) for user in seated}
        ranking = sorted(seated, key=lambda user: -shown[user])
        entries = tuple(Entry(user, place) for place, user in enumerate(ranking, 1))
        games.append(Played("foodies", 4, at, entries))
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
    rated = histories([Played("foodies", 2, 1, (Entry(1, 1), Entry(2, 2)))])["foodies", 2]
    winner, loser = rated[1][0].rating, rated[2][0].rating
    assert winner.points > Rating().points == 1000 > loser.points
    assert winner.points - 1000 == 1000 - loser.points
    assert winner.spread < Rating().spread


def test_equals_stay_equals() -> None:
    rated = histories([Played("foodies", 3, 1, (Entry(1, 1), Entry(2, 2), Entry(3, 2)))])["foodies", 3]
    assert rated[2] == rated[3] and rated[1][0].rating.points > rated[2][0].rating.points


def test_who_gave_up_a_seat_loses_and_nobody_else_gains_or_loses_by_it() -> None:
    left = Played("foodies", 3, 1, (Entry(1, 2), Entry(2, 1, counts=False), Entry(3, 1, counts=False)))
    rated = histories([left])["foodies", 3]
    assert list(rated) == [1] and rated[1][0].rating.points < 1000


def test_titles_and_numbers_of_seats_are_rated_apart_and_the_unknown_stay_unknown() -> None:
    games = [
        Played("foodies", 2, 1, (Entry(1, 1), Entry(2, 2))),
        Played("foodies", 3, 2, (Entry(1, 1), Entry(2, 2), Entry(None, 3))),
        Played("foodfighters", 2, 3, (Entry(2, 1), Entry(None, 2))),
    ]
    rated = histories(games)
    assert {pool: sorted(people) for pool, people in rated.items()} == {
        ("foodies", 2): [1, 2],
        ("foodies", 3): [1, 2],
        ("foodfighters", 2): [2],
    }
    assert len(rated["foodies", 2][1]) == 1
