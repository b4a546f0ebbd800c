"""Runs the host as the image does: with its command, environment and health check, and one folder to write to.

`python -m tests.deploy.image COMMAND …` tries what starts the host, for example a wheel's `food-court run` or
`docker run …`: it must become healthy, and stop within ten seconds.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
START_SECONDS, STOP_SECONDS = 90.0, 10.0


@dataclass(frozen=True)
class Image:
    """What the Dockerfile says of the image that is published, and how the one for volumes of root begins."""

    environment: dict[str, str]
    health: list[str]
    command: list[str]
    user: str
    volume: str
    giving_the_volume: list[str]


def image() -> Image:
    """Return what the Dockerfile sets in the stage that is published, and in the last one, which platforms build."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    stages = re.split(r"^FROM ", text, flags=re.MULTILINE)
    inherited = next(stage for stage in stages if " AS host\n" in stage)
    lines, last = (dict(re.findall(r"^([A-Z]+) +(.*)$", stage, re.MULTILINE)) for stage in (inherited, stages[-1]))
    return Image(
        dict(re.findall(r"([A-Z_]+)=(\S+)", lines["ENV"])),
        json.loads(lines["HEALTHCHECK"].partition("CMD ")[2]),
        json.loads(lines["ENTRYPOINT"]) + json.loads(lines["CMD"]),
        lines["USER"],
        lines["VOLUME"],
        json.loads(last["ENTRYPOINT"]),
    )


@dataclass(frozen=True)
class Run:
    """The result of one run of the host."""

    status: int
    stopping_seconds: float


def run(command: Sequence[str], health: Sequence[str], user: int | None = None, **options: object) -> Run:
    """Start a command, wait until the health check passes, and stop it. Raises AssertionError if it never passes."""
    with subprocess.Popen([*command], user=user, **options) as process:  # type: ignore[call-overload]
        try:
            until = time.monotonic() + START_SECONDS
            while subprocess.run([*health], stderr=subprocess.DEVNULL, check=False).returncode:
                assert process.poll() is None, f"the host ended with {process.returncode}"
                assert time.monotonic() < until, "the host does not become healthy"
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            status = process.wait(START_SECONDS)
            return Run(status, time.monotonic() - began)
        finally:
            process.kill()


def at_port(one: Image, port: int) -> tuple[dict[str, str], list[str]]:
    """Return environment and health check with another port."""
    usual = one.environment["FOOD_COURT_OPERATION_HEALTH_PORT"]
    environment = {**one.environment, "FOOD_COURT_OPERATION_HEALTH_PORT": str(port)}
    return environment, [sys.executable, *(part.replace(usual, str(port)) for part in one.health[1:])]


def main(command: Sequence[str], environment: Mapping[str, str] = os.environ) -> None:
    """Try a command and say how it went."""
    one = image()
    went = run(command, [sys.executable, *one.health[1:]], env={**environment, **one.environment})
    print(f"healthy; stopped in {went.stopping_seconds:.1f} s with {went.status}")  # noqa: T201
    assert went.status == 0 and went.stopping_seconds < STOP_SECONDS


if __name__ == "__main__":
    main(sys.argv[1:])
