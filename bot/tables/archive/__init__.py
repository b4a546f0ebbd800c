"""A table as one JSON file, and back. The format is described in `docs/table-file.md`."""

from .exporting import export
from .file_io import encode, read
from .format import FORMAT, FileCommitment, FileError, FileMove, FileSeat, TableFile
from .importing import import_
from .replaying import Replayed, check, replay
from .verifying import VerifyReport, untrue, verify

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
