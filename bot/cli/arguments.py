"""Helpers of the command line: argument types, output, and error messages.

Errors that a person can fix are printed as one clear line, never as a traceback.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]

Handler: TypeAlias = Callable[[argparse.Namespace], int]
"""Carries out a command and returns its exit status."""
# a bound against typing errors; a long run can be interrupted
MOST = 10**9


def add(commands: Commands, name: str, handler: Handler, about: str) -> argparse.ArgumentParser:
    """Add a command with its `handler`; add its arguments to the returned parser."""
    made: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    made.set_defaults(handler=handler)
    return made


def path(text: str) -> Path:
    """Parse the path of a file or folder that need not exist."""
    if "\0" in text:
        raise argparse.ArgumentTypeError(f"{text!r}: no path holds a NUL character")
    return Path(text)


def existing(text: str) -> Path:
    """Parse the path of an existing file."""
    if not path(text).exists():
        raise argparse.ArgumentTypeError(f"{text}: there is no such file")
    return path(text)


def whole(low: int, high: int = 2**63 - 1) -> Callable[[str], int]:
    """Return a parser of whole numbers from `low` to `high`; its error names the allowed range."""

    def read(text: str) -> int:
        given = text if len(text) <= 20 else f"{text[:19]}…"
        if not re.fullmatch("-?[0-9]{1,19}", text) or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{given!r} is not allowed; allowed are {low} to {high}")
        return int(text)

    return read


def say(*lines: str) -> None:
    """Write lines to standard output, at once."""
    if lines:
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()


def complain(*lines: str) -> None:
    """Write lines for a person to standard error."""
    sys.stderr.write("\n".join(lines) + "\n")


def exit_status(command: Callable[[], int]) -> int:
    """Run a command; failures that a person can fix are explained in one line. Return the exit status.

    0 done, 1 not done, 2 wrong settings, 130 interrupted. Unexpected errors are raised.
    """
    try:
        return command()
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        return _explained(error)


def _explained(error: Exception) -> int:
    """Explain a failure. The host's errors are imported only here, because most commands need neither Discord nor
    database.
    """
    from bot.config import ConfigError
    from bot.feature import HostFailure
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
