"""A figure (a measured value), the bar it has to meet, and the machine that it was measured on."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

WITHIN, OVER, SCALE, MISSING = "ok", "OVER", "·", "not measured"


class Figure(Struct, frozen=True):
    """One figure: what was measured, its value, its bar, and whether it meets the bar."""

    what: str
    value: str
    bar: str = ""
    verdict: str = SCALE


def at_most(what: str, value: float, bar: float, unit: str) -> Figure:
    """Return a figure that must not exceed its bar."""
    return Figure(what, amount(value, unit), f"≤ {amount(bar, unit)}", WITHIN if value <= bar else OVER)


def at_least(what: str, value: float, bar: float, unit: str) -> Figure:
    """Return a figure that must reach its bar."""
    return Figure(what, amount(value, unit), f"≥ {amount(bar, unit)}", WITHIN if value >= bar else OVER)


def for_scale(what: str, value: float, unit: str) -> Figure:
    """Return a figure without a bar, as a reference for others."""
    return Figure(what, amount(value, unit))


def missing(what: str, why: str) -> Figure:
    """Return a figure that could not be measured, with the reason."""
    return Figure(what, "–", why, MISSING)


def amount(value: float, unit: str) -> str:
    """Format a value with its unit, to three significant figures or as a whole number."""
    return f"{value:,.0f} {unit}" if abs(value) >= 100 else f"{value:.3g} {unit}"


def percentile(values: Sequence[float], part: float) -> float:
    """Return the percentile for a part from 0 to 1; of few values, the largest."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part))]


def seconds(do: Callable[[], object]) -> float:
    """Return the wall-clock seconds that a call takes."""
    start = time.perf_counter()
    do()
    return time.perf_counter() - start


def busy_seconds(do: Callable[[], object]) -> float:
    """Return the processor seconds that a call takes, which excludes time spent by other processes.

    Meant for pure computation. A neighbour on the same core still empties its caches, so read the value beside `pace`.
    """
    start = time.process_time()
    do()
    return time.process_time() - start


_ROUNDS = 200_000


def pace() -> float:
    """Return how many thousand rounds of a plain loop Python runs per second on this machine now."""

    def count() -> None:
        total = 0
        for number in range(_ROUNDS):
            total += number * number % 7

    return _ROUNDS / busy_seconds(count) / 1e3


def machine() -> str:
    """Describe the processor, cores, memory and Python version of this machine."""
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
