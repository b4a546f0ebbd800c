"""Who left a seat to somebody else, and which results count among people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "departures",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("how", sa.String(length=10), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "revision"),
    )
    op.create_index("departures_user", "departures", ["user"])
    op.add_column("results", sa.Column("how", sa.String(length=10), nullable=False, server_default="played"))
    op.add_column("results", sa.Column("ranked", sa.Boolean(), nullable=False, server_default=sa.true()))
    # Of games that ended before, only the seats still tell: a bot in one of them, from the beginning or
    # in somebody's place, makes it a game that is listed apart.
    op.execute("UPDATE results SET ranked = false WHERE table_id IN (SELECT table_id FROM seats WHERE kind <> 'human')")
    op.execute(
        "UPDATE results SET how = 'automated' WHERE EXISTS (SELECT 1 FROM seats WHERE seats.kind <> 'human'"
        " AND seats.table_id = results.table_id AND seats.seat = results.seat)"
    )


def downgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.drop_column("ranked")
        results.drop_column("how")
    op.drop_index("departures_user", table_name="departures")
    op.drop_table("departures")
