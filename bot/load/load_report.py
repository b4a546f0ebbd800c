"""What a load took, for people: how long they waited, and what the hosts needed for it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

from .stopwatch import DISCORDS_SECONDS

FULL = 0.7
"""How much of one core may be busy: beyond that waiting times grow out of proportion."""
INFINITE = float("inf")
STAGES = ("handler", "rules", "commit", "draw", "deliver")


class StageTimes(NamedTuple):
    """How often a stage of the hosts' work was passed, and how long it took at the middle and at the slow end."""

    passed: int
    median: float
    slow: float


class LoadReport(Struct):
    """What was measured. Times in seconds, sizes in bytes; `cpu` is all hosts' processor time while it was measured."""

    people: int
    tables: int
    processes: int
    seconds: float
    moves: int
    presses: int
    late: int
    first: list[float]
    whole: list[float]
    posted: list[float]
    stages: dict[str, StageTimes]
    cpu: float
    memory: int
    oldest: float
    size: int
    problems: list[str]

    @property
    def well(self) -> bool:
        """Whether everybody was answered in time, and nothing went wrong."""
        return self.presses > 0 and not self.late and not self.problems

    @property
    def busy(self) -> float:
        """Cores that the hosts have kept busy."""
        return self.cpu / self.seconds

    def lines(self) -> list[str]:
        """The report."""
        each = self.presses or 1
        return [
            f"{self.people} people at {self.tables} tables, {_hosts(self.processes)}, {self.seconds:.0f} s: "
            f"{self.presses} presses and commands, {self.moves} moves",
            f"answered within {DISCORDS_SECONDS:.0f} s: {self.presses - self.late} of {self.presses}",
            f"first answer: {_times(self.first)}",
            f"whole answer: {_times(self.whole)}",
            f"board of a move posted: {_times(self.posted)}",
            *(
                f"in the host, {name}: {one.passed} times, p50 {_shown(one.median)}, p99 {_shown(one.slow)}"
                for name, one in self.stages.items()
            ),
            f"processor: {self.cpu / each * 1e3:.1f} ms a press, {self.busy:.0%} of one core",
            f"memory: {self.memory / 1e6:.0f} MB at most",
            f"database: {self.size / 1e6:.1f} MB",
            f"oldest unsent message: {self.oldest:.0f} s at most",
            f"at this pace one core carries about {self.tables * FULL / self.busy:,.0f} active tables, "
            f"{FULL:.0%} of it busy"
            if self.busy
            else "the hosts were never busy",
            *(f"PROBLEM: {problem}" for problem in self.problems),
        ]


def stages(before: Sequence[str], after: Sequence[str]) -> dict[str, StageTimes]:
    """The stages of the hosts' work between two looks at their figures, all hosts together."""
    counts = Counter(_buckets(after))
    counts.subtract(_buckets(before))
    of: dict[str, dict[float, int]] = defaultdict(dict)
    for (stage, upper), count in counts.items():
        of[stage][upper] = count
    counted = {stage: of[stage] for stage in STAGES if of[stage].get(INFINITE)}
    return {stage: StageTimes(one[INFINITE], *_quantiles(one, (0.5, 0.99))) for stage, one in counted.items()}


def oldest(figures: str) -> float:
    """How old the oldest unsent message is, as a host tells."""
    for family in text_string_to_metric_families(figures):
        if family.name == "food_court_outbox_oldest_seconds":
            return max((sample.value for sample in family.samples), default=0.0)
    return 0.0


def served(figures: str) -> int:
    """How many shards a host serves, as it tells."""
    found = [one for one in text_string_to_metric_families(figures) if one.name == "food_court_shard_connected"]
    return sum(int(sample.value) for family in found for sample in family.samples)


def _buckets(figures: Iterable[str]) -> Counter[tuple[str, float]]:
    """How often each stage took at most so many seconds."""
    found: Counter[tuple[str, float]] = Counter()
    for text in figures:
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                if sample.name == "food_court_seconds_bucket":
                    found[sample.labels["stage"], float(sample.labels["le"])] += int(sample.value)
    return found


def _quantiles(counts: Mapping[float, int], shares: Sequence[float]) -> list[float]:
    """The bounds below which such shares of what was counted lie."""
    uppers = sorted(counts)
    whole = counts[uppers[-1]]
    return [next(upper for upper in uppers if counts[upper] >= share * whole) for share in shares]


def _times(seconds: Sequence[float]) -> str:
    if not seconds:
        return "none"
    ranked = sorted(seconds)
    at = {name: ranked[min(int(share * len(ranked)), len(ranked) - 1)] for name, share in (("p50", 0.5), ("p99", 0.99))}
    return ", ".join(f"{name} {one * 1e3:.0f} ms" for name, one in {**at, "slowest": ranked[-1]}.items())


def _shown(upper: float) -> str:
    return "more than any bound" if upper == INFINITE else f"within {upper * 1e3:.0f} ms"


def _hosts(count: int) -> str:
    return "one host" if count == 1 else f"{count} hosts"
