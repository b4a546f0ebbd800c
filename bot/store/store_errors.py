"""What can go wrong with the store, in one clear line each."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import SQLAlchemyError

FAILURES = (SQLAlchemyError, sqlite3.Error, OSError, UnicodeDecodeError)
"""What a driver raises. Of damaged names SQLite's cannot even build its own message: that is a UnicodeDecodeError."""
WRONG_URL = (TypeError, ValueError, OverflowError)
"""What a driver raises for parameters of a URL that it does not know or cannot use."""
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


_ADVICE = {
    "disk is full": "make room on the disk",
    "No space left": "make room on the disk",
    "readonly database": "let this account write to the file, to what lies beside it, and into its folder",
    "unable to open database file": "let this account read and write the file, and its folder",
    "Permission denied": "let this account read and write it, what lies beside it, and its folder",
    "disk I/O error": "look at the disk and at the system's log",
    "malformed": "stop the host and restore the last backup",
    "Could not decode": "stop the host and restore the last backup",
    "not a database": "name another file in database.url",
    "database is locked": "end the other program that has it open",
    "Connect call failed": "see that the server runs where database.url says",
}
"""What helps where SQLite or the system says something of a file or a server."""


def helps(why: str) -> str:
    """What helps where an error says something; nothing where that is not known."""
    return next((what for known, what in _ADVICE.items() if known in why), "")


def advised(why: str) -> str:
    """What an error says, with what helps where that is known."""
    return f"{why}; {what}" if (what := helps(why)) else why


def first_line(error: BaseException) -> str:
    """What an error says, in one line, with what helps where that is known."""
    return advised(told(error))


def told(error: BaseException) -> str:
    """What an error says, in one line."""
    if isinstance(error, UnicodeDecodeError):
        return "names in it are malformed"
    return str(getattr(error, "orig", error)).splitlines()[0] if str(error) else type(error).__name__
