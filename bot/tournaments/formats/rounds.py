"""Decides what comes next in a tournament: the next round, a walkover if all opponents have left, or the end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.formats import knockout, round_robin, swiss
from bot.tournaments.formats.matches import Drawn, Format, Match, MatchEnd, Tournament, sizes
from bot.tournaments.formats.standings import points_of, standings

MOST = 64
"""The maximum of entrants."""
# The maximum of entrants of a round robin: more would take months.
MOST_ROBIN = 20


def rounds(tournament: Tournament, people: int) -> int:
    """Return the number of rounds for a number of people; 0 if it is not fixed."""
    rules = tournament.rules
    match rules.format:
        case Format.SWISS:
            most = swiss.most_rounds(people, rules.size, rules.low)
            return min(rules.rounds, most) if rules.rounds else swiss.usual_rounds(people, rules.size, rules.low)
        case Format.ROUND_ROBIN:
            numbers = list(range(people))
            return len(round_robin.schedule(numbers, rules.size, rules.low, rules.rounds or 1))
        case Format.ELIMINATION:
            return swiss.usual_rounds(people, 2, 2) if rules.size == 2 and people > 1 else 0
        case Format.LADDER:
            return 0


def enough(tournament: Tournament) -> bool:
    """Return whether the active entrants fill at least one table."""
    return bool(sizes(len(tournament.active), tournament.rules.size, tournament.rules.low)[0])


def following(tournament: Tournament) -> list[Match]:
    """Return the matches to draw now: the next round, or a whole round robin at once.

    None while matches are played, once it is over, and on a ladder.
    """
    rules = tournament.rules
    if not tournament.idle or rules.format is Format.LADDER or over(tournament):
        return []
    if rules.format is Format.ROUND_ROBIN:
        whole = round_robin.schedule(tournament.active, rules.size, rules.low, rules.rounds or 1)
        return _numbered(tournament, whole)
    if rules.format is Format.ELIMINATION:
        return _numbered(tournament, [knockout.draw(tournament)])
    active = set(tournament.active)
    ranking = [line.number for line in standings(tournament) if line.number in active]
    if not tournament.matches:
        # Before the first round there are no points, so the draw decides.
        ranking = tournament.active
    return _numbered(tournament, [swiss.draw(tournament, ranking, points_of(tournament))])


def _numbered(tournament: Tournament, whole: Sequence[Drawn]) -> list[Match]:
    """Return matches with their numbers; a bye is over at once and counts in the order of ends."""
    number, order = len(tournament.matches), sum(match.over for match in tournament.matches)
    found = []
    for at, drawn in enumerate(whole, tournament.round + 1):
        for table in drawn:
            number += 1
            idle = len(table) == 1
            order += idle
            found.append(
                Match(number, at, table, (1,) if idle else (), MatchEnd.BYE if idle else MatchEnd.NOT, order * idle)
            )
    return found


def over(tournament: Tournament) -> bool:
    """Return whether a tournament that has begun is over; a ladder never is by itself."""
    rules = tournament.rules
    if not tournament.idle or rules.format is Format.LADDER:
        return False
    if not tournament.matches:
        return not enough(tournament)
    if rules.format is Format.ROUND_ROBIN:
        return True
    if rules.format is Format.ELIMINATION:
        return not knockout.contenders(tournament)
    return tournament.round >= rounds(tournament, len(tournament.lot)) or not enough(tournament)


def walk_over(tournament: Tournament, match: Match) -> Match | None:
    """Return a match that has not begun after people have dropped out: over, with fewer people, or None if unchanged.

    With too few left for a table those who are left have won it.
    """
    active = set(tournament.active)
    here = [number for number in match.players if number in active]
    if match.over or len(here) == len(match.players):
        return None
    if len(here) >= max(2, tournament.rules.low):
        return Match(match.number, match.round, tuple(here))
    order = sum(one.over for one in tournament.matches) + 1
    places = tuple(1 if number in here else 2 for number in match.players)
    return Match(match.number, match.round, match.players, places, MatchEnd.FORFEIT, order)
