"""The checksum of what is kept for long."""

from __future__ import annotations

import hashlib


def digest(data: bytes) -> str:
    """The checksum of a snapshot or an archive of them, against bits that a disk has turned."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()
