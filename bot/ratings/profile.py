"""`/profile`: a person's statistics in words, their ratings as a chart, and their own games as a file.

Finds what people achieved by a game: new badges, and a new leader of a rating of their server.

It is computed from results, so it can be computed at any time after the game. Hidden people are left out.

`/champions`: who has won how often on this server, or has the highest rating, in a season or in total.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from msgspec import Struct

from bot.discord import limits
from bot.discord.commands.table_argument import command, title_choices
from bot.discord.gateway.locales import about
from bot.discord.interactions.responder import Interaction
from bot.discord.names import escaped
from bot.ratings.rating_model import SEASONS, Pool, RatingPoint, Season, season
from bot.ratings.rows import ChampionRow, RatedRow, RatingQueries
from bot.ratings.service import Champions, Profile, RankedPlayer, RatingService, as_csv
from bot.ratings.statistics import Badge, badges, favourites, places
from bot.tables import TableError
from bot.tables.repository import TableRepository
from bot.tables.table import told_apart
from renderers.kit.picture import Picture
from renderers.rating_chart import MOST, RatingLine, RatingStep, draw
from renderers.titles import titles
from renderers.words import Words

_TITLES = 3
_RATINGS = 8
_UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


def build(profile: Profile, words: Words, rule: str) -> str:
    """Write a person's profile; `rule` is the message that says what counts."""
    said = [words("profile-title", name=escaped(profile.name))]
    if profile.games:
        said += _games(profile, words)
    said += [_rating(pool, points, words) for pool, points in _most_played(profile)[:_RATINGS]]
    if profile.speed is not None:
        speed = profile.speed
        waits = {name: _wait(getattr(speed, name), words) for name in ("quick", "median", "slow")}
        said.append(words("profile-speed", count=speed.count, **waits))
    reliable = profile.reliable
    if reliable.tells:
        counts = {"games": reliable.games, "left": reliable.left, "late": reliable.late}
        said.append(words("profile-reliable", broken=reliable.broken, **counts))
    if profile.against is not None:
        met = profile.against
        said.append(words("profile-against", games=met.games, ahead=met.ahead, behind=met.behind))
    said += [words(f"badge-{badge.id}", count=badge.count) for badge in profile.badges]
    return "\n".join([*said, f"-# {words(rule)}"])


def _games(profile: Profile, words: Words) -> Iterator[str]:
    """Write how much was played, the places, and the most played titles."""
    wins = sum(game.won for game in profile.games)
    taken = ", ".join(words("profile-place", place=place, count=count) for place, count in places(profile.games))
    yield words("profile-games", games=len(profile.games), wins=wins, places=taken)
    most = [
        words("profile-favourite", title=words.find(f"{title}-name") or title, games=games, wins=won)
        for title, games, won in favourites(profile.games)[:_TITLES]
    ]
    yield words("profile-favourites", titles=words.join(most))


def _most_played(profile: Profile) -> list[tuple[Pool, tuple[RatingPoint, ...]]]:
    return sorted(profile.curves.items(), key=lambda one: (-len(one[1]), one[0]))


def _rating(pool: Pool, points: tuple[RatingPoint, ...], words: Words) -> str:
    last, title = points[-1].rating, words.find(f"{pool[0]}-name") or pool[0]
    numbers = {"points": str(last.points), "spread": str(last.spread)}
    return words("profile-rating", title=title, seats=pool[1], games=len(points), **numbers)


def _wait(seconds: int, words: Words) -> str:
    """Format a duration in the largest unit of which it has two or more."""
    for unit, size in _UNITS:
        if seconds >= 2 * size or size == 1:
            return words(f"wait-{unit}", count=round(seconds / size))
    raise AssertionError("unreachable")


def drawing(profile: Profile, words: Words) -> partial[Picture]:
    """Return what draws the ratings that a person has played most for, game by game; there must be some."""
    lines = [
        RatingLine(title, seats, tuple(RatingStep(point.rating.points, point.rating.spread) for point in points))
        for (title, seats), points in _most_played(profile)[:MOST]
    ]
    return partial(draw, profile.name, lines, words)


@command("profile", "person", "file")
async def profile(interaction: Interaction, person: discord.User | None = None, file: bool = False) -> None:
    """`/profile`: one's own statistics, or those of somebody else on this server."""
    responder, own = interaction.client.responder, interaction.user.id
    words, whose = responder.words(interaction), interaction.user.id if person is None else person.id
    records = responder.tables.service(RatingService)
    await responder.think(interaction)
    found = await records.profile(whose, own, interaction.guild_id)
    if whose == own and file:
        await responder.hand_out(interaction, words("profile-file"), "food-court-games.csv", as_csv(found.games))
    elif not found.games and not found.curves:
        await responder.answer(interaction, words("profile-none-yet"))
    else:
        rule = "profile-rule-other" if whose != own else await _own_rule(interaction)
        await _show(interaction, found, rule)


async def _own_rule(interaction: Interaction) -> str:
    hidden = await interaction.client.responder.tables.store.part(RatingQueries).hidden()
    return "profile-rule-hidden" if interaction.user.id in hidden else "profile-rule"


async def _show(interaction: Interaction, found: Profile, rule: str) -> None:
    responder = interaction.client.responder
    words = responder.words(interaction)
    text, drawn = build(found, words, rule), None
    if found.curves:
        last = tuple(sorted((pool, len(points), points[-1].rating.points) for pool, points in found.curves.items()))
        key = ("profile", found.user, found.name, last, words.locale)
        drawn = await responder.picture_cache.draw(key, drawing(found, words))
    await responder.answer(interaction, text, picture=drawn)


@command("records", "shown", path="privacy")
async def records(interaction: Interaction, shown: bool) -> None:
    """Show one's records to others, or hide them everywhere."""
    responder = interaction.client.responder
    await responder.tables.service(RatingService).hide(interaction.user.id, not shown)
    await responder.answer(interaction, responder.words(interaction)("records-shown" if shown else "records-hidden"))


PROFILE_COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (profile,)
PRIVACY: Sequence[app_commands.Command[Any, ..., Any]] = (records,)


class Achievement(Struct, frozen=True):
    """An achievement: a badge, or else the lead in the rating of the game's title for its number of seats."""

    name: str
    badge: Badge | None = None
    seats: int = 0


class Achievements:
    """Finds the achievements of a game."""

    def __init__(self, repository: TableRepository, records: RatingService) -> None:
        self._repository = repository
        self._records = records

    async def of(self, table_id: str) -> list[Achievement]:
        """Return the achievements of a finished table's people on their server, by seat."""
        records = self._repository.store.part(RatingQueries)
        rows, hidden = await records.at([table_id]), await records.hidden()
        shown = [row for row in rows if row.user is not None and row.user not in hidden and row.guild is not None]
        named = told_apart([row.name for row in rows], [row.username for row in rows])
        names = {row.seat: name for row, name in zip(rows, named, strict=True)}
        found = [Achievement(names[row.seat], badge) for row in shown for badge in await self._earned(row)]
        leader = await self._new_leader(shown, hidden) if shown else None
        return [*found, Achievement(names[leader.seat], seats=leader.rivals + 1)] if leader is not None else found

    async def _earned(self, row: RatedRow) -> list[Badge]:
        """Return the badges that somebody has since a game and did not have before it."""
        assert row.user is not None
        games = await self._records.games(row.user, row.guild)
        until = [game for game in games if (game.at, game.table) <= (row.at, row.table_id)]
        before = {badge.id for badge in badges([g for g in until if g.table != row.table_id], None, len(titles()))}
        return [badge for badge in badges(until, None, len(titles())) if badge.id not in before]

    async def _new_leader(self, rows: Sequence[RatedRow], hidden: set[int]) -> RatedRow | None:
        """Return who leads a rating since a game, if somebody else did before."""
        last = rows[0]
        rated = (await self._records.ratings(last.guild)).get((last.title, last.rivals + 1), {})
        seen = {user: points for user, points in rated.items() if user not in hidden}
        before = _leader({user: [one for one in points if one.at < last.at] for user, points in seen.items()})
        now = _leader({user: [one for one in points if one.at <= last.at] for user, points in seen.items()})
        if before is None or now == before:
            return None
        return next((row for row in rows if row.user == now), None)


def _leader(rated: Mapping[int, Sequence[RatingPoint]]) -> int | None:
    """Return who has the highest lower bound; None if nobody has played."""
    played = {user: points[-1].rating.sure for user, points in rated.items() if points}
    return max(sorted(played), key=lambda user: played[user]) if played else None


_WINS, _RATING = "wins", "rating"
_SHOWN = 10


def _seasons() -> list[Choice[str]]:
    return [Choice(name=about(f"champions-season-{one}", limit=limits.CHOICE_NAME), value=one) for one in SEASONS]


def _orders() -> list[Choice[str]]:
    return [Choice(name=about(f"champions-by-{one}", limit=limits.CHOICE_NAME), value=one) for one in (_WINS, _RATING)]


async def _champions(interaction: Interaction, title: str | None = None, season: str = "all", by: str = _WINS) -> None:
    """List the people of this server by the games they won or by their ratings, of one title or of all."""
    if interaction.guild_id is None:
        raise TableError("champions-no-server")
    span = _season(interaction, season)
    said = await (_by_rating if by == _RATING else _by_wins)(interaction, interaction.guild_id, title, span)
    await interaction.client.responder.answer(interaction, "\n".join(said))


champions = command("champions", "title", "season", "by")(
    app_commands.choices(title=title_choices(), season=_seasons(), by=_orders())(_champions)
)


def _season(interaction: Interaction, which: str) -> Season:
    return season(which, interaction.client.responder.tables.repository.clock())


async def _by_wins(interaction: Interaction, guild: int, title: str | None, span: Season) -> list[str]:
    """List who has won most: in games of people only, and in all other games."""
    responder = interaction.client.responder
    words, winners = responder.words(interaction), responder.tables.service(Champions)
    among = await winners.of(guild, title, season=span)
    apart = await winners.of(guild, title, ranked=False, season=span)
    if not among and not apart:
        return [words("champions-none")]
    said = [_head(title, words), *_span(span, words)]
    said += lines(among, words) if among else [words("champions-nobody")]
    said += [words("champions-apart"), *lines(apart, words)] if apart else []
    return [*said, f"-# {words('champions-rule')}"]


async def _by_rating(interaction: Interaction, guild: int, title: str | None, span: Season) -> list[str]:
    """List the highest ratings, for each number of seats."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    if title is None:
        raise TableError("champions-rating-needs-title")
    found = await responder.tables.service(RatingService).standings(guild, title, span)
    if not found:
        return [words("champions-none")]
    said = [_head(title, words), *_span(span, words)]
    for seats, standings in found.items():
        said.append(words("champions-rating-seats", seats=seats))
        said += [_rated(place, one, words) for place, one in enumerate(standings[:_SHOWN], 1)]
    return [*said, f"-# {words('champions-rating-rule')}"]


def _rated(place: int, one: RankedPlayer, words: Words) -> str:
    rating = one.point.rating
    numbers = {"points": str(rating.points), "spread": str(rating.spread)}
    return words("champions-rating-line", place=place, name=escaped(one.name), games=one.games, **numbers)


def _head(title: str | None, words: Words) -> str:
    return words("champions-all") if title is None else words("champions-title", title=words(f"{title}-name"))


def _span(span: Season, words: Words) -> list[str]:
    return [f"-# {words('champions-season-line', name=span.name)}"] if span.name else []


def lines(found: Sequence[ChampionRow], words: Words) -> Iterator[str]:
    """Write one line for each person; people with the same wins and games share a place."""
    place, names = 1, iter(told_apart([row.name for row in found], [row.username for row in found]))
    for (wins, games), group in groupby(found, key=lambda row: (row.wins, row.games)):
        equals = list(group)
        for _ in equals:
            yield words("champions-line", place=place, name=escaped(next(names)), wins=wins, games=games)
        place += len(equals)


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (champions,)
