"""The tables of the database.  A change here needs a migration, and a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, Integer, LargeBinary, MetaData, Table, Text

__all__ = ["journal", "metadata", "records", "tables"]

metadata = MetaData()

#: `touched` is the time of the last entry; the snapshot is a position in notation, which outlives a change of rules.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("snapshot", Text),
)

#: The primary key refuses whoever writes a number that was written before: that no two servers go on with the same
#: table rests on it, and on no lock.
journal = Table(
    "journal",
    metadata,
    Column("game", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("finished", Double, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("record", Text, nullable=False),
)
