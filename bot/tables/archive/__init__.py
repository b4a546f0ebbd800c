"""A table as one JSON file, and back. The format is described in `docs/table-file.md`."""

from bot.tables.archive.format import (
    FORMAT,
    FileCommitment,
    FileError,
    FileMove,
    FileSeat,
    FileStart,
    TableFile,
    decode,
    encode,
    export,
    read,
)
from bot.tables.archive.verifying import Replayed, VerifyReport, check, check_finished, import_, replay, untrue, verify

__all__ = [
    "FORMAT",
    "FileCommitment",
    "FileError",
    "FileMove",
    "FileSeat",
    "FileStart",
    "Replayed",
    "TableFile",
    "VerifyReport",
    "check",
    "check_finished",
    "decode",
    "encode",
    "export",
    "import_",
    "read",
    "replay",
    "untrue",
    "verify",
]
