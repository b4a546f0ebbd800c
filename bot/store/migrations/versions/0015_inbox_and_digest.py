"""The inbox of a person, the calls that stand until they are answered, and the daily digest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("habits", sa.Column("inbox", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("habits", sa.Column("digest", sa.Integer(), nullable=False, server_default="-1"))
    op.create_table(
        "inboxes",
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("looks", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "pings",
        sa.Column("message", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
    )
    op.create_index("pings_user", "pings", ["user"])
    op.create_table(
        "digests",
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("due", sa.BigInteger(), nullable=False),
    )
    op.create_index("digests_due", "digests", ["due"])


def downgrade() -> None:
    op.drop_table("digests")
    op.drop_table("pings")
    op.drop_table("inboxes")
    op.drop_column("habits", "digest")
    op.drop_column("habits", "inbox")
