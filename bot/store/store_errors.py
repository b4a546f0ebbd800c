"""The errors of the store, with one clear line for each."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import SQLAlchemyError

# Errors of drivers. SQLite's driver cannot even build its own message about damaged names: that is a
# UnicodeDecodeError.
FAILURES = (SQLAlchemyError, sqlite3.Error, OSError, UnicodeDecodeError)
WRONG_URL = (TypeError, ValueError, OverflowError)
"""Errors of drivers for URL parameters that they do not know or cannot use."""
CLOSED = "the database is closed: this host is stopping"


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class Uncertain(StoreError):
    """The connection broke during the commit: it is unknown whether the unit was written."""


class Damaged(StoreError):
    """A snapshot does not match its checksum."""


class Conflict(Exception):
    """Another process has changed the same table first; nothing of this unit was written."""


# Advice for messages of SQLite or the system about a file or a server.
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


def helps(why: str) -> str:
    """Return advice for an error; '' if there is none."""
    return next((what for known, what in _ADVICE.items() if known in why), "")


def advised(why: str) -> str:
    """Return an error's message, with advice if there is any."""
    return f"{why}; {what}" if (what := helps(why)) else why


def first_line(error: BaseException) -> str:
    """Return an error's message in one line, with advice if there is any."""
    return advised(told(error))


def told(error: BaseException) -> str:
    """Return an error's message in one line."""
    if isinstance(error, UnicodeDecodeError):
        return "names in it are malformed"
    # SQLAlchemy wraps the driver's error, for PostgreSQL twice.
    driver = getattr(error, "orig", None) or error
    said = str((driver is not error and driver.__cause__) or driver)
    return said.splitlines()[0] if said else type(error).__name__
