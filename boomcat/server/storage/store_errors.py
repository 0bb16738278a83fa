"""The errors of the storages, by reason."""

from __future__ import annotations

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
