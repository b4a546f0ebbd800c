"""Files and folders that nobody but the account of the host may open: they hold secret seeds and hands."""

from __future__ import annotations

import os
from pathlib import Path

FILE, FOLDER = 0o600, 0o700


def folder(path: Path) -> Path:
    """A folder, made where there is none; one that was there keeps its mode, it may be shared. Raises OSError."""
    missing = []
    here = path
    while not here.exists():
        missing.append(here)
        here = here.parent
    for one in reversed(missing):
        one.mkdir(mode=FOLDER, exist_ok=True)
    return path


def file(path: Path, *, new: bool = True) -> Path:
    """Take a file away from all others, made empty where there is none and `new` asks for it. Raises OSError."""
    if new:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))
    if path.exists() and path.stat().st_mode & 0o077:
        path.chmod(FILE)
    return path


def write(path: Path, data: bytes) -> None:
    """Write a file that was never open to others, not even for a moment. Raises OSError."""
    file(path).write_bytes(data)
