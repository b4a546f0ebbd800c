"""Tables keep the host's part of the seed and the players'."""

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


def downgrade() -> None:
    op.drop_column("tables", "interactions")
    op.drop_column("tables", "secret")
