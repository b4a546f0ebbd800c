"""What the commands of the command line are declared with."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

Handler: TypeAlias = Callable[[argparse.Namespace], int]
"""Carries a command out and returns its exit status."""

if TYPE_CHECKING:  # argparse has no public name for it, and cannot subscript it when it runs
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]

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
