"""The errors of a storage, translated from those of the databases."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

#: Errors of the storage itself, with which any write would have failed.
OF_THE_STORE = {
    "store-full": "no room is left on the disk",
    "store-busy": "another program locks the database for too long",
    "store-damaged": "the file or a page of the database is damaged",
    "store-read-only": "the database is read-only",
    "store-unreachable": "no such folder, no such server, or it does not answer",
    "store-in-use": "another server writes there",
    "store-linked": "the file has a second name, as a hard link, and would be ruined under it",
    "store-closed": "the program is ending",
}
#: Every reason, explained for developers; users get the texts of the catalogues.
REASONS = {
    **OF_THE_STORE,
    "store-stale": "the table is closed, or another server has continued it",
    "store-gap": "an earlier entry is missing, because writing it failed",
    "store-failed": "anything else",
    "store-too-new": "written by a newer version of the program",
    "store-too-old": "written by an older version, and not brought up to date yet",
    "store-exists": "the target exists already",
    "store-bad-address": "neither a file nor a PostgreSQL database",
    "cluster-bad-address": "not an address of NATS servers",
    "cluster-bad-option": "an unknown option after the addresses, or a wrong value",
    "cluster-bad-credentials": "the file holds no credentials",
    "cluster-bad-certificate": "a certificate file is missing or holds no certificate",
    "cluster-unreachable": "no NATS server answers",
    "cluster-wrong-credentials": "NATS does not know this name and password",
    "cluster-not-permitted": "NATS denies us a subject that we need",
    "cluster-wrong-tls": "only one side uses TLS, or the certificate is not trusted",
    "cluster-no-jetstream": "JetStream is not switched on, or not for this account",
    "cluster-too-few": "there are fewer servers with JetStream than replicas",
    "cluster-too-old": "a NATS server that lacks what we need",
    "cluster-clocks": "our clock differs from theirs",
    "cluster-upgrading": "the table needs a newer version, and no node that we can reach has it",
    "cluster-other-streams": "streams of these names exist with other settings",
}

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


class StoreError(Exception):
    """Nothing of the change is stored.  `reason` is one of REASONS; `details` has the message of the database."""

    def __init__(self, reason: str, details: dict[str, str | int] | None = None) -> None:
        assert reason in REASONS, reason
        super().__init__(reason)
        self.reason = reason
        self.details: dict[str, str | int] = {} if details is None else details

    def __str__(self) -> str:
        more = ", ".join(f"{key}: {value}" for key, value in self.details.items())
        return f"{self.reason} ({more})" if more else self.reason


class Stale(StoreError):
    """Another writer was there first, or the table is closed."""


class Uncertain(StoreError):
    """The program ends before it is known whether the change is stored: report neither success nor failure."""


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
