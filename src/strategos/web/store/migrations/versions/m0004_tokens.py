"""Changes have a token of those who sent them, and positions say how much had been told then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("moves", sa.Column("token", sa.String(40)))
    op.add_column("checkpoints", sa.Column("told", sa.Text))
    op.create_index("ix_moves_token", "moves", ["match", "token"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_moves_token", "moves")
    with op.batch_alter_table("moves") as table:
        table.drop_column("token")
    with op.batch_alter_table("checkpoints") as table:
        table.drop_column("told")
