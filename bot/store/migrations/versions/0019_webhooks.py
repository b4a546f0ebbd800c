"""Web hooks of servers and what is to be told to them; tables and results in the order of their times."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("url", sa.String(length=500), nullable=False),
        sa.Column("secret", sa.String(length=80), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("held_until", sa.BigInteger(), nullable=False),
        sa.Column("error", sa.String(length=80), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("webhooks_guild", "webhooks", ["guild"])
    op.create_index("webhooks_by", "webhooks", ["by"])
    op.create_table(
        "webhook_events",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("hook", sa.Integer(), sa.ForeignKey("webhooks.id", ondelete="CASCADE"), nullable=False),
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("event", sa.String(length=10), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("webhook_events_hook", "webhook_events", ["hook", "id"])
    op.create_index("tables_opened", "tables", ["opened", "id"])
    op.create_index("results_at", "results", ["at", "table_id"])


def downgrade() -> None:
    op.drop_index("results_at", "results")
    op.drop_index("tables_opened", "tables")
    op.drop_table("webhook_events")
    op.drop_table("webhooks")
