"""Runs a room: one thing after the other, in order of arrival, each stored before anybody learns of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from boomcat.core.errors import RuleError
from boomcat.server.clock import Clock
from boomcat.server.log import Log
from boomcat.server.room import Proposal, Room
from boomcat.server.store import Store, StoreError, Uncertain
from boomcat.server.turnstile import Ticket, Turnstile

__all__ = ["Broken", "Job", "Runner"]

#: What comes from the clock is tried again this many seconds after it could not be stored.
PAUSE = 1.0
BREATH = 0.01
#: So long a table that is to stop waits for the disk.
PATIENCE = 10.0

Job = Callable[[], Proposal | None]


class Broken(Exception):
    """The job failed for a reason that is ours, not the asker's."""


class Runner:
    def __init__(
        self, room: Room, store: Store, clock: Clock, log: Log, bots: Turnstile, stale: Callable[[], None]
    ) -> None:
        self.room = room
        self.store = store
        self.clock = clock
        self.log = log.bind(table=room.table.code)
        #: Told when somebody else wrote to this table: what is in memory is not the truth any more.
        self.stale = stale
        self.jobs: asyncio.Queue[tuple[Job, asyncio.Future[bool]]] = asyncio.Queue()
        #: Where bots wait until they may think, and our place there.
        self.bots = bots
        self.ticket: Ticket | None = None
        self.paused_until = 0.0
        #: When somebody last asked for this table.
        self.found = clock.now()
        #: What is on its way to the disk: what the table waits for, and what nobody may notice.
        self.saving: asyncio.Future[None] | None = None
        self.quiet: set[asyncio.Future[None]] = set()
        #: Why the last thing could not be stored.
        self.trouble = ""
        self.stopped = False
        self.task = asyncio.create_task(self.run())
        self.task.add_done_callback(self.ended)

    def post(self, job: Job) -> asyncio.Future[bool]:
        """Have the job done in its turn.  When what it proposed is stored and told: whether there was any."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self.stopped:
            done.set_exception(Broken())
        else:
            self.jobs.put_nowait((job, done))
        return done

    async def do(self, job: Job) -> bool:
        """The same, and wait for it."""
        return await self.post(job)

    def soon(self, job: Job) -> None:
        """The same, without waiting; whoever asked is told by the room itself."""
        self.post(job).add_done_callback(lambda future: future.exception())

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return self.jobs.empty() and (self.saving is None or self.saving.done()) and not self.quiet

    async def stop(self) -> None:
        """What is being stored is stored and told; whoever else waits for an answer is told that there will be none."""
        self.stopped = True
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        self.step_aside(waiting=True)
        while not self.jobs.empty():
            refuse(self.jobs.get_nowait()[1])
        if saving := {*self.quiet, *([] if self.saving is None else [self.saving])}:
            await asyncio.wait(saving, timeout=PATIENCE)

    async def run(self) -> None:
        while True:
            arrived = await self.next_job()
            if arrived is not None:
                await self.take_up(*arrived)
            elif not await self.catch_up():
                # Only a warning was due, or who is here.  Whatever it is, it must not keep the other tables waiting.
                await asyncio.sleep(BREATH)
            await self.catch_up()
            if left := self.room.window_left():
                self.store.cover(left)

    async def take_up(self, job: Job, done: asyncio.Future[bool]) -> None:
        try:
            proposal = self.made(job)
            if proposal is not None and proposal.quiet:
                self.store_quietly(proposal, done)
                return
            stored = await self.carry_out(proposal)
        except (RuleError, StoreError, Broken) as error:
            if not done.done():
                done.set_exception(error)
        except asyncio.CancelledError:
            # The runner stops.  What is on its way to the disk will be known later, and not a moment before.
            if self.saving is None:
                refuse(done)
            else:
                self.saving.add_done_callback(lambda saving: follow(saving, done))
            raise
        except BaseException:
            refuse(done)
            raise
        else:
            if not done.done():
                done.set_result(stored)

    def ended(self, task: asyncio.Task[None]) -> None:
        """It ends only when it is stopped; if not, the table is read anew."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self.log.broken(error)
            self.stale()

    async def next_job(self) -> tuple[Job, asyncio.Future[bool]] | None:
        """The next in the queue, or None when something is due."""
        due = self.room.next(bots=self.ticket is None)
        if due is None:
            return await self.jobs.get()
        wait = self.clock.real(max(due, self.paused_until) - self.clock.now())
        if wait <= 0 and self.jobs.empty():
            return None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(wait, 0.0)):
                return await self.jobs.get()
        return None

    async def catch_up(self) -> bool:
        """Whatever the clock brings about; whether there was anything."""
        found = False
        while self.clock.now() >= self.paused_until:
            try:
                if not await self.carry_out(self.made(lambda: self.room.due(self.bots_may))):
                    break
                found = True
            except (RuleError, StoreError, Broken):
                self.paused_until = self.clock.now() + PAUSE
                self.room.restart_clocks()
            finally:
                self.step_aside()
        self.step_aside()
        return found

    # -- bots --------------------------------------------------------------------------

    def bots_may(self) -> bool:
        """One is to decide.  They are quick, but many: at all tables together only a few do at a time."""
        if self.ticket is None:
            self.ticket = self.bots.line_up(self.room.household(), lambda: self.soon(nothing))
        return self.ticket.inside

    def step_aside(self, waiting: bool = False) -> None:
        """For others' bots; from the line, too, if we are `waiting` for nothing any more."""
        if self.ticket is not None and (self.ticket.inside or waiting):
            self.bots.leave(self.ticket)
            self.ticket = None

    # -- one thing ---------------------------------------------------------------------

    def made(self, job: Job) -> Proposal | None:
        try:
            return job()
        except RuleError:
            raise
        except Exception as error:
            self.log.broken(error)
            raise Broken from error

    def store_quietly(self, proposal: Proposal, done: asyncio.Future[bool]) -> None:
        """The table goes on: who asks for anything meanwhile waits for nobody's pass."""
        self.room.foresee(proposal)
        saving = asyncio.ensure_future(self.store_and_settle(proposal))
        self.quiet.add(saving)
        saving.add_done_callback(self.quiet.discard)
        saving.add_done_callback(lambda saving: follow(saving, done))

    async def carry_out(self, proposal: Proposal | None) -> bool:
        """Whether there was anything to store."""
        if proposal is None:
            return False
        # Once it is on its way to the disk it may be stored: then it must also be told, even if the server stops.
        self.saving = asyncio.ensure_future(self.store_and_settle(proposal))
        await asyncio.shield(self.saving)
        self.saving = None
        return True

    async def store_and_settle(self, proposal: Proposal) -> None:
        try:
            await (self.store.save_quietly if proposal.quiet else self.store.save)(proposal.change)
        except StoreError as error:
            if self.trouble != error.reason:  # told once, however often it is tried again
                self.log.error("not-stored", reason=error.reason)
            self.trouble = error.reason
            if isinstance(error, Uncertain):
                raise
            if proposal.quiet:
                self.room.take_back(error.reason)
            else:
                self.room.fail(proposal, error.reason, {})
            if error.reason in ("store-stale", "store-gap"):
                self.stale()
            raise
        self.trouble = ""
        try:
            self.room.settle(proposal)
        except Exception as error:
            # The entry is stored, but this table in memory no longer fits it: read it anew.
            self.log.broken(error)
            self.stale()
            raise Broken from error


def nothing() -> None:
    """A job: whoever had to wait looks what is due."""


def follow(saving: asyncio.Future[None], done: asyncio.Future[bool]) -> None:
    error = None if saving.cancelled() else saving.exception()
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(True)


def refuse(done: asyncio.Future[bool]) -> None:
    if not done.done():
        done.set_exception(Broken())
