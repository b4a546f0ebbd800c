"""What others may know of answers in secret, nonces that count nothing, a checksum for each snapshot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("veil", sa.String(length=8), nullable=False, server_default=""))
    op.add_column("moves", sa.Column("hidden", sa.String(length=80), nullable=False, server_default=""))
    op.add_column("moves", sa.Column("digest", sa.String(length=16)))
    op.add_column("seals", sa.Column("number", sa.Integer()))
    op.add_column("outbox", sa.Column("nonce", sa.String(length=25)))


def downgrade() -> None:
    for table, columns in (("moves", ("veil", "hidden", "digest")), ("seals", ("number",)), ("outbox", ("nonce",))):
        with op.batch_alter_table(table) as changing:
            for column in columns:
                changing.drop_column(column)
