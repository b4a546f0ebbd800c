"""What people say about when and how they want to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "habits",
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("zone", sa.String(length=60), nullable=False),
        sa.Column("hours", sa.String(length=200), nullable=False),
        sa.Column("away_first", sa.String(length=10), nullable=False),
        sa.Column("away_last", sa.String(length=10), nullable=False),
        sa.Column("told", sa.String(length=8), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("again", sa.Integer(), nullable=False),
        sa.Column("locale", sa.String(length=12), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("habits")
