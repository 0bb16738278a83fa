"""What can go wrong with a store, and how the two databases say it."""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

if TYPE_CHECKING:
    import psycopg

__all__ = ["OF_THE_STORE", "REASONS", "StoreError", "Uncertain", "leaves_unknown", "store_error", "translated"]

#: The store itself is in trouble: whatever was to be written now, it would have failed.
OF_THE_STORE = {
    "store-full": "no room is left on the disk",
    "store-busy": "somebody else holds the database for too long",
    "store-damaged": "the file or the pages of the database make no sense",
    "store-read-only": "nothing may be written there",
    "store-unreachable": "no such folder, no such server, or it does not answer",
    "store-in-use": "another server writes there",
    "store-linked": "the file has a second name, as a hard link, and would be ruined under it",
    "store-closed": "the program is ending",
}
#: Every reason, with what it means to those who read the code; people get theirs from the catalogues.
REASONS = {
    **OF_THE_STORE,
    "store-stale": "the table is closed, or somebody else has gone on with it",
    "store-gap": "an entry that comes before this one is not there, because writing it failed",
    "store-failed": "anything else",
    "store-too-new": "written by a newer version of the program",
    "store-too-old": "written by an older version, and not brought up to date yet",
    "store-exists": "something is there already",
    "store-bad-address": "neither a file nor a PostgreSQL database",
    "cluster-bad-address": "no addresses of NATS servers",
    "cluster-bad-option": "an option behind the addresses that we do not know, or that cannot be so",
    "cluster-bad-credentials": "the file holds nothing that says who we are",
    "cluster-bad-certificate": "a file with certificates is not there, or holds none",
    "cluster-unreachable": "no NATS server answers",
    "cluster-wrong-credentials": "NATS does not know this name and password",
    "cluster-not-permitted": "NATS lets us in, but not say or hear all that we must",
    "cluster-wrong-tls": "the servers speak TLS and we do not, or the other way, or their certificate is not trusted",
    "cluster-no-jetstream": "JetStream is not switched on, or not for this account",
    "cluster-too-few": "there are fewer servers with JetStream than everything is to be kept times",
    "cluster-too-old": "a NATS server that lacks what we need",
    "cluster-clocks": "the time here is not what it is there",
    "cluster-upgrading": "the table needs a newer version of the program, and no node has it that we understand",
    "cluster-other-streams": "streams of these names are there, but made in another way",
}

#: The last byte of SQLite's error codes tells the kind.
OF_SQLITE = {
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_IOERR: "store-unreachable",  # the disk does not do what disks do
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_CANTOPEN: "store-unreachable",
    sqlite3.SQLITE_PROTOCOL: "store-busy",
    sqlite3.SQLITE_CONSTRAINT: "store-stale",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}
#: A quota, or a limit on the size of files, and a full disk where the memory that connections share is a file.
NO_ROOM = (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE)

#: PostgreSQL's codes, the longest beginning that fits.
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
    "58030": "store-unreachable",  # the disk does not do what disks do
    "XX001": "store-damaged",
    "XX002": "store-damaged",
}

#: However an address writes a password; the words of a driver may repeat it.
#: In an address of NATS a name alone is a token.
PASSWORD = re.compile(
    r"((?:nats|tls)://)\S*(?=@)|(://[^:/@\s]*:)\S*(?=@)|(password\s*=\s*)('[^']*'|[^\s&]*)", re.IGNORECASE
)


class StoreError(Exception):
    """Nothing of the change is stored.  `reason` is one of REASONS; `details` holds what the database said about it."""

    def __init__(self, reason: str, details: dict[str, str | int] | None = None) -> None:
        assert reason in REASONS, reason
        super().__init__(reason)
        self.reason = reason
        self.details: dict[str, str | int] = {} if details is None else details

    def __str__(self) -> str:
        if not self.details:
            return self.reason
        return self.reason + " (" + ", ".join(f"{key}: {value}" for key, value in self.details.items()) + ")"


class Uncertain(StoreError):
    """The program ends before it could find out whether the change is stored: whoever asked must not be told either."""


def leaves_unknown(error: BaseException) -> bool:
    """Whether a commit that failed like this may be found stored after all.

    The connection to PostgreSQL broke; or the disk of SQLite could not be synced, and what was written to the log is
    there for whoever reads it next.  Where it could not be written, its end is missing, and nobody ever reads it.
    """
    if not isinstance(error, DBAPIError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", 0)
    return error.connection_invalidated or (code & 0xFF == sqlite3.SQLITE_IOERR and code not in NO_ROOM)


def errors_of_psycopg(name: str) -> tuple[type[psycopg.Error], ...]:
    """A class of errors, for those who use PostgreSQL: nobody else loads psycopg, which takes its time, or has it."""
    found: type[psycopg.Error] | None = getattr(sys.modules.get("psycopg"), name, None)
    return (found,) if found else ()


def reason_of(error: BaseException) -> str:
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0)
        if code in NO_ROOM:
            return "store-full"
        return OF_SQLITE.get(code & 0xFF, "store-failed")
    if isinstance(error, errors_of_psycopg("Error")):
        if error.sqlstate is None:  # what the server did not say itself
            return "store-unreachable" if isinstance(error, errors_of_psycopg("OperationalError")) else "store-failed"
        return next(
            (OF_POSTGRESQL[key] for end in (5, 3, 2) if (key := error.sqlstate[:end]) in OF_POSTGRESQL), "store-failed"
        )
    return "store-failed"


def store_error(error: BaseException) -> StoreError:
    """The same in our words.  The driver's own come along in one line, without what they may tell about a password."""
    if isinstance(error, StoreError):
        return error
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(original).strip().splitlines() or [type(original).__name__]
    return StoreError(reason_of(original), {"why": without_password(lines[0])})


def without_password(words: str) -> str:
    return PASSWORD.sub(r"\1\2\3…", words)


@contextmanager
def translated() -> Iterator[None]:
    """Errors of the databases leave as ours, and alone: what they came from may quote an address or hidden cards."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise store_error(error) from None
    except errors_of_psycopg("Error") as error:
        raise store_error(error) from None
