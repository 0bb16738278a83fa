"""A bot that plays at a table of any Boomcat server, over the public protocol (`docs/protocol.md`)."""

from boomcat.guest.guest import Guest, Report
from boomcat.guest.table_connection import CannotJoin, TableAddress, TableConnection, look_at, sit_down

__all__ = ["CannotJoin", "Guest", "Report", "TableAddress", "TableConnection", "look_at", "sit_down"]
