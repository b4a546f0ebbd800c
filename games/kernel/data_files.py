"""Data files of the titles: read once, when the title is loaded, and validated against their types."""

from __future__ import annotations

from importlib import resources
from typing import TypeVar

import msgspec

T = TypeVar("T")


def raw(package: str, name: str) -> bytes:
    """Return the bytes of a file in the folder `data` of a package."""
    return (resources.files(package) / "data" / name).read_bytes()


def read(package: str, name: str, kind: type[T]) -> T:
    """Read a data file, validated. Raise msgspec.ValidationError for a missing, unknown or mistyped key."""
    return msgspec.toml.decode(raw(package, name), type=kind)
