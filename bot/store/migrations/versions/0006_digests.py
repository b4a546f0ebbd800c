"""A checksum for each snapshot; those written before have none and are believed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("digest", sa.String(length=16)))


def downgrade() -> None:
    with op.batch_alter_table("moves") as moves:
        moves.drop_column("digest")
