"""A server's own settings with their log, ready-made tables, the board of open tables, and reports to managers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_settings",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("setting", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "setting"),
    )
    op.create_table(
        "server_changes",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("setting", sa.String(length=40), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("after", sa.Text(), nullable=False),
    )
    op.create_index("server_changes_guild", "server_changes", ["guild", "id"])
    op.create_index("server_changes_user", "server_changes", ["user"])
    _presets_and_boards()
    _reports()


def _presets_and_boards() -> None:
    op.create_table(
        "server_presets",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(length=60), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=40), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("usual", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "key"),
    )
    op.create_table(
        "boards",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("wanted", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("looks", sa.String(length=16), nullable=False),
        sa.Column("pinned", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("about", sa.BigInteger(), nullable=True),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
    )
    op.create_index("reports_user", "reports", ["guild", "user", "at"])
    op.create_index("reports_about", "reports", ["about"])
    op.create_table(
        "report_readers",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "user"),
    )
    op.create_index("report_readers_user", "report_readers", ["user"])


def downgrade() -> None:
    for table in ("report_readers", "reports", "boards", "server_presets", "server_changes", "server_settings"):
        op.drop_table(table)
