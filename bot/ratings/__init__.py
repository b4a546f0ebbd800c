"""Feature: ratings, statistics, badges and champions. Everything is computed from results."""

from __future__ import annotations

from bot.feature import Feature
from bot.ratings import profile
from bot.ratings.profile import Achievements
from bot.ratings.rows import PERSONAL_DATA
from bot.ratings.service import Champions, RatingService
from bot.tables import Tables


def _tables(tables: Tables) -> None:
    tables.store.person_rows.features.append(PERSONAL_DATA)
    champions = Champions(tables.repository)
    records = RatingService(tables.repository, champions)
    tables.add(champions, records, Achievements(tables.repository, records))


RATINGS = Feature(
    "ratings",
    tables=_tables,
    commands=(*profile.COMMANDS, *profile.PROFILE_COMMANDS),
    subcommands={"privacy": profile.PRIVACY},
)
