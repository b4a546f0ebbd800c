"""Tables keep the host's part of the seed and the players'; bots from outside, and the servers that allow them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.LargeBinary(), nullable=True))
    op.add_column("tables", sa.Column("interactions", sa.Text(), server_default="", nullable=False))
    op.create_table(
        "guest_bots",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("guest_bots_owner", "guest_bots", ["owner"], unique=False)
    op.create_index("guest_bots_name", "guest_bots", ["name"], unique=True)
    op.create_index("guest_bots_token", "guest_bots", ["token"], unique=True)
    op.create_table(
        "guest_bot_servers",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild"),
    )


def downgrade() -> None:
    op.drop_table("guest_bot_servers")
    op.drop_table("guest_bots")
    op.drop_column("tables", "interactions")
    op.drop_column("tables", "secret")
