"""Translates the errors of the databases into those of a storage."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from boomcat.server.storage.store_errors import StoreError

#: The last byte of SQLite's error codes is the kind.
OF_SQLITE = {
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_IOERR: "store-unreachable",  # a failing disk
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_CANTOPEN: "store-unreachable",
    sqlite3.SQLITE_PROTOCOL: "store-busy",
    sqlite3.SQLITE_CONSTRAINT: "store-stale",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}
#: A quota or a limit on file sizes; and a full disk where the shared memory of connections is a file.
NO_ROOM = (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE)

#: PostgreSQL's codes; the longest matching prefix counts.
OF_POSTGRESQL = {
    "08": "store-unreachable",
    "23505": "store-stale",
    "25006": "store-read-only",
    "28": "store-unreachable",  # a wrong name or password
    "3D": "store-unreachable",  # no such database
    "40001": "store-busy",
    "40P01": "store-busy",
    "42501": "store-read-only",
    "53100": "store-full",
    "53300": "store-busy",
    "55P03": "store-busy",
    "57014": "store-busy",
    "57P": "store-unreachable",
    "58030": "store-unreachable",  # a failing disk
    "XX001": "store-damaged",
    "XX002": "store-damaged",
}

#: Passwords in addresses, which the messages of drivers may repeat.  In a NATS address a name alone is a token.
PASSWORD = re.compile(
    r"((?:nats|tls)://)\S*(?=@)|(://[^:/@\s]*:)\S*(?=@)|(password\s*=\s*)('[^']*'|[^\s&]*)", re.IGNORECASE
)


def leaves_unknown(error: BaseException) -> bool:
    """Return whether a commit that failed with this error may be stored after all.

    The connection to PostgreSQL broke; or SQLite could not sync, but the log may be readable.  If the log could not be
    written its end is missing, so it is never read.
    """
    if not isinstance(error, DBAPIError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", 0)
    return error.connection_invalidated or (code & 0xFF == sqlite3.SQLITE_IOERR and code not in NO_ROOM)


def reason_of(error: BaseException, operational: bool) -> str:
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0)
        return "store-full" if code in NO_ROOM else OF_SQLITE.get(code & 0xFF, "store-failed")
    state = getattr(error, "sqlstate", None)
    if state is None:  # not from the server
        return "store-unreachable" if operational else "store-failed"
    return next((OF_POSTGRESQL[state[:end]] for end in (5, 3, 2) if state[:end] in OF_POSTGRESQL), "store-failed")


def store_error(error: BaseException) -> StoreError:
    """Translate an error; the first line of the driver's message goes along, without passwords."""
    if isinstance(error, StoreError):
        return error
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(original).strip().splitlines() or [type(original).__name__]
    return StoreError(reason_of(original, isinstance(error, OperationalError)), {"why": without_password(lines[0])})


def without_password(words: str) -> str:
    return PASSWORD.sub(r"\1\2\3…", words)


@contextmanager
def translated() -> Iterator[None]:
    """Raise database errors as StoreError without their cause, which may quote an address or hidden cards."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise store_error(error) from None
