"""The formats that a node writes and reads, for messages between nodes and for pages of tables.

During a rolling upgrade some nodes may write a format that others can't read yet.  Each node announces its formats in
its heartbeats, so that a table goes only to a node that can run it.  A release that reads a new format comes before
the one that writes it.

Every message begins with its format number, and these fields never move: in a heartbeat the node, its incarnation and
the count; in a lease the node and its incarnation; in a batch the node, its incarnation and the epoch; in a reply the
failure.  A node that can read nothing else of a newer node still sees that it lives and what it holds.
"""

from __future__ import annotations

import msgspec


class Formats(msgspec.Struct, frozen=True):
    #: Messages between nodes: the format it writes, and the newest it reads.  Fields may be added at the end
    #: without a new number: older nodes skip them.
    says: int = 1
    hears: int = 1
    #: The same for pages of tables and their entries: a new kind of entry, or a new setting, needs a new number.
    writes: int = 1
    reads: int = 1

    def understands(self, other: Formats) -> bool:
        """Return whether two nodes can send each other requests."""
        return other.says <= self.hears and self.says <= other.hears


#: The formats of this build.
HERE = Formats(writes=9, reads=9)
