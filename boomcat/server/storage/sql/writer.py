"""The thread that writes."""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from boomcat.server.operations.counters import commit_histogram
from boomcat.server.storage.change import Change
from boomcat.server.storage.sql.change_sql import is_there, write
from boomcat.server.storage.sql.storage_errors import leaves_unknown, store_error, translated
from boomcat.server.storage.sql.writer_lock import Claim
from boomcat.server.storage.store_errors import OF_THE_STORE, StoreError, Uncertain

Result = TypeVar("Result")

#: Changes in a transaction; more would delay the first ones.
LARGEST_GROUP = 500
#: Under load transactions begin this far apart: the more changes share one, the less each costs.
GROUP_INTERVAL_SECONDS = 0.01
#: Between two attempts to find out what became of a commit.
RETRY_SECONDS = 0.5


class Unknown(Exception):
    """A commit failed in a way that may have stored it."""


@dataclass(slots=True, eq=False)
class Job:
    """A change, or an errand that gets its own transaction; the future gets the result."""

    future: Future[Any]
    change: Change | None = None
    errand: Callable[[Connection], Any] | None = None


class WriterThread:
    """Writes queued changes in one transaction and sets their futures.  No failure ends it.

    If a commit breaks off, the futures stay pending until it is known whether it was stored, however long that takes.
    """

    def __init__(self, engine: Engine, claim: Claim) -> None:
        self.engine = engine
        self.claim = claim
        self.connection: Connection | None = None
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.gate = threading.Lock()  # nothing is queued after the end
        self.closed = False
        self.unknown: list[Job] = []  # the group of a broken commit
        #: Whether the last transaction worked.
        self.well = True
        #: When the current transaction began.
        self.since: float | None = None
        self.transactions = 0
        self.changes = 0
        self.commit_seconds = commit_histogram()
        self.rest: Callable[[float], None] = time.sleep
        self.thread = threading.Thread(target=self.run, name="boomcat-store", daemon=True)

    # -- from any thread ----------------------------------------------------------------

    def commit(self, change: Change) -> Future[None]:
        """Queue a change."""
        return self.submit(Job(Future(), change))

    def send(self, errand: Callable[[Connection], Result]) -> Future[Result]:
        """Queue an errand."""
        return self.submit(Job(Future(), errand=errand))

    def submit(self, job: Job) -> Future[Any]:
        job.future.set_running_or_notify_cancel()  # a cancelled wait must not take an entry out of the journal
        with self.gate:
            if not self.closed:
                self.queue.put(job)
                return job.future
        fail([job], StoreError("store-closed"))
        return job.future

    def close(self) -> None:
        """Write what is queued, then stop.  May be called before the thread was started, and twice."""
        with self.gate:
            if not self.closed:
                self.closed = True
                self.queue.put(None)
        if self.thread.ident is not None:
            self.thread.join()
        self.disconnect()
        self.engine.dispose()
        self.claim.release()

    # -- the thread ---------------------------------------------------------------------

    def run(self) -> None:
        going, begun, many = True, 0.0, False
        while going:
            jobs: list[Job] = []
            try:
                come = self.queue.get(timeout=RETRY_SECONDS if self.unknown else None)
                if many and (early := begun + GROUP_INTERVAL_SECONDS - time.monotonic()) > 0:
                    self.rest(early)
                begun = time.monotonic()
                while come is not None:
                    jobs.append(come)
                    if come.errand is not None or len(jobs) >= LARGEST_GROUP:
                        break
                    come = self.queue.get_nowait()
                going = come is not None
            except Empty:
                pass
            many = len(jobs) > 1
            self.do(jobs)
            # Keep no reference, so that the event loop can free the change.
            come = None
        fail(self.unknown, Uncertain("store-unreachable"))

    def do(self, jobs: Sequence[Job]) -> None:
        """Carry out a group, whose last job may be an errand."""
        if problem := self.settle():
            fail(jobs, problem)
            return
        end = len(jobs) - (jobs[-1].errand is not None) if jobs else 0
        for group in (jobs[:end], jobs[end:]):
            if group:
                self.write(group)

    def write(self, jobs: Sequence[Job]) -> None:
        """Write changes, or run an errand, and set their futures; or keep changes as unknown."""
        if problem := self.settle():
            fail(jobs, problem)
            return
        changes = changes_of(jobs)
        try:
            result = self.transaction(jobs[0].errand or partial(write, changes=changes))
        except Unknown:
            self.well = False
            if changes:
                self.unknown = list(jobs)
            else:
                fail(jobs, StoreError("store-unreachable"))
        except StoreError as error:
            if error.reason in OF_THE_STORE or not changes:
                self.well = False
            elif len(jobs) > 1:  # one of them is at fault; write the others
                for job in jobs:
                    self.write([job])
                return
            fail(jobs, error)
        else:
            self.succeed(jobs, changes, result)

    def settle(self) -> StoreError | None:
        """Find out what became of a broken commit, and write what was not stored.  Return the error if that fails."""
        if not self.unknown:
            return None
        jobs, changes = self.unknown, changes_of(self.unknown)
        problem = None
        try:
            stored = self.transaction(lambda connection: is_there(connection, changes))
        except Unknown:
            return StoreError("store-unreachable")
        except StoreError as error:
            if error.reason != "store-in-use":
                return error
            problem = error  # another server has the claim, so our old session is gone and the result can be read
            try:
                with translated(), self.engine.connect() as connection:
                    stored = is_there(connection, changes)
            except StoreError as unreadable:
                return unreadable
        self.unknown = []
        if stored:
            self.succeed(jobs, changes)
        elif problem is not None:
            fail(jobs, problem)
        else:
            self.write(jobs)
        if self.unknown:
            problem = StoreError("store-unreachable")
        if problem is not None:
            self.well = False
        return problem

    def succeed(self, jobs: Sequence[Job], changes: Sequence[Change], result: object = None) -> None:
        self.well = True
        self.transactions += bool(changes)
        self.changes += len(changes)
        for job in jobs:
            job.future.set_result(result)

    # -- one transaction ----------------------------------------------------------------

    def transaction(self, errand: Callable[[Connection], Result]) -> Result:
        """Run an errand and commit.  A connection that fails before the commit is replaced once."""
        fresh = self.connection is None
        self.since = time.monotonic()
        try:
            return self.attempt(errand)
        except StoreError as error:
            if fresh or error.reason != "store-unreachable":
                raise
            self.since = time.monotonic()
            return self.attempt(errand)
        finally:
            self.since = None

    def attempt(self, errand: Callable[[Connection], Result]) -> Result:
        try:
            self.claim.check()
        except StoreError:
            self.rescue()
            raise
        try:
            connection = self.connect()
            transaction = connection.begin()
            self.claim.begun()
            result = errand(connection)
        except Exception as error:
            problem = store_error(error)
            self.roll_back(keep=problem.reason in ("store-stale", "store-gap"))
            raise problem from None
        start = time.perf_counter()
        try:
            transaction.commit()
        except Exception as error:
            self.disconnect()
            if leaves_unknown(error):
                raise Unknown from None
            raise store_error(error) from None
        self.commit_seconds.observe(time.perf_counter() - start)
        try:
            self.claim.confirm()
        except StoreError:
            if not self.rescue():
                raise Unknown from None
        return result

    def rescue(self) -> bool:
        """Write SQLite's log, which was deleted but is still open, to the database before it is lost."""
        if self.connection is None or self.connection.dialect.name != "sqlite":
            return False
        with suppress(Exception):
            raw: Any = self.connection.connection.dbapi_connection
            busy, frames, moved = raw.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
            return not busy and frames == moved
        return False

    # -- a database that hangs ------------------------------------------------------------

    def stalled(self) -> float:
        """Return for how long the current transaction has run."""
        since = self.since
        return 0.0 if since is None else time.monotonic() - since

    def cut(self) -> None:
        """Cut the connection to a server that hangs, from another thread, so that the writer notices."""
        with suppress(Exception):
            raw: Any = self.connection.connection.dbapi_connection if self.connection is not None else None
            with socket.socket(fileno=os.dup(raw.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)

    def connect(self) -> Connection:
        """Return the writer's connection, with the claim to write."""
        if self.connection is None:
            self.claim.prepare()
            connection = self.engine.connect()
            try:
                self.claim.take(connection)
            except BaseException:
                connection.close()
                raise
            self.connection = connection
        return self.connection

    def roll_back(self, keep: bool) -> None:
        with suppress(Exception):
            if keep and self.connection is not None:
                self.connection.rollback()
                return
        self.disconnect()

    def disconnect(self) -> None:
        """Close the connection, which rolls back."""
        if self.connection is not None:
            self.claim.let_go()
            with suppress(Exception):
                self.connection.close()
            self.connection = None


def changes_of(jobs: Sequence[Job]) -> list[Change]:
    return [job.change for job in jobs if job.change is not None]


def fail(jobs: Sequence[Job], error: StoreError) -> None:
    for job in jobs:
        # Each gets its own error: an exception collects the tracebacks of every place that raises it.
        job.future.set_exception(type(error)(error.reason, error.details))
