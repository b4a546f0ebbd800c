"""Round robin: everybody plays everybody, by Berger's tables; at larger tables until all have met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.tournaments.formats.matches import Drawn, Match, all_seated, byes, pairs, sizes
from bot.tournaments.formats.swiss import fewer_meetings

_MOST_ROUNDS = 200


def schedule(people: Sequence[int], size: int, low: int, cycles: int = 1) -> list[Drawn]:
    """Return all rounds for entrants in the order of the draw; in every second cycle the seats are swapped."""
    once = _berger(people) if size == 2 else _pods(people, size, low)
    rounds: list[Drawn] = []
    for cycle in range(max(1, cycles)):
        rounds += [[tuple(reversed(table)) if cycle % 2 else table for table in drawn] for drawn in once]
    return rounds


def _berger(people: Sequence[int]) -> list[Drawn]:
    """Return Berger's tables: the last number stays, the others rotate by half; for an odd number its opponent has a
    bye.
    """
    even = len(people) + len(people) % 2
    last, found = even - 1, list[Drawn]()
    for number in range(even - 1):
        first = number * (even // 2) % last
        drawn: Drawn = []
        for step in range(even // 2):
            one, other = (first + step) % last, (first - step) % last
            table = (one, last) if step == 0 and number % 2 == 0 else (last, one) if step == 0 else (one, other)
            here = tuple(people[at] for at in table if at < len(people))
            drawn.append(here)
        found.append([table for table in drawn if len(table) == 2] + [table for table in drawn if len(table) == 1])
    return found


def _pods(people: Sequence[int], size: int, low: int) -> list[Drawn]:
    """Return rounds of larger tables until everybody has met everybody, each with as many new meetings as can be
    found.
    """
    rounds: list[Drawn] = []
    played: list[Match] = []
    missing = set(pairs(people))
    met: Counter[tuple[int, int]] = Counter()
    while missing and len(rounds) < _MOST_ROUNDS:
        tables, count = sizes(len(people), size, low)
        if not tables:
            break
        drawn = all_seated(_grouped(people, tables, count, missing, met, played), played)
        for table in drawn:
            met.update(pairs(table))
            missing -= set(pairs(table))
            played.append(Match(len(played) + 1, len(rounds) + 1, table))
        rounds.append(drawn)
    return rounds


def _grouped(
    people: Sequence[int],
    tables: Sequence[int],
    count: int,
    missing: set[tuple[int, int]],
    met: Counter[tuple[int, int]],
    played: Sequence[Match],
) -> Drawn:
    """Return one round: first two who have not met, then always the person who has met the fewest of a table."""
    one, other = min(missing)
    had = byes(played)
    others = [number for number in reversed(people) if number not in (one, other)]
    idle = sorted(others, key=lambda number: had[number])[:count]
    left = [number for number in people if number not in idle]
    drawn: list[list[int]] = []
    for size in tables:
        table = [one, other] if not drawn else [left[0]]
        left = [number for number in left if number not in table]
        while len(table) < size:
            table.append(min(left, key=lambda who: (_known(who, table, met), left.index(who))))
            left.remove(table[-1])
        drawn.append(table)
    better = fewer_meetings(drawn, met)
    # Each round must contain a new meeting, or the schedule would not end; `drawn` has that of its first two.
    if not any(pair in missing for table in better for pair in pairs(table)):
        better = drawn
    return [*(tuple(table) for table in better), *((number,) for number in idle)]


def _known(one: int, table: Sequence[int], met: Counter[tuple[int, int]]) -> int:
    return sum(met[(min(one, other), max(one, other))] for other in table)
