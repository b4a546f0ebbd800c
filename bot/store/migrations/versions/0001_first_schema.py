"""The first schema: all of `bot.store.schema`, and the tables of features."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("other", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("username", sa.String(length=40), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("user", "other"),
    )
    op.create_index("blocks_other", "blocks", ["other"], unique=False)
    op.create_table(
        "boards",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("target_channel", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("message", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("checksum", sa.String(length=16), server_default="", nullable=False),
        sa.Column("pinned", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("at", sa.BigInteger(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("guild"),
    )
    op.create_table(
        "digests",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    op.create_index("digests_due", "digests", ["due"], unique=False)
    op.create_table(
        "facts",
        sa.Column("key", sa.String(length=60), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "inboxes",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("checksum", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    op.create_table(
        "lessons",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("done", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    op.create_table(
        "notification_settings",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("zone", sa.String(length=60), nullable=False),
        sa.Column("hours", sa.String(length=200), nullable=False),
        sa.Column("away_first", sa.String(length=10), nullable=False),
        sa.Column("away_last", sa.String(length=10), nullable=False),
        sa.Column("notify", sa.String(length=8), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("again", sa.Integer(), nullable=False),
        sa.Column("locale", sa.String(length=12), nullable=False),
        sa.Column("last", sa.Integer(), server_default="0", nullable=False),
        sa.Column("inbox", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("digest", sa.Integer(), server_default="-1", nullable=False),
        sa.Column("rested", sa.String(length=10), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("place", sa.String(length=12), nullable=False),
        sa.Column("target", sa.BigInteger(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("viewer", sa.Integer(), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("held_by", sa.String(length=40), nullable=True),
        sa.Column("held_until", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("nonce", sa.String(length=25), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("outbox_target", "outbox", ["place", "target", "state", "id"], unique=False)
    op.create_index("outbox_waiting", "outbox", ["state", "due"], unique=False)
    op.create_table(
        "pings",
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("message"),
    )
    op.create_index("pings_user", "pings", ["user"], unique=False)
    op.create_table(
        "profiles",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    op.create_table(
        "report_readers",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "user"),
    )
    op.create_index("report_readers_user", "report_readers", ["user"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("about", sa.BigInteger(), nullable=True),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("reports_about", "reports", ["about"], unique=False)
    op.create_index("reports_user", "reports", ["guild", "user", "at"], unique=False)
    op.create_table(
        "requests",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_index("requests_at", "requests", ["at"], unique=False)
    op.create_index("requests_number", "requests", ["number"], unique=False)
    op.create_table(
        "saved_links",
        sa.Column("key", sa.String(length=60), nullable=False),
        sa.Column("links", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "server_changes",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("setting", sa.String(length=40), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("after", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("server_changes_guild", "server_changes", ["guild", "id"], unique=False)
    op.create_index("server_changes_user", "server_changes", ["user"], unique=False)
    op.create_table(
        "server_presets",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(length=60), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=40), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("usual", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "key"),
    )
    op.create_table(
        "server_settings",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("setting", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "setting"),
    )
    op.create_table(
        "stale_controls",
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("message"),
    )
    op.create_index("stale_controls_channel", "stale_controls", ["channel", "message"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("max_seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("commitment", sa.String(length=64), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("announced_version", sa.Integer(), nullable=False),
        sa.Column("waiting_seats", sa.String(length=80), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("ai_due", sa.Boolean(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("pace", sa.String(length=40), server_default="", nullable=False),
        sa.Column("paused", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("rematch", sa.String(length=12), server_default="", nullable=False),
        sa.Column("starts_full", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("starts_at", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("private", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("language", sa.String(length=12), server_default="", nullable=False),
        sa.Column("experience", sa.String(length=10), server_default="", nullable=False),
        sa.Column("archived_version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=True),
        sa.Column("interactions", sa.Text(), server_default="", nullable=False),
        sa.Column("guest_bots", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("origin", sa.String(length=12), server_default="", nullable=False),
        sa.Column("origin_turn", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_channel", "tables", ["channel"], unique=False)
    op.create_index("tables_opened", "tables", ["opened", "id"], unique=False)
    op.create_index(
        "tables_origin",
        "tables",
        ["origin"],
        unique=False,
        sqlite_where=sa.text("origin <> ''"),
        postgresql_where=sa.text("origin <> ''"),
    )
    op.create_index("tables_status", "tables", ["status", "ai_due"], unique=False)
    op.create_index(
        "tables_unarchived",
        "tables",
        ["changed"],
        unique=False,
        sqlite_where=sa.text("status IN ('finished', 'abandoned') AND archived_version < version - 1"),
        postgresql_where=sa.text("status IN ('finished', 'abandoned') AND archived_version < version - 1"),
    )
    op.create_table(
        "timers",
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.Integer(), server_default="0", nullable=False),
        sa.Column("last", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("left", sa.Integer(), server_default="0", nullable=False),
        sa.Column("granted", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("began", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("kind", "table_id", "seat"),
    )
    op.create_index("timers_due", "timers", ["due"], unique=False)
    op.create_index("timers_user", "timers", ["user"], unique=False)
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("format", sa.String(length=12), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=40), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("at_once", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("lot", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tournaments_guild", "tournaments", ["guild", "status"], unique=False)
    op.create_table(
        "webhooks",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("url", sa.String(length=500), nullable=False),
        sa.Column("secret", sa.String(length=80), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), server_default="0", nullable=False),
        sa.Column("due", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("held_until", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("error", sa.String(length=80), server_default="", nullable=False),
        sa.Column("owner_notified", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("webhooks_by", "webhooks", ["by"], unique=False)
    op.create_index("webhooks_guild", "webhooks", ["guild"], unique=False)
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "first"),
    )
    op.create_table(
        "commitments",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("origin", sa.String(length=12), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("revealed_seats", sa.String(length=80), nullable=False),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "version"),
    )
    op.create_table(
        "departures",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("how", sa.String(length=10), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("username", sa.String(length=40), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "revision"),
    )
    op.create_index("departures_user", "departures", ["user"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("dropped", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("username", sa.String(length=40), server_default="", nullable=False),
        sa.Column("press", sa.BigInteger(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("tournament", "number"),
    )
    op.create_index("entrants_user", "entrants", ["user"], unique=False)
    op.create_table(
        "followers",
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seen", sa.Integer(), server_default="0", nullable=False),
        sa.Column("before", sa.Integer(), server_default="0", nullable=False),
        sa.Column("follows", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "table_id"),
    )
    op.create_index("followers_table", "followers", ["table_id", "follows"], unique=False)
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("how", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("username", sa.String(length=40), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "user"),
    )
    op.create_index("guests_user", "guests", ["user"], unique=False)
    op.create_table(
        "matches",
        sa.Column("tournament", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("players", sa.String(length=80), nullable=False),
        sa.Column("table_id", sa.String(length=12), server_default="", nullable=False),
        sa.Column("places", sa.String(length=80), server_default="", nullable=False),
        sa.Column("how", sa.String(length=8), server_default="", nullable=False),
        sa.Column("order", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("tournament", "number"),
    )
    op.create_index("matches_table", "matches", ["table_id"], unique=False)
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.Text(), nullable=True),
        sa.Column("cause", sa.String(length=12), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("draws", sa.LargeBinary(), nullable=False),
        sa.Column("reveals", sa.Boolean(), nullable=False),
        sa.Column("turn_owner", sa.Integer(), nullable=True),
        sa.Column("turn_number", sa.Integer(), nullable=False),
        sa.Column("restores", sa.Integer(), nullable=True),
        sa.Column("snapshot", sa.LargeBinary(), nullable=False),
        sa.Column("stream", sa.Integer(), server_default="0", nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("secrecy", sa.String(length=8), server_default="", nullable=False),
        sa.Column("hidden_counts", sa.String(length=80), server_default="", nullable=False),
        sa.Column("digest", sa.String(length=16), nullable=True),
        sa.Column("accounts", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "version"),
    )
    op.create_table(
        "offers",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("policy", sa.String(length=40), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("preferences", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind"),
    )
    op.create_table(
        "posts",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("restores", sa.Integer(), nullable=False),
        sa.Column("by_seat", sa.Integer(), nullable=False),
        sa.Column("needed", sa.String(length=80), nullable=False),
        sa.Column("agreed", sa.String(length=80), nullable=False),
        sa.Column("data", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("rivals", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("how", sa.String(length=10), server_default="played", nullable=False),
        sa.Column("ranked", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("username", sa.String(length=40), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_at", "results", ["at", "table_id"], unique=False)
    op.create_index("results_guild", "results", ["guild", "title"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("username", sa.String(length=40), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_user", "seats", ["user"], unique=False)
    op.create_table(
        "webhook_events",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("hook", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("event", sa.String(length=10), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["hook"], ["webhooks.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("webhook_events_hook", "webhook_events", ["hook", "id"], unique=False)
    op.create_table(
        "guest_bots",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("guest_bots_owner", "guest_bots", ["owner"], unique=False)
    op.create_index("guest_bots_name", "guest_bots", ["name"], unique=True)
    op.create_index("guest_bots_token", "guest_bots", ["token"], unique=True)
    op.create_table(
        "guest_bot_servers",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild"),
    )
    op.create_table(
        "trials",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.Integer(), server_default="0", nullable=False),
        sa.Column("steps", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "web_keys",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("once", sa.Boolean(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("locale", sa.String(length=12), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("web_keys_user", "web_keys", ["user"], unique=False)
    op.create_index("web_keys_until", "web_keys", ["until"], unique=False)


def downgrade() -> None:
    for table in (
        "web_keys",
        "trials",
        "guest_bot_servers",
        "guest_bots",
        "webhook_events",
        "seats",
        "results",
        "proposals",
        "posts",
        "orders",
        "offers",
        "moves",
        "matches",
        "guests",
        "followers",
        "entrants",
        "departures",
        "commitments",
        "archives",
        "webhooks",
        "tournaments",
        "timers",
        "tables",
        "stale_controls",
        "server_settings",
        "server_presets",
        "server_changes",
        "saved_links",
        "requests",
        "reports",
        "report_readers",
        "profiles",
        "pings",
        "outbox",
        "notification_settings",
        "lessons",
        "inboxes",
        "facts",
        "digests",
        "boards",
        "blocks",
    ):
        op.drop_table(table)
