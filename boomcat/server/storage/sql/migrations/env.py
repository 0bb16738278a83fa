"""Alembic runs this file for every migration.  The connection is already there, inside a transaction."""

from alembic import context

from boomcat.server.storage.sql.database_schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",  # which cannot alter much of a table that exists
)
with context.begin_transaction():
    context.run_migrations()
