"""Analyses run one by one in another process: client networks in turn, with limits, and never for a caller who left."""

import asyncio
import io
import os
import pickle
import subprocess
import sys
from contextlib import aclosing
from queue import SimpleQueue
from threading import Event

import pytest

from boomcat.core.errors import RuleError
from boomcat.records import RecordError
from boomcat.server.operations.analysis import (
    BROKEN,
    COMMAND,
    END,
    PART,
    REFUSED,
    AnalysisQueue,
    ProcessGone,
)
from boomcat.server.operations.analysis_process import JOBS, AnalysisOrders, job_named, serve
from boomcat.server.operations.log import Log
from boomcat.server.tables.requests import NotAllowed
from tests.support.timeouts import PATIENCE_SECONDS


class SteppedWorker:
    """A process that does what the test says, when it says so."""

    def __init__(self):
        self.begun = []
        self.frames: asyncio.Queue[tuple[bytes, bytes] | None] = asyncio.Queue()
        self.cancelled = 0
        self.closed = False

    async def start(self):
        self.closed = False
        return self

    def begin(self, name, arguments):
        self.begun.append(arguments[0])

    async def hear(self):
        frame = await self.frames.get()
        if frame is None:
            raise ProcessGone
        return frame

    def cancel(self):
        self.cancelled += 1

    async def close(self):
        self.closed = True

    def send(self, *frames):
        for frame in frames:
            self.frames.put_nowait(frame)


async def settled():
    """Until everything that can go on has gone on: nothing here waits for time."""
    for _ in range(20):
        await asyncio.sleep(0)


class Callers:
    """Requests to a queue, each known by a letter, from the network of that name."""

    def __init__(self, worker, **limits):
        self.logged = io.StringIO()
        self.queue = AnalysisQueue(worker.start, Log(level="error", file=self.logged), **limits)
        self.tasks = {}

    async def call(self, letter, network=None):
        async def collected():
            async with aclosing(self.queue.run(network or letter, "review", letter)) as parts:
                return [part async for part in parts]

        self.tasks[letter] = asyncio.create_task(collected())
        await settled()

    def outcome(self, letter):
        task = self.tasks[letter]
        if not task.done():
            return "waits"
        return task.exception().reason if task.exception() else task.result()


def stepped(test):
    """Run a test with a worker that it steps."""

    def run():
        async def body():
            await test(SteppedWorker())

        asyncio.run(body())

    run.__name__ = test.__name__
    return run


@stepped
async def test_a_caller_gets_what_its_job_yields(worker):
    callers = Callers(worker)
    await callers.call("a")
    worker.send((PART, b"1"), (PART, b"2"), (END, b""))
    await settled()
    assert callers.outcome("a") == [b"1", b"2"]
    assert not callers.queue.jobs


@stepped
async def test_client_networks_are_served_in_turn(worker):
    callers = Callers(worker)
    for letter, network in [("a", "greedy"), ("b", "greedy"), ("c", "greedy"), ("d", "modest")]:
        await callers.call(letter, network)
    assert worker.begun == ["a"]
    for _ in range(4):
        worker.send((END, b""))
        await settled()
    # "d" came last, and waits for one of the three.
    assert worker.begun in (["a", "b", "d", "c"], ["a", "d", "b", "c"])


@stepped
async def test_too_many_are_refused_at_once_and_the_others_wait_on(worker):
    callers = Callers(worker, most=4, most_of_network=2)
    for letter, network in [("a", "one"), ("b", "one"), ("c", "one"), ("d", "two"), ("e", "three"), ("f", "four")]:
        await callers.call(letter, network)
    waits = {letter: callers.outcome(letter) for letter in "abcdef"}
    assert waits == {**dict.fromkeys("abde", "waits"), "c": "analysis-is-busy", "f": "analysis-is-busy"}
    for _ in range(4):
        worker.send((END, b""))
        await settled()
    await callers.call("g", "one")
    assert callers.outcome("g") == "waits"
    await callers.queue.close()


@stepped
async def test_a_caller_who_leaves_the_queue_is_never_served(worker):
    callers = Callers(worker)
    for letter in "abc":
        await callers.call(letter)
    callers.tasks["b"].cancel()
    await settled()
    for _ in range(2):
        worker.send((END, b""))
        await settled()
    assert worker.begun == ["a", "c"]
    assert worker.cancelled == 0


@stepped
async def test_a_caller_who_leaves_cancels_its_job_and_the_next_waits_for_its_end(worker):
    callers = Callers(worker)
    await callers.call("a")
    await callers.call("b")
    worker.send((PART, b"1"))
    callers.tasks["a"].cancel()
    await settled()
    assert (worker.cancelled, worker.begun) == (1, ["a"])
    worker.send((PART, b"late"), (END, b""), (PART, b"own"), (END, b""))
    await settled()
    # Nothing of the job that was cancelled reaches another client.
    assert callers.outcome("b") == [b"own"]


@stepped
async def test_refusals_of_a_job_reach_its_caller(worker):
    callers = Callers(worker)
    await callers.call("a")
    worker.send((REFUSED, pickle.dumps(RecordError("review-unfinished", 7))))
    await settled()
    assert callers.outcome("a") == "review-unfinished"
    assert callers.tasks["a"].exception().details == {"line": 7}


@stepped
async def test_an_error_of_a_job_is_logged_and_the_process_stays(worker):
    callers = Callers(worker)
    await callers.call("a")
    await callers.call("b")
    worker.send((BROKEN, b"ZeroDivisionError at fate.py:7"), (END, b""))
    await settled()
    assert (callers.outcome("a"), callers.outcome("b")) == ("analysis-failed", [])
    assert "fate.py:7" in callers.logged.getvalue()
    assert not worker.closed


@stepped
async def test_a_process_that_dies_fails_its_job_only(worker):
    callers = Callers(worker)
    await callers.call("a")
    await callers.call("b")
    worker.send(None)
    await settled()
    assert callers.outcome("a") == "analysis-failed"
    worker.send((PART, b"1"), (END, b""))
    await settled()
    assert callers.outcome("b") == [b"1"]


@stepped
async def test_a_job_that_takes_too_long_is_ended_with_its_process(worker):
    callers = Callers(worker, job_timeout=0)
    await callers.call("a")
    with pytest.raises(NotAllowed):
        await callers.tasks["a"]
    await settled()
    assert worker.closed
    assert callers.queue.worker is None


@stepped
async def test_an_idle_process_is_ended(worker):
    callers = Callers(worker, idle=0)
    await callers.call("a")
    worker.send((END, b""))
    await callers.tasks["a"]
    await settled()
    assert worker.closed


@stepped
async def test_a_closed_queue_ends_all_jobs_and_takes_no_more(worker):
    callers = Callers(worker)
    for letter in "abc":
        await callers.call(letter)
    await callers.queue.close()
    await settled()
    await callers.call("d")
    assert {callers.outcome(letter) for letter in "abcd"} == {"analysis-is-busy"}
    assert worker.closed


# -- the process -----------------------------------------------------------------------


class Output(io.BytesIO):
    """The frames that were written."""

    def frames(self):
        found, rest = [], self.getvalue()
        while rest:
            end = 5 + int.from_bytes(rest[:4], "big")
            found.append((rest[4:5], rest[5:end]))
            rest = rest[end:]
        return found


class Given:
    """AnalysisOrders that a test gives, and then the end of them."""

    def __init__(self, *orders):
        self.waiting: SimpleQueue[object] = SimpleQueue()
        for order in orders:
            self.waiting.put(order)
        self.cancelled = Event()


def frames_of(*functions):
    given, output = Given(*({"run": str(at), "arguments": []} for at in range(len(functions)))), Output()
    given.waiting.put(None)
    serve(given, output, lambda name: lambda: functions[int(name)](given))  # type: ignore[arg-type]
    return output.frames()


def refused(_):
    yield b"1"
    raise RuleError("no-such-seat", {"seat": 3})


def failing(_):
    yield b"1"
    raise ValueError("a card, which mustn't be logged")


def cancelled(given):
    yield b"1"
    given.cancelled.set()
    yield b"2"
    raise AssertionError


def test_a_process_sends_what_a_job_yields_and_how_it_ended():
    assert frames_of(lambda _: [b"1", b"2"], cancelled) == [
        *[(PART, b"1"), (PART, b"2"), (END, b"")],
        *[(PART, b"1"), (END, b"")],
    ]
    kind, content = frames_of(refused)[1]
    assert (kind, pickle.loads(content).details) == (REFUSED, {"seat": 3})
    kind, content = frames_of(failing)[1]
    assert kind == BROKEN
    assert b"ValueError at " in content
    assert b"card" not in content


def test_every_job_exists():
    assert all(callable(job_named(name)) for name in JOBS)


def test_orders_are_read_while_a_job_runs_and_their_end_is_noticed():
    left = Event()
    orders = AnalysisOrders(io.BytesIO(b'{"run": "review", "arguments": []}\n{"cancel": true}\n'), left.set)
    assert left.wait(PATIENCE_SECONDS)
    assert orders.waiting.get() == {"run": "review", "arguments": []}
    assert orders.cancelled.is_set()


def test_the_process_leaves_when_the_server_is_gone():
    command = [sys.executable, "-c", COMMAND.format(path=sys.path)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    order = b'{"run": "review", "arguments": ["nothing that is a record", "en", false]}\n'
    assert process.stdin
    assert process.stdout
    process.stdin.write(order)
    process.stdin.flush()
    assert process.stdout.read(5)[4:] == REFUSED
    if hasattr(os, "getpriority"):
        assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
    process.stdin.close()
    assert process.wait(PATIENCE_SECONDS) == 0
    process.stdout.close()
