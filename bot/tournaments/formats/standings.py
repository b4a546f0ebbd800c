"""Who stands where in a tournament, and by what: points, tie-breaks, how far somebody has come, or a rung.

Points and tie-breaks, as FIDE's regulations of 2023 have them, also for tables of more than two.

A match is worth one point for the winner and none for the last; at a larger table each rival counts as one game, and
all of them together as much as a game of two. What FIDE adds up over opponents is their mean over a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.tournaments.formats import knockout, ladder
from bot.tournaments.formats.matches import Entrant, Format, Match, MatchEnd, Tournament

ONE, HALF, NOTHING = Fraction(1), Fraction(1, 2), Fraction(0)


class OpponentScore(Struct, frozen=True):
    """A rival at a table, and the points against them: 1 placed before, ½ equal, 0 behind."""

    rival: int
    score: Fraction


class MatchScore(Struct, frozen=True):
    """A round of one entrant: the points, and whom they met; nobody where nothing was played.

    `willing` is False for a round that somebody did not play by their own choice.
    """

    score: Fraction
    met: tuple[OpponentScore, ...] = ()
    willing: bool = True


def against(place: int, other: int) -> Fraction:
    """The points of a place against another at the same table."""
    return ONE if place < other else HALF if place == other else NOTHING


def at_table(players: Sequence[int], places: Sequence[int]) -> dict[int, MatchScore]:
    """What a match that was played is to each of its entrants."""
    found = {}
    for number, place in zip(players, places, strict=True):
        others = [(rival, at) for rival, at in zip(players, places, strict=True) if rival != number]
        met = tuple(OpponentScore(rival, against(place, at)) for rival, at in others)
        found[number] = MatchScore(sum((one.score for one in met), NOTHING) / len(met), met)
    return found


class ScoreSheet:
    """All rounds of all entrants, and what follows from them."""

    def __init__(self, rounds: Mapping[int, Sequence[MatchScore]]) -> None:
        self.rounds = rounds
        self.points = {number: sum((one.score for one in own), NOTHING) for number, own in rounds.items()}
        """The points of everybody."""
        self.adjusted = {number: self._adjusted(own) for number, own in rounds.items()}
        """The points that everybody counts for their rivals: rounds not played at the end by own choice are draws."""

    def buchholz(self, number: int, cut: int = 0) -> Fraction:
        """The points of all rivals, without the `cut` least of them; first of all goes what was not played by own
        choice.

        A round that was not played counts as one against somebody with as many points as the entrant.
        """
        found = sorted((one.willing, self._rivals(number, one)) for one in self.rounds[number])
        return sum((value for _, value in found[cut:]), NOTHING)

    def sonneborn_berger(self, number: int) -> Fraction:
        """The points of all rivals times what was scored against them."""
        return sum((self._weighed(number, one) for one in self.rounds[number]), NOTHING)

    def direct(self, group: Iterable[int], number: int) -> Fraction | None:
        """The points among those who are equal so far; None where they have not all met each other."""
        others = set(group) - {number}
        met = [one for outing in self.rounds[number] for one in outing.met if one.rival in others]
        return None if {one.rival for one in met} != others else sum((one.score for one in met), NOTHING)

    def wins(self, number: int) -> int:
        """How often an entrant has won at a table, before all others there."""
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


BREAKS: dict[Format, tuple[str, ...]] = {
    Format.ROUND_ROBIN: ("direct", "sonneborn", "wins"),
    Format.SWISS: ("buchholz-cut", "buchholz", "sonneborn", "direct", "wins"),
    Format.ELIMINATION: (),
    Format.LADDER: (),
}
"""What decides among those with equal points, one after the other; who is still equal then shares a place."""


class StandingsLine(Struct, frozen=True):
    """How somebody stands: place, points, the tie-breaks of the format, matches won, equal and lost; byes apart.

    `out` says that they have dropped out, or are beaten in an elimination. A `round` is how far they have come there.
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
    """Everybody in order, the best first; who shares a place in the order of their numbers."""
    match tournament.rules.format:
        case Format.ELIMINATION:
            return _by_round(tournament)
        case Format.LADDER:
            return _by_rung(tournament)
        case _:
            return _by_points(tournament)


def record(tournament: Tournament) -> dict[int, list[MatchScore]]:
    """The rounds of everybody as the tie-breaks see them, of matches that are over.

    In a round robin matches of who dropped out before half of theirs were played count for nobody, and a bye, which
    everybody has once, is no round; where rivals have gone it counts as if it had been played.
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
    """Whether somebody dropped out before half of their matches were played."""
    own = [match for match in tournament.matches if entrant.number in match.players and not match.bye]
    return 2 * sum(match.played for match in own) < len(own)


def _outings(match: Match, kind: Format) -> dict[int, MatchScore]:
    """What a match that is over is to its entrants."""
    if match.how is MatchEnd.BYE:
        return {match.players[0]: MatchScore(ONE)}
    if match.how is MatchEnd.FORFEIT and (kind is not Format.ROUND_ROBIN or 1 not in match.places):
        there = dict(zip(match.players, match.places, strict=True))
        return {
            who: MatchScore(ONE) if place == 1 else MatchScore(NOTHING, willing=False) for who, place in there.items()
        }
    return at_table(match.players, match.places)


def points_of(tournament: Tournament) -> dict[int, Fraction]:
    """Everybody's points."""
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
    """A tie-break by its name, of somebody in a group of equals."""
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
    """Points among equals, if all of them have met each other; else it decides nothing."""
    found = {one: sheet.direct(group, one) for one in group}
    own = found[who]
    return NOTHING if own is None or None in found.values() else own


def _split(groups: Iterable[list[int]], measure: _Measure) -> tuple[list[list[int]], dict[int, Fraction]]:
    """The groups of equals, each divided by a measure, the highest first; and what each one measured."""
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
    """How many of some matches somebody has won, shared with others, and lost at a table."""
    won = equal = lost = 0
    for match in matches:
        if match.played and who in match.players:
            place = match.places[match.players.index(who)]
            first = place == min(match.places)
            alone = match.places.count(place) == 1
            won, equal, lost = won + (first and alone), equal + (first and not alone), lost + (not first)
    return won, equal, lost


def _by_round(tournament: Tournament) -> list[StandingsLine]:
    """By how far everybody has come; who was beaten in the same round shares a place, at larger tables by theirs.

    Who won a match and dropped out before the next one stands behind those who have come as far and did not.
    """
    active = set(tournament.active)
    sat = {(match.round, who) for match in tournament.matches for who in match.players}
    reached = {
        who: (far, back, who not in active and (far, who) not in sat)
        for who, (far, back) in knockout.reached(tournament).items()
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
    """Who may still win while a round is played."""
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
