"""Who serves which shard of Discord's gateway, and the processes that share them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(length=40), nullable=True),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("heir", sa.String(length=40), nullable=True),
        sa.Column("session", sa.String(length=100), nullable=True),
        sa.Column("url", sa.String(length=200), nullable=False),
        sa.Column("sequence", sa.BigInteger(), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("name", sa.String(length=40), primary_key=True),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("leaving", sa.Boolean(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("processes")
    op.drop_table("shards")
