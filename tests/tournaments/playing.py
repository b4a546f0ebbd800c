"""Tournaments played out for tests, by results that a seed decides."""

from __future__ import annotations

from random import Random

from msgspec import structs

from bot.tournaments.formats.matches import Entrant, Format, FormatRules, Match, MatchEnd, Tournament
from bot.tournaments.formats.rounds import following, over, walk_over


def begun(kind: Format, people: int, size: int = 2, low: int = 2, rounds: int = 0) -> Tournament:
    """Return a started tournament of a number of people, drawn in the order of their numbers."""
    entrants = tuple(Entrant(number) for number in range(1, people + 1))
    return Tournament(FormatRules(kind, size, low, rounds), entrants, (), tuple(range(1, people + 1)))


def with_match(tournament: Tournament, match: Match) -> Tournament:
    """Return the tournament with the current state of a match."""
    matches = tuple(match if one.number == match.number else one for one in tournament.matches)
    return structs.replace(tournament, matches=matches)


def decided(tournament: Tournament, number: int, *places: int) -> Tournament:
    """The tournament after a match was played, with the places by seats."""
    match = next(one for one in tournament.matches if one.number == number)
    order = sum(one.over for one in tournament.matches) + 1
    return with_match(tournament, structs.replace(match, places=places, how=MatchEnd.PLAYED, order=order))


def drawn(tournament: Tournament) -> Tournament:
    """Return the tournament with its next draw."""
    return structs.replace(tournament, matches=(*tournament.matches, *following(tournament)))


def dropped(tournament: Tournament, *numbers: int) -> Tournament:
    """The tournament after some have dropped out; their matches that are not over are walk-overs."""
    entrants = tuple(structs.replace(one, dropped=one.dropped or one.number in numbers) for one in tournament.entrants)
    tournament = structs.replace(tournament, entrants=entrants)
    for match in tournament.matches:
        changed = walk_over(tournament, match)
        tournament = tournament if changed is None else with_match(tournament, changed)
    return tournament


def played_out(tournament: Tournament, random: Random, leaving: float = 0.0) -> Tournament:
    """The tournament at its end; in each round everybody drops out with a chance, until two are left."""
    for _ in range(300):
        if over(tournament):
            return tournament
        tournament = drawn(tournament)
        gone = [one for one in tournament.active if random.random() < leaving]
        tournament = dropped(tournament, *gone[: max(0, len(tournament.active) - 2)])
        for match in [one for one in tournament.matches if not one.over]:
            places = [random.randint(1, len(match.players)) for _ in match.players]
            ranked = [1 + sum(other < place for other in places) for place in places]
            tournament = decided(tournament, match.number, *ranked)
    raise AssertionError("no end of a tournament")
