"""The pace of a table, and the clocks of its seats."""

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


def downgrade() -> None:
    op.drop_column("habits", "last")
    op.drop_column("timers", "left")
    op.drop_column("proposals", "data")
    op.drop_column("tables", "paused")
    op.drop_column("tables", "pace")
