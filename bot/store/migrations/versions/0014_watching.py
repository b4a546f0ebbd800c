"""What people have seen of tables, and which tables they follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
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
