"""`python -m bot.writer CHANNEL [PROCESSOR]`: begun by a host, with the number of a socket that leads to it."""

from __future__ import annotations

import sys

from bot.writer.writer_loop import main

if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
