"""Measures the selected subjects and compares each figure with its bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module

from bench.figures import OVER, Figure, machine
from bot.cli.arguments import complain, say

PARTS = (
    *("rules_speed", "durability", "pictures", "presses", "posts", "standard_load", "page_clicks"),
    *("startup", "panel_presses", "newcomer", "first_move", "long_games"),
)
"""The modules of figures in the order of measurement; each has `rows()`."""

LONG = ("films", "million")
"""Slow modules, measured only on demand."""


def run(parts: Sequence[str]) -> int:
    """Measure the named parts (default: all but the slow ones) and print each figure; return 1 if any misses."""
    unknown = [part for part in parts if part not in (*PARTS, *LONG)]
    if unknown:
        complain(f"no such part: {', '.join(unknown)}; there are: {', '.join((*PARTS, *LONG))}")
        return 2
    say(machine(), _line(Figure("what", "measured", "bar", "verdict")))
    over = 0
    for part in parts or PARTS:
        measure: Callable[[], Iterator[Figure]] = import_module(f"bench.figures.{part}").rows
        for row in measure():
            over += row.verdict == OVER
            say(_line(row))
    say(f"{over} over their bar" if over else "every figure within its bar")
    return 1 if over else 0


def _line(row: Figure) -> str:
    return f"{row.what:<82} {row.value:>18} {row.bar:>18}  {row.verdict}"
