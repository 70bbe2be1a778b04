"""Matches, the records they began with, moves, checkpoints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("parent", sa.String(32)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(60), nullable=False),
        sa.Column("acting", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("rewound", sa.Integer, nullable=False),
    )
    op.create_index("ix_matches_game", "matches", ["game"])
    op.create_index("ix_matches_updated", "matches", ["updated"])
    op.create_table(
        "origins",
        _match(),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "moves",
        _match(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("op", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(60)),
        sa.Column("key", sa.Text),
        sa.Column("at_answers", sa.Integer, nullable=False),
        sa.Column("at_chance", sa.Integer, nullable=False),
        sa.Column("at_events", sa.Integer, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("dice", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "checkpoints",
        _match(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("chance", sa.Integer, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("schema", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("checkpoints", "moves", "origins", "matches"):
        op.drop_table(table)


def _match() -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
