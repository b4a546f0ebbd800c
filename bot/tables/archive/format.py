"""The structs of a table file. The format is described in `docs/table-file.md`."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from games.kernel import (
    Options,
    RecordedDraw,
    Result,
    Seat,
)

FORMAT = "food-court-table/1"
IMPORT = "import"
FORMER_LEVELS = {"gentle": "easy", "greedy": "normal", "halfway": "hard", "search": "expert"}
FORMER_CAUSES = {"robot": "ai", "house": "timeout"}
"""Names of earlier files, which can still be read."""


class FileSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a file: the name, and `human` or the kind of bot."""

    name: str
    kind: str


class FileCommitment(Struct, frozen=True, forbid_unknown_fields=True):
    """The commitment to a move's answer, made at the table `origin`. The salt only if the answer is known.

    `opens` are the seats whose answers are revealed by this move, `number` the hashed number if it is not the move's
    `version` in the file.
    """

    origin: str
    kind: str
    hash: str
    salt: str | None = None
    opens: list[Seat] = []
    number: int | None = None


class FileMove(Struct, frozen=True, forbid_unknown_fields=True):
    """One change of the game. `events` are the title's tagged events; `restores` the version an undo went back to.

    `stream` is the stream of draws that an undo or redo started: its own version, or none in files from before streams.
    `seed` is the previous seed if the end of a game was undone, because it had been published.
    """

    version: int
    kind: str
    cause: str
    at: int
    seat: Seat | None = None
    action: str | None = None
    restores: int | None = None
    draws: list[RecordedDraw] = []
    events: list[dict[str, Any]] = []
    seal: FileCommitment | None = None
    stream: int | UnsetType = UNSET
    seed: str | UnsetType = UNSET


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A table file. `viewer` is `all`, `spectator` or a seat's number (from 1): it contains what they may know."""

    format: str
    title: str
    rules: int
    viewer: str
    options: Options
    seats: list[FileSeat]
    commitment: str
    seed: str | None
    moves: list[FileMove]
    result: Result | None


class FileError(Exception):
    """A file that is no table file, or cannot be replayed; one clear line."""
