"""Paces and clocks of tables, seats that are offered, and what people have seen and follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("paused", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("proposals", sa.Column("data", sa.Text(), nullable=False, server_default=""))
    op.add_column("timers", sa.Column("left", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("habits", sa.Column("last", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "offers",
        sa.Column("table_id", sa.String(length=12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "watching",
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("follows", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user", "table_id"),
    )
    op.create_index("watching_table", "watching", ["table_id", "follows"])


def downgrade() -> None:
    op.drop_table("watching")
    op.drop_table("offers")
    op.drop_column("habits", "last")
    op.drop_column("timers", "left")
    op.drop_column("proposals", "data")
    op.drop_column("tables", "paused")
    op.drop_column("tables", "pace")
