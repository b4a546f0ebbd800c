"""What a command says: its output, and apart from it what went wrong."""

from __future__ import annotations

import sys


def say(*lines: str) -> None:
    """Write lines as a command's output, at once."""
    if lines:
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()


def complain(*lines: str) -> None:
    """Write lines for a person, apart from a command's output."""
    sys.stderr.write("\n".join(lines) + "\n")
