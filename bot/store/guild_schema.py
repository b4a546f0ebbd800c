"""The schema of what belongs to a server: its rules, its board, reports, web hooks and tournaments.

Times are seconds since 1970 in UTC; ids of servers, people, channels and messages are Discord's.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from bot.store.metadata import metadata

server_settings = Table(
    "server_settings",
    metadata,
    Column("guild", BigInteger, nullable=False),
    Column("setting", String(40), nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("guild", "setting"),
)
"""What a server's managers have set, as `bot.servers.settings` has it; what is as usual has no row."""

server_changes = Table(
    "server_changes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("setting", String(40), nullable=False),
    Column("before", Text, nullable=False),
    Column("after", Text, nullable=False),
    Index("server_changes_guild", "guild", "id"),
    Index("server_changes_user", "user"),
)
"""Every change of a server's settings: by whom (0: somebody who wants to be forgotten), from what, to what."""

server_presets = Table(
    "server_presets",
    metadata,
    Column("guild", BigInteger, nullable=False),
    Column("key", String(60), nullable=False),
    Column("name", String(60), nullable=False),
    Column("title", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(40), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("usual", Boolean, nullable=False),
    PrimaryKeyConstraint("guild", "key"),
)
"""Ready-made tables of a server, by their names without upper case: what `/table new` fills a table with.

The `usual` one of a title is taken where nothing else is said."""

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

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("about", BigInteger),
    Column("table_id", String(12), nullable=False),
    Column("reason", Text, nullable=False),
    Index("reports_user", "guild", "user", "at"),
    Index("reports_about", "about"),
)
"""What people have told a server's managers about a person or a table ('' for none)."""

report_readers = Table(
    "report_readers",
    metadata,
    Column("guild", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    PrimaryKeyConstraint("guild", "user"),
    Index("report_readers_user", "user"),
)
"""Managers who want to read a server's reports in direct messages."""

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

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("owner", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("format", String(12), nullable=False),
    Column("title", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(40), nullable=False),
    Column("size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("at_once", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("lot", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
    Index("tournaments_guild", "guild", "status"),
)
"""A tournament of a server: what is played how, at most how many of its tables somebody sits at `at_once`.

`rounds` is what the format makes of it, 0 for the usual; `lot` are the entrants' numbers as they were drawn at its
start, separated by spaces. `revision` counts every change of it, of its entrants and of its matches.
"""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(12), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user", BigInteger),
    Column("name", String(120), nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("dropped", BigInteger, nullable=False),
    Column("username", String(40), nullable=False, server_default=""),
    PrimaryKeyConstraint("tournament", "number"),
    Index("entrants_user", "user"),
)
"""Who takes part in a tournament, by the number under which they signed up; when they dropped out, or 0. `user` is NULL
for who wants to be forgotten."""

matches = Table(
    "matches",
    metadata,
    Column("tournament", String(12), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("players", String(80), nullable=False),
    Column("table_id", String(12), nullable=False),
    Column("places", String(80), nullable=False),
    Column("how", String(8), nullable=False),
    Column("order", Integer, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
    Index("matches_table", "table_id"),
)
"""A match of a tournament: its entrants by seats and their places, separated by spaces; one alone has a bye.

`table_id` is '' until its table is opened, which is written with that table: so there is one. `how` it ended is ''
until it has a result, see `bot.tournaments.formats.matches`; `order` counts the matches as they end.
"""
