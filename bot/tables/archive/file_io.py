"""Encodes and decodes table files, and reads them from disk."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import structs

from bot.tables.archive import filecheck
from bot.tables.archive.format import FORMAT, FORMER_CAUSES, FORMER_LEVELS, FileError, TableFile


def encode(file: TableFile) -> bytes:
    """Encode a file as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def read(path: Path) -> TableFile:
    """Read a table file from disk. Raises FileError."""
    try:
        with path.open("rb") as opened:
            # One byte more than allowed shows that a file is too large, however large it is.
            data = opened.read(filecheck.MOST_BYTES + 1)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from error
    return decode(data, str(path))


def decode(data: bytes, path: str) -> TableFile:
    """Decode a table file. Raises FileError, naming its path."""
    most = filecheck.MOST_BYTES
    if len(data) > most:
        raise FileError(f"{path}: the file is larger than {most // 2**20} MiB, which no table's is")
    try:
        file = msgspec.json.decode(data, type=TableFile)
    except (msgspec.MsgspecError, ValueError) as error:  # ValueError: not UTF-8, or a number of thousands of digits
        raise FileError(f"{path}: not a table file: {error}") from error
    except RecursionError as error:
        raise FileError(f"{path}: not a table file: it is nested too deeply") from error
    if file.format != FORMAT:
        raise FileError(f"{path}: the format is {filecheck.shown(file.format)}; this host reads {FORMAT}")
    return _renamed(file)


def _renamed(file: TableFile) -> TableFile:
    """Return the file with current names for levels and causes."""
    seats = [structs.replace(seat, kind=FORMER_LEVELS.get(seat.kind, seat.kind)) for seat in file.seats]
    moves = [structs.replace(move, cause=FORMER_CAUSES.get(move.cause, move.cause)) for move in file.moves]
    return structs.replace(file, seats=seats, moves=moves)
