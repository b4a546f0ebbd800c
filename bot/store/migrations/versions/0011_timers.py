"""Timers: what is to happen at a time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "timers",
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "table_id", "seat"),
    )
    op.create_index("timers_due", "timers", ["due"])
    op.create_index("timers_user", "timers", ["user"])


def downgrade() -> None:
    op.drop_table("timers")
