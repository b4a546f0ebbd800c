"""Ratings: how strong people are at a title with a number of seats, and how sure that is.

They follow from the results alone, in the order in which games ended: whoever works them out anew gets the same. The
model is Weng and Lin's, after Bradley and Terry (openskill). A game of more than two counts as the mean of its pairs,
and a shared place as a drawn pair: of two people with one rating the better placed gains more, whoever shares a place.

* Games count in which people alone played to the end, each at the own seat, without hints, and in which nothing was
  taken back that had been drawn or revealed: `bot.tables.outcome` says which these are.
* Who gives up by the rules of a title has the place that the result gives, never the first.
* Who gives up a seat that the host or somebody else then fills has lost against all who sat there otherwise; nobody
  else's rating changes by that game, nor that of who stood in.
* Who wants to be forgotten stays in others' games as somebody unknown.

Seasons: the quarters of a year, in UTC.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from msgspec import Struct
from openskill.models import BradleyTerryPart, BradleyTerryPartRating

_MODEL = BradleyTerryPart(window_size=100)
"""Each person is paired with everybody at the table: the window is wider than any table."""
MIDDLE, UNIT = 1000, 40
"""The points of somebody unknown, and how many one unit of the model is."""
Pool = tuple[str, int]
"""A title and a number of seats: what ratings are compared in."""


class RatingEntry(Struct, frozen=True):
    """Somebody in a game: the place, and whether the game changes the own rating. None is somebody unknown."""

    user: int | None
    place: int
    counts: bool = True


class RatedGame(Struct, frozen=True):
    """A game as far as ratings go, `at` seconds since 1970 when it ended."""

    title: str
    seats: int
    at: int
    entries: tuple[RatingEntry, ...]


class Rating(Struct, frozen=True):
    """A strength in the model's units, and one standard deviation of what is not known of it."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def points(self) -> int:
        """The strength as people read it: 1000 for somebody unknown."""
        return round(MIDDLE + UNIT * (self.mu - _MODEL.mu))

    @property
    def spread(self) -> int:
        """By so many points the true strength may differ, 19 times out of 20."""
        return round(2 * UNIT * self.sigma)

    @property
    def sure(self) -> int:
        """Points that somebody has almost surely: by these lists are ordered, so that one lucky game leads none."""
        return self.points - self.spread


class RatingPoint(Struct, frozen=True):
    """A rating after a game that ended at a time."""

    at: int
    rating: Rating


Histories = dict[Pool, dict[int, list[RatingPoint]]]
"""The ratings of each person in each pool, game by game."""


def histories(games: Iterable[RatedGame], before: Histories | None = None) -> Histories:
    """The ratings that follow from games, which are in the order of their ends; `before` from games before them."""
    found = {pool: {user: list(points) for user, points in people.items()} for pool, people in (before or {}).items()}
    for game in games:
        people = found.setdefault((game.title, game.seats), {})
        ratings = [_now(people, entry) for entry in game.entries]
        for entry, rating in zip(game.entries, _after(ratings, game.entries), strict=True):
            if entry.user is not None and entry.counts:
                people.setdefault(entry.user, []).append(RatingPoint(game.at, rating))
    return found


def _now(people: dict[int, list[RatingPoint]], entry: RatingEntry) -> Rating:
    """A person's rating before a game."""
    points = people.get(entry.user) if entry.user is not None else None
    return points[-1].rating if points else Rating()


def _after(before: Sequence[Rating], entries: Sequence[RatingEntry]) -> list[Rating]:
    """The ratings after a game in which these places were taken."""
    if len(entries) < 2:
        return list(before)
    teams = [[_model(rating)] for rating in before]
    rated = _MODEL.rate(teams, ranks=[float(entry.place) for entry in entries])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


def _model(rating: Rating) -> BradleyTerryPartRating:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)


SEASONS = ("all", "this", "last")
"""Which one may be asked for."""


class Season(Struct, frozen=True):
    """From one second to before another, since 1970; `name` such as `2026-4` is '' for all times."""

    name: str
    first: int
    end: int


ALWAYS = Season("", 0, 1 << 60)


def season(which: str, now: int) -> Season:
    """All times, this season, or the one before."""
    if which not in ("this", "last"):
        return ALWAYS
    here = datetime.fromtimestamp(now, UTC)
    quarter = 4 * here.year + (here.month - 1) // 3 - (which == "last")
    year, number = divmod(quarter, 4)
    return Season(f"{year}-{number + 1}", _begin(quarter), _begin(quarter + 1))


def _begin(quarter: int) -> int:
    year, number = divmod(quarter, 4)
    return int(datetime(year, 3 * number + 1, 1, tzinfo=UTC).timestamp())
