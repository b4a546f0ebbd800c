"""Refresh jobs: outbox rows that bring a self-updating message up to date.

A change of what such a message shows also writes a refresh job. One job waits at a time; it is due shortly after the
change and not too soon after the previous one, so many changes cause few edits.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from sqlalchemy import BigInteger, String, TextClause, bindparam, text


def refresh_job(place: str, target: str, shown: str, apart: int, rows: str) -> TextClause:
    """Return a statement that writes a refresh job for all `rows` of SQL that have none waiting; for both databases.

    A row has a `target`, and since when it is `shown`; between two jobs of a target are at least `apart` seconds.
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
    """Return the times of a refresh job, a number of seconds after a change."""
    return {"now": now, "soon": now + wait, "token": secrets.token_hex(12)}


def digest(data: bytes) -> str:
    """Return the checksum of a snapshot or an archive, against bit errors of a disk."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()
