"""`python -m bot.writer CHANNEL [PROCESSOR]`: started by a host, with the number of a connected socket."""

from __future__ import annotations

import sys

from bot.writer.writer_loop import main

if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
