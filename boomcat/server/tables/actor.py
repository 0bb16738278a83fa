"""Runs a session: one thing after the other, in order of arrival, each stored before anybody learns of it.

A table at rest is no task, but a timer at most: there are many, and most of the time nothing happens at any of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from boomcat.core.errors import RuleError
from boomcat.server.operations.fair_semaphore import FairSemaphore, Permit
from boomcat.server.operations.log import Log
from boomcat.server.storage.base import Saving, Storage
from boomcat.server.storage.sql import StoreError, Uncertain
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.pending_step import PendingStep
from boomcat.server.tables.table_session import TableSession

__all__ = ["Broken", "Job", "TableActor"]

#: What comes from the clock is tried again this many seconds after it could not be stored.
PAUSE = 1.0
BREATH = 0.01
#: So long a table that is to stop waits for the disk.
PATIENCE = 10.0

Job = Callable[[], PendingStep | None]
#: Told what became of a job: why it failed, or whether there was anything to store.
Then: TypeAlias = Callable[[Exception | None, bool], None]


class Broken(Exception):
    """The job failed for a reason that is ours, not the asker's."""


class TableActor:
    def __init__(
        self,
        session: TableSession,
        store: Storage,
        clock: ServerClock,
        log: Log,
        bots: FairSemaphore,
        stale: Callable[[], None],
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.session = session
        self.store = store
        self.clock = clock
        self.log = log.bind(table=session.table.code)
        #: Told when somebody else wrote to this table: what is in memory is not the truth any more.
        self.stale = stale
        self.jobs: deque[tuple[Job, Then]] = deque()
        #: Whether a job was done, after which we look what is due.
        self.behind = False
        #: Whether we go on in a moment, or are at it; and when we look again at the latest.
        self.awake = False
        self.timer: asyncio.TimerHandle | None = None
        #: When that is.  (The timer itself cannot always say: uvloop makes none for what is due within a millisecond.)
        self.rings = 0.0
        #: Where bots wait until they may think, and our place there.
        self.bots = bots
        self.permit: Permit | None = None
        self.paused_until = 0.0
        #: When somebody last asked for this table.
        self.found = clock.now()
        #: What is being stored; the table waits for it.
        self.saving: Saving | None = None
        #: Why the last thing could not be stored.
        self.trouble = ""
        self.stopped = False
        self.wake()

    def post(self, job: Job, then: Then) -> None:
        """Have the job done in its turn.  `then` is told when what it proposed is stored, and everybody knows."""
        if self.stopped:
            then(Broken(), False)
        else:
            self.jobs.append((job, then))
            self.wake()

    def post_now(self, job: Job, then: Then) -> None:
        """The same, for whoever is in the middle of nothing: if it's the job's turn, it is done before this returns."""
        if self.stopped:
            then(Broken(), False)
        else:
            self.jobs.append((job, then))
            if self.saving is None and not self.awake:
                self.go_on()

    async def do(self, job: Job) -> bool:
        """The same, and wait for it: whether there was anything to store."""
        done: asyncio.Future[bool] = self.loop.create_future()
        self.post(job, partial(answer, done))
        return await done

    def soon(self, job: Job) -> None:
        """The same, without waiting; whoever asked is told by the room itself."""
        self.post(job, nobody)

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not self.jobs and self.saving is None

    def halt(self) -> None:
        """Nothing begins any more, and nobody comes in; whoever waits for an answer hears that there will be none."""
        self.stopped = True
        self.stale = nothing  # nobody reads this table anew for us, and who would have been told holds us
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.step_aside(waiting=True)
        while self.jobs:
            self.jobs.popleft()[1](Broken(), False)

    async def stop(self) -> None:
        """The same, and what is being stored is stored and told."""
        self.halt()
        if self.saving is not None:
            await asyncio.wait([asyncio.ensure_future(self.saving)], timeout=PATIENCE)

    # -- one thing after the other -------------------------------------------------------

    def wake(self) -> None:
        """Go on, but not at once: whoever has something to be done may be in the middle of something."""
        if self.saving is None and not self.awake:
            self.awake = True
            self.loop.call_soon(self.go_on)

    def rung(self) -> None:
        self.timer = None
        self.go_on()

    def go_on(self) -> None:
        """Do what there is to do, until something is to be stored, or nothing is left."""
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
        """Until something is due, or comes."""
        due = self.session.next(bots=self.permit is None)
        if due is None:
            return
        wait = self.clock.real(max(due, self.paused_until) - self.clock.now())
        # If it is due, but there was nothing, then only a warning was, or who is here; whatever it is, it must not keep
        # the other tables waiting.
        when = self.loop.time() + (wait if wait > 0 else BREATH)
        if self.timer is not None:
            if self.rings <= when:
                return  # to look too early costs less than another timer after each move
            self.timer.cancel()
        self.rings = when
        self.timer = self.loop.call_at(when, self.rung)

    def take_up(self, job: Job, then: Then) -> None:
        try:
            pending = self.made(job)
        except (RuleError, Broken) as error:
            then(error, False)
            return
        if pending is None:
            then(None, False)
        else:
            self.save(pending, then)

    def catch_up(self) -> bool:
        """Whatever the clock brings about; whether there was anything."""
        if self.clock.now() < self.paused_until:
            return False
        try:
            pending = self.made(lambda: self.session.due(self.bots_may))
        except (RuleError, Broken) as error:
            self.caught_up(error, False)
            return True
        if pending is None:
            self.step_aside()
            return False
        self.save(pending, self.caught_up)
        return True

    def caught_up(self, error: Exception | None, _: bool) -> None:
        if error is not None:
            self.paused_until = self.clock.now() + PAUSE
            self.session.restart_clocks()
        self.step_aside()

    # -- bots --------------------------------------------------------------------------

    def bots_may(self) -> bool:
        """One is to decide.  They are quick, but many: at all tables together only a few do at a time."""
        if self.permit is None:
            self.permit = self.bots.line_up(self.session.household(), lambda: self.soon(nothing))
        return self.permit.inside

    def step_aside(self, waiting: bool = False) -> None:
        """For others' bots; from the line, too, if we are `waiting` for nothing any more."""
        if self.permit is not None and (self.permit.inside or waiting):
            self.bots.leave(self.permit)
            self.permit = None

    # -- one thing ---------------------------------------------------------------------

    def made(self, job: Job) -> PendingStep | None:
        try:
            return job()
        except RuleError:
            raise
        except Exception as error:
            self.log.broken(error)
            raise Broken from error

    def save(self, pending: PendingStep, then: Then) -> None:
        """Once it is on its way to the disk it may be stored: then it must also be told, even if the server stops."""
        self.saving = self.store.save(pending.change)
        self.saving.add_done_callback(partial(self.stored, pending, then))

    def stored(self, pending: PendingStep, then: Then, saving: Saving) -> None:
        """What the table waited for; it goes on."""
        self.saving = None
        try:
            then(self.settled(pending, saving), True)
        except Exception as error:
            self.broken(error)
        self.go_on()

    def settled(self, pending: PendingStep, saving: Saving) -> Exception | None:
        """Whatever became of it, those whom it concerns are told."""
        error = Uncertain("store-closed") if saving.cancelled() else saving.exception()
        if isinstance(error, StoreError):
            if self.trouble != error.reason:  # told once, however often it is tried again
                self.log.error("not-stored", reason=error.reason)
            self.trouble = error.reason
            if not isinstance(error, Uncertain):
                self.session.fail(pending, error.reason, {})
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
    """A job: whoever had to wait looks what is due."""


def nobody(error: Exception | None, stored: bool) -> None:
    """Wants to know what became of it."""


def answer(done: asyncio.Future[bool], error: Exception | None, stored: bool) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(stored)
