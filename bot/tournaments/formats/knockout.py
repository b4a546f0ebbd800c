"""Single elimination: the winner advances; of a larger table the better half, until one table is left."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.formats.matches import Drawn, Match, MatchEnd, Tournament, all_seated, free_points, sizes


def ahead(match: Match) -> list[int]:
    """Order the entrants of a match by place; of equals the later seat comes first, because starting is an
    advantage.
    """
    placed = sorted(zip(match.places, (-at for at in range(len(match.players))), match.players, strict=True))
    return [number for _, _, number in placed]


def going_on(match: Match, *, final: bool) -> list[int]:
    """Return who advances from a finished match, the better first: one from a final, else the better half.

    From one that could not begin, everybody who was there advances, maybe nobody.
    """
    if match.how is MatchEnd.FORFEIT:
        return match.winners
    through = 1 if final or match.bye else max(1, len(match.players) // 2)
    return ahead(match)[:through]


def survivors(tournament: Tournament) -> list[int]:
    """Return who is not eliminated, in the order of the draw; all before the first round. All drawn matches must be
    over.
    """
    last = [match for match in tournament.matches if match.round == tournament.round]
    active = set(tournament.active)
    if not last:
        return tournament.active
    return [number for match in last for number in going_on(match, final=len(last) == 1) if number in active]


def contenders(tournament: Tournament) -> list[int]:
    """Return who plays the next round; nobody once there is a winner, or if too few are left for a table."""
    people = survivors(tournament)
    people += _next_best(people, tournament) if len(people) > 1 else []
    return people if len(people) >= max(2, tournament.rules.low) else []


def draw(tournament: Tournament) -> Drawn:
    """Return the tables of the next round; none if nobody plays it."""
    people = contenders(tournament)
    if not people:
        return []
    drawn = _bracket(people, tournament) if tournament.rules.size == 2 else _tables(people, tournament)
    return all_seated(drawn, tournament.matches)


def _next_best(people: Sequence[int], tournament: Tournament) -> list[int]:
    """Return who else advances so that a table has enough: the best of those just beaten."""
    missing, active = tournament.rules.low - len(people), set(tournament.active)
    last = [match for match in tournament.matches if match.round == tournament.round]
    beaten = [(back, number) for match in last for back, number in enumerate(ahead(match)) if number not in people]
    return [number for _, number in sorted(beaten) if number in active][: max(0, missing)]


def _bracket(people: Sequence[int], tournament: Tournament) -> Drawn:
    """Return pairs of neighbours. The number of byes makes the field halve each round; they go to those with the
    fewest byes, then to the first in the draw.
    """
    full = 1
    while full < len(people):
        full *= 2
    idle = set(_idle(people, full - len(people), tournament))
    drawn: Drawn = []
    waiting: int | None = None
    for number in people:
        if number in idle:
            drawn.append((number,))
        elif waiting is None:
            waiting = number
            at = len(drawn)
        else:
            # A match takes the place of its first entrant, so the next round keeps the order of the draw.
            drawn.insert(at, (waiting, number))
            waiting = None
    return drawn


def _tables(people: Sequence[int], tournament: Tournament) -> Drawn:
    """Return larger tables of neighbours in the draw."""
    tables, count = sizes(len(people), tournament.rules.size, tournament.rules.low)
    idle = _idle(people, count, tournament)
    left = [number for number in people if number not in idle]
    drawn: Drawn = []
    for size in tables:
        drawn.append(tuple(left[:size]))
        left = left[size:]
    return [*drawn, *((number,) for number in idle)]


def _idle(people: Sequence[int], count: int, tournament: Tournament) -> list[int]:
    had = free_points(tournament.matches)
    return sorted(people, key=lambda number: had[number])[:count]


def rounds_reached(tournament: Tournament) -> dict[int, tuple[int, int]]:
    """Return how far everybody has come: the last round they played, and their place at its table; higher is
    further, then lower. The winner has come one round further.
    """
    found: dict[int, tuple[int, int]] = {one.number: (0, 0) for one in tournament.entrants}
    rounds = tournament.round
    last = [match for match in tournament.matches if match.round == rounds]
    for match in sorted(tournament.matches, key=lambda one: one.round):
        final = match.round == rounds and len(last) == 1
        through = set(going_on(match, final=final)) if match.over else set(match.players)
        order = ahead(match) if match.over else list(match.players)
        for place, number in enumerate(order):
            out = match.over and number not in through
            back = place if out and len(match.players) > 2 else 0
            found[number] = (match.round + (match.over and number in through), back)
    return found
