"""The report of a load test: how long people waited, and the resources that the hosts needed.

Waiting times run from each press or command to its first answer, to the complete answer, and to the new board.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

from bench.clients import PlayingClients
from bench.pressing import shown_table
from sandbox.driver import Pending, RenderedMessage
from sandbox.model.entities import Message, StateChange
from sandbox.model.world import World

DISCORDS_SECONDS = 3.0
"""Seconds after which Discord no longer accepts a first answer."""


class Stopwatch:
    """Records waiting times in seconds while it is running."""

    def __init__(self, world: World) -> None:
        self.first: list[float] = []
        self.whole: list[float] = []
        self.failed: list[str] = []
        """The number of presses that never got a first answer in time."""
        self.running = False
        self._posts: dict[int, list[tuple[float, str]]] = defaultdict(list)
        world.subscribe(self._saw)

    @property
    def presses(self) -> int:
        """Return how many presses and commands were sent."""
        return len(self.first) + len(self.failed)

    @property
    def late(self) -> int:
        """Return how many of them were not answered within Discord's limit."""
        return len(self.failed) + sum(one > DISCORDS_SECONDS for one in self.first)

    async def answered(self, pending: Pending) -> bool:
        """Wait for an answer and record how long it takes; return whether one came."""
        began = time.perf_counter()
        try:
            await pending.acknowledged()
            first = time.perf_counter() - began
            answer = await pending
        except TimeoutError as error:
            self._note_failure(str(error).splitlines()[0])
            return False
        if answer.failed is not None:
            self._note_failure(answer.failed)
        elif self.running:
            self.first.append(first)
            self.whole.append(time.perf_counter() - began)
        return True

    def posted(self, clients: PlayingClients) -> list[float]:
        """Return the seconds to each message with a picture in their channel from the move before it.

        That is the last request since the message before that may have changed the board. Version numbers cannot be
        compared, because only its maker counts a secret move.
        """
        found, before = [], 0.0
        made = [one for one in (*clients.requests, *clients.others) if one.carried]
        for at, table in self._posts[clients.channel.id]:
            moves = sorted(one.asked for one in made if one.table == table)
            found += [at - asked for asked in moves if before < asked <= at][-1:]
            before = at
        return found

    def _note_failure(self, why: str) -> None:
        if self.running:
            self.failed.append(why)

    def _saw(self, change: StateChange) -> None:
        message = change.subject
        if self.running and change.event == "MESSAGE_CREATE" and isinstance(message, Message) and message.attachments:
            shown = RenderedMessage(message)
            self._posts[message.channel_id].append((time.time(), shown_table(shown)))


FULL = 0.7
"""The highest acceptable load of one core; above it, waiting times rise steeply."""
INFINITE = float("inf")
STAGES = ("handler", "rules", "commit", "queue", "draw", "deliver")


class StageTimes(NamedTuple):
    """How often a stage of the hosts' work ran, with its median time and a high percentile, and all its seconds."""

    passed: int
    median: float
    slow: float
    seconds: float


class LoadReport(Struct):
    """The measurements: times in seconds, sizes in bytes; `cpu` is the processor time of all hosts meanwhile.

    `answering` is the part of the processes that answer; the others draw and think. `requests` are those that count
    against Discord's limit for a bot, which held some of them for at most `limited` seconds.
    """

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
    pictures: dict[str, int]
    """How many were drawn for what."""
    cpu: float
    answering: float
    requests: int
    limited: float
    memory: list[int]
    """Of each process, when it was most together."""
    oldest: float
    size: int
    problems: list[str]

    @property
    def well(self) -> bool:
        """Return whether everybody was answered in time and nothing failed."""
        return self.presses > 0 and not self.late and not self.problems

    @property
    def busy(self) -> float:
        """Return the number of cores that the hosts kept busy."""
        return self.cpu / self.seconds

    def lines(self) -> list[str]:
        """Return the lines of the report."""
        each = self.presses or 1
        return [
            f"{self.people} people at {self.tables} tables, {_hosts(self.processes)}, {self.seconds:.0f} s: "
            f"{self.presses} presses and commands, {self.moves} moves",
            f"answered within {DISCORDS_SECONDS:.0f} s: {self.presses - self.late} of {self.presses}",
            f"first answer: {_times(self.first)}",
            f"whole answer: {_times(self.whole)}",
            f"board of a move posted: {_times(self.posted)}",
            *(
                f"in the host, {name}: {one.passed} times, p50 {_shown(one.median)}, p99 {_shown(one.slow)}, "
                f"{one.seconds / each * 1e3:.0f} ms a press"
                for name, one in self.stages.items()
            ),
            "pictures drawn, a press: " + ", ".join(f"{n / each:.2f} {what}" for what, n in self.pictures.items()),
            f"processor: {self.cpu / each * 1e3:.1f} ms a press, {self.busy:.0%} of one core; "
            f"{self.answering / each * 1e3:.1f} ms of it where presses are answered, the rest for pictures and bots",
            f"requests to Discord: {self.requests / self.seconds:.1f} a second, of the 50 allowed; "
            f"its limits held them for {self.limited:.0f} s at most, all channels together",
            f"memory: {sum(self.memory) / 1e6:.0f} MB at most, by process "
            + ", ".join(f"{one / 1e6:.0f}" for one in self.memory),
            f"database: {self.size / 1e6:.1f} MB",
            f"oldest unsent message: {self.oldest:.0f} s at most",
            f"at this pace one core carries about {self.tables * FULL / self.busy:,.0f} active tables, "
            f"{FULL:.0%} of it busy"
            if self.busy
            else "the hosts were never busy",
            *(f"PROBLEM: {problem}" for problem in self.problems),
        ]


def stages(before: Sequence[str], after: Sequence[str]) -> dict[str, StageTimes]:
    """Return the stages of work between two readings of the hosts' metrics, all hosts together."""
    counts = Counter(_buckets(after))
    counts.subtract(_buckets(before))
    of: dict[str, dict[float, int]] = defaultdict(dict)
    for (stage, upper), count in counts.items():
        of[stage][upper] = count
    spent = _samples(after, "food_court_seconds_sum")
    spent.subtract(_samples(before, "food_court_seconds_sum"))
    found = {}
    for stage in (one for one in STAGES if of[one].get(INFINITE)):
        median, slow = _quantiles(of[stage], (0.5, 0.99))
        seconds = sum(count for (name, _), count in spent.items() if name == stage)
        found[stage] = StageTimes(of[stage][INFINITE], median, slow, seconds)
    return found


def pictures(before: Sequence[str], after: Sequence[str]) -> dict[str, int]:
    """Return how many pictures were drawn for what between two readings of the hosts' metrics, all hosts together."""
    counts = _samples(after, "food_court_seconds_count")
    counts.subtract(_samples(before, "food_court_seconds_count"))
    return {what: round(count) for (stage, what), count in sorted(counts.items()) if stage == "draw"}


def oldest(figures: str) -> float:
    """Return the age of the oldest unsent message, from a host's metrics."""
    for family in text_string_to_metric_families(figures):
        if family.name == "food_court_outbox_oldest_seconds":
            return max((sample.value for sample in family.samples), default=0.0)
    return 0.0


def served(figures: str) -> int:
    """Return how many shards a host serves, from its metrics."""
    found = [one for one in text_string_to_metric_families(figures) if one.name == "food_court_shard_connected"]
    return sum(int(sample.value) for family in found for sample in family.samples)


def _buckets(figures: Iterable[str]) -> Counter[tuple[str, float]]:
    """Return how many runs of each stage took at most a number of seconds."""
    found: Counter[tuple[str, float]] = Counter()
    for text in figures:
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                if sample.name == "food_court_seconds_bucket":
                    found[sample.labels["stage"], float(sample.labels["le"])] += int(sample.value)
    return found


def _samples(figures: Iterable[str], name: str) -> Counter[tuple[str, str]]:
    """Return a value of the stages' times, by stage and kind, of all hosts together."""
    found: Counter[tuple[str, str]] = Counter()
    for text in figures:
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                if sample.name == name:
                    found[sample.labels["stage"], sample.labels["what"]] += sample.value  # type: ignore[assignment]
    return found


def _quantiles(counts: Mapping[float, int], shares: Sequence[float]) -> list[float]:
    """Return the bounds below which the given shares of the counts lie."""
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
