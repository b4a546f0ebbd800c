"""A table as one JSON file, and back. The format is described in `docs/table-file.md`."""

from bot.tables.archive.exporting import export
from bot.tables.archive.file_io import encode, read
from bot.tables.archive.format import FORMAT, FileCommitment, FileError, FileMove, FileSeat, TableFile
from bot.tables.archive.importing import import_
from bot.tables.archive.replaying import Replayed, check, replay
from bot.tables.archive.verifying import VerifyReport, untrue, verify

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
    "encode",
    "export",
    "import_",
    "read",
    "replay",
    "untrue",
    "verify",
]
