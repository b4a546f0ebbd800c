"""Swiss pairing: in each round players with equal scores meet, and as far as possible nobody meets twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from bot.tournaments.formats.matches import (
    Drawn,
    Friends,
    Tournament,
    all_seated,
    free_points,
    leaning,
    meetings,
    most_pairs,
    sizes,
)

# A difference of seats from which somebody should meet an opponent with the opposite one.
_FURTHEST = 2


def usual_rounds(people: int, size: int, low: int) -> int:
    """Return a number of rounds that makes a single winner likely, at most as many as there are opponents."""
    rounds, left = 0, people
    while left > 1:
        rounds, left = rounds + 1, -(-left // size)
    return max(1, min(rounds + (size > 2), most_rounds(people, size, low)))


def most_rounds(people: int, size: int, low: int) -> int:
    """Return the number of rounds in which everybody meets everybody; more would only repeat pairings."""
    if size == 2:
        return max(1, people - 1 + people % 2)
    _, idle = sizes(people, size, low)
    return max(1, -(-(people - 1) * people // max(1, (people - idle) * (size - 1))))


def draw(tournament: Tournament, ranking: Sequence[int], points: dict[int, Fraction]) -> Drawn:
    """Return the tables of the next round. `ranking` has the active entrants, best first, with their points."""
    people, matches = list(ranking), list(tournament.matches)
    rules, met = tournament.rules, meetings(tournament.matches)
    tables, count = sizes(len(people), rules.size, rules.low)
    left_out = _left_out(people, count, free_points(matches), met, rules.size)
    people = [one for one in people if one not in left_out]
    drawn = _pairs(people, points, met, leaning(matches)) if rules.size == 2 else _pods(people, tables, met)
    return [*all_seated(drawn, matches), *((one,) for one in left_out)]


def _left_out(
    people: Sequence[int], count: int, had: Counter[int], met: Counter[tuple[int, int]], size: int
) -> list[int]:
    """Return who has a bye: nobody who had one or won by forfeit before all others did (FIDE C.04.1.d), then the one
    whose absence leaves the most new pairings, then the lowest.
    """
    found: list[int] = []
    friends = strangers(people, met)
    for _ in range(count):
        here = [one for one in reversed(people) if one not in found]
        fewest = min(had[one] for one in here)
        fair = [one for one in here if had[one] == fewest]
        pick = fair[0]
        if size == 2:
            cost = {one: _repeats([other for other in here if other != one], friends) for one in fair}
            pick = min(fair, key=lambda one: cost[one])
        found.append(pick)
    return found


def strangers(people: Sequence[int], met: Counter[tuple[int, int]]) -> Friends:
    """Return whom everybody has not met yet."""
    return {one: {other for other in people if other != one and not met[_key(one, other)]} for one in people}


def _repeats(people: Sequence[int], friends: Friends) -> int:
    """Return the number of unavoidable repeated pairings among these people."""
    return len(people) // 2 - most_pairs(people, friends)


def _key(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def _pairs(people: list[int], points: dict[int, Fraction], met: Counter[tuple[int, int]], lean: Counter[int]) -> Drawn:
    """Return pairs, best entrants first: each with the best opponent that keeps the number of repeated pairings
    minimal.
    """
    friends = strangers(people, met)
    drawn: Drawn = []
    left, budget = list(people), _repeats(people, friends)
    while left:
        first, *others = left
        for rival in _liked(first, others, points, met, lean):
            rest = [one for one in others if one != rival]
            spent = int(rival not in friends[first])
            if spent <= budget and _repeats(rest, friends) <= budget - spent:
                drawn.append((first, rival))
                left, budget = rest, budget - spent
                break
    return drawn


def _liked(
    first: int,
    others: Sequence[int],
    points: dict[int, Fraction],
    met: Counter[tuple[int, int]],
    lean: Counter[int],
) -> list[int]:
    """Return the possible opponents, best first: met least often; not both with a long run of the same seat; closest
    points; with equal points the upper half meets the lower one.
    """
    group = [one for one in others if points[one] == points[first]]
    half = (len(group) + 1) // 2 - 1
    away = {one: at for at, one in enumerate(others)} | {one: abs(at - half) for at, one in enumerate(group)}

    def clash(rival: int) -> bool:
        return abs(lean[first]) >= _FURTHEST and abs(lean[rival]) >= _FURTHEST and lean[first] * lean[rival] > 0

    return sorted(
        others, key=lambda one: (met[_key(first, one)], clash(one), abs(points[first] - points[one]), away[one])
    )


def _pods(people: Sequence[int], tables: Sequence[int], met: Counter[tuple[int, int]]) -> Drawn:
    """Return larger tables, best entrants first: each with the nearest ones whom they have met least."""
    drawn, left = [], list(people)
    for size in tables:
        table = [left.pop(0)]
        while len(table) < size:
            table.append(min(left, key=lambda one: (_known(one, table, met), left.index(one))))
            left.remove(table[-1])
        drawn.append(table)
    return [tuple(table) for table in fewer_meetings(drawn, met)]


def fewer_meetings(drawn: Sequence[Sequence[int]], met: Counter[tuple[int, int]]) -> list[list[int]]:
    """Return the tables after swaps of two people each, as long as they reduce repeated meetings."""
    tables = [list(table) for table in drawn]
    # Each swap lowers the sum of the squared meetings over all tables, so this ends.
    while (swap := _better(tables, met)) is not None:
        (one, seat), (other, place) = swap
        tables[one][seat], tables[other][place] = tables[other][place], tables[one][seat]
    return tables


def _better(tables: Sequence[Sequence[int]], met: Counter[tuple[int, int]]) -> tuple[tuple[int, int], ...] | None:
    """Return the first two places whose swap reduces repeated meetings."""
    for one, table in enumerate(tables):
        for other in range(one + 1, len(tables)):
            second = tables[other]
            for seat, here in enumerate(table):
                for place, there in enumerate(second):
                    mine, theirs = [*table[:seat], *table[seat + 1 :]], [*second[:place], *second[place + 1 :]]
                    now = _known(here, mine, met) + _known(there, theirs, met)
                    if _known(here, theirs, met) + _known(there, mine, met) < now:
                        return (one, seat), (other, place)
    return None


def _known(one: int, table: Sequence[int], met: Counter[tuple[int, int]]) -> int:
    """Return how often somebody has met the people of a table; frequent meetings count more."""
    return sum(met[_key(one, other)] ** 2 for other in table)
