"""A tournament in memory: settings, entrants, matches; and its conversion to the model of the formats."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from bot.tables.clocks import Pace
from bot.tables.rights import Asker
from bot.tables.setup import problems
from bot.tables.table_errors import TableError
from bot.tournaments.formats.matches import Entrant, Format, FormatRules, Match, MatchEnd, Tournament
from bot.tournaments.rows import EntrantRow, MatchRow, TournamentRow
from games.kernel import OptionsError, Title
from games.kernel.registry import title as title_of
from renderers.titles import TITLES

MOST_AT_ONCE = 5
"""The maximum of tournament tables at which one person may play at the same time."""
MOST_ROUNDS = 20
_NAME = 80
_LIVE_HERE, _LIVE_OWN = 20, 3
"""The maximum of live tournaments of a server, and of one person there who does not manage it."""


class TournamentSettings(Struct, frozen=True):
    """The settings of a tournament: `rounds` 0 is the default of the format, see `formats.matches`."""

    format: Format = Format.SWISS
    title: str = ""
    options: Mapping[str, Any] = {}
    size: int = 2
    pace: Pace = Pace(moves=2, bot_answers=True)
    rounds: int = 0
    at_once: int = 2
    name: str = ""


class TournamentState(Struct, frozen=True):
    """A tournament with everything that belongs to it."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...] = ()
    matches: tuple[MatchRow, ...] = ()

    @property
    def id(self) -> str:
        """The tournament's id."""
        return self.row.id

    @property
    def settings(self) -> TournamentSettings:
        """Its settings."""
        row, raw = self.row, json.loads(self.row.options)
        kind, pace = Format(row.format), Pace.read(row.pace)
        return TournamentSettings(kind, row.title, raw, row.size, pace, row.rounds, row.at_once, row.name)

    @property
    def plan(self) -> Tournament:
        """The tournament in the model of the formats."""
        row = self.row
        low = fewest_at_table(title_of(row.title), json.loads(row.options), row.size)
        rules = FormatRules(Format(row.format), row.size, low, row.rounds)
        entrants = tuple(Entrant(one.number, gone(one)) for one in self.entrants)
        return Tournament(rules, entrants, tuple(map(as_match, self.matches)), tuple(map(int, row.lot.split())))

    def entrant(self, user: int) -> EntrantRow | None:
        """Return a person's active entry; None if there is none."""
        return next((one for one in self.entrants if one.user == user and not gone(one)), None)

    def number(self, number: int) -> EntrantRow:
        """Return an entrant by number."""
        return next(one for one in self.entrants if one.number == number)

    def may(self, asker: Asker) -> bool:
        """Return whether somebody may change and start it: its organiser, and managers of the server."""
        return asker.manager or asker.user == self.row.owner


def gone(entrant: EntrantRow) -> bool:
    """Return whether somebody does not take part any more."""
    return bool(entrant.dropped) or entrant.user is None


def as_match(row: MatchRow) -> Match:
    """Return a match in the model of the formats."""
    players, places = (tuple(map(int, text.split())) for text in (row.players, row.places))
    return Match(row.number, row.round, players, places, MatchEnd(row.how), row.order)


def as_row(tournament: str, match: Match, table_id: str = "") -> MatchRow:
    """Return a match as a row."""
    players, places = (" ".join(map(str, found)) for found in (match.players, match.places))
    return MatchRow(tournament, match.number, match.round, players, table_id, places, str(match.how), match.order)


def fewest_at_table(title: Title[Any, Any], raw: Mapping[str, Any], size: int) -> int:
    """Return the minimum of seats at a table, so that with these options every number up to `size` can play."""
    low = max(2, int(title.info.seats[0]))
    fit = size
    while fit > low and problems(title, raw, fit - 1) is None:
        fit -= 1
    return fit


def checked(settings: TournamentSettings) -> TournamentSettings:
    """Return the settings as stored. Raises TableError, or OptionsError with what is wrong with the options."""
    if settings.title not in TITLES:
        raise TableError("tables-no-such-title", title=settings.title)
    title = title_of(settings.title)
    low, high = max(2, int(title.info.seats[0])), int(title.info.seats[1])
    if not low <= settings.size <= high:
        raise TableError("tournament-seats", low=low, high=high)
    found: OptionsError | None = problems(title, settings.options, settings.size)
    if found is not None:
        raise found
    if not 0 <= settings.rounds <= MOST_ROUNDS:
        raise TableError("tournament-most-rounds", most=MOST_ROUNDS)
    if not 1 <= settings.at_once <= MOST_AT_ONCE:
        raise TableError("tournament-most-tables", most=MOST_AT_ONCE)
    return structs.replace(settings, name=settings.name.strip()[:_NAME])


def kept(row: TournamentRow, settings: TournamentSettings) -> TournamentRow:
    """Return a tournament's row with other settings."""
    return structs.replace(
        row, format=str(settings.format), title=settings.title, options=json.dumps(dict(settings.options)),
        pace=str(settings.pace), size=settings.size, rounds=settings.rounds, at_once=settings.at_once,
        name=settings.name,
    )  # fmt: skip


def too_many(here: int, own: int, manager: bool) -> bool:
    """Return whether a server, or somebody there, has the maximum of live tournaments."""
    return here >= _LIVE_HERE or (own >= _LIVE_OWN and not manager)
