"""A tournament as its arithmetic knows it: rules, entrants by number, and matches with the places at their tables."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Format(StrEnum):
    """Who is to meet whom."""

    ROUND_ROBIN = "robin"
    SWISS = "swiss"
    ELIMINATION = "knockout"
    LADDER = "ladder"


class MatchEnd(StrEnum):
    """How a match came to its end; `NOT` where it has not."""

    NOT = ""
    PLAYED = "played"
    BYE = "bye"
    FORFEIT = "forfeit"
    """Who was to play there has dropped out before it began."""
    VOID = "void"
    """Its table was closed without a result: all share the first place."""


class FormatRules(Struct, frozen=True):
    """The format, how many sit at a table, and how few can.

    `rounds` is what the format makes of it, 0 for the usual: rounds of a Swiss tournament, how often everybody meets
    everybody in a round robin, how many rungs up one may challenge on a ladder.
    """

    format: Format
    size: int = 2
    low: int = 2
    rounds: int = 0


class Entrant(Struct, frozen=True):
    """Somebody who takes part, by the number under which they signed up; a smaller number came first."""

    number: int
    dropped: bool = False


class Match(Struct, frozen=True):
    """Some entrants at one table, in the order of its seats; one alone has a bye.

    `places` are theirs once it is over, 1 is the winner's, equals share one; `order` counts the matches as they ended.
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
        """Whether somebody has nobody to play against."""
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
    """What there is to know of a tournament that has begun: `lot` is the order in which its entrants were drawn."""

    rules: FormatRules
    entrants: tuple[Entrant, ...]
    matches: tuple[Match, ...] = ()
    lot: tuple[int, ...] = ()

    @property
    def active(self) -> list[int]:
        """Who is still in it, in the order of the lot; who came later, behind."""
        drawn = {number: at for at, number in enumerate(self.lot)}
        here = [one.number for one in self.entrants if not one.dropped]
        return sorted(here, key=lambda number: (drawn.get(number, len(drawn)), number))

    @property
    def round(self) -> int:
        """The number of the last round that was drawn; 0 before the first."""
        return max((match.round for match in self.matches), default=0)

    @property
    def idle(self) -> bool:
        """Whether every match that was drawn is over."""
        return all(match.over for match in self.matches)


Drawn = list[tuple[int, ...]]
"""The tables of a round: entrants by seats; one alone has a bye."""
