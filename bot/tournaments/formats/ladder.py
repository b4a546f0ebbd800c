"""A ladder: everybody has a rung, and climbs by beating somebody a few rungs above. It does not end by itself."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.formats.knockout import ahead
from bot.tournaments.formats.matches import Match, MatchEnd, Tournament

REACH = 3
"""The default number of rungs that one may challenge upwards."""
# After a match two people may meet again once either of them has played somebody else, or after this many matches of
# others; if there are only two, at once.
AGAIN = 2


def rungs(tournament: Tournament) -> list[int]:
    """Return everybody on the ladder, the top first.

    All begin in the order of the draw; newcomers start at the bottom. The winner against somebody above takes their
    rung, and those between go down by one. At a larger table people share their rungs out by places; of equals the one
    above stays above.
    """
    order = list(tournament.lot)
    order += sorted(one.number for one in tournament.entrants if one.number not in order)
    for match in sorted((one for one in tournament.matches if one.over), key=lambda one: one.order):
        _moved(order, match)
    active = set(tournament.active)
    return [number for number in order if number in active]


def _moved(order: list[int], match: Match) -> None:
    """Update the rungs after a finished match."""
    at = sorted(order.index(number) for number in match.players)
    if len(match.players) > 2:
        above = {number: order.index(number) for number in match.players}
        places = dict(zip(match.players, match.places, strict=True))
        ranked = sorted(match.players, key=lambda number: (places[number], above[number]))
        for rung, number in zip(at, ranked, strict=True):
            order[rung] = number
        return
    upper, lower = (order[rung] for rung in at)
    places = dict(zip(match.players, match.places, strict=True))
    if places[lower] < places[upper]:
        order.remove(lower)
        order.insert(at[0], lower)


def in_reach(tournament: Tournament, challenger: int) -> list[tuple[int, ...]]:
    """Return whom somebody may challenge now, the highest first: one above within reach, or at larger tables all
    directly above.

    People in a match of the ladder can neither challenge nor be challenged.
    """
    order = rungs(tournament)
    busy = {number for match in tournament.matches if not match.over for number in match.players}
    if challenger not in order or challenger in busy:
        return []
    at = order.index(challenger)
    rules = tournament.rules
    if rules.size > 2:
        above = [number for number in reversed(order[:at]) if number not in busy][: rules.size - 1]
        return [tuple(reversed(above))] if len(above) >= rules.low - 1 else []
    reach = rules.rounds or REACH
    near = order[max(0, at - reach) : at]
    alone = len(order) == 2
    free = [rival for rival in near if rival not in busy]
    return [(rival,) for rival in free if alone or _rested(tournament.matches, challenger, rival)]


def _rested(matches: Sequence[Match], challenger: int, rival: int) -> bool:
    """Return whether two who have met may meet again: after a match of either with somebody else, or some others'
    matches.
    """
    over = sorted((one for one in matches if one.how in (MatchEnd.PLAYED, MatchEnd.VOID)), key=lambda one: one.order)
    both = [at for at, one in enumerate(over) if {challenger, rival} <= set(one.players)]
    if not both or ahead(over[both[-1]])[0] == challenger:
        return True
    later = over[both[-1] + 1 :]
    return len(later) >= AGAIN or any({challenger, rival} & set(one.players) for one in later)


def seats(challenger: int, rivals: Sequence[int]) -> tuple[int, ...]:
    """Return the seats: the challenged begin, the highest first."""
    return (*rivals, challenger)
