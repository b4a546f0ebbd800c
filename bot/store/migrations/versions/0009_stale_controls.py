"""Messages whose controls are still to be taken away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stale_controls",
        sa.Column("message", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("channel", sa.BigInteger(), nullable=False),
    )
    op.create_index("stale_controls_channel", "stale_controls", ["channel", "message"])


def downgrade() -> None:
    op.drop_table("stale_controls")
