"""Looks at messages that are kept as things are: a row of the outbox, in a place of its own, to bring one up to date.

Whatever changes what such a message shows writes a look with the change. One look waits at a time, a little after the
change and not too soon after the look before it: many changes make few edits.

The checksum of what is kept for long.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from sqlalchemy import BigInteger, String, TextClause, bindparam, text


def refresh_job(place: str, target: str, shown: str, apart: int, rows: str) -> TextClause:
    """Write a look at the messages of a kind for all `rows` of SQL, where none is coming; for both databases.

    A row has a `target`, and what it is `shown` since; from one look at it to the next it is so many seconds `apart`.
    """
    return text(
        "INSERT INTO outbox (table_id, kind, place, target, first, version, viewer, data, state, attempts, due,"
        " held_by, held_until, message, error, made, nonce)"
        f" SELECT '', '{place}', '{place}', {target}, 0, 0, NULL, '{{}}', 'waiting', 0,"
        f" CASE WHEN {shown} + {apart} > :soon THEN {shown} + {apart} ELSE :soon END,"
        " NULL, 0, NULL, NULL, :now, :token"
        f" FROM {rows}"
        f" AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.place = '{place}' AND o.target = {target}"
        " AND o.state = 'waiting' AND o.held_by IS NULL)"
    ).bindparams(
        bindparam("now", type_=BigInteger()),
        bindparam("soon", type_=BigInteger()),
        bindparam("token", type_=String(25)),
    )


def refresh_times(now: int, wait: int) -> dict[str, Any]:
    """What a look is written with, so many seconds after a change, beside whose it is."""
    return {"now": now, "soon": now + wait, "token": secrets.token_hex(12)}


def digest(data: bytes) -> str:
    """The checksum of a snapshot or an archive of them, against bits that a disk has turned."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()
