"""The SQL storage: tables with their journals, and records of finished games, in SQLite or PostgreSQL.

One thread writes, and puts the changes of many tables into one transaction.
"""

from boomcat.server.storage.sql.storage_errors import without_password
from boomcat.server.storage.sql.store import SqlStore

__all__ = ["SqlStore", "without_password"]
