"""Computes the number of tables of a round, the byes, and the order of seats, so that starting first is shared
fairly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.tournaments.formats.matches import Drawn, Match, MatchEnd


def sizes(people: int, size: int, low: int) -> tuple[list[int], int]:
    """Return the table sizes for a number of people, largest first, and the byes: as few as possible, then few tables.

    No table has more than `size` seats or fewer than `low`.
    """
    for byes in range(people + 1):
        here = people - byes
        if here == 0:
            break
        count = -(-here // size)
        if here // count >= low:
            return [here // count + (at < here % count) for at in range(count)], byes
    return [], people


def byes(matches: Iterable[Match]) -> Counter[int]:
    """Return how many byes everybody has had."""
    return Counter(match.players[0] for match in matches if match.bye)


def free_points(matches: Iterable[Match]) -> Counter[int]:
    """Return everybody's wins without playing: byes, and wins by forfeit (FIDE C.04.1.d)."""
    unplayed = (match for match in matches if match.how in (MatchEnd.BYE, MatchEnd.FORFEIT))
    return Counter(number for match in unplayed for number in match.winners)


def meetings(matches: Iterable[Match]) -> Counter[tuple[int, int]]:
    """Return how often two entrants were drawn to the same table; the smaller number comes first."""
    found: Counter[tuple[int, int]] = Counter()
    for match in matches:
        found.update(pairs(match.players))
    return found


def pairs(players: Sequence[int]) -> list[tuple[int, int]]:
    """Return every pair of a table; the smaller number comes first."""
    ordered = sorted(players)
    return [(one, other) for at, one in enumerate(ordered) for other in ordered[at + 1 :]]


def leaning(matches: Iterable[Match]) -> Counter[int]:
    """Return how much further in front than behind everybody has sat: +1 for the first of two seats, -1 for the
    second.
    """
    found: Counter[int] = Counter()
    for match in matches:
        last = len(match.players) - 1
        for seat, number in enumerate(match.players):
            found[number] += last - 2 * seat
    return found


def seated(table: Sequence[int], before: Sequence[Match]) -> tuple[int, ...]:
    """Return the entrants of a table by seats: who has sat in front least comes first; of equals the one who did so
    last comes last.
    """
    lean = leaning(before)
    last: dict[int, int] = {}
    for match in before:
        if not match.bye:
            last.update({number: seat for seat, number in enumerate(match.players)})
    return tuple(sorted(table, key=lambda number: (lean[number], -last.get(number, 0), number)))


def all_seated(drawn: Drawn, before: Sequence[Match]) -> Drawn:
    """Return the tables of a round with everybody in a seat."""
    return [seated(table, before) for table in drawn]
