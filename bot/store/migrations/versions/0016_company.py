"""Rematches, claims on seats, whom a table is meant for; who hides their records, and with whom nobody wants to sit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("successor", sa.String(length=12), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("starts_full", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("starts_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("language", sa.String(length=12), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("experience", sa.String(length=10), nullable=False, server_default=""))
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(length=12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("how", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user"),
    )
    op.create_index("guests_user", "guests", ["user"])
    _of_people()


def _of_people() -> None:
    op.create_table(
        "profiles",
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("other", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", "other"),
    )
    op.create_index("blocks_other", "blocks", ["other"])


def downgrade() -> None:
    for table in ("blocks", "profiles", "guests"):
        op.drop_table(table)
    for column in ("experience", "language", "private", "starts_at", "starts_full", "successor"):
        op.drop_column("tables", column)
