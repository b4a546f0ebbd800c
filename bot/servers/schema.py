"""The database tables of what belongs to a server: its rules, its board, reports.

Times are seconds since 1970 in UTC; ids of servers, people, channels and messages are Discord's.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from bot.store.schema import metadata

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
