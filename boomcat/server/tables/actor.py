"""Runs a `TableSession`: one job at a time, in order of arrival, each stored before any viewer sees it.

An idle table costs at most a timer, not a task: there are many tables, and most of them are idle at any moment.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeAlias

import msgspec

from boomcat.core.errors import RuleError
from boomcat.server.operations.fair_semaphore import FairSemaphore, Permit
from boomcat.server.operations.log import Log
from boomcat.server.storage.base import Saving, Storage
from boomcat.server.storage.store_errors import StoreError, Uncertain
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.messages import Answer, Hello, Refused, Request
from boomcat.server.tables.table_session import Connection, PendingStep, TableSession

ENCODER = msgspec.json.Encoder()

#: Seconds after which a step of the clock is tried again if it could not be stored.
RETRY_SECONDS = 1.0
#: Seconds until the next look, if something is due that produced no step.
SOON_SECONDS = 0.01
#: Seconds that a stopping table waits for its last step to be stored.
STOP_TIMEOUT_SECONDS = 10.0

Job = Callable[[], PendingStep | None]
#: Called with the result of a job: why it failed, and whether there was anything to store.
Then: TypeAlias = Callable[[Exception | None, bool], None]


class Broken(Exception):
    """The job failed because of a fault of the server, not of the request."""


def ignore(error: Exception | None, _: bool) -> None:
    """Ignore the result of a job: the session itself answers the client."""


class Viewer(Connection, Protocol):
    """A client at a table: a WebSocket here, or one at another node."""

    #: How many of its requests the table has not answered.
    asking: int

    def begin(self) -> None:
        """Count another request as unanswered."""

    def answered(self) -> None:
        """Count a request as answered."""


class TablePort(Protocol):
    """The interface of a table for its clients, which may be on another node.  `said` is the encoded message."""

    def hello(self, viewer: Viewer, hello: Hello, said: bytes) -> None: ...

    def ask(self, viewer: Viewer, request: Request, said: bytes) -> None: ...

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer that has said hello before."""


class TableActor:
    """The `TablePort` of a table in this process."""

    def __init__(
        self,
        session: TableSession,
        store: Storage,
        clock: ServerClock,
        log: Log,
        bots: FairSemaphore,
        stale: Callable[[], None],
        banned: Callable[[str], bool],
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.session = session
        self.store = store
        self.clock = clock
        self.log = log.bind(table=session.table.code)
        #: Called when another process wrote to this table, so that the one in memory is outdated.
        self.stale = stale
        #: Whether clients of an address must go.
        self.banned = banned
        self.jobs: deque[tuple[Job, Then]] = deque()
        #: Whether a job was done since the last check of what is due by the clock.
        self.behind = False
        #: Whether `go_on` is running or scheduled; and the timer for the next step that is due.
        self.awake = False
        self.timer: asyncio.TimerHandle | None = None
        #: The queue in which bots wait until they may think, and our place in it.
        self.bots = bots
        self.permit: Permit | None = None
        self.paused_until = 0.0
        #: When a client last asked for this table.
        self.found = clock.now()
        #: The step that is being stored; the table waits for it.
        self.saving: Saving | None = None
        #: Why the last step could not be stored.
        self.trouble = ""
        self.stopped = False
        self.wake()

    def post(self, job: Job, then: Then = ignore, now: bool = False) -> None:
        """Queue a job.  `then` is called when the step that it proposed is stored and every viewer has been sent it.

        With `now` it's done before returning, if it is next.  Don't ask for that from within a job.
        """
        if self.stopped:
            then(Broken(), False)
            return
        self.jobs.append((job, then))
        if not now:
            self.wake()
        elif self.saving is None and not self.awake:
            self.go_on()

    async def do(self, job: Job) -> None:
        """Queue a job and wait for it."""
        done: asyncio.Future[None] = self.loop.create_future()
        self.post(job, partial(finish, done))
        await done

    @property
    def idle(self) -> bool:
        """Return whether nothing is under way."""
        return not self.jobs and self.saving is None

    def halt(self) -> None:
        """Start no further job, and fail those that wait."""
        self.stopped = True
        self.stale = nothing  # it isn't read anew, and the callback would keep the registry alive
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.step_aside(waiting=True)
        while self.jobs:
            self.jobs.popleft()[1](Broken(), False)

    async def stop(self) -> None:
        """Halt, and wait until what is being stored is stored and sent."""
        self.halt()
        if self.saving is not None:
            await asyncio.wait([asyncio.ensure_future(self.saving)], timeout=STOP_TIMEOUT_SECONDS)

    # -- clients -----------------------------------------------------------------------

    def hello(self, viewer: Viewer, hello: Hello, said: bytes) -> None:
        viewer.begin()
        self.post(partial(self.enter, viewer, hello), partial(self.entered, viewer))

    def enter(self, viewer: Viewer, hello: Hello) -> None:
        # A ban disconnects the clients at a table; one that was just connecting is checked here.
        if self.banned(viewer.address):
            self.session.say_goodbye(viewer, "banned")
        else:
            self.session.enter(viewer, hello)

    def entered(self, viewer: Viewer, error: Exception | None, _: bool) -> None:
        viewer.answered()
        if error is not None:
            viewer.end("stopping")

    def ask(self, viewer: Viewer, request: Request, said: bytes) -> None:
        if not viewer.asking and self.session.watches(viewer):
            self.session.ask(viewer, request)  # refuses it, without waiting for the table
            return
        viewer.begin()
        then = partial(self.asked, viewer, request, time.perf_counter())
        self.post(partial(self.session.ask, viewer, request), then, now=True)

    def asked(self, viewer: Viewer, request: Request, arrived: float, error: Exception | None, stored: bool) -> None:
        """Count the request as answered.  The session has answered it, unless the job broke.

        If the storage can't say whether it was stored, or the table stops, no answer is sent: the client asks again.
        """
        viewer.answered()
        if isinstance(error, Broken) and not self.stopped:
            self.session.counters.refusals["server-broken"] += 1
            viewer.send(ENCODER.encode(Refused(id=request.id, reason="server-broken", details={}, allowed=[])))
        elif error is None and stored and isinstance(request, Answer):
            # The session's answer is written before this is called.
            self.loop.call_soon(self.timed, arrived)

    def timed(self, arrived: float) -> None:
        self.session.counters.move_seconds.observe(time.perf_counter() - arrived)

    def leave(self, viewer: Viewer) -> None:
        self.post(lambda: self.session.leave(viewer))

    # -- one job after the other ---------------------------------------------------------

    def wake(self) -> None:
        """Continue in the next round of the event loop: the caller may be in the middle of a job."""
        if self.saving is None and not self.awake:
            self.awake = True
            self.loop.call_soon(self.go_on)

    def go_on(self) -> None:
        """Do all jobs and due steps, until one has to be stored or none is left."""
        self.awake = True
        try:
            while self.saving is None and not self.stopped:
                if self.jobs and not self.behind:
                    self.behind = True
                    self.take_up(*self.jobs.popleft())
                elif not self.catch_up():
                    self.behind = False
                    if not self.jobs:
                        self.rest()
                        return
        except Exception as error:
            self.broken(error)
        finally:
            self.awake = False

    def rest(self) -> None:
        """Set the timer for the next step that is due."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = self.session.next(bots=self.permit is None)
        if due is not None:
            wait = self.clock.real(max(due, self.paused_until) - self.clock.now())
            # If it is due now but made no step, only a warning or a presence message was sent: wait a moment, so that
            # the other tables run.
            # Pyodide's `call_at` reads the clock again, and raises if the moment has passed by then.
            self.timer = self.loop.call_later(wait if wait > 0 else SOON_SECONDS, self.go_on)

    def take_up(self, job: Job, then: Then) -> bool:
        """Do a job; return whether it failed, or made a step that is being stored now."""
        try:
            pending = job()
        except RuleError as refusal:
            then(refusal, False)
            return True
        except Exception as error:
            self.log.broken(error)
            then(Broken(), False)
            return True
        if pending is None:
            then(None, False)
            return False
        # From here on it must be sent to its viewers once it is stored, even if the server stops.
        self.saving = self.store.save(pending.change)
        self.saving.add_done_callback(partial(self.stored, pending, then))
        return True

    def catch_up(self) -> bool:
        """Do what is due by the clock; return whether there was anything."""
        return self.clock.now() >= self.paused_until and self.take_up(self.due, self.caught_up)

    def due(self) -> PendingStep | None:
        return self.session.due(self.bots_may)

    def caught_up(self, error: Exception | None, _: bool) -> None:
        if error is not None:
            self.paused_until = self.clock.now() + RETRY_SECONDS
            self.session.restart_clocks()
        self.step_aside()

    # -- bots --------------------------------------------------------------------------

    def bots_may(self) -> bool:
        """Return whether a bot may decide now.  At all tables together only a few do at a time."""
        if self.permit is None:
            self.permit = self.bots.line_up(self.session.fair_share_key(), lambda: self.post(nothing))
        return self.permit.inside

    def step_aside(self, waiting: bool = False) -> None:
        """Give the permit back for other tables' bots; with `waiting`, even one that was not granted yet."""
        if self.permit is not None and (self.permit.inside or waiting):
            self.bots.leave(self.permit)
            self.permit = None

    # -- one job -----------------------------------------------------------------------

    def stored(self, pending: PendingStep, then: Then, saving: Saving) -> None:
        """Continue after a step was stored."""
        self.saving = None
        try:
            then(self.settled(pending, saving), True)
        except Exception as error:
            self.broken(error)
        self.go_on()

    def settled(self, pending: PendingStep, saving: Saving) -> Exception | None:
        """Settle or fail a step that was being stored; return the error, if there was one."""
        error = Uncertain("store-closed") if saving.cancelled() else saving.exception()
        if isinstance(error, StoreError):
            if self.trouble != error.reason:  # logged once, however often it is retried
                self.log.error("not-stored", reason=error.reason)
            self.trouble = error.reason
            if not isinstance(error, Uncertain):
                self.session.fail(pending, error.reason)
                if error.reason in ("store-stale", "store-gap"):
                    self.stale()
            return error
        try:
            if error is not None:
                raise error
            self.trouble = ""
            self.session.settle(pending)
        except Exception as fault:
            # The entry may be stored, but this table in memory no longer fits it: read it anew.
            self.broken(fault)
            return Broken()
        return None

    def broken(self, error: Exception) -> None:
        self.log.broken(error)
        self.stale()


def nothing() -> None:
    """Do nothing: a job after which the actor checks what is due."""


def finish(done: asyncio.Future[None], error: Exception | None, _: bool) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(None)
