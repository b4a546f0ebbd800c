"""Ranks the entrants of a tournament: by points and tie-breaks, by the round reached, or by rung.

Points and tie-breaks follow FIDE's regulations of 2023, extended to tables of more than two. A match is worth one point
for the winner and none for the last; at a larger table each opponent counts as one game, and all of them together as
one game of two. Where FIDE adds up over opponents, the mean over a table is added.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.tournaments.formats import knockout, ladder
from bot.tournaments.formats.matches import Entrant, Format, Match, MatchEnd, Tournament

# Fractions are exact: with floats, rounding could separate equal sums.
ONE, HALF, NOTHING = Fraction(1), Fraction(1, 2), Fraction(0)


class OpponentScore(Struct, frozen=True):
    """An opponent at a table, and the points against them: 1 placed ahead, ½ equal, 0 behind."""

    rival: int
    score: Fraction


class MatchScore(Struct, frozen=True):
    """A round of one entrant: the points, and the opponents; none if nothing was played.

    `willing` is False for a round that the entrant chose not to play.
    """

    score: Fraction
    met: tuple[OpponentScore, ...] = ()
    willing: bool = True


def against(place: int, other: int) -> Fraction:
    """Return the points of a place against another at the same table."""
    return ONE if place < other else HALF if place == other else NOTHING


def at_table(players: Sequence[int], places: Sequence[int]) -> dict[int, MatchScore]:
    """Return a played match as a round of each of its entrants."""
    found = {}
    for number, place in zip(players, places, strict=True):
        others = [(rival, at) for rival, at in zip(players, places, strict=True) if rival != number]
        met = tuple(OpponentScore(rival, against(place, at)) for rival, at in others)
        found[number] = MatchScore(sum((one.score for one in met), NOTHING) / len(met), met)
    return found


class ScoreSheet:
    """All rounds of all entrants, and the values computed from them."""

    def __init__(self, rounds: Mapping[int, Sequence[MatchScore]]) -> None:
        self.rounds = rounds
        self.points = {number: sum((one.score for one in own), NOTHING) for number, own in rounds.items()}
        """Everybody's points."""
        self.adjusted = {number: self._adjusted(own) for number, own in rounds.items()}
        """The points that everybody counts for their opponents: rounds not played at the end by choice are draws."""

    def buchholz(self, number: int, cut: int = 0) -> Fraction:
        """Return the points of all opponents without the `cut` lowest; rounds not played by choice are cut first.

        An unplayed round counts as one against somebody with as many points as the entrant.
        """
        found = sorted((one.willing, self._rivals(number, one)) for one in self.rounds[number])
        return sum((value for _, value in found[cut:]), NOTHING)

    def sonneborn_berger(self, number: int) -> Fraction:
        """Return the points of all opponents, weighted by the score against them."""
        return sum((self._weighed(number, one) for one in self.rounds[number]), NOTHING)

    def direct(self, group: Iterable[int], number: int) -> Fraction | None:
        """Return the points among those still tied; None if they have not all met each other."""
        others = set(group) - {number}
        met = [one for outing in self.rounds[number] for one in outing.met if one.rival in others]
        return None if {one.rival for one in met} != others else sum((one.score for one in met), NOTHING)

    def wins(self, number: int) -> int:
        """Return how often an entrant has won at a table alone."""
        return sum(bool(one.met) and one.score == ONE for one in self.rounds[number])

    def _adjusted(self, rounds: Sequence[MatchScore]) -> Fraction:
        last = max((at for at, one in enumerate(rounds, 1) if one.willing), default=0)
        return sum((one.score for one in rounds[:last]), NOTHING) + HALF * (len(rounds) - last)

    def _rivals(self, number: int, outing: MatchScore) -> Fraction:
        if not outing.met:
            return self.points[number]
        return sum((self.adjusted[one.rival] for one in outing.met), NOTHING) / len(outing.met)

    def _weighed(self, number: int, outing: MatchScore) -> Fraction:
        if not outing.met:
            return self.points[number] * outing.score
        return sum((self.adjusted[one.rival] * one.score for one in outing.met), NOTHING) / len(outing.met)


# The tie-breaks of each format, in order; entrants who are still tied share a place.
BREAKS: dict[Format, tuple[str, ...]] = {
    Format.ROUND_ROBIN: ("direct", "sonneborn", "wins"),
    Format.SWISS: ("buchholz-cut", "buchholz", "sonneborn", "direct", "wins"),
    Format.ELIMINATION: (),
    Format.LADDER: (),
}


class StandingsLine(Struct, frozen=True):
    """A line of the ranking: place, points, tie-breaks, matches won, equal and lost; byes separately.

    `out`: they have dropped out, or are eliminated. A `round` is how far they have come in an elimination.
    """

    number: int
    place: int
    points: Fraction = NOTHING
    breaks: tuple[Fraction, ...] = ()
    won: int = 0
    equal: int = 0
    lost: int = 0
    byes: int = 0
    out: bool = False
    round: int = 0


def standings(tournament: Tournament) -> list[StandingsLine]:
    """Return everybody, best first; tied entrants by number."""
    match tournament.rules.format:
        case Format.ELIMINATION:
            return _by_round(tournament)
        case Format.LADDER:
            return _by_rung(tournament)
        case _:
            return _by_points(tournament)


def record(tournament: Tournament) -> dict[int, list[MatchScore]]:
    """Return everybody's rounds as the tie-breaks see them, from finished matches.

    In a round robin, matches of entrants who dropped out before half of theirs were played do not count, and a bye,
    which everybody has once, is no round; if the opponents have left it counts as played.
    """
    counted = _counted(tournament)
    found: dict[int, list[MatchScore]] = {one.number: [] for one in tournament.entrants}
    for number in range(1, tournament.round + 1):
        outings: dict[int, MatchScore] = {}
        for match in counted:
            if match.round == number:
                outings |= _outings(match, tournament.rules.format)
        pending = {n for match in tournament.matches if match.round == number and not match.over for n in match.players}
        for who, rounds in found.items():
            if who in outings:
                rounds.append(outings[who])
            elif tournament.rules.format is Format.SWISS and who not in pending:
                rounds.append(MatchScore(NOTHING, willing=False))
    return found


def _counted(tournament: Tournament) -> list[Match]:
    over = [match for match in tournament.matches if match.over]
    if tournament.rules.format is not Format.ROUND_ROBIN or tournament.rules.size > 2:
        return over
    annulled = {one.number for one in tournament.entrants if one.dropped and _left_early(tournament, one)}
    return [match for match in over if not match.bye and not annulled & set(match.players)]


def _left_early(tournament: Tournament, entrant: Entrant) -> bool:
    """Return whether somebody dropped out before half of their matches were played."""
    own = [match for match in tournament.matches if entrant.number in match.players and not match.bye]
    return 2 * sum(match.played for match in own) < len(own)


def _outings(match: Match, kind: Format) -> dict[int, MatchScore]:
    """Return a finished match as a round of each of its entrants."""
    if match.how is MatchEnd.BYE:
        return {match.players[0]: MatchScore(ONE)}
    if match.how is MatchEnd.FORFEIT and (kind is not Format.ROUND_ROBIN or 1 not in match.places):
        there = dict(zip(match.players, match.places, strict=True))
        return {
            who: MatchScore(ONE) if place == 1 else MatchScore(NOTHING, willing=False) for who, place in there.items()
        }
    return at_table(match.players, match.places)


def points_of(tournament: Tournament) -> dict[int, Fraction]:
    """Return everybody's points."""
    return ScoreSheet(record(tournament)).points


def _by_points(tournament: Tournament) -> list[StandingsLine]:
    sheet = ScoreSheet(record(tournament))
    groups, values = _split([list(sheet.rounds)], lambda _, who: sheet.points[who])
    breaks: dict[int, list[Fraction]] = {number: [] for number in sheet.rounds}
    for name in BREAKS[tournament.rules.format]:
        groups, values = _split(groups, _measure(name, sheet))
        for who, value in values.items():
            breaks[who].append(value)
    dropped = {one.number for one in tournament.entrants if one.dropped}
    found, place = [], 1
    for group in groups:
        for who in sorted(group):
            found.append(_line(tournament, sheet, who, place, tuple(breaks[who]), who in dropped))
        place += len(group)
    return found


_Measure = Callable[[list[int], int], Fraction]


def _measure(name: str, sheet: ScoreSheet) -> _Measure:
    """Return the value of a tie-break, by its name, for somebody in a group of tied entrants."""
    match name:
        case "direct":
            return lambda group, who: _direct(sheet, group, who)
        case "sonneborn":
            return lambda _, who: sheet.sonneborn_berger(who)
        case "wins":
            return lambda _, who: Fraction(sheet.wins(who))
        case "buchholz-cut":
            return lambda _, who: sheet.buchholz(who, 1)
        case _:
            return lambda _, who: sheet.buchholz(who)


def _direct(sheet: ScoreSheet, group: list[int], who: int) -> Fraction:
    """Return the points among tied entrants if all of them have met; else it decides nothing."""
    found = {one: sheet.direct(group, one) for one in group}
    own = found[who]
    return NOTHING if own is None or None in found.values() else own


def _split(groups: Iterable[list[int]], measure: _Measure) -> tuple[list[list[int]], dict[int, Fraction]]:
    """Split groups of tied entrants by a tie-break, highest first; also return its values."""
    found: list[list[int]] = []
    every: dict[int, Fraction] = {}
    for group in groups:
        worth = {who: measure(group, who) for who in group}
        every |= worth
        for value in sorted(set(worth.values()), reverse=True):
            found.append([who for who in group if worth[who] == value])
    return found, every


def _line(
    tournament: Tournament, sheet: ScoreSheet, who: int, place: int, breaks: tuple[Fraction, ...], out: bool
) -> StandingsLine:
    won, equal, lost = balance(_counted(tournament), who)
    idle = sum(match.bye and match.players == (who,) for match in tournament.matches)
    return StandingsLine(who, place, sheet.points[who], breaks, won, equal, lost, idle, out)


def balance(matches: Iterable[Match], who: int) -> tuple[int, int, int]:
    """Return how many of some matches somebody has won, shared, and lost at a table."""
    won = equal = lost = 0
    for match in matches:
        if match.played and who in match.players:
            place = match.places[match.players.index(who)]
            first = place == min(match.places)
            alone = match.places.count(place) == 1
            won, equal, lost = won + (first and alone), equal + (first and not alone), lost + (not first)
    return won, equal, lost


def _by_round(tournament: Tournament) -> list[StandingsLine]:
    """Rank by how far everybody has come; those eliminated in the same round share a place, at larger tables by their
    places.

    A winner of a match who dropped out before the next one is behind those who came as far and did not.
    """
    active = set(tournament.active)
    sat = {(match.round, who) for match in tournament.matches for who in match.players}
    reached = {
        who: (far, back, who not in active and (far, who) not in sat)
        for who, (far, back) in knockout.rounds_reached(tournament).items()
    }
    left = set(knockout.survivors(tournament)) if tournament.idle else _still(tournament)
    ordered = sorted(reached, key=lambda who: (-reached[who][0], *reached[who][1:], who))
    found: list[StandingsLine] = []
    for at, who in enumerate(ordered):
        equal_before = at > 0 and reached[ordered[at - 1]] == reached[who]
        place = found[-1].place if equal_before else at + 1
        won, equal, lost = balance(tournament.matches, who)
        out = who not in active or who not in left
        idle = sum(match.bye and match.players == (who,) for match in tournament.matches)
        found.append(StandingsLine(who, place, NOTHING, (), won, equal, lost, idle, out, reached[who][0]))
    return found


def _still(tournament: Tournament) -> set[int]:
    """Return who may still win while a round is played."""
    last = [match for match in tournament.matches if match.round == tournament.round]
    found: set[int] = set()
    for match in last:
        found |= set(knockout.going_on(match, final=len(last) == 1)) if match.over else set(match.players)
    return found & set(tournament.active)


def _by_rung(tournament: Tournament) -> list[StandingsLine]:
    found = []
    for place, who in enumerate(ladder.rungs(tournament), 1):
        won, equal, lost = balance(tournament.matches, who)
        found.append(StandingsLine(who, place, NOTHING, (), won, equal, lost))
    return found
