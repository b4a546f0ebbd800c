"""What the command line says when something fails: clear lines, never a traceback for what a person can mend."""

from __future__ import annotations

import sys
from collections.abc import Callable


def told(command: Callable[[], int]) -> int:
    """Run a command; failures that a person can mend are said in their own words. Returns the exit status.

    0 done, 1 not done, 2 wrong settings, 130 interrupted.
    """
    from bot.app import HostFailure
    from bot.config import ConfigError
    from bot.store import StoreError
    from bot.tables import NoSuchTable
    from bot.tables.archive import FileError

    try:
        return command()
    except ConfigError as error:
        say("Wrong settings:", *(f"  {problem}" for problem in error.problems))
        return 2
    except NoSuchTable as error:
        say(f"There is no table {error.reason.args['table']}.")
        return 1
    except (HostFailure, StoreError, FileError) as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


def say(*lines: str) -> None:
    """Lines for a person, apart from a command's output."""
    sys.stderr.write("\n".join(lines) + "\n")
