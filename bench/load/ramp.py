"""Raises the load step by step until boards are late, and names the bottleneck."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from math import inf

from msgspec import structs

from bench.figures import percentile
from bench.load.load import LoadPlan, load
from bench.load.load_report import LoadReport

LATE_SECONDS = 1.0
"""The median delay of boards at which the ramp ends."""
STEPS, FACTOR = 8, 1.4
_FULL = 0.9
_WHOLE = ("handler", "deliver")
"""Stages that contain the others."""


def run(plan: LoadPlan, say: Callable[[str], None]) -> int:
    """Raise the number of presses a second from the plan's until boards are late; print the result of each step."""
    carried = 0.0
    for _ in range(STEPS):
        report = asyncio.run(load(plan))
        rate, posted = report.presses / report.seconds, percentile(report.posted, 0.5) if report.posted else inf
        say(
            f"{rate:.1f} presses a second: board posted after {posted * 1e3:.0f} ms (p50), oldest unsent message "
            f"{report.oldest:.0f} s, {report.busy:.0%} of one core, {report.late} answers too late"
        )
        if posted > LATE_SECONDS or report.late or report.problems:
            say(f"carried: {carried:.1f} presses a second; then {_full(report)}")
            return 0
        carried, plan = rate, structs.replace(plan, pace=plan.pace / FACTOR)
    say(f"carried: {carried:.1f} presses a second, and more")
    return 0


def _full(report: LoadReport) -> str:
    """Name the bottleneck."""
    if report.problems:
        return f"something fails: {report.problems[0]}"
    cores = os.cpu_count() or 1
    if report.busy > _FULL * cores:
        return f"all {cores} cores are full"
    inner = {name: one.seconds for name, one in report.stages.items() if name not in _WHOLE}
    slow = max(inner, key=inner.__getitem__, default="nothing that is measured")
    return (
        f"most time goes into {slow} (waiting for a free process to draw is `queue`); "
        f"Discord's limits held messages for {report.limited:.0f} s at most"
    )
