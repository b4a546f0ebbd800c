"""Keys of people who use the board's page."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
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
    op.drop_table("web_keys")
