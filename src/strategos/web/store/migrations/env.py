"""Runs the migrations on the connection the server hands over (`store.Store.open`)."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from strategos.web.store.tables import Base

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
