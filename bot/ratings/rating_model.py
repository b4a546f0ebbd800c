"""Computes ratings: a person's strength at a title with a number of seats, and its uncertainty.

Ratings depend only on results in the order in which games ended, so every computation gives the same. The model is Weng
and Lin's, after Bradley and Terry (openskill). A game of more than two counts as the mean of its pairs, and a shared
place as a drawn pair. So of two people with equal ratings the better placed gains more, also with shared places.

* A game counts if only people played, each in their own seat to the end, without hints, and if no draw or revelation
  was undone: `bot.tables.history.outcome` decides this.
* A player who resigns by the rules of a title has the place that the result gives, never the first.
* A player who gives up a seat that the host or somebody else fills has lost against all other original players. That
  game changes nobody else's rating, nor that of the substitute.
* A deleted person remains in others' games as an unknown player.

Seasons are the quarters of a year, in UTC.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from msgspec import Struct
from openskill.models import BradleyTerryPart, BradleyTerryPartRating

# Everybody at the table is paired with everybody: the window is wider than any table.
_MODEL = BradleyTerryPart(window_size=100)
MIDDLE, UNIT = 1000, 40
"""The points of a new player, and of one unit of the model."""
Pool = tuple[str, int]
"""A title and a number of seats: ratings are compared within it."""


class RatingEntry(Struct, frozen=True):
    """A player in a game: the place, and whether the game changes their rating. None is an unknown player."""

    user: int | None
    place: int
    counts: bool = True


class RatedGame(Struct, frozen=True):
    """A game for the ratings, `at` seconds since 1970 when it ended."""

    title: str
    seats: int
    at: int
    entries: tuple[RatingEntry, ...]


class Rating(Struct, frozen=True):
    """A strength in the model's units, and its standard deviation."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def points(self) -> int:
        """The displayed strength: 1000 for a new player."""
        return round(MIDDLE + UNIT * (self.mu - _MODEL.mu))

    @property
    def spread(self) -> int:
        """The true strength lies within this distance in 19 of 20 cases."""
        return round(2 * UNIT * self.sigma)

    @property
    def sure(self) -> int:
        """The lower bound of the strength: lists are ordered by it, so that one lucky game leads no list."""
        return self.points - self.spread


class RatingPoint(Struct, frozen=True):
    """A rating after a game that ended at a time."""

    at: int
    rating: Rating


Histories = dict[Pool, dict[int, list[RatingPoint]]]
"""The ratings of each person in each pool, game by game."""


def histories(games: Iterable[RatedGame], before: Histories | None = None) -> Histories:
    """Return the ratings from games in the order of their ends; `before` from earlier games."""
    found = {pool: {user: list(points) for user, points in people.items()} for pool, people in (before or {}).items()}
    for game in games:
        people = found.setdefault((game.title, game.seats), {})
        ratings = [_now(people, entry) for entry in game.entries]
        for entry, rating in zip(game.entries, _after(ratings, game.entries), strict=True):
            if entry.user is not None and entry.counts:
                people.setdefault(entry.user, []).append(RatingPoint(game.at, rating))
    return found


def _now(people: dict[int, list[RatingPoint]], entry: RatingEntry) -> Rating:
    """Return a person's rating before a game."""
    points = people.get(entry.user) if entry.user is not None else None
    return points[-1].rating if points else Rating()


def _after(before: Sequence[Rating], entries: Sequence[RatingEntry]) -> list[Rating]:
    """Return the ratings after a game with these places."""
    if len(entries) < 2:
        return list(before)
    teams = [[_model(rating)] for rating in before]
    rated = _MODEL.rate(teams, ranks=[float(entry.place) for entry in entries])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


def _model(rating: Rating) -> BradleyTerryPartRating:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)


SEASONS = ("all", "this", "last")
"""The seasons that can be requested."""


class Season(Struct, frozen=True):
    """A time range in seconds since 1970; `name`, for example `2026-4`, is '' for all times."""

    name: str
    first: int
    end: int


ALWAYS = Season("", 0, 1 << 60)


def season(which: str, now: int) -> Season:
    """Return all times, the current season, or the one before."""
    if which not in ("this", "last"):
        return ALWAYS
    here = datetime.fromtimestamp(now, UTC)
    quarter = 4 * here.year + (here.month - 1) // 3 - (which == "last")
    year, number = divmod(quarter, 4)
    return Season(f"{year}-{number + 1}", _begin(quarter), _begin(quarter + 1))


def _begin(quarter: int) -> int:
    year, number = divmod(quarter, 4)
    return int(datetime(year, 3 * number + 1, 1, tzinfo=UTC).timestamp())
