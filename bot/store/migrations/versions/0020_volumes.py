"""Volumes: the changes of a finished game, compressed together; up to which version a table's are bound."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

_UNBOUND = sa.text("status IN ('finished', 'abandoned') AND bound < version - 1")


def upgrade() -> None:
    op.add_column("tables", sa.Column("bound", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("tables_unbound", "tables", ["changed"], sqlite_where=_UNBOUND, postgresql_where=_UNBOUND)
    op.create_table(
        "volumes",
        sa.Column("table_id", sa.String(length=12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "first"),
    )


def downgrade() -> None:
    raise NotImplementedError("changes that are bound would have to be unbound first")
