"""A writer that dies at its nth commit: `python -m bench.soak.dying_writer both|alone NTH CHANNEL [PROCESSOR]`.

`both`: with its host, before it commits. `alone`: before or, as its number wills, after it has committed; so do those
that take its place.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from bench.soak.crash_point import CrashPoint
from bot.writer.file_writer import FileWriter
from bot.writer.writer_loop import main as serve


def main(arguments: Sequence[str]) -> None:
    """Serve the host at the other end of a channel until then."""
    who, nth, *told = arguments
    commit = FileWriter._commit
    if who == "both":
        commit = CrashPoint(int(nth), [os.getppid()]).at(commit)
    elif os.getpid() % 2:
        commit = CrashPoint(int(nth)).at(commit)
    else:
        commit = CrashPoint(int(nth)).behind(commit)
    FileWriter._commit = commit  # type: ignore[method-assign]
    serve(*map(int, told))


if __name__ == "__main__":
    main(sys.argv[1:])
