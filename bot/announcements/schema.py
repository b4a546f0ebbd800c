"""The database table of boards."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, String, Table

from bot.store.schema import metadata

boards = Table(
    "boards",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("target_channel", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("checksum", String(16), nullable=False),
    Column("pinned", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The message of each server that shows its open tables: in which channel it is to be (`target_channel`, 0: none),
where it stands, a checksum of what it shows, whether it has been pinned, and when it was written."""
