"""Streams of chance: what an undo or redo begins anew. Results of games that go on are no results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("stream", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("seed", sa.LargeBinary(), nullable=True))
    op.execute("DELETE FROM results WHERE table_id IN (SELECT id FROM tables WHERE status = 'running')")


def downgrade() -> None:
    with op.batch_alter_table("moves") as moves:
        moves.drop_column("seed")
        moves.drop_column("stream")
