"""Every row has a checksum; those that are there are taken as they are."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

SEALED: dict[str, tuple[str, ...]] = {
    "matches": ("id", "game", "scenario", "seats", "options", "players", "parent", "created"),
    "origins": ("match", "record"),
    "moves": (
        "match", "seq", "op", "seat", "kind", "key", "at_answers", "at_chance", "at_events", "chance", "events", "dice",
        "at",
    ),
    "checkpoints": ("match", "seq", "answers", "chance", "events", "schema", "state"),
}  # fmt: skip
KEYS: dict[str, tuple[str, ...]] = {
    "matches": ("id",),
    "origins": ("match",),
    "moves": ("match", "seq"),
    "checkpoints": ("match", "seq"),
}


def upgrade() -> None:
    connection = op.get_bind()
    for name, columns in SEALED.items():
        op.add_column(name, sa.Column("sum", sa.BigInteger, nullable=False, server_default="0"))
        table = sa.table(name, *(_column(c) for c in ("sum", *columns)))
        whose = table.c[KEYS[name][0]]
        matches = connection.execute(sa.select(whose).distinct()).scalars().all()
        change = (
            sa.update(table)
            .where(*(table.c[key] == sa.bindparam(f"the_{key}") for key in KEYS[name]))
            .values(sum=sa.bindparam("the_sum"))
        )
        for match in matches:
            rows = connection.execute(sa.select(*(table.c[c] for c in columns)).where(whose == match)).all()
            connection.execute(change, [_sum(dict(zip(columns, row, strict=True)), KEYS[name]) for row in rows])


def downgrade() -> None:
    for name in SEALED:
        with op.batch_alter_table(name) as table:
            table.drop_column("sum")


def _column(name: str) -> sa.ColumnClause[Any]:
    return sa.column(name)


def _sum(row: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    total = zlib.crc32(msgspec.msgpack.encode(list(row.values())))
    return {"the_sum": total, **{f"the_{key}": row[key] for key in keys}}
