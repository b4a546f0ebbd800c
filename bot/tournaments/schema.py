"""The database tables of tournaments.

Times are seconds since 1970 in UTC; ids of servers, people, channels and messages are Discord's.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from bot.store.schema import metadata

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
