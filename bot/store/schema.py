"""The database schema. Times are seconds since 1970 in UTC; ids of people, channels and messages are Discord's.

Two constraints prevent duplicate work, also between processes: the primary key of `moves` accepts only one of two moves
made on the same version, and of two changes made on the same revision of a table only one succeeds.

Features declare tables of their own.

The SQLAlchemy metadata of all tables of the database.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData()


# Which tables are over and have changes to be archived; as the index has it, which serves no other words.
UNARCHIVED = "status IN ('finished', 'abandoned') AND archived_version < version - 1"


def _drawn() -> Iterator[str]:
    """Nonces without end. Many are drawn at once: to ask the machine takes longer than all else a message costs."""
    while True:
        fresh = secrets.token_bytes(_NONCE * _DRAWN)
        yield from (fresh[at : at + _NONCE].hex() for at in range(0, len(fresh), _NONCE))


_NONCE, _DRAWN = 12, 64
_nonces = _drawn()


def nonce() -> str:
    """The nonce of a new message, as nobody can guess it."""
    return next(_nonces)


def _table() -> ForeignKey:
    # SQLite enforces this only where `PRAGMA foreign_keys` is on, which is set for each connection that writes.
    return ForeignKey("tables.id", ondelete="CASCADE")


tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("guild", BigInteger),
    Column("owner", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),
    Column("max_seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary),
    Column("commitment", String(64)),
    Column("version", Integer, nullable=False),
    Column("announced_version", Integer, nullable=False),
    Column("waiting_seats", String(80), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("ai_due", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("pace", String(40), nullable=False, server_default=""),
    Column("paused", BigInteger, nullable=False, server_default="0"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(12), nullable=False, server_default=""),
    Column("starts_full", Boolean, nullable=False, server_default=false()),
    Column("starts_at", BigInteger, nullable=False, server_default="0"),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("language", String(12), nullable=False, server_default=""),
    Column("experience", String(10), nullable=False, server_default=""),
    Column("archived_version", Integer, nullable=False, server_default="0"),
    Index("tables_channel", "channel"),
    Index("tables_status", "status", "ai_due"),
    Index("tables_opened", "opened", "id"),
    # A partial index: it holds only tables with work left, and a query uses it only with the same condition.
    Index("tables_unarchived", "changed", sqlite_where=text(UNARCHIVED), postgresql_where=text(UNARCHIVED)),
)
"""A table. `announced_version` is the last version announced in its channel, `waiting_seats` the seats waited for
then, `since` since when.

`version` counts the changes of the game, `revision` every change of the table, its seats, orders and proposal.
`pace` is how much time there is for a decision, as `bot.tables.clocks.pace` has it; `paused` since when no clock
runs, or 0. `hints` says whether who is to move may ask for a hint. `rematch` is the table of its rematch.

Before the game: it starts by itself once it is full (`starts_full`) or at a time (`starts_at`, else 0); to a `private`
one only those come who are invited; `language` and `experience` say for whom it is meant, '' for everybody.

After it: its changes up to `bound` lie in `archives`.
"""
guests = Table(
    "guests",
    metadata,
    Column("table_id", String(12), _table(), nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("name", String(120), nullable=False),
    Column("how", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("username", String(40), nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "user"),
    Index("guests_user", "user"),
)
"""Who has a claim on a seat of a table that has not started, and since when: `invited`, whose seat is kept free,
`lapsed`, who is still invited and has none kept, or `waiting` for one. `seat` is a certain one, or -1 for any."""
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(12), _table(), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", BigInteger),
    Column("name", String(120), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("username", String(40), nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_user", "user"),
)
"""Who sits where; `kind` is `human` or the name of a bot."""
moves = Table(
    "moves",
    metadata,
    Column("table_id", String(12), _table(), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("action", Text),
    Column("cause", String(12), nullable=False),
    Column("user", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("draws", LargeBinary, nullable=False),
    Column("reveals", Boolean, nullable=False),
    Column("turn_owner", Integer),
    Column("turn_number", Integer, nullable=False),
    Column("restores", Integer),
    Column("snapshot", LargeBinary, nullable=False),
    Column("stream", Integer, nullable=False, server_default="0"),
    Column("seed", LargeBinary),
    Column("secrecy", String(8), nullable=False, server_default=""),
    Column("hidden_counts", String(80), nullable=False, server_default=""),
    Column("digest", String(16)),
    Column("accounts", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "version"),
)
"""Every change of a game in order: `setup`, `act`, `undo`, `redo`, `concede`. The turn is the one it was made in.

`stream` is the stream of draws that an undo or redo began; 0 for all others. `seed` is the seed that held until a
change which took back an end: it had been shown, so the table took a new one. `secrecy` says what others may know of
an answer to a secret question (`hidden`: nothing yet), `hidden_counts` how many hidden answers each seat has given
up to here, separated by spaces. `digest` is the snapshot's checksum; old rows have none. `accounts` are the clocks
after the change, see `bot.tables.clocks.table_clocks`. Where `snapshot`, `events` and `draws` are empty they lie in
an archive.
"""
archives = Table(
    "archives",
    metadata,
    Column("table_id", String(12), _table(), nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("digest", String(16), nullable=False),
    PrimaryKeyConstraint("table_id", "first"),
)
"""The changes of games that are over between two versions, compressed together: see `bot.store.history`."""
orders = Table(
    "orders",
    metadata,
    Column("table_id", String(12), _table(), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("policy", String(40), nullable=False),
    Column("amount", Integer, nullable=False),
    Column("preferences", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "seat", "kind"),
)
"""Standing orders: answers given in advance. `preferences` has one on a line, the most wanted first."""
commitments = Table(
    "commitments",
    metadata,
    Column("table_id", String(12), _table(), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("origin", String(12), nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("revealed_seats", String(80), nullable=False),
    Column("number", Integer),
    PrimaryKeyConstraint("table_id", "version"),
)
"""Commitments to secret answers: the move that gave it, its salt, and its hash, made at the table `origin`.

`number` is the move's number as everybody saw it, which the hash binds; NULL where it is the version.

`revealed_seats` has the seats whose answers came out with that move, separated by spaces; most open none.
"""
proposals = Table(
    "proposals",
    metadata,
    Column("table_id", String(12), _table(), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("restores", Integer, nullable=False),
    Column("by_seat", Integer, nullable=False),
    Column("needed", String(80), nullable=False),
    Column("agreed", String(80), nullable=False),
    Column("data", Text, nullable=False, server_default=""),
)
"""The one open proposal of a table: to take back (or redo) to a version, and who has agreed so far.

`data` says as JSON what a proposal is about that changes the table, such as its pace."""
results = Table(
    "results",
    metadata,
    Column("table_id", String(12), _table(), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guild", BigInteger),
    Column("title", String(40), nullable=False),
    Column("user", BigInteger),
    Column("name", String(120), nullable=False),
    Column("place", Integer, nullable=False),
    Column("rivals", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("how", String(10), nullable=False, server_default="played"),
    Column("ranked", Boolean, nullable=False, server_default=true()),
    Column("username", String(40), nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_guild", "guild", "title"),
    Index("results_at", "at", "table_id"),
)
"""How a finished table ended for each seat: its place (1 won, equals share one), against how many others, and when.

`how` its player played: `played` from beginning to end, `resigned` by the title's rules, `took-over` another's seat, or
`automated`. `ranked` is the game where people alone played to the end: see `bot.tables.history.outcome`.
"""
departures = Table(
    "departures",
    metadata,
    Column("table_id", String(12), _table(), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", BigInteger),
    Column("name", String(120), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("how", String(10), nullable=False),
    Column("ranked", Boolean, nullable=False),
    Column("username", String(40), nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "revision"),
    Index("departures_user", "user"),
)
"""Who had a seat of a running table before somebody else took it over: what that seat did up to `version` was theirs.

`how` they left: `resigned` (a bot fills the seat), `replaced`, `substitute` (somebody stands in, and they may come
back) or `returned` (who stood in leaves to one who came back). `ranked` is a resignation from a game among
people: it counts as a loss there when the table is finished.
"""
offers = Table(
    "offers",
    metadata,
    Column("table_id", String(12), _table(), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)
"""Seats of running tables that are offered to others, and since when."""
followers = Table(
    "followers",
    metadata,
    Column("user", BigInteger, nullable=False),
    Column("table_id", String(12), _table(), nullable=False),
    Column("seen", Integer, nullable=False),
    Column("before", Integer, nullable=False),
    Column("follows", Boolean, nullable=False),
    PrimaryKeyConstraint("user", "table_id"),
    Index("followers_table", "table_id", "follows"),
)
"""Up to which version a person has looked at a table, and `before` that look; and whether they follow it."""
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(12), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("place", String(12), nullable=False),
    Column("target", BigInteger, nullable=False),
    Column("first", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("viewer", Integer),
    Column("data", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("held_by", String(40)),
    Column("held_until", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("error", Text),
    Column("made", BigInteger, nullable=False),
    # 25 characters are the most that Discord takes as a nonce.
    Column("nonce", String(25), default=nonce),
    Index("outbox_waiting", "state", "due"),
    Index("outbox_target", "place", "target", "state", "id"),
)
"""Messages to be sent, as recipes: what kind, where (`channel` or `user`), about which versions, for which viewer.

Everybody sees a message's nonce, so it is drawn: from numbers in order one could count what others are told in private.
"""
posts = Table(
    "posts",
    metadata,
    Column("table_id", String(12), _table(), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
)
"""The message that carries a table's present controls."""
stale_controls = Table(
    "stale_controls",
    metadata,
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Index("stale_controls_channel", "channel", "message"),
)
"""Messages whose controls are still to be taken away, because that failed or this process ended before."""
saved_links = Table(
    "saved_links",
    metadata,
    Column("key", String(60), primary_key=True),
    Column("links", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""Links of unfinished actions too long for a button."""
facts = Table(
    "facts",
    metadata,
    Column("key", String(60), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the host remembers for itself, such as the hash of the registered commands."""
requests = Table(
    "requests",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("table_id", String(12), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("state", Integer, nullable=False),
    Index("requests_number", "number"),
    Index("requests_at", "at"),
)
"""What people's requests did within the last minutes: by what they are recognised, and whether they were answered.

`number` is the interaction's, which may be known by several keys; `state` is 0 done, 1 told by a message, 2 answered.
"""
notification_settings = Table(
    "notification_settings",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("zone", String(60), nullable=False),
    Column("hours", String(200), nullable=False),
    Column("away_first", String(10), nullable=False),
    Column("away_last", String(10), nullable=False),
    Column("notify", String(8), nullable=False),
    Column("first", Integer, nullable=False),
    Column("again", Integer, nullable=False),
    Column("locale", String(12), nullable=False),
    Column("last", Integer, nullable=False, server_default="0"),
    Column("inbox", Boolean, nullable=False, server_default=false()),
    Column("digest", Integer, nullable=False, server_default="-1"),
    Column("rested", String(10), nullable=False, server_default=""),
)
"""What a person has said about when and how they want to be told: see `bot.tables.clocks.notification_settings`.

`hours` are written as they are typed, days away and the day on which all earlier ones are made up for (`rested`) as ISO
dates ('' for none); `first`, `again` and `last` are
minutes. `inbox` says whether one direct message is to show all their tables, `digest` is the minute of the day at which
they want to be told of all in one message, or -1.
"""
timers = Table(
    "timers",
    metadata,
    Column("kind", String(12), nullable=False),
    Column("table_id", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("sent", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("left", Integer, nullable=False, server_default="0"),
    Column("granted", BigInteger, nullable=False, server_default="0"),
    Column("began", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("kind", "table_id", "seat"),
    Index("timers_due", "due"),
    Index("timers_user", "user"),
)
"""What is to happen at a time, such as `remind`: the person of a seat owes something `since`, was reminded `sent`
times, the last time at `last`, and is looked at again when `due`. One that nobody needs any more is found out then.

Of a `clock`, which is a seat's, `left` are the waking seconds that it had `since` it runs (0: it stands); `sent` is 1
once its time is up; `granted` is what it has been granted for decisions since it `began`, a version of the game. A
`window` is the one clock of a table's secret question, seat -1.
"""
blocks = Table(
    "blocks",
    metadata,
    Column("user", BigInteger, nullable=False),
    Column("other", BigInteger, nullable=False),
    Column("name", String(120), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("username", String(40), nullable=False, server_default=""),
    PrimaryKeyConstraint("user", "other"),
    Index("blocks_other", "other"),
)
"""Whom a person does not want to sit at a table with, by the name that they had then."""
