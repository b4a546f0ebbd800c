"""`/champions`: who has won how often on this server, or has the highest rating, in a season or in total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.discord.commands.table_argument import command, title_choices
from bot.discord.gateway import limits
from bot.discord.gateway.locales import about
from bot.discord.interactions.responder import Interaction
from bot.discord.posts.viewer_text import escaped
from bot.ratings.rating_model import SEASONS, Season, season
from bot.ratings.rows import ChampionRow
from bot.ratings.service import Champions, RankedPlayer, RatingService
from bot.tables import TableError
from bot.tables.table import told_apart
from renderers.words import Words

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
