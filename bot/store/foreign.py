"""Databases that belong to another program: they are refused before anything in them, or beside them, is changed."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from .store_errors import StoreError, helps

VERSION = "alembic_version"
"""The table in which a database says its schema's revision."""
_REVISION = re.compile("[0-9]{4}")
_OWN = {"tables", "moves"}
"""What every schema of this host has."""
_SHOWN = 5
_NO_DATABASE = "not a database"

OTHERWISE = "name another one in database.url or, if it was this host's, restore its last backup"
"""What to do about a database of another program."""


class Foreign(StoreError):
    """A database holds what another program wrote, and what was `found` in it; the text says what to do, too."""

    def __init__(self, found: str, where: str = "") -> None:
        self.found = found
        super().__init__(f"{where}{found}; {OTHERWISE}")


def refuse(found: Iterable[str], revision: str | None) -> None:
    """Raise Foreign for a database that this host did not make, by the names of its tables and its revision."""
    names = sorted(found)
    own = revision is not None and _REVISION.fullmatch(revision) and _OWN.issubset(names)
    if not names or own:
        return
    shown = ", ".join(names[:_SHOWN]) + (f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else "")
    schema = "no schema of this host" if revision is None else f"the schema {revision[:40]}, which is not this host's"
    raise Foreign(f"it belongs to another program: it has the tables {shown} and {schema}")


def refuse_file(url: str) -> None:
    """Raise StoreError for an SQLite file of another program, or one that is no database; nothing is touched.

    Only the file itself is read, not its log: whoever has it open is not disturbed, and nothing is made beside it. What
    lies in the log alone is seen once the database is open. A file that cannot be read is left to whoever opens it.
    """
    place = make_url(url)
    if place.get_backend_name() != "sqlite" or not place.database:
        return
    path = Path(place.database).resolve()
    try:
        if not path.is_file() or not path.stat().st_size:
            return
        with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as database:
            refuse(*held(database))
    except Foreign as error:
        raise Foreign(error.found, f"the database {path} cannot be used: ") from error
    except (OSError, sqlite3.Error, UnicodeDecodeError) as error:
        if _NO_DATABASE in str(error):
            raise StoreError(f"the database {path} cannot be used: {error}; {helps(str(error))}") from error


def held(database: sqlite3.Connection) -> tuple[list[str], str | None]:
    """The names of a file's tables, and the revision of its schema."""
    database.text_factory = lambda text: text.decode("utf-8", "replace")
    query = "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    names = [name for (name,) in database.execute(query)]
    found = database.execute(f"SELECT version_num FROM {VERSION}").fetchone() if VERSION in names else None
    return names, None if found is None else str(found[0])
