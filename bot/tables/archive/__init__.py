"""A table as one JSON file, and back. The format is described in `docs/table-file.md`."""

from .exporting import export
from .file_io import encode, read
from .format import FORMAT, FileError, FileMove, FileSeal, FileSeat, TableFile
from .importing import import_
from .replaying import Replayed, check, replay
from .verifying import Report, untrue, verify

__all__ = [
    "FORMAT",
    "FileError",
    "FileMove",
    "FileSeal",
    "FileSeat",
    "Replayed",
    "Report",
    "TableFile",
    "check",
    "encode",
    "export",
    "import_",
    "read",
    "replay",
    "untrue",
    "verify",
]
