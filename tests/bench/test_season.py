"""A small season is played through the real client, and reports no fault."""

from __future__ import annotations

import subprocess
import sys

from tests.lengths import long_form

SMALL = {"people": 6, "games": 6, "cups": 1, "whole": 5}


@long_form
def test_a_small_season_has_no_faults() -> None:
    """Run as a process, because a season changes how the whole process logs."""
    sizes = [text for name, size in SMALL.items() for text in (f"--{name}", str(size))]
    ended = subprocess.run([sys.executable, "-m", "bench", "season", *sizes], capture_output=True, text=True)
    assert "faults 0\n" in ended.stdout, ended.stdout + ended.stderr
    assert ended.returncode == 0
