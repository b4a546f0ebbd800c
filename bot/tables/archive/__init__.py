"""A table as one JSON file, and back. The format is described in `docs/table-file.md`."""

from bot.tables.archive.exporting import export
from bot.tables.archive.format import (
    FORMAT,
    FileCommitment,
    FileError,
    FileMove,
    FileSeat,
    TableFile,
    decode,
    encode,
    read,
)
from bot.tables.archive.importing import check_finished, import_
from bot.tables.archive.verifying import Replayed, VerifyReport, check, replay, untrue, verify

__all__ = [
    "FORMAT",
    "FileCommitment",
    "FileError",
    "FileMove",
    "FileSeat",
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
