"""Checks a database URL before anything connects to it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

USUAL_DATABASE = "sqlite+aiosqlite:///data/tables.sqlite3"
HOST = re.compile(r"[A-Za-z0-9._:%-]{1,253}")
"""A host's name or address."""


def wrong_database(url: str) -> str:
    """Return the problem with a database URL; '' if there is none. It never quotes the URL and its password."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    known = ("sqlite+aiosqlite:///", "postgresql+asyncpg://")
    if not url.startswith(known):
        return f"begins with neither {known[0]} nor {known[1]}"
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        parts = None
    if parts is not None and (wrong := _unusable(parts)):
        return wrong
    if url.startswith(known[0]):
        form = f"{known[0]}FILE, such as {USUAL_DATABASE}"
        return "" if parts is not None and parts.database else f"names no file; allowed is {form}"
    if parts is None or not 0 <= (parts.port or 0) <= 65535 or (parts.host and not HOST.fullmatch(parts.host)):
        return f"its host or port cannot be; allowed is {known[1]}USER:PASSWORD@HOST:PORT/NAME with a port to 65535"
    return ""


def _unusable(url: URL) -> str:
    """Return a part of a URL that no database accepts, after decoding `%00` and the like; it never quotes the URL."""
    from sqlalchemy.exc import ArgumentError

    named = (
        url.database,
        url.host,
        url.username,
        url.password,
        *(text for each in url.normalized_query.values() for text in each),
    )
    if any("\0" in text or _is_torn(text) for text in named if text):
        return "holds a character that no file and no server can be given, such as %00"
    try:
        url.get_dialect()().create_connect_args(url)
    except (ArgumentError, TypeError, ValueError):
        return "has a parameter whose value cannot be meant"
    return ""


def _is_torn(text: str) -> bool:
    """Return whether a text contains bytes that are not UTF-8, as the environment may."""
    return text.encode("utf-8", "ignore").decode() != text
