"""Migrates a database to the current schema.

Alembic migrates an older schema.  Importing it takes an eighth of a server's start, so it is not imported for a
database that is new or current: a new one gets the current tables.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, select
from sqlalchemy import text as sql

from boomcat.server.storage.sql.database_schema import metadata
from boomcat.server.storage.store_errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

#: All versions of the schema, as migrations/versions/ names them.
STEPS = ("0003", "0004")
#: Alembic's table with the version of the schema.
version = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

#: Alembic's environment is one for the whole process.
one_at_a_time = Lock()
#: An advisory lock of PostgreSQL: two programs that start together must not both create the tables.
MIGRATING = 0x626F6F6D_6D6F7665


def configuration(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "boomcat.server.storage.sql:migrations")
    return config


def present(connection: Connection) -> set[str]:
    """Return the version of a database; empty if it is new."""
    found = inspect(connection).has_table(version.name)
    steps = set(connection.scalars(select(version.c.version_num))) if found else set()
    if not steps <= set(STEPS):
        raise StoreError("store-too-new")
    return steps


def check_current(connection: Connection) -> None:
    """Raise if the schema is not current, for readers that may not migrate."""
    if present(connection) != {STEPS[-1]}:
        raise StoreError("store-too-old")


def migrate(connection: Connection) -> None:
    """Migrate in one transaction: after a failure the database is unchanged."""
    with one_at_a_time, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(sql("SET LOCAL statement_timeout = 0"))  # a large database takes its time
            connection.execute(sql("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        steps = present(connection)
        if not steps:
            create(connection)
        elif steps != {STEPS[-1]}:
            upgrade(connection)


def create(connection: Connection) -> None:
    metadata.create_all(connection, checkfirst=False)
    version.create(connection)  # it may exist and be empty, if Alembic ran without a step
    connection.execute(insert(version).values(version_num=STEPS[-1]))


def upgrade(connection: Connection) -> None:
    from alembic import command

    command.upgrade(configuration(connection), "head")
