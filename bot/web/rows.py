"""Keys of people who use the page: links that are good once, and sessions. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

from msgspec import Struct
from sqlalchemy import Index, delete, select

from bot.store.database import Database
from bot.store.person_rows import PersonalData, forgetting, of_person
from bot.store.row_types import Name, Person, Row, Time, insert_row, personal, stored

LINK_SECONDS, SESSION_SECONDS = 5 * 60, 30 * 86_400
_BYTES = 32
LONGEST = 64
"""The most letters of a key."""


@stored(
    "web_keys",
    "hash",
    Index("web_keys_user", "user"),
    Index("web_keys_until", "until"),
    info=personal("where you are signed in on the board's page, with your name, for 30 days"),
)
class WebKeyRow(Row, frozen=True):
    """A link that signs a person in `once`, or a session; valid until a time.

    A link leads to a table, and knows by what name and in which language the person asked for it.
    """

    hash: Annotated[str, 64]
    user: Person
    once: bool
    until: Time
    table_id: Annotated[str, 12]
    name: Name
    locale: Annotated[str, 12]


class Visitor(Struct, frozen=True):
    """Whose key was shown: the person, the table that it leads to, their name and the language of their Discord."""

    user: int
    table: str
    name: str
    locale: str


_key = WebKeyRow.table.c


class WebKeys:
    """Makes, accepts and deletes keys."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def link(self, visitor: Visitor, now: int) -> str:
        """Return a new key that signs a person in once, within minutes."""
        return await self._new(visitor, now + LINK_SECONDS, once=True)

    async def sign_in(self, key: str, now: int) -> tuple[str, Visitor] | None:
        """Use up the key of a link; return that of a new session. None if it is unknown, used or too old."""
        gone = delete(WebKeyRow.table).where(_key.hash == _hash(key), _key.once).returning(WebKeyRow.table)
        async with self._database.writing() as connection:
            # The row that is deleted decides: of two who use a link at the same time one gets none.
            found = (await connection.execute(gone)).mappings().first()
            await connection.execute(delete(WebKeyRow.table).where(_key.until <= now))
        if found is None or found["until"] <= now:
            return None
        visitor = _visitor(WebKeyRow(**found))
        return await self._new(visitor, now + SESSION_SECONDS, once=False), visitor

    async def session(self, key: str, now: int) -> Visitor | None:
        """Return whose session a key is; None if it is none."""
        query = select(WebKeyRow.table).where(_key.hash == _hash(key), ~_key.once, _key.until > now)
        rows = await self._database.rows(query)
        return _visitor(WebKeyRow(**rows[0])) if rows else None

    async def sign_out(self, key: str) -> None:
        """End one session."""
        async with self._database.writing() as connection:
            await connection.execute(delete(WebKeyRow.table).where(_key.hash == _hash(key), ~_key.once))

    async def sign_out_everywhere(self, user: int) -> int:
        """End all sessions of a person, and their unused links; return how many there were."""
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(WebKeyRow.table).where(_key.user == user).returning(_key.hash))
            return len(gone.all())

    async def _new(self, visitor: Visitor, until: int, *, once: bool) -> str:
        key = secrets.token_urlsafe(_BYTES)
        row = WebKeyRow(_hash(key), visitor.user, once, until, visitor.table, visitor.name[:120], visitor.locale[:12])
        async with self._database.writing() as connection:
            await connection.execute(*insert_row(row))
        return key


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode(errors="replace")).hexdigest()


def _visitor(row: WebKeyRow) -> Visitor:
    return Visitor(row.user, row.table_id, row.name, row.locale)


PERSONAL_DATA = PersonalData(
    {"web_sessions": of_person(WebKeyRow.table, "once", "until", "name", "locale")}, forgetting(WebKeyRow)
)
