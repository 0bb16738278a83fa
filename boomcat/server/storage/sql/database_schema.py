"""The tables of the database.  A change here needs a migration, and a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

#: `touched` is the time of the last entry, and `sum` its checksum (change.py); the snapshot is a position in
#: notation, which outlives a change of rules.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("snapshot", Text),
    Column("sum", BigInteger),
)

#: The primary key refuses a number that exists.  It alone, and no lock, prevents two servers from continuing a table.
journal = Table(
    "journal",
    metadata,
    Column("game", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("sum", BigInteger),
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

#: Banned networks, such as `203.0.113.7/32`; for ever without `until`.
bans = Table(
    "bans",
    metadata,
    Column("network", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("until", Double),
)

#: Tables that an operator has closed, until the server has informed their people.
closings = Table("closings", metadata, Column("game", Text, primary_key=True))

#: Hashes of codes that bring a seat to another device; `holder` is the hash of a key of the seat.
tickets = Table(
    "tickets",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("holder", Text, nullable=False),
    Column("until", Double, nullable=False),
)

#: Deals that many people play at separate tables, and the results of those tables.
deals = Table(
    "deals",
    metadata,
    Column("name", Text, primary_key=True),
    Column("deal", LargeBinary, nullable=False),
    Column("until", Double),
)
results = Table(
    "results",
    metadata,
    Column("deal", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("result", LargeBinary, nullable=False),
    Column("until", Double),
)

#: Not used any more, but part of the stored schema.
lease = Table(
    "lease",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),
    Column("holder", Text, nullable=False),
    Column("direct", Boolean, nullable=False),
    Column("seen", Double, nullable=False),
)

#: The tables that a backup contains.
contents = [table for table in metadata.sorted_tables if table is not lease]
