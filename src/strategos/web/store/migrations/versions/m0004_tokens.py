"""Changes have a token of those who sent them: whatever is sent again is known again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("moves", sa.Column("token", sa.String(40)))
    op.create_index("ix_moves_token", "moves", ["match", "token"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_moves_token", "moves")
    with op.batch_alter_table("moves") as table:
        table.drop_column("token")
