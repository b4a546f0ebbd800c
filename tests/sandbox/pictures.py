"""Tiny picture files, made by hand so that the tests need no drawing library."""

from __future__ import annotations

import struct
import zlib


def png(width: int, height: int) -> bytes:
    """A grey PNG of that size in pixels."""
    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )


def webp_lossless(width: int, height: int) -> bytes:
    """The first bytes of a lossless WebP of that size."""
    bits = (width - 1) | (height - 1) << 14
    return b"RIFF" + bytes(4) + b"WEBPVP8L" + bytes(4) + b"\x2f" + bits.to_bytes(4, "little") + bytes(8)


def webp_extended(width: int, height: int) -> bytes:
    """The first bytes of an extended WebP of that size."""
    sizes = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return b"RIFF" + bytes(4) + b"WEBPVP8X" + bytes(4) + bytes(4) + sizes + bytes(8)
