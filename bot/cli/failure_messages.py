"""What the command line says when something fails: clear lines, never a traceback for what a person can mend."""

from __future__ import annotations

from collections.abc import Callable

from .output import complain


def exit_status(command: Callable[[], int]) -> int:
    """Run a command; failures that a person can mend are said in their own words. Returns the exit status.

    0 done, 1 not done, 2 wrong settings, 130 interrupted. What nobody expected is raised.
    """
    try:
        return command()
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        return _explained(error)


def _explained(error: Exception) -> int:
    """Say what failed. What comes from the host is known only here: most commands need neither Discord nor database."""
    from bot.app import HostFailure
    from bot.config import ConfigError
    from bot.store import StoreError
    from bot.tables import NoSuchTable
    from bot.tables.archive import FileError

    match error:
        case ConfigError():
            complain("Wrong settings:", *(f"  {problem}" for problem in error.problems))
            return 2
        case NoSuchTable():
            complain(f"There is no table {error.reason.args['table']}.")
        case HostFailure() | StoreError() | FileError():
            complain(str(error))
        case _:
            raise error
    return 1
