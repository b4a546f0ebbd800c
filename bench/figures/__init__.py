"""A figure, the bar it is held to, and the machine it was measured on."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

WITHIN, OVER, SCALE, MISSING = "ok", "OVER", "·", "not measured"


class Figure(Struct, frozen=True):
    """One figure: what was measured, the value, the bar it is held to, and the verdict."""

    what: str
    value: str
    bar: str = ""
    verdict: str = SCALE


def at_most(what: str, value: float, bar: float, unit: str) -> Figure:
    """A figure that must not exceed its bar."""
    return Figure(what, amount(value, unit), f"≤ {amount(bar, unit)}", WITHIN if value <= bar else OVER)


def at_least(what: str, value: float, bar: float, unit: str) -> Figure:
    """A figure that must reach its bar."""
    return Figure(what, amount(value, unit), f"≥ {amount(bar, unit)}", WITHIN if value >= bar else OVER)


def for_scale(what: str, value: float, unit: str) -> Figure:
    """A figure without a bar, to read others by."""
    return Figure(what, amount(value, unit))


def missing(what: str, why: str) -> Figure:
    """A figure that could not be measured, and why."""
    return Figure(what, "–", why, MISSING)


def amount(value: float, unit: str) -> str:
    """A value with its unit, to three figures or whole."""
    return f"{value:,.0f} {unit}" if abs(value) >= 100 else f"{value:.3g} {unit}"


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which a part (0 to 1) of the values lies; of few values the largest."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part))]


def seconds(do: Callable[[], object]) -> float:
    """How long something takes."""
    start = time.perf_counter()
    do()
    return time.perf_counter() - start


def busy_seconds(do: Callable[[], object]) -> float:
    """How long the processor is busy with something, of which others on the machine take no part.

    For what only computes. It is no quiet machine's time: a neighbour on the same core empties its caches, so read it
    beside `pace`.
    """
    start = time.process_time()
    do()
    return time.process_time() - start


_ROUNDS = 200_000


def pace() -> float:
    """How many thousand rounds of a plain loop this Python makes in a second here and now."""

    def count() -> None:
        total = 0
        for number in range(_ROUNDS):
            total += number * number % 7

    return _ROUNDS / busy_seconds(count) / 1e3


def machine() -> str:
    """The processor, cores, memory and Python of this machine."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    load = os.getloadavg()[0]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    cores = len(os.sched_getaffinity(0))
    return f"{_processor()}, {cores} cores, {memory:.0f} GiB, {platform.system()}, {python}; load at start {load:.1f}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())
