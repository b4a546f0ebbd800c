"""The model of a tournament for the formats: rules, entrants by number, matches with places; and maximum matching.

The matching uses Edmonds' blossom algorithm.

Computes the number of tables of a round, the byes, and the order of seats, so that starting first is shared
fairly.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence, Set
from enum import StrEnum

from msgspec import Struct


class Format(StrEnum):
    """The format: who meets whom."""

    ROUND_ROBIN = "robin"
    SWISS = "swiss"
    ELIMINATION = "knockout"
    LADDER = "ladder"


class MatchEnd(StrEnum):
    """How a match ended; `NOT` if it has not."""

    NOT = ""
    PLAYED = "played"
    BYE = "bye"
    FORFEIT = "forfeit"
    """An entrant dropped out before it began."""
    VOID = "void"
    """Its table was closed without a result: all share the first place."""


class FormatRules(Struct, frozen=True):
    """The format, the number of seats at a table, and its minimum.

    `rounds` depends on the format, 0 for the default: rounds of a Swiss tournament, how often everybody meets everybody
    in a round robin, how many rungs up one may challenge on a ladder.
    """

    format: Format
    size: int = 2
    low: int = 2
    rounds: int = 0


class Entrant(Struct, frozen=True):
    """An entrant, by the number of the registration; a smaller number came first."""

    number: int
    dropped: bool = False


class Match(Struct, frozen=True):
    """Entrants at one table, in the order of its seats; one alone has a bye.

    `places` are set once it is over, 1 is the winner's, equals share one; `order` counts the matches as they ended.
    """

    number: int
    round: int
    players: tuple[int, ...]
    places: tuple[int, ...] = ()
    how: MatchEnd = MatchEnd.NOT
    order: int = 0

    @property
    def over(self) -> bool:
        """Whether it has a result."""
        return self.how is not MatchEnd.NOT

    @property
    def bye(self) -> bool:
        """Whether it is a bye."""
        return len(self.players) == 1

    @property
    def winners(self) -> list[int]:
        """Return who has the first place, in the order of the seats; nobody before it is over."""
        return [number for number, place in zip(self.players, self.places, strict=False) if place == 1]

    @property
    def played(self) -> bool:
        """Whether it was decided at a table."""
        return self.how in (MatchEnd.PLAYED, MatchEnd.VOID)


class Tournament(Struct, frozen=True):
    """The state of a tournament that has begun: `lot` is the order in which its entrants were drawn."""

    rules: FormatRules
    entrants: tuple[Entrant, ...]
    matches: tuple[Match, ...] = ()
    lot: tuple[int, ...] = ()

    @property
    def active(self) -> list[int]:
        """Return the active entrants, in the order of the draw; later ones at the end."""
        drawn = {number: at for at, number in enumerate(self.lot)}
        here = [one.number for one in self.entrants if not one.dropped]
        return sorted(here, key=lambda number: (drawn.get(number, len(drawn)), number))

    @property
    def round(self) -> int:
        """Return the number of the last drawn round; 0 before the first."""
        return max((match.round for match in self.matches), default=0)

    @property
    def idle(self) -> bool:
        """Return whether every drawn match is over."""
        return all(match.over for match in self.matches)


Drawn = list[tuple[int, ...]]
"""The tables of a round: entrants by seats; one alone has a bye."""
Friends = Mapping[int, Set[int]]
"""The allowed partners of everybody."""


def most_pairs(people: Sequence[int], friends: Friends) -> int:
    """Return the maximum number of simultaneous pairs of allowed partners."""
    places = {one: at for at, one in enumerate(people)}
    near = [[places[other] for other in people if other in friends[one]] for one in people]
    return _Matching(near).pairs()


class _Matching:
    """A matching that grows by one pair at a time along augmenting paths from an unmatched vertex."""

    def __init__(self, near: list[list[int]]) -> None:
        self._near = near
        self._mate = [-1] * len(near)

    def pairs(self) -> int:
        """Return the number of pairs once no more can be added."""
        for one, others in enumerate(self._near):
            # Pairs that can be made directly leave fewer augmenting paths to be searched.
            free = next((other for other in others if self._mate[other] == -1), None)
            if self._mate[one] == -1 and free is not None:
                self._mate[one], self._mate[free] = free, one
        for one in range(len(self._near)):
            if self._mate[one] == -1:
                self._grow(one)
        return sum(mate != -1 for mate in self._mate) // 2

    def _grow(self, root: int) -> None:
        """Flip an augmenting path from an unmatched vertex to another, if there is one."""
        self._base = list(range(len(self._near)))
        self._parent = [-1] * len(self._near)
        seen, queue = {root}, deque([root])
        while queue:
            at = queue.popleft()
            for to in self._near[at]:
                if self._base[at] == self._base[to] or self._mate[at] == to:
                    continue
                if to == root or (self._mate[to] != -1 and self._parent[self._mate[to]] != -1):
                    queue.extend(self._contract(at, to, seen))
                elif self._parent[to] == -1:
                    self._parent[to] = at
                    if self._mate[to] == -1:
                        self._turn(to)
                        return
                    seen.add(self._mate[to])
                    queue.append(self._mate[to])

    def _turn(self, end: int) -> None:
        while end != -1:
            before = self._parent[end]
            following = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = following

    def _contract(self, one: int, other: int, seen: set[int]) -> list[int]:
        """Contract a blossom; return the vertices that the search reaches by that."""
        base, blossom = self._meeting(one, other), set[int]()
        self._mark(one, base, other, blossom)
        self._mark(other, base, one, blossom)
        reached = []
        for at in range(len(self._near)):
            if self._base[at] in blossom:
                self._base[at] = base
                if at not in seen:
                    seen.add(at)
                    reached.append(at)
        return reached

    def _meeting(self, one: int, other: int) -> int:
        """Return the common ancestor of two vertices."""
        passed = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if self._mate[one] == -1:
                break
            one = self._parent[self._mate[one]]
        while self._base[other] not in passed:
            other = self._parent[self._mate[self._base[other]]]
        return self._base[other]

    def _mark(self, at: int, base: int, child: int, blossom: set[int]) -> None:
        while self._base[at] != base:
            blossom |= {self._base[at], self._base[self._mate[at]]}
            self._parent[at] = child
            child = self._mate[at]
            at = self._parent[self._mate[at]]


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
