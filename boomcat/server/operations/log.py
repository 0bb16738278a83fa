"""Structured logs: one JSON object a line, or text for a terminal.

Never a token, a secret, a card, a move or the address of a person; a table appears as a hash that does not open it.
"""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TextIO

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
#: Between two lines of the same kind that a LogThrottle allows.
INTERVAL_SECONDS = 60.0
#: Kinds that it remembers.  There are few, unless a client makes them up.
MOST_KINDS = 100
#: Random for each process: without it the codes could be guessed from the hashes.
KEY = secrets.token_bytes(16)


@dataclass(eq=False)
class Log:
    level: str = "info"
    form: str = "text"
    file: TextIO | None = None
    bound: dict[str, object] = field(default_factory=dict)

    def bind(self, **fields: object) -> Log:
        """Return the same log with these fields in every line."""
        return Log(self.level, self.form, self.file, {**self.bound, **cleaned(fields)})

    def debug(self, event: str, **fields: object) -> None:
        self.write("debug", event, fields)

    def info(self, event: str, **fields: object) -> None:
        self.write("info", event, fields)

    def warning(self, event: str, **fields: object) -> None:
        self.write("warning", event, fields)

    def error(self, event: str, **fields: object) -> None:
        self.write("error", event, fields)

    def broken(self, error: BaseException, event: str = "broken") -> None:
        """Log where an error happened, without values, which may be secrets."""
        places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
        self.error(event, error=type(error).__name__, at=" > ".join(places[-5:]))

    def write(self, level: str, event: str, fields: dict[str, object]) -> None:
        if LEVELS.index(level) < LEVELS.index(self.level):
            return
        now = time.time()
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(now)) + f".{int(now * 1000) % 1000:03d}Z"
        everything = {**self.bound, **cleaned(fields)}
        if self.form == "json":
            line = json.dumps({"time": stamp, "level": level, "event": event, **everything}, ensure_ascii=True)
        else:
            line = " ".join([stamp, level, event, *(f"{key}={value}" for key, value in everything.items())])
        # A full disk must not stop a table.
        with suppress(OSError):
            print(line, file=self.file or sys.stderr, flush=True)


class LibraryLogHandler(logging.Handler):
    """Writes warnings of libraries to our log, without values, which may be secrets."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self.log = log

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self.log.broken(error, "library-broken")
        else:
            level = "error" if record.levelno >= logging.ERROR else "warning"
            words = str(record.msg).partition("\n")[0][:200]
            self.log.write(level, "library", {"name": record.name, "words": json.dumps(words)})


class LogThrottle:
    """Limits how often the log repeats a message that may occur a thousand times a second."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        #: When each kind was last logged, the oldest first.
        self.allowed: dict[str, float] = {}

    def allow(self, kind: str) -> bool:
        """Return whether to log this kind now; if so, it's refused for the next minute."""
        now = self.now()
        if now - self.allowed.get(kind, -INTERVAL_SECONDS) < INTERVAL_SECONDS:
            return False
        self.allowed.pop(kind, None)
        self.allowed[kind] = now
        if len(self.allowed) > MOST_KINDS:
            del self.allowed[next(iter(self.allowed))]
        return True


def cleaned(fields: dict[str, object]) -> dict[str, object]:
    """Replace a table's code, which opens the table, by a hash."""
    found = dict(fields)
    code = found.get("table")
    if isinstance(code, str):
        found["table"] = hashlib.blake2b(code.encode(), key=KEY, digest_size=4).hexdigest()
    return found
