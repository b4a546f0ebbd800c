"""How finished tables ended for each seat, so that winners can be counted without opening games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
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
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_guild", "results", ["guild", "title"])


def downgrade() -> None:
    op.drop_index("results_guild", table_name="results")
    op.drop_table("results")
