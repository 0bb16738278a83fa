"""What happens on a worker of Dask: every thread of it has a process that plays (`player.py`)."""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
import time
from contextlib import suppress
from typing import Any

from distributed import get_worker

__all__ = ["play_part"]

#: Seconds: how often a worker checks whether a part is still wanted, and how long a process waits for the next one.
LOOK = 0.25
PATIENCE = 10.0

#: With the path of this process, so that it finds the same Boomcat.
COMMAND = "import sys; sys.path[:] = {path!r}; from boomcat.arena.worker_process import main; main()"


class WorkerProcess:
    """A process that plays parts of any run on the same terms: a new one takes longer to start than many a run."""

    def __init__(self, terms: tuple[Any, ...]) -> None:
        self.terms = terms
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND.format(path=sys.path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        #: The key of the task that it works for, and since when it works for none.
        self.task = ""
        self.since = 0.0
        self.called_off = False
        self.say(terms)

    def say(self, order: Any) -> None:
        assert self.process.stdin is not None
        # If it has gone, its last words are still to be read; if it was called off, the pipe is closed.
        with suppress(BrokenPipeError, ValueError):
            pickle.dump(order, self.process.stdin)
            self.process.stdin.flush()

    def hear(self) -> tuple[Any, ...]:
        assert self.process.stdout is not None
        try:
            answer: tuple[Any, ...] = pickle.load(self.process.stdout)
        except (EOFError, OSError, pickle.UnpicklingError):
            return ("off",) if self.called_off else ("gone",)
        return answer

    def dismiss(self) -> None:
        """It hears the end of its input, in the middle of a game, too, and leaves."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()

    def bury(self) -> None:
        """It has ended, or is about to."""
        self.dismiss()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Players:
    """All of them on this worker, for whatever runs there are; a thread looks after them while there are any."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.idle: list[WorkerProcess] = []
        self.busy: list[WorkerProcess] = []
        self.watching = False

    def take(self, task: str, terms: tuple[Any, ...]) -> WorkerProcess:
        with self.lock:
            player = next((one for one in self.idle if one.terms == terms), None)
            if player is not None:
                self.idle.remove(player)
        player = player or WorkerProcess(terms)
        player.task = task
        with self.lock:
            self.busy.append(player)
            if not self.watching:
                self.watching = True
                threading.Thread(target=self.watch, args=(get_worker(),), daemon=True).start()
        return player

    def give_back(self, player: WorkerProcess, *, alive: bool) -> None:
        with self.lock:
            self.busy.remove(player)
            player.since = time.monotonic()
            if alive:
                self.idle.append(player)
        if not alive:
            player.bury()

    def watch(self, worker: Any) -> None:
        while True:
            time.sleep(LOOK)
            with self.lock:
                tired = [one for one in self.idle if time.monotonic() - one.since > PATIENCE]
                self.idle = [one for one in self.idle if one not in tired]
                for one in self.busy:
                    if not one.called_off and not wanted(worker, one.task):
                        one.called_off = True
                        one.dismiss()
                self.watching = bool(self.idle or self.busy)
                last = not self.watching
            for one in tired:
                one.bury()
            if last:
                return


def wanted(worker: Any, task: str) -> bool:
    """Return whether the task was cancelled, or its client died.  Dask can't stop a thread, and only marks the task."""
    known = worker.state.tasks.get(task)
    return known is not None and known.state != "cancelled"


PLAYERS = Players()


def play_part(terms: tuple[Any, ...], play: bytes, first: int, end: int) -> tuple[Any, ...]:
    """What came of it: played, a bot's death, unfit, gone (the process), or off (not wanted any more)."""
    player = PLAYERS.take(str(get_worker().get_current_task()), terms)
    alive = False
    try:
        player.say((play, range(first, end)))
        answer = player.hear()
        alive = answer[0] in ("played", "bot")
        return answer
    finally:
        PLAYERS.give_back(player, alive=alive)
