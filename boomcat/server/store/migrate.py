"""Bring a database to the schema that this version of the program knows."""

from __future__ import annotations

from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy import text as sql

from boomcat.server.store.errors import StoreError

__all__ = ["check_current", "configuration", "migrate", "steps"]

#: Alembic's environment is one for the whole process.
one_at_a_time = Lock()
#: Of PostgreSQL's advisory locks: two programs that start at once must not both create the tables.
MIGRATING = 0x626F6F6D_6D6F7665


def configuration(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "boomcat.server.store:migrations")
    return config


def steps() -> set[str]:
    """All versions of the schema that this program knows."""
    return {step.revision for step in ScriptDirectory.from_config(configuration()).walk_revisions()}


def check_current(connection: Connection) -> None:
    """For who reads without a right to change anything."""
    present = set(MigrationContext.configure(connection).get_current_heads())
    if not present <= steps():
        raise StoreError("store-too-new")
    if present != set(ScriptDirectory.from_config(configuration()).get_heads()):
        raise StoreError("store-too-old")


def migrate(connection: Connection) -> None:
    """All in one transaction, whatever is missing: after a failure the database is as it was."""
    config = configuration(connection)
    heads = set(ScriptDirectory.from_config(config).get_heads())
    with one_at_a_time, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(sql("SET LOCAL statement_timeout = 0"))  # a large database takes its time
            connection.execute(sql("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        present = set(MigrationContext.configure(connection).get_current_heads())
        if not present <= steps():
            raise StoreError("store-too-new")
        if present != heads:
            command.upgrade(config, "head")
