"""What had been granted to each clock by each change of a game, and how far a person's absences are made up for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("timers", sa.Column("granted", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("timers", sa.Column("began", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("accounts", sa.Text(), nullable=False, server_default=""))
    op.add_column("habits", sa.Column("rested", sa.String(length=10), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("habits", "rested")
    op.drop_column("moves", "accounts")
    op.drop_column("timers", "began")
    op.drop_column("timers", "granted")
