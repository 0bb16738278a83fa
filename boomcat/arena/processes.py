"""Processes that play, on this machine or for a worker of a cluster: each of them runs `worker_process.py`."""

from __future__ import annotations

import pickle
import subprocess
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from typing import Any, Self

from boomcat.arena.pool import Play, outcome

#: Seconds: how long a process that is dismissed may take to leave, programs and all, before it is killed.
LEAVE_TIMEOUT_SECONDS = 2.0
#: With the path of this process, so that it finds the same Boomcat.
COMMAND = "import sys; sys.path[:] = {path!r}; from boomcat.arena.worker_process import main; main()"


class WorkerProcess:
    """Plays parts of any run on the same terms: a new process takes longer to start than many a run.

    Without terms it is on the same machine, and nothing has to be checked.
    """

    def __init__(self, terms: tuple[Any, ...] | None) -> None:
        self.terms = terms
        # In a separate session, so that Ctrl-C doesn't reach it: this process decides when its workers end.
        command = [sys.executable, "-c", COMMAND.format(path=sys.path)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.orders, self.answers = self.process.stdin, self.process.stdout
        self.say(terms)

    def say(self, order: Any) -> None:
        # If it has gone, its last words are still to be read; if it was dismissed, the pipe is closed.
        with suppress(OSError, ValueError):
            pickle.dump(order, self.orders)
            self.orders.flush()

    def play(self, play: bytes, part: range) -> tuple[Any, ...]:
        """Return the outcome: played, a bot's death, unfit, or gone (the process)."""
        self.say((play, part))
        try:
            answer: tuple[Any, ...] = pickle.load(self.answers)
        except (EOFError, OSError, ValueError, pickle.UnpicklingError):
            return ("gone",)
        return answer

    def dismiss(self) -> None:
        """Close the process's input; it notices that in the middle of a game, too, and leaves."""
        with suppress(OSError):
            self.orders.close()

    def end(self) -> None:
        self.dismiss()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LEAVE_TIMEOUT_SECONDS)
        self.process.kill()
        self.process.wait()
        self.answers.close()


class Processes:
    """A pool of them on this machine.  They end with its block, whatever they are doing."""

    def __init__(self, play: Play, workers: int) -> None:
        self.play = pickle.dumps(play)
        self.slots = workers
        self.busy: dict[Future[tuple[Any, ...]], tuple[WorkerProcess, range]] = {}

    def __enter__(self) -> Self:
        self.threads = ThreadPoolExecutor(self.slots)
        self.processes = [WorkerProcess(None) for _ in range(self.slots)]
        self.idle = self.processes[:]
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            process.dismiss()
        for process in self.processes:
            process.end()
        self.threads.shutdown()

    def has_room(self) -> bool:
        return bool(self.idle)

    def hand_out(self, part: range) -> None:
        process = self.idle.pop()
        self.busy[self.threads.submit(process.play, self.play, part)] = process, part

    def collect(self, seconds: float) -> list[tuple[range, float, list[Any]]]:
        done = []
        for future in wait(self.busy, seconds, FIRST_COMPLETED).done:
            process, part = self.busy.pop(future)
            done.append((part, *outcome(*future.result())))
            self.idle.append(process)
        return done
