"""The database tables of web hooks.

Times are seconds since 1970 in UTC; ids of servers, people, channels and messages are Discord's.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table

from bot.store.schema import metadata

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("url", String(500), nullable=False),
    Column("secret", String(80), nullable=False),
    Column("by", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("held_until", BigInteger, nullable=False),
    Column("error", String(80), nullable=False),
    Column("owner_notified", Boolean, nullable=False),
    Index("webhooks_guild", "guild"),
    Index("webhooks_by", "by"),
    sqlite_autoincrement=True,
)
"""Where a server has its tables told of outside Discord, who has set that up (0: nobody any more), and with which
secret it is signed: as it is, for without it nothing can be signed.

`failures` counts the tries since the last that got through; the next is `due` then. `owner_notified` is whether the
person knows that something was given up since.
"""

webhook_events = Table(
    "webhook_events",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("hook", Integer, ForeignKey("webhooks.id", ondelete="CASCADE"), nullable=False),
    Column("key", String(32), nullable=False),
    Column("event", String(10), nullable=False),
    Column("table_id", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("webhook_events_hook", "hook", "id"),
    sqlite_autoincrement=True,  # no number twice: who still sends to a hook that is gone hits no other one
)
"""What is still to be told to a web hook, in order, as recipes: which event of which table, at which version."""
