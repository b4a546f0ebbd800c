"""What can go wrong with the store, in one clear line each."""

from __future__ import annotations

CLOSED = "the database is closed: this host is stopping"
REFUSED = "the database refuses to write: {why}"
UNREADABLE = "the database cannot be read: {why}"


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class Uncertain(StoreError):
    """Whoever writes has died at it: nobody knows whether what was to be written is."""


class Damaged(StoreError):
    """A snapshot is not as it was written."""


class Conflict(Exception):
    """Somebody else has changed the same table first; nothing of this unit was written."""


def first_line(error: BaseException) -> str:
    """What an error says, in one line."""
    return str(getattr(error, "orig", error)).splitlines()[0] if str(error) else type(error).__name__
