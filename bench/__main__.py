"""`python -m bench [PART …]`: measure the figures and hold them to their bars. Exit status 1 when one is over.

`python -m bench season` lives through a season of people instead (`bench.season.season`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module

from bench.figures import OVER, Figure, machine

PARTS = (
    *("rules_speed", "dinner", "durability", "pictures", "presses", "posts"),
    *("startup", "panel_presses", "newcomer", "films", "finished", "late"),
)
"""The modules of figures, in the order in which they are measured; each has `rows()`."""

LONG = ("million",)
"""Likewise, but measured only where it is asked for: it takes long."""

SEASON = "season"
"""Lived through instead of measured, and only where it is asked for: it takes long, and has arguments of its own."""


_WHAT = f"what to measure: {', '.join(PARTS)} (default: all of these), or {', '.join(LONG)}"


def main(argv: Sequence[str] | None = None) -> int:
    """Measure the parts asked for and print each figure as it comes."""
    given = sys.argv[1:] if argv is None else list(argv)
    if given[:1] == [SEASON]:
        lived: int = import_module(f"bench.{SEASON}").main(given[1:])
        return lived
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure this project's figures.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=_WHAT)
    parts = parser.parse_args(given).parts or PARTS
    unknown = [part for part in parts if part not in (*PARTS, *LONG)]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}; there are: {', '.join((*PARTS, *LONG))}")
    _say(machine())
    _say(_line(Figure("what", "measured", "bar", "verdict")))
    over = 0
    for part in parts:
        measure: Callable[[], Iterator[Figure]] = import_module(f"bench.{part}").rows
        for row in measure():
            over += row.verdict == OVER
            _say(_line(row))
    _say(f"{over} over their bar" if over else "every figure within its bar")
    return 1 if over else 0


def _line(row: Figure) -> str:
    return f"{row.what:<82} {row.value:>18} {row.bar:>18}  {row.verdict}"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
