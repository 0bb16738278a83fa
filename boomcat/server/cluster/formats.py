"""What a node writes and what it can read: of what nodes say to each other, and of the pages of tables.

While nodes are upgraded one after the other, some may write what others can't read yet.  Each says in its heartbeats
which formats it has, so that a table goes only to a node that can run it.  Nobody has to be left out for that: a
release that reads a new format comes before the one that writes it.

Whatever the format, a message begins with its number, and these keep their places for ever: in a heartbeat the node,
its life and the count; in a lease the node and its life; in a batch the node, its life and the epoch; in an answer
the failure.  So whoever understands nothing else of a newer node still sees that it lives, and what it has.
"""

from __future__ import annotations

import msgspec

__all__ = ["HERE", "Formats"]


class Formats(msgspec.Struct, frozen=True):
    #: Of all that nodes say to each other: what it writes, and the newest that it reads.  Fields may be added at the
    #: end without another number: who does not know them passes them over.
    says: int = 1
    hears: int = 1
    #: The same of tables' pages, and of what is on them: a new kind of entry needs a new number.
    writes: int = 1
    reads: int = 1

    def understands(self, other: Formats) -> bool:
        """Whether two nodes can ask each other."""
        return other.says <= self.hears and self.says <= other.hears


#: Of this build.
HERE = Formats()
