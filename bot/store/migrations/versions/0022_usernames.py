"""Usernames beside the names that people are shown by, which need not differ."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

NAMED = ("seats", "guests", "departures", "results", "entrants", "blocks")


def upgrade() -> None:
    for table in NAMED:
        op.add_column(table, sa.Column("username", sa.String(length=40), nullable=False, server_default=""))


def downgrade() -> None:
    for table in NAMED:
        with op.batch_alter_table(table) as changed:
            changed.drop_column("username")
