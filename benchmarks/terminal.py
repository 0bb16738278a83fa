"""Measure how fast the table opens in the terminal, and its memory: `python3 play bench --terminal`.

Each start is a new process on a terminal of 80 × 24 characters; it's over when the hand is on the screen.  Nothing here
is asserted.  Linux only, because it reads the memory from /proc.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import re
import select
import signal
import statistics
import struct
import sys
import termios
import time
from pathlib import Path
from typing import NamedTuple

ROWS, COLUMNS = 24, 80
COMMAND = [sys.executable, "-m", "boomcat", "terminal", "--seed", "5"]
#: In every hand at the beginning, and only there in the same line.
HAND = b"Defuse"
START_TIMEOUT_SECONDS = 60.0
MEGABYTE = 1024


class Start(NamedTuple):
    seconds: float
    cpu_seconds: float
    #: What the process alone has in memory, and what it shares with others as well, such as Python itself.
    private_megabytes: float
    resident_megabytes: float


def start() -> Start:
    begun = time.monotonic()
    child, screen = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm-256color", "BOOMCAT_LANG": "en"}
        os.execv(sys.executable, COMMAND)
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    try:
        shown = b""
        while HAND not in shown:
            left = begun + START_TIMEOUT_SECONDS - time.monotonic()
            if left <= 0 or not select.select([screen], [], [], left)[0]:
                sys.exit("The table didn't open within a minute.")
            shown += os.read(screen, 1 << 16)
        seconds = time.monotonic() - begun
        memory = Path(f"/proc/{child}/smaps_rollup").read_text("ascii")
        fields = Path(f"/proc/{child}/stat").read_text("ascii").rpartition(")")[2].split()
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(screen)
    kilobytes = {name: int(found) for name, found in re.findall(r"^(\w+): +(\d+) kB", memory, re.MULTILINE)}
    private = kilobytes["Private_Clean"] + kilobytes["Private_Dirty"]
    cpu = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return Start(seconds, cpu, private / MEGABYTE, kilobytes["Rss"] / MEGABYTE)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench --terminal", description=__doc__)
    parser.add_argument("--starts", type=int, default=9, help="how often it's started (9)")
    chosen = parser.parse_args(words)
    start()  # the first one reads everything from the disk
    starts = [start() for _ in range(chosen.starts)]
    seconds, cpu, private, resident = (statistics.median(column) for column in zip(*starts, strict=True))
    print(f"From the command to the hand: {seconds:.2f} s (median of {len(starts)}), {cpu:.2f} s of it on a processor.")
    print(f"Memory: {private:.0f} MB, and {resident:.0f} MB with what it shares with other programs.")
