"""Sprites on disk: the next process need not redraw them, nor this one after evicting them.

A file holds the pixels as they are pasted, so nothing is decoded, and all processes share the memory of large ones.
"""

from __future__ import annotations

import hashlib
import logging
import mmap
import os
import shutil
import struct
from collections.abc import Hashable, Iterable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import PIL
from PIL import Image

log = logging.getLogger(__name__)

STORE_BYTES = 512 * 1024 * 1024  # what forty busy tables of all titles use in ten minutes
_PREFIX = "sprites-"  # other files in the folder are not ours to remove
_SOURCES = (".py", ".toml", ".ttf", ".otf")
_HEADER = struct.Struct("<II8?")  # width, height, and whether it is opaque: 16 bytes
_PIXEL = 4
_MAPPED = 64 * 1024  # from this size on a file is mapped: each mapping takes one of the process's open files


class SpriteStore:
    """A folder of sprites as files named by their keys, for one version of all drawing code.

    Once its budget of bytes is spent, those least recently used make room. It is optional: what cannot be read or
    written is drawn, and logged once.
    """

    def __init__(self, folder: Path, version: str, budget: int = STORE_BYTES) -> None:
        self._folder = folder / f"{_PREFIX}{version}"
        self._budget = budget
        self._open = False
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._bytes = sum(found.st_size for _, found in _files(self._folder))
            self._open = True
            _forget_all_but(self._folder)
        except OSError as error:
            self._give_up(error)

    def find(self, key: Hashable) -> tuple[Image.Image, bool] | None:
        """Return the RGBA picture kept under a key, and whether it is opaque; None if there is none."""
        if not self._open:
            return None
        try:
            with self._file(key).open("rb") as file:
                held = os.fstat(file.fileno()).st_size
                with suppress(OSError):  # another account's file can be read although nothing can be noted there
                    os.utime(file.fileno())  # used now, see `_make_room`
                data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if held >= _MAPPED else file.read()
        except (OSError, ValueError):
            return None
        if held < _HEADER.size:
            return None
        width, height, opaque, *_ = _HEADER.unpack_from(data)
        if held != _HEADER.size + _PIXEL * width * height:  # half a file after a power failure
            return None
        pixels: Any = memoryview(data)[_HEADER.size :]  # not copied
        return Image.frombuffer("RGBA", (width, height), pixels, "raw", "RGBA", 0, 1), opaque

    def keep(self, key: Hashable, image: Image.Image, *, opaque: bool) -> None:
        """Keep an RGBA picture under a key."""
        if not self._open:
            return
        file = self._file(key)
        mine = file.with_suffix(f".{os.getpid()}-{id(image)}")  # several processes and threads may draw the same
        try:
            flags = (opaque, *[False] * 7)
            mine.write_bytes(_HEADER.pack(*image.size, *flags) + image.tobytes())
            self._bytes += mine.stat().st_size
            mine.replace(file)
            if self._bytes > self._budget:
                self._make_room()
        except OSError as error:
            mine.unlink(missing_ok=True)
            self._give_up(error)

    def _make_room(self) -> None:
        """Remove the least recently used files down to half the budget, so that it is rarely done."""
        files = sorted(_files(self._folder), key=lambda found: found[1].st_mtime_ns)
        # Counted again: other processes write and remove files as well. What one of them has mapped stays readable.
        self._bytes = sum(found.st_size for _, found in files)
        for path, found in files:
            if self._bytes <= self._budget // 2:
                return
            Path(path).unlink(missing_ok=True)
            self._bytes -= found.st_size

    def _file(self, key: Hashable) -> Path:
        return self._folder / f"{hashlib.blake2b(_spelled(key).encode(), digest_size=16).hexdigest()}.rgba"

    def _give_up(self, error: OSError) -> None:
        self._open = False
        log.warning("sprites are not kept on disk: %s", error)


def _files(folder: Path) -> list[tuple[str, os.stat_result]]:
    """Return all files of a folder; another process's unfinished file may vanish meanwhile."""
    found = []
    with os.scandir(folder) as entries:
        for entry in entries:
            with suppress(FileNotFoundError):
                found.append((entry.path, entry.stat()))
    return found


def version_of(packages: Iterable[str]) -> str:
    """Return a name for the drawing code: a new one after any change of a package's sources, data files or fonts."""
    found = hashlib.blake2b(PIL.__version__.encode(), digest_size=8)
    for package in sorted(set(packages)):
        spec = find_spec(package)
        for place in spec.submodule_search_locations or () if spec else ():
            for file in sorted(path for path in Path(place).rglob("*") if path.suffix in _SOURCES):
                # By size and time: reading them all would cost the first picture of every process half a second.
                there = file.stat()
                found.update(f"{file.relative_to(place)} {there.st_size} {there.st_mtime_ns}\n".encode())
    return found.hexdigest()


def _forget_all_but(folder: Path) -> None:
    """Remove what older versions drew; one that still runs beside this one draws without."""
    for entry in folder.parent.glob(f"{_PREFIX}*"):
        if entry != folder:
            shutil.rmtree(entry, ignore_errors=True)


def _spelled(key: Hashable) -> str:
    """Return a key as text that is equal in every process: sets in the order of their members."""
    if isinstance(key, tuple):
        return f"({','.join(map(_spelled, key))})"
    if isinstance(key, frozenset):
        return f"{{{','.join(sorted(map(_spelled, key)))}}}"
    return repr(key)
