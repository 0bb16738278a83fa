"""A bot that plays at a table of any Boomcat server, over the public protocol (`docs/protocol.md`)."""

from boomcat.guest.guest import Guest, Report
from boomcat.guest.guest_connection import CannotJoin, GuestConnection, TableAddress, look_at, sit_down

__all__ = ["CannotJoin", "Guest", "GuestConnection", "Report", "TableAddress", "look_at", "sit_down"]
