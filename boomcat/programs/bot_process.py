"""A child process that exchanges lines with us.  No call here waits longer than its timeout, whatever it does.

Three threads serve its three pipes, so that neither a program that writes nothing nor one that never reads blocks the
caller.  (Threads, because Windows offers no other way to wait for pipes.)
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

#: Bytes.  A program that writes more than this without a line break, or before we read it, is ended.
LONGEST_LINE_BYTES = 1_000_000
#: Bytes that may wait for a program that doesn't read.
MOST_UNREAD_BYTES = 8_000_000
CHUNK_BYTES = 65_536
#: How many bytes of the program's standard error are kept: the end of it, which has the reason.
KEPT_ERROR_BYTES = 2_000

#: Seconds that a program may take to exit, the system to kill it, and the threads to notice.
EXIT_TIMEOUT_SECONDS = 0.5
KILL_TIMEOUT_SECONDS = 1.0
THREADS_TIMEOUT_SECONDS = 0.2


class Process:
    """A running program."""

    def __init__(self, parts: list[str]) -> None:
        self.popen = start(parts)
        #: The lines of its standard output; None after the last.
        self.lines: SimpleQueue[bytes | None] = SimpleQueue()
        self.outbox: SimpleQueue[bytes | None] = SimpleQueue()
        # Counters of bytes.  Each is written by one thread only, so they need no lock.
        self.heard = self.taken = self.sent = self.written = 0
        self.flooded = False
        self.silent = False
        self.ended = False
        self.complaints = b""
        #: Set at its first output, or its end; and at the end of its output.
        self.spoke = threading.Event()
        self.finished = threading.Event()
        self.threads = [
            threading.Thread(target=serve, name=f"{serve.__name__} {self.popen.pid}", daemon=True)
            for serve in (self.listen, self.speak, self.listen_to_complaints)
        ]
        # If we exit without ending it, it is killed.
        self.guard = weakref.finalize(self, kill, self.popen)
        for thread in self.threads:
            thread.start()

    # -- the threads ---------------------------------------------------------------

    def listen(self) -> None:
        line = bytearray()
        with suppress(OSError, ValueError), pipe(self.popen.stdout) as stream:
            while data := stream.read1(CHUNK_BYTES):  # type: ignore[attr-defined]
                self.heard += len(data)
                if self.heard - self.taken > LONGEST_LINE_BYTES:
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

    def speak(self) -> None:
        try:
            with pipe(self.popen.stdin) as stream:
                while (data := self.outbox.get()) is not None:
                    stream.write(data)
                    stream.flush()
                    self.written += len(data)
        except (OSError, ValueError):
            # A program that we can't write to won't answer.
            self.lines.put(None)

    def listen_to_complaints(self) -> None:
        with suppress(OSError, ValueError), pipe(self.popen.stderr) as stream:
            while data := stream.read1(CHUNK_BYTES):  # type: ignore[attr-defined]
                self.complaints = (self.complaints + data)[-KEPT_ERROR_BYTES:]

    # -- talking -------------------------------------------------------------------

    def send(self, line: bytes) -> bool:
        """Queue a line, without waiting; return whether it can still arrive."""
        if self.ended or self.sent - self.written + len(line) > MOST_UNREAD_BYTES:
            return False
        self.sent += len(line)
        self.outbox.put(line)
        return True

    def receive(self, deadline: float) -> bytes | None:
        """Return the next line, or None after the last; raise TimeoutError at the deadline (`time.monotonic`)."""
        if self.silent:
            return None
        left = deadline - time.monotonic()
        if left <= 0:
            # Even if there is a line: otherwise a program that never stops writing would be read forever.
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
        """Return the end of its standard error; if that is empty, its exit status."""
        words = self.complaints.decode("utf-8", errors="replace").strip()
        status = self.popen.returncode
        # A negative status is a signal, which may have been ours.
        return words or ("" if status is None or status < 0 else f"exit status {status}")

    # -- ending --------------------------------------------------------------------

    def end(self, seconds: float = EXIT_TIMEOUT_SECONDS) -> None:
        """Close its standard input, give it time to exit, and kill it and its children if they are still there."""
        if self.ended:
            return
        self.ended = True
        self.outbox.put(None)
        # Not `popen.wait`: until its exit status is collected, no other process can get its number.
        self.finished.wait(seconds)
        self.guard.detach()
        kill(self.popen)
        # A child that left the process group may hold a pipe open for ever.
        deadline = time.monotonic() + THREADS_TIMEOUT_SECONDS
        for thread in self.threads:
            thread.join(max(0.0, deadline - time.monotonic()))


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def kill(popen: subprocess.Popen[bytes]) -> None:
    """Kill the process and its children, with a signal that they can't ignore."""
    if sys.platform == "win32":
        with suppress(OSError, subprocess.TimeoutExpired):
            orders = ["taskkill", "/F", "/T", "/PID", str(popen.pid)]
            subprocess.run(orders, capture_output=True, check=False, timeout=KILL_TIMEOUT_SECONDS)
    else:
        # Some systems raise an error for a group with only dead processes.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(popen.pid, signal.SIGKILL)
    with suppress(OSError, subprocess.TimeoutExpired):
        popen.kill()
        popen.wait(KILL_TIMEOUT_SECONDS)
