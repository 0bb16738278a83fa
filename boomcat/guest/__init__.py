"""A bot as a guest at a table of somebody's server, over the public protocol (`docs/protocol.md`)."""

from boomcat.guest.address import TableAddress
from boomcat.guest.guest import Guest, Report
from boomcat.guest.visit import CannotJoin, Visit, look_at, sit_down

__all__ = ["CannotJoin", "Guest", "Report", "TableAddress", "Visit", "look_at", "sit_down"]
