"""Places, speed, badges and seasons, from results."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.ratings.rating_model import ALWAYS, season
from bot.ratings.statistics import FinishedGame, Reliability, answer_times, badges, favourites, head_to_head, places


def ended(at: int, title: str = "foodies", place: int = 1, how: str = "played", seats: int = 2) -> FinishedGame:
    return FinishedGame(f"t{at:03}", title, at, place, seats, how, True)


def test_median_and_quartiles_of_answers() -> None:
    speed = answer_times([60, 120, 180, 240, 300])
    assert speed is not None and (speed.quick, speed.median, speed.slow, speed.count) == (120, 180, 240, 5)
    assert answer_times([1, 2, 3, 4]) is None


def test_favourite_titles_places_and_meetings_are_counted() -> None:
    games = [ended(1), ended(2, place=2), ended(3, "foodfighters")]
    assert favourites(games) == [("foodies", 2, 1), ("foodfighters", 1, 1)]
    assert places(games) == [(1, 2), (2, 1)]
    found = head_to_head([(1, 2), (2, 1), (1, 3), (2, 2)])
    assert (found.ahead, found.behind, found.equal, found.games) == (2, 1, 1, 4)


def test_badges_have_reasons() -> None:
    won = [ended(at) for at in range(10)]
    found = [(badge.id, badge.count) for badge in badges(won, None, 5)]
    assert found == [("winner", 10), ("streak", 10), ("finisher", 10)]
    broken = [ended(0), ended(1), ended(2, place=2), ended(3), ended(4, how="resigned", place=2)]
    assert [badge.id for badge in badges(broken, None, 5)] == ["winner"]
    both = [ended(1, "a"), ended(2, "b")]
    assert [badge.id for badge in badges(both, None, 2)] == ["winner", "explorer", "master"]
    assert badges([], None, 5) == []


def test_reliability_is_a_share_of_games() -> None:
    games = [
        FinishedGame(f"t{at}", "foodies", at, 1, 2, how, True)
        for at, how in enumerate(("played", "resigned", "gave-up"))
    ]
    assert Reliability.of(games, {"t0", "t1", "running"}) == Reliability(3, 2, 2, 3)
    assert not Reliability.of(games, set()).tells and Reliability(5, 0, 0, 0).tells


def test_a_season_is_a_quarter_of_a_year() -> None:
    now = int(datetime(2026, 1, 15, tzinfo=UTC).timestamp())
    this, last = season("this", now), season("last", now)
    assert (this.name, last.name, season("all", now)) == ("2026-1", "2025-4", ALWAYS)
    assert last.end == this.first <= now < this.end
