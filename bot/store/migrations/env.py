"""Alembic's entry: migrates over the connection that `bot.store.migrate` hands in."""

from __future__ import annotations

from alembic import context

from bot.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    # SQLite's ALTER TABLE cannot change a column; a batch copies the rows into a new table instead.
    render_as_batch=connection.dialect.name == "sqlite",
    # Alembic takes SQLite for a database without transactional DDL, but here a transaction is open: all or nothing.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
