"""Runs analyses of games in a separate process at low priority, so that games in progress stay fast.

    analyses = AnalysisQueue(AnalysisProcess)
    async for part in analyses.run(network, "review", record, "fr"):
        ...                                    # bytes, as the job yields them
    await analyses.close()

`analysis_process.JOBS` lists what can be run.  One job runs at a time; client networks are served in turn, and requests
beyond a limit are refused at once.  A caller that stops iterating cancels its job.  The process starts with the first
job, and leaves when it has been idle, when the queue is closed, or when this process dies in any way.
"""

from __future__ import annotations

import asyncio
import json
import pickle
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

from boomcat.core.errors import RuleError
from boomcat.server.operations.fair_semaphore import FairSemaphore
from boomcat.server.operations.log import Log
from boomcat.server.tables.requests import NotAllowed

#: Jobs that run or wait: of all clients, and of one client network.
MOST_JOBS, MOST_OF_NETWORK = 24, 4
#: After which a job is ended, and its process with it.
JOB_TIMEOUT_SECONDS: Final = 60.0
#: After which an idle process is ended, which frees its memory.
IDLE_SECONDS: Final = 300.0
#: With the path of this process, so that it finds the same Boomcat.
COMMAND: Final = (
    "import sys; sys.path[:] = {path!r}; from boomcat.server.operations.analysis_process import main; main()"
)

#: The kinds of frames that a process sends, each with its length before it: a part of what a job yields, its end, a
#: RuleError, pickled, and where an unexpected error happened.
PART, END, REFUSED, BROKEN = b"P", b"E", b"R", b"B"
#: The bytes of a frame's length.
LENGTH_BYTES: Final = 4


class ProcessGone(Exception):
    """The process ended, or took too long."""


class AnalysisWorker(Protocol):
    """Does one job after the other."""

    def begin(self, name: str, arguments: tuple[str | int | bool, ...]) -> None: ...

    async def hear(self) -> tuple[bytes, bytes]:
        """Return the kind and the content of the next frame; raises ProcessGone."""

    def cancel(self) -> None:
        """End the current job soon: its END is still sent."""

    async def close(self) -> None:
        """End the process and wait until it's gone."""


class AnalysisProcess:
    """A process that runs `analysis_process.main`; it leaves when its input is closed."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.orders, self.frames = process.stdin, process.stdout

    @classmethod
    async def start(cls) -> AnalysisProcess:
        # In a separate session, so that Ctrl-C doesn't reach it.
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                COMMAND.format(path=sys.path),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
        )

    def begin(self, name: str, arguments: tuple[str | int | bool, ...]) -> None:
        self.say({"run": name, "arguments": arguments})

    def cancel(self) -> None:
        self.say({"cancel": True})

    def say(self, order: object) -> None:
        # If it's gone, `hear` notices.
        with suppress(OSError, RuntimeError):
            self.orders.write(json.dumps(order).encode() + b"\n")

    async def hear(self) -> tuple[bytes, bytes]:
        try:
            head = await self.frames.readexactly(LENGTH_BYTES + 1)
            return head[LENGTH_BYTES:], await self.frames.readexactly(int.from_bytes(head[:LENGTH_BYTES], "big"))
        except (asyncio.IncompleteReadError, OSError):
            raise ProcessGone from None

    async def close(self) -> None:
        self.orders.close()
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class AnalysisJob:
    """One request: waiting, running or over."""

    def __init__(self) -> None:
        #: What it has yielded, and at last None or the error that ended it.
        self.parts: asyncio.Queue[bytes | Exception | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        #: Set while the process works at it.
        self.worker: AnalysisWorker | None = None
        self.running = False
        self.cancelled = False

    def cancel(self) -> None:
        """End it soon if it runs; take it out of the queue if it waits."""
        self.cancelled = True
        if self.worker is not None:
            self.worker.cancel()
        elif self.task is not None and not self.running:
            self.task.cancel()


class AnalysisQueue:
    """The jobs of all clients."""

    def __init__(
        self,
        start: Callable[[], Awaitable[AnalysisWorker]] = AnalysisProcess.start,
        log: Log | None = None,
        *,
        most: int = MOST_JOBS,
        most_of_network: int = MOST_OF_NETWORK,
        job_timeout: float = JOB_TIMEOUT_SECONDS,
        idle: float = IDLE_SECONDS,
    ) -> None:
        self.start = start
        self.log = log or Log()
        self.most = most
        self.most_of_network = most_of_network
        self.job_timeout = job_timeout
        self.idle = idle
        # It only says who waits for how long, which is asked by no one here.
        self.turns = FairSemaphore(1, lambda: 0.0)
        self.worker: AnalysisWorker | None = None
        #: Processes that are being ended.
        self.ending: set[asyncio.Future[None]] = set()
        #: The jobs that run or wait, by client network.
        self.jobs: dict[str, list[AnalysisJob]] = {}
        self.retiring: asyncio.TimerHandle | None = None
        self.closed = False

    async def run(self, network: str, name: str, *arguments: str | int | bool) -> AsyncGenerator[bytes, None]:
        """Yield what the job yields.  Raises NotAllowed if there are too many, and the job's own RuleErrors."""
        job = self.enter(network, name, arguments)
        try:
            while True:
                part = await job.parts.get()
                if part is None:
                    return
                if isinstance(part, Exception):
                    raise part
                yield part
        finally:
            job.cancel()

    async def answer(self, network: str, name: str, *arguments: str | int | bool) -> bytes:
        """Return the last part of a job."""
        found = b""
        async for part in self.run(network, name, *arguments):
            found = part
        return found

    async def close(self) -> None:
        """End every job and the process."""
        self.closed = True
        if self.retiring is not None:
            self.retiring.cancel()
        tasks = [job.task for jobs in self.jobs.values() for job in jobs if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.dismiss()
        await asyncio.gather(*self.ending)

    # -- one job -------------------------------------------------------------------

    def enter(self, network: str, name: str, arguments: tuple[str | int | bool, ...]) -> AnalysisJob:
        own = self.jobs.get(network, [])
        if self.closed or sum(map(len, self.jobs.values())) >= self.most or len(own) >= self.most_of_network:
            raise NotAllowed("analysis-is-busy")
        job = AnalysisJob()
        self.jobs.setdefault(network, []).append(job)
        job.task = asyncio.create_task(self.serve(job, network, name, arguments))
        return job

    async def serve(self, job: AnalysisJob, network: str, name: str, arguments: tuple[str | int | bool, ...]) -> None:
        end: Exception | None = NotAllowed("analysis-is-busy")
        try:
            async with self.turns.turn(network):
                end = await self.work(job, name, arguments)
        finally:
            self.jobs[network].remove(job)
            if not self.jobs[network]:
                del self.jobs[network]
            job.parts.put_nowait(end)

    async def work(self, job: AnalysisJob, name: str, arguments: tuple[str | int | bool, ...]) -> Exception | None:
        """Run the job; return the error that ended it."""
        job.running = True
        if self.retiring is not None:
            self.retiring.cancel()
        try:
            async with asyncio.timeout(self.job_timeout):
                if self.worker is None:
                    self.worker = await self.start()
                if job.cancelled:
                    return None
                job.worker = self.worker
                self.worker.begin(name, arguments)
                return await self.collect(job, self.worker)
        except (ProcessGone, TimeoutError, OSError) as error:
            self.log.warning("analysis-ended", job=name, why=type(error).__name__)
            self.dismiss()
            return NotAllowed("analysis-failed")
        except asyncio.CancelledError:
            # What the process would still send belongs to no job.
            self.dismiss()
            raise
        finally:
            job.worker = None
            if self.worker is not None:
                self.retiring = asyncio.get_running_loop().call_later(self.idle, self.dismiss)

    async def collect(self, job: AnalysisJob, worker: AnalysisWorker) -> Exception | None:
        while True:
            kind, content = await worker.hear()
            if kind == PART:
                job.parts.put_nowait(content)
            elif kind == REFUSED:
                error: RuleError = pickle.loads(content)
                return error
            elif kind == BROKEN:
                self.log.error("analysis-broken", at=content.decode())
                return NotAllowed("analysis-failed")
            else:
                return None

    def dismiss(self) -> None:
        if self.worker is not None:
            ending = asyncio.ensure_future(self.worker.close())
            self.ending.add(ending)
            ending.add_done_callback(self.ending.discard)
            self.worker = None
