"""What must survive the end of the program: the tables with their journals, and the records of finished games.

SQLite keeps it in one file, PostgreSQL in a database of its own; a single address decides.  All writing happens in one
thread, which puts the changes of many tables into one transaction.
"""

from boomcat.server.storage.sql.change import Change, Damaged, StoredEntry, StoredTable
from boomcat.server.storage.sql.storage_errors import REASONS, StoreError, Uncertain, without_password
from boomcat.server.storage.sql.store import SqlStore

__all__ = [
    "REASONS",
    "Change",
    "Damaged",
    "SqlStore",
    "StoreError",
    "StoredEntry",
    "StoredTable",
    "Uncertain",
    "without_password",
]
