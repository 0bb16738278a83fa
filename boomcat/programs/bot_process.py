"""A program that runs beside us and is spoken to in lines.  Whatever it does, no call here waits longer than it says.

Three threads serve its three pipes, so that neither a program that says nothing nor one that never listens holds
anybody up.  (Threads, because on Windows pipes cannot be waited for in any other way.)
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
import weakref
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO

from boomcat.programs.command import start

__all__ = ["LONGEST_LINE", "MOST_UNREAD", "Process"]

#: Bytes.  A program that says more than this without being done, or before anybody listens, says nothing useful.
LONGEST_LINE = 1_000_000
#: Bytes that may wait for a program that does not listen.
MOST_UNREAD = 8_000_000
CHUNK = 65_536
#: How much of what the program says to its standard error is kept: the end of it, where the reason stands.
LAST_WORDS = 2_000

#: Seconds: how long a program may take to go by itself, the system to remove it, and the threads to notice.
TO_LEAVE = 0.5
TO_DIE = 1.0
TO_NOTICE = 0.2


class Process:
    """A running program."""

    def __init__(self, parts: list[str]) -> None:
        self.popen = start(parts)
        #: What it said, line by line; None when it will say no more.
        self.lines: SimpleQueue[bytes | None] = SimpleQueue()
        self.outbox: SimpleQueue[bytes | None] = SimpleQueue()
        # Counters of bytes.  Each is written by one thread only, so they need no lock.
        self.heard = self.taken = self.sent = self.written = 0
        self.flooded = False
        self.silent = False
        self.ended = False
        self.complaints = b""
        #: Set when it first says something, or never will; and when it will say no more.
        self.spoke = threading.Event()
        self.finished = threading.Event()
        self.threads = [
            threading.Thread(target=serve, name=f"{serve.__name__} {self.popen.pid}", daemon=True)
            for serve in (self.listen, self.speak, self.listen_to_complaints)
        ]
        # When we leave without ending it, it leaves with us.
        self.guard = weakref.finalize(self, kill, self.popen)
        for thread in self.threads:
            thread.start()

    # -- the threads ---------------------------------------------------------------

    def listen(self) -> None:
        stream = pipe(self.popen.stdout)
        line = bytearray()
        with suppress(OSError, ValueError):
            while data := stream.read1(CHUNK):  # type: ignore[attr-defined]
                self.heard += len(data)
                if self.heard - self.taken > LONGEST_LINE:
                    self.flooded = True
                    break
                first, *others = data.split(b"\n")
                line += first
                for other in others:
                    self.lines.put(bytes(line))
                    line = bytearray(other)
                if others:
                    self.spoke.set()
        self.lines.put(None)
        self.finished.set()
        self.spoke.set()
        close(stream)

    def speak(self) -> None:
        stream = pipe(self.popen.stdin)
        try:
            while (data := self.outbox.get()) is not None:
                stream.write(data)
                stream.flush()
                self.written += len(data)
        except (OSError, ValueError):
            # Who cannot be asked will not answer.
            self.lines.put(None)
        close(stream)

    def listen_to_complaints(self) -> None:
        stream = pipe(self.popen.stderr)
        with suppress(OSError, ValueError):
            while data := stream.read1(CHUNK):  # type: ignore[attr-defined]
                self.complaints = (self.complaints + data)[-LAST_WORDS:]
        close(stream)

    # -- talking -------------------------------------------------------------------

    def send(self, line: bytes) -> bool:
        """Say a line; whether it can still arrive.  Does not wait."""
        if self.ended or self.sent - self.written + len(line) > MOST_UNREAD:
            return False
        self.sent += len(line)
        self.outbox.put(line)
        return True

    def receive(self, deadline: float) -> bytes | None:
        """The next line, or None if there will be no more; raises TimeoutError at the deadline (`time.monotonic`)."""
        if self.silent:
            return None
        left = deadline - time.monotonic()
        if left <= 0:
            # Even if there is a line: otherwise one who never stops talking would be listened to forever.
            raise TimeoutError
        try:
            line = self.lines.get(timeout=left)
        except Empty:
            raise TimeoutError from None
        if line is None:
            self.silent = True
        else:
            self.taken += len(line) + 1
        return line

    def last_words(self) -> str:
        """The end of what it said to its standard error; if it said nothing, how it left."""
        words = self.complaints.decode("utf-8", errors="replace").strip()
        status = self.popen.returncode
        # A negative one may be our own doing.
        return words or ("" if status is None or status < 0 else f"exit status {status}")

    # -- ending --------------------------------------------------------------------

    def end(self, patience: float = TO_LEAVE) -> None:
        """Close its standard input, give it a moment to leave by itself, and end whatever is left of it."""
        if self.ended:
            return
        self.ended = True
        self.outbox.put(None)
        # Not `popen.wait`: until its exit status is collected, no other process can get its number.
        self.finished.wait(patience)
        self.guard.detach()
        kill(self.popen)
        # A child that escaped from the group may hold a pipe open for as long as it likes.
        deadline = time.monotonic() + TO_NOTICE
        for thread in self.threads:
            thread.join(max(0.0, deadline - time.monotonic()))


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def close(stream: IO[bytes]) -> None:
    """What could not be written before cannot be written now."""
    with suppress(OSError, ValueError):
        stream.close()


def kill(popen: subprocess.Popen[bytes]) -> None:
    """End the process and its children, in a way that none of them can refuse."""
    if sys.platform == "win32":
        with suppress(OSError, subprocess.TimeoutExpired):
            orders = ["taskkill", "/F", "/T", "/PID", str(popen.pid)]
            subprocess.run(orders, capture_output=True, check=False, timeout=TO_DIE)
    else:
        # A group of which only the dead are left is an error to some systems.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(popen.pid, signal.SIGKILL)
    with suppress(OSError, subprocess.TimeoutExpired):
        popen.kill()
        popen.wait(TO_DIE)
