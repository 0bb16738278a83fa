"""The chain of checksums: every line vouches for itself and for all lines before it.

It finds accidents and careless edits.  It is no signature: whoever rewrites a whole file can count as well as we do.
"""

from __future__ import annotations

import hashlib
import json
import re

__all__ = ["Chain"]

DIGITS = 16
SEALED = re.compile(rb'(\{.+),"check":"([0-9a-f]{%d})"\}' % DIGITS)


class Chain:
    """One end of it: lines are sealed, or opened, in their order."""

    def __init__(self) -> None:
        self.last = ""

    def seal(self, fields: dict[str, object]) -> str:
        """The line of these fields, with its checksum."""
        content = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))[:-1]
        self.last = self.checksum(content.encode())
        return f'{content},"check":"{self.last}"}}'

    def open(self, line: bytes) -> str | None:
        """The fields of the next line as JSON, or nothing if it cannot be the next line."""
        found = SEALED.fullmatch(line)
        if found is None or found[2].decode() != self.checksum(found[1]):
            return None
        self.last = found[2].decode()
        try:
            return found[1].decode() + "}"
        except UnicodeDecodeError:
            return None

    def checksum(self, content: bytes) -> str:
        return hashlib.sha256(self.last.encode() + b"\n" + content).hexdigest()[:DIGITS]
