"""Data files of the titles: read once, when the title is loaded, and checked against their types."""

from __future__ import annotations

from importlib import resources
from typing import TypeVar

import msgspec

T = TypeVar("T")


def raw(package: str, name: str) -> bytes:
    """The bytes of a file in the folder `data` of a package."""
    return (resources.files(package) / "data" / name).read_bytes()


def read(package: str, name: str, kind: type[T]) -> T:
    """A data file as what it holds. Raises msgspec.ValidationError where a key is missing, unknown or mistyped."""
    return msgspec.toml.decode(raw(package, name), type=kind)
