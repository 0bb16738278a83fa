"""A process that plays for others: `python -m boomcat.arena.worker_process`.

Workers of Dask have threads, which would take turns at one processor; a bot that never answers could not be stopped
there, and one that ends its process would end the worker.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
import time
from typing import Any, BinaryIO

from boomcat.arena.pool import Play
from boomcat.arena.requirements import Requirements, check
from boomcat.arena.run_ended import RunEnded
from boomcat.programs import BotDied

#: Seconds: how long a bot may hold up the end.
LEAVE_TIMEOUT_SECONDS = 1.0


class Dismissed(BaseException):
    """The process is to end.  No SystemExit: in the middle of a bot's decision that would be the bot's death."""


def dismiss(*_: object) -> None:
    raise Dismissed


def main() -> None:
    """Read requirements or None, then parts to play, each with the function for it; end with the standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, dismiss)
    # The standard output is for results; what a bot prints must not stand among them.
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = sys.stderr
    orders: queue.SimpleQueue[Any] = queue.SimpleQueue()
    try:
        threading.Thread(target=listen, args=(sys.stdin.buffer, orders), daemon=True).start()
        work(orders, results)
    except (BrokenPipeError, Dismissed):
        return


def listen(source: BinaryIO, orders: queue.SimpleQueue[Any]) -> None:
    """Put orders into the queue, in a separate thread, so that the end is heard in the middle of a game."""
    while True:
        try:
            orders.put(pickle.load(source))
        except (EOFError, OSError):
            # Leaving takes the programs along that play for us.
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(LEAVE_TIMEOUT_SECONDS)
            os._exit(1)


def work(orders: queue.SimpleQueue[Any], results: BinaryIO) -> None:
    try:
        terms = orders.get()
        if terms is not None:
            check(Requirements(*terms))
    except RunEnded as unfit:
        say(results, ("unfit", *unfit.args))
        return
    while True:
        written, part = orders.get()
        play: Play = pickle.loads(written)
        start = time.monotonic()
        try:
            found = play(part)
        except BotDied as died:
            say(results, ("bot", *died.args))
        else:
            say(results, ("played", time.monotonic() - start, found))


def say(results: BinaryIO, answer: tuple[Any, ...]) -> None:
    pickle.dump(answer, results)
    results.flush()


if __name__ == "__main__":
    main()
