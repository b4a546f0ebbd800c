"""The special chefs (rules section 5.5): one class for each requirement, with its number from the data."""

from __future__ import annotations

from games.foodies.data import CHEFS, Chef, Requirement
from games.foodies.state import Court


class Rule:
    """A chef's requirement: at least `needed` of what `shown` counts."""

    def __init__(self, chef: Chef) -> None:
        self.needed = chef.amount

    def shown(self, court: Court) -> int:
        """Return how much of the requirement a court meets."""
        raise NotImplementedError

    def met(self, court: Court) -> bool:
        """Return whether a court meets the requirement."""
        return self.shown(court) >= self.needed

    def progress(self, court: Court) -> float:
        """Return a court's progress to the requirement, from 0 to 1, growing late: for bots."""
        return float((min(self.shown(court), self.needed) / self.needed) ** 2)


class OneCulture(Rule):
    """Four or more stalls of one culture."""

    def shown(self, court: Court) -> int:
        """Return the number of stalls of the most frequent culture."""
        return max(court.counts().values(), default=0)


class Cultures(Rule):
    """Stalls of five or more cultures."""

    def shown(self, court: Court) -> int:
        """Return the number of cultures present."""
        return len(court.counts())


class Stars(Rule):
    """Six or more complete stars in the court, each counted once (R23)."""

    def shown(self, court: Court) -> int:
        """Return the number of complete stars."""
        return court.stars()


class Spaces(Rule):
    """A stall on every one of certain spaces: those that are not corners."""

    def __init__(self, chef: Chef) -> None:
        super().__init__(chef)
        self.spaces = chef.spaces

    def shown(self, court: Court) -> int:
        """Return the number of these spaces with a stall."""
        return sum(court.stalls[space] is not None for space in self.spaces)


class Pairs(Rule):
    """At least two stalls of each of at least three cultures."""

    def shown(self, court: Court) -> int:
        """Return the number of cultures with two stalls or more."""
        return sum(1 for stalls in court.counts().values() if stalls >= 2)

    def progress(self, court: Court) -> float:
        """Return the progress; half a pair counts too: of the best three cultures, two stalls each."""
        best = sorted(court.counts().values())[-self.needed :]
        needed = 2 * self.needed
        return float((min(sum(min(2, stalls) for stalls in best), needed) / needed) ** 2)


_REQUIREMENTS: dict[Requirement, type[Rule]] = {
    "one_culture": OneCulture,
    "cultures": Cultures,
    "stars": Stars,
    "spaces": Spaces,
    "pairs": Pairs,
}
RULES: dict[str, Rule] = {chef.id: _REQUIREMENTS[chef.needs](chef) for chef in CHEFS.values()}
"""Every special chef's rule, by the chef's id."""
