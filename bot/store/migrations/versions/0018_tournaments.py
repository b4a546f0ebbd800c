"""Tournaments: what is played how, who takes part, and who meets whom with which result."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=12), primary_key=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("format", sa.String(length=12), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=40), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("at_once", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("lot", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False, server_default="0"),
    )
    op.create_index("tournaments_guild", "tournaments", ["guild", "status"])
    _of_tournaments()


def _of_tournaments() -> None:
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=12), _whole(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger()),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("dropped", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number"),
    )
    op.create_index("entrants_user", "entrants", ["user"])
    op.create_table(
        "matches",
        sa.Column("tournament", sa.String(length=12), _whole(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("players", sa.String(length=80), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("places", sa.String(length=80), nullable=False),
        sa.Column("how", sa.String(length=8), nullable=False),
        sa.Column("order", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number"),
    )
    op.create_index("matches_table", "matches", ["table_id"])


def _whole() -> sa.ForeignKey:
    return sa.ForeignKey("tournaments.id", ondelete="CASCADE")


def downgrade() -> None:
    for table in ("matches", "entrants", "tournaments"):
        op.drop_table(table)
