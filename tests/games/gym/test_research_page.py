"""The programs of the page for researchers run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PROGRAMS = re.findall(r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_of_the_page_runs(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
