"""The chain of checksums: each line's checksum covers the line itself and all lines before it.

It detects accidents and careless edits.  It isn't a signature: a forger who rewrites the whole file can compute the
checksums, too.
"""

from __future__ import annotations

import hashlib
import json
import re

DIGITS = 16
SEALED = re.compile(rb'(\{.+),"check":"([0-9a-f]{%d})"\}' % DIGITS)


class Chain:
    """Seals lines when they are written, or opens them when they are read, in order."""

    def __init__(self) -> None:
        self.last = ""

    def seal(self, fields: dict[str, object]) -> str:
        """Return the line with these fields and their checksum."""
        content = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))[:-1]
        self.last = self.checksum(content.encode())
        return f'{content},"check":"{self.last}"}}'

    def open(self, line: bytes) -> str | None:
        """Return the fields of the next line as JSON, or None if its checksum is wrong.

        It may end as in a file that was copied from Windows.
        """
        found = SEALED.fullmatch(line.removesuffix(b"\n").removesuffix(b"\r"))
        if found is None or found[2].decode() != self.checksum(found[1]):
            return None
        self.last = found[2].decode()
        try:
            return found[1].decode() + "}"
        except UnicodeDecodeError:
            return None

    def checksum(self, content: bytes) -> str:
        return hashlib.sha256(self.last.encode() + b"\n" + content).hexdigest()[:DIGITS]
