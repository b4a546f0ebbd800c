"""What the commands of the command line are declared with.

What a command says: its output, and apart from it what went wrong.

What the command line says when something fails: clear lines, never a traceback for what a person can mend.
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
"""Carries a command out and returns its exit status."""
MOST = 10**9
"""Of games, moves and kills; whoever wants more can stop it."""


def add(commands: Commands, name: str, handler: Handler, about: str) -> argparse.ArgumentParser:
    """Add a command, carried out by `handler`; its own arguments are added to the parser returned."""
    made: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    made.set_defaults(handler=handler)
    return made


def path(text: str) -> Path:
    """The path of a file or folder, there or not."""
    if "\0" in text:
        raise argparse.ArgumentTypeError(f"{text!r}: no path holds a NUL character")
    return Path(text)


def existing(text: str) -> Path:
    """The path of a file that is there."""
    if not path(text).exists():
        raise argparse.ArgumentTypeError(f"{text}: there is no such file")
    return path(text)


def whole(low: int, high: int = 2**63 - 1) -> Callable[[str], int]:
    """A reader of whole numbers from `low` to `high`; what is wrong is said with what is allowed."""

    def read(text: str) -> int:
        given = text if len(text) <= 20 else f"{text[:19]}…"
        if not re.fullmatch("-?[0-9]{1,19}", text) or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{given!r} is not allowed; allowed are {low} to {high}")
        return int(text)

    return read


def say(*lines: str) -> None:
    """Write lines as a command's output, at once."""
    if lines:
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()


def complain(*lines: str) -> None:
    """Write lines for a person, apart from a command's output."""
    sys.stderr.write("\n".join(lines) + "\n")


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
